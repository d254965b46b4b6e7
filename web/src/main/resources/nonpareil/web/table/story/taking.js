// Cards that are drawn or taken, one event after the other.

/** @typedef {import('../../types.js').GameEvent} GameEvent */

/** @param {GameEvent} e @returns {string[]} */
export function ids(e) {
  return Array.isArray(e.cards) ? e.cards : [];
}

/** Whether two go on with the same. @param {GameEvent} a @param {GameEvent} b */
export function isSameTaking(a, b) {
  return (
    b.type === 'cards-taken' &&
    a.seat === b.seat &&
    a.from === b.from &&
    JSON.stringify(a.cause) === JSON.stringify(b.cause)
  );
}

/** Whether a card cannot be seen. @param {string | null | undefined} card */
export function isHidden(card) {
  return card === 'hidden' || card === null || card === undefined;
}
