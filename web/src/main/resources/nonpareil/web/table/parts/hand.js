// The hand, or cards to choose from, in a row: each as wide as its text needs, equal ones as one pile with their
// number; on a phone small ones that are read by a tap.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { NpElement } from '../../app/element.js';
import '../../card/card.js';
import { cardLabel, cardWords } from '../../card/card.js';
import { edgesOf, GAP, lay } from '../../card/ladder.js';
import { leastWidths, letterScale } from '../../card/measure.js';
import { tool } from './marks.js';
import { say } from './say.js';

/** @typedef {import('./names.js').Names} Names */

const LONG_PRESS = 450;
/** How wide cards are that must look alike. */
const EVEN = 200;

export class NpHand extends NpElement {
  static properties = {
    cards: { attribute: false },
    seat: { attribute: false },
    names: { attribute: false },
    legal: { attribute: false },
    chosen: { attribute: false },
    pointed: { attribute: false },
    asked: { type: Boolean },
    soft: { type: Boolean },
    boosting: { type: Boolean },
    veiled: { type: Boolean },
    even: { type: Boolean },
    trait: { attribute: false },
    small: { type: Boolean, reflect: true },
    fresh: { attribute: false },
    rooms: { attribute: false },
    label: { attribute: false },
    laid: { state: true },
  };

  #watch = new ResizeObserver(() => void this.#lay());

  constructor() {
    super();
    /** @type {readonly string[]} */
    this.cards = [];
    this.seat = 0;
    /** @type {Names | null} */
    this.names = null;
    /** @type {Set<string>} */
    this.legal = new Set();
    /** @type {Set<string>} */
    this.chosen = new Set();
    /** Cards a lesson points at. @type {Set<string>} */
    this.pointed = new Set();
    /** Something is asked of this hand's player, so cards that do not fit are locked. */
    this.asked = false;
    /** Cards may be added, but the question is about something else. */
    this.soft = false;
    /** Cards can be spent for a boost, so that number counts. */
    this.boosting = false;
    /** Card backs until somebody holds the button. */
    this.veiled = false;
    /** All cards alike in width, none on a pile: so that their backs tell nothing, and none moves when they turn. */
    this.even = false;
    /** The form of the hero, which the backs show. @type {string | null} */
    this.trait = null;
    /** A phone's: small cards. */
    this.small = false;
    /** Cards that came with what is shown now. @type {Set<string>} */
    this.fresh = new Set();
    /**
     * How wide the hand may be: beside the own panel, and with that folded.
     * @type {(() => {own: number, wide: number}) | null}
     */
    this.rooms = null;
    this.label = '';
    /** How the cards lie; the cards it was made for stand in `laidFor`. @type {import('../../card/ladder.js').Laid | null} */
    this.laid = null;
    this.laidFor = '';
    /** @type {any} */
    this.press = null;
    this.pressed = false;
    this.at = 0;
  }

