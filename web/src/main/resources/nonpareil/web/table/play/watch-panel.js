// Watching, for those who play: who watches, a link for others, and whether a turn is shown when it is over.

import { html, nothing } from 'lit';
import { api } from '../../app/api.js';
import { NpElement } from '../../app/element.js';
import { reachable } from '../../app/reachable.js';
import '../../app/share.js';
import { streamUrl } from '../../app/stream.js';
import { say } from '../parts/say.js';
import { listOf } from '../parts/sides.js';
import { watchingText } from '../story/watching.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */

export class NpWatchPanel extends NpElement {
  static properties = {
    info: { attribute: false },
    names: { attribute: false },
    mine: { attribute: false },
    ask: { attribute: false },
    url: { state: true },
    failed: { state: true },
  };

  constructor() {
    super();
    /** @type {TableInfo | null} */
    this.info = null;
    /** @type {import('../parts/names.js').Names | null} */
    this.names = null;
    /** @type {readonly number[]} */
    this.mine = [];
    /** Asks for a delay, or takes that back. @type {(on: boolean) => void} */
    this.ask = () => {};
    /** Where others can watch. */
    this.url = '';
    this.failed = false;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('info') && this.info?.watch === 'list' && !this.url) void this.#address('table', this.info.table);
  }

  /** @param {...string} parts */
  async #address(...parts) {
    this.url = await reachable(...parts);
  }

  async #link() {
    const { info } = this;
    if (!info) return;
    this.failed = false;
    try {
      await this.#address('watch', info.table, await api.watchLink(info.table));
    } catch {
      this.failed = true;
    }
  }

  render() {
    const { info } = this;
    if (!info) return nothing;
    const { watching, watch = 'link' } = info;
    const over = info.state === 'over';
    return html`<div class="watch-panel">
      <p>${watching?.count ? `${watchingText(watching)}.` : say('watch.nobody')}</p>
      ${watch === 'none' || over ? nothing : this.#delay(info)}
      <p class="small muted">${say(`watch.of.${watch}`)}</p>
      ${this.url
        ? html`<np-share .url=${this.url} .label=${say('watch.link.label')} .text=${say('watch.link.share')}></np-share>
            <p>
              <a class="watch-stream" href=${streamUrl(this.url)} target="_blank" rel="noopener"
                >${say('watch.stream')}</a
              ><span class="small muted block-text">${say('watch.stream.text')}</span>
            </p>`
        : nothing}
      ${watch === 'link' && !over
        ? html`<button
            type="button"
            class="button ${this.url ? 'quiet' : ''}"
            data-option="watch-link"
            @click=${() => void this.#link()}
          >
            ${say(this.url ? 'watch.link.again' : 'watch.link')}
          </button>`
        : nothing}
      ${this.failed ? html`<p class="trouble" role="alert">${say('watch.link.failed')}</p>` : nothing}
    </div>`;
  }

  /** @param {TableInfo} info */
  #delay({ delay }) {
    const by = delay?.by ?? [];
    const others = by.filter((seat) => !this.mine.includes(seat));
    const names = this.names;
    const asked = names && others.length ? others.map((seat) => names.nickname(seat).n) : [];
    return html`<label class="check"
        ><input
          type="checkbox"
          data-option="delay"
          .checked=${this.mine.some((seat) => by.includes(seat))}
          @change=${(/** @type {Event} */ e) => this.ask(/** @type {HTMLInputElement} */ (e.target).checked)}
        /><span
          >${say('watch.delay')}<span class="small muted block-text">${say('watch.delay.text')}</span></span
        ></label
      >
      ${names && asked.length ? html`<p>${say('watch.delay.by', { who: listOf(asked, names) })}</p>` : nothing}
      ${delay?.now && by.length === 0 ? html`<p role="status">${say('watch.delay.ending')}</p>` : nothing}`;
  }
}

customElements.define('np-watch-panel', NpWatchPanel);
