// Tables that wait for somebody, and games that anybody may watch.

import { html } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { tableItem, trouble, troubleLine } from './parts.js';

await speak('watch');

/** @typedef {import('../types.js').TableInfo} TableInfo */

export class NpOpenTablesPage extends NpElement {
  static properties = { tables: { state: true }, games: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    /** @type {TableInfo[] | null} */
    this.tables = null;
    /** Those to watch. @type {TableInfo[]} */
    this.games = [];
    /** @type {string | null} */
    this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
    this.timer = setInterval(() => {
      if (!document.hidden) this.#look();
    }, 5_000);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    super.disconnectedCallback();
  }

  async #look() {
    try {
      [this.tables, this.games] = await Promise.all([api.openTables(), api.watchable()]);
      this.trouble = null;
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  render() {
    return html`<div class="wrap narrow">
      <h1>${t('open.title')}</h1>
      <p class="muted">${t('open.text')}</p>
      ${troubleLine(this.trouble)}
      ${this.tables === null
        ? html`<p role="status">${t('loading')}</p>`
        : this.tables.length === 0
          ? html`<p class="empty">${t('open.none')}</p>`
          : html`<ul role="list" class="table-list">
              ${this.tables.map((table) => tableItem(table, to('join', table.table)))}
            </ul>`}
      <p><a class="button" href=${to('friend')}>${icon('people')}${t('open.own')}</a></p>
      <section class="block" aria-labelledby="games-title">
        <h2 id="games-title">${t('watch.list')}</h2>
        ${this.games.length
          ? html`<ul role="list" class="table-list">
              ${this.games.map((table) => tableItem(table, to('table', table.table)))}
            </ul>`
          : html`<p class="empty">${t('watch.list.none')}</p>`}
      </section>
    </div>`;
  }
}

customElements.define('np-open-tables-page', NpOpenTablesPage);
