// What others want of one: seats that friends keep, who would like to be a friend; and that the recovery code was used.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { ago, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { recall, remember } from '../app/settings.js';
import { trouble, troubleLine } from './parts.js';
import { emblemOf } from './person.js';

await speak('people');

/** @typedef {import('../types.js').TableInfo} TableInfo */

const SEEN = 'nonpareil.recovered';

export class NpNews extends NpElement {
  static properties = {
    tables: { attribute: false },
    recovered: { state: true },
    asks: { state: true },
    declined: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** One's tables, as the page around has them. @type {TableInfo[]} */
    this.tables = [];
    /** When the code was used, if that is news. @type {string | null} */
    this.recovered = null;
    this.asks = 0;
    /** Tables one does not want. @type {string[]} */
    this.declined = [];
    /** @type {string | null} */
    this.trouble = null;
  }

  /** Who has no tables has no friends, and need not be made somebody by a look. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('tables') && this.tables.length > 0 && !this.looked) {
      this.looked = true;
      void this.#look();
    }
  }

  async #look() {
    try {
      const [me, friends] = await Promise.all([api.me(), api.friends()]);
      this.recovered = me.recovered && me.recovered !== recall(SEEN, null) ? me.recovered : null;
      this.asks = friends.asks.length;
    } catch {
      // The page around is of use without it.
    }
  }

  #fine() {
    remember(SEEN, this.recovered);
    this.recovered = null;
  }

  /** @param {TableInfo} table */
  async #decline(table) {
    this.trouble = null;
    try {
      await api.decline(table.table);
      this.declined = [...this.declined, table.table];
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  render() {
    const invited = this.tables.filter((g) => g.invited && !this.declined.includes(g.table));
    if (!invited.length && !this.recovered && !this.asks && !this.declined.length) return nothing;
    return html`<div class="news">
      ${this.recovered
        ? html`<div class="news-item" role="alert">
            ${icon('key')}
            <span class="person-words"
              ><b>${t('news.recovered', { when: ago(this.recovered) })}</b
              ><span class="small">${t('news.recovered-text')}</span></span
            >
            <span class="row"
              ><a class="button" href=${to('devices')}>${t('news.devices')}</a
              ><button class="button quiet" @click=${this.#fine}>${t('news.fine')}</button></span
            >
          </div>`
        : nothing}
      ${invited.map((g) => {
        const host = g.seats.find((s) => s.who === 'person');
        return html`<div class="news-item">
          ${emblemOf(host?.avatar)}
          <span class="person-words"><b>${t('news.invites', { who: host?.name || t('friends.nameless') })}</b></span>
          <span class="row"
            ><a class="button primary" href=${to('join', g.table)}>${t('news.take')}</a
            ><button class="button quiet" @click=${() => this.#decline(g)}>${t('news.decline')}</button></span
          >
        </div>`;
      })}
      ${this.asks
        ? html`<div class="news-item">
            ${icon('people')}
            <span class="person-words"><b>${t('news.asks', { n: this.asks })}</b></span>
            <a class="button" href=${to('friends')}>${t('news.look')}</a>
          </div>`
        : nothing}
      <p class="small muted" role="status">${this.declined.length ? t('news.declined') : ''}</p>
      ${troubleLine(this.trouble)}
    </div>`;
  }
}

customElements.define('np-news', NpNews);
