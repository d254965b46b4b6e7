// Where everything on a board lies. Pure functions; a board is 1000 units wide, y grows downwards, angles go clockwise
// from east in degrees.

/** @typedef {{x: number, y: number}} Point */
/**
 * @typedef {{
 *   id: string, x: number, y: number, zones: string[], passage: boolean, sectorStart?: number, markerAngle?: number
 * }} Space
 */
/** @typedef {{a: string, b: string, control?: Point, underpass?: boolean}} Edge */
/** A board as the catalog has it.
 * @typedef {object} Board
 * @property {string} id
 * @property {import('../types.js').Text} name
 * @property {number} aspect
 * @property {number} spaceRadius
 * @property {Record<string, string>} startSpaces
 * @property {{id: string, name: import('../types.js').Text, color: string}[]} zones
 * @property {Space[]} spaces
 * @property {Edge[]} edges */
/** A space in its place.
 * @typedef {object} Spot
 * @property {string} id
 * @property {number} x
 * @property {number} y
 * @property {string[]} zones
 * @property {boolean} passage
 * @property {number} sectorStart
 * @property {number | null} markerAngle
 * @property {string | null} start   the number of the player who begins here */
/** A line between two spaces, from centre to centre, by way of a control point if it is bent.
 * @typedef {{a: string, b: string, from: Point, to: Point, control: Point | null, underpass: boolean}} Line */
/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} radius         of a space
 * @property {boolean} turned
 * @property {Map<string, Spot>} spots
 * @property {Line[]} lines
 * @property {Map<string, string[]>} near   the spaces next to each, along lines */

/** How wide a board is in its own units, before it is turned. */
export const WIDTH = 1000;

/**
 * The place of everything, turned clockwise by 90 degrees where asked for: places turn, figures and numbers stay
 * upright.
 * @param {Board} board
 * @param {boolean} turned
 * @returns {Layout} */
export function layout(board, turned) {
  const length = WIDTH / board.aspect;
  /** @param {Point} percent @returns {Point} */
  const place = (percent) => {
    const x = (percent.x / 100) * WIDTH;
    const y = (percent.y / 100) * length;
    return turned ? { x: length - y, y: x } : { x, y };
  };
  /** @type {Map<string, string>} */
  const starts = new Map(Object.entries(board.startSpaces ?? {}).map(([number, id]) => [id, number]));
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  for (const space of board.spaces) {
    spots.set(space.id, {
      id: space.id,
      ...place(space),
      zones: space.zones,
      passage: space.passage,
      sectorStart: (space.sectorStart ?? 0) + (turned ? 90 : 0),
      markerAngle:
        space.markerAngle === undefined || space.markerAngle === null ? null : space.markerAngle + (turned ? 90 : 0),
      start: starts.get(space.id) ?? null,
    });
  }
  /** @type {Map<string, string[]>} */
  const near = new Map(board.spaces.map((space) => [space.id, []]));
  const lines = board.edges.map((edge) => {
    near.get(edge.a)?.push(edge.b);
    near.get(edge.b)?.push(edge.a);
    return {
      a: edge.a,
      b: edge.b,
      from: /** @type {Point} */ (spots.get(edge.a)),
      to: /** @type {Point} */ (spots.get(edge.b)),
      control: edge.control ? place(edge.control) : null,
      underpass: edge.underpass ?? false,
    };
  });
  return {
    width: turned ? length : WIDTH,
    height: turned ? WIDTH : length,
    radius: (board.spaceRadius / 100) * WIDTH,
    turned,
    spots,
    lines,
    near,
  };
}

/**
 * A point at a distance and angle from another.
 *
 * @param {Point} centre
 * @param {number} distance
 * @param {number} angle
 * @returns {Point}
 */
export function polar(centre, distance, angle) {
  const a = (angle * Math.PI) / 180;
  return { x: centre.x + distance * Math.cos(a), y: centre.y + distance * Math.sin(a) };
}

/** The point of a line at t from 0 to 1. @param {Line} line @param {number} t @returns {Point} */
export function along({ from, to, control }, t) {
  const s = 1 - t;
  if (!control) return { x: s * from.x + t * to.x, y: s * from.y + t * to.y };
  return {
    x: s * s * from.x + 2 * s * t * control.x + t * t * to.x,
    y: s * s * from.y + 2 * s * t * control.y + t * t * to.y,
  };
}

