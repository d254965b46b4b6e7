// Hot-seat: several people at one screen. Whoever wants it keeps the hand face down until a button is held.

import { recall, remember } from '../../app/settings.js';

const HOLD = 'nonpareil.hold';

export class HotSeat {
  /** @param {import('./table-page.js').NpTablePage} page */
  constructor(page) {
    this.page = page;
    /** Hands are shown only while a button is held. */
    this.hold = recall(HOLD, false);
    this.holding = false;
  }

  get isVeiled() {
    return Boolean(this.hold && this.page.game?.isShared && !this.holding);
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

  /** @param {boolean} on */
  holdNow(on) {
    if (this.holding === on) return;
    this.holding = on;
    this.page.requestUpdate();
  }
}
