// A player's side of the table: who it is, the health of its fighters, its cards; and everything about it in detail.

import { capital } from '../../app/i18n.js';
import { html, nothing, svg } from 'lit';
import { counted } from '../../app/catalog.js';
import { NpElement } from '../../app/element.js';
import { paletteOf } from '../../board/palette.js';
import { cardIcon } from '../../card/icons.js';
import { avatar } from './avatar.js';
import { cardChip, chips } from './card-chip.js';
import { keptDetails, keptShort, states } from './kept.js';
import { whoKnows } from './knowledge.js';
import { coin, seatMark, teamMark, tool } from './marks.js';
import { say } from './say.js';
import { secondDetails, secondShort } from './second-deck.js';
import { listOf, sideText, standing } from './sides.js';
import './since.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').PlayerState} PlayerState */
/** @typedef {import('../../types.js').SeatInfo} SeatInfo */
/** @typedef {import('../../types.js').Clock} Clock */
/** @typedef {import('./names.js').Names} Names */

/** An ability of so many letters stands whole in the panel; a longer one leaves room for the rest, and is whole behind it. */
const WHOLE = 450;

/** The short form. */
export class NpSide extends NpElement {
  static properties = {
    seat: { attribute: false },
    view: { attribute: false },
    names: { attribute: false },
    info: { attribute: false },
    clock: { attribute: false },
    taken: { attribute: false },
    lost: { attribute: false },
    acts: { type: Boolean, reflect: true },
    open: { type: Boolean },
    over: { type: Boolean },
    controls: { attribute: false },
    folded: { type: Boolean, reflect: true },
    begun: { attribute: false },
    me: { attribute: false },
  };

  constructor() {
    super();
    this.seat = 0;
    /** @type {View | null} */
    this.view = null;
    /** @type {Names | null} */
    this.names = null;
    /** @type {SeatInfo | null} */
    this.info = null;
    /** @type {Clock | null} */
    this.clock = null;
    /** The actions of this turn so far. @type {readonly string[]} */
    this.taken = [];
    /** Health that went in what is shown now, by fighter. @type {ReadonlyMap<string, number> | null} */
    this.lost = null;
    /** The ability acts just now. */
    this.acts = false;
    this.open = false;
    /** The game is over: nobody's turn. */
    this.over = false;
    this.controls = '';
    /** One of several: a line or two. */
    this.folded = false;
    /** The first turn has begun: whoever is not on the board has vanished. */
    this.begun = true;
    /** Whose eyes look; 0: nobody's in particular. */
    this.me = 0;
  }

  render() {
    const { names, view, seat } = this;
    const player = view?.players.find((p) => p.seat === seat);
    if (!names || !view || !player) return nothing;
    const active = view.active === seat && !view.over && !this.over;
    const hero = names.heroes.get(seat);
    const mark = names.mark(seat);
    const team = names.team(seat);
    return html`<div data-seat=${seat} class="side-panel mark-${mark} ${paletteOf(hero?.id, player.trait)}">
      <button
        type="button"
        class="side mark-${mark} ${active ? 'active' : ''}"
        aria-expanded=${this.open}
        aria-controls=${this.controls || nothing}
        @click=${() => this.tell('side-open', { seat })}
      >
        <span class="side-head">
          ${seatMark(mark)}${team ? teamMark(team) : nothing}
          <span class="side-names"
            ><b class="side-name">${title(names, seat)}</b>
            <span class="side-person">${avatar(this.info)} ${names.person(seat)}</span></span
          >
          ${this.#presence()}
          ${player.out
            ? nothing
            : html`<np-clock .clock=${this.clock} .seat=${seat} .who=${names.player(seat)}></np-clock>`}
          ${active && (view.actionsLeft > 0 || this.taken.length > 0)
            ? html`<span class="side-turn"
                ><span class="side-turn-word">${say('panel.turn')}</span>${actionDots(
                  view.actionsLeft,
                  this.taken.length,
                )}<span class="visually-hidden">${say('panel.actions', { n: view.actionsLeft })}</span></span
              >`
            : html`<span class="side-turn-room" aria-hidden="true"
                ><span class="side-turn-word">${say('panel.turn')}</span>${actionDots(2, 0)}</span
              >`}
        </span>
        <span class="side-fighters">
          ${view.fighters.filter((f) => names.owner(f.id) === seat && (f.space || !f.leftOut)).map((f) => this.#fighter(f, player, names))}
        </span>
        <span class="side-counts">
          ${count('cards', player.handSize, 'panel.hand')}${count('deck', player.deckSize, 'panel.deck')}${count(
            'pile',
            player.discard.length,
            'panel.discards',
          )}
          ${states(player, names)}${keptShort(player, view, names)}${secondShort(player, names)}
          ${this.begun ? this.#standing(view, names) : nothing}
        </span>
        <span class="visually-hidden"
          >${names.isMany ? html`${sideText(seat, this.me, names)}.` : nothing}
          ${say('panel.open', { who: names.player(seat) })}</span
        >
      </button>
      <p class="side-ability ${names.causeText({ seat }).join(' ').length > WHOLE ? 'long' : ''}">
        <b class="small-caps">${hero?.abilityName ? names.local(hero.abilityName) : say('panel.ability')}</b>
        ${names.causeText({ seat }).join(' ')}
      </p>
    </div>`;
  }

