// The place behind each board.

import { baskerville } from './scenes/baskerville.js';
import { chart } from './scenes/chart.js';
import { marmoreal } from './scenes/marmoreal.js';
import { mine } from './scenes/mine.js';
import { sarpedon } from './scenes/sarpedon.js';
import { soho } from './scenes/soho.js';

/** @typedef {import('./scenes/pen.js').Scene} Scene */

/** @type {Record<string, (w: number, h: number) => Scene>} */
const SCENES = {
  sarpedon,
  marmoreal,
  soho,
  'baskerville-manor': baskerville,
  'king-solomons-mine': mine,
};

/** From the back to the front. @type {readonly (keyof Scene)[]} */
export const LAYERS = ['deep', 'far', 'sky', 'built', 'light', 'fine', 'strong'];

/** The place behind a board; home-made ones lie on a chart. @param {string} board @param {number} width @param {number} height */
export function scene(board, width, height) {
  return (SCENES[board] ?? chart)(width, height);
}
