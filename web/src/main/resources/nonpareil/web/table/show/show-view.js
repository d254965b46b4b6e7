// <np-show>: what is on the stage, over the board. Two who fight with their cards, the sums under them and a sign with
// both values; or a scheme or an ability alone. On a phone the cards lie in place of the hand: `half` says which half
// this one draws.

import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { NpElement } from '../../app/element.js';
import { capital, speak } from '../../app/i18n.js';
import { paletteOf } from '../../board/palette.js';
import '../../card/card.js';
import { cardLabel, cardWords } from '../../card/card.js';
import { hyphenated } from '../../card/hyphens.js';
import { fightFit, letterScale } from '../../card/measure.js';
import { seatMark } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { sumLines } from '../story/combats.js';
import { isHidden } from '../story/taking.js';
import { burst, limelight, strike } from './light.js';
import { kept, slots } from './slots.js';

await speak('show');

/** @typedef {import('../../card/card.js').NpCard} NpCard */
/** @typedef {import('../story/combats.js').Side} Side */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./position.js').BoardPiece} BoardPiece */
/** @typedef {import('./slots.js').Disc} Disc */

/** A tab, a card and its sum, in pixels of letters of 16; a card alone needs no sum. */
const TAB = 30;

/** So many letters stand in one line of it. */
const TAB_LETTERS = 19;
const CARD = { width: 200, height: 280 };
const SUM = 86;
/** In place of a card that was not played. */
const NONE = 80;
/** What looks out behind a card that is boosted. */
const SLIP = 40;

let shows = 0;

export class NpShow extends NpElement {
  static properties = {
    scene: { attribute: false },
    names: { attribute: false },
    pieces: { attribute: false },
    where: { attribute: false },
    beat: { attribute: false },
    half: { type: String, reflect: true },
    quiet: { type: Boolean },
    small: { type: Boolean },
  };

  #uid = `np-show-${++shows}`;
  /** How cards are shown so that all of them can be read. @type {Map<string, {width: number, fine: number}>} */
  #fits = new Map();
  /** How little room cards have on a phone, in steps from 0. @type {Map<string, number>} */
  #tight = new Map();
  /** @type {ResizeObserver | null} */
  #watch = null;
  /** The stage it lies on. @type {HTMLElement | null} */
  #area = null;
  /** @type {import('./slots.js').Slots | null} */
  #slots = null;
  /** What those are for. @type {object | null} */
  #about = null;
  #width = 0;
  /** Where each of those who are shown stood last. @type {Map<string, string>} */
  #stood = new Map();