  /** Whether the person is there; where several play, that is said of everybody. */
  #presence() {
    const { info } = this;
    if (info?.who !== 'person') return nothing;
    if (!info.connected)
      return html`<span class="side-gone">${say(info.away ? 'away.away' : 'away.disconnected')}</span>`;
    return this.folded ? html`<span class="side-here">${say('away.present')}</span>` : nothing;
  }

  /** What is to be known of a hero that is not on the board. @param {View} view @param {Names} names */
  #standing(view, names) {
    const stands = this.over ? null : standing(this.seat, view, names);
    return stands ? html`<span class="side-standing ${stands}">${say(`stands.${stands}`)}</span>` : nothing;
  }

  /**
   * @param {import('../../types.js').FighterState} fighter
   * @param {PlayerState} player
   * @param {Names} names
   */
  #fighter(fighter, player, names) {
    const { kind, hero } = names.piece(fighter.id);
    const full = names.fullHealth(fighter.id);
    const off = fighter.reserve ? 'panel.reserve' : 'panel.off';
    const gone = fighter.defeated ? say('panel.defeated') : fighter.space ? '' : say(off);
    return html`<span
      class="side-fighter ${hero ? 'is-hero' : ''} ${fighter.defeated ? 'gone' : gone ? 'off' : ''}"
      title=${[names.label(fighter.id), fighter.secondLife ? say('panel.second-life') : ''].filter(Boolean).join(' · ')}
    >
      ${coin(kind, names.mark(this.seat), player.trait, names.heroes.get(this.seat)?.id)}
      <span class="side-health"
        ><span aria-hidden="true">${fighter.health}</span>${fighter.secondLife
          ? html`<span class="side-second">${tool('life')}</span>`
          : nothing}<span class="visually-hidden"
          >${names.label(fighter.id)}:
          ${gone || say('panel.health', { n: fighter.health, max: full })}${fighter.secondLife
            ? html`, ${say('panel.second-life')}`
            : nothing}</span
        ></span
      >
      <span class="side-label" aria-hidden="true">${names.label(fighter.id)}</span>
      ${full > 1 ? bar(fighter.health, full, this.lost?.get(fighter.id) ?? 0) : nothing}
    </span>`;
  }
}

/** The hero's name; where there is little room, as it is called in sentences. @param {Names} names @param {number} seat */
function title(names, seat) {
  const whole = names.title(seat);
  const short = capital(names.player(seat).n);
  if (whole === short) return whole;
  return html`<span class="side-whole">${whole}</span><span class="side-short" aria-hidden="true">${short}</span>`;
}

/** @param {string} name @param {number} n @param {string} key */
function count(name, n, key) {
  return html`<span class="side-count side-${name}" title=${say(key, { n })}
    >${tool(name)}<span class="side-word" aria-hidden="true">${say(`panel.word.${name}`)}</span
    ><span aria-hidden="true">${n}</span><span class="visually-hidden">${say(key, { n })}</span></span
  >`;
}

