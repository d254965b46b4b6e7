// What a person may set: language, theme, patterns, motion, sound, name; and the way to another device.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { allLanguages, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { PACES, setSetting, settings } from '../app/settings.js';
import { introduce } from './start.js';
import { reachable } from '../app/reachable.js';
import { trouble, troubleLine } from './parts.js';
import '../app/share.js';

/** @typedef {import('../app/settings.js').Settings} Settings */

export class NpSettingsPage extends NpElement {
  static properties = {
    url: { state: true },
    trouble: { state: true },
    saved: { state: true },
    signing: { state: true },
    signedOut: { state: true },
  };

  constructor() {
    super();
    this.url = '';
    /** @type {string | null} */
    this.trouble = null;
    this.saved = false;
    /** Whether it is asked if the other devices are to be signed out. */
    this.signing = false;
    /** How many were. @type {number | null} */
    this.signedOut = null;
  }

  /** @param {Event} event */
  async #name(event) {
    setSetting('name', /** @type {HTMLInputElement} */ (event.target).value.trim());
    this.trouble = null;
    try {
      await introduce();
      this.saved = true;
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  async #link() {
    this.trouble = null;
    try {
      await introduce();
      this.url = await reachable('continue', await api.link());
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  async #signOut() {
    this.trouble = null;
    this.signing = false;
    try {
      await introduce();
      this.signedOut = await api.signOutOthers();
      this.url = ''; // a link that was made is void now
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  #signOutArea() {
    if (this.signing)
      return html`<div>
        <p>${t('settings.sign-out-sure')}</p>
        <div class="row">
          <button class="button quiet" @click=${() => (this.signing = false)}>${t('settings.sign-out-no')}</button>
          <button class="button primary" @click=${this.#signOut}>${t('settings.sign-out-yes')}</button>
        </div>
      </div>`;
    return html`<button
      class="button"
      @click=${() => {
        this.signing = true;
        this.signedOut = null;
      }}
    >
      ${t('settings.sign-out')}
    </button>`;
  }

  /**
   * @template {'language' | 'theme' | 'motion' | 'pace'} K
   * @param {K} key
   * @param {[Settings[K], string, string?][]} options value, words and, where they are of another language, which
   */
  #choice(key, options) {
    return html`<fieldset class="setting">
      <legend>${t(`settings.${key}`)}</legend>
      <div class="segments">
        ${options.map(
          ([value, text, lang]) =>
            html` <label class="segment"
              ><input
                type="radio"
                name=${key}
                class="visually-hidden"
                .checked=${settings()[key] === value}
                @change=${() => setSetting(key, value)}
              /><span lang=${lang ?? nothing}>${text}</span></label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  /** @param {'patterns' | 'sound'} key */
  #switch(key) {
    return html`<label class="check setting"
      ><input
        type="checkbox"
        .checked=${settings()[key]}
        @change=${(/** @type {Event} */ e) => setSetting(key, /** @type {HTMLInputElement} */ (e.target).checked)}
      />
      <span
        >${t(`settings.${key}`)}<span class="small muted block-text">${t(`settings.${key}-text`)}</span></span
      ></label
    >`;
  }

  render() {
    return html`<div class="wrap narrow settings">
      <h1>${t('settings.title')}</h1>
      ${this.#choice('language', [
        ['auto', t('settings.auto')],
        ...allLanguages().map(([code, name]) => /** @type {[string, string, string]} */ ([code, name, code])),
      ])}
      ${this.#choice('theme', [
        ['auto', t('settings.auto')],
        ['light', t('settings.light')],
        ['dark', t('settings.dark')],
      ])}
      ${this.#choice('motion', [
        ['auto', t('settings.auto')],
        ['full', t('settings.full')],
        ['reduced', t('settings.reduced')],
      ])}
      ${this.#choice(
        'pace',
        PACES.map((pace) => /** @type {[typeof pace, string]} */ ([pace, t(`pace.${pace}`)])),
      )}
      ${this.#switch('patterns')} ${this.#switch('sound')}
      <label class="option setting"
        ><span>${t('settings.name')}</span
        ><input
          class="field"
          maxlength="24"
          autocomplete="nickname"
          .value=${settings().name}
          placeholder=${t('settings.name-empty')}
          @change=${this.#name}
      /></label>
      <p class="small muted" role="status">${this.saved ? t('settings.saved') : ''}</p>
      <section class="block panel" aria-labelledby="device">
        <h2 id="device">${t('settings.device')}</h2>
        <p class="muted">${t('settings.device-text')}</p>
        ${this.url
          ? html`<np-share .url=${this.url} .label=${t('settings.device-link')} .text=${'Nonpareil'}></np-share>`
          : nothing}
        <div class="row">
          ${this.url
            ? nothing
            : html`<button class="button" @click=${this.#link}>${icon('screen')}${t('settings.device-make')}</button>`}
          ${this.#signOutArea()}
        </div>
        <p class="small muted" role="status">
          ${this.signedOut === null ? '' : t('settings.signed-out', { n: this.signedOut })}
        </p>
        ${troubleLine(this.trouble)}
      </section>
    </div>`;
  }
}

customElements.define('np-settings-page', NpSettingsPage);
