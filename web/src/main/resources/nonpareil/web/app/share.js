// Giving an address to somebody: copy, share, and a QR code drawn from the modules the server computes.

import { html, nothing } from 'lit';
import { api } from './api.js';
import { NpElement } from './element.js';
import { icon } from './icons.js';
import { t } from './i18n.js';

/** Copies text also where the clipboard is not offered (a page without TLS in the local network).
 * @param {string} text @param {HTMLInputElement | null} input @returns {Promise<boolean>} */
async function copy(text, input) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!input) return false;
    input.select();
    return document.execCommand('copy');
  }
}

/** An address with buttons to pass it on. */
export class NpShare extends NpElement {
  static properties = {
    url: { attribute: false },
    label: { attribute: false },
    text: { attribute: false },
    copied: { state: true },
    modules: { state: true },
  };

  constructor() {
    super();
    this.url = '';
    /** What the address is, for the field's label. */
    this.label = '';
    /** What is said along with it when shared. */
    this.text = '';
    this.copied = false;
    /** @type {{size: number, rows: string[]} | null} */
    this.modules = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('url')) return;
    this.copied = false;
    this.modules = null;
    const url = this.url;
    if (!url) return;
    api.qr(url).then(
      (modules) => {
        if (url === this.url) this.modules = modules;
      },
      () => {}, // Without the code the address itself is enough.
    );
  }

  async #copy() {
    this.copied = await copy(this.url, this.querySelector('input'));
  }

  async #share() {
    try {
      await navigator.share({ text: this.text, url: this.url });
    } catch {
      // Closed without sharing.
    }
  }

  render() {
    return html` <div class="share">
      <div class="share-words">
        <label class="share-label"
          ><span class="small muted">${this.label}</span
          ><input
            class="field share-url"
            readonly
            .value=${this.url}
            @focus=${(/** @type {Event} */ e) => /** @type {HTMLInputElement} */ (e.target).select()}
        /></label>
        <div class="row">
          <button class="button primary" @click=${this.#copy}>
            ${icon(this.copied ? 'check' : 'copy')}${t(this.copied ? 'share.copied' : 'share.copy')}
          </button>
          ${'share' in navigator
            ? html`<button class="button" @click=${this.#share}>${icon('share')}${t('share.share')}</button>`
            : nothing}
        </div>
        <p class="visually-hidden" role="status">${this.copied ? t('share.copied') : ''}</p>
      </div>
      ${this.modules ? code(this.modules) : nothing}
    </div>`;
  }
}

/** @param {{size: number, rows: string[]}} modules */
function code({ size, rows }) {
  let path = '';
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/1+/g)) path += `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`;
  });
  return html`<figure class="qr">
    <svg viewBox="-4 -4 ${size + 8} ${size + 8}" role="img" aria-label=${t('share.qr')} shape-rendering="crispEdges">
      <rect x="-4" y="-4" width=${size + 8} height=${size + 8} fill="#fff" />
      <path d=${path} fill="#000" />
    </svg>
    <figcaption class="small muted">${t('share.scan')}</figcaption>
  </figure>`;
}

customElements.define('np-share', NpShare);
