// A game that is over (or one's own side of a running one), step by step, from anybody's eyes that are allowed.

import { html, nothing } from 'lit';
import { api, ApiError } from '../app/api.js';
import { board, catalog } from '../app/catalog.js';
import { NpElement } from '../app/element.js';
import { define, onLanguage } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go, link, to } from '../app/routes.js';
import { reducedMotion, settings } from '../app/settings.js';
import '../app/menu.js';
import '../board/board.js';
import logWords from '../words/log.js';
import tableWords from '../words/table.js';
import { CombatReader } from './combats.js';
import './combat-view.js';
import { drawerFrame, largeCard } from './drawer.js';
import { endCause, verdict } from './ending.js';
import './hand.js';
import { isTyping } from './keys.js';
import './log-view.js';
import { tool } from './marks.js';
import { Names } from './names.js';
import { Pacing } from './pacing.js';
import { boardPieces } from './position.js';
import { say } from './say.js';
import { sideDetails } from './side.js';
import { sorry } from './sorry.js';
import { sound } from './sound.js';
import { afterEvent } from './stage.js';
import { sentences } from './story.js';

define(tableWords);
define(logWords);

/** @typedef {import('../types.js').Frame} Frame */
/** @typedef {import('../types.js').GameEvent} GameEvent */
/** @typedef {import('../types.js').Replay} Replay */
/** @typedef {import('./position.js').BoardPiece} BoardPiece */
/** @typedef {{kind: 'log'} | {kind: 'side', seat: number} | {kind: 'combat', number: number} | {kind: 'card', card: string, seat: number}} Drawer */

/** The pause between frames while it plays by itself. */
const BETWEEN = 450;

export class NpReplayPage extends NpElement {
  static properties = {
    table: { attribute: false },
    eyes: { attribute: false },
    number: { attribute: false },
    at: { state: true },
    drawer: { state: true },
    peek: { state: true },
    failure: { state: true },
    beat: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    /** @type {number | 'open' | 'public'} */
    this.eyes = 'public';
    /** @type {number | null} */
    this.number = null;
    /** The place in the list of frames. */
    this.at = 0;
    /** @type {Drawer | null} */
    this.drawer = null;
    /** @type {{card: string, seat: number} | null} */
    this.peek = null;
    /** @type {ApiError | null} */
    this.failure = null;
    this.beat = 0;
    /** @type {Replay | null} */
    this.replay = null;
    this.names = new Names(catalog(), []);
    this.reader = new CombatReader(this.names);
    /** @type {import('./combats.js').Combat | null} */
    this.combat = null;
    /** @type {BoardPiece[] | null} */
    this.staged = null;
    this.runs = false;
    this.shared = '';
    this.told = '';
    this.narrow = matchMedia('(max-width: 899px), (max-aspect-ratio: 1/1)');
    this.pacing = new Pacing({
      animate: (events, speed) => this.#animate(events, speed),
      tell: (event, frame) => this.#told(event, frame),
      leave: (event) => this.#left(event),
      skip: () => this.boardElement?.skip?.(),
    });
    /** @type {(() => void)[]} */
    this.ends = [];
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.#key);
    this.ends = [() => removeEventListener('keydown', this.#key), onLanguage(() => this.#rename())];
  }

  disconnectedCallback() {
    for (const end of this.ends) end();
    this.runs = false;
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('table') || changed.has('eyes')) this.#load();
    else if (changed.has('number') && this.number !== null && this.replay) this.#jump(this.#indexOf(this.number));
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('at')) this.querySelector('.replay-told')?.scrollTo(0, 0);
  }

