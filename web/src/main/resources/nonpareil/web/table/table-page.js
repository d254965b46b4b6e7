// The page where people play. It holds no rules: what is possible comes with the frames, what happens comes as events.

import { api, ApiError } from '../app/api.js';
import { board, catalog } from '../app/catalog.js';
import { NpElement } from '../app/element.js';
import { define, onLanguage } from '../app/i18n.js';
import { go, link, to } from '../app/routes.js';
import { recall, reducedMotion, remember } from '../app/settings.js';
import { connection, Refused } from '../app/socket.js';
import logWords from '../words/log.js';
import tableWords from '../words/table.js';
import { buttonLabel, waiting } from './asking.js';
import { keepAwake } from './awake.js';
import { Choosing } from './choosing.js';
import { download, report, verdict } from './ending.js';
import { Game, MOST_QUEUED } from './game.js';
import { pressed } from './keyboard.js';
import { Pacing } from './pacing.js';
import { boardPieces, suggestedSpace } from './position.js';
import { Reaching } from './reaching.js';
import { say } from './say.js';
import { sound } from './sound.js';
import { afterEvent } from './stage.js';
import { sentences } from './story.js';
import { tableView } from './table-view.js';

define(tableWords);
define(logWords);

/** @typedef {import('../types.js').Frame} Frame */
/** @typedef {import('../types.js').GameEvent} GameEvent */
/** @typedef {import('./drawer.js').Drawer} Drawer */
/** @typedef {import('./position.js').BoardPiece} BoardPiece */

/**
 * A lesson that looks over the learner's shoulder.
 *
 * @typedef {object} Coach
 * @property {unknown} panel
 * @property {{pieces: string[], spaces: string[], cards: string[], controls: string[]}} point
 * @property {(choices: string[]) => string | null} check
 */

const HOLD = 'nonpareil.hold';
const NARROW = '(max-width: 899px), (max-aspect-ratio: 1/1)';

export class NpTablePage extends NpElement {
  static properties = {
    table: { attribute: false },
    seat: { attribute: false },
    coach: { attribute: false },
    drawer: { state: true },
    peek: { state: true },
    message: { state: true },
    beat: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    /** @type {number | null} */
    this.seat = null;
    /** @type {Coach | null} */
    this.coach = null;
    /** @type {Drawer | null} */
    this.drawer = null;
    /** A card that is pointed at. @type {{card: string, seat: number} | null} */
    this.peek = null;
    /** Something to say in the line, until the next frame. */
    this.message = '';
    this.beat = 0;
    /** @type {Game | null} */
    this.game = null;
    /** @type {Reaching | null} */
    this.reaching = null;
    /** @type {Choosing | null} */
    this.choosing = null;
    /** The figures while something happens. @type {BoardPiece[] | null} */
    this.staged = null;
    /** A moment of the past that is looked at. @type {Frame | null} */
    this.moment = null;
    /** A turn that is shown again. @type {{frames: Frame[], at: number} | null} */
    this.film = null;
    /** @type {string | null} */
    this.pointed = null;
    this.hold = recall(HOLD, false);
    this.holding = false;
    this.resigning = false;
    this.rematching = false;
    this.shared = false;
    this.waited = false;
    this.announced = '';
    /** What is being shown, while it moves. */
    this.saying = '';
    this.running = false;
    /** Choices this page sent, whose frames need no motion. @type {Set<string>} */
    this.sentMoves = new Set();
    this.narrow = matchMedia(NARROW);
    this.pacing = new Pacing({
      animate: (events, speed) => this.#animate(events, speed),
      tell: (event, frame) => this.#told(event, frame),
      leave: (event) => this.#left(event),
      skip: () => this.boardElement?.skip?.(),
    });
    /** @type {(() => void)[]} */
    this.ends = [];
  }

  // ---- coming and going

