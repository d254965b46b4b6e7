// The signs above a card's text as strokes on a grid of 26 by 24.

/**
 * A shape that is filled, a line, a broken line, a line cut out of what is filled, or a shape with a gap around it.
 * @typedef {{kind: 'fill' | 'line' | 'broken' | 'cut' | 'over', d: string, width: number}} Stroke
 */

const HEART =
  'M12 21.200C7 17.400 2 13.400 2 8.200 2 5 4.300 3 7 3c2.200 0 3.900 1.100 5 3 1.100-1.900 2.800-3 5-3 2.700 0 5 2 5 5.200 0 5.200-5 9.200-10 13z';
const CARD =
  'M6.200 3.200h8.200a1.600 1.600 0 0 1 1.600 1.600v14a1.600 1.600 0 0 1-1.600 1.600H6.200a1.600 1.600 0 0 1-1.600-1.600v-14a1.600 1.600 0 0 1 1.600-1.600z';
const RING = 'M12 3a9 9 0 1 0 .01 0z';
const EYE = 'M1.500 12C6 5.500 18 5.500 22.500 12 18 18.500 6 18.500 1.500 12z';
const SHIELD =
  'M12 1.800c2.800 1.800 5.800 2.600 9 2.600 0 8.600-2.400 14.400-9 17.800C5.400 18.800 3 13 3 4.400c3.200 0 6.200-.8 9-2.600z';

/** @param {string} d @returns {Stroke} */
const fill = (d) => ({ kind: 'fill', d, width: 0 });
/** @param {string} d @param {number} [width] @returns {Stroke} */
const line = (d, width = 2.4) => ({ kind: 'line', d, width });
/** @param {string} d @returns {Stroke} */
const broken = (d) => ({ kind: 'broken', d, width: 2.2 });
/** @param {string} d @param {number} [width] @returns {Stroke} */
const cut = (d, width = 2.2) => ({ kind: 'cut', d, width });
/** @param {string} d @returns {Stroke} */
const over = (d) => ({ kind: 'over', d, width: 1.4 });

