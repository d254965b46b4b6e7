// What only some at the table know, taken out of what this page was told: so that a page can be shown to others.

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').PlayerState} PlayerState */

const HIDDEN = 'hidden';

/** An event as the public was told it. @param {GameEvent} event @returns {GameEvent} */
function publicEvent(event) {
  switch (event.type) {
    case 'cards-taken':
      return event.from === 'drawn' || event.from === 'deck'
        ? { ...event, cards: Array.isArray(event.cards) ? event.cards.map(() => HIDDEN) : (event.cards ?? 0) }
        : event;
    case 'card-committed':
      return event.faceUp ? event : { ...event, card: HIDDEN };
    case 'card-moved':
      return event.open ? event : { ...event, card: HIDDEN };
    case 'card-returned':
      return { ...event, card: HIDDEN };
    default: // everybody is told the same
      return event;
  }
}

/**
 * A record without the cards that only some know.
 *
 * @template {Entry} E
 * @param {E} entry
 * @returns {E}
 */
export function publicEntry(entry) {
  return { ...entry, events: entry.events.map(publicEvent) };
}

/** What cards there are, counted. @param {Record<string, number>} unseen @param {readonly string[]} cards */
function withCards(unseen, cards) {
  const all = { ...unseen };
  for (const card of cards) all[card] = (all[card] ?? 0) + 1;
  return all;
}

/** @param {PlayerState} player @returns {PlayerState} */
function publicPlayer(player) {
  const { hand, ...rest } = player;
  const hidden = [...(hand ?? []), ...(player.known ?? [])];
  return { ...rest, known: [], deckTop: [], unseen: withCards(player.unseen ?? {}, hidden) };
}

/**
 * A position without what only some know. What is laid face down stays so.
 *
 * @param {View} view
 * @param {boolean} [revealed] whether the cards of the combat lie open
 * @returns {View}
 */
export function publicView(view, revealed = false) {
  const { combat } = view;
  const down = (/** @type {string | null | undefined} */ card) => (card && !revealed ? HIDDEN : (card ?? null));
  return {
    ...view,
    players: view.players.map(publicPlayer),
    combat: combat
      ? {
          ...combat,
          attackCard: down(combat.attackCard),
          defenseCard: down(combat.defenseCard),
          boostCard: down(combat.boostCard),
        }
      : null,
  };
}
