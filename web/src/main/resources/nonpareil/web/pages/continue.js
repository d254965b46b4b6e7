// Going on with one's games in this browser, by a link from another device. Nothing happens before the click.

import { html } from 'lit';
import { NpElement } from '../app/element.js';
import { api, ApiError } from '../app/api.js';
import { t } from '../app/i18n.js';
import { go, to } from '../app/routes.js';
import { setSetting } from '../app/settings.js';
import { trouble, troubleLine } from './parts.js';

export class NpContinuePage extends NpElement {
  static properties = { secret: { attribute: false }, busy: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    this.secret = '';
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  async #go() {
    this.busy = true;
    this.trouble = null;
    try {
      const me = await api.continueAs(this.secret);
      if (me.name) setSetting('name', me.name);
      go(to('games'), { replace: true });
    } catch (error) {
      this.trouble = error instanceof ApiError && error.code === 'unknown' ? t('continue.used') : trouble(error);
      this.busy = false;
    }
  }

  render() {
    return html`<div class="wrap narrow">
      <h1>${t('continue.title')}</h1>
      <p>${t('continue.text')}</p>
      ${troubleLine(this.trouble)}
      <div class="row">
        <button class="button primary large" ?disabled=${this.busy} @click=${this.#go}>${t('continue.go')}</button
        ><a class="button quiet" href=${to()}>${t('continue.no')}</a>
      </div>
    </div>`;
  }
}

customElements.define('np-continue-page', NpContinuePage);
