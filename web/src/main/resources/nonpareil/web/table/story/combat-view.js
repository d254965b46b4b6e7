// A combat as the page tells it: two cards that turn, the sum behind each value line by line, what happened, how it
// ended.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { NpElement } from '../../app/element.js';
import '../../card/card.js';
import { cardLabel, cardWords } from '../../card/card.js';
import { hyphenated } from '../../card/hyphens.js';
import { combatOutcome, stepLines, sumLines } from './combats.js';
import { coin } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { isHidden } from './taking.js';

/** @typedef {import('./combats.js').Combat} Combat */
/** @typedef {import('./combats.js').Side} Side */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('../../types.js').View} View */

export class NpCombat extends NpElement {
  static properties = {
    combat: { attribute: false },
    names: { attribute: false },
    beat: { attribute: false },
    playing: { type: Boolean },
    past: { type: Boolean, reflect: true },
    small: { type: Boolean },
    view: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Combat | null} */
    this.combat = null;
    /** @type {Names | null} */
    this.names = null;
    /** Changes whenever the combat goes on: the combat itself is the same object. */
    this.beat = 0;
    this.playing = false;
    /** It is looked up in the log. */
    this.past = false;
    /** There is only room for small cards. */
    this.small = false;
    /** What is seen of the table: the back of a card shows the form of its hero. @type {View | null} */
    this.view = null;
  }

  render() {
    const { combat, names } = this;
    if (!combat || !names) return nothing;
    const steps = stepLines(combat, names);
    const outcome = combatOutcome(combat, names);
    const line = (/** @type {{text: string, seat: number | null}} */ s) =>
      html`<li class=${s.seat ? `mark-${names.mark(s.seat)}` : ''}>${s.text}</li>`;
    const before = steps.filter((s) => !s.after);
    const after = steps.filter((s) => s.after);
    return html` <section
      class="combat ${combat.revealed ? 'revealed' : ''} ${combat.settled ? 'settled' : ''}"
      aria-label=${say('combat.versus', {
        a: names.called(combat.attack.fighter),
        b: names.called(combat.defense.fighter),
      })}
    >
      <div class="combat-sides">
        ${this.#side(combat, combat.attack, 'attack')}
        <div class="combat-middle" aria-hidden="true">
          ${combat.settled
            ? html`<b>${combat.settled.damage}</b><span>${say('combat.damage', { n: '' }).trim()}</span>`
            : nothing}
        </div>
        ${this.#side(combat, combat.defense, 'defense')}
      </div>
      ${before.length
        ? html`<ul role="list" class="combat-steps">
            ${repeat(before, (_, i) => i, line)}
          </ul>`
        : nothing}
      ${outcome ? html`<p class="combat-outcome"><b>${outcome}</b></p>` : nothing}
      ${after.length
        ? html`<ul role="list" class="combat-steps">
            ${repeat(after, (_, i) => i, line)}
          </ul>`
        : nothing}
    </section>`;
  }

  /** @param {Combat} combat @param {Side} side @param {'attack' | 'defense'} role */
  #side(combat, side, role) {
    const names = /** @type {Names} */ (this.names);
    const { kind } = names.piece(side.fighter);
    const data = names.cardData(side.seat, side.card);
    const turned = !isHidden(side.card) && (combat.revealed || side.card !== undefined);
    const open = data && turned;
    const lines = open && combat.revealed ? sumLines(side, names) : [];
    const none = combat.revealed && side.card === null;
    return html` <div
      class="combat-side ${role} mark-${names.mark(side.seat)} ${combat.settled && combat.settled.winner === side.seat
        ? 'won'
        : ''}"
    >
      <div class="combat-who">
        ${coin(kind, names.mark(side.seat), this.#trait(side.seat), names.heroes.get(side.seat)?.id)}<span
          ><small>${say(`sum.${role}`)}</small><b>${names.label(side.fighter)}</b></span
        >
        <output class="combat-value">${side.settled ? side.settled.value : ''}</output>
      </div>
      <div class="combat-cards">
        ${none || side.card === undefined
          ? html`<div class="combat-empty">${none ? say('combat.no-card') : nothing}</div>`
          : html`<button
              type="button"
              class="combat-card ${open ? 'turned' : ''}"
              ?disabled=${!data}
              @click=${() => data && this.tell('card-zoom', { card: data.id, seat: side.seat })}
            >
              <span class="visually-hidden">${data ? `${cardLabel(data)}. ${cardWords(data)}` : say('card.back')}</span>
              ${this.#faces(side.seat, data, this.small ? 'small' : 'hand', side.cancelled)}
            </button>`}
        ${side.boostCard ? this.#boost(combat, side) : nothing}
      </div>
      ${side.cancelled
        ? html`<p class="combat-cancelled">
            ${hyphenated(say('combat.cancelled', { why: names.cause(side.cancelledBy) }), names.language)}
          </p>`
        : nothing}
      ${lines.length
        ? html`<ol role="list" class="sum">
            ${repeat(
              lines,
              (_, i) => i,
              (l) =>
                html`<li class="${l.lost ? 'lost' : ''} ${l.replaces ? 'replaces' : ''}">
                  <span class="sum-number">${l.sign}${l.amount}</span><span>${hyphenated(l.text, names.language)}</span>
                </li>`,
            )}
            ${side.settled
              ? html`<li class="sum-total">
                  <span class="sum-number">= ${side.settled.value}</span><span>${say(`sum.${role}`)}</span>
                </li>`
              : nothing}
          </ol>`
        : none && side.settled
          ? html`<ol role="list" class="sum">
              <li class="sum-total">
                <span class="sum-number">= ${side.settled.value}</span><span>${say(`sum.${role}`)}</span>
              </li>
            </ol>`
          : nothing}
    </div>`;
  }

  /** @param {number} seat */
  #trait(seat) {
    return this.view?.players.find((p) => p.seat === seat)?.trait ?? null;
  }

  /**
   * Back and front of a card.
   *
   * @param {number} seat
   * @param {import('../../types.js').Card | undefined} data
   * @param {'small' | 'hand'} size
   * @param {boolean} cancelled
   */
  #faces(seat, data, size, cancelled) {
    const hero = this.names?.heroes.get(seat)?.id ?? null;
    const trait = this.#trait(seat);
    return html`<np-card
        aria-hidden="true"
        class="combat-back"
        back
        size=${size}
        .hero=${hero}
        .trait=${trait}
      ></np-card
      >${data
        ? html`<np-card
            aria-hidden="true"
            class="combat-front"
            size=${size}
            .fine=${1}
            .card=${data}
            .hero=${hero}
            ?cancelled=${cancelled}
          ></np-card>`
        : nothing}`;
  }

  /** A boost that lay face down. @param {Combat} combat @param {Side} side */
  #boost(combat, side) {
    const names = /** @type {Names} */ (this.names);
    const data = combat.revealed ? names.cardData(side.seat, side.boostCard) : undefined;
    return html`<button
      type="button"
      class="combat-card combat-boost ${data ? 'turned' : ''}"
      ?disabled=${!data}
      @click=${() => data && this.tell('card-zoom', { card: data.id, seat: side.seat })}
    >
      <span class="visually-hidden">${say('combat.boost')}: ${data ? cardLabel(data) : say('combat.face-down')}</span>
      ${this.#faces(side.seat, data, 'small', false)}
    </button>`;
  }
}

customElements.define('np-combat', NpCombat);
