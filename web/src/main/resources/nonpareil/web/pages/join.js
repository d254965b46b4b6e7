// Before the first turn: for a guest the table and one button to sit down; for whoever sits already the invitations and
// a wait. Whoever sits there and opens an invitation may take that seat as well: two tabs, a seat each.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api, ApiError } from '../app/api.js';
import { catalog, hero } from '../app/catalog.js';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go, to } from '../app/routes.js';
import { recall, remember } from '../app/settings.js';
import { onlyHere, reachable } from '../app/reachable.js';
import { connection } from '../app/connection.js';
import { heroTile, nameField } from './choosing.js';
import { choosesHero } from './drafting.js';
import { invitationsOf, keepInvitations } from './invitations.js';
import { freeSeats, goesWith, seatRow, shownSeats, tableSketch } from './lobby.js';
import { trouble, troubleLine } from './parts.js';
import { placeMark } from './places.js';
import { introduce } from './start.js';
import { heroWord } from './titles.js';
import { begun, WaitingRoom, wasClosed } from './waiting-room.js';
import '../app/share.js';
import './hero-details.js';
import './invite-friend.js';

await speak('party');

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('../types.js').SeatInfo} SeatInfo */

export class NpJoinPage extends NpElement {
  static properties = {
    table: { attribute: false },
    secret: { attribute: false },
    seat: { attribute: false },
    info: { state: true },
    wanted: { state: true },
    heroes: { state: true },
    second: { state: true },
    urls: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    /** The secret of the invitation, until it is used. @type {string | null} */
    this.secret = null;
    /** The seat the invitation is for, where there are several. @type {number | null} */
    this.seat = null;
    /** @type {TableInfo | null} */
    this.info = null;
    /** The seat that was chosen at an open table. @type {number | null} */
    this.wanted = null;
    /** The hero for the first and for the second seat. @type {[string, string]} */
    this.heroes = [recall('nonpareil.hero', 'king-arthur'), 'random'];
    /** Whether the hero of the second seat is being chosen. */
    this.second = false;
    /** Where the invitations are, for others, by seat. @type {Record<string, string>} */
    this.urls = {};
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  /** @type {WaitingRoom | undefined} */
  #room;
  /** What was told last while one was sitting down. @type {TableInfo | null} */
  #held = null;

  disconnectedCallback() {
    this.#room?.leave();
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('table')) return;
    this.info = null;
    this.urls = {};
    this.#room?.leave();
    this.#room = new WaitingRoom(this.table, connection(), {
      took: (info) => (this.busy ? (this.#held = info) : this.#use(info)),
      lost: () => this.#look(),
    });
    this.#look();
  }

  async #look() {
    const room = this.#room;
    try {
      const info = await room?.answer(api.table(this.table));
      if (info && room === this.#room && this.isConnected && !this.busy) this.#use(info);
    } catch (error) {
      if (!this.info) this.trouble = trouble(error);
      // Others have begun, and who does not play there is told nothing more.
      else if (error instanceof ApiError && error.code === 'unknown') this.info = begun(this.info);
    }
  }

  /** @param {TableInfo} info */
  async #use(info) {
    if (info.drafting) await import('./draft.js');
    if (!this.isConnected || !this.#room) return;
    const before = this.info;
    this.info = info;
    if (info.state === 'waiting') this.#room?.follow();
    else this.#room?.leave();
    const seated = info.seats.some((s) => s.you);
    if (seated && info.state !== 'waiting') {
      this.#begin(info, before?.seats.filter((s) => s.you).map((s) => s.seat) ?? []);
      return;
    }
    if (!before && seated && info.creator) void this.#addresses(info);
    const taken = this.#taken(info);
    const free = catalog().heroes.filter((h) => !taken.includes(h.id));
    if (taken.includes(this.heroes[0])) this.heroes = [free[0]?.id ?? 'random', this.heroes[1]];
    if (taken.includes(this.heroes[1])) this.heroes = [this.heroes[0], 'random'];
  }

