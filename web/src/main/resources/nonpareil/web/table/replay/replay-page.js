// A game that is over (or one's own side of a running one), step by step, from anybody's eyes that are allowed.

import { api, ApiError } from '../../app/api.js';
import { catalog } from '../../app/catalog.js';
import { reachable } from '../../app/reachable.js';
import { go, to } from '../../app/routes.js';
import { thinkOver } from '../analysis/thinking.js';
import { BoardPage } from '../show/board-page.js';
import { combatants, CombatReader } from '../story/combats.js';
import { isTyping } from '../parts/keys.js';
import { Names } from '../parts/names.js';
import { boardPieces } from '../show/position.js';
import { replayView } from './replay-view.js';
import { say } from '../parts/say.js';
import { sentences } from '../story/story.js';

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../types.js').Replay} Replay */

/** The pause between frames while it plays by itself. */
const BETWEEN = 450;

export class NpReplayPage extends BoardPage {
  static properties = {
    table: { attribute: false },
    eyes: { attribute: false },
    number: { attribute: false },
    at: { state: true },
    runs: { state: true },
    shared: { state: true },
    failure: { state: true },
    analysis: { attribute: false },
    chances: { state: true },
    looked: { state: true },
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
    /** It plays by itself. */
    this.runs = false;
    /** What is said after the address was given away. */
    this.shared = '';
    /** @type {ApiError | null} */
    this.failure = null;
    /** The address asks for the analysis. */
    this.analysis = false;
    /** How the chances stood, once that has been thought out. @type {import('../../types.js').ChancePoint[] | null} */
    this.chances = null;
    /** What the computer would have done. @type {import('../analysis/hindsight.js').Looked | null} */
    this.looked = null;
    /** @type {Replay | null} */
    this.replay = null;
    this.names = new Names(catalog(), []);
    this.reader = new CombatReader(this.names);
    this.saying = '';
  }

  disconnectedCallback() {
    this.runs = false;
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('table')) {
      this.chances = null;
      this.looked = null;
    }
    if (changed.has('table') || changed.has('eyes')) this.#load();
    else if (changed.has('number') && this.number !== null && this.replay) this.jump(this.indexOf(this.number));
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    if (changed.has('drawer') && this.drawer?.kind === 'analysis') void thinkOver(this);
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
      if (this.analysis && replay.table.result) this.drawer = /** @type {const} */ ({ kind: 'analysis' });
      this.renamed();
      const wanted = this.number ?? kept;
      this.jump(wanted === undefined || wanted === null ? 0 : this.indexOf(wanted));
    } catch (error) {
      this.replay = null;
      if (!(error instanceof ApiError)) throw error;
      this.failure = error;
    }
    this.requestUpdate();
  }

  renamed() {
    this.names = new Names(catalog(), this.replay?.table.seats ?? [], undefined, this.replay?.table.board);
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

  /** The seat at the bottom of the page. */
  get me() {
    return typeof this.eyes === 'number' ? this.eyes : 1;
  }

  /** @param {number} number */
  indexOf(number) {
    const at = this.frames.findIndex((f) => f.number >= number);
    return at < 0 ? this.frames.length - 1 : at;
  }

  /** Reads the combats up to here. */
  #read() {
    this.reader = new CombatReader(this.names);
    for (const frame of this.frames.slice(0, this.at + 1)) if (!frame.taken) this.reader.record(frame);
  }

  /** @param {number} at */
  jump(at) {
    this.pacing.skip();
    this.stage.clear();
    this.at = Math.max(0, Math.min(this.frames.length - 1, at));
    this.#read();
    this.#say();
    this.beat++;
  }

  #say() {
    const { frame, reader } = this;
    if (frame) this.saying = sentences(frame, this.names, reader.shown && combatants(reader.shown)).join(' ');
  }

  // ---- playing

  /** @param {GameEvent} event @param {Frame} frame */
  told(event, frame) {
    const { reader, names } = this;
    reader.event(event, frame.number);
    const combat = reader.shown && combatants(reader.shown);
    this.saying = sentences({ ...frame, kind: 'choice', events: [event] }, names, combat).join(' ') || this.saying;
  }

  get telling() {
    return { reader: this.reader, names: this.names, me: typeof this.eyes === 'number' ? this.eyes : 0 };
  }

  /** The next frame goes on with a combat that is not settled. */
  get waitsForOthers() {
    return this.reader.running !== null && !this.reader.running.settled && this.runs;
  }

  /** One frame on, with motion. */
  async step() {
    if (this.pacing.playing) {
      this.pacing.skip();
      return;
    }
    const { frame, at: from } = this;
    const next = this.frames[from + 1];
    if (!frame || !next) {
      this.runs = false;
      return;
    }
    if (next.kind === 'undo' || next.taken) {
      this.jump(from + 1);
      return;
    }
    await this.perform(next, boardPieces(frame.view, this.names), boardPieces(next.view, this.names), frame.view);
    if (this.at !== from) return;
    this.at = from + 1;
    this.#say();
  }

  /** Plays by itself, or stops doing so. */
  async run() {
    if (this.runs) {
      this.runs = false;
      return;
    }
    if (this.at >= this.frames.length - 1) this.jump(0);
    this.runs = true;
    while (this.runs && this.isConnected && this.at < this.frames.length - 1) {
      await this.step();
      await new Promise((resolve) => setTimeout(resolve, this.frame?.events.length ? BETWEEN : 60));
    }
    this.runs = false;
  }

  /** To the next or the previous combat: where its cards are turned up. @param {1 | -1} step */
  toCombat(step) {
    this.runs = false;
    const has = (/** @type {number} */ i) => this.frames[i]?.events.some((e) => e.type === 'cards-revealed');
    for (let i = this.at + step; i >= 0 && i < this.frames.length; i += step) {
      if (has(i)) {
        this.jump(i);
        return;
      }
    }
  }

  /** @param {string} eyes */
  setEyes(eyes) {
    const open = this.drawer?.kind === 'analysis' ? ['analysis'] : [];
    go(to('replay', this.table, eyes, this.frame?.number ?? 0, ...open), { replace: true });
  }

  async share() {
    const url = await reachable('replay', this.table, this.eyes, this.frame?.number ?? 0);
    try {
      await navigator.clipboard.writeText(url);
      this.shared = say('replay.shared');
    } catch {
      this.shared = `${say('replay.share.fail')} ${url}`;
    }
  }

  /** @param {KeyboardEvent} event */
  keyPressed(event) {
    if (isTyping(event) || !this.replay) return;
    const inside = event.target instanceof Element && event.target.closest('np-board, np-hand, input');
    const onButton = event.target instanceof Element && event.target.closest('button, a');
    const act = /** @type {Record<string, () => void>} */ ({
      ArrowRight: () => void this.step(),
      ArrowLeft: () => this.jump(this.at - 1),
      Home: () => this.jump(0),
      End: () => this.jump(this.frames.length - 1),
      k: () => this.toCombat(1),
      K: () => this.toCombat(-1),
      Escape: () => (this.pacing.playing ? this.pacing.skip() : this.closeDrawer()),
    })[event.key];
    if (event.key === ' ' && !onButton && !inside) {
      event.preventDefault();
      void this.run();
    } else if (act && !(inside && event.key.startsWith('Arrow'))) {
      event.preventDefault();
      act();
    }
  }

  render() {
    return replayView(this);
  }
}

customElements.define('np-replay-page', NpReplayPage);
