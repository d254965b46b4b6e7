// What every element of the client shares: light DOM, and drawn anew when language or settings change.

import { LitElement } from 'lit';
import { onLanguage } from './i18n.js';
import { onSettings } from './settings.js';

export class NpElement extends LitElement {
  /** @type {(() => void)[]} */
  #ends = [];

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#ends = [onLanguage(() => this.requestUpdate()), onSettings(() => this.requestUpdate())];
  }

  disconnectedCallback() {
    for (const end of this.#ends) end();
    this.#ends = [];
    super.disconnectedCallback();
  }

  /** Tells those above: a bubbling event with details.
   * @param {string} type
   * @param {unknown} [detail] */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
