// A small menu for every page: where to go, language, theme, patterns. Table pages put <np-menu> into their own strip.

import { html } from 'lit';
import { NpElement } from './element.js';
import { icon } from './icons.js';
import { otherLanguages, t } from './i18n.js';
import { setSetting, settings } from './settings.js';
import { to } from './routes.js';

export class NpMenu extends NpElement {
  static properties = { open: { state: true } };

  constructor() {
    super();
    this.open = false;
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('click', this.#outside);
    addEventListener('hashchange', this.#close);
  }

  disconnectedCallback() {
    document.removeEventListener('click', this.#outside);
    removeEventListener('hashchange', this.#close);
    super.disconnectedCallback();
  }

  /** @param {Event} event */
  #outside = (event) => {
    if (this.open && !event.composedPath().includes(this)) this.open = false;
  };

  #close = () => {
    this.open = false;
  };

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== 'Escape' || !this.open) return;
    event.stopPropagation();
    this.open = false;
    this.querySelector('button')?.focus();
  }

  /** @param {FocusEvent} event */
  #left(event) {
    if (event.relatedTarget instanceof Node && !this.contains(event.relatedTarget)) this.open = false;
  }

  render() {
    const s = settings();
    const dark = s.theme === 'dark' || (s.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
    return html` <div class="menu" @keydown=${this.#key} @focusout=${this.#left}>
      <button
        class="button quiet menu-button"
        aria-expanded=${this.open}
        aria-controls="np-menu-list"
        aria-label=${t('menu.open')}
        @click=${() => (this.open = !this.open)}
      >
        ${icon('menu')}
      </button>
      <div class="menu-list" id="np-menu-list" ?hidden=${!this.open}>
        <a href=${to()}>${icon('home')}${t('nav.start')}</a>
        <a href=${to('learn')}>${icon('learn')}${t('nav.learn')}</a>
        <a href=${to('rules')}>${icon('rules')}${t('nav.rules')}</a>
        <a href=${to('settings')}>${icon('settings')}${t('nav.settings')}</a>
        ${otherLanguages().map(
          ([code, name]) =>
            html`<button lang=${code} @click=${() => setSetting('language', code)}>${icon('language')}${name}</button>`,
        )}
        <button @click=${() => setSetting('theme', dark ? 'light' : 'dark')}>
          ${icon(dark ? 'sun' : 'moon')}${t(dark ? 'menu.light' : 'menu.dark')}
        </button>
        <button aria-pressed=${s.patterns} @click=${() => setSetting('patterns', !s.patterns)}>
          ${icon('patterns')}${t('settings.patterns')}
        </button>
        <button aria-pressed=${s.sound} @click=${() => setSetting('sound', !s.sound)}>
          ${icon(s.sound ? 'sound' : 'mute')}${t('settings.sound')}
        </button>
      </div>
    </div>`;
  }
}

customElements.define('np-menu', NpMenu);