  connectedCallback() {
    super.connectedCallback();
    const net = connection();
    const redraw = () => this.requestUpdate();
    net.addEventListener('state', redraw);
    net.addEventListener('version', redraw);
    addEventListener('keydown', this.#key);
    addEventListener('pointerup', this.#released);
    this.narrow.addEventListener('change', redraw);
    this.ends = [
      () => net.removeEventListener('state', redraw),
      () => net.removeEventListener('version', redraw),
      () => removeEventListener('keydown', this.#key),
      () => removeEventListener('pointerup', this.#released),
      () => this.narrow.removeEventListener('change', redraw),
      onLanguage(() => this.#renamed()),
    ];
  }

  disconnectedCallback() {
    for (const end of this.ends) end();
    this.ends = [];
    this.#close();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if ((changed.has('table') || (changed.has('seat') && this.game)) && this.table) this.#open();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('drawer')) this.querySelector('.drawer-body')?.scrollTo(0, 0);
  }

  #close() {
    this.choosing?.end();
    this.game?.leave();
    this.game = null;
    keepAwake(false);
  }

  async #open() {
    this.#close();
    this.drawer = null;
    this.moment = null;
    this.film = null;
    this.choosing = null;
    this.staged = null;
    this.message = '';
    this.rematching = false;
    this.waited = false;
    const game = new Game(this.table, connection(), catalog());
    this.game = game;
    this.reaching = new Reaching((choices) => game.connection.ask(game.table, game.me, 'reach', { choices }), () => this.requestUpdate());
    game.addEventListener('change', () => this.requestUpdate());
    game.addEventListener('table', () => this.#infoCame());
    game.addEventListener('shown', () => this.#shown());
    game.addEventListener('queue', () => this.#run());
    for (let pause = 1000; this.game === game; pause = Math.min(10_000, pause * 2)) {
      try {
        const info = await api.table(game.table);
        if (this.game !== game) return;
        if (info.state === 'waiting') {
          go(to('join', game.table), { replace: true });
          return;
        }
        const mine = info.seats.filter((s) => s.you).map((s) => s.seat);
        // Two tabs of one browser may sit at the two sides of one table.
        game.follow(this.seat !== null && mine.includes(this.seat) ? [this.seat] : mine);
        keepAwake(info.state === 'playing');
        return;
      } catch (error) {
        if (error instanceof ApiError && error.code !== 'offline') {
          game.failure = 'unknown-table';
          this.requestUpdate();
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  #renamed() {
    this.game?.rename();
    // What was said was said in the other language.
    this.announced = '';
    this.message = '';
    this.saying = '';
    if (this.choosing && this.game) {
      this.choosing.names = this.game.names;
      this.choosing.note = '';
    }
    this.#title();
    this.requestUpdate();
  }

  #infoCame() {
    const info = this.game?.info;
    if (!info) return;
    this.tell('table', { table: info });
    if (info.state === 'waiting') go(to('join', info.table), { replace: true });
    if (info.state === 'over') keepAwake(false);
    if (this.choosing) this.choosing.names = this.game?.names ?? this.choosing.names;
  }

  // ---- frames

  /** Shows what came, one frame after the other. */
  async #run() {
    const { game } = this;
    if (this.running || !game) return;
    this.running = true;
    try {
      while (game === this.game && game.queue.length > 0 && !this.film) {
        const frame = /** @type {Frame} */ (game.queue.shift());
        await this.#play(frame, game.shown, (f) => {
          game.lastRead = f.number;
          game.show(f);
        });
      }
    } finally {
      this.running = false;
    }
  }

  /** @param {Frame} frame @param {Frame | null} before @param {(frame: Frame) => void} done */
  async #play(frame, before, done) {
    const { game } = this;
    if (!game) return;
    const own = (frame.choices ?? []).length > 0 && (frame.choices ?? []).every((c) => this.sentMoves.has(`${frame.seat} ${c}`));
    const still = document.visibilityState !== 'visible' || game.queue.length > MOST_QUEUED || frame.number === before?.number;
    this.saying = '';
    this.staged = this.displayedPieces();
    this.target = boardPieces(frame.view, game.names);
    if (frame.kind !== 'undo' && frame.events.length) {
      this.#combatSheet(frame);
      await this.pacing.play(frame, { still, moves: !own, faster: own ? 1.5 : 1 });
    }
    this.staged = null;
    if (game === this.game) done(frame);
  }

  /** On a phone a combat lies over the hand while it is told. @param {Frame} frame */
  #combatSheet(frame) {
    if (this.narrow.matches && frame.events.some((e) => e.type === 'cards-revealed') && this.drawer?.kind !== 'end') this.drawer = null;
  }

  /** @param {GameEvent[]} events @param {number} speed */
  async #animate(events, speed) {
    await this.boardElement?.animate?.(events, reducedMotion() ? speed * 1.5 : speed);
  }

  /** @param {GameEvent} event */
  #left(event) {
    this.staged = afterEvent(this.staged ?? [], event, this.target ?? []);
    this.requestUpdate();
  }

  /** @param {GameEvent} event @param {Frame} frame */
  #told(event, frame) {
    const { game } = this;
    if (!game) return;
    if (!this.film) game.readEvent(event, frame.number);
    sound(event.type);
    this.saying = sentences({ ...frame, kind: 'choice', events: [event] }, game.names, this.#combatants()).join(' ') || this.saying;
    this.beat++;
  }

  #shown() {
    const { game } = this;
    const frame = game?.shown;
    if (!game || !frame) return;
    this.message = '';
    this.peek = null;
    this.resigning = false;
    this.reaching?.clear();
    this.choosing?.end();
    this.choosing = null;
    const mine = this.#isMine(frame);
    if (mine) this.#ask(frame);
    if (game.queue.length === 0) {
      this.sentMoves.clear();
      if (mine && this.drawer && this.narrow.matches && !['side', 'card'].includes(this.drawer.kind)) this.drawer = null;
    }
    const result = frame.result ?? game.info?.result;
    // A lesson says its own last word.
    if (result && game.queue.length === 0 && !this.drawer && !this.coach) this.drawer = { kind: 'end' };
    if (mine && game.queue.length === 0 && frame.seat !== frame.prompt.seat) sound('your-turn');
    this.#announce(frame);
    this.#title();
    this.tell('frame', { frame });
  }