/** A number for a path, short. @param {number} n */
export function short(n) {
  return String(Math.round(n * 10) / 10);
}

/** The part of a line between two values of t, as path data.
 * @param {Line} line @param {number} [t0] @param {number} [t1] */
export function linePath(line, t0 = 0, t1 = 1) {
  const p0 = along(line, t0);
  const p1 = along(line, t1);
  const start = `M${short(p0.x)} ${short(p0.y)}`;
  if (!line.control) return `${start}L${short(p1.x)} ${short(p1.y)}`;
  // The control point of a part of a quadratic curve: its blossom at (t0, t1).
  const { from, to, control } = line;
  /** @param {'x' | 'y'} k */
  const at = (k) => (1 - t0) * (1 - t1) * from[k] + ((1 - t0) * t1 + t0 * (1 - t1)) * control[k] + t0 * t1 * to[k];
  return `${start}Q${short(at('x'))} ${short(at('y'))} ${short(p1.x)} ${short(p1.y)}`;
}

/** Where a line leaves the disc it begins at (t), found by halving.
 * @param {Line} line @param {number} radius @param {boolean} [end] where it enters the disc it ends at */
export function rim(line, radius, end = false) {
  const centre = end ? line.to : line.from;
  let inside = end ? 1 : 0;
  let outside = 0.5;
  for (let i = 0; i < 24; i++) {
    const t = (inside + outside) / 2;
    const p = along(line, t);
    if (Math.hypot(p.x - centre.x, p.y - centre.y) < radius) inside = t;
    else outside = t;
  }
  return outside;
}

/**
 * Where the first line crosses the second: values of t on the first.
 *
 * @param {Line} one
 * @param {Line} two
 * @returns {number[]}
 */
export function crossings(one, two) {
  if (one.a === two.a || one.a === two.b || one.b === two.a || one.b === two.b) return [];
  const n = 48;
  /** @type {number[]} */
  const found = [];
  for (let i = 0; i < n; i++) {
    const p = along(one, i / n);
    const q = along(one, (i + 1) / n);
    for (let j = 0; j < n; j++) {
      const r = along(two, j / n);
      const s = along(two, (j + 1) / n);
      const d = (q.x - p.x) * (s.y - r.y) - (q.y - p.y) * (s.x - r.x);
      if (d === 0) continue;
      const u = ((r.x - p.x) * (s.y - r.y) - (r.y - p.y) * (s.x - r.x)) / d;
      const v = ((r.x - p.x) * (q.y - p.y) - (r.y - p.y) * (q.x - p.x)) / d;
      if (u >= 0 && u < 1 && v >= 0 && v < 1) found.push((i + u) / n);
    }
  }
  return found;
}

/** How long a line is. @param {Line} line */
export function lengthOf(line) {
  let length = 0;
  let last = along(line, 0);
  for (let i = 1; i <= 24; i++) {
    const next = along(line, i / 24);
    length += Math.hypot(next.x - last.x, next.y - last.y);
    last = next;
  }
  return length;
}

/** The visible parts of a line as pairs of t: from rim to rim, broken where it passes under another.
 * @param {Line} line @param {Line[]} all @param {number} radius @param {number} gap half of the width of a break
 * @returns {[number, number][]} */
export function visible(line, all, radius, gap) {
  const first = rim(line, radius);
  const last = rim(line, radius, true);
  if (!line.underpass) return [[first, last]];
  const half = gap / lengthOf(line);
  const breaks = all
    .filter((other) => other !== line && !other.underpass)
    .flatMap((other) => crossings(line, other))
    .sort((x, y) => x - y);
  /** @type {[number, number][]} */
  const parts = [];
  let from = first;
  for (const t of breaks) {
    if (t - half > from) parts.push([from, t - half]);
    from = Math.max(from, t + half);
  }
  if (last > from) parts.push([from, last]);
  return parts;
}

/** A slice of a disc, from an angle to another, clockwise; the whole disc for 360 degrees.
 * @param {Point} centre @param {number} radius @param {number} from @param {number} to */