  /** Heroes that others have or will have. @param {TableInfo} info */
  #taken(info) {
    const mine = this.#target(info);
    return info.seats.filter((s) => s !== mine && hero(s.hero)).map((s) => s.hero);
  }

  /** @param {TableInfo} info */
  async #addresses(info) {
    /** @type {Record<string, string>} */
    const urls = {};
    for (const [seat, secret] of Object.entries(invitationsOf(this.table))) {
      // With two at the table it is clear which seat is meant.
      const parts = info.seats.length > 2 ? [secret, seat] : [secret];
      urls[seat] = await reachable('join', this.table, ...parts);
    }
    this.urls = urls;
  }

  /**
   * To the table; with the seat of this tab if another tab has the other one.
   *
   * @param {TableInfo} info
   * @param {number[]} seats those of this tab
   */
  #begin(info, seats) {
    // This page stays until the table's is there. What is told meanwhile knows nothing of the seat of this tab.
    this.#room?.leave();
    this.#room = undefined;
    keepInvitations(info.table, undefined);
    const all = info.seats.filter((s) => s.you);
    const mates = all.every((s) => s.team !== null && s.team === all[0].team);
    const shares = seats.length === 1 && !info.hotSeat && all.length > 1 && !mates;
    go(shares ? to('table', info.table, seats[0]) : to('table', info.table), { replace: true });
  }

  /** The seat that is taken by sitting down, if there is one. @param {TableInfo} info @returns {SeatInfo | undefined} */
  #target(info) {
    const free = freeSeats(info);
    const named = this.secret ? this.seat : (this.wanted ?? info.invited);
    return free.find((s) => s.seat === named) ?? (this.secret && this.seat ? undefined : free[0]);
  }

  async #join() {
    const info = this.info;
    const target = info && this.#target(info);
    if (!info || !target) return;
    this.busy = true;
    this.trouble = null;
    try {
      await introduce();
      const other = goesWith(info, target);
      /** @type {{secret?: string, seat?: number, hero?: string, second?: string}} */
      const how = {};
      if (this.secret) how.secret = this.secret;
      if (!this.secret || this.seat) how.seat = target.seat;
      if (choosesHero(info, target)) {
        how.hero = this.heroes[0];
        remember('nonpareil.hero', this.heroes[0]);
      }
      if (other && choosesHero(info, other)) how.second = this.heroes[1];
      const joined = this.#newest(await api.join(info.table, how), target);
      this.secret = null;
      if (joined.state !== 'waiting') {
        this.#begin(
          joined,
          joined.seats.filter((s, i) => s.you && !info.seats[i].you).map((s) => s.seat),
        );
        return;
      }
      go(to('join', joined.table), { replace: true });
      this.#use(joined);
    } catch (error) {
      this.trouble = trouble(error);
      if (this.#held) this.#use(this.#held);
    } finally {
      this.#held = null;
      this.busy = false;
    }
  }

  /** How the table stands after one has sat down: as was told, if that came after. @param {TableInfo} joined @param {SeatInfo} target */
  #newest(joined, target) {
    const held = this.#held;
    return held?.seats.some((s) => s.seat === target.seat && s.you) ? held : joined;
  }

  /** @param {number} seat */
  async #again(seat) {
    const info = this.info;
    if (!info) return;
    try {
      const secret = await api.invite(this.table, seat);
      keepInvitations(this.table, { ...invitationsOf(this.table), [seat]: secret });
      await this.#addresses(info);
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  async #leave() {
    try {
      await api.leave(this.table);
      keepInvitations(this.table, undefined);
      go(to(), { replace: true });
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  render() {
    const info = this.info;
    if (!info) {
      return html`<div class="wrap narrow">
        <h1>${t('join.title')}</h1>
        ${this.trouble
          ? html`${troubleLine(this.trouble)}<a class="button" href=${to()}>${t('nav.start')}</a>`
          : html`<p role="status">${t('loading')}</p>`}
      </div>`;
    }
    const seated = info.seats.some((s) => s.you);
    const more = this.secret !== null && this.#target(info) !== undefined;
    if (info.state === 'waiting' && info.drafting)
      return html`<div class="wrap join drafting">${this.#drafting(info, seated)}</div>`;
    return html`<div class="wrap narrow join">
      ${seated && !more ? this.#waiting(info) : this.#guest(info, seated)}
    </div>`;
  }

  /** Everybody has sat down, and the heroes are chosen. @param {TableInfo} info @param {boolean} seated */
  #drafting(info, seated) {
    return html`<np-draft
        .info=${info}
        .room=${this.#room}
        @drafted=${(/** @type {CustomEvent<{info: TableInfo}>} */ e) => this.#use(e.detail.info)}
      ></np-draft>
      ${troubleLine(this.trouble)}
      ${seated
        ? html`<button class="button quiet danger" @click=${this.#leave}>
            ${t(info.creator ? 'wait.close' : 'wait.leave')}
          </button>`
        : nothing}`;
  }

  /** @param {TableInfo} info */
  #waiting(info) {
    const free = freeSeats(info);
    const first = shownSeats(info).find((s) => free.includes(s));
    const duel = info.seats.length === 2;
    const local = Object.values(this.urls).some(onlyHere);
    const drafts = info.draft === 'blind' || info.draft === 'pick-and-ban';
    const kind = duel || !info.creator ? 'wait.text' : 'wait.text-party';
    const text = info.open ? 'wait.text-open' : drafts ? `${kind}-draft` : kind;
    return html`<h1>${t(info.creator ? 'wait.title' : 'wait.title-guest')}</h1>
      ${info.creator ? html`<p>${t(text)}</p>` : nothing}
      ${tableSketch(info, duel || !info.creator ? undefined : (seat) => this.#invitation(seat, seat === first))}
      ${duel && info.creator && free.length ? html`<div class="panel">${this.#share(free[0])}</div>` : nothing}
      ${info.creator ? html`<np-invite-friend .info=${info}></np-invite-friend>` : nothing}
      ${info.creator && local ? html`<p class="small muted">${t('wait.local')}</p>` : nothing}
      <p role="status" class="waiting-dots">
        ${duel ? t('wait.status') : t('wait.status-party', { n: info.seats.filter((s) => s.who === 'empty').length })}
      </p>
      ${troubleLine(this.trouble)}
      <button class="button quiet danger" @click=${this.#leave}>
        ${t(info.creator ? 'wait.close' : 'wait.leave')}
      </button>`;
  }

  /** The invitation to one of several seats, folded up but for the first. @param {SeatInfo} seat @param {boolean} open */
  #invitation(seat, open) {
    return html`<details class="invitation" ?open=${open}>
      <summary>${icon('share')}${t('wait.invite-seat', { n: seat.seat })}</summary>
      ${this.#share(seat)}
    </details>`;
  }

  /** @param {SeatInfo} seat */
  #share(seat) {
    const url = this.urls[seat.seat];
    return html`${url
        ? html`<np-share .url=${url} .label=${t('wait.link')} .text=${t('wait.invite')}></np-share>`
        : nothing}
      <button class="button ${url ? 'quiet' : 'primary'}" @click=${() => this.#again(seat.seat)}>
        ${icon('replay')}${t(url ? 'wait.again' : 'wait.new-link')}
      </button>`;
  }

  /** @param {TableInfo} info @param {boolean} seated sits there already */
  #guest(info, seated) {
    const target = this.#target(info);
    const host = info.seats.find((s) => s.who === 'person');
    if (info.state !== 'waiting' || !target) return this.#tooLate(info);
    const duel = info.seats.length === 2;
    const other = goesWith(info, target);
    const free = this.secret ? [] : freeSeats(info);
    const invited = t(duel ? 'join.invited' : 'join.invited-party', { who: host?.name || t('who.guest') });
    return html`<h1>${seated ? t('join.both') : invited}</h1>
      <p>${t(seated ? 'join.both-text' : 'join.text')}</p>
      ${tableSketch(info, undefined, other ? [target, other] : [target])}
      ${free.length > 1 ? this.#seats(info, free, target) : nothing} ${this.#choose(info, target, other)}
      ${seated ? nothing : nameField()} ${troubleLine(this.trouble)}
      <div class="begin">
        <p class="begin-words">${this.#mine(info, target, other)}</p>
        <button class="button primary large" ?disabled=${this.busy} @click=${this.#join}>
          ${icon('swords')}${t(duel ? 'join.sit' : 'join.sit-party')}
        </button>
      </div>
      ${seated ? html`<a class="button quiet" href=${to('join', info.table)}>${t('join.keep-waiting')}</a>` : nothing}`;
  }

  /** What one will have. @param {TableInfo} info @param {SeatInfo} target @param {SeatInfo | undefined} other */
  #mine(info, target, other) {
    /** @param {SeatInfo} seat @param {string} picked */
    const of = (seat, picked) => heroWord(choosesHero(info, seat) ? picked : seat.hero);
    if (info.draft && info.draft !== 'free') return html`<b>${t(`draft.${info.draft}`)}</b>`;
    if (other)
      return html`<b>${t('join.both-heroes', { a: of(target, this.heroes[0]), b: of(other, this.heroes[1]) })}</b>`;
    return choosesHero(info, target) ? html`<b>${heroWord(this.heroes[0])}</b>` : nothing;
  }

  /** At an open table one sits where one likes. @param {TableInfo} info @param {SeatInfo[]} free @param {SeatInfo} target */
  #seats(info, free, target) {
    return html`<fieldset>
      <legend><h2>${t('join.seat')}</h2></legend>
      <div class="segments">
        ${free.map(
          (s) =>
            html`<label class="segment"
              ><input
                type="radio"
                name="seat"
                class="visually-hidden"
                .checked=${s === target}
                @change=${() => (this.wanted = s.seat)}
              /><span>${seatRow(s, info)}</span></label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  /** The heroes, where they are free. @param {TableInfo} info @param {SeatInfo} target @param {SeatInfo | undefined} other */
  #choose(info, target, other) {
    const one = choosesHero(info, target);
    const two = other !== undefined && choosesHero(info, other);
    const both = one && two;
    if (!one && !two) return nothing;
    const at = both ? Number(this.second) : one ? 0 : 1;
    const taken = this.#taken(info);
    const rest = this.heroes[1 - at];
    /** @param {string} id */
    const pick = (id) => {
      this.heroes = at === 0 ? [id, hero(id) && rest === id ? 'random' : rest] : [rest === id ? 'random' : rest, id];
    };
    /** @param {boolean} second @param {SeatInfo} seat */
    const tab = (second, seat) =>
      html`<button class="choice-chip" aria-pressed=${this.second === second} @click=${() => (this.second = second)}>
        ${placeMark(seat.mark)}${heroWord(this.heroes[Number(second)])}
      </button>`;
    return html`<fieldset>
      <legend><h2>${t(both ? 'join.choose-both' : 'join.choose')}</h2></legend>
      ${both && other ? html`<div class="row">${tab(false, target)}${tab(true, other)}</div>` : nothing}
      <div class="gallery">
        ${catalog()
          .heroes.filter((h) => !taken.includes(h.id))
          .map((h) => heroTile(h.id, { chosen: this.heroes[at] === h.id, pick: () => pick(h.id) }))}
        ${both ? heroTile('random', { chosen: this.heroes[at] === 'random', pick: () => pick('random') }) : nothing}
      </div>
      <np-hero-details .hero=${this.heroes[at]}></np-hero-details>
    </fieldset>`;
  }

  /** @param {TableInfo} info */
  #tooLate(info) {
    if (wasClosed(info))
      return html`<h1>${t('join.closed')}</h1>
        <p>${t('join.closed-text')}</p>
        <div class="row"><a class="button" href=${to()}>${t('nav.start')}</a></div>`;
    return html`<h1>${t('join.taken')}</h1>
      <p>${t(info.state === 'over' ? 'join.over-text' : 'join.taken-text')}</p>
      ${tableSketch(info)}
      <div class="row">
        <a class="button" href=${to()}>${t('nav.start')}</a>${info.state === 'over'
          ? html`<a class="button" href=${to('replay', info.table, 'open')}
              >${icon('replay')}${t('join.watch-replay')}</a
            >`
          : nothing}
      </div>`;
  }
}

customElements.define('np-join-page', NpJoinPage);