  /** @param {Frame} frame */
  #isMine(frame) {
    const { prompt } = frame;
    const asked = prompt.seat !== null && prompt.kind !== 'none' && prompt.kind !== 'here';
    return Boolean(asked && this.game?.seats.includes(prompt.seat ?? 0) && (prompt.options?.length || prompt.kind === 'mulligan'));
  }

  /** @param {Frame} frame */
  #ask(frame) {
    const game = /** @type {Game} */ (this.game);
    const seat = frame.prompt.seat ?? 0;
    const where = board(game.info?.board ?? '');
    const choosing = new Choosing(frame, game.names, {
      send: (choices, otherwise) => this.#send(seat, frame.number, choices, otherwise),
      act: async (act) => {
        await game.connection.act(game.table, seat, act).catch((error) => {
          throw this.#said(error);
        });
      },
      ask: (what, more) => game.connection.ask(game.table, seat, what, more),
      suggest: (piece, spaces, answer) => {
        const hero = answer.fighters.find((f) => game.names.piece(f.id).hero && game.names.owner(f.id) === seat);
        return where ? suggestedSpace(where, hero?.space, spaces) : spaces[0];
      },
      veiled: this.isVeiled,
    });
    choosing.addEventListener('change', () => {
      this.#wantReach();
      this.requestUpdate();
    });
    this.choosing = choosing;
    this.#wantReach();
  }

  /** @param {number} seat @param {number} number @param {string[]} choices @param {string[]} [otherwise] @returns {Promise<void>} */
  async #send(seat, number, choices, otherwise) {
    const game = /** @type {Game} */ (this.game);
    const wrong = this.coach?.check(choices);
    if (wrong) throw new Error(wrong);
    for (const choice of choices) if (/^(move|place) /.test(choice)) this.sentMoves.add(`${seat} ${choice}`);
    try {
      await game.connection.choose(game.table, seat, number, choices);
    } catch (error) {
      if (otherwise && error instanceof Refused && error.reason === 'not-offered') return this.#send(seat, number, otherwise);
      throw this.#said(error);
    }
  }

  /** A refusal in words. @param {unknown} error */
  #said(error) {
    if (!(error instanceof Refused)) return error;
    const key = `refused.${error.reason}`;
    const text = say(key);
    return new Error(text === key ? say('refused.not-now') : text);
  }

  /** An act outside the rules. @param {string} act @param {Record<string, unknown>} [more] */
  async act(act, more = {}) {
    const { game } = this;
    if (!game) return;
    const seat = Number(more.seat ?? game.me);
    const { seat: _, ...rest } = more;
    try {
      await game.connection.act(game.table, seat, act, rest);
    } catch (error) {
      this.message = /** @type {Error} */ (this.#said(error)).message;
    }
  }

  // ---- what is displayed

  /** @returns {any} */
  get boardElement() {
    return this.querySelector('np-board');
  }

  /** The frame on the page: of the past, of a turn shown again, or of now. @returns {Frame | null} */
  get frame() {
    return this.moment ?? this.film?.frames[this.film.at] ?? this.game?.shown ?? null;
  }

  get isPast() {
    return this.moment !== null || this.film !== null;
  }

  get isVeiled() {
    return Boolean(this.hold && this.game?.isShared && !this.holding);
  }

  /** @returns {BoardPiece[]} */
  displayedPieces() {
    const { game, frame, choosing } = this;
    if (!game || !frame) return [];
    if (this.staged) return this.staged;
    const draft = this.isPast ? null : choosing?.draft;
    if (!draft) return boardPieces(frame.view, game.names);
    return boardPieces({ fighters: draft.answer.fighters, tokens: draft.answer.tokens ?? frame.view.tokens, players: frame.view.players }, game.names);
  }

  // ---- reach

  /** Asks for everybody's reach where it is shown: when somebody points, acts or plans. */
  #wantReach() {
    const { game, choosing } = this;
    if (!game?.shown || this.isPast || game.shown.view.over) return;
    if (this.pointed !== null || choosing?.prompt.kind === 'action' || choosing?.draft) void this.reaching?.want(choosing?.draft?.planned ?? []);
  }

  /** The reach of what is pointed at. */
  shownReach() {
    if (this.isPast || this.staged) return null;
    return this.reaching?.of(this.pointed ?? (this.choosing?.draft ? null : (this.choosing?.piece ?? null))) ?? null;
  }

  /** Whom the piece pointed at, or else any enemy, could attack as things stand or are planned. @returns {Map<string, number>} */
  threatened() {
    const { game } = this;
    return game && !this.isPast && !this.staged && this.reaching ? this.reaching.threatened(this.pointed, game.me, game.names) : new Map();
  }

  // ---- picking

  /** @param {CustomEvent<{piece: string}>} event */
  piecePicked(event) {
    const { piece } = event.detail;
    this.pointed = piece;
    this.message = '';
    this.#wantReach();
    if (!this.isPast && this.choosing) this.choosing.pickPiece(piece);
    else this.requestUpdate();
  }

  /** @param {CustomEvent<{space: string}>} event */
  spacePicked(event) {
    this.message = '';
    if (!this.isPast && this.choosing) this.choosing.pickSpace(event.detail.space);
  }

  /** @param {CustomEvent<{piece: string | null}>} event */
  piecePointed(event) {
    if (this.pointed === event.detail.piece) return;
    if (event.detail.piece) this.message = '';
    this.pointed = event.detail.piece;
    this.#wantReach();
    this.requestUpdate();
  }

  /** @param {CustomEvent<{card: string, seat: number}>} event */
  cardPicked(event) {
    const { card, seat } = event.detail;
    this.message = '';
    if (this.isPast || !this.choosing) {
      this.zoom(card, seat);
      return;
    }
    this.choosing.pickCard(card);
  }

  /** @param {CustomEvent<{card: string | null, seat: number}>} event */
  cardPointed(event) {
    const { card, seat } = event.detail;
    this.peek = card ? { card, seat } : null;
  }

  /** @param {string} card @param {number} seat */
  zoom(card, seat) {
    this.peek = null;
    this.drawer = { kind: 'card', card, seat, from: this.drawer?.kind === 'card' ? this.drawer.from : this.drawer };
    this.focusDrawer();
  }

  // ---- the tools

  undo() {
    const undo = this.game?.shown?.undo;
    if (!undo) return;
    if (undo.allowed) this.act('undo');
    else if (undo.ask) this.act('ask-undo');
    else this.message = say(`undo.${undo.reason ?? 'nothing-chosen'}`);
  }

  async hint() {
    const { game, choosing } = this;
    if (!game || !choosing) return;
    this.message = say('table.hint.thinking');
    try {
      const { options } = await game.connection.ask(game.table, game.me, 'hint');
      if (choosing !== this.choosing) return;
      const best = options?.[0];
      this.message = best ? say('table.hint.best', { option: buttonLabel(best.option, choosing.prompt, game.names) }) : say('table.hint.none');
    } catch (error) {
      this.message = /** @type {Error} */ (this.#said(error)).message;
    }
  }

  /** Shows the last turn of the others again. */
  async again() {
    const { game } = this;
    if (!game || this.film || game.queue.length) return;
    const frames = game.lastOthersTurn();
    if (!frames || frames.length < 2) return;
    this.moment = null;
    this.film = { frames, at: 0 };
    this.drawer = this.narrow.matches ? null : this.drawer;
    await this.updateComplete;
    for (let i = 1; this.film?.frames === frames && i < frames.length; i++) {
      const film = this.film;
      await this.#play(frames[i], frames[i - 1], () => {
        film.at = i;
        this.requestUpdate();
      });
      if (this.pacing.skipped) break;
    }
    if (this.film?.frames === frames) this.backToNow();
  }

  /** @param {number} number */
  async showMoment(number) {
    const { game } = this;
    if (!game) return;
    this.film = null;
    if (number === game.shown?.number && game.queue.length === 0) {
      this.backToNow();
      return;
    }
    const here = game.frames.findLast((f) => f.number === number && f.eyes === game.me);
    try {
      this.moment = here ?? (await game.connection.ask(game.table, game.me, 'moment', { number })).frame;
    } catch (error) {
      this.message = /** @type {Error} */ (this.#said(error)).message;
    }
    this.requestUpdate();
  }

  backToNow() {
    this.moment = null;
    this.film = null;
    this.staged = null;
    this.requestUpdate();
    this.#run();
  }

  /** @param {Drawer} drawer */
  toggle(drawer) {
    const same = this.drawer && JSON.stringify(this.drawer) === JSON.stringify(drawer);
    this.drawer = same ? null : drawer;
    this.resigning = false;
    if (this.drawer) this.focusDrawer();
  }

  closeDrawer() {
    const { drawer } = this;
    this.drawer = drawer?.kind === 'card' ? (drawer.from ?? null) : null;
    if (!this.drawer && this.contains(document.activeElement)) /** @type {HTMLElement | null} */ (this.querySelector('#question'))?.focus();
  }

  /** Whoever opened it by keyboard goes on there. */
  async focusDrawer() {
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector('.drawer h2'))?.focus({ preventScroll: true });
  }

  /** To the next game of the same people, whoever asked for it first. */
  async rematch() {
    const { game } = this;
    if (!game) return;
    this.rematching = true;
    this.requestUpdate();
    try {
      const info = await api.rematch(game.table);
      // The loser begins, so a side's seat may be another one there.
      const hero = this.seat === null ? null : game.names.heroes.get(this.seat)?.id;
      const seat = info.seats.find((s) => s.you && s.hero === hero)?.seat;
      go(seat === undefined ? to('table', info.table) : to('table', info.table, seat));
    } catch (error) {
      this.rematching = false;
      this.message = /** @type {Error} */ (error).message;
    }
  }

  async share() {
    const url = link('replay', this.table, 'open');
    try {
      if (navigator.share && this.narrow.matches) await navigator.share({ url });
      else await navigator.clipboard.writeText(url);
      this.shared = true;
    } catch {
      this.message = `${say('replay.share.fail')} ${url}`;
    }
    this.requestUpdate();
  }

  /** @param {boolean} problem */
  async save(problem) {
    try {
      const save = await api.save(this.table);
      const name = problem ? `${say('end.report.file')}-${this.table}.yaml` : `nonpareil-${this.table}.yaml`;
      download(name, problem ? report(save, this.moment?.number ?? this.game?.shown?.number ?? 0) : save);
    } catch (error) {
      this.message = /** @type {Error} */ (error).message;
    }
  }

  // ---- hot-seat

  here() {
    const seat = this.game?.shown?.prompt.seat;
    this.holding = false;
    if (seat) this.act('here', { seat });
  }

  /** @param {boolean} on */
  setHold(on) {
    this.hold = on;
    remember(HOLD, on);
    this.requestUpdate();
  }

  /** @param {boolean} on */
  holdNow(on) {
    if (this.holding === on) return;
    this.holding = on;
    if (this.choosing) this.choosing.around.veiled = this.isVeiled;
    this.requestUpdate();
  }

  #released = () => this.holdNow(false);

  // ---- words

  /** @param {Frame} frame */
  #announce(frame) {
    const game = /** @type {Game} */ (this.game);
    const told = sentences(frame, game.names, this.#combatants());
    const asked = this.choosing ? this.choosing.question : frame.prompt.kind === 'here' ? '' : waiting(frame.prompt, game.names);
    const result = frame.result ? verdict(frame.result, game.names, game.seats) : '';
    this.announced = [...told, result || asked].filter(Boolean).join(' ');
  }

  #combatants() {
    const combat = this.game?.combat;
    return combat ? { number: combat.number, attacker: combat.attack.fighter, target: combat.defense.fighter } : null;
  }

  #title() {
    const { game } = this;
    if (!game?.info || game.info.seats.length < 2) return;
    const [a, b] = game.info.seats;
    const title = say('table.title', { a: game.names.title(a.seat), b: game.names.title(b.seat) });
    document.title = this.choosing ? say('table.your-turn', { title }) : `${title} · Nonpareil`;
  }

  // ---- keys

  /** @param {KeyboardEvent} event */
  #key = (event) => pressed(this, event);

  render() {
    return tableView(this);
  }
}

customElements.define('np-table-page', NpTablePage);
