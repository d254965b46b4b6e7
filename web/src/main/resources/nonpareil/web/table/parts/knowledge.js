// What is known of a hand: what everybody saw, and what only whoever looks has seen. Read from what was told.

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').GameEvent} GameEvent */

/** Cards that leave a hand openly. */
const LEAVES = new Set(['card-discarded', 'scheme-played', 'card-boosted', 'card-committed', 'card-returned']);

/**
 * Splits the cards known to be in a hand.
 *
 * @param {readonly string[]} known
 * @param {number} seat
 * @param {readonly Entry[]} entries
 * @param {number} upTo
 * @returns {{all: string[], mine: string[]}}
 */
export function whoKnows(known, seat, entries, upTo) {
  /** @type {string[]} */
  let open = [];
  const without = (/** @type {string | null | undefined} */ card) => {
    const at = open.indexOf(card ?? '');
    if (at >= 0) open.splice(at, 1);
  };
  for (const entry of entries) {
    if (entry.taken || entry.number > upTo) continue;
    for (const e of entry.events ?? []) {
      if (e.type === 'cards-revealed') {
        if (e.attackSeat === seat) without(e.attackCard);
        if (e.defenseSeat === seat) without(e.defenseCard);
      }
      if (e.seat !== seat) continue;
      if (e.type === 'hand-revealed') open = cardsOf(e);
      else if (e.type === 'card-revealed' && !open.includes(e.card ?? '')) open.push(e.card ?? '');
      else if (e.type === 'cards-taken' && (e.from === 'discard-pile' || e.from === 'table')) open.push(...cardsOf(e));
      else if (e.type === 'attack-card-replaced') open.push(e.returned ?? '');
      else if (e.type === 'card-moved' && e.to === 'hand' && e.open) open.push(e.card ?? '');
      else if (
        e.type === 'card-moved' || e.type === 'scheme-within' ? e.from === 'hand' : LEAVES.has(e.type) && !e.fromDeck
      )
        without(e.card);
    }
  }
  const rest = [...open];
  /** @type {{all: string[], mine: string[]}} */
  const split = { all: [], mine: [] };
  for (const card of known) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    split[at >= 0 ? 'all' : 'mine'].push(card);
  }
  return split;
}

/** @param {GameEvent} e @returns {string[]} */
function cardsOf(e) {
  return Array.isArray(e.cards) ? e.cards.filter((id) => id !== 'hidden') : [];
}
