// What playing and watching a replay share: a board on which things happen, a card that is pointed at, a drawer.

import { NpElement } from '../../app/element.js';
import { onLanguage } from '../../app/i18n.js';
import { onSettings, settings } from '../../app/settings.js';
import { Pacing } from './pacing.js';
import { Stage } from './stage.js';

/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../parts/drawer.js').Drawer} Drawer */
/** @typedef {import('./position.js').BoardPiece} BoardPiece */

/** Phones, tablets held upright, desktops with very large letters; the same as in desk.css. */
const NARROW = '(max-aspect-ratio: 1/1), (max-width: 59.99em), (max-height: 37.49em)';
/** Upright, and no wider than a phone. */
const PHONE = '(max-aspect-ratio: 1/1) and (max-width: 37.49em)';
/** Where there is only room for small cards: phones, upright or on their side, and very low windows. */
const SMALL_CARDS = '(max-aspect-ratio: 1/1) and (max-width: 37.49em), (max-height: 41.99em)';

export class BoardPage extends NpElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    drawer: { state: true },
    peek: { state: true },
    beat: { state: true },
  };

  constructor() {
    super();
    /** @type {Drawer | null} */
    this.drawer = null;
    /** A card that is pointed at. @type {{card: string, seat: number} | null} */
    this.peek = null;
    /** Counts the events told, to draw a combat anew. */
    this.beat = 0;
    this.narrow = matchMedia(NARROW);
    this.phone = matchMedia(PHONE);
    this.smallCards = matchMedia(SMALL_CARDS);
    /** How wide a hand may be: beside the own panel, and with that folded. */
    this.handRooms = () => {
      const width = (/** @type {string} */ place) => (this.querySelector(place)?.clientWidth ?? 0) - 20;
      const beside = width('.mate-hand');
      const taken = beside > 0 && !this.smallCards.matches ? beside + 28 : 0;
      const own = width('.prompt') - taken;
      return { own, wide: this.narrow.matches ? own : width('.table-page') - taken };
    };
    this.stage = new Stage(this);
    this.pacing = new Pacing(this.stage, () => settings().pace);
    /** The frame that is played now. @type {Frame | null} */
    this.coming = null;
    /** Ends what listens while the page is there. */
    this.leaving = new AbortController();
  }

  connectedCallback() {
    super.connectedCallback();
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    addEventListener('keydown', (event) => this.keyPressed(event), { signal });
    this.narrow.addEventListener('change', () => this.requestUpdate(), { signal });
    this.smallCards.addEventListener('change', () => this.requestUpdate(), { signal });
    signal.addEventListener(
      'abort',
      onLanguage(() => this.renamed()),
    );
    signal.addEventListener(
      'abort',
      onSettings(() => {
        this.pacing.paceChanged();
        this.requestUpdate();
      }),
    );
  }

  disconnectedCallback() {
    this.leaving.abort();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('drawer')) this.querySelector('.drawer-body')?.scrollTo(0, 0);
  }

  // ---- what each page does in its own way

  /** @param {KeyboardEvent} _event */
  keyPressed(_event) {}

  /** The language has changed. */
  renamed() {}

  /** An event is shown now. @param {GameEvent} _event @param {Frame} _frame */
  told(_event, _frame) {}

  /** Who tells what is shown, to whom. @returns {import('./scene.js').Telling | null} */
  get telling() {
    return null;
  }

  /** Whether somebody else has to go on with what is on the stage. */
  get waitsForOthers() {
    return false;
  }

  // ---- the board

  /** @returns {any} */
  get boardElement() {
    return this.querySelector('np-board');
  }

  /** Whether the board lies upright: on a phone it does, elsewhere where it is larger so. */
  get turn() {
    return this.phone.matches ? 'yes' : this.narrow.matches ? 'auto' : 'no';
  }

  /**
   * Plays what happened in a frame.
   *
   * @param {Frame} frame
   * @param {BoardPiece[]} from
   * @param {BoardPiece[]} then
   * @param {import('../../types.js').View | null} before what the panels tell until then
   * @param {Parameters<Pacing['play']>[1]} [how]
   */
  async perform(frame, from, then, before, how) {
    const { stage } = this;
    stage.pieces = from;
    stage.then = then;
    stage.view = before;
    stage.plain = how?.moves === false;
    this.coming = frame;
    await this.pacing.play(frame, how);
    stage.pieces = null;
    stage.view = null;
    this.coming = null; // it may know the hand of somebody who hands the screen over
  }

  // ---- cards and the drawer

  /** @param {CustomEvent<{card: string | null, seat: number}>} event */
  cardPointed(event) {
    const { card, seat } = event.detail;
    this.peek = card ? { card, seat } : null;
  }

  /** Where the focus was before something was looked up. @type {Element | null} */
  #opener = null;

  /** @param {string} card @param {number} seat */
  zoom(card, seat) {
    if (!this.drawer) this.#opener = document.activeElement;
    this.peek = null;
    const from = this.drawer?.kind === 'card' ? (this.drawer.from ?? null) : this.drawer;
    this.drawer = { kind: 'card', card, seat, from };
    this.focusDrawer();
  }

  /** @param {Drawer} drawer */
  toggle(drawer) {
    const same = this.drawer && JSON.stringify(this.drawer) === JSON.stringify(drawer);
    if (!this.drawer) this.#opener = document.activeElement;
    this.drawer = same ? null : drawer;
    if (this.drawer) this.focusDrawer();
  }

  closeDrawer() {
    const { drawer } = this;
    this.drawer = drawer?.kind === 'card' ? (drawer.from ?? null) : null;
    if (this.drawer || !this.contains(document.activeElement)) return;
    const back = this.#opener?.isConnected ? this.#opener : this.querySelector('#question');
    /** @type {HTMLElement | null} */ (back)?.focus();
  }

  /** Whoever opened it by keyboard goes on there. */
  async focusDrawer() {
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.querySelector('.drawer h2'))?.focus({ preventScroll: true });
  }
}
