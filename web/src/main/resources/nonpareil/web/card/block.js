// A card lying on its side, for where there is width and no height: beside the answer on a phone. It shows everything a
// card shows, in the largest letters with which all of it can be read.

import { html, nothing } from 'lit';
import { hero as heroOf, ready } from '../app/catalog.js';
import { NpElement } from '../app/element.js';
import { local, t } from '../app/i18n.js';
import { typeWord } from './card.js';
import { motifOf } from './deeds.js';
import { signsInWords } from './glance.js';
import { cardIcon } from './icons.js';
import { MOTIFS } from './motifs.js';
import { signsRow } from './signs.js';
import { whoWords } from './who.js';

/** Sizes of letters, from 15 px down to 12. */
const SIZES = 3;
/** A name with more letters than this is written smaller. */
const LONG_NAME = 24;

export class NpLyingCard extends NpElement {
  static properties = { card: { attribute: false }, hero: { attribute: false }, whose: { attribute: false } };

  #watch = new ResizeObserver(() => this.#fit());

  constructor() {
    super();
    /** @type {import('../types.js').Card | null} */
    this.card = null;
    /** Whose card it is. @type {string | null} */
    this.hero = null;
    /** The same in words, where it is another's. */
    this.whose = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.#watch.observe(this);
  }

  disconnectedCallback() {
    this.#watch.disconnect();
    super.disconnectedCallback();
  }

  updated() {
    this.#fit();
  }

  #fit() {
    const face = this.querySelector('.card-lying-face');
    if (!face) return;
    face.removeAttribute('tabindex');
    this.removeAttribute('tall');
    for (let size = 0; size < SIZES; size++) {
      this.setAttribute('fine', String(size));
      if (face.scrollHeight <= face.clientHeight + 1) return;
    }
    this.setAttribute('tall', ''); // more height, where there is some to be had
    if (face.scrollHeight <= face.clientHeight + 1) return;
    face.setAttribute('tabindex', '0'); // the text scrolls, also by keyboard
  }

  render() {
    return this.card ? face(this.card, this.hero, this.whose) : nothing;
  }
}

customElements.define('np-lying-card', NpLyingCard);

/** @param {import('../types.js').Card} card @param {string | null} hero whose card it is @param {string} [whose] in words */
export function cardBlock(card, hero, whose = '') {
  return html`<np-lying-card .card=${card} .hero=${hero} .whose=${whose}></np-lying-card>`;
}

/** @param {import('../types.js').Card} card @param {string | null} hero @param {string} whose */
function face(card, hero, whose) {
  const blocks = local(card.text);
  return html`<div class="card-lying type-${card.type}">
    <div class="card-lying-spine" aria-hidden="true">
      ${card.value === null ? nothing : html`<span class="card-value">${card.value}</span>`}${cardIcon(card.type)}
    </div>
    <div class="card-lying-face">
      <svg class="card-motif" viewBox="-2 -2 104 104" aria-hidden="true" focusable="false">
        <path d=${MOTIFS[motifOf(card, hero && ready() ? heroOf(hero) : undefined)]} />
      </svg>
      <div class="card-lying-head">
        <b class="card-name ${local(card.name).length > LONG_NAME ? 'long' : ''}">${local(card.name)}</b>
        ${card.boost === null
          ? nothing
          : html`<span class="card-boost"><span class="visually-hidden">${t('card.boost')} </span>${card.boost}</span>`}
      </div>
      <div class="card-lying-facts">
        <span class="card-moment">${[typeWord(card), whoWords(card)].filter(Boolean).join(', ')}</span>
        ${whose ? html`<span class="card-whose">${whose}</span>` : nothing}
        ${card.symbols.length
          ? html`<span class="card-signs" role="img" aria-label=${signsInWords(card.symbols)}
              >${signsRow(card.symbols)}</span
            >`
          : nothing}
      </div>
      <div class="card-lying-text">
        ${blocks.length === 0 ? html`<p class="card-plain">${t('card.no-text')}</p>` : nothing}
        ${blocks.map(
          (b) =>
            html`<p>${b.head ? html`<span class="card-moment">${b.head}</span> ` : nothing}${b.lines[0] ?? nothing}</p>
              ${b.lines.slice(1).map((line) => html`<p>${line}</p>`)}`,
        )}
      </div>
    </div>
  </div>`;
}
