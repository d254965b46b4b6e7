// Trying a card of a hero: a position in which it can be used, at a table of its own.

import { html, nothing } from 'lit';
import { api } from '../app/api.js';
import { NpElement } from '../app/element.js';
import { t } from '../app/i18n.js';
import { go, to } from '../app/routes.js';
import { trouble, troubleLine } from './parts.js';
import { introduce } from './start.js';

export class NpTryPage extends NpElement {
  static properties = {
    hero: { attribute: false },
    card: { attribute: false },
    trouble: { state: true },
  };

  constructor() {
    super();
    this.hero = '';
    this.card = '';
    /** @type {string | null} */
    this.trouble = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('card')) void this.#open(this.hero, this.card);
  }

  /** @param {string} hero @param {string} card */
  async #open(hero, card) {
    this.trouble = null;
    try {
      await introduce();
      const { table } = await api.create({ lesson: `try/${hero}/${card}` });
      go(to('table', table.table), { replace: true });
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  render() {
    if (!this.trouble) return nothing;
    return html`<div class="wrap narrow">
      ${troubleLine(this.trouble)}
      <a class="button quiet" href=${to()}>${t('nav.start')}</a>
    </div>`;
  }
}

customElements.define('np-try-page', NpTryPage);