  /** The kinds of cards with their number, sorted as a player would: by type and value. */
  get kinds() {
    if (this.even) return this.cards.map((id) => ({ id, n: 1, data: this.names?.cardData(this.seat, id) }));
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const card of this.cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].map(([id, n]) => ({ id, n, data: this.names?.cardData(this.seat, id) }));
  }

  render() {
    const kinds = this.kinds;
    if (kinds.length === 0) return html`<p class="hand-empty muted">${say('table.hand.empty')}</p>`;
    const hero = this.names?.heroes.get(this.seat)?.id ?? null;
    if (this.at >= kinds.length) this.at = kinds.length - 1;
    const narrow = this.small && kinds.length > 6;
    return html` ${this.small && !this.veiled
        ? html`<p class="hand-hint" aria-hidden="true">
            <span>${this.label || say('hand.n', { n: this.cards.length })}</span
            ><span>${tool('eye')}${say('hand.read')}</span>
          </p>`
        : nothing}
      <ul
        role="list"
        class="hand mark-${this.names?.mark(this.seat) ?? this.seat} ${narrow ? 'seven' : ''} ${this.laid?.step === 5
          ? 'overlapping'
          : ''}"
        aria-label=${this.label || say('table.hand')}
        @keydown=${this.#key}
      >
        ${repeat(
          kinds,
          (kind, i) => (this.even ? i : kind.id),
          ({ id, n, data }, i) => {
            const legal = this.legal.has(id) && !this.veiled;
            const chosen = this.chosen.has(id);
            const locked = this.asked && !legal && !this.veiled;
            const label = this.veiled
              ? say('card.back')
              : `${data ? cardLabel(data) : id}${n > 1 ? `, ${say('card.times', { n })}` : ''}${
                  this.fresh.has(id) ? `, ${say('card.fresh')}` : ''
                }. ${data ? cardWords(data) : ''}`;
            const edges = this.veiled || this.small ? 0 : Math.min(2, n - 1);
            return html`<li class="pile-${edges}">
              ${Array.from({ length: edges }, (_, k) => html`<span class="hand-under under-${edges - k}"></span>`)}
              <button
                type="button"
                class="hand-card ${legal ? 'legal' : ''} ${this.soft ? 'soft' : ''} ${chosen
                  ? 'chosen'
                  : ''} ${this.pointed.has(id) ? 'pointed' : ''}"
                data-card=${id}
                tabindex=${i === this.at ? 0 : -1}
                aria-pressed=${legal || chosen ? String(chosen) : nothing}
                aria-disabled=${locked ? 'true' : nothing}
                @click=${() => this.#click(id)}
                @focus=${() => this.#focus(id, i)}
                @blur=${() => this.tell('card-point', { card: null })}
                @pointerenter=${(/** @type {PointerEvent} */ e) => e.pointerType === 'mouse' && this.#point(id)}
                @pointerleave=${() => this.#leave()}
                @pointerdown=${(/** @type {PointerEvent} */ e) => this.#down(e, id)}
                @pointerup=${() => this.#up()}
                @pointercancel=${() => this.#up()}
                @contextmenu=${(/** @type {Event} */ e) => this.#menu(e, id)}
              >
                <span class="visually-hidden">${label}</span>
                <np-card
                  aria-hidden="true"
                  .card=${data ?? null}
                  .hero=${hero}
                  .size=${this.small ? 'small' : 'hand'}
                  .fine=${this.small ? Number(narrow) : (this.laid?.fine ?? 1)}
                  ?boosting=${this.boosting && !locked}
                  ?back=${this.veiled}
                  ?locked=${locked && !this.veiled}
                ></np-card>
                ${this.fresh.has(id) && !this.veiled
                  ? html`<span class="hand-fresh" aria-hidden="true">${say('card.fresh')}</span>`
                  : nothing}
                ${n > 1 && !this.veiled ? html`<span class="hand-count" aria-hidden="true">×${n}</span>` : nothing}
              </button>
            </li>`;
          },
        )}
      </ul>`;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#watch.observe(this.closest('.table-page') ?? this);
  }

  disconnectedCallback() {
    this.#watch.disconnect();
    super.disconnectedCallback();
  }

  /** Finds the step of the ladder for these cards; nothing else moves a card. */
  async #lay() {
    const hero = this.names?.heroes.get(this.seat)?.id;
    const kinds = this.kinds;
    if (!hero || this.small || kinds.length === 0 || !this.isConnected) {
      this.#place(null);
      return;
    }
    const room = this.rooms?.() ?? { own: this.clientWidth, wide: 0 };
    const scale = letterScale();
    if (this.even) {
      const widths = kinds.map(() =>
        Math.min(EVEN * scale, (this.clientWidth - GAP * (kinds.length - 1)) / kinds.length - 1),
      );
      this.#place({ step: 2, fine: 1, wide: false, widths, overlap: 0 });
      return;
    }
    const begun = this.laidFor;
    const wanted = kinds.map(({ id }) => ({ hero, card: id }));
    const least = [await leastWidths(wanted, 'hand', 0), await leastWidths(wanted, 'hand', 1)];
    // Other cards came while these were measured.
    if (!this.isConnected || begun !== this.laidFor) return;
    this.#place(
      lay(
        least,
        kinds.map(({ n }) => n),
        room,
        scale,
      ),
    );
  }

  /** @param {import('../../card/ladder.js').Laid | null} laid */
  #place(laid) {
    this.laid = laid;
    this.toggleAttribute('wide', Boolean(laid?.wide));
    if (laid) this.setAttribute('step', String(laid.step));
    else this.removeAttribute('step');
    const kinds = this.kinds;
    this.querySelectorAll('.hand > li').forEach((li, i) => {
      const { style } = /** @type {HTMLElement} */ (li);
      style.width = laid?.widths[i] ? `${laid.widths[i] + edgesOf(kinds[i]?.n ?? 1)}px` : '';
      style.marginLeft = laid && i > 0 ? `${GAP - laid.overlap}px` : '';
    });
  }

  /** Whoever was on a card that is gone stays in the hand. @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('cards')) this.focused = this.contains(document.activeElement);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('cards') && this.focused && !this.contains(document.activeElement)) this.focusCard();
    // Only what changes widths; that a card is chosen or pointed at moves nothing.
    const now = [this.seat, this.small, this.even, this.names?.language, ...this.cards].join(' ');
    if (now !== this.laidFor) {
      this.laidFor = now;
      void this.#lay();
    }
  }

  /** @param {string} id */
  #click(id) {
    if (this.pressed) {
      this.pressed = false;
      return;
    }
    this.tell('card-pick', { card: id, seat: this.seat });
  }

  /** @param {string} id */
  #point(id) {
    if (!this.veiled) this.tell('card-point', { card: id, seat: this.seat });
  }

  /** @param {string} id @param {number} i */
  #focus(id, i) {
    this.at = i;
    if (this.querySelectorAll('button')[i]?.matches(':focus-visible')) this.#point(id);
    this.requestUpdate();
  }

  #leave() {
    this.#up();
    this.tell('card-point', { card: null });
  }

  /** @param {PointerEvent} event @param {string} id */
  #down(event, id) {
    this.pressed = false;
    if (event.pointerType === 'mouse' || this.veiled) return;
    this.press = setTimeout(() => {
      this.pressed = true;
      this.tell('card-zoom', { card: id, seat: this.seat });
    }, LONG_PRESS);
  }

  #up() {
    clearTimeout(this.press);
  }

  /** A long press opens the card, not the browser's menu. @param {Event} event @param {string} id */
  #menu(event, id) {
    event.preventDefault();
    if (!this.veiled) this.tell('card-zoom', { card: id, seat: this.seat });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
    if (event.key === 'z' || event.key === 'Z') {
      const card = /** @type {HTMLElement} */ (event.target).closest('[data-card]')?.getAttribute('data-card');
      if (card && !this.veiled) this.tell('card-zoom', { card, seat: this.seat });
      return;
    }
    if (step === undefined) return;
    event.preventDefault();
    const buttons = this.querySelectorAll('button');
    const next = Math.min(buttons.length - 1, Math.max(0, this.at + step));
    buttons[next]?.focus();
  }

  /** Puts the focus on a card by its place. @param {number} [i] */
  focusCard(i = this.at) {
    /** @type {HTMLElement | undefined} */ (this.querySelectorAll('button')[i])?.focus();
  }
}

customElements.define('np-hand', NpHand);
