// A link to watch a game: who has come by it says so with a press, for those who play see who watches. A page for
// streams has nothing to press.

import { html } from 'lit';
import { api, ApiError } from '../app/api.js';
import { NpElement } from '../app/element.js';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go, to } from '../app/routes.js';
import { isStream } from '../app/stream.js';
import { nameField } from './choosing.js';
import { trouble, troubleLine } from './parts.js';
import { introduce } from './start.js';

await speak('watch');

export class NpWatchPage extends NpElement {
  static properties = {
    table: { attribute: false },
    secret: { attribute: false },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    this.secret = '';
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('secret') && isStream) void this.#watch();
  }

  async #watch() {
    this.busy = true;
    this.trouble = null;
    try {
      await introduce();
      await api.watch(this.table, this.secret);
      go(to('table', this.table), { replace: true });
    } catch (error) {
      this.trouble = error instanceof ApiError && error.code === 'unknown' ? t('watch.void') : trouble(error);
    } finally {
      this.busy = false;
    }
  }

  render() {
    return html`<div class="wrap narrow">
      <h1>${t('watch.title')}</h1>
      <p>${t('watch.text')}</p>
      ${nameField()} ${troubleLine(this.trouble)}
      <div class="row block">
        <button class="button primary large" ?disabled=${this.busy} @click=${() => void this.#watch()}>
          ${icon('eye')}${t('watch.go')}
        </button>
        <a class="button quiet" href=${to()}>${t('nav.start')}</a>
      </div>
    </div>`;
  }
}

customElements.define('np-watch-page', NpWatchPage);
