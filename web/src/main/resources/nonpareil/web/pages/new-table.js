// Choosing: who meets whom, where, and how. One click is enough; the last choice is remembered.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { board, catalog, hero, name } from '../app/catalog.js';
import { t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go, to } from '../app/routes.js';
import { recall, remember, setSetting, settings } from '../app/settings.js';
import { introduce } from './start.js';
import { medal, trouble, troubleLine } from './parts.js';
import { boardWord, heroWord, match } from './titles.js';
import { keepPairing } from './again.js';
import { CHOICE_KEY as KEY, CLOCKS, newTable, sensible } from './choice.js';
import './hero-details.js';
import '../board/board.js';

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
      keepPairing({ mode: this.mode, choice: this.choice });
      const secret = Object.values(invitations ?? {})[0];
      if (secret) remember(`nonpareil.invitation.${table.table}`, secret);
      go(table.state === 'waiting' ? to('join', table.table) : to('table', table.table));
    } catch (error) {
      this.trouble = trouble(error);
      this.busy = false;
    }
  }

  render() {
    const c = this.choice;
    return html`<div class="wrap choosing">
      <h1>${t(`new.${this.mode}`)}</h1>
      <nav class="tabs" aria-label=${t('new.modes')}>
        ${this.#tab('computer', 'new', 'computer')}${this.#tab('friend', 'friend', 'people')}${this.#tab(
          'here',
          'here',
          'screen',
        )}
      </nav>
      <section aria-labelledby="heroes-title">
        <h2 id="heroes-title" class="visually-hidden">${t('new.heroes')}</h2>
        <div class="match">
          ${this.#sideButton('mine', c.mine)}<span class="match-versus small-caps" aria-hidden="true"
            >${t('versus')}</span
          >${this.#sideButton('theirs', this.#other)}
        </div>
        <p class="visually-hidden" role="status">
          ${t('new.gallery-of', { who: t(this.side === 'mine' ? 'new.you' : `new.other-${this.mode}`) })}
        </p>
        <div class="choose-hero">
          <div
            class="gallery"
            role="group"
            aria-label=${t('new.gallery-of', { who: t(this.side === 'mine' ? 'new.you' : `new.other-${this.mode}`) })}
          >
            ${catalog().heroes.map((h) => this.#tile(h.id))}${this.#tile('random')}${this.mode === 'friend' &&
            this.side === 'theirs'
              ? this.#tile('choice')
              : nothing}
          </div>
          <np-hero-details .hero=${this.side === 'mine' ? c.mine : this.#other}></np-hero-details>
        </div>
      </section>
      ${this.mode === 'computer' ? this.#levels() : nothing}
      <fieldset class="block">
        <legend><h2>${t('new.board')}</h2></legend>
        <div class="boards">
          ${catalog().boards.map(
            (b) =>
              html`<label class="board-tile"
                ><input
                  type="radio"
                  name="board"
                  class="visually-hidden"
                  .checked=${c.board === b.id}
                  @change=${() => this.#set({ board: b.id })}
                />
                <span class="thumb" aria-hidden="true"
                  ><np-board thumbnail .thumbnail=${true} .board=${b}></np-board
                ></span>
                <b>${name(b)}</b><span class="small muted">${t('board.size', { n: b.spaces.length })}</span></label
              >`,
          )}
          <label class="board-tile"
            ><input
              type="radio"
              name="board"
              class="visually-hidden"
              .checked=${c.board === 'random'}
              @change=${() => this.#set({ board: 'random' })}
            />
            <span class="thumb thumb-random">${icon('random')}</span><b>${t('board.random')}</b
            ><span class="small muted">${t('board.random-text')}</span></label
          >
        </div>
      </fieldset>
      ${this.#more()}
      <div class="begin">
        <p class="begin-words">
          <b>${match(c.mine, this.#other)}</b><span class="muted"> · ${boardWord(c.board)}</span>
        </p>
        ${troubleLine(this.trouble)}
        <button class="button primary large" ?disabled=${this.busy} @click=${this.#begin}>
          ${icon(this.mode === 'friend' ? 'people' : 'swords')}${t(this.mode === 'friend' ? 'new.invite' : 'new.begin')}
        </button>
      </div>
    </div>`;
  }

  /** @param {Mode} mode @param {string} page @param {string} sign */
  #tab(mode, page, sign) {
    return html`<a href=${to(page)} aria-current=${this.mode === mode ? 'page' : nothing}
      >${icon(sign)}${t(`new.tab-${mode}`)}</a
    >`;
  }

  /** @param {'mine' | 'theirs'} side @param {string} id */
  #sideButton(side, id) {
    return html`<button class="match-side" aria-pressed=${this.side === side} @click=${() => (this.side = side)}>
      ${medal(id, 'medal-large')}<span
        ><span class="small muted">${t(side === 'mine' ? 'new.you' : `new.other-${this.mode}`)}</span
        ><b>${heroWord(id)}</b></span
      >
    </button>`;
  }

  /** @param {string} id */
  #tile(id) {
    const chosen = (this.side === 'mine' ? this.choice.mine : this.#other) === id;
    const others = id !== 'random' && (this.side === 'mine' ? this.#other : this.choice.mine) === id;
    const h = hero(id);
    return html`<button
      class="tile ${others ? 'tile-other' : ''}"
      aria-pressed=${chosen}
      @click=${() => this.#hero(id)}
    >
      ${medal(id)}<b>${heroWord(id)}</b> ${h
        ? html`<span class="grades" role="img" aria-label=${t(`difficulty.${h.difficulty}`)}
            >${[1, 2, 3].map((i) => html`<i class=${i <= Number(h.difficulty) ? 'on' : ''}></i>`)}</span
          >`
        : nothing}
      ${others
        ? html`<span class="tile-note small">${t(this.side === 'mine' ? `new.other-${this.mode}` : 'new.you')}</span>`
        : nothing}
    </button>`;
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
    /** @param {string} key @param {string} label @param {[string, string][]} options */
    const select = (key, label, options) =>
      html`<label class="option"
        ><span>${label}</span
        ><select
          class="field"
          @change=${(/** @type {Event} */ e) => this.#set({ [key]: /** @type {HTMLSelectElement} */ (e.target).value })}
        >
          ${options.map(
            ([value, text]) =>
              html`<option value=${value} ?selected=${/** @type {any} */ (c)[key] === value}>${text}</option>`,
          )}
        </select></label
      >`;
    /** @param {'mulligan' | 'open'} key @param {string} text */
    const check = (key, text) =>
      html`<label class="check"
        ><input
          type="checkbox"
          .checked=${c[key]}
          @change=${(/** @type {Event} */ e) =>
            this.#set({ [key]: /** @type {HTMLInputElement} */ (e.target).checked })}
        /><span>${text}</span></label
      >`;
    return html`<details class="more block">
      <summary>${t('new.more')}</summary>
      <div class="options">
        ${this.mode === 'friend' ? check('open', t('new.open')) : nothing}
        ${select('first', t('new.first'), [
          ['random', t('new.first-random')],
          ['me', t('new.first-me')],
          ['other', t('new.first-other')],
        ])}
        ${select(
          'clock',
          t('new.clock'),
          Object.keys(CLOCKS)
            .filter((k) => this.mode === 'friend' || k !== 'days')
            .map((k) => [k, t(`clock.${k}`)]),
        )}
        ${select('undo', t('new.undo'), [
          ['rules', t('undo.rules')],
          ['consent', t('undo.consent')],
          ['none', t('undo.none')],
        ])}
        ${select('edition', t('new.edition'), [
          ['2023', t('edition.2023')],
          ['2019', t('edition.2019')],
        ])}
        ${check('mulligan', t('new.mulligan'))} ${this.mode === 'friend' ? nameField() : nothing}
      </div>
    </details>`;
  }
}

/** The name the others see. */
export function nameField() {
  return html`<label class="option"
    ><span>${t('settings.name')}</span
    ><input
      class="field"
      maxlength="24"
      autocomplete="nickname"
      .value=${settings().name}
      placeholder=${t('settings.name-empty')}
      @change=${(/** @type {Event} */ e) =>
        setSetting('name', /** @type {HTMLInputElement} */ (e.target).value.trim())}
  /></label>`;
}

customElements.define('np-new-table-page', NpNewTablePage);
