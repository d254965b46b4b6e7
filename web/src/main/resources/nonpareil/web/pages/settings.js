// What a person may set for this browser: language, theme, patterns, motion, sound; and the door to oneself.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { allLanguages, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { PACES, setSetting, settings } from '../app/settings.js';

await speak('watch');

/** @typedef {import('../app/settings.js').Settings} Settings */

export class NpSettingsPage extends NpElement {
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

  /** @param {'patterns' | 'sound' | 'streamer'} key */
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
      ${this.#switch('patterns')} ${this.#switch('sound')} ${this.#switch('streamer')}
      <nav class="block" aria-label=${t('settings.you')}>
        <ul role="list" class="doors">
          <li>
            <a class="door" href=${to('you')}
              >${icon('person')}<span
                ><b>${t('settings.you')}${settings().name ? html`: ${settings().name}` : nothing}</b
                ><span class="small muted">${t('settings.you-text')}</span></span
              ></a
            >
          </li>
          <li>
            <a class="door" href=${to('notifications')}
              >${icon('bell')}<span
                ><b>${t('settings.notifications')}</b
                ><span class="small muted">${t('settings.notifications-text')}</span></span
              ></a
            >
          </li>
        </ul>
      </nav>
    </div>`;
  }
}

customElements.define('np-settings-page', NpSettingsPage);
