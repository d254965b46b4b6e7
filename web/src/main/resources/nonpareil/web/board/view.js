// What part of the board is to be seen: scale and shift of the drawing in its box, in CSS pixels. Pure functions.

/** A point p of the drawing is seen at k * p + (x, y).
 * @typedef {{k: number, x: number, y: number}} View */
/** @typedef {{width: number, height: number}} Size */
/** How a board lies in its box: `room` is what the buttons leave of it.
 * @typedef {{turned: boolean, view: View, tools: 'right' | 'below' | 'none', room: Size}} Fit */

/** How much closer than the whole board one may look. */
export const CLOSEST = 5;

/** The largest scale at which a drawing fits a box. @param {Size} drawing @param {Size} box */
function scale(drawing, box) {
  return Math.max(0.01, Math.min(box.width / drawing.width, box.height / drawing.height));
}

/** The whole drawing in the middle of a box. @param {Size} drawing @param {Size} box @returns {View} */
export function whole(drawing, box) {
  const k = scale(drawing, box);
  return { k, x: (box.width - k * drawing.width) / 2, y: (box.height - k * drawing.height) / 2 };
}

/**
 * How a board best fits a box: turned or not, with its buttons (a strip of some width) at the right or below, where
 * they take the least from it.
 * @param {Size} drawing not turned
 * @param {Size} box
 * @param {number} strip 0: no buttons
 * @param {'auto' | 'yes' | 'no'} turn
 * @returns {Fit} */
export function fit(drawing, box, strip, turn) {
  const turnedDrawing = { width: drawing.height, height: drawing.width };
  /** @type {{turned: boolean, tools: Fit['tools'], inner: Size, k: number}[]} */
  const ways = [];
  for (const turned of turn === 'yes' ? [true] : turn === 'no' ? [false] : [false, true]) {
    const d = turned ? turnedDrawing : drawing;
    if (!strip) {
      ways.push({ turned, tools: 'none', inner: box, k: scale(d, box) });
      continue;
    }
    const right = { width: box.width - strip, height: box.height };
    const below = { width: box.width, height: box.height - strip };
    ways.push({ turned, tools: 'right', inner: right, k: scale(d, right) });
    ways.push({ turned, tools: 'below', inner: below, k: scale(d, below) });
  }
  const best = ways.reduce((a, b) => (b.k > a.k * 1.001 ? b : a));
  return {
    turned: best.turned,
    tools: best.tools,
    room: best.inner,
    view: whole(best.turned ? turnedDrawing : drawing, best.inner),
  };
}

/**
 * A view that leaves no more empty space than needed: what is smaller than the box stays in the middle as in the
 * fitting view, what is larger covers it.
 * @param {View} view @param {View} fitting @param {Size} drawing @param {Size} box @returns {View} */
export function bounded(view, fitting, drawing, box) {
  const k = Math.min(fitting.k * CLOSEST, Math.max(fitting.k, view.k));
  /** @param {number} at @param {number} size @param {number} room @param {number} rest */
  const axis = (at, size, room, rest) =>
    k * size <= room ? rest + (fitting.k * size - k * size) / 2 : Math.min(0, Math.max(room - k * size, at));
  return {
    k,
    x: axis(view.x, drawing.width, box.width, fitting.x),
    y: axis(view.y, drawing.height, box.height, fitting.y),
  };
}

/**
 * Closer (or farther) with the point under a place of the box staying where it is.
 *
 * @param {View} view
 * @param {number} factor
 * @param {number} px
 * @param {number} py
 * @returns {View}
 */
export function zoomed(view, factor, px, py) {
  return { k: view.k * factor, x: px - (px - view.x) * factor, y: py - (py - view.y) * factor };
}

/** What point of the drawing is seen at a place of the box. @param {View} view @param {number} px @param {number} py */
export function inDrawing(view, px, py) {
  return { x: (px - view.x) / view.k, y: (py - view.y) / view.k };
}

/**
 * Moved so that a point of the drawing is at least a margin inside the box.
 *
 * @param {View} view
 * @param {{x: number, y: number}} point
 * @param {Size} box
 * @param {number} margin
 * @returns {View}
 */
export function showing(view, point, box, margin) {
  const px = view.k * point.x + view.x;
  const py = view.k * point.y + view.y;
  const dx = px < margin ? margin - px : px > box.width - margin ? box.width - margin - px : 0;
  const dy = py < margin ? margin - py : py > box.height - margin ? box.height - margin - py : 0;
  return dx === 0 && dy === 0 ? view : { k: view.k, x: view.x + dx, y: view.y + dy };
}
