// Where the cards of a show lie on the stage: at its edges, near their fighters, never over either of them. Pure.

/** @typedef {{x: number, y: number, r: number}} Disc */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{width: number, height: number}} Size */
/**
 * @typedef {object} Around
 * @property {Size} stage
 * @property {readonly Size[]} stacks a card with its tab and sum, for each side of the show
 * @property {readonly (Disc | null)[]} own the fighter of each stack
 * @property {readonly Disc[]} others figures that take no part
 * @property {readonly Box[] | undefined} [before] where the same cards lay so far
 */
/** @typedef {{boxes: Box[], scale: number, sign: Box | null}} Slots */

const EDGE = 16;
/** Under the control for going on. */
const TOP = 60;
const STEP = 8;
const GAP = 12;
/** Room around the line between fighters. */
const CLEAR = 24;
const SIGN = { width: 260, height: 74 };
const HANGS = 14;
/** What it costs if the defender's card lies left of the attacker's at the same edge. */
const TURNED = 320;
/** Cards of 168 by 235. */
const SMALLER = 0.84;

/** @param {Around} around @returns {Slots} */
export function slots(around) {
  const tries = [
    { scale: 1, others: true, free: false, clear: CLEAR },
    { scale: SMALLER, others: true, free: false, clear: CLEAR },
    { scale: SMALLER, others: false, free: false, clear: CLEAR },
    { scale: SMALLER, others: false, free: true, clear: 4 },
    { scale: 0.7, others: false, free: true, clear: 4 },
    { scale: 0.7, others: false, free: true, clear: -Infinity },
    { scale: 0.6, others: false, free: true, clear: -Infinity },
  ];
  // In the middle of a show a card rather gets smaller than it crosses the stage.
  const staying = around.before
    ? tries.filter((how) => how.scale >= SMALLER).map((how) => ({ ...how, stay: true }))
    : [];
  for (const how of [...staying, ...tries]) {
    for (const sign of signs(around)) {
      const found = placed(around, how, sign);
      if (found) return found;
    }
  }
  // So small a stage that nothing is free: side by side at the upper edge.
  const scale = 0.6;
  let x = EDGE;
  const boxes = around.stacks.map((size) => {
    const box = { x, y: TOP, width: size.width * scale, height: size.height * scale };
    x += box.width + GAP;
    return box;
  });
  return { boxes, scale, sign: null };
}

/**
 * The same places again, if they still do: cards lie still as long as nobody has to see what is under them.
 *
 * @param {Slots} before
 * @param {Around} around
 * @returns {Slots | null}
 */
export function kept(before, { stage, stacks, own }) {
  if (before.boxes.length !== stacks.length) return null;
  const boxes = before.boxes.map((box, i) => ({
    ...box,
    width: stacks[i].width * before.scale,
    height: stacks[i].height * before.scale,
  }));
  const fit = boxes.every(
    (box, i) =>
      box.width <= before.boxes[i].width + 1 &&
      box.height <= before.boxes[i].height + 1 &&
      box.x + box.width <= stage.width &&
      box.y + box.height <= stage.height &&
      own.every((d) => !d || far(box, d) >= d.r),
  );
  return fit ? { ...before, boxes } : null;
}

/** @typedef {{scale: number, others: boolean, free: boolean, clear: number, stay?: boolean}} How */

/** @param {Around} around @param {How} how @param {Box | null} sign @returns {Slots | null} */
function placed(around, how, sign) {
  const { stacks } = around;
  const lists = stacks.map((_, i) => candidates(around, how, i, sign));
  if (lists.length === 1) return lists[0][0] ? { boxes: [lists[0][0].box], scale: how.scale, sign: null } : null;
  let best = null;
  let least = Infinity;
  for (const a of lists[0]) {
    if (a.cost >= least) break;
    for (const b of lists[1]) {
      if (a.cost + b.cost >= least) break;
      if (meet(a.box, b.box, GAP)) continue;
      const cost = a.cost + b.cost + (isTurned(a.box, b.box, around.stage) ? TURNED : 0);
      if (cost >= least) continue;
      least = cost;
      best = [a.box, b.box];
    }
  }
  return best && { boxes: best, scale: how.scale, sign };
}

/** Whether cards side by side at one edge lie the other way round than on the sign. @param {Box} a @param {Box} b @param {Size} stage */
function isTurned(a, b, { width }) {
  const left = [a, b].filter((box) => box.x + box.width / 2 < width / 2).length;
  return left !== 1 && a.x > b.x;
}

/**
 * The sign hangs from the top; if a fighter of the show stands there, it rises from the lower edge.
 *
 * @param {Around} around
 * @returns {(Box | null)[]}
 */
function signs({ stage, own, stacks }) {
  if (stacks.length < 2) return [null];
  const x = (stage.width - SIGN.width) / 2;
  const boxes = [HANGS, stage.height - SIGN.height - EDGE].map((y) => ({ ...SIGN, x, y }));
  return boxes.filter((box) => own.every((disc) => !disc || far(box, disc) >= disc.r));
}

/** The places of a stack, the best first. @param {Around} around @param {How} how @param {number} i @param {Box | null} sign */
function candidates({ stage, stacks, own, others, before }, how, i, sign) {
  const width = stacks[i].width * how.scale;
  const height = stacks[i].height * how.scale;
  const other = (stacks[1 - i]?.width ?? 0) * how.scale;
  const right = stage.width - EDGE - width;
  const columns = how.free
    ? Array.from({ length: Math.max(1, Math.floor((right - EDGE) / 16) + 1) }, (_, n) => EDGE + n * 16)
    : [EDGE, right, ...(stacks.length > 1 ? [EDGE + other + GAP, right - other - GAP] : [])];
  const bottom = Math.max(TOP, stage.height - height - STEP);
  const [a, b] = [own[0], own[1]];
  const side = (/** @type {Box} */ box) => Math.sign(box.x + box.width / 2 - stage.width / 2);
  const found = [];
  for (const x of columns) {
    if (x < 0 || x + width > stage.width) continue;
    for (let y = TOP; y <= bottom; y += STEP) {
      const box = { x, y, width, height };
      if (own.some((d) => d && far(box, d) < d.r + 4)) continue;
      if (how.others && others.some((d) => far(box, d) < d.r)) continue;
      if (sign && meet(box, sign, 4)) continue;
      if (how.stay && before && side(before[i]) !== side(box)) continue;
      if (a && b && reaches(box, a, b, how.clear)) continue;
      const mine = own[i];
      const inner = x !== EDGE && x !== right ? 300 : 0;
      const cost =
        (mine ? far(box, mine) : 0) + inner + (how.others ? 0 : 400 * others.filter((d) => far(box, d) < d.r).length);
      found.push({ box, cost });
    }
  }
  return found.sort((p, q) => p.cost - q.cost);
}

/** How far a point is from a box. @param {Box} box @param {{x: number, y: number}} point */
export function far(box, { x, y }) {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** @param {Box} a @param {Box} b @param {number} gap */
function meet(a, b, gap) {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  );
}

/** Whether a box comes nearer to the line between two discs than it may. @param {Box} box @param {Disc} a @param {Disc} b @param {number} clear */
function reaches(box, a, b, clear) {
  const steps = Math.max(2, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 12));
  for (let n = 0; n <= steps; n++) {
    const t = n / steps;
    if (far(box, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }) < clear) return true;
  }
  return false;
}
