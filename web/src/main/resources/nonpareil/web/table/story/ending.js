// The end of a game: who won and why, the decisive moments, what can be done now.

import { html, nothing } from 'lit';
import { to } from '../../app/routes.js';
import { icon } from '../../app/icons.js';
import { decisiveMoments, fallOf } from './moments.js';
import { seatMark, tool } from '../parts/marks.js';
import { say } from '../parts/say.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').Result} Result */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../parts/names.js').Names} Names */

/** Who has won. @param {Result} result @param {Names} names @param {readonly number[]} mine */
export function verdict(result, names, mine) {
  if (result.draw || result.winners.length === 0) return names.say('end.draw');
  if (mine.length === 1 && result.winners.includes(mine[0])) return names.say('end.you-won');
  return names.say('end.won', { who: names.player(result.winners[0]) });
}

/** Why it ended. @param {Result} result @param {Names} names @param {readonly Entry[]} entries */
export function endCause(result, names, entries) {
  const loser = result.seat ?? [...names.heroes.keys()].find((s) => !result.winners.includes(s)) ?? 0;
  const who = names.player(loser);
  if (result.cause === 'effect') {
    const fall = fallOf(entries, loser, names);
    const why = names.cause(fall?.cause);
    return why
      ? names.say('end.cause.effect', { who, why: names.say('quoted', { text: why }) })
      : names.say('end.cause.effect.unknown', { who });
  }
  return names.say(`end.cause.${result.cause}`, { who });
}

/** Whether a first one may ask for a rematch. @param {TableInfo} info @param {readonly number[]} mine */
export function mayRematch(info, mine) {
  return mine.length > 0 && !info.rematch && !info.imported && !info.lesson;
}

/**
 * @param {{
 *   result: Result, info: TableInfo, names: Names, entries: readonly Entry[], mine: readonly number[], busy: boolean,
 *   shared: boolean
 * }} what
 * @param {{
 *   rematch: () => void, share: () => void, save: () => void, report: () => void, moment: (number: number) => void
 * }} act
 */
export function ending(what, act) {
  const { result, info, names, entries, mine, busy } = what;
  const moments = decisiveMoments(entries, names);
  const eyes = 'open';
  return html` <div class="ending">
    <h2>${verdict(result, names, mine)}</h2>
    <p>${endCause(result, names, entries)}</p>
    <div class="ending-acts">
      ${info.rematch
        ? html`<a
            class="button primary"
            href=${to('table', info.rematch)}
            @click=${(/** @type {Event} */ e) => mine.length && (e.preventDefault(), act.rematch())}
            >${icon('swords')}${say('end.rematch.there')}</a
          >`
        : mayRematch(info, mine)
          ? html`<button type="button" class="button primary" ?disabled=${busy} @click=${act.rematch}>
              ${icon('swords')}${say(busy ? 'end.rematch.waiting' : 'end.rematch')}
            </button>`
          : nothing}
      <a class="button" href=${to('replay', info.table, eyes)}>${icon('replay')}${say('end.replay')}</a>
      <button type="button" class="button" @click=${act.share}>
        ${icon(what.shared ? 'check' : 'share')}${say(what.shared ? 'end.shared' : 'end.share')}
      </button>
      <a class="button" href=${to()}>${icon('home')}${say('end.home')}</a>
    </div>
    ${moments.length
      ? html`<h3>${say('end.moments')}</h3>
          <ol role="list" class="moments">
            ${moments.map(
              (m) =>
                html`<li>
                  <button type="button" @click=${() => act.moment(m.number)}>
                    ${m.seat ? seatMark(m.seat) : nothing}<span>${m.text}</span>
                  </button>
                </li>`,
            )}
          </ol>`
      : nothing}
    <div class="ending-acts">
      <button type="button" class="button quiet" @click=${act.save}>${tool('save')}${say('end.save')}</button>
      <button type="button" class="button quiet" @click=${act.report}>${icon('info')}${say('end.report')}</button>
    </div>
  </div>`;
}