  constructor() {
    super();
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Names | null} */
    this.names = null;
    /** @type {readonly BoardPiece[]} */
    this.pieces = [];
    /** Where in the window a space is seen. @type {((space: string) => {x: number, y: number, radius: number} | null) | null} */
    this.where = null;
    /** Changes whenever something happens: a combat stays the same object. */
    this.beat = 0;
    /** @type {'all' | 'light' | 'cards'} */
    this.half = 'all';
    /** Only the line: a combat goes on, and somebody is asked. */
    this.quiet = false;
    /** There is only room for lower cards. */
    this.small = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#watch = new ResizeObserver(() => this.requestUpdate());
    this.#watch.observe(this);
  }

  disconnectedCallback() {
    this.#watch?.disconnect();
    this.#area?.classList.remove('dodging');
    super.disconnectedCallback();
  }

  /** Drawn with a frame: by then the board has its place, and is laid out once for all. */
  async scheduleUpdate() {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await super.scheduleUpdate();
  }

  // ---- where everything is

  /** Where a piece stands, in pixels of this element. @param {string | null | undefined} id @returns {Disc | null} */
  #disc(id) {
    // Who has fallen is still shown where the blow fell.
    const space = this.pieces.find((p) => p.id === id)?.space ?? this.#stood.get(id ?? '');
    const seen = space ? this.where?.(space) : null;
    if (!seen || !space) return null;
    this.#stood.set(id ?? '', space);
    const { x, y } = this.getBoundingClientRect();
    return { x: seen.x - x, y: seen.y - y, r: seen.radius };
  }

  /** The hero of a seat, where nobody else is named. @param {number} seat */
  #heroOf(seat) {
    return this.pieces.find((p) => p.seat === seat && p.kind === 'hero')?.id ?? null;
  }

  /** The cards of the scene, and whose fighters they belong to. */
  get #actors() {
    const { combat, alone } = this.scene ?? {};
    if (combat) return [combat.attack, combat.defense];
    return alone ? [{ seat: alone.seat, fighter: alone.fighter ?? this.#heroOf(alone.seat) ?? '' }] : [];
  }

  render() {
    const { scene, names } = this;
    if (!scene || !names) return nothing;
    if (this.half === 'cards') return this.#cards(scene, names);
    const stage = { width: this.clientWidth, height: this.clientHeight };
    const actors = this.#actors.map(({ fighter }) => fighter);
    const lit = actors.map((id) => this.#disc(id));
    const touched = [...scene.touched].filter((id) => !actors.includes(id)).map((id) => this.#disc(id));
    const there = [...lit, ...touched].filter((d) => d !== null);
    const [from, to] = lit;
    this.#slots = this.half === 'all' && !this.quiet && stage.width > 0 ? this.#place(stage, lit) : null;
    const hit = scene.blow ? this.#disc(scene.blow.fighter) : null;
    return html`<svg
        class="show-light ${scene.folding ? 'folding' : ''}"
        viewBox="0 0 ${stage.width || 1} ${stage.height || 1}"
        aria-hidden="true"
      >
        ${limelight({ stage, lit: there, dim: !this.quiet, id: this.#uid })}
        ${scene.combat && from && to ? strike(from, to, names.mark(scene.combat.attack.seat), this.#uid) : nothing}
        ${scene.blow && hit && scene.blow.amount > 0
          ? burst(
              hit,
              scene.blow.fighter === actors[1] ? (from ?? null) : null,
              scene.blow.amount,
              stage,
              this.#slots?.boxes ?? [],
            )
          : nothing}
      </svg>
      ${this.#slots ? this.#cards(scene, names) : nothing}`;
  }

  /** @param {import('./slots.js').Size} stage @param {(Disc | null)[]} lit */
  #place(stage, lit) {
    const scale = letterScale();
    const { combat } = /** @type {Scene} */ (this.scene);
    const cards = combat ? [combat.attack, combat.defense] : [this.scene?.alone];
    const stacks = cards.map((one, i) => {
      const width = Math.max(CARD.width * scale, (one && this.#fit(one.seat, one.card)?.width) || 0);
      if (!combat && one && !one.card) return abilitySize(one.seat, /** @type {Names} */ (this.names), scale);
      const face = combat?.revealed && one?.card === null ? NONE : CARD.height;
      return {
        width: width + (i === 0 && combat?.attack.boostCard ? SLIP : 0),
        height: (TAB + face + (combat ? SUM : 0)) * scale,
      };
    });
    const acting = new Set(this.#actors.map((a) => a.fighter));
    const others = this.pieces
      .filter((p) => p.kind !== 'token' && !acting.has(p.id))
      .map((p) => this.#disc(p.id))
      .filter((d) => d !== null);
    const about = combat ?? this.scene?.alone ?? null;
    const same = this.#slots && about === this.#about && stage.width === this.#width;
    this.#about = about;
    this.#width = stage.width;
    const before = same ? this.#slots : null;
    const around = { stage, stacks, own: lit, others, before: before?.boxes };
    return (before && kept(before, around)) || slots(around);
  }

  /** How a card has to be shown; asks for it if that is not known yet. @param {number} seat @param {string | null | undefined} card */
  #fit(seat, card) {
    const hero = this.names?.heroes.get(seat)?.id;
    if (!hero || !card || isHidden(card)) return undefined;
    const key = `${hero} ${card} ${this.names?.language}`;
    const known = this.#fits.get(key);
    if (!known)
      void fightFit(hero, card).then((fit) => {
        if (this.#fits.has(key)) return;
        this.#fits.set(key, fit);
        this.requestUpdate();
      });
    return known;
  }

  /** On a phone a card has the room it has: what does not fit gets smaller letters, then does without signs and foot, then a wider place. */
  async #tighten() {
    const fronts = /** @type {NpCard[]} */ ([...this.querySelectorAll('.show-front')]);
    await Promise.all(fronts.map((card) => card.updateComplete));
    for (const card of fronts) {
      const text = card.querySelector('.card-text');
      const key = card.card ? `${card.card.id} ${this.names?.language}` : '';
      const level = this.#tight.get(key) ?? 0;
      if (!text || level > 2 || text.scrollHeight <= text.clientHeight + 1) continue;
      this.#tight.set(key, level + 1);
      this.requestUpdate();
    }
  }

  /** On a phone, going on stands at the lower right, unless somebody who fights stands there. */
  #dodge() {
    const there = this.#actors
      .map(({ fighter }) => this.#disc(fighter))
      .some((d) => d && d.x + d.r > this.clientWidth - 200 && d.y + d.r > this.clientHeight - 116);
    this.#area = this.parentElement;
    this.#area?.classList.toggle('dodging', there && !this.quiet);
  }

  updated() {
    if (this.half === 'cards') void this.#tighten();
    if (this.half === 'light') this.#dodge();
    const found = this.#slots;
    if (!found) return;
    this.querySelectorAll('.show-stack').forEach((stack, i) => {
      const box = found.boxes[i];
      const { style } = /** @type {HTMLElement} */ (stack);
      if (!box) return;
      style.width = `${box.width / found.scale}px`;
      style.translate = `${Math.round(box.x)}px ${Math.round(box.y)}px`;
      style.scale = String(found.scale);
    });
    const sign = /** @type {HTMLElement | null} */ (this.querySelector('.show-sign'));
    if (sign && found.sign) sign.style.translate = `${Math.round(found.sign.x)}px ${Math.round(found.sign.y)}px`;
    sign?.classList.toggle('rises', (found.sign?.y ?? 0) > 100);
    // Each value hangs on the side of its card.
    sign?.classList.toggle('mirrored', (found.boxes[0]?.x ?? 0) > (found.boxes[1]?.x ?? 0));
  }

  // ---- the cards

  /** @param {Scene} scene @param {Names} names */
  #cards(scene, names) {
    const { combat, alone } = scene;
    return html`<div
      class="show-cards ${scene.folding ? 'folding' : ''} ${combat ? `two ${this.#more(combat)}` : 'one'}"
    >
      ${combat
        ? html`${this.#stack(scene, combat.attack, 'attack', names)}${this.#sign(scene, names)}${this.#stack(
            scene,
            combat.defense,
            'defense',
            names,
          )}`
        : alone
          ? this.#single(scene, alone, names)
          : nothing}
    </div>`;
  }

  /** Which of two cards needs the wider place, if one does. @param {import('../story/combats.js').Combat} combat */
  #more({ attack, defense }) {
    const needs = [attack, defense].map(
      ({ card }) => this.half === 'cards' && (this.#tight.get(`${card} ${this.names?.language}`) ?? 0) > 2,
    );
    return needs[0] === needs[1] ? '' : needs[0] ? 'more-attack' : 'more-defense';
  }

  /** @param {number} seat @param {string} text */
  #tab(seat, text) {
    const mark = this.names?.mark(seat) ?? seat;
    const long = text.length > TAB_LETTERS ? 'long' : '';
    return html`<p class="show-tab ${long} mark-${mark}">${seatMark(mark)}<span>${text}</span></p>`;
  }

  /** @param {Scene} scene @param {Side} side @param {'attack' | 'defense'} role @param {Names} names */
  #stack(scene, side, role, names) {
    const combat = /** @type {import('../story/combats.js').Combat} */ (scene.combat);
    const data = names.cardData(side.seat, side.card);
    const open = Boolean(data) && combat.revealed;
    const none = combat.revealed && side.card === null;
    const who = this.half === 'cards' ? capital(names.called(side.fighter).n) : names.label(side.fighter);
    return html`<div
      class="show-stack ${role} mark-${names.mark(side.seat)} ${open || none ? 'turned' : ''} ${role === 'attack' &&
      side.boostCard
        ? 'boosted'
        : ''}"
    >
      ${this.#tab(side.seat, this.half === 'cards' ? who : say(`show.${role}`, { who }))}
      <div class="show-card">
        ${side.boostCard && combat.revealed ? this.#boost(side, names) : nothing}
        ${none || side.card === undefined
          ? html`<div class="show-empty ${none ? 'none' : ''}">${none ? say('combat.no-card') : nothing}</div>`
          : this.#faces(scene, side.seat, open ? data : undefined, side.cancelled, names)}
        ${side.cancelled ? html`<span class="show-cancelled">${say('show.cancelled')}</span>` : nothing}
      </div>
      ${this.half === 'cards' ? nothing : this.#sum(scene, side, role, names)}
    </div>`;
  }

  /**
   * Back and front of a card, and what it says for those who do not see it.
   *
   * @param {Scene} scene
   * @param {number} seat
   * @param {import('../../types.js').Card | undefined} data
   * @param {boolean} cancelled
   * @param {Names} names
   */
  #faces(scene, seat, data, cancelled, names) {
    const hero = names.heroes.get(seat)?.id ?? null;
    const acting = scene.acting?.seat === seat && scene.acting.card === data?.id ? scene.acting.words : [];
    const size = this.half === 'cards' ? 'hand' : 'fight';
    const trait = this.pieces.find((p) => p.seat === seat && p.kind === 'hero')?.trait ?? null;
    const tight = size === 'hand' ? (this.#tight.get(`${data?.id} ${names.language}`) ?? 0) : 0;
    const fine = size === 'hand' ? Math.min(1, tight) : (this.#fit(seat, data?.id)?.fine ?? 0);
    return html`<span class="visually-hidden"
        >${data ? `${cardLabel(data)}. ${cardWords(data)}` : say('card.back')}</span
      >
      <np-card aria-hidden="true" class="show-back" back size=${size} .hero=${hero} .trait=${trait}></np-card>
      ${data
        ? html`<np-card
            aria-hidden="true"
            class="show-front ${tight > 1 ? 'tight' : ''}"
            size=${size}
            .fine=${fine}
            .card=${data}
            .hero=${hero}
            .acting=${acting}
            ?cancelled=${cancelled}
          ></np-card>`
        : nothing}`;
  }

  /** A card laid down to boost looks out behind. @param {Side} side @param {Names} names */
  #boost(side, names) {
    const data = names.cardData(side.seat, side.boostCard);
    return html`<span class="show-boost type-${data?.type ?? 'attack'}"
      ><span>${data ? names.card(side.seat, side.boostCard) : say('combat.boost')}</span>${data
        ? html`<b>+${data.boost ?? 0}</b>`
        : nothing}</span
    >`;
  }

  /** The sum behind a value, line by line. @param {Scene} scene @param {Side} side @param {'attack' | 'defense'} role @param {Names} names */
  #sum(scene, side, role, names) {
    const { combat, acting } = scene;
    const lines = combat?.revealed ? sumLines(side, names) : [];
    const last = acting && side.changes.at(-1)?.cause?.seat === acting.seat && !combat?.settled ? lines.length - 1 : -1;
    return html`<ol role="list" class="show-sum">
      ${repeat(
        lines,
        (_, i) => i,
        (l, i) =>
          html`<li class="${l.lost ? 'lost' : ''} ${i === last ? 'acts' : ''}">
            <b>${l.sign}${l.amount}</b><span>${hyphenated(l.text, names.language)}</span>
          </li>`,
      )}
      ${side.settled
        ? html`<li class="total"><b>${side.settled.value}</b><span>${say(`sum.${role}`)}</span></li>`
        : nothing}
    </ol>`;
  }

  /** Both values, between the cards. @param {Scene} scene @param {Names} names */
  #sign(scene, names) {
    const { combat } = scene;
    if (!combat) return nothing;
    // An attack without a card has a value that only the settlement tells.
    const known = (/** @type {Side} */ side) => combat.revealed && !(side === combat.attack && side.card === null);
    const value = (/** @type {Side} */ side) => side.settled?.value ?? (known(side) ? running(side, names) : '–');
    return html`<p class="show-sign">
      <span class="show-value">${seatMark(names.mark(combat.attack.seat))}<b>${value(combat.attack)}</b></span>
      <span class="show-against">${say('show.against')}</span>
      <span class="show-value"><b>${value(combat.defense)}</b>${seatMark(names.mark(combat.defense.seat))}</span>
      ${this.half === 'cards' && combat.settled
        ? html`<span class="show-damage">${say('combat.damage', { n: combat.settled.damage ?? 0 })}</span>`
        : nothing}
    </p>`;
  }

  /** A scheme or an ability. @param {Scene} scene @param {import('./scene.js').Alone} alone @param {Names} names */
  #single(scene, alone, names) {
    const { seat, card } = alone;
    const data = names.cardData(seat, card ?? undefined);
    const who = alone.fighter ? names.label(alone.fighter) : names.title(seat);
    const hero = names.heroes.get(seat);
    const key = data ? (data.type === 'scheme' && !data.kind ? 'show.scheme' : 'show.card') : 'show.ability';
    return html`<div class="show-stack single mark-${names.mark(seat)} turned">
      ${this.#tab(seat, say(key, { who }))}
      <div class="show-card">
        ${data
          ? this.#faces(scene, seat, data, false, names)
          : html`<div class="show-ability ${paletteOf(hero?.id)}">
              <p class="show-ability-name">
                ${hero?.abilityName ? names.local(hero.abilityName) : say('panel.ability')}
              </p>
              <div class="show-ability-text">
                ${names.causeText({ seat }).map((p) => html`<p><mark class="acts">${p}</mark></p>`)}
              </div>
            </div>`}
      </div>
    </div>`;
  }
}

customElements.define('np-show', NpShow);

/** A value before it is settled: what the lines have come to. @param {Side} side @param {Names} names */
function running(side, names) {
  const lines = sumLines(side, names);
  if (lines.length === 0) return side.card === null ? 0 : '–';
  return lines.reduce(
    (sum, l) => (l.lost ? sum : l.replaces ? l.amount : l.sign === '−' ? sum - l.amount : sum + l.amount),
    0,
  );
}

/** How large an ability stands alone: as wide and high as its text needs. @param {number} seat @param {Names} names @param {number} scale */
function abilitySize(seat, names, scale) {
  const letters = names.causeText({ seat }).join(' ').length;
  const width = letters > 180 ? 280 : CARD.width;
  return { width: width * scale, height: (TAB + 80 + Math.ceil(letters / (width / 8.4)) * 20) * scale };
}
