// A hint: the whole plan of a turn, drawn in chalk on the board and told in verbs, what it is worth against the next
// best, and why. Nothing of it is done before the person does it.

import { html, nothing } from 'lit';
import { icon } from '../../app/icons.js';
import { told, why } from '../analysis/advice.js';
import { chance } from '../analysis/chance-bar.js';
import { tool } from '../parts/marks.js';
import { say } from '../parts/say.js';

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../analysis/advice.js').Advice} Advice */
/** @typedef {import('./table-page.js').NpTablePage} Page */

/** The plan that is told and drawn now. @param {{advice: Advice, shown: 'plan' | 'other'}} hint */
export function shownPlan({ advice, shown }) {
  return shown === 'other' && advice.other ? advice.other : advice.plan;
}

/**
 * The panel beside the board.
 *
 * @param {Page} page
 * @param {Frame} frame
 */
export function hintPanel(page, frame) {
  const { hint, game } = page;
  if (!hint || !game) return nothing;
  const { names } = game;
  const plan = shownPlan(hint);
  const reason = hint.shown === 'plan' ? why(hint.advice.reasons, names, frame.prompt.seat ?? 0) : '';
  const close = () => (page.hint = null);
  return html`<section class="hint" aria-labelledby="hint-title">
    <header>
      ${tool('hint')}
      <h2 id="hint-title">${say(hint.shown === 'plan' ? 'hint.title' : 'hint.title.other')}</h2>
      <button type="button" class="button quiet" aria-label=${say('do.close')} @click=${close}>${icon('close')}</button>
    </header>
    <ol role="list">
      ${told(plan, names, frame).map((text, i) => html`<li><b class="hint-step">${i + 1}</b><span>${text}</span></li>`)}
    </ol>
    ${reason ? html`<p>${reason}</p>` : nothing}
    <dl class="hint-chances">
      ${chance(say('hint.this'), hint.advice.plan.chance)}
      ${hint.advice.other ? chance(say('hint.next'), hint.advice.other.chance) : nothing}
    </dl>
    ${hint.advice.other
      ? html`<button
          type="button"
          class="button"
          @click=${() => (page.hint = { ...hint, shown: hint.shown === 'plan' ? 'other' : 'plan' })}
        >
          ${say(hint.shown === 'plan' ? 'hint.show.other' : 'hint.show.plan')}
        </button>`
      : nothing}
  </section>`;
}
