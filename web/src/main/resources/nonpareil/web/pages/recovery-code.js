// The recovery code: whether there is one, and a new one, which is shown once.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { ago, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { introduce } from './start.js';
import { trouble, troubleLine } from './parts.js';
import { day } from './person.js';

await speak('people');

export class NpRecoveryCode extends NpElement {
  static properties = {
    recovery: { attribute: false },
    code: { state: true },
    copied: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {{made: string, used: string | null} | null} */
    this.recovery = null;
    this.code = '';
    this.copied = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  async #make() {
    this.trouble = null;
    try {
      await introduce();
      const { code, made } = await api.recoveryCode();
      this.code = code;
      this.copied = false;
      this.recovery = { made, used: null };
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.code);
      this.copied = true;
    } catch {
      // Not offered here: it can be read and written down.
    }
  }

  render() {
    const had = this.recovery;
    if (this.code)
      return html`<p role="status"><b>${t('code.once')}</b></p>
        <p class="code" translate="no">${this.code.split('-').map((group) => html`<span>${group}</span>`)}</p>
        <div class="row">
          <button class="button" @click=${this.#copy}>
            ${icon(this.copied ? 'check' : 'copy')}${t(this.copied ? 'code.copied' : 'code.copy')}
          </button>
          <button class="button primary" @click=${() => (this.code = '')}>${icon('check')}${t('code.done')}</button>
        </div>`;
    return html`<p class="muted">${t('code.text')}</p>
      <p>
        ${had ? t('code.made', { date: day(had.made) }) : t('code.none')}
        ${had?.used ? t('code.used', { when: ago(had.used) }) : nothing}
      </p>
      <div class="row">
        <button class="button" @click=${this.#make}>${icon('key')}${t(had ? 'code.new' : 'code.make')}</button>
        ${had ? html`<span class="small muted">${t('code.new-text')}</span>` : nothing}
      </div>
      ${troubleLine(this.trouble)}`;
  }
}

customElements.define('np-recovery-code', NpRecoveryCode);