/** A bar of health, drawn so that no style attribute is needed. @param {number} n @param {number} max @param {number} lost */
function bar(n, max, lost) {
  const width = max > 0 ? (100 * n) / max : 0;
  const gone = max > 0 ? (100 * lost) / max : 0;
  return html`<svg class="side-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="side-bar-all" width="100" height="6" rx="3" />
    ${svg`
      <rect class="side-bar-now ${width <= 34 ? 'low' : ''}" width=${width} height="6" rx="3"></rect>
    `} ${lost > 0
      ? svg`
      <path class="side-bar-lost" d=${Array.from({ length: Math.max(1, Math.round(gone / 4)) }, (_, i) => `M${width + i * 4} 6l4-6`).join('')}></path>
    `
      : nothing}
  </svg>`;
}

/** The actions of the turn: taken ones hollow, those left filled. @param {number} left @param {number} taken */
export function actionDots(left, taken) {
  return html`<span class="action-dots" aria-hidden="true"
    >${Array.from({ length: taken }, () => html`<i></i>`)}${Array.from(
      { length: left },
      () => html`<i class="left"></i>`,
    )}</span
  >`;
}

customElements.define('np-side', NpSide);

/**
 * The actions of the running turn.
 *
 * @param {readonly import('../../types.js').Entry[]} entries
 * @param {number} upTo
 * @returns {string[]}
 */
export function actionsTaken(entries, upTo) {
  const words = { 'maneuver-began': 'maneuver', 'scheme-played': 'scheme', 'attack-declared': 'attack' };
  /** @type {string[]} */
  let taken = [];
  for (const entry of entries) {
    if (entry.taken || entry.number > upTo) continue;
    for (const e of entry.events) {
      if (e.type === 'turn-began') taken = [];
      const word = words[/** @type {keyof typeof words} */ (e.type)];
      if (word) taken.push(word);
    }
  }
  return taken;
}

/**
 * Everything about a side: ability, fighters, known cards, discard pile, deck list with what is unseen.
 *
 * @param {number} seat
 * @param {View} view
 * @param {Names} names
 * @param {{taken: readonly string[], entries: readonly import('../../types.js').Entry[], number: number, me: number}} told
 *   taken: the actions of this turn so far
 * @param {(card: string, seat: number) => void} zoom
 */
export function sideDetails(seat, view, names, { taken, entries, number, me }, zoom) {
  const player = view.players.find((p) => p.seat === seat);
  const hero = names.heroes.get(seat);
  if (!player || !hero) return nothing;
  const list = (/** @type {readonly string[]} */ ids) => chips(ids, seat, names, zoom);
  const known = knownCards(player, names, whoKnows(player.known ?? [], seat, entries, number));
  const moves = hero.fighters.some((f) => (f.move ?? hero.move) !== hero.move);
  return html` <div class="details mark-${names.mark(seat)}">
    ${names.isMany
      ? html`<p class="details-side">${sideText(seat, me, names)}${fallenText(seat, view, names)}</p>`
      : nothing}
    <p class="details-facts">
      ${hero.fighters.map(
        (f) =>
          html`<span
            >${counted(f, names.language)}:
            ${say(f.ranged ? 'panel.ranged' : 'panel.melee')}${moves
              ? html` · ${say('panel.move', { n: f.move ?? hero.move })}`
              : nothing}</span
          >`,
      )}
      ${moves ? nothing : html`<span>${say('panel.move', { n: hero.move })}</span>`}
      ${hero.tokens.map((kind) => html`<span>${tokenText(kind, seat, view, names)}</span>`)}
      ${player.trait
        ? html`<span
            >${capital(hero.traitName ? names.local(hero.traitName) : '')}: ${names.trait(seat, player.trait)}</span
          >`
        : nothing}
      ${Object.entries(player.counters ?? {}).map(([id, n]) => html`<span>${names.counter(seat, id)}: ${n}</span>`)}
      ${hero.fighters.map((kind) => secondLifeText(kind, seat, view, names))}
    </p>
    ${taken.length && view.active === seat
      ? html`<p class="muted">
          ${say('panel.actions.taken', {
            list: new Intl.ListFormat(names.language).format(taken.map((a) => say(`panel.action.${a}`))),
          })}
        </p>`
      : nothing}
    ${keptDetails(player, view, names, zoom)}
    <h3>${hero.abilityName ? names.local(hero.abilityName) : say('panel.ability')}</h3>
    ${names.local(hero.ability).map((p) => html`<p>${p}</p>`)}
    ${known.map(
      ({ title, cards }) =>
        html`<h3>${title}</h3>
          ${list(cards)}`,
    )}
    ${player.deckTop?.length
      ? html`<h3>${say('panel.top')}</h3>
          <ul role="list" class="chips">
            ${player.deckTop.map((id) => cardChip(id, seat, names, zoom, 1))}
          </ul>`
      : nothing}
    ${secondDetails(player, names, zoom)}
    <h3>${say('panel.discard')} <span class="muted">${player.discard.length}</span></h3>
    ${player.discard.length
      ? list([...player.discard].reverse())
      : html`<p class="muted">${say('panel.discard.empty')}</p>`}
    ${player.removed?.length
      ? html`<h3>${say('panel.removed')}</h3>
          ${list(player.removed)}`
      : nothing}
    <h3>${say('panel.cards')}</h3>
    <ul role="list" class="deck-list">
      ${hero.cards.map((card) => {
        const unseen = player.unseen?.[card.id] ?? 0;
        return html`<li>
          <button
            type="button"
            class="deck-row type-${card.type} ${unseen === 0 ? 'all-seen' : ''}"
            @click=${() => zoom(card.id, seat)}
          >
            <span class="deck-type">${cardIcon(card.type)}<b>${card.value ?? ''}</b></span
            ><span class="deck-name">${names.local(card.name)}</span>
            <span class="deck-copies" aria-hidden="true"
              >${Array.from({ length: card.copies }, (_, i) => html`<i class=${i < unseen ? 'unseen' : ''}></i>`)}</span
            >
            <span class="visually-hidden">${say('panel.unseen.n', { n: unseen, all: card.copies })}</span>
          </button>
        </li>`;
      })}
    </ul>
  </div>`;
}

