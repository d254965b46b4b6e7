// How fast a show goes, at hand under the stage; and where in it we are.

import { html, nothing } from 'lit';
import { speak } from '../../app/i18n.js';
import { PACES, setSetting, settings } from '../../app/settings.js';
import { say } from '../parts/say.js';
import { BEATS } from './beats.js';

await speak('show');

/** @typedef {import('../../app/settings.js').Pace} Pace */
/** @typedef {import('./scene.js').Scene} Scene */

/** Slow, normal, fast or step by step. */
export function paceChoice() {
  return html`<label class="pace"
    ><span>${say('pace')}</span>
    <select
      @change=${(/** @type {Event} */ e) =>
        setSetting('pace', /** @type {Pace} */ (/** @type {HTMLSelectElement} */ (e.target).value))}
    >
      ${PACES.map((p) => html`<option value=${p} ?selected=${settings().pace === p}>${say(`pace.${p}`)}</option>`)}
    </select></label
  >`;
}

/** The beats of a combat with the one that is shown now; what is shown alone has none. @param {Scene} scene */
export function beatLine(scene) {
  if (!scene.combat) return nothing;
  return html`<ol role="list" class="beats" aria-label=${say('show.beats')}>
    ${BEATS.map((b) => html`<li aria-current=${b === scene.beat ? 'step' : nothing}>${say(`show.beat.${b}`)}</li>`)}
  </ol>`;
}

/** The same as dots. @param {Scene | null} scene */
export function beatDots(scene) {
  if (!scene?.combat) return nothing;
  const at = BEATS.indexOf(scene.beat);
  return html`<span class="beat-dots" aria-hidden="true"
    >${BEATS.map((_, i) => html`<i class=${i < at ? 'past' : i === at ? 'now' : ''}></i>`)}</span
  >`;
}
