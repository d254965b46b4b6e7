// All of one's games: the running ones with whose turn it is, the finished ones with their replay; and saves from
// elsewhere.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api, ApiError } from '../app/api.js';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go, to } from '../app/routes.js';
import { introduce } from './start.js';
import { tableItem, trouble, troubleLine } from './parts.js';
import './news.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */

/** The most a save may have; the server refuses more. */
const LARGEST = 512 * 1024;

export class NpGamesPage extends NpElement {
  static properties = {
    tables: { state: true },
    trouble: { state: true },
    reason: { state: true },
    busy: { state: true },
    only: { attribute: false },
  };

  constructor() {
    super();
    /** @type {'all' | 'replays'} */
    this.only = 'all';
    /** @type {TableInfo[] | null} */
    this.tables = null;
    /** @type {string | null} */
    this.trouble = null;
    /** What exactly the server could not read, in its own words, which are English. @type {string | null} */
    this.reason = null;
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
    this.timer = setInterval(() => {
      if (!document.hidden) this.#look();
    }, 10_000);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    super.disconnectedCallback();
  }

  async #look() {
    try {
      this.tables = (await api.myTables()).filter((table) => !table.lesson);
    } catch (error) {
      if (!this.tables) this.trouble = trouble(error);
    }
  }

  /** @param {Event} event */
  async #upload(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file) return;
    this.trouble = null;
    this.reason = null;
    if (file.size > LARGEST) {
      this.trouble = t('error.too-large');
      return;
    }
    this.busy = true;
    try {
      const text = await file.text();
      await introduce();
      const table = await api.importSave(text);
      go(to('replay', table.table, 'open', 0));
    } catch (error) {
      const bad = error instanceof ApiError && (error.code === 'bad-value' || error.code === 'bad-json');
      this.trouble = bad ? t('games.bad-save') : trouble(error);
      this.reason = bad ? error.message : null;
    } finally {
      this.busy = false;
      input.value = '';
    }
  }

  render() {
    const running = (this.tables ?? []).filter((g) => g.state !== 'over' && !g.invited);
    const over = (this.tables ?? []).filter((g) => g.state === 'over');
    const waiting = running.filter((g) => g.yourTurn).length;
    const replays = this.only === 'replays';
    // Nothing that can be pressed comes before the lists, which would push it away from under the pointer.
    const coming = this.tables === null && !this.trouble && !this.busy;
    return html`<div class="wrap narrow">
      <h1>${t(replays ? 'replays.title' : 'games.title')}</h1>
      ${coming ? html`<p role="status">${t('loading')}</p>` : nothing}
      <np-news .tables=${this.tables ?? []}></np-news>
      ${replays || this.tables === null
        ? nothing
        : html`<section class="block" aria-labelledby="running">
            <h2 id="running">
              ${t('games.running')}
              ${waiting ? html`<span class="mark mark-act">${t('games.waiting', { n: waiting })}</span>` : nothing}
            </h2>
            ${running.length
              ? html`<ul role="list" class="table-list">
                  ${running.map((g) => tableItem(g))}
                </ul>`
              : html`<p class="empty">${t('games.none')}</p>`}
          </section>`}
      ${this.tables === null
        ? nothing
        : html`<section class="block" aria-labelledby="over">
            <h2 id="over">${t('games.over')}</h2>
            ${over.length
              ? html`<ul role="list" class="table-list">
                  ${over.map((g) => tableItem(g))}
                </ul>`
              : html`<p class="empty">${t('games.none-over')}</p>`}
          </section>`}
      ${coming ? nothing : this.#file()}
    </div>`;
  }

  #file() {
    return html`<section class="block panel" aria-labelledby="upload">
      <h2 id="upload">${t('games.upload')}</h2>
      <p class="muted">${t('games.upload-text')}</p>
      <label class="button upload"
        >${icon('upload')}${t(this.busy ? 'games.uploading' : 'games.choose-file')}<input
          type="file"
          class="visually-hidden"
          accept=".yaml,.yml,.txt,text/plain"
          ?disabled=${this.busy}
          @change=${this.#upload}
      /></label>
      ${troubleLine(this.trouble)}
      ${this.reason
        ? html`<details class="small">
            <summary>${t('games.bad-save-why')}</summary>
            <p lang="en">${this.reason}</p>
          </details>`
        : nothing}
    </section>`;
  }
}

customElements.define('np-games-page', NpGamesPage);
