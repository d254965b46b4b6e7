// How figures do what motion.js says: each act from its beginning to where it leaves the figure.

import { leaps, track } from './geometry.js';
import { STEP, easeBoth, easeOut, timeOf } from './motion.js';
import { tokenOffset } from './pieces.js';

/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./motion.js').Act} Act */
/** @typedef {import('./stage.js').Stage} Stage */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Shown} Shown */
/** Half of a fade, and half of a way through a secret passage, in milliseconds. */
const FADE = 110;
const SINK = 90;

/** What an act changes for good. @param {Shown} shown @param {Act} act */
function outcome(shown, act) {
  switch (act.do) {
    case 'walk':
      shown.space = act.way[act.way.length - 1];
      break;
    case 'fly':
      shown.space = act.to;
      break;
    case 'return':
      shown.space = act.space;
      shown.piece = { ...shown.piece, health: act.health };
      break;
    case 'hurt':
    case 'heal':
      shown.piece = { ...shown.piece, health: act.health };
      break;
    case 'fall':
    case 'leave':
      shown.space = null;
      break;
    case 'swap':
    case 'shield':
    case 'trait':
    case 'strike':
      break; // nothing lasts, or the act itself has seen to it
  }
}

/**
 * The health that comes or goes rises as a number.
 *
 * @param {Stage} stage
 * @param {Shown} shown
 * @param {Act} act
 * @param {number} speed
 */
function count(stage, shown, act, speed) {
  if (act.do === 'hurt') stage.float(shown, `−${act.amount}`, 'hurt', speed);
  if (act.do === 'heal') stage.float(shown, `+${act.amount}`, 'heal', speed);
}

/**
 * Without movement: out here, in there.
 *
 * @param {Stage} stage
 * @param {Shown} shown
 * @param {Act} act
 * @param {number} speed
 */
export async function fade(stage, shown, act, speed) {
  const other = act.do === 'swap' ? stage.shown.get(act.other) : null;
  if (act.do === 'swap' && !other) return;
  const all = other ? [other, shown] : [shown];
  const show = (/** @type {number} */ opacity) => all.forEach((one) => stage.put(one, { opacity }));
  count(stage, shown, act, speed);
  await stage.tween(FADE, speed, (x) => show(1 - x));
  if (other) [shown.space, other.space] = [other.space, shown.space];
  else outcome(shown, act);
  for (const one of all) Object.assign(one, stage.rest(one));
  if (!other) await stage.drawn();
  if (other || shown.space) await stage.tween(FADE, speed, show);
}

/**
 * Turns the coin over: another side of the same figure.
 *
 * @param {Stage} stage
 * @param {Shown} shown
 * @param {Partial<Piece>} change
 * @param {number} speed
 */
export async function flip(stage, shown, change, speed) {
  await stage.tween(125, speed, (x) => stage.put(shown, { scale: 1 - 0.85 * x }));
  shown.piece = { ...shown.piece, ...change };
  await stage.drawn();
  await stage.tween(125, speed, (x) => stage.put(shown, { scale: 0.15 + 0.85 * easeOut(x) }));
}

