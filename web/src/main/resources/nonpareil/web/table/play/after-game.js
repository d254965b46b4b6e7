// What can be done when a game is over: play again, show it to others, keep it, report a problem with it.

import { api } from '../../app/api.js';
import { reachable } from '../../app/reachable.js';
import { go, to } from '../../app/routes.js';
import { say } from '../parts/say.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */

/** To the next game of the same people, whoever asked for it first. @param {Page} page */
export async function rematch(page) {
  const { game } = page;
  if (!game) return;
  page.rematching = true;
  try {
    const info = await api.rematch(game.table);
    // The loser begins, so a side's seat may be another one there.
    const hero = page.seat === null ? null : game.names.heroes.get(page.seat)?.id;
    const seat = info.seats.find((s) => s.you && s.hero === hero)?.seat;
    go(seat === undefined ? to('table', info.table) : to('table', info.table, seat));
  } catch (error) {
    page.rematching = false;
    page.message = /** @type {Error} */ (error).message;
  }
}

/** How often it is asked for the curve of the chances, once a second. */
const PATIENCE = 60;

/** Asks for the curve of the chances until it has been thought out. @param {Page} page */
export async function thinkOver(page) {
  const { table } = page;
  for (let i = 0; i < PATIENCE && page.isConnected && page.table === table && !page.chances; i++) {
    const points = await api.chances(table).catch(() => null);
    if (page.table === table) page.chances = points;
    if (!points) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
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
