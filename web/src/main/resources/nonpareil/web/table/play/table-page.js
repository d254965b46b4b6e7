// The page where people play. It holds no rules: what is possible comes with the frames, what happens comes as events.

import { api, ApiError } from '../../app/api.js';
import { lookSoon, setTitle } from '../../app/badge.js';
import { catalog } from '../../app/catalog.js';
import { go, to } from '../../app/routes.js';
import { connection } from '../../app/connection.js';
import { isStream } from '../../app/stream.js';
import { Sender } from './sender.js';
import { waiting } from '../choose/question-text.js';
import { thinkOver } from '../analysis/thinking.js';
import { followRematch } from './after-game.js';
import { keepAwake } from './awake.js';
import { BoardPage } from '../show/board-page.js';
import { combatants } from '../story/combats.js';
import { verdict } from '../story/ending.js';
import { Game } from '../show/game.js';
import { CardDrag } from './drag.js';
import { Guard } from './guard.js';
import { HotSeat } from './hot-seat.js';
import { pressed } from './keyboard.js';
import { helpful, Reach } from '../choose/reach.js';
import { say } from '../parts/say.js';
import { tableTitle } from '../parts/title.js';
import { Film } from './film.js';
import { pointsAtPiece, talkAt } from './talking.js';
import { Recap } from './recap.js';
import { sound } from '../show/sound.js';
import { sentences } from '../story/story.js';
import { tableView } from './table-view.js';

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../choose/choice.js').Choice} Choice */

/**
 * A lesson that looks over the learner's shoulder.
 *
 * @typedef {object} Coach
 * @property {unknown} panel
 * @property {{pieces: string[], spaces: string[], cards: string[], controls: string[]}} point
 * @property {(choices: string[]) => string | null} check
 */

export class NpTablePage extends BoardPage {
  static properties = {
    table: { attribute: false },
    seat: { attribute: false },
    coach: { attribute: false },
    message: { state: true },
    resigning: { state: true },
    rematching: { state: true },
    lineup: { state: true },
    shared: { state: true },
    waited: { state: true },
    chances: { state: true },
    hint: { state: true },
    replayFrom: { state: true },
    ending: { state: true },
    mateInFull: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    /** @type {number | null} */
    this.seat = null;
    /** @type {Coach | null} */
    this.coach = null;
    /** Something to say in the line, until the next frame. */
    this.message = '';
    /** The person is asked whether to resign. */
    this.resigning = false;
    this.rematching = false;
    /** Heroes and board of a rematch, while they are chosen. @type {import('../story/rematch.js').Lineup | null} */
    this.lineup = null;
    /** Until now there was no rematch. */
    this.unmatched = false;
    /** The replay's address has been given away. */
    this.shared = false;
    /** What is advised for what is asked. @type {{advice: import('../analysis/advice.js').Advice, shown: 'plan' | 'other'} | null} */
    this.hint = null;
    /** How the chances stood, once that is known. @type {import('../../types.js').ChancePoint[] | null} */
    this.chances = null;
    /** The record a replay is to begin with. @type {number | null} */
    this.replayFrom = null;
    /** Somebody is away, and the person goes on waiting. */
    this.waited = false;
    /** The person is asked whether to end the game because of that. */
    this.ending = false;
    /** The mate's hand is shown large, one's own small. */
    this.mateInFull = false;
    this.announced = '';
    /** @type {Game | null} */
    this.game = null;
    /** What people say to each other. @type {import('../talk/talk.js').Talk | null} */
    this.talk = null;
    this.film = new Film(this);
    this.recap = new Recap(this);
    this.sender = new Sender(this);
    /** How what is asked is answered, if it is asked here. @type {Choice | null} */
    this.choice = null;
    this.hotSeat = new HotSeat(this);
    /** @type {Reach | null} */
    this.reach = null;
    /** The piece that is pointed at. @type {string | null} */
    this.pointed = null;
    /** The space that is pointed at. @type {string | null} */
    this.pointedSpace = null;
    this.guard = new Guard(this);
    this.drag = new CardDrag(this);
  }

  // ---- coming and going

  connectedCallback() {
    super.connectedCallback();
    const { signal } = this.leaving;
    for (const n of ['state', 'version']) connection().addEventListener(n, () => this.requestUpdate(), { signal });
    this.hotSeat.listen(signal);
    document.addEventListener('visibilitychange', () => this.recap.look(), { signal });
    this.guard.listen(signal);
    this.drag.listen(signal);
  }

  disconnectedCallback() {
    this.#close();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    void this.guard.lookSoon();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('drawer')) this.resigning = false;
    if ((changed.has('table') || (changed.has('seat') && this.game)) && this.table) this.#open();
  }

