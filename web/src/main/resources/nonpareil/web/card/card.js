// A card: type-coloured spine with value and icon, banner and name, text by moment, boost, copies as dots.
// Under 120 px of width only value, type, name and boost are left (by container query).

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { language, local, speak, t } from '../app/i18n.js';
import { catalog, ready } from '../app/catalog.js';
import { ARTS, silhouette } from '../board/silhouettes.js';
import { hyphenated, longest } from './hyphens.js';
import { cardIcon } from './icons.js';
import { marked } from './glossary.js';

await speak('table');

/** @typedef {import('../types.js').Card} Card */
/** @typedef {import('../types.js').Term} Term */
/** @typedef {import('../types.js').TermSpan} TermSpan */

/** A type with more letters than this needs more room than a small card has. */
const LONG = 11;

export class NpCard extends NpElement {
  static properties = {
    card: { attribute: false },
    hero: { attribute: false },
    back: { type: Boolean, reflect: true },
    explain: { type: Boolean },
    cancelled: { type: Boolean, reflect: true },
    locked: { type: Boolean, reflect: true },
    term: { state: true },
  };

  constructor() {
    super();
    /** @type {Card | null} */
    this.card = null;
    /** The hero whose emblem lies behind. @type {string | null} */
    this.hero = null;
    this.back = false;
    /** Words of the rules can be opened; not for a card inside a button. */
    this.explain = false;
    this.cancelled = false;
    /** It cannot be used now. */
    this.locked = false;
    /** @type {Term | null} */
    this.term = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('card')) this.term = null;
  }

  render() {
    if (this.back || !this.card) return this.#back();
    const { card } = this;
    const lang = language();
    const type = t(`card.${card.type}`);
    const name = hyphenated(local(card.name), lang);
    /** @type {Set<string>} */
    const told = new Set();
    return html` <div class="card type-${card.type}">
      <div class="card-spine" aria-hidden="true">
        ${card.value === null ? nothing : html`<span class="card-value">${card.value}</span>`} ${cardIcon(card.type)}
        <span class="card-type-word ${type.length > LONG ? 'long' : ''}">${type}</span>
      </div>
      <div class="card-face">
        ${this.#emblem()}
        <div class="card-banner small-caps">${local(card.bannerName)}</div>
        <div class="card-name ${letters(name)}">${name}</div>
        <div class="card-text">
          ${local(card.text).map(
            (block) =>
              html` <div class="card-block">
                ${block.head ? html`<div class="card-moment">${block.head}</div>` : nothing}
                ${block.lines.map(
                  (line, i) => html`<p>${this.explain ? this.#explained(line, block.terms[i], told) : line}</p>`,
                )}
              </div>`,
          )}
          ${this.term ? this.#explanation(this.term) : nothing}
        </div>
        <div class="card-foot">
          <span class="card-copies" aria-hidden="true"
            >${Array.from({ length: card.copies }, () => html`<i></i>`)}</span
          >
          ${card.boost === null
            ? nothing
            : html`<span class="card-boost"
                ><span class="visually-hidden">${t('card.boost')} </span>${card.boost}</span
              >`}
        </div>
      </div>
      ${this.locked ? html`<span class="card-lock">${cardIcon('lock')}</span>` : nothing}
    </div>`;
  }

  #back() {
    return html`<div class="card card-back" role="img" aria-label=${t('card.back')}>${this.#emblem()}</div>`;
  }

  #emblem() {
    // The fighter the banner names, or the hero.
    const banner = this.back ? null : this.card?.banner;
    const art = banner && ARTS.includes(banner) ? banner : this.hero;
    if (!art) return nothing;
    return html`<svg class="card-emblem" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      ${silhouette(art)}
    </svg>`;
  }

  /** @param {string} line @param {TermSpan[]} spans @param {Set<string>} told */
  #explained(line, spans, told) {
    if (!ready()) return line;
    return marked(line, spans, catalog().terms, told).map((part) => {
      if (typeof part === 'string') return part;
      const open = this.term?.id === part.term.id;
      return html`<button
        type="button"
        class="term"
        aria-expanded=${open}
        @click=${() => (this.term = open ? null : part.term)}
      >
        ${part.text}
      </button>`;
    });
  }

  /** @param {Term} term */
  #explanation(term) {
    return html`<p class="card-term" role="status"><b>${local(term.name)}</b>: ${local(term.text)}</p>`;
  }
}

customElements.define('np-card', NpCard);

/** Long words and many words need smaller letters on a small card, very long words are parted. @param {string} name */
function letters(name) {
  const { word, piece } = longest(name);
  return `word-${Math.min(word, 11)} piece-${Math.min(piece, 9)} ${name.length > 24 ? 'wordy' : ''}`;
}

/** A card in words, for those who do not see it. @param {Card} card */
export function cardLabel(card) {
  const facts = [
    ...(card.value === null ? [] : [t('card.value.n', { n: card.value })]),
    card.boost === null ? t('card.boost.none') : t('card.boost.n', { n: card.boost }),
    local(card.bannerName),
  ];
  return t('card.label', { name: local(card.name), type: t(`card.${card.type}`), facts: facts.join(', ') });
}
