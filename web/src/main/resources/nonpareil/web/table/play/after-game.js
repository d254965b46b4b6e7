// What can be done when a game is over: play again, show it to others, keep it, report a problem with it.

import { api } from '../../app/api.js';
import { reachable } from '../../app/reachable.js';
import { go, to } from '../../app/routes.js';
import { isStream } from '../../app/stream.js';
import { canSay, say } from '../parts/say.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').RematchAnswer} RematchAnswer */

/**
 * To the next game of the same people, once it is there.
 *
 * @param {Page} page @param {TableInfo} next */
export function toRematch(page, next) {
  // Another may begin, so a person's seat may be another one there; the mark stays.
  const mark = page.game?.info?.seats.find((s) => s.seat === page.seat)?.mark;
  const seat = next.seats.find((s) => s.you && s.mark === mark)?.seat;
  go(seat === undefined ? to('table', next.table) : to('table', next.table, seat));
}

/**
 * Offers a rematch, or answers such an offer; what comes of it is told to everybody at the table.
 *
 * @param {Page} page
 * @param {RematchAnswer} [answer] without one: to the one that is there
 */
export async function rematch(page, answer) {
  const { table } = page;
  page.rematching = true;
  page.message = '';
  try {
    const info = await api.rematch(table, answer);
    if (page.table !== table) return;
    page.lineup = null;
    if (info.table !== table) toRematch(page, info);
  } catch (error) {
    const { code, message } = /** @type {import('../../app/api.js').ApiError} */ (error);
    page.message = canSay(`error.${code}`) ? say(`error.${code}`) : say('error.other', { message });
  }
  page.rematching = false;
}

/**
 * Goes where everybody here has agreed to go, when the others have agreed, too; nobody else is moved.
 *
 * @param {Page} page
 * @param {TableInfo} info
 */
export async function followRematch(page, { offers, rematch: next }) {
  const { table } = page;
  const seats = page.game?.seats ?? [];
  const goesOn = isStream || (seats.length > 0 && seats.every((s) => offers.rematch?.agreed.includes(s)));
  if (!next || !goesOn) return;
  const info = await api.table(next).catch(() => null);
  if (isStream && info?.state !== 'playing') return; // nobody presses anything there
  if (info && page.isConnected && page.table === table) toRematch(page, info);
}

/** Gives the address of the replay to others. @param {Page} page */
export async function share(page) {
  const url = await reachable('replay', page.table, 'open');
  try {
    if (navigator.share && page.narrow.matches) await navigator.share({ url });
    else await navigator.clipboard.writeText(url);
    page.shared = true;
  } catch {
    page.message = `${say('replay.share.fail')} ${url}`;
  }
}

/**
 * Gives the game to the person as a file.
 *
 * @param {Page} page
 * @param {boolean} problem it is to report a problem of the rules
 */
export async function save(page, problem) {
  try {
    const saved = await api.save(page.table);
    if (problem)
      download(
        `${say('end.report.file')}-${page.table}.yaml`,
        report(saved, page.film.moment?.number ?? page.game?.shown?.number ?? 0),
      );
    else download(`nonpareil-${page.table}.yaml`, saved);
  } catch (error) {
    page.message = /** @type {Error} */ (error).message;
  }
}

/** @param {string} name @param {string} text */
function download(name, text) {
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }));
  file.download = name;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 10_000);
}

/**
 * A report of a rules problem: a form to fill in as comments above the save, which stays a save.
 *
 * @param {string} saved
 * @param {number} number
 */
function report(saved, number) {
  const form = say('end.report.text', { number });
  return `${form
    .split('\n')
    .map((l) => `# ${l}`.trimEnd())
    .join('\n')}\n${saved}`;
}
