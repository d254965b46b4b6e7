// Who one is here: name and emblem, and the doors to devices, friends and data.

import { html } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { catalog, name } from '../app/catalog.js';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { setSetting, settings } from '../app/settings.js';
import { introduce } from './start.js';
import { medal, trouble, troubleLine } from './parts.js';
import { emblemOf } from './person.js';

await speak('people');

export class NpYouPage extends NpElement {
  static properties = { me: { state: true }, asks: { state: true }, saved: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    /** @type {import('../app/api.js').Me | null} */
    this.me = null;
    this.asks = 0;
    this.saved = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    try {
      this.me = await introduce();
      this.asks = (await api.friends()).asks.length;
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  /** @param {() => Promise<import('../app/api.js').Me>} change */
  async #change(change) {
    this.trouble = null;
    this.saved = false;
    try {
      this.me = await change();
      this.saved = true;
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  /** @param {Event} event */
  #name(event) {
    setSetting('name', /** @type {HTMLInputElement} */ (event.target).value.trim());
    void this.#change(introduce);
  }

  render() {
    /** @param {string} address @param {string} sign @param {string} head @param {string} text */
    const door = (address, sign, head, text) =>
      html`<li>
        <a class="door" href=${to(address)}
          >${icon(sign)}<span><b>${head}</b><span class="small muted">${text}</span></span></a
        >
      </li>`;
    const avatar = this.me?.avatar ?? null;
    return html`<div class="wrap narrow you">
      <h1>${t('you.title')}</h1>
      <p class="muted">${t('you.text')}</p>
      <div class="you-head">
        ${emblemOf(avatar, 'medal-large')}
        <label class="option"
          ><span>${t('settings.name')}</span
          ><input
            class="field"
            maxlength="24"
            autocomplete="nickname"
            .value=${settings().name || this.me?.name || ''}
            placeholder=${t('settings.name-empty')}
            @change=${this.#name}
        /></label>
      </div>
      <fieldset class="setting">
        <legend>${t('you.emblem')}</legend>
        <div class="emblems">
          ${this.#emblem('none', t('you.no-emblem'), avatar === null)}
          ${catalog().heroes.map((h) => this.#emblem(h.id, name(h), avatar === h.id))}
        </div>
      </fieldset>
      <p class="small muted" role="status">${this.saved ? t('you.saved') : ''}</p>
      ${troubleLine(this.trouble)}
      <nav class="block" aria-label=${t('you.more')}>
        <ul role="list" class="doors">
          ${door('devices', 'screen', t('you.devices'), t('you.devices-text'))}
          ${door(
            'friends',
            'people',
            t('you.friends'),
            this.asks ? t('you.asks', { n: this.asks }) : t('you.friends-text'),
          )}
          ${door('statistics', 'chart', t('you.statistics'), t('you.statistics-text'))}
          ${door('data', 'upload', t('you.data'), t('you.data-text'))}
          ${door('recover', 'key', t('you.recover'), t('you.recover-text'))}
        </ul>
      </nav>
    </div>`;
  }

  /** @param {string} id @param {string} word @param {boolean} chosen */
  #emblem(id, word, chosen) {
    return html`<label class="emblem-choice" title=${word}
      ><input
        type="radio"
        name="emblem"
        class="visually-hidden"
        aria-label=${word}
        ?disabled=${!this.me}
        .checked=${chosen}
        @change=${() => this.#change(() => api.avatar(id))}
      /><span>${id === 'none' ? emblemOf(null, '') : medal(id)}</span></label
    >`;
  }
}

customElements.define('np-you-page', NpYouPage);
