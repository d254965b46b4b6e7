// What there is to learn from a game that is over: how the chances stood, where they turned, and what the computer would have
// done at the moment that is looked at, with no more than the eyes that look may see.

import { html, nothing } from 'lit';
import { speak } from '../../app/i18n.js';
import { onlyPeople } from '../../app/only-people.js';
import { buttonLabel } from '../choose/question-text.js';
import { tool } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { turningPoints } from '../story/chances.js';
import { chanceCurve } from '../story/curve.js';
import { bestFirst, curveSeats, placesOf } from '../story/places.js';
import { told, why } from './advice.js';
import { chance } from './chance-bar.js';
import { decisionAfter } from './hindsight.js';

await speak('analysis');

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../types.js').Result} Result */
/** @typedef {import('../../types.js').ChancePoint} ChancePoint */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('./hindsight.js').Looked} Looked */
/**
 * @typedef {object} Analysed
 * @property {Result} result
 * @property {readonly Frame[]} frames
 * @property {Frame} frame the one that is looked at
 * @property {Names} names
 * @property {number | 'open' | 'public'} eyes
 * @property {readonly ChancePoint[] | null} chances
 * @property {Looked | null} looked what the computer has said so far
 */
/**
 * @typedef {object} Acts
 * @property {(number: number) => void} choose a record to look at
 * @property {(seat: number) => void} lookAs with the eyes of a seat
 * @property {(open: boolean) => void} openCards
 * @property {(number: number) => void} ask what the computer would have done instead of a record
 */

/** @param {Analysed} what @param {Acts} act */
export function analysisPanel(what, act) {
  const { result, frames, frame, names, chances } = what;
  const seats = curveSeats(bestFirst(result, names, placesOf(result, frames, names)), names);
  const turnings = chances ? turningPoints(chances, frames, names, seats[0]) : [];
  const chosen = turnings.find((t) => t.number === frame.number)?.number ?? null;
  return html`<div class="analysis">
    ${chanceCurve({ points: chances, turnings, seats, names, entries: frames, chosen, here: frame.number }, act.choose)}
    ${onlyPeople(names.heroes.values()) ? nothing : hindsight(what, act)}
    <label class="check analysis-open"
      ><input
        type="checkbox"
        name="open-cards"
        .checked=${what.eyes === 'open'}
        @change=${(/** @type {Event} */ e) => act.openCards(/** @type {HTMLInputElement} */ (e.target).checked)}
      /><span>${say('analysis.open')}</span></label
    >
  </div>`;
}

/** @param {Analysed} what @param {Acts} act */
function hindsight(what, act) {
  const { frames, frame, names, eyes, looked } = what;
  const next = decisionAfter(frames, frame.number);
  const heading = html`<h3 id="hindsight">${say('analysis.computer')}</h3>`;
  if (!next)
    return html`<section aria-labelledby="hindsight">
      ${heading}
      <p>${say('analysis.nothing')}</p>
    </section>`;
  const seat = next.seat ?? 0;
  if (eyes !== 'open' && eyes !== seat)
    return html`<section aria-labelledby="hindsight">
      ${heading}
      <p>${say('analysis.eyes', { who: names.title(seat) })}</p>
      <button type="button" class="button" @click=${() => act.lookAs(seat)}>
        ${tool('eye')}${say('analysis.eyes.take', { who: names.title(seat) })}
      </button>
    </section>`;
  const mine = looked?.number === next.number ? looked : null;
  return html`<section aria-labelledby="hindsight">
    ${heading}
    ${mine?.answer
      ? answer(mine.answer, frame, names)
      : html`<p>${say('analysis.decides', { who: names.title(seat) })}</p>
          <button
            type="button"
            class="button"
            data-analysis="ask"
            ?disabled=${mine?.state === 'thinking'}
            @click=${() => act.ask(next.number)}
          >
            ${say('analysis.ask')}
          </button>`}
    <p class="small" role="status">${mine && mine.state !== 'known' ? say(`analysis.${mine.state}`) : ''}</p>
  </section>`;
}

/** @param {import('../../app/counted.js').Hindsight} known @param {Frame} frame @param {Names} names */
function answer({ seat, chosen, advice }, frame, names) {
  if (!advice) return html`<p>${say('analysis.nothing')}</p>`;
  const then = { ...frame, prompt: { ...frame.prompt, seat } };
  const done = chosen === null ? '' : buttonLabel(chosen, then.prompt, names);
  const same = advice.options[0]?.option === chosen;
  const worth = advice.options.find((o) => o.option === chosen);
  return html`<p data-analysis="chosen">
      ${say(same ? 'analysis.same' : 'analysis.other', { who: names.title(seat), what: done })}
    </p>
    <ol role="list" class="analysis-plan">
      ${told(advice.plan, names, then).map(
        (text, i) => html`<li><b class="hint-step">${i + 1}</b><span>${text}</span></li>`,
      )}
    </ol>
    <p>${why(advice.reasons, names, seat)}</p>
    <dl class="hint-chances">
      ${chance(say('analysis.its'), advice.plan.chance)}
      ${worth && !same ? chance(say('analysis.theirs'), worth.chance) : nothing}
    </dl>
    <p class="small muted">${say('analysis.from', { who: names.title(seat) })}</p>`;
}