  #close() {
    this.choice?.end();
    this.game?.leave();
    this.game = null;
    keepAwake(false);
  }

  async #open() {
    this.#close();
    this.drawer = null;
    this.choice = null;
    this.film.clear();
    this.recap.clear();
    this.message = '';
    this.rematching = false;
    this.lineup = null;
    this.unmatched = false;
    this.waited = false;
    this.chances = null;
    this.replayFrom = null;
    this.ending = false;
    const game = new Game(this.table, connection(), catalog());
    this.game = game;
    this.talk = talkAt(game, () => this.requestUpdate());
    this.reach = new Reach(
      (choices) => game.connection.ask(game.table, game.me, 'reach', { choices }),
      () => this.requestUpdate(),
    );
    game.addEventListener('change', () => this.requestUpdate());
    game.addEventListener('table', () => this.#infoCame());
    game.addEventListener('seen', (event) => this.recap.known(/** @type {CustomEvent<number>} */ (event).detail));
    game.addEventListener('shown', () => this.#shown());
    game.addEventListener('hand-over', () => this.#handedOver());
    game.addEventListener('queue', () => this.film.run());
    for (let pause = 1000; this.game === game; pause = Math.min(10_000, pause * 2)) {
      try {
        const info = await api.table(game.table);
        if (this.game !== game) return;
        if (info.state === 'waiting') {
          go(to('join', game.table), { replace: true });
          return;
        }
        const mine = info.seats.filter((s) => s.you).map((s) => s.seat);
        // Two tabs of one browser may sit at the two sides of one table; a stream has the eyes of the public.
        game.follow(isStream ? [] : this.seat !== null && mine.includes(this.seat) ? [this.seat] : mine);
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

  /** Another looks at the screen: nothing stays that was opened or said for the one before. */
  #handedOver() {
    if (!this.game?.isShared) return;
    this.film.clear();
    this.film.saying = '';
    this.drawer = null;
    this.hint = null;
    this.pointed = null;
  }

  #infoCame() {
    const info = this.game?.info;
    if (!info) return;
    this.tell('table', { table: info });
    if (info.state === 'waiting') go(to('join', info.table), { replace: true });
    if (info.state === 'over') keepAwake(false);
    if (this.unmatched && info.rematch) void followRematch(this, info);
    this.unmatched = info.state === 'over' && !info.rematch;
    if (this.choice) this.choice.names = this.game?.names ?? this.choice.names;
  }

  // ---- a frame is on the page

  #shown() {
    const { game } = this;
    const frame = game?.shown;
    if (!game || !frame) return;
    this.message = '';
    this.hint = null;
    this.peek = null;
    this.resigning = false;
    this.mateInFull = false;
    this.hotSeat.answered();
    this.reach?.clear();
    this.choice?.end();
    this.choice = null;
    const mine = this.#isMine(frame);
    if (mine) this.#ask(frame);
    if (game.queue.length === 0) {
      this.sender.forget();
      // There it lies over the question.
      if (mine && this.narrow.matches) this.drawer = null;
    }
    const result = frame.result ?? game.info?.result;
    // A lesson says its own last word.
    if (result && game.queue.length === 0 && !this.drawer && !this.coach) {
      this.drawer = /** @type {const} */ ({ kind: 'end' });
      void thinkOver(this);
    }
    if (mine && game.queue.length === 0 && frame.seat !== frame.prompt.seat) sound('your-turn');
    this.#announce(frame);
    this.#title();
    this.recap.look();
    if (mine || frame.result) lookSoon();
    this.tell('frame', { frame });
  }

  /** Whether a frame asks somebody here. @param {Frame} frame */
  #isMine(frame) {
    const { prompt } = frame;
    const asked = prompt.seat !== null && prompt.kind !== 'none' && prompt.kind !== 'here';
    return Boolean(
      asked && this.game?.seats.includes(prompt.seat ?? 0) && (prompt.options?.length || prompt.kind === 'mulligan'),
    );
  }

  /** @param {Frame} frame */
  #ask(frame) {
    this.choice = this.sender.to(frame);
    this.choice.addEventListener('change', () => {
      this.#wantReach();
      this.requestUpdate();
    });
    this.#wantReach();
  }

  /** What can be answered now: not in the past, not while something moves or is hidden. @returns {Choice | null} */
  get asked() {
    return this.film.isPast || this.film.isMoving || this.hotSeat.isDiscreet ? null : this.choice;
  }

  // ---- words

  /** @param {Frame} frame */
  #announce(frame) {
    const game = /** @type {Game} */ (this.game);
    const told = sentences(frame, game.names, game.combat && combatants(game.combat));
    const asked = this.choice
      ? this.choice.question
      : frame.prompt.kind === 'here'
        ? ''
        : waiting(frame.prompt, game.names, game.me);
    const result = frame.result ? verdict(frame.result, game.names, game.seats) : '';
    this.announced = [...told, result || asked].filter(Boolean).join(' ');
  }

  #title() {
    const { game } = this;
    if (!game?.info || game.info.seats.length < 2) return;
    const title = tableTitle(game.info, game.names);
    setTitle(this.choice ? say('table.your-turn', { title }) : `${title} · Nonpareil`);
  }

  renamed() {
    this.game?.rename();
    // What was said was said in the other language.
    this.announced = '';
    this.message = '';
    this.film.saying = '';
    if (this.choice && this.game) {
      this.choice.names = this.game.names;
      this.choice.note = '';
    }
    this.#title();
    this.requestUpdate();
  }

  /** @param {import('../../types.js').GameEvent} event @param {Frame} frame */
  told(event, frame) {
    this.film.tell(event, frame);
  }

  get telling() {
    const { game, film } = this;
    const { reader } = film;
    return game && reader ? { reader, names: game.names, me: game.me } : null;
  }

  get waitsForOthers() {
    const { coming, film, pacing } = this;
    if (!coming?.view.combat || pacing.skipped || coming.prompt.kind === 'here') return false;
    return film.repeat ? film.repeat.rest > 0 : !this.#isMine(coming);
  }

  // ---- pointing and picking

  /** @param {CustomEvent<{piece: string | null}>} event */
  piecePointed(event) {
    if (this.pointed === event.detail.piece) return;
    if (event.detail.piece) this.message = '';
    this.pointed = event.detail.piece;
    this.#wantReach();
    this.requestUpdate();
  }

  /** Asks for everybody's reach where it is shown: when somebody points, acts or plans. */
  #wantReach() {
    const { game, choice } = this;
    if (!game?.shown || this.film.isPast || game.shown.view.over) return;
    if (this.pointed !== null || choice?.prompt.kind === 'action' || choice?.draft)
      void this.reach?.want(choice?.draft?.planned ?? []);
  }

  /** Whose reach is shown: of what is pointed at, else of what is picked and still has no aim. */
  get reachPiece() {
    const { choice } = this;
    return this.pointed ?? (choice && choice.chosenPieces.size < 2 ? choice.piece : null);
  }

  /** The reach of what is pointed at; one's own with the boosts that are in hand, as far as it helps now. */
  shownReach() {
    const { game, reachPiece: piece, choice } = this;
    if (!game || !piece || this.film.isPast || this.film.isMoving) return null;
    const { names } = game;
    const mine = names.owner(piece) === game.me && !this.hotSeat.isDiscreet;
    const hand = game.shown?.view.players.find((p) => p.seat === game.me)?.hand ?? [];
    const most = mine ? Math.max(0, ...hand.map((c) => names.cardData(game.me, c)?.boost ?? 0)) : Infinity;
    const reach = this.reach?.of(piece, most) ?? null;
    return reach && mine ? helpful(reach, piece, choice) : reach;
  }

  /** The pieces the question is about, for a window that shows a part of the board. @returns {Set<string>} */
  get matters() {
    const { asked } = this;
    const { shown } = this.game ?? {};
    const { scene } = this.film;
    if (scene)
      return new Set([
        ...(scene.combat ? [scene.combat.attack.fighter, scene.combat.defense.fighter] : [scene.alone?.fighter ?? '']),
        ...scene.touched,
      ]);
    const combat = shown?.view.combat;
    if (combat) return new Set([combat.attacker, combat.target]);
    if (asked) return new Set([...asked.chosenPieces, ...(asked.chosenPieces.size ? [] : asked.legalPieces)]);
    return new Set();
  }

  /**
   * Whom the piece pointed at, or else any enemy, could attack as things stand or are planned.
   *
   * @returns {Map<string, number>}
   */
  threatened() {
    const { game } = this;
    return game && !this.film.isPast && !this.film.isMoving && this.reach
      ? this.reach.threatened(this.pointed, game.me, game.names)
      : new Map();
  }

  /** @param {CustomEvent<{space: string | null}>} event */
  spacePointed(event) {
    this.pointedSpace = event.detail.space;
    this.requestUpdate();
  }

  /** A figure was dragged to a space. @param {CustomEvent<{piece: string, space: string}>} event */
  pieceDropped(event) {
    if (!this.guard.mayDrop) return;
    this.message = '';
    this.asked?.dropPiece(event.detail.piece, event.detail.space);
  }

  /** @param {CustomEvent<{piece: string}>} event */
  piecePicked(event) {
    const { piece } = event.detail;
    if (pointsAtPiece(this, piece)) return;
    this.pointed = piece;
    this.message = '';
    this.#wantReach();
    if (this.asked) this.asked.pickPiece(piece);
    else this.requestUpdate();
  }

  /** @param {CustomEvent<{space: string}>} event */
  spacePicked(event) {
    if (this.talk?.takes({ space: event.detail.space })) return;
    this.message = '';
    this.asked?.pickSpace(event.detail.space);
  }

  /** @param {CustomEvent<{card: string, seat: number}>} event */
  cardPicked(event) {
    const { card, seat } = event.detail;
    if (this.talk?.takes({ card })) return;
    this.message = '';
    if (this.asked) this.asked.pickCard(card);
    else this.zoom(card, seat);
  }

  /** @param {KeyboardEvent} event */
  keyPressed(event) {
    pressed(this, event);
  }

  render() {
    return tableView(this);
  }
}

customElements.define('np-table-page', NpTablePage);
