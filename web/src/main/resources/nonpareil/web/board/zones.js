// Tones and patterns of the zones. The names stay, the tones are ours: chosen for each board so that every two of them
// stay apart for normal sight, protanopes, deuteranopes and tritanopes (a test holds CIEDE2000 above 16). The patterns
// are the hatchings engravers use for heraldic colours, with a few more for the tones heraldry does not know.

/** @type {Record<string, Record<string, string>>} */
export const TONES = {
  marmoreal: {
    white: '#dceeef',
    yellow: '#eed17d',
    green: '#2d644f',
    blue: '#5383bb',
    pink: '#d28593',
    lavender: '#c4b4e8',
    purple: '#614772',
    brown: '#64340a',
  },
  soho: {
    blue: '#4e95c3',
    navy: '#293456',
    pink: '#d78686',
    gray: '#bdc5cd',
    green: '#2a6c54',
    red: '#952204',
    yellow: '#edd27a',
  },
  'baskerville-manor': {
    lightblue: '#a8d9f2',
    navy: '#2a344f',
    brown: '#633704',
    yellow: '#edcb73',
    green: '#44745f',
    purple: '#8658a1',
    gray: '#a7a29e',
  },
  'king-solomons-mine': {
    gold: '#d0a149',
    cream: '#f0e5bb',
    red: '#b45c4c',
    gray: '#70757d',
    green: '#7baa93',
    brown: '#633506',
    blue: '#245488',
  },
  sarpedon: {
    green: '#7bab95',
    yellow: '#f1cf81',
    brown: '#6f3821',
    red: '#be624f',
    purple: '#452c55',
    blue: '#4a709c',
  },
};

/** @typedef {{id: string, zones: {id: string, color: string}[]}} Zoned a board, as far as its zones go */

/** The tone of a zone; home-made boards bring their own. @param {Zoned} board @param {string} zone */
export function tone(board, zone) {
  return TONES[board.id]?.[zone] ?? board.zones.find((z) => z.id === zone)?.color ?? '#a7a29e';
}

/** A tile of a pattern, 12 by 12: lines that are drawn, dots that are filled.
 * @typedef {{lines?: string, dots?: string}} Tile */

/** @type {Record<string, Tile>} */
export const PATTERNS = {
  yellow: { dots: 'M3 1.4a1.6 1.6 0 1 0 .01 0ZM9 7.4a1.6 1.6 0 1 0 .01 0Z' }, // or: dotted
  gold: { dots: 'M6 .8L8.4 4L6 7.2L3.6 4ZM0 6.8L2.4 10L0 13.2L-2.4 10ZM12 6.8L14.4 10L12 13.2L9.6 10Z' },
  red: { lines: 'M3 0V12M9 0V12' }, // gules: upright
  blue: { lines: 'M0 3H12M0 9H12' }, // azure: level
  green: { lines: 'M-3 -3L15 15M-3 3L9 15M3 -3L15 9M-3 9L3 15M9 -3L15 3' }, // vert: falling
  purple: { lines: 'M-3 15L15 -3M-3 9L9 -3M3 15L15 3M-3 3L3 -3M9 15L15 9' }, // purpure: rising
  brown: { lines: 'M0 0L12 12M12 0L0 12' }, // tenné: crossed
  white: { dots: 'M3 1L4 3.6L3 7L2 3.6ZM9 7L10 9.6L9 13L8 9.6ZM9 -5L10 -2.4L9 1L8 -2.4Z' }, // ermine
  pink: { lines: 'M3 1V5M1 3H5M9 7V11M7 9H11' },
  lavender: { lines: 'M3 .8a2.2 2.2 0 1 0 .01 0ZM9 6.8a2.2 2.2 0 1 0 .01 0Z' },
  navy: { lines: 'M0 3Q3 0 6 3T12 3M0 9Q3 6 6 9T12 9' },
  lightblue: { lines: 'M0 3H5M6 9H11' },
  gray: { lines: 'M0 0H12M0 6H12M3 0V6M9 6V12' },
  cream: { lines: 'M0 9L3 6L6 9L9 6L12 9M0 3L3 0L6 3L9 0L12 3' },
};

/**
 * The pattern of a zone: by its name, or the next in turn.
 *
 * @param {Zoned} board
 * @param {string} zone
 * @returns {Tile}
 */
export function pattern(board, zone) {
  const all = Object.values(PATTERNS);
  return PATTERNS[zone] ?? all[board.zones.findIndex((z) => z.id === zone) % all.length];
}

/** Whether marks on a tone are to be light. @param {string} hex */
export function isDark(hex) {
  const n = parseInt(hex.slice(1), 16);
  const [r, g, b] = [n >> 16, (n >> 8) & 255, n & 255].map((c) => (c / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.2;
}
