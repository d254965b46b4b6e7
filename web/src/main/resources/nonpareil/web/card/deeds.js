// Which drawing lies behind a card's text. It follows from what the card does, so that home-made heroes have one too.

import { allCards } from '../app/catalog.js';
import { mainSign } from './glance.js';

/** @typedef {import('../types.js').Card} Card */
/** @typedef {import('../types.js').Hero} Hero */

/** What a sign is drawn as; several take turns in a deck. @type {Record<string, string[]>} */
const BY_SIGN = {
  damage: ['gaze', 'claws', 'flame', 'bolt'],
  heal: ['chalice'],
  health: ['chalice'],
  revive: ['wing', 'chalice'],
  move: ['steps', 'wing'],
  place: ['door'],
  swap: ['mirror'],
  vanish: ['mist'],
  prevent: ['tower'],
  draw: ['book', 'fan', 'key'],
  discard: ['serpent', 'claws'],
  spend: ['flame', 'fan'],
  take: ['key'],
  return: ['book'],
  look: ['lens', 'gaze'],
  cancel: ['mask'],
  firm: ['tower'],
  boost: ['standard', 'crown'],
  add: ['crown', 'flame', 'standard', 'bolt', 'claws'],
  value: ['scales'],
  'foe-value': ['scales', 'lens'],
  replace: ['mirror'],
  trait: ['vial', 'mirror'],
  token: ['mist', 'door', 'paths'],
  action: ['hourglass'],
  'end-turn': ['hourglass'],
  counter: ['flame', 'crown'],
  forbid: ['tower', 'mask'],
  stay: ['standard', 'book'],
  hide: ['mask'],
  'by-hand': ['mask', 'fan', 'mirror', 'lens'],
  choice: ['paths'],
};

/** A card without an effect is what it is played for. @type {Record<string, string[]>} */
const BY_TYPE = {
  attack: ['blade', 'swords'],
  defense: ['shield', 'tower'],
  versatile: ['swords', 'shield'],
  scheme: ['paths'],
};

/** @param {Card} card @param {Hero} [hero] */
function choices(card, hero) {
  const sign = mainSign(card.symbols);
  const fighter = hero?.fighters.find((f) => f.id === card.banner) ?? hero?.fighters[0];
  if (fighter?.ranged && card.type === 'attack' && (!sign || sign.sign === 'boost')) return ['arrows'];
  // Who is hit in a zone is seen.
  if (sign?.sign === 'damage' && card.symbols.some((s) => s.sign === 'zone')) return ['gaze'];
  return (sign && BY_SIGN[sign.sign]) ?? BY_TYPE[card.type];
}

/** Which drawing a card has: like cards of a deck take turns. @param {Card} card @param {Hero} [hero] */
export function motifOf(card, hero) {
  const mine = choices(card, hero);
  const alike = (hero ? allCards(hero) : [card]).filter((c) => choices(c, hero)[0] === mine[0]);
  const turn = Math.max(
    0,
    alike.findIndex((c) => c.id === card.id),
  );
  return mine[turn % mine.length];
}