export function sectorPath(centre, radius, from, to) {
  const r = short(radius);
  if (to - from >= 360) {
    return `M${short(centre.x - radius)} ${short(centre.y)}a${r} ${r} 0 1 1 ${short(2 * radius)} 0a${r} ${r} 0 1 1 ${short(-2 * radius)} 0Z`;
  }
  const p = polar(centre, radius, from);
  const q = polar(centre, radius, to);
  return `M${short(centre.x)} ${short(centre.y)}L${short(p.x)} ${short(p.y)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${short(q.x)} ${short(q.y)}Z`;
}

/**
 * The slices of a space, one for each zone.
 *
 * @param {Spot} spot
 * @returns {{zone: string, from: number, to: number}[]}
 */
export function sectors(spot) {
  const n = spot.zones.length;
  return spot.zones.map((zone, i) => ({
    zone,
    from: spot.sectorStart + (360 / n) * i,
    to: spot.sectorStart + (360 / n) * (i + 1),
  }));
}

/** Which zone of a space a point lies in. @param {Spot} spot @param {Point} point */
export function zoneAt(spot, point) {
  const angle = (Math.atan2(point.y - spot.y, point.x - spot.x) * 180) / Math.PI;
  const n = spot.zones.length;
  const turn = (((angle - spot.sectorStart) % 360) + 360) % 360;
  return spot.zones[Math.min(n - 1, Math.floor(turn / (360 / n)))];
}

/** The space whose centre is nearest to a point, if it is near enough.
 * @param {Layout} places @param {Point} point @param {number} within @returns {Spot | null} */
export function nearest(places, point, within) {
  let best = null;
  let distance = within;
  for (const spot of places.spots.values()) {
    const d = Math.hypot(spot.x - point.x, spot.y - point.y);
    if (d <= distance) {
      best = spot;
      distance = d;
    }
  }
  return best;
}

/** The line between two spaces, seen from the first; a straight one if there is none (a secret passage).
 * @param {Layout} places @param {string} from @param {string} to @returns {Line & {known: boolean}} */
export function lineBetween(places, from, to) {
  for (const line of places.lines) {
    if (line.a === from && line.b === to) return { ...line, known: true };
    if (line.a === to && line.b === from) return { ...line, a: from, b: to, from: line.to, to: line.from, known: true };
  }
  const none = { x: 0, y: 0 };
  return {
    a: from,
    b: to,
    from: places.spots.get(from) ?? none,
    to: places.spots.get(to) ?? none,
    control: null,
    underpass: false,
    known: false,
  };
}

/** A way over several spaces as path data, along the lines; steps without a line are left open.
 * @param {Layout} places @param {string[]} way */
export function wayPath(places, way) {
  let path = '';
  for (let i = 1; i < way.length; i++) {
    const line = lineBetween(places, way[i - 1], way[i]);
    if (line.known) path += linePath(line);
  }
  return path;
}

/** The steps of a way that no line joins. @param {Layout} places @param {string[]} way @returns {Line[]} */
export function leaps(places, way) {
  return way
    .slice(1)
    .map((id, i) => lineBetween(places, way[i], id))
    .filter((line) => !line.known && line.a !== line.b);
}

/** A line through points along which something moves evenly: gives the point at a share of the whole length.
 * @param {Layout} places @param {string[]} way @returns {{at: (share: number) => Point, length: number}} */
export function track(places, way) {
  /** @type {Point[]} */
  const points = [];
  for (let i = 1; i < way.length; i++) {
    const line = lineBetween(places, way[i - 1], way[i]);
    for (let k = i === 1 ? 0 : 1; k <= 16; k++) points.push(along(line, k / 16));
  }
  if (points.length === 0) {
    const only = places.spots.get(way[0]) ?? { x: 0, y: 0 };
    points.push({ x: only.x, y: only.y });
  }
  const sums = [0];
  for (let i = 1; i < points.length; i++) {
    sums.push(sums[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y));
  }
  const length = sums[sums.length - 1];
  return {
    length,
    at: (share) => {
      const wanted = Math.min(1, Math.max(0, share)) * length;
      let i = 1;
      while (i < sums.length - 1 && sums[i] < wanted) i++;
      if (points.length === 1) return points[0];
      const step = sums[i] - sums[i - 1] || 1;
      const t = (wanted - sums[i - 1]) / step;
      return {
        x: points[i - 1].x + (points[i].x - points[i - 1].x) * t,
        y: points[i - 1].y + (points[i].y - points[i - 1].y) * t,
      };
    },
  };
}
