// What is kept about a person: to take along, or to delete.

import { html } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { introduce } from './start.js';
import { trouble, troubleLine } from './parts.js';
import { backToYou } from './person.js';

await speak('people');

export class NpDataPage extends NpElement {
  static properties = {
    typed: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    this.typed = '';
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  async #download() {
    this.trouble = null;
    try {
      await introduce();
      const address = URL.createObjectURL(await api.exportData());
      const link = document.createElement('a');
      link.href = address;
      link.download = 'nonpareil-me.json';
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  /** @param {Event} event */
  async #delete(event) {
    event.preventDefault();
    this.busy = true;
    this.trouble = null;
    try {
      await api.deleteMe();
      dispatchEvent(new CustomEvent('signed-out', { detail: 'deleted' }));
    } catch (error) {
      this.trouble = trouble(error);
      this.busy = false;
    }
  }

  render() {
    const word = t('data.word');
    const sure = this.typed.trim().toLocaleLowerCase() === word;
    return html`<div class="wrap narrow data">
      ${backToYou()}
      <h1>${t('data.title')}</h1>
      <section class="block panel" aria-labelledby="data-export">
        <h2 id="data-export">${t('data.export')}</h2>
        <p class="muted">${t('data.export-text')}</p>
        <button class="button" @click=${this.#download}>${icon('download')}${t('data.download')}</button>
      </section>
      <section class="block panel" aria-labelledby="data-delete">
        <h2 id="data-delete">${t('data.delete')}</h2>
        <p>${t('data.delete-text')}</p>
        <ul>
          ${[1, 2, 3, 4].map((n) => html`<li>${t(`data.delete-${n}`)}</li>`)}
        </ul>
        <form class="person-form" @submit=${this.#delete}>
          <label class="option"
            ><span>${t('data.type', { word })}</span
            ><input
              class="field"
              autocomplete="off"
              autocapitalize="none"
              spellcheck="false"
              .value=${this.typed}
              @input=${(/** @type {Event} */ e) => (this.typed = /** @type {HTMLInputElement} */ (e.target).value)}
          /></label>
          <button class="button danger" ?disabled=${!sure || this.busy}>${t('data.yes')}</button>
        </form>
        ${troubleLine(this.trouble)}
      </section>
    </div>`;
  }
}

customElements.define('np-data-page', NpDataPage);
