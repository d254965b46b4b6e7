// Choosing a duel: who meets whom, where, and how. One click is enough; the last choice is remembered.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { board, catalog, hero } from '../app/catalog.js';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { onlyPeople } from '../app/only-people.js';
import { go, to } from '../app/routes.js';
import { recall, remember } from '../app/settings.js';
import { introduce } from './start.js';
import { keepInvitations } from './invitations.js';
import { medal, trouble, troubleLine } from './parts.js';
import { boardWord, match } from './titles.js';
import { keepPairing } from './again.js';
import { CHOICE_KEY as KEY, choosesNow, draftedHero, DRAFTS, newTable, sensible } from './choice.js';
import {
  boardTiles,
  check,
  draftedWord,
  draftRules,
  heroTile,
  houseRules,
  nameField,
  select,
  ways,
} from './choosing.js';
import './hero-details.js';

/** @typedef {import('./choice.js').Mode} Mode */
/** @typedef {import('./choice.js').Choice} Choice */

export class NpNewTablePage extends NpElement {
  static properties = {
    mode: { attribute: false },
    pick: { attribute: false },
    choice: { state: true },
    side: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {Mode} */
    this.mode = 'computer';
    /** A hero or a board to begin with. @type {string | null} */
    this.pick = null;
    this.choice = sensible(recall(KEY, null));
    /** Whose hero the gallery sets. @type {'mine' | 'theirs'} */
    this.side = 'mine';
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('mode') && changed.get('mode') !== undefined) {
      this.trouble = null;
      this.side = 'mine';
      this.choice = sensible(this.choice);
    }
    if (changed.has('pick') && this.pick) {
      if (hero(this.pick)) {
        this.side = 'mine';
        this.#hero(this.pick);
      } else if (board(this.pick)) this.#set({ board: this.pick });
    }
  }

  /** @param {Partial<Choice>} change */
  #set(change) {
    this.choice = { ...this.choice, ...change };
    remember(KEY, this.choice);
  }

  /** In a mirror the gallery is everybody's. @param {Partial<Choice>} change */
  #draft(change) {
    this.side = 'mine';
    this.#set(change);
  }

  get #other() {
    return this.mode === 'friend' ? this.choice.friends : this.choice.theirs;
  }

  /** Two alike are not allowed: choosing the other's hero changes places. @param {string} id */
  #hero(id) {
    const key = this.mode === 'friend' ? 'friends' : 'theirs';
    const real = hero(id) !== undefined;
    if (this.side === 'mine') {
      const swap = real && this.#other === id;
      this.#set({ mine: id, ...(swap ? { [key]: hero(this.choice.mine) ? this.choice.mine : 'random' } : {}) });
    } else {
      const swap = real && this.choice.mine === id;
      this.#set({ [key]: id, ...(swap ? { mine: hero(this.#other) ? this.#other : 'random' } : {}) });
    }
  }

  async #begin() {
    this.busy = true;
    this.trouble = null;
    try {
      await introduce();
      const { table, invitations } = await api.create(newTable(this.mode, this.choice));
      // What a draft brings is not known beforehand.
      if (this.choice.draft === 'free') keepPairing({ mode: this.mode, choice: this.choice });
      keepInvitations(table.table, invitations);
      go(table.state === 'waiting' ? to('join', table.table) : to('table', table.table));
    } catch (error) {
      this.trouble = trouble(error);
      this.busy = false;
    }
  }

  render() {
    const c = this.choice;
    const { mine, other } = this.#heroes;
    const reason = this.mode === 'computer' ? onlyPeople([hero(mine), hero(other)]) : '';
    return html`<div class="wrap choosing">
      <h1>${t(`new.${this.mode}`)}</h1>
      ${ways(this.mode)}
      <section aria-labelledby="heroes-title">
        <h2 id="heroes-title" class="visually-hidden">${t('new.heroes')}</h2>
        ${draftRules(c, DRAFTS, (change) => this.#draft(change))}
        <div class="match">
          ${this.#sideButton('mine', mine)}<span class="match-versus small-caps" aria-hidden="true">${t('versus')}</span
          >${this.#sideButton('theirs', other)}
        </div>
        ${choosesNow(c.draft) ? this.#gallery() : nothing}
      </section>
      ${this.mode === 'computer' ? this.#levels() : nothing} ${boardTiles(c.board, 2, (id) => this.#set({ board: id }))}
      ${this.#more()}
      <div class="begin">
        <p class="begin-words">
          <b>${choosesNow(c.draft) ? match(mine, other) : t(`draft.${c.draft}`)}</b
          ><span class="muted"> · ${boardWord(c.board)}</span>
        </p>
        ${troubleLine(reason || this.trouble)}
        <button class="button primary large" ?disabled=${this.busy || reason !== ''} @click=${this.#begin}>
          ${icon(this.mode === 'friend' ? 'people' : 'swords')}${t(this.mode === 'friend' ? 'new.invite' : 'new.begin')}
        </button>
      </div>
    </div>`;
  }

  /** The heroes of both sides, as far as the draft lets them be said. */
  get #heroes() {
    const { draft, mine } = this.choice;
    return { mine: draftedHero(draft, mine, mine), other: draftedHero(draft, this.#other, mine) };
  }

  /** The heroes to choose from; in a mirror for both. */
  #gallery() {
    const c = this.choice;
    const free = c.draft === 'free';
    const whose = !free ? t('draft.everybody') : t(this.side === 'mine' ? 'new.you' : `new.other-${this.mode}`);
    return html`<p class="visually-hidden" role="status">${t('new.gallery-of', { who: whose })}</p>
      <div class="choose-hero">
        <div class="gallery" role="group" aria-label=${t('new.gallery-of', { who: whose })}>
          ${catalog().heroes.map((h) => this.#tile(h.id))}${this.#tile('random')}${free &&
          this.mode === 'friend' &&
          this.side === 'theirs'
            ? this.#tile('choice')
            : nothing}
        </div>
        <np-hero-details .hero=${this.side === 'mine' ? c.mine : this.#other}></np-hero-details>
      </div>`;
  }

  /** @param {'mine' | 'theirs'} side @param {string} id */
  #sideButton(side, id) {
    const content = html`${medal(id, 'medal-large')}<span
        ><span class="small muted">${t(side === 'mine' ? 'new.you' : `new.other-${this.mode}`)}</span
        ><b>${draftedWord(this.choice.draft, id)}</b></span
      >`;
    // Only where each side has a hero of its own there is something to choose between.
    if (this.choice.draft !== 'free') return html`<span class="match-side match-fixed">${content}</span>`;
    return html`<button class="match-side" aria-pressed=${this.side === side} @click=${() => (this.side = side)}>
      ${content}
    </button>`;
  }

  /** @param {string} id */
  #tile(id) {
    const chosen = (this.side === 'mine' ? this.choice.mine : this.#other) === id;
    const free = this.choice.draft === 'free';
    const others = free && id !== 'random' && (this.side === 'mine' ? this.#other : this.choice.mine) === id;
    const note = others ? t(this.side === 'mine' ? `new.other-${this.mode}` : 'new.you') : '';
    return heroTile(id, { chosen, note, pick: () => this.#hero(id) });
  }

  #levels() {
    return html`<fieldset class="block">
      <legend><h2>${t('new.level')}</h2></legend>
      <div class="segments">
        ${catalog().levels.map(
          (level) =>
            html`<label class="segment"
              ><input
                type="radio"
                name="level"
                class="visually-hidden"
                .checked=${this.choice.level === level}
                @change=${() => this.#set({ level })}
              /><span
                ><b>${t(`rank.${level}`)}</b><span class="small muted">${t(`rank-text.${level}`)}</span></span
              ></label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  #more() {
    const c = this.choice;
    const friend = this.mode === 'friend';
    return html`<details class="more block">
      <summary>${t('new.more')}</summary>
      <div class="options">
        ${friend ? check(t('new.open'), c.open, (open) => this.#set({ open })) : nothing}
        ${select(
          t('new.first'),
          c.first,
          ['random', 'me', 'other'].map((k) => [k, t(`new.first-${k}`)]),
          (first) => this.#set({ first: /** @type {Choice['first']} */ (first) }),
        )}
        ${houseRules(c, friend, (change) => this.#set(/** @type {Partial<Choice>} */ (change)))}
        ${friend ? nameField() : nothing}
      </div>
    </details>`;
  }
}

customElements.define('np-new-table-page', NpNewTablePage);
