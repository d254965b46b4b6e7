// The draft before the first turn: who has banned and picked what, the heroes, and one button that decides. At a shared
// screen a blind choice is made behind a curtain.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { catalog, hero, titleOf } from '../app/catalog.js';
import { capital, listed, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { teamMark } from '../table/parts/marks.js';
import { scoreText } from '../table/parts/series.js';
import { grades } from './choosing.js';
import {
  calledHere,
  draftLine,
  goneTo,
  isCurtained,
  isLate,
  mineToChoose,
  othersToChoose,
  question,
} from './drafting.js';
import { avatarOf, medal, trouble, troubleLine } from './parts.js';
import { placeMark } from './places.js';
import { teamOf } from './standing.js';
import { heroWord } from './titles.js';
import './hero-details.js';

await speak('draft', 'party');

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('../types.js').SeatInfo} SeatInfo */

export class NpDraft extends NpElement {
  static properties = {
    info: { attribute: false },
    room: { attribute: false },
    hero: { state: true },
    here: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {TableInfo | null} */
    this.info = null;
    /** @type {import('./waiting-room.js').WaitingRoom | undefined} */
    this.room = undefined;
    /** The hero that is looked at, and would be chosen. */
    this.hero = '';
    /** Who has the screen, by seat, where several share it. @type {number | null} */
    this.here = null;
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  firstUpdated() {
    // Whoever was reading the page that waited goes on here.
    if (document.activeElement === document.body) this.querySelector('h1')?.focus();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('info')) return;
    const before = question(/** @type {TableInfo | null | undefined} */ (changed.get('info')));
    // Who comes next at this screen is to see nothing of what was chosen before.
    if (before && before !== question(this.info)) {
      this.hero = '';
      this.here = null;
    }
  }

  updated() {
    clearTimeout(this.#late);
    const until = this.info?.drafting?.until;
    const left = until ? Date.parse(until) - Date.now() : 0;
    if (left > 0) this.#late = setTimeout(() => this.requestUpdate(), left);
  }

  disconnectedCallback() {
    clearTimeout(this.#late);
    super.disconnectedCallback();
  }

  /** Until others may be left to chance. @type {ReturnType<typeof setTimeout> | undefined} */
  #late;

  /** @param {{act: 'choose' | 'ban' | 'pick', seat: number, hero: string} | {act: 'lot'}} choice */
  async #send(choice) {
    const { info, room } = this;
    if (!info || !room || this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      const next = await room.answer(api.draft(info.table, choice));
      if (next) this.tell('drafted', { info: next });
      // The button that was pressed is gone: keys and screen readers go on where it says what comes now.
      await this.updateComplete;
      /** @type {HTMLElement | null} */ (this.querySelector('.draft-curtain button, .draft-line'))?.focus();
    } catch (error) {
      this.trouble = trouble(error);
    } finally {
      this.busy = false;
    }
  }

  render() {
    const { info } = this;
    const drafting = info?.drafting;
    if (!info || !drafting) return nothing;
    const [mine] = mineToChoose(info);
    const secret = isCurtained(info) && mine;
    const { series } = info;
    const score = series
      ? t('draft.game', {
          n: series.game,
          of: series.of,
          score: scoreText(info, (seat) => this.#side(info, seat)),
        })
      : '';
    return html`<h1 tabindex="-1">${t('draft.title')}</h1>
      ${score ? html`<p class="muted">${score}</p>` : nothing}
      <ol role="list" class="draft-seats" aria-label=${t('draft.seats')}>
        ${info.seats.map((s) => this.#seat(info, s))}
      </ol>
      ${secret && this.here !== mine.seat ? this.#curtain(info, mine) : this.#choosing(info, mine)}`;
  }

  /** @param {TableInfo} info @param {number} seat */
  #side(info, seat) {
    const found = /** @type {SeatInfo} */ (info.seats.find((s) => s.seat === seat));
    const team = teamOf(info, found);
    return team ? t(`party.${team}`) : calledHere(info, found);
  }

  /** What somebody has banned and picked so far. @param {TableInfo} info @param {SeatInfo} s */
  #seat(info, s) {
    const drafting = /** @type {import('../draft-types.js').Drafting} */ (info.drafting);
    const ban = drafting.bans.find((p) => p.seat === s.seat)?.hero;
    const pick = drafting.picks.find((p) => p.seat === s.seat)?.hero;
    const asked = drafting.waiting.includes(s.seat);
    const blind = drafting.stage === 'choose';
    const team = teamOf(info, s);
    const done = blind && !asked && s.who === 'person';
    const word = pick ? heroWord(pick) : asked ? t('draft.choosing') : done ? t('draft.chosen') : '';
    return html`<li class="draft-seat mark-${s.mark} ${asked ? 'is-asked' : ''}" aria-current=${asked || nothing}>
      ${placeMark(s.mark, String(s.seat))}${team ? teamMark(team) : nothing}
      <span class="draft-words"
        ><b>${avatarOf(s)} ${calledHere(info, s)}</b><span class="small muted">${word || '–'}</span>${ban
          ? html`<span class="small muted draft-ban">${t('draft.banned', { hero: heroWord(ban) })}</span>`
          : nothing}</span
      >
      ${pick ? medal(pick, 'medal-small') : done ? icon('check') : nothing}
    </li>`;
  }

