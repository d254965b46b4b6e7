// Who looks at the screen. Hot-seat: several people at one; whoever wants it keeps the hand face down until a button is
// held. Streamer mode: others look on, so all that only this person may know is hidden until it is held open.

import { onSettings, recall, remember, settings } from '../../app/settings.js';

const HOLD = 'nonpareil.hold';
/** A press no longer than this holds it open until the next one, for who has only one finger. */
const TAP = 300;
/** What lies open there tells of one's cards. */
const PRIVATE = ['card', 'options', 'hint', 'side'];

export class HotSeat {
  /** @param {import('./table-page.js').NpTablePage} page */
  constructor(page) {
    this.page = page;
    /** Hands are shown only while a button is held. */
    this.hold = recall(HOLD, false);
    this.holding = false;
    /** Since when the button is pressed. @type {number | null} */
    this.pressed = null;
    /** Whether a key holds the button. */
    this.keyed = false;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    addEventListener('pointerup', () => this.#released(), { signal });
    addEventListener('pointercancel', () => this.#released(), { signal });
    addEventListener('keyup', (event) => event.key.toLowerCase() === 'v' && this.holdNow(false), { signal });
    // Whoever goes elsewhere with the key down comes back with it up.
    addEventListener('blur', () => this.holdNow(false), { signal });
    signal.addEventListener(
      'abort',
      onSettings(() => this.page.game?.beDiscreet(settings().streamer)),
    );
  }

  /** Whether others may see this screen. */
  get isStreamer() {
    const { game } = this.page;
    return settings().streamer && Boolean(game?.seats.length) && game?.info?.state !== 'over';
  }

  /** Whether the hand has to be held open. */
  get holds() {
    return this.isStreamer || Boolean(this.hold && this.page.game?.isShared);
  }

  get isVeiled() {
    return this.holds && !this.holding;
  }

  /** Whether all that only this person may know is hidden. */
  get isDiscreet() {
    return this.isStreamer && !this.holding;
  }

  /** The one who is asked has the screen now. */
  here() {
    const seat = this.page.game?.shown?.prompt.seat;
    this.holding = false;
    if (seat) void this.page.sender.act('here', { seat });
  }

  /** @param {boolean} on */
  setHold(on) {
    this.hold = on;
    remember(HOLD, on);
    this.page.requestUpdate();
  }

  /** The button is pressed: what was left open closes. */
  press() {
    this.pressed = this.holding ? null : Date.now();
    this.holdNow(!this.holding);
  }

  /** A key is down on the button. */
  holdByKey() {
    this.keyed = true;
    this.holdNow(true);
  }

  /** The focus leaves the button; what a finger has left open stays so for the answer. */
  left() {
    if (this.keyed || !this.isStreamer) this.holdNow(false);
  }

  /** A pointer is up: one that answers a question meanwhile hides nothing. */
  #released() {
    const { pressed } = this;
    this.pressed = null;
    if (pressed === null || (this.isStreamer && Date.now() - pressed < TAP)) return;
    this.holdNow(false);
  }

  /** What was left open to answer a question closes with the next one. */
  answered() {
    if (this.isStreamer && this.page.game?.queue.length === 0) this.holdNow(false);
  }

  /** @param {boolean} on */
  holdNow(on) {
    if (this.holding === on) return;
    const { page } = this;
    this.holding = on;
    this.keyed &&= on;
    if (this.isDiscreet && page.drawer && PRIVATE.includes(page.drawer.kind)) page.drawer = null;
    if (this.isDiscreet) page.peek = null;
    page.requestUpdate();
  }
}