/** @type {Record<string, Stroke[]>} */
export const SHAPES = {
  damage: [fill(HEART), cut('M13.400 3.600 9.600 9.400h4.600l-4 6.400')],
  heal: [fill(HEART), cut('M12 7.500v8M8 11.500h8', 2.6)],
  health: [fill(HEART), cut('M8 9.500h8M8 13.500h8', 2.4)],
  revive: [line(HEART, 2), fill('M12 5.500 17 11h-3v6h-4v-6H7z')],
  move: [
    fill('M3.600 9.700a2.300 2.300 0 1 0 .01 0zM10 9.700a2.300 2.300 0 1 0 .01 0zM13.600 5.200 22.600 12l-9 6.800z'),
  ],
  place: [
    line('M12 2v11m-5-4.500 5 5.500 5-5.500', 2.6),
    line('M3 18.500a9 3.600 0 1 0 18 0a9 3.600 0 1 0-18 0z', 2.2),
  ],
  swap: [line('M4 8.500h14M14 4l5 4.500-5 4.500M20 16H6M10 11.500 5 16l5 4.500', 2.2)],
  vanish: [broken('M12 3a4 4 0 1 0 .01 0z'), broken('M4.500 21c0-6 3-9 7.500-9s7.500 3 7.500 9z')],
  prevent: [
    line(SHIELD, 2.2),
    fill(
      'M12 17C9 14.700 6.500 12.600 6.500 10c0-1.700 1.200-2.700 2.600-2.700 1.200 0 2.200.6 2.900 1.700.7-1.100 1.700-1.700 2.900-1.700 1.400 0 2.600 1 2.600 2.700 0 2.600-2.500 4.700-5.500 7z',
    ),
  ],
  draw: [line(CARD, 2.2), over('M18.600 21.500v-8.300h-3.300L20 7.600l4.400 5.600h-3.200v8.300z')],
  discard: [line(CARD, 2.2), over('M18.600 5.500v8.300h-3.300L20 19.600l4.400-5.800h-3.200V5.500z')],
  spend: [line(CARD, 2.2), over('M14 10.500h10v3.200H14z')],
  take: [line(CARD, 2.2), over('M24.500 16.200h-6.700v3.300l-6-4.900 6-4.900V13h6.700z')],
  return: [line('M4 17.500h16M6.500 21.500h11', 2.4), line('M12 2.500v9.500M7.500 8l4.500 4.500L16.500 8', 2.4)],
  look: [line(EYE, 2.2), fill('M12 8.600a3.400 3.400 0 1 0 .01 0z')],
  cancel: [line(RING, 2.6), line('M5.800 18.200 18.200 5.800', 2.6)],
  firm: [line(RING, 2.6), line('M7.500 12.300 11 15.800l6-7.300', 2.6)],
  boost: [line(RING, 2.4), line('M12 7v10M7 12h10', 2.6)],
  add: [line('M12 4.500v15M4.500 12h15', 3.4)],
  value: [line('M5 9h14M5 15h14', 3)],
  'foe-value': [
    line('M6.500 2.600h11a2 2 0 0 1 2 2v14.800a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V4.600a2 2 0 0 1 2-2z', 2.2),
    line('M8.500 9.800h7M8.500 14.200h7', 2.2),
  ],
  replace: [
    line('M3.500 8.500v12h8v-12z', 2.2),
    line('M14 16.500h7v-13h-8.500v2', 2.2),
    line('M12.600 12.500 16 9.300l3.400 3.200', 2),
  ],
  play: [line('M4 3.500h11v17H4z', 2.2), fill('M12 8.500l9 4.500-9 4.500z')],
  strike: [line('M3 21 14 10M3.500 15.500l5 5', 2.4), line('M12 21 21 3M11 17l4.500 2.500', 2.4)],
  trait: [line(RING, 2.2), fill('M12 3a9 9 0 0 1 0 18z')],
  token: [
    line(
      'M6.500 19C4 19 2.200 17.300 2.200 15s1.800-4 4-4C6.600 7.500 9 5.500 12 5.500s5.400 2 5.800 5c2.500.1 4 1.900 4 4.200S20 19 17.500 19z',
      2.2,
    ),
  ],
  action: [line(RING, 2.2), fill('M12 7.400a4.600 4.600 0 1 0 .01 0z')],
  counter: [line(RING, 2.2), line('M8 9h8M8 12h8M8 15h8', 1.6)],
  forbid: [line(RING, 2.2), line('M6 6 18 18', 2.6)],
  stay: [line('M6 3.500h12v12h-12z', 2.2), line('M3 20.500h18', 2.6)],
  'end-turn': [fill('M5.500 3h13v3l-4.600 6 4.600 6v3h-13v-3l4.600-6-4.600-6z')],
  number: [line('M9.500 3.500 7.500 20.500M16.500 3.500l-2 17M4 9h16.500M3.500 15H20', 2.2)],
  choice: [
    line('M12 22v-8C12 9 5 10 5 4M12 14c0-5 7-4 7-10', 2.6),
    fill('M1.500 6.500 5 1.500l3.500 5zM15.500 6.500 19 1.500l3.500 5z'),
  ],
  'by-hand': [
    line(
      'M8 13V5.500a1.500 1.500 0 0 1 3 0V11M11 10.500V4a1.500 1.500 0 0 1 3 0v6.500M14 10.500V6a1.500 1.500 0 0 1 3 0v8.500c0 4-2.500 6.500-6 6.500-3 0-4.500-1.500-6-4.500l-1.800-3.700a1.400 1.400 0 0 1 2.500-1.300L8 14',
      2,
    ),
  ],
  hide: [line(EYE, 2.2), line('M5 19.500 19 4.500', 2.6)],
  won: [line('M5 2.500v19.500', 2.6), fill('M6.500 3.500h14l-4 4.700 4 4.800h-14z')],
  lost: [line('M5 2.500v19.500', 2.6), line('M6.500 4.500h12.400l-3.400 3.800 3.400 3.700H6.500', 2)],
  attacking: [
    fill(
      'M12 .8l2.300 6.200 4.900-4-2.200 6 6.200.5-5.200 3.300 4.600 4.200-6.200-.9.600 6.300-4-4.900-3.400 5.300-.9-6.300-5.900 2.100 3.400-5.300-6.100-1.600 6.100-1.700-3.400-5.300 5.900 2.200z',
    ),
  ],
  defending: [fill(SHIELD)],
  hero: [fill('M3 19.500 1.500 6.500l6 5L12 3.500l4.500 8 6-5-1.500 13z')],
  moved: [broken('M7 6a6 6 0 1 0 .01 0z'), fill('M15.500 6.500 22.500 12l-7 5.500z')],
  fallen: [line('M5 5.500 19 18.500M19 5.500 5 18.500', 3.2)],
  weak: [line(HEART, 2), fill('M4 13h16c-1.600 3-4.700 5.700-8 8.200-3.300-2.500-6.400-5.200-8-8.200z')],
  turn: [line(RING, 2.2), line('M12 6.500V12l4 3', 2.2)],
  zone: [line(RING, 2.2), fill('M12 12V4.500A7.500 7.500 0 0 1 18.500 15.700z')],
  near: [fill('M6.400 7.200a4.800 4.800 0 1 0 .01 0z'), line('M17.600 7.600a4.400 4.400 0 1 0 .01 0z', 2)],
  each: [
    fill('M6 3.400a3.600 3.600 0 1 0 .01 0zM18 3.400a3.600 3.600 0 1 0 .01 0zM12 13.400a3.600 3.600 0 1 0 .01 0z'),
  ],
  bonus: [fill(RING), cut('M12 7v10M7 12h10', 2.6)],
  forced: [broken(CARD), over('M18.600 5.500v8.300h-3.300L20 19.600l4.400-5.800h-3.200V5.500z')],
  if: [line('M12 2.500 21.500 12 12 21.500 2.500 12z', 2.4)],
  otherwise: [line('M16 3.500 8 20.500', 2.8)],
  then: [line('M7 5l8 7-8 7', 2.8)],
};