/**
 * How many tokens of a kind lie on the board, and how many in the supply.
 *
 * @param {import('../../types.js').TokenKind} kind
 * @param {number} seat
 * @param {View} view
 * @param {Names} names
 */
function tokenText(kind, seat, view, names) {
  const all = view.tokens.filter((f) => names.owner(f.id) === seat && names.piece(f.id).kind === kind.id);
  const there = all.filter((f) => f.space).length;
  const title = `${capital(names.local(kind.count > 1 && kind.plural ? kind.plural : kind.name))}: `;
  if (!kind.supply) return title + say('panel.tokens', { n: there });
  return title + say('panel.tokens.supply', { n: there, m: all.length - there });
}

/**
 * Whether a second life is left to fighters of a kind.
 *
 * @param {import('../../types.js').FighterKind} kind
 * @param {number} seat
 * @param {View} view
 * @param {Names} names
 */
function secondLifeText(kind, seat, view, names) {
  if (!kind.secondLife) return nothing;
  const left = view.fighters.some(
    (f) => f.secondLife && names.owner(f.id) === seat && names.piece(f.id).kind === kind.id,
  );
  const who = names.local(kind.name);
  return html`<span
    >${say(left ? 'panel.second-life.of' : 'panel.second-life.gone', { who, n: kind.secondLife })}</span
  >`;
}

/** What a hero's fall leaves to its player, where teams play on. @param {number} seat @param {View} view @param {Names} names */
function fallenText(seat, view, names) {
  if (standing(seat, view, names) !== 'sidekicks') return nothing;
  const hero = names.heroes.get(seat);
  const kind = hero?.fighters.find((f) => f.hero);
  const idle = hero?.cards.filter((c) => c.banner === kind?.id).map((c) => names.local(c.name)) ?? [];
  return html`<br />${say('stands.sidekicks')}.
    ${idle.length ? say('fallen.cards', { cards: listOf(idle, names) }) : nothing} ${say('fallen.ability')}`;
}

/**
 * What is known of a hand: among several, what all know apart from what only one has seen.
 *
 * @param {PlayerState} player
 * @param {Names} names
 * @param {{all: string[], mine: string[]}} split
 */
function knownCards(player, names, { all, mine }) {
  if (!player.known?.length) return [];
  if (!names.isMany) return [{ title: say('panel.known'), cards: player.known }];
  return [
    { title: say('known.all'), cards: all },
    { title: say('known.mine'), cards: mine },
  ].filter(({ cards }) => cards.length);
}