  /** @param {TableInfo} info @param {SeatInfo} seat */
  #curtain(info, seat) {
    return html`<div class="panel draft-curtain">
      ${placeMark(seat.mark, String(seat.seat))}
      <h2>${t('draft.hand-over', { who: calledHere(info, seat) })}</h2>
      <p>${t('draft.look-away')}</p>
      <button class="button primary large" @click=${() => (this.here = seat.seat)}>${t('draft.here')}</button>
    </div>`;
  }

  /** The heroes, and the button if one is asked. @param {TableInfo} info @param {SeatInfo | undefined} mine */
  #choosing(info, mine) {
    const drafting = /** @type {import('../draft-types.js').Drafting} */ (info.drafting);
    const shown = goneTo(info, this.hero) ? '' : this.hero;
    const others = othersToChoose(info);
    const late = others.length > 0 && isLate(drafting, Date.now());
    const called = hero(shown) ? titleOf(/** @type {import('../types.js').Hero} */ (hero(shown))) : heroWord('random');
    return html`<p class="draft-line ${mine ? 'is-mine' : ''}" role="status" tabindex="-1">${draftLine(info)}</p>
      <div class="choose-hero">
        <div class="gallery" role="group" aria-label=${t('draft.gallery')}>
          ${[...catalog().heroes.map((h) => h.id), 'random'].map((id) => this.#tile(info, id))}
        </div>
        ${shown ? html`<np-hero-details .hero=${shown}></np-hero-details>` : nothing}
      </div>
      <div class="begin draft-act">
        ${troubleLine(this.trouble)}
        ${mine && shown
          ? html`<button
              class="button primary large"
              ?disabled=${this.busy}
              @click=${() => this.#send({ act: drafting.stage, seat: mine.seat, hero: shown })}
            >
              ${capital(t(`draft.do-${drafting.stage}`, { hero: called }))}
            </button>`
          : nothing}
        ${late
          ? html`<button class="button" ?disabled=${this.busy} @click=${() => this.#send({ act: 'lot' })}>
              ${icon('random')}${t('draft.lot', { who: listed(others.map((s) => calledHere(info, s))) })}
            </button>`
          : nothing}
      </div>`;
  }

  /** @param {TableInfo} info @param {string} id */
  #tile(info, id) {
    const gone = goneTo(info, id);
    const h = hero(id);
    return html`<button
      class="tile ${gone ? 'tile-other' : ''}"
      aria-pressed=${!gone && this.hero === id}
      ?disabled=${gone !== null}
      @click=${() => (this.hero = id)}
    >
      ${medal(id)}<b>${heroWord(id)}</b> ${h ? grades(h.difficulty) : nothing}
      ${gone ? html`<span class="tile-note small">${gone}</span>` : nothing}
    </button>`;
  }
}

customElements.define('np-draft', NpDraft);
