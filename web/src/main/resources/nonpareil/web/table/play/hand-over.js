// Hot-seat: the screen goes from hand to hand, and nothing secret is on it in between.

import { html, nothing } from 'lit';
import { coin } from '../parts/marks.js';
import { say } from '../parts/say.js';

/**
 * @param {number} seat who is to take the screen
 * @param {import('../parts/names.js').Names} names
 * @param {{here: () => void, hold: boolean, setHold: (on: boolean) => void}} act
 */
export function handOver(seat, names, act) {
  const hero = names.heroes.get(seat)?.id ?? '';
  const person = names.person(seat);
  return html` <div class="hand-over mark-${names.mark(seat)}">
    <div class="hand-over-box">
      ${coin(hero, names.mark(seat))}
      <h2>${say('here.text', { who: person || names.title(seat) })}</h2>
      ${person ? html`<p class="muted">${names.title(seat)}</p>` : nothing}
      <p>${say('here.others')}</p>
      <button type="button" class="button primary" id="here" @click=${act.here}>${say('here.button')}</button>
      <label class="check"
        ><input
          type="checkbox"
          .checked=${act.hold}
          @change=${(/** @type {Event} */ e) => act.setHold(/** @type {HTMLInputElement} */ (e.target).checked)}
        />${say('here.hold.on')}</label
      >
    </div>
  </div>`;
}
