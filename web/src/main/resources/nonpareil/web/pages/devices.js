// The browsers that play as one: another one by a link, which there are, how to sign them out, and the recovery code.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { ago, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { introduce } from './start.js';
import { trouble, troubleLine } from './parts.js';
import { backToYou, day } from './person.js';
import './device-link.js';
import './recovery-code.js';

await speak('people');

/** @typedef {import('../app/api.js').DeviceInfo} DeviceInfo */

/** Names that are the same in every language. @type {Record<string, string>} */
const NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};

/** Roughly what a browser is. @param {DeviceInfo} device */
function kind({ browser, system }) {
  if (!NAMES[browser] && !NAMES[system]) return t('devices.unknown');
  return t('devices.on', {
    browser: NAMES[browser] ?? t('browser.other'),
    system: NAMES[system] ?? t('system.other'),
  });
}

/** How it came to be one's own, and when. @param {DeviceInfo} device */
function since({ way, made }) {
  const date = day(made);
  switch (way) {
    case 'first':
      return t('devices.made-first', { date });
    case 'link':
      return t('devices.made-link', { date });
    case 'code':
      return t('devices.made-code', { date });
  }
}

export class NpDevicesPage extends NpElement {
  static properties = {
    devices: { state: true },
    recovery: { state: true },
    signing: { state: true },
    said: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {DeviceInfo[]} */
    this.devices = [];
    /** @type {{made: string, used: string | null} | null} */
    this.recovery = null;
    /** Whether it is asked if all others are to be signed out. */
    this.signing = false;
    this.said = '';
    /** @type {string | null} */
    this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  async #look() {
    try {
      await introduce();
      ({ devices: this.devices, recovery: this.recovery } = await api.devices());
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  /** @param {() => Promise<string>} deed what is said when it is done */
  async #do(deed) {
    this.trouble = null;
    this.said = '';
    this.signing = false;
    try {
      this.said = await deed();
      /** @type {import('./device-link.js').NpDeviceLink | null} */ (this.querySelector('np-device-link'))?.forget();
    } catch (error) {
      this.trouble = trouble(error);
    }
    await this.#look();
  }

  /** @param {DeviceInfo} device */
  #out = (device) =>
    this.#do(async () => {
      await api.signOut(device.device);
      return t('devices.out-done');
    });

  #outOthers = () => this.#do(async () => t('devices.others-done', { n: await api.signOutOthers() }));

  render() {
    return html`<div class="wrap narrow devices" @device-added=${() => this.#look()}>
      ${backToYou()}
      <h1>${t('devices.title')}</h1>
      <section class="block panel" aria-labelledby="device-link">
        <h2 id="device-link">${t('devices.link')}</h2>
        <np-device-link></np-device-link>
      </section>
      <section class="block" aria-labelledby="device-list">
        <h2 id="device-list">${t('devices.list')}</h2>
        <ul role="list" class="person-list">
          ${this.devices.map((device) => this.#device(device))}
        </ul>
        ${this.devices.length > 1 ? this.#others() : nothing}
        <p class="small muted" role="status">${this.said}</p>
        ${troubleLine(this.trouble)}
      </section>
      <section class="block panel" aria-labelledby="device-code">
        <h2 id="device-code">${t('code.title')}</h2>
        <np-recovery-code .recovery=${this.recovery}></np-recovery-code>
      </section>
    </div>`;
  }

  /** @param {DeviceInfo} device */
  #device(device) {
    const what = kind(device);
    return html`<li class="person-line">
      ${icon('screen')}
      <span class="person-words"
        ><b>${what}</b
        ><span class="small muted"
          >${since(device)}${device.here ? nothing : html` · ${t('devices.seen', { when: ago(device.seen) })}`}</span
        ></span
      >
      ${device.here
        ? html`<span class="mark">${t('devices.here')}</span>`
        : html`<button class="button" aria-label=${t('devices.out-of', { what })} @click=${() => this.#out(device)}>
            ${t('devices.out')}
          </button>`}
    </li>`;
  }

  #others() {
    if (!this.signing)
      return html`<button class="button quiet danger" @click=${() => (this.signing = true)}>
        ${t('devices.others')}
      </button>`;
    return html`<p>${t('devices.others-sure')}</p>
      <div class="row">
        <button class="button quiet" @click=${() => (this.signing = false)}>${t('devices.no')}</button>
        <button class="button primary" @click=${this.#outOthers}>${t('devices.others-yes')}</button>
      </div>`;
  }
}

customElements.define('np-devices-page', NpDevicesPage);
