// How a hand is laid so that every card in it can be read: the first step of a ladder that fits. It is taken when the
// cards change, never while somebody decides.
//
//   1  letters of 13 px         2  letters of 12 px, moments in the line
//   4  the hand runs under the side column, whose own panel folds to a line
//   5  what is left overlaps; the card pointed at stands free
//
// (Equal cards are always one pile, so step 3 of the drawings is taken from the start.)

/** How wide a card is made where there is room for more than its text needs. */
const COMFORTABLE = 146;
/** No card is wider, whatever it says. */
const MOST = 560;
export const GAP = 8;
/** What one more card of a pile shows of itself. */
export const EDGE = 6;

/**
 * @typedef {object} Laid
 * @property {1 | 2 | 4 | 5} step
 * @property {number} fine how small the letters are, in steps from 0
 * @property {boolean} wide
 * @property {number[]} widths of the cards, without the edges of their piles
 * @property {number} overlap how much of a card lies under the next
 */

/**
 * @param {readonly number[][]} least for each size of letters: the least width of each card
 * @param {readonly number[]} copies of each card
 * @param {{own: number, wide: number}} room
 * @param {number} [scale] of letters
 * @returns {Laid}
 */
export function lay(least, copies, room, scale = 1) {
  const edges = copies.reduce((sum, n) => sum + edgesOf(n), 0) + GAP * Math.max(0, copies.length - 1);
  /** @param {number[]} widths */
  const total = (widths) => widths.reduce((sum, w) => sum + w, 0) + edges;
  for (const [wide, width] of /** @type {const} */ ([
    [false, room.own],
    [true, room.wide],
  ])) {
    if (wide && room.wide <= room.own) continue;
    for (const [fine, widths] of least.entries())
      if (total(widths) <= width)
        return {
          step: wide ? 4 : fine === 0 ? 1 : 2,
          fine,
          wide,
          widths: grown(widths, width - edges, COMFORTABLE * scale),
          overlap: 0,
        };
  }
  const fine = least.length - 1;
  const wide = room.wide > room.own;
  const width = wide ? room.wide : room.own;
  const widths = least[fine].map((w) => Math.min(w, MOST * scale, width));
  return { step: 5, fine, wide, widths, overlap: (total(widths) - width) / Math.max(1, copies.length - 1) };
}

/** How wide the edges of a pile are. @param {number} copies */
export function edgesOf(copies) {
  return EDGE * Math.min(2, copies - 1);
}

/**
 * Narrow cards grow together, up to what is comfortable.
 *
 * @param {readonly number[]} widths
 * @param {number} room
 * @param {number} most
 */
function grown(widths, room, most) {
  let level = most;
  const sum = () => widths.reduce((total, w) => total + Math.max(w, level), 0);
  while (level > 0 && sum() > room) level -= 1;
  return widths.map((w) => Math.max(w, level));
}
