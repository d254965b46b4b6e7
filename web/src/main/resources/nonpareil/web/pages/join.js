// Before the first turn: for a guest the table and one button to sit down; for whoever sits already the invitation and
// a wait. Whoever sits there and opens the invitation may take the other side as well: two tabs, a seat each.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { board, catalog, hero, name } from '../app/catalog.js';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go, to } from '../app/routes.js';
import { recall, remember } from '../app/settings.js';
import { introduce } from './start.js';
import { nameField } from './new-table.js';
import { onlyHere, reachable } from '../app/reachable.js';
import { medal, trouble, troubleLine, who } from './parts.js';
import { boardWord, heroWord } from './titles.js';
import '../app/share.js';
import './hero-details.js';
import '../board/board.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */

export class NpJoinPage extends NpElement {
  static properties = {
    table: { attribute: false },
    secret: { attribute: false },
    info: { state: true },
    picked: { state: true },
    invitation: { state: true },
    url: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    this.table = '';
    /** The secret of the invitation, until it is used. @type {string | null} */
    this.secret = null;
    /** @type {TableInfo | null} */
    this.info = null;
    this.picked = recall('nonpareil.hero', 'king-arthur');
    /** @type {string | null} */
    this.invitation = null;
    /** Where the invitation is, for others. */
    this.url = '';
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = setInterval(() => {
      if (!document.hidden && this.info?.state === 'waiting') this.#look();
    }, 2_500);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    super.disconnectedCallback();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('table')) return;
    this.info = null;
    this.url = '';
    this.invitation = recall(`nonpareil.invitation.${this.table}`, null);
    this.#look();
  }

  async #look() {
    const table = this.table;
    try {
      const info = await api.table(table);
      if (table !== this.table || !this.isConnected || this.busy) return;
      this.#use(info);
    } catch (error) {
      if (!this.info) this.trouble = trouble(error);
    }
  }

  /** @param {TableInfo} info */
  async #use(info) {
    const before = this.info;
    this.info = info;
    const seated = info.seats.some((s) => s.you);
    if (seated && info.state !== 'waiting') {
      this.#begin(info, before?.seats.filter((s) => s.you).map((s) => s.seat) ?? []);
      return;
    }
    if (!before && seated && info.creator) void this.#address();
    const taken = info.seats.filter((s) => s.who !== 'empty').map((s) => s.hero);
    if (taken.includes(this.picked))
      this.picked = catalog().heroes.find((h) => !taken.includes(h.id))?.id ?? this.picked;
  }

  async #address() {
    this.url = this.invitation ? await reachable('join', this.table, this.invitation) : '';
  }

  /**
   * To the table; with the seat of this tab if another tab has the other one.
   *
   * @param {TableInfo} info
   * @param {number[]} seats those of this tab
   */
  #begin(info, seats) {
    remember(`nonpareil.invitation.${info.table}`, undefined);
    const shares = seats.length === 1 && !info.hotSeat && info.seats.filter((s) => s.you).length > 1;
    go(shares ? to('table', info.table, seats[0]) : to('table', info.table), { replace: true });
  }

  async #join() {
    const info = this.info;
    if (!info) return;
    this.busy = true;
    this.trouble = null;
    try {
      await introduce();
      const empty = info.seats.find((s) => s.who === 'empty');
      /** @type {{secret?: string, seat?: number, hero?: string}} */
      const how = {};
      if (this.secret) how.secret = this.secret;
      else if (empty) how.seat = empty.seat;
      if (empty?.hero === 'choice') {
        how.hero = this.picked;
        remember('nonpareil.hero', this.picked);
      }
      const joined = await api.join(info.table, how);
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
    } finally {
      this.busy = false;
    }
  }

  async #again() {
    const seat = this.info?.seats.find((s) => s.who === 'empty');
    if (!seat) return;
    try {
      this.invitation = await api.invite(this.table, seat.seat);
      remember(`nonpareil.invitation.${this.table}`, this.invitation);
      await this.#address();
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  async #leave() {
    try {
      await api.leave(this.table);
      remember(`nonpareil.invitation.${this.table}`, undefined);
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
    const bothSides = this.secret !== null && info.seats.some((s) => s.who === 'empty');
    return html`<div class="wrap narrow join">
      ${seated && !bothSides ? this.#waiting(info) : this.#guest(info, seated)}
    </div>`;
  }

  /** @param {TableInfo} info */
  #table(info) {
    const b = board(info.board);
    return html`<div class="panel join-table">
      <ul role="list" class="join-seats">
        ${info.seats.map(
          (s) =>
            html`<li class="seat-${s.seat}">
              ${medal(s.hero, `medal-large seat-${s.seat}`)}<b>${heroWord(s.hero)}</b
              ><span class="small muted">${who(s)}</span>
            </li>`,
        )}
      </ul>
      <div class="join-board">
        ${b
          ? html`<span class="thumb" aria-hidden="true"
              ><np-board thumbnail .thumbnail=${true} .board=${b}></np-board
            ></span>`
          : nothing}<b>${boardWord(info.board)}</b>
        <span class="small muted"
          >${[t(`edition.${info.edition}`), clockWord(info.clock), info.mulligan ? t('join.mulligan') : '']
            .filter(Boolean)
            .join(' · ')}</span
        >
      </div>
    </div>`;
  }

  /** @param {TableInfo} info */
  #waiting(info) {
    const url = this.url;
    const local = onlyHere(url);
    return html`<h1>${t('wait.title')}</h1>
      <p>${t(info.open ? 'wait.text-open' : 'wait.text')}</p>
      ${this.#table(info)}
      ${info.creator
        ? html`<div class="panel">
            ${url
              ? html`<np-share .url=${url} .label=${t('wait.link')} .text=${t('wait.invite')}></np-share>${local
                    ? html`<p class="small muted">${t('wait.local')}</p>`
                    : nothing}`
              : nothing}
            <button class="button ${url ? 'quiet' : 'primary'}" @click=${this.#again}>
              ${icon('replay')}${t(url ? 'wait.again' : 'wait.new-link')}
            </button>
          </div>`
        : nothing}
      <p role="status" class="waiting-dots">${t('wait.status')}</p>
      ${troubleLine(this.trouble)}
      <button class="button quiet danger" @click=${this.#leave}>
        ${t(info.creator ? 'wait.close' : 'wait.leave')}
      </button>`;
  }

  /** @param {TableInfo} info @param {boolean} seated sits on the other side already */
  #guest(info, seated) {
    const empty = info.seats.find((s) => s.who === 'empty');
    const host = info.seats.find((s) => s.who === 'person');
    if (info.state !== 'waiting' || !empty) {
      return html`<h1>${t('join.taken')}</h1>
        <p>${t(info.state === 'over' ? 'join.over-text' : 'join.taken-text')}</p>
        ${this.#table(info)}
        <div class="row">
          <a class="button" href=${to()}>${t('nav.start')}</a>${info.state === 'over'
            ? html`<a class="button" href=${to('replay', info.table, 'open')}
                >${icon('replay')}${t('join.watch-replay')}</a
              >`
            : nothing}
        </div>`;
    }
    const taken = info.seats.filter((s) => s.who !== 'empty').map((s) => s.hero);
    return html`<h1>${seated ? t('join.both') : t('join.invited', { who: host?.name || t('who.guest') })}</h1>
      <p>${t(seated ? 'join.both-text' : 'join.text')}</p>
      ${this.#table(info)}
      ${empty.hero === 'choice'
        ? html`<fieldset>
            <legend><h2>${t('join.choose')}</h2></legend>
            <div class="gallery">
              ${catalog()
                .heroes.filter((h) => !taken.includes(h.id))
                .map(
                  (h) =>
                    html`<button class="tile" aria-pressed=${this.picked === h.id} @click=${() => (this.picked = h.id)}>
                      ${medal(h.id)}<b>${name(h)}</b
                      ><span class="grades" role="img" aria-label=${t(`difficulty.${h.difficulty}`)}
                        >${[1, 2, 3].map((i) => html`<i class=${i <= Number(h.difficulty) ? 'on' : ''}></i>`)}</span
                      >
                    </button>`,
                )}
            </div>
            <np-hero-details .hero=${this.picked}></np-hero-details>
          </fieldset>`
        : nothing}
      ${seated ? nothing : nameField()} ${troubleLine(this.trouble)}
      <div class="begin">
        <p class="begin-words">
          ${empty.hero === 'choice' && hero(this.picked) ? html`<b>${heroWord(this.picked)}</b>` : nothing}
        </p>
        <button class="button primary large" ?disabled=${this.busy} @click=${this.#join}>
          ${icon('swords')}${t('join.sit')}
        </button>
      </div>
      ${seated ? html`<a class="button quiet" href=${to('join', info.table)}>${t('join.keep-waiting')}</a>` : nothing}`;
  }
}

/** @param {TableInfo['clock']} clock */
function clockWord(clock) {
  switch (clock?.kind) {
    case 'decision':
      return t('clock-word.decision', { n: clock.seconds ?? 0 });
    case 'game':
      return t('clock-word.game', { n: Math.round((clock.seconds ?? 0) / 60), more: clock.increment ?? 0 });
    case 'days':
      return t('clock-word.days', { n: clock.days ?? 0 });
    default:
      return t('clock-word.none');
  }
}

customElements.define('np-join-page', NpJoinPage);
