// A card: a band in the type's colour with value, icon and name; signs of what it does; its text by moment; and at the
// foot who may use it, how many there are and its boost. One form in four sizes:
//
//   small   a phone's hand: band, name, main sign, boost
//   hand    in the hand: as wide as its text needs, all of one height
//   fight   on the stage
//   open    as large as it can be read, as high as it needs
//
// Words are not below 12 px in any size but `small`, and none of them is cut (card/measure.js finds the width).

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { language, local, speak, t } from '../app/i18n.js';
import { catalog, hero as heroOf, ready } from '../app/catalog.js';
import { cardBack } from './back.js';
import { hyphenated, longest } from './hyphens.js';
import { cardIcon } from './icons.js';
import { marked } from './glossary.js';
import { motifOf } from './deeds.js';
import { mainSign, signsInWords } from './glance.js';
import { MOTIFS } from './motifs.js';
import { signsRow } from './signs.js';
import { whoWords } from './who.js';

await speak('table');

/** @typedef {import('../types.js').Card} Card */
/** @typedef {import('../types.js').CardBlock} CardBlock */
/** @typedef {import('../types.js').Term} Term */
/** @typedef {import('../types.js').TermSpan} TermSpan */

/** Words of a card's text: letters of a line of a block. @typedef {{block: number, line: number, from: number, to: number}} Acting */

/** A name with more letters than this is written in the smaller of its two sizes. */
const LONG = 18;
/** A longer one may need more lines than a small card has. */
const WORDY = 24;
/** Words of a name that are no wider than this stay whole: in the band, on a small card, on a narrow one. In letters. */
const WHOLE = { band: 12.5, small: 7.6, narrow: 6 };

export class NpCard extends NpElement {
  static properties = {
    card: { attribute: false },
    hero: { attribute: false },
    trait: { attribute: false },
    size: { type: String, reflect: true },
    fine: { type: Number, reflect: true },
    back: { type: Boolean, reflect: true },
    boosting: { type: Boolean },
    explain: { type: Boolean },
    cancelled: { type: Boolean, reflect: true },
    locked: { type: Boolean, reflect: true },
    acting: { attribute: false },
    term: { state: true },
  };

  constructor() {
    super();
    /** @type {Card | null} */
    this.card = null;
    /** Whose card it is. @type {string | null} */
    this.hero = null;
    /** The form its hero has, for the back. @type {string | null} */
    this.trait = null;
    /** @type {'small' | 'hand' | 'fight' | 'open'} */
    this.size = 'open';
    /** Smaller letters for long texts, in steps from 0; a small card narrower still. */
    this.fine = 0;
    this.back = false;
    /** It can be spent for a boost now, so that number counts. */
    this.boosting = false;
    /** Words of the rules can be opened; not for a card inside a button. */
    this.explain = false;
    this.cancelled = false;
    /** It cannot be used now. */
    this.locked = false;
    /** The words that act just now. @type {readonly Acting[]} */
    this.acting = [];
    /** @type {Term | null} */
    this.term = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('card')) this.term = null;
  }

  render() {
    if (this.back || !this.card) return cardBack(this.hero, this.trait, t('card.back'));
    const { card } = this;
    const small = this.size === 'small';
    return html` <div class="card type-${card.type}">
      ${band(card)}
      <div class="card-face">
        ${small ? this.#name(card) : this.#content(card)}
        <div class="card-foot">
          ${small ? main(card) : this.#who(card)}
          ${card.boost === null
            ? nothing
            : html`<span class="card-boost"
                ><span class="visually-hidden">${t('card.boost')} </span>${this.boosting ? '+' : ''}${card.boost}</span
              >`}
        </div>
      </div>
      ${this.locked ? html`<span class="card-lock">${cardIcon('lock')}</span>` : nothing}
    </div>`;
  }

  /** @param {Card} card */
  #name(card) {
    const room = this.fine ? WHOLE.narrow : WHOLE.small;
    const name = hyphenated(shortName(card, this.#hero), language(), room);
    const how = `${longest(name).piece > room + 0.3 ? 'tight' : ''} ${name.length > WORDY ? 'wordy' : ''}`;
    return html`<div class="card-name ${how}">${name}</div>`;
  }

  get #hero() {
    return this.hero && ready() ? heroOf(this.hero) : undefined;
  }

  /** @param {Card} card */
  #content(card) {
    /** @type {Set<string>} */
    const told = new Set();
    const blocks = local(card.text);
    return html` <svg class="card-motif" viewBox="-2 -2 104 104" aria-hidden="true" focusable="false">
        <path d=${MOTIFS[motifOf(card, this.#hero)]} />
      </svg>
      ${card.symbols.length
        ? html`<div class="card-signs" role="img" aria-label=${signsInWords(card.symbols)}>
            ${signsRow(card.symbols)}
          </div>`
        : nothing}
      <div class="card-text">
        ${blocks.length === 0 ? html`<p class="card-plain">${t('card.no-text')}</p>` : nothing}
        ${blocks.map(
          (block, at) =>
            html` <div class="card-block">
              ${block.head ? html`<div class="card-moment">${block.head}</div>` : nothing}
              ${block.lines.map(
                (line, i) =>
                  html`<p>${this.explain ? this.#explained(line, block.terms[i], told) : this.#line(line, at, i)}</p>`,
              )}
            </div>`,
        )}
        ${this.term ? this.#explanation(this.term) : nothing}
      </div>`;
  }

  /** A line with the words that act marked. @param {string} line @param {number} block @param {number} at */
  #line(line, block, at) {
    const words = this.acting.find((w) => w.block === block && w.line === at);
    if (!words) return parted(line);
    const { from, to } = words;
    return html`${parted(line.slice(0, from))}<mark class="acts">${parted(line.slice(from, to))}</mark>${parted(
        line.slice(to),
      )}`;
  }

  /** @param {Card} card */
  #who(card) {
    return html` <span class="card-who"
        ><b class="card-type-word">${typeWord(card)}</b
        ><span class="card-banner small-caps">${whoWords(card)}</span></span
      >
      <span class="card-copies" aria-hidden="true">${Array.from({ length: card.copies }, () => html`<i></i>`)}</span>`;
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

