// Where the arrow keys lead on a board. Pure functions.

/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Spot} Spot */

export const DIRECTIONS = Object.freeze({ right: 0, down: 90, left: 180, up: 270 });
/** @typedef {keyof typeof DIRECTIONS} Direction */

/** The difference of two angles, 0 to 180. @param {number} a @param {number} b */
export function between(a, b) {
  return Math.abs(((((a - b) % 360) + 540) % 360) - 180);
}

/** @typedef {Partial<Record<Direction, string>>} Arrows */

/** How far off the pressed direction a neighbour may lie, in degrees. */
const FARTHEST = 80;

/** @type {WeakMap<Layout, Map<string, Arrows>>} */
const known = new WeakMap();

/**
 * Where each arrow key leads from a space: along its lines, and so that together the keys lead to every space.
 *
 * @param {Layout} places
 * @param {string} id
 * @returns {Arrows}
 */
export function arrows(places, id) {
  let all = known.get(places);
  if (!all) {
    all = allArrows(places);
    known.set(places, all);
  }
  return all.get(id) ?? {};
}

/** @param {Layout} places @returns {Map<string, Arrows>} */
function allArrows(places) {
  const all = new Map([...places.spots.keys()].map((id) => [id, ownArrows(places, id)]));
  /** @param {string} id */
  const ways = (id) => [...all.values()].filter((given) => Object.values(given).includes(id)).length;
  for (const spot of places.spots.values()) {
    if (ways(spot.id) > 0) continue;
    // Nobody leads here: some neighbour gives up a key for it whose space can be reached otherwise.
    let best = null;
    for (const near of places.near.get(spot.id) ?? []) {
      const from = /** @type {Spot} */ (places.spots.get(near));
      const given = /** @type {Arrows} */ (all.get(near));
      for (const direction of /** @type {Direction[]} */ (Object.keys(DIRECTIONS))) {
        const off = between((Math.atan2(spot.y - from.y, spot.x - from.x) * 180) / Math.PI, DIRECTIONS[direction]);
        const before = given[direction];
        if (off > FARTHEST || (before && ways(before) < 2)) continue;
        if (!best || off < best.off) best = { off, given, direction };
      }
    }
    if (best) best.given[best.direction] = spot.id;
  }
  return all;
}

/**
 * Every neighbour gets the direction it lies in, so that together they miss the pressed directions by the least; none
 * is given twice.
 * @param {Layout} places @param {string} id @returns {Arrows} */
function ownArrows(places, id) {
  const spot = places.spots.get(id);
  if (!spot) return {};
  const all = (places.near.get(id) ?? []).map((other) => {
    const to = /** @type {Spot} */ (places.spots.get(other));
    return { other, angle: (Math.atan2(to.y - spot.y, to.x - spot.x) * 180) / Math.PI };
  });
  const names = /** @type {Direction[]} */ (Object.keys(DIRECTIONS));
  /** @type {{given: Arrows, count: number, cost: number}} */
  let best = { given: {}, count: 0, cost: 0 };
  /** @param {number} i @param {Arrows} given @param {number} cost */
  const search = (i, given, cost) => {
    if (i === names.length) {
      const count = Object.keys(given).length;
      if (count > best.count || (count === best.count && cost < best.cost)) best = { given: { ...given }, count, cost };
      return;
    }
    search(i + 1, given, cost);
    for (const { other, angle } of all) {
      const off = between(angle, DIRECTIONS[names[i]]);
      if (off > FARTHEST || Object.values(given).includes(other)) continue;
      search(i + 1, { ...given, [names[i]]: other }, cost + off * off);
    }
  };
  search(0, {}, 0);
  return best.given;
}
