// A one-time link to another device: a code to scan, how long it still works, and that it was used.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { reachable } from '../app/reachable.js';
import { introduce } from './start.js';
import { trouble, troubleLine } from './parts.js';
import '../app/share.js';

await speak('people');

/** How often it is asked whether somebody has come by the link. */
const LOOK = 2_000;

export class NpDeviceLink extends NpElement {
  static properties = {
    url: { state: true },
    left: { state: true },
    state: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    this.url = '';
    /** Seconds. */
    this.left = 0;
    /** @type {'none' | 'open' | 'used' | 'over'} */
    this.state = 'none';
    /** @type {string | null} */
    this.trouble = null;
    this.until = 0;
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    super.disconnectedCallback();
  }

  async #make() {
    this.trouble = null;
    try {
      await introduce();
      const { secret, seconds } = await api.link();
      this.url = await reachable('continue', secret);
      this.until = Date.now() + seconds * 1000;
      this.left = seconds;
      this.state = 'open';
      clearInterval(this.timer);
      let since = 0;
      this.timer = setInterval(() => {
        this.left = Math.max(0, Math.round((this.until - Date.now()) / 1000));
        if (this.left === 0) this.#end('over');
        else if (!document.hidden && (since += 1000) >= LOOK) {
          since = 0;
          void this.#look();
        }
      }, 1000);
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  async #look() {
    const url = this.url;
    try {
      const state = await api.linkState();
      if (url !== this.url || this.state !== 'open') return;
      if (state === 'used') {
        this.#end('used');
        this.tell('device-added');
      } else if (state === 'none') this.#end('over');
    } catch {
      // The next look may succeed.
    }
  }

  /** @param {'used' | 'over'} state */
  #end(state) {
    clearInterval(this.timer);
    this.state = state;
    this.url = '';
  }

  /** A link that was made is void now. */
  forget() {
    clearInterval(this.timer);
    this.state = 'none';
    this.url = '';
  }

  render() {
    const time = `${Math.floor(this.left / 60)}:${String(this.left % 60).padStart(2, '0')}`;
    const said = this.state === 'used' ? t('devices.link-used') : this.state === 'over' ? t('devices.link-over') : '';
    return html`<p class="muted">${t('devices.link-text')}</p>
      ${this.url
        ? html`<np-share .url=${this.url} .label=${t('devices.link-label')} .text=${'Nonpareil'}></np-share>
            <p class="small muted countdown">${icon('clock')}${t('devices.link-left', { time })}</p>`
        : nothing}
      <p class=${said ? '' : 'visually-hidden'} role="status">
        ${this.state === 'used' ? icon('check') : nothing}${said}
      </p>
      ${this.url
        ? nothing
        : html`<button class="button" @click=${this.#make}>
            ${icon('screen')}${t(said ? 'devices.link-again' : 'devices.link-make')}
          </button>`}
      ${troubleLine(this.trouble)}`;
  }
}

customElements.define('np-device-link', NpDeviceLink);
