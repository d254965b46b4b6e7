import { local } from '../app/i18n.js';

/** @typedef {import('../types.js').Card} Card */

/** Who may use a card, and the groups it belongs to; what its name says of them is not said again. @param {Card} card */
export function whoWords(card) {
  const name = local(card.name).toLowerCase();
  const tags = (card.tags ?? []).map((tag) => local(tag.name)).filter((tag) => !name.includes(tag.toLowerCase()));
  return [local(card.bannerName), ...tags].filter(Boolean).join(' · ');
}
