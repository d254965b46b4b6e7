// Why a card, a piece or a space cannot be used now, as a sentence with the names in it.

import { canSay } from '../parts/say.js';

/** @typedef {import('../../types.js').Prompt} Prompt */
/** @typedef {import('../../types.js').Cases} Cases */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../parts/names.js').Names} Names */

/**
 * A card of one's own.
 *
 * @param {string} reason
 * @param {string} card
 * @param {number} seat
 * @param {Prompt} prompt
 * @param {Names} names
 * @param {View} [view]
 */
export function whyCard(reason, card, seat, prompt, names, view) {
  const fighter = prompt.kind === 'defense-card' ? prompt.target : prompt.attacker;
  const params = {
    what: names.quoted(seat, card),
    who: prompt.seat ? names.player(prompt.seat) : names.player(seat),
    banner: bannerCalled(card, seat, names),
    fighter: names.called(fighter),
    trait: names.trait(seat, view?.players.find((p) => p.seat === seat)?.trait),
    hero: names.player(seat),
    why: because(prompt, names),
  };
  const inCombat = prompt.kind === 'attack-card' || prompt.kind === 'defense-card';
  return said(reason === 'other-banner' && !inCombat ? 'other-banner.discard' : reason, 'card', params, names);
}

/** A fighter or token. @param {string} reason @param {string} piece @param {Prompt} prompt @param {Names} names */
export function whyPiece(reason, piece, prompt, names) {
  return said(
    reason,
    'piece',
    { what: names.called(piece), who: names.player(prompt.seat ?? names.owner(piece)), why: because(prompt, names) },
    names,
  );
}

/**
 * A space, for a piece that would go there or for itself.
 *
 * @param {string} reason
 * @param {string | null} piece
 * @param {Names} names
 * @param {Prompt} prompt
 */
export function whySpace(reason, piece, names, prompt) {
  const more = { who: names.player(prompt.seat ?? 0), why: because(prompt, names) };
  if (!piece) return said(reason, 'space', { what: names.say('why.this-space'), ...more }, names);
  return said(reason, 'going', { what: names.called(piece), ...more }, names);
}

/** What asks, as the subject of a sentence. @param {Prompt} prompt @param {Names} names */
function because(prompt, names) {
  const why = names.cause(prompt.cause);
  return why ? names.say('quoted', { text: why }) : names.say('why.effect');
}

/**
 * @param {string} reason
 * @param {'card' | 'piece' | 'space' | 'going'} kind
 * @param {import('../parts/say.js').Params} params
 * @param {Names} names
 */
function said(reason, kind, params, names) {
  for (const key of [`why.${kind}.${reason}`, `why.${reason}`]) {
    const text = canSay(key) ? names.say(key, params) : '{';
    // A reason that speaks of something this one does not have is not its reason.
    if (!text.includes('{')) return text;
  }
  return names.say('why.other', params);
}

/**
 * Whom a card's banner names.
 *
 * @param {string} card
 * @param {number} seat
 * @param {Names} names
 * @returns {Cases | string}
 */
function bannerCalled(card, seat, names) {
  const data = names.cardData(seat, card);
  const kind = names.heroes.get(seat)?.fighters.find((f) => f.id === data?.banner);
  if (kind && kind.count === 1) return names.called(`${seat}.${kind.id}`);
  if (kind?.plural) {
    const name = names.local(kind.plural);
    return { n: name, a: name, d: name, g: name };
  }
  const trait = names.heroes.get(seat)?.traits.find((t) => t.id === data?.banner);
  const text = trait ? names.local(trait.name) : data ? names.local(data.bannerName) : '';
  return { n: text, a: text, d: text, g: text };
}