/** A text with its long words parted where lines are short. @param {string} line */
function parted(line) {
  return hyphenated(line, language());
}

/** @param {Card} card */
function band(card) {
  const name = local(card.name);
  return html`<div class="card-band">
    <span class="card-corner" aria-hidden="true"
      >${card.value === null ? nothing : html`<span class="card-value">${card.value}</span>`}${cardIcon(
        card.type,
      )}</span
    ><span class="card-name ${name.length > LONG ? 'long' : ''}">${hyphenated(name, language(), WHOLE.band)}</span>
  </div>`;
}

/**
 * A name without the words that many of its deck begin with: seven voyages are told apart by where they go.
 *
 * @param {Card} card
 * @param {import('../types.js').Hero | undefined} hero
 */
function shortName(card, hero) {
  const name = local(card.name);
  const words = name.split(' ');
  for (let n = words.length - 1; n >= 2; n--) {
    const start = `${words.slice(0, n).join(' ')} `;
    const alike = hero?.cards.filter((c) => local(c.name).startsWith(start)) ?? [];
    if (alike.length >= 3) return `… ${name.slice(start.length)}`;
  }
  return name;
}

/** What a small card has room for. @param {Card} card */
function main(card) {
  const sign = mainSign(card.symbols);
  return sign
    ? html`<span class="card-signs" role="img" aria-label=${signsInWords([sign])}>${signsRow([sign])}</span>`
    : html`<span></span>`;
}

/** A card's facts in words, for those who do not see it. @param {Card} card */
export function cardLabel(card) {
  const facts = [
    ...(card.value === null ? [] : [t('card.value.n', { n: card.value })]),
    card.boost === null ? t('card.boost.none') : t('card.boost.n', { n: card.boost }),
    whoWords(card),
  ].filter(Boolean);
  return t('card.label', { name: local(card.name), type: typeWord(card), facts: facts.join(', ') });
}

/** What kind of card it is. @param {Card} card */
export function typeWord(card) {
  return card.kind ? local(card.kind) : t(`card.${card.type}`);
}

/** What a card does in words. @param {Card} card */
export function cardWords(card) {
  const blocks = local(card.text);
  if (blocks.length === 0) return t('card.no-text');
  return blocks.map(({ head, lines }) => `${head ? `${head}: ` : ''}${lines.join(' ')}`).join(' ');
}