  async #load() {
    const { table, eyes } = this;
    if (!table) return;
    this.failure = null;
    this.runs = false;
    const kept = this.replay?.table.table === table ? this.frame?.number : undefined;
    try {
      const replay = await api.replay(table, eyes);
      if (table !== this.table || eyes !== this.eyes) return;
      this.replay = replay;
      this.#rename();
      const wanted = this.number ?? kept;
      this.#jump(wanted === undefined || wanted === null ? 0 : this.#indexOf(wanted));
    } catch (error) {
      this.replay = null;
      if (!(error instanceof ApiError)) throw error;
      this.failure = error;
    }
    this.requestUpdate();
  }

  #rename() {
    this.names = new Names(catalog(), this.replay?.table.seats ?? []);
    this.#read();
    this.#say();
    this.requestUpdate();
  }

  // ---- where we are

  /** @returns {Frame[]} */
  get frames() {
    return this.replay?.frames ?? [];
  }

  /** @returns {Frame | null} */
  get frame() {
    return this.frames[this.at] ?? null;
  }

  /** @returns {any} */
  get boardElement() {
    return this.querySelector('np-board');
  }

  /** The seat at the bottom of the page. */
  get me() {
    return typeof this.eyes === 'number' ? this.eyes : 1;
  }

  /** @param {number} number */
  #indexOf(number) {
    const at = this.frames.findIndex((f) => f.number >= number);
    return at < 0 ? this.frames.length - 1 : at;
  }

  /** Reads the combats up to here. */
  #read() {
    this.reader = new CombatReader(this.names);
    this.combat = null;
    for (const frame of this.frames.slice(0, this.at + 1)) if (!frame.taken) for (const e of frame.events) this.#readEvent(e, frame.number);
  }

  /** @param {GameEvent} e @param {number} number */
  #readEvent(e, number) {
    this.reader.event(e, number);
    if (e.type === 'attack-declared') this.combat = this.reader.running;
    if (e.type === 'maneuver-began' || e.type === 'scheme-played') this.combat = null;
  }

  /** @param {number} at */
  #jump(at) {
    this.pacing.skip();
    this.staged = null;
    this.at = Math.max(0, Math.min(this.frames.length - 1, at));
    this.#read();
    this.#say();
    this.beat++;
  }

  #say() {
    const { frame } = this;
    if (!frame) return;
    const combat = this.combat ? { number: this.combat.number, attacker: this.combat.attack.fighter, target: this.combat.defense.fighter } : null;
    this.told = sentences(frame, this.names, combat).join(' ');
  }

  // ---- playing

  /** @param {GameEvent[]} events @param {number} speed */
  async #animate(events, speed) {
    await this.boardElement?.animate?.(events, reducedMotion() ? speed * 1.5 : speed);
  }

  /** @param {GameEvent} event */
  #left(event) {
    this.staged = afterEvent(this.staged ?? [], event, this.goal ?? []);
    this.requestUpdate();
  }

  /** @param {GameEvent} event @param {Frame} frame */
  #told(event, frame) {
    this.#readEvent(event, frame.number);
    sound(event.type);
    this.beat++;
  }

  /** One frame on, with motion. */
  async #step() {
    if (this.pacing.playing) {
      this.pacing.skip();
      return;
    }
    const next = this.frames[this.at + 1];
    if (!next) {
      this.runs = false;
      return;
    }
    if (next.kind === 'undo' || next.taken) {
      this.#jump(this.at + 1);
      return;
    }
    this.staged = boardPieces(/** @type {Frame} */ (this.frame).view, this.names);
    this.goal = boardPieces(next.view, this.names);
    const from = this.at;
    await this.pacing.play(next);
    this.staged = null;
    if (this.at !== from) return;
    this.at = from + 1;
    this.#say();
  }

  async #run() {
    if (this.runs) {
      this.runs = false;
      this.requestUpdate();
      return;
    }
    if (this.at >= this.frames.length - 1) this.#jump(0);
    this.runs = true;
    this.requestUpdate();
    while (this.runs && this.isConnected && this.at < this.frames.length - 1) {
      await this.#step();
      await new Promise((resolve) => setTimeout(resolve, this.frame?.events.length ? BETWEEN : 60));
    }
    this.runs = false;
    this.requestUpdate();
  }

  /** To the next or the previous combat: where its cards are turned up. @param {1 | -1} step */
  #toCombat(step) {
    this.runs = false;
    const has = (/** @type {number} */ i) => this.frames[i]?.events.some((e) => e.type === 'cards-revealed');
    for (let i = this.at + step; i >= 0 && i < this.frames.length; i += step) {
      if (has(i)) {
        this.#jump(i);
        return;
      }
    }
  }

  /** @param {string} eyes */
  #setEyes(eyes) {
    go(to('replay', this.table, eyes, this.frame?.number ?? 0), { replace: true });
  }

  async #share() {
    const url = link('replay', this.table, this.eyes, this.frame?.number ?? 0);
    try {
      await navigator.clipboard.writeText(url);
      this.shared = say('replay.shared');
    } catch {
      this.shared = `${say('replay.share.fail')} ${url}`;
    }
    this.requestUpdate();
  }

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (isTyping(event) || !this.replay) return;
    const inside = event.target instanceof Element && event.target.closest('np-board, np-hand, input');
    const onButton = event.target instanceof Element && event.target.closest('button, a');
    const act = /** @type {Record<string, () => void>} */ ({
      ArrowRight: () => void this.#step(),
      ArrowLeft: () => this.#jump(this.at - 1),
      Home: () => this.#jump(0),
      End: () => this.#jump(this.frames.length - 1),
      k: () => this.#toCombat(1),
      K: () => this.#toCombat(-1),
      Escape: () => (this.pacing.playing ? this.pacing.skip() : (this.drawer = null)),
    })[event.key];
    if (event.key === ' ' && !onButton && !inside) {
      event.preventDefault();
      void this.#run();
    } else if (act && !(inside && event.key.startsWith('Arrow'))) {
      event.preventDefault();
      act();
    }
  };

  /** @param {string} card @param {number} seat */
  #zoom(card, seat) {
    this.peek = null;
    this.drawer = { kind: 'card', card, seat };
  }

  // ---- drawing

  render() {
    const { replay, frame } = this;
    if (this.failure) return sorry(say('replay.eyes'), say(this.failure.code === 'conflict' ? 'end.cause.content-changed' : 'replay.failed'));
    if (!replay || !frame) return html`<h1 class="visually-hidden">${say('end.replay')}</h1><p class="table-loading" role="status">${say('replay.loading')}</p>`;
    const { names } = this;
    const [a, b] = replay.table.seats;
    const title = say('replay.title', { a: names.title(a.seat), b: names.title(b.seat) });
    const opponents = replay.table.seats.filter((s) => s.seat !== this.me);
    const sheet = this.drawer ? 'drawer' : this.combat?.revealed ? 'combat' : '';
    const side = (/** @type {number} */ seat) => html`<np-side .seat=${seat} .view=${frame.view} .names=${names} .info=${null} .clock=${null} ?open=${this.drawer?.kind === 'side' && this.drawer.seat === seat} .controls=${'drawer'}></np-side>`;
    return html`
      <div class="table-page replay ${sheet ? `has-sheet sheet-${sheet}` : ''}"
        @piece-point=${() => {}} @card-pick=${(/** @type {CustomEvent<{card: string, seat: number}>} */ e) => this.#zoom(e.detail.card, e.detail.seat)}
        @card-zoom=${(/** @type {CustomEvent<{card: string, seat: number}>} */ e) => this.#zoom(e.detail.card, e.detail.seat)}
        @card-point=${(/** @type {CustomEvent<{card: string | null, seat: number}>} */ e) => (this.peek = e.detail.card ? { card: e.detail.card, seat: e.detail.seat } : null)}
        @side-open=${(/** @type {CustomEvent<{seat: number}>} */ e) => (this.drawer = this.drawer?.kind === 'side' && this.drawer.seat === e.detail.seat ? null : { kind: 'side', seat: e.detail.seat })}
        @log-moment=${(/** @type {CustomEvent<{number: number}>} */ e) => this.#jump(this.#indexOf(e.detail.number))}
        @log-combat=${(/** @type {CustomEvent<{number: number, at: number}>} */ e) => { this.#jump(this.#indexOf(e.detail.at)); if (!this.narrow.matches) this.drawer = { kind: 'combat', number: e.detail.number }; }}>
        <h1 class="visually-hidden">${title}</h1>
        <div class="bar" role="group" aria-label=${say('table.more')}>
          <np-menu></np-menu>
          <button type="button" class="button quiet tool tool-log" aria-label=${say('table.log')} @click=${() => (this.drawer = this.drawer?.kind === 'log' ? null : { kind: 'log' })}>${tool('log')}</button>
        </div>
        <section class="opponents" aria-label=${say('table.opponents')}>${opponents.map((s) => side(s.seat))}</section>
        <section class="board-area" aria-label=${say('table.board')}>
          <np-board .board=${board(replay.table.board)} .pieces=${this.staged ?? boardPieces(frame.view, names)} .lastMove=${this.#lastMove(frame)} .eyes=${this.me} .patterns=${settings().patterns} .turn=${this.narrow.matches && innerHeight > innerWidth ? 'yes' : 'no'}></np-board></section>
        <section class="prompt" aria-label=${say('end.replay')}>${this.#controls(frame)}</section>
        <section class="own" aria-label=${names.title(this.me)}>${side(this.me)}</section>
        <section class="hand-area" aria-label=${say('table.hand')}>${this.#hands(frame)}</section>
        <section class="middle" aria-label=${say('table.details')}>
          ${this.combat && this.drawer?.kind !== 'combat' ? html`<np-combat .combat=${this.combat} .names=${names} .beat=${this.beat}></np-combat>` : nothing}
          <div class="drawer ${this.drawer ? `open drawer-${this.drawer.kind}` : ''}" id="drawer">${this.#drawerBody(frame)}</div>
          ${this.peek ? html`<div class="peek">${largeCard(this.peek.card, this.peek.seat, names)}</div>` : nothing}
        </section>
        <div class="visually-hidden" aria-live="polite" role="status">${this.told}</div>
      </div>`;
  }

  /** @param {Frame} frame */
  #lastMove(frame) {
    const moved = this.staged ? null : frame.events.findLast((e) => e.type === 'moved');
    return moved ? { piece: moved.piece, path: moved.path } : null;
  }

  /** @param {Frame} frame */
  #controls(frame) {
    const last = this.frames.length - 1;
    const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ press, disabled = false, primary = false) =>
      html`<button type="button" class="button ${primary ? 'primary' : ''}" aria-label=${label} title=${label} ?disabled=${disabled} @click=${press}>${name === 'swords' || name === 'next' || name === 'back' || name === 'share' ? icon(name) : tool(name)}</button>`;
    const result = this.at === last ? (frame.result ?? this.replay?.table.result) : null;
    const told = result ? `${verdict(result, this.names, [])}. ${endCause(result, this.names, this.frames)}` : this.told;
    return html`
      <p class="prompt-text replay-told" title=${say('keys.replay')}>${told || ' '}</p>
      <div class="replay-controls"><div class="replay-bar">
        ${button('first', say('replay.first'), () => this.#jump(0), this.at === 0)}
        ${button('back', say('replay.back'), () => this.#jump(this.at - 1), this.at === 0)}
        ${button(this.runs ? 'pause' : 'play', say(this.runs ? 'replay.pause' : 'replay.play'), () => void this.#run(), false, true)}
        ${button('next', say('replay.next'), () => void this.#step(), this.at === last)}
        ${button('last', say('replay.last'), () => this.#jump(last), this.at === last)}
        ${button('swords', say('replay.combat.next'), () => this.#toCombat(1))}
        ${button('share', say('replay.share'), () => void this.#share())}
      </div>
      <div class="replay-bar">
        <input type="range" class="replay-range" min="0" max=${last} .value=${String(this.at)} aria-label=${say('replay.at', { n: frame.number, all: this.frames[last].number })} @input=${(/** @type {Event} */ e) => this.#jump(Number(/** @type {HTMLInputElement} */ (e.target).value))}>
        <span class="replay-count" aria-hidden="true">${frame.number} / ${this.frames[last].number}</span>
        ${this.#eyesChoice()}
      </div></div>
      ${this.shared ? html`<p class="prompt-note" role="status">${this.shared}</p>` : nothing}`;
  }

  /** Whose cards are seen. */
  #eyesChoice() {
    return html`<label class="replay-eyes">${tool('eye')}<span class="visually-hidden">${say('replay.eyes')}</span>
      <select class="field" @change=${(/** @type {Event} */ e) => this.#setEyes(/** @type {HTMLSelectElement} */ (e.target).value)}>
        ${this.replay?.table.seats.map((s) => html`<option value=${s.seat} ?selected=${this.eyes === s.seat}>${this.names.title(s.seat)}</option>`)}
        <option value="open" ?selected=${this.eyes === 'open'}>${say('replay.eyes.open')}</option><option value="public" ?selected=${this.eyes === 'public'}>${say('replay.eyes.public')}</option>
      </select></label>`;
  }

  /** @param {Frame} frame */
  #hands(frame) {
    const own = frame.view.players.find((p) => p.seat === this.me);
    const other = this.eyes === 'open' ? frame.view.players.find((p) => p.seat !== this.me) : null;
    const hand = (/** @type {import('../types.js').PlayerState | null | undefined} */ player) =>
      player?.hand ? html`<np-hand .cards=${player.hand} .seat=${player.seat} .names=${this.names} .label=${say('table.hand.of', { who: this.names.player(player.seat) })}></np-hand>` : nothing;
    if (!own?.hand && !other?.hand) return html`<p class="hand-empty muted">${own ? say('panel.hand', { n: own.handSize }) : nothing}</p>`;
    return html`${hand(own)}${hand(other)}`;
  }

  /** @param {Frame} frame */
  #drawerBody(frame) {
    const { names, drawer } = this;
    const close = () => {
      this.drawer = null;
    };
    switch (drawer?.kind) {
      case 'side':
        return drawerFrame(names.title(drawer.seat), sideDetails(drawer.seat, frame.view, names, [], (card, seat) => this.#zoom(card, seat)), close);
      case 'card':
        return drawerFrame(names.card(drawer.seat, drawer.card), largeCard(drawer.card, drawer.seat, names), close, { reading: true });
      case 'combat': {
        const combat = this.reader.all.find((c) => c.number === drawer.number);
        return drawerFrame(say('combat.title'), html`<np-combat past .combat=${combat ?? null} .names=${names} .beat=${this.beat}></np-combat>`, close);
      }
      default:
        return drawerFrame(say('log.title'), html`<np-log .entries=${this.frames} .names=${names} .at=${frame.number}></np-log>`, close, { fixed: !this.narrow.matches });
    }
  }
}

customElements.define('np-replay-page', NpReplayPage);