/** With movement. @param {Stage} stage @param {Shown} shown @param {Act} act @param {number} speed */
export async function perform(stage, shown, act, speed) {
  /** Moves the figure over the time of the act. @param {(share: number) => Partial<Shown>} change */
  const move = (change) => stage.tween(timeOf(act), speed, (x) => stage.put(shown, change(x)));
  const at = stage.rest(shown);
  switch (act.do) {
    case 'walk':
      await walk(stage, shown, act.way, speed);
      break;
    case 'fly': {
      const to = stage.rest(shown, act.to);
      const from = act.from ? stage.rest(shown, act.from) : shown.space ? { x: shown.x, y: shown.y } : null;
      if (from) {
        const height = Math.min(70, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
        await move((x) => {
          const e = easeBoth(x);
          return {
            x: from.x + (to.x - from.x) * e,
            y: from.y + (to.y - from.y) * e - height * Math.sin(Math.PI * x),
            scale: 1 + 0.16 * Math.sin(Math.PI * x),
          };
        });
      } else {
        await move((x) => ({
          x: to.x,
          y: to.y - 46 * (1 - easeOut(x)),
          scale: 1.25 - 0.25 * easeOut(x),
          opacity: Math.min(1, 2 * x),
        }));
      }
      break;
    }
    case 'swap': {
      const other = stage.shown.get(act.other);
      if (!other || !shown.space || !other.space) break;
      const to = stage.rest(other);
      const length = Math.hypot(to.x - at.x, to.y - at.y) || 1;
      const nx = (-(to.y - at.y) / length) * Math.min(60, length * 0.25);
      const ny = ((to.x - at.x) / length) * Math.min(60, length * 0.25);
      await move((x) => {
        const e = easeBoth(x);
        const bow = Math.sin(Math.PI * x);
        stage.put(other, { x: to.x + (at.x - to.x) * e - nx * bow, y: to.y + (at.y - to.y) * e - ny * bow });
        return { x: at.x + (to.x - at.x) * e + nx * bow, y: at.y + (to.y - at.y) * e + ny * bow };
      });
      [shown.space, other.space] = [other.space, shown.space];
      stage.put(other, stage.rest(other));
      break;
    }
    case 'hurt':
      outcome(shown, act);
      stage.drawn();
      count(stage, shown, act, speed);
      await move((x) => ({
        x: at.x + Math.sin(x * Math.PI * 7) * 9 * (1 - x),
        turn: Math.sin(x * Math.PI * 5) * 5 * (1 - x),
      }));
      break;
    case 'heal':
      outcome(shown, act);
      stage.drawn();
      count(stage, shown, act, speed);
      await move((x) => ({ scale: 1 + 0.1 * Math.sin(Math.PI * x) }));
      break;
    case 'shield':
      await move((x) => ({ scale: 1 - 0.08 * Math.sin(Math.PI * x) }));
      break;
    case 'fall':
      await move((x) => ({
        x: at.x + 10 * easeBoth(x),
        y: at.y + 14 * easeBoth(x),
        turn: 78 * easeBoth(x),
        scale: 1 - 0.25 * x,
        opacity: 1 - easeBoth(x),
      }));
      break;
    case 'leave':
      await move((x) => ({ y: stage.rest(shown).y - 40 * easeOut(x), opacity: 1 - x }));
      break;
    case 'return': {
      outcome(shown, act);
      stage.drawn();
      const to = stage.rest(shown);
      await move((x) => ({ x: to.x, y: to.y - 46 * (1 - easeOut(x)), opacity: Math.min(1, 2 * x) }));
      break;
    }
    case 'strike': {
      const target = stage.shown.get(act.target);
      if (!target || !shown.space) break;
      const length = Math.hypot(target.x - at.x, target.y - at.y) || 1;
      const far = Math.min(/** @type {Layout} */ (stage.places).radius * 0.7, length * 0.3);
      await move((x) => {
        const push = Math.sin(Math.PI * easeOut(x)) * far;
        return { x: at.x + ((target.x - at.x) / length) * push, y: at.y + ((target.y - at.y) / length) * push };
      });
      break;
    }
    case 'trait':
      break; // the stage turns the figure over
  }
  outcome(shown, act);
  stage.drawn();
}

/**
 * Along the lines, a step at a time; through a secret passage it sinks here and rises there.
 *
 * @param {Stage} stage
 * @param {Shown} shown
 * @param {string[]} way
 * @param {number} speed
 */
async function walk(stage, shown, way, speed) {
  const places = /** @type {Layout} */ (stage.places);
  const off = shown.piece.kind === 'token' ? tokenOffset(places) : 0;
  const jumps = new Set(leaps(places, way).map((line) => `${line.a} ${line.b}`));
  let from = 0;
  while (from < way.length - 1) {
    let to = from;
    while (to < way.length - 1 && !jumps.has(`${way[to]} ${way[to + 1]}`)) to++;
    if (to > from) {
      const run = way.slice(from, to + 1);
      const line = track(places, run);
      const ease = run.length > 2 ? easeBoth : easeOut;
      await stage.tween(STEP * (run.length - 1), speed, (x) => {
        const p = line.at(ease(x));
        const hop = Math.abs(Math.sin(Math.PI * x * (run.length - 1))) * 5;
        stage.put(shown, { x: p.x - off, y: p.y - off - hop });
      });
      from = to;
    }
    if (from < way.length - 1) {
      const next = stage.rest(shown, way[from + 1]);
      await stage.tween(SINK, speed, (x) => stage.put(shown, { scale: 1 - 0.7 * x, opacity: 1 - x }));
      Object.assign(shown, next);
      await stage.tween(SINK, speed, (x) => stage.put(shown, { scale: 0.3 + 0.7 * easeOut(x), opacity: x }));
      from++;
    }
  }
}
