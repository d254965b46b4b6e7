// The end of a game fills the stage: who won and how, the numbers, how the chances stood, what can be done now.

import { html, nothing } from 'lit';
import { board } from '../../app/catalog.js';
import { local } from '../../app/i18n.js';
import { icon } from '../../app/icons.js';
import { to } from '../../app/routes.js';
import '../../board/figure.js';
import { teamMark, tool } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { seriesEnd } from '../parts/series.js';
import { turningPoints } from './chances.js';
import { chanceCurve } from './curve.js';
import { endCause, verdict } from './ending.js';
import { bestFirst, curveSeats, placesOf } from './places.js';
import { numbersOf, rowsOf, sumOf } from './numbers.js';
import { rematchArea, rematchButtons } from './rematch-view.js';
import { crack, stageSet, wreath } from './stage-set.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').Result} Result */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').ChancePoint} ChancePoint */
/** @typedef {import('../parts/names.js').Names} Names */
/**
 * @typedef {object} Ended
 * @property {Result} result
 * @property {TableInfo} info
 * @property {View} view
 * @property {Names} names
 * @property {readonly Entry[]} entries
 * @property {readonly number[]} mine
 * @property {boolean} busy an answer about a rematch is on its way
 * @property {string} message
 * @property {import('./rematch.js').Lineup | null} lineup of the rematch that is being chosen
 * @property {boolean} shared the address was given away
 * @property {readonly ChancePoint[] | null} points
 * @property {number | null} from the record a replay begins with
 */
/**
 * @typedef {object} Acts
 * @property {import('./rematch-view.js').Answers} rematch
 * @property {() => void} share
 * @property {() => void} save
 * @property {() => void} report
 * @property {(number: number) => void} choose
 * @property {() => void} close
 */

/** What is dealt with more than so many things is put together in the last line. */
const MOST_LINES = 4;

/** @param {Ended} what @param {Acts} act */
export function curtain(what, act) {
  const { result, info, names, entries, mine } = what;
  const places = placesOf(result, entries, names);
  const seats = bestFirst(result, names, places);
  const turnings = what.points ? turningPoints(what.points, entries, names, seats[0]) : [];
  const numbers = numbersOf(entries, names);
  const place = board(info.board);
  return html`<section class="ending curtain" aria-labelledby="curtain-title">
    ${stageSet(info.board)}
    <div class="curtain-tools">
      <button type="button" class="button quiet" @click=${act.close}>${tool('log')}${say('curtain.board')}</button>
      <button type="button" class="button quiet" @click=${act.share}>
        ${icon(what.shared ? 'check' : 'share')}${say(what.shared ? 'end.shared' : 'end.share')}
      </button>
      <button type="button" class="button quiet" @click=${act.save}>${tool('save')}${say('end.save')}</button>
      <button type="button" class="button quiet" @click=${act.report}>${icon('info')}${say('end.report')}</button>
    </div>
    <div class="curtain-stage players-${seats.length}">
      <header>
        <h2 id="curtain-title" tabindex="-1">${verdict(result, names, mine)}</h2>
        <p>${endCause(result, names, entries)}</p>
        ${info.series ? html`<p class="series-end">${seriesEnd(info, names, mine)}</p>` : nothing}
      </header>
      <div class="portraits players-${seats.length}">
        ${seats.map((seat) => portrait(what, seat, numbers.dealt.get(seat) ?? [], places.get(seat)))}
      </div>
      <p class="curtain-facts">
        ${say('curtain.facts', {
          turns: numbers.turns,
          minutes: numbers.minutes,
          board: place ? local(place.name) : '',
        })}
      </p>
    </div>
    ${chanceCurve(
      { points: what.points, turnings, seats: curveSeats(seats, names), names, entries, chosen: what.from },
      act.choose,
      html`<a class="button" href=${to('replay', info.table, mine[0] ?? 'public', what.from ?? 0, 'analysis')}
        >${tool('chart')}${say('end.analysis')}</a
      >`,
    )}
    <div class="ending-acts curtain-acts">
      ${rematchArea(what, act.rematch)}
      <a class="button" href=${to()}>${icon('home')}${say('end.home')}</a>
      <a
        class="button"
        href=${what.from === null ? to('replay', info.table, 'open') : to('replay', info.table, 'open', what.from)}
        >${icon('replay')}${what.from === null
          ? say('end.replay')
          : say('curtain.replay.from', { n: 1 + turnings.findIndex((t) => t.number === what.from) })}</a
      >
      ${rematchButtons(what, act.rematch)}
    </div>
  </section>`;
}

/**
 * @param {Ended} what
 * @param {number} seat
 * @param {import('./numbers.js').Dealt[]} dealt
 * @param {number | undefined} place
 */
function portrait({ result, names, view }, seat, dealt, place) {
  const won = result.winners.includes(seat);
  const hero = names.heroes.get(seat);
  const player = view.players.find((p) => p.seat === seat);
  const own = view.fighters.filter((f) => names.owner(f.id) === seat && names.piece(f.id).hero);
  const health = own.reduce((sum, f) => sum + (f.defeated ? 0 : (f.health ?? 0)), 0);
  const full = own.reduce((sum, f) => sum + names.fullHealth(f.id), 0);
  const lines = rowsOf(dealt, MOST_LINES, say('curtain.dealt.other'));
  const most = Math.max(1, ...lines.map((d) => d.amount));
  return html`<div class="portrait mark-${names.mark(seat)} ${won ? 'won' : result.draw ? 'drew' : 'lost'}">
    <div class="medallion">
      ${won ? wreath() : nothing}
      <np-figure art=${hero?.id ?? ''} mark=${names.mark(seat)} .trait=${player?.trait ?? null}></np-figure>
      ${won || result.draw ? nothing : crack()}
      <b class="ribbon">${names.title(seat)}</b>
    </div>
    ${names.isMany ? standingLine(seat, names, place) : nothing}
    <dl class="dealt">
      <div class="dealt-sum">
        <dt>${say('curtain.dealt', { who: names.player(seat) })}</dt>
        <dd>${sumOf(dealt)}</dd>
      </div>
      ${lines.map(
        (d) =>
          html`<div>
            <dt>${d.label}</dt>
            <dd>
              <svg class="dealt-bar" width=${Math.round((60 * d.amount) / most)} height="10" aria-hidden="true"></svg
              >${d.amount}
            </dd>
          </div>`,
      )}
    </dl>
    <p class="left">
      ${say('curtain.left', { health, full, hand: player?.handSize ?? 0, deck: player?.deckSize ?? 0 })}
    </p>
  </div>`;
}

/** Who played it, for which team or with which place. @param {number} seat @param {Names} names @param {number | undefined} place */
function standingLine(seat, names, place) {
  const team = names.team(seat);
  return html`<p class="standing-line">
    ${team ? teamMark(team) : nothing}${place === undefined
      ? nothing
      : html`<b>${say('curtain.place', { n: place })}</b>`}
    <span>${[team && say(`team.${team}`), names.person(seat)].filter(Boolean).join(' · ')}</span>
  </p>`;
}
