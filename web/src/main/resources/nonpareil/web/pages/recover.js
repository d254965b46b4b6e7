// Coming back by the recovery code, in a browser that does not know one.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api, ApiError } from '../app/api.js';
import { speak, t } from '../app/i18n.js';
import { go, to } from '../app/routes.js';
import { remember, setSetting } from '../app/settings.js';
import { trouble, troubleLine } from './parts.js';

await speak('people');

export class NpRecoverPage extends NpElement {
  static properties = { games: { state: true }, busy: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    /** Whether this browser has games of its own. */
    this.games = false;
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    api.myTables().then(
      (tables) => (this.games = tables.length > 0),
      () => {},
    );
  }

  /** @param {Event} event */
  async #go(event) {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (this.querySelector('input'));
    this.busy = true;
    this.trouble = null;
    try {
      const me = await api.recover(input.value);
      setSetting('name', me.name);
      remember('nonpareil.recovered', me.recovered); // here it is no news
      go(to('games'), { replace: true });
    } catch (error) {
      this.trouble = this.#why(error);
      this.busy = false;
      input.focus();
    }
  }

  /** @param {unknown} error */
  #why(error) {
    if (error instanceof ApiError && error.code === 'bad-value') return t('recover.bad');
    if (error instanceof ApiError && error.code === 'unknown') return t('recover.unknown');
    return trouble(error);
  }

  render() {
    return html`<div class="wrap narrow">
      <h1>${t('recover.title')}</h1>
      <p>${t('recover.text')}</p>
      <form class="person-form" @submit=${this.#go}>
        <label class="option"
          ><span>${t('recover.label')}</span
          ><input
            class="field code-field"
            maxlength="100"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            translate="no"
            required
        /></label>
        ${this.games ? html`<p class="small">${t('recover.leaves')}</p>` : nothing} ${troubleLine(this.trouble)}
        <div class="row">
          <button class="button primary large" ?disabled=${this.busy}>${t('recover.go')}</button>
        </div>
      </form>
      <p class="small muted">${t('recover.lost')}</p>
    </div>`;
  }
}

customElements.define('np-recover-page', NpRecoverPage);
