// Pieces of the pages where a table is chosen: the ways to play, heroes, battlefields, further choices.

import { html, nothing } from 'lit';
import { catalog, hero, name } from '../app/catalog.js';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { setSetting, settings } from '../app/settings.js';
import { medal } from './parts.js';
import { heroWord } from './titles.js';
import { choosesNow, CLOCKS, SERIES, TALKS, WATCHES } from './choice.js';
import '../board/board.js';

await speak('draft', 'watch');

/** Each way to play: its page and its sign. */
const WAYS = /** @type {const} */ ([
  ['computer', 'new', 'computer'],
  ['friend', 'friend', 'people'],
  ['here', 'here', 'screen'],
  ['party', 'party', 'party'],
]);

/** The ways to play beside each other. @param {'computer' | 'friend' | 'here' | 'party'} here */
export function ways(here) {
  return html`<nav class="tabs" aria-label=${t('new.modes')}>
    ${WAYS.map(
      ([way, page, sign]) =>
        html`<a href=${to(page)} aria-current=${here === way ? 'page' : nothing}
          >${icon(sign)}${t(`new.tab-${way}`)}</a
        >`,
    )}
  </nav>`;
}

/** How hard a hero is, as dots. @param {string | number} difficulty */
export function grades(difficulty) {
  return html`<span class="grades" role="img" aria-label=${t(`difficulty.${difficulty}`)}
    >${[1, 2, 3].map((i) => html`<i class=${i <= Number(difficulty) ? 'on' : ''}></i>`)}</span
  >`;
}

/**
 * A hero to choose, or chance.
 *
 * @param {string} id
 * @param {{chosen: boolean, note?: string, pick: () => void}} how note: who has it already
 */
export function heroTile(id, { chosen, note = '', pick }) {
  const h = hero(id);
  return html`<button class="tile ${note ? 'tile-other' : ''}" aria-pressed=${chosen} @click=${pick}>
    ${medal(id)}<b>${heroWord(id)}</b> ${h ? grades(h.difficulty) : nothing}
    ${note ? html`<span class="tile-note small">${note}</span>` : nothing}
  </button>`;
}

/**
 * The battlefields; those too small for so many cannot be chosen and say why.
 *
 * @param {string} chosen
 * @param {number} players
 * @param {(id: string) => void} pick
 */
export function boardTiles(chosen, players, pick) {
  /** @param {string} id @param {boolean} fits @param {unknown} thumb @param {string} head @param {string} text */
  const tile = (id, fits, thumb, head, text) =>
    html`<label class="board-tile ${fits ? '' : 'board-small'}"
      ><input
        type="radio"
        name="board"
        class="visually-hidden"
        ?disabled=${!fits}
        .checked=${chosen === id}
        @change=${() => pick(id)}
      />${thumb}<b>${head}</b><span class="small muted">${text}</span></label
    >`;
  return html`<fieldset class="block">
    <legend><h2>${t('new.board')}</h2></legend>
    <div class="boards">
      ${catalog().boards.map((b) =>
        tile(
          b.id,
          b.players >= players,
          html`<span class="thumb" aria-hidden="true"
            ><np-board thumbnail .thumbnail=${true} .board=${b}></np-board
          ></span>`,
          name(b),
          b.players >= players
            ? t('board.size', { n: b.spaces.length })
            : t('board.small', { n: b.players, need: players }),
        ),
      )}
      ${tile(
        'random',
        true,
        html`<span class="thumb thumb-random">${icon('random')}</span>`,
        t('board.random'),
        t('board.random-text'),
      )}
    </div>
  </fieldset>`;
}

/**
 * One of several, in a list that unfolds.
 *
 * @param {string} label
 * @param {string} chosen
 * @param {[string, string][]} options value and text
 * @param {(value: string) => void} pick
 */
export function select(label, chosen, options, pick) {
  return html`<label class="option"
    ><span>${label}</span
    ><select
      class="field"
      @change=${(/** @type {Event} */ e) => pick(/** @type {HTMLSelectElement} */ (e.target).value)}
    >
      ${options.map(([value, text]) => html`<option value=${value} ?selected=${chosen === value}>${text}</option>`)}
    </select></label
  >`;
}

/** @param {string} text @param {boolean} on @param {(on: boolean) => void} pick */
export function check(text, on, pick) {
  return html`<label class="check"
    ><input
      type="checkbox"
      .checked=${on}
      @change=${(/** @type {Event} */ e) => pick(/** @type {HTMLInputElement} */ (e.target).checked)}
    /><span>${text}</span></label
  >`;
}

/**
 * Clock, taking back, talk, watching, rules and mulligan: the same for every table.
 *
 * @param {{clock: string, undo: string, edition: string, mulligan: boolean, talk: string, watch: string}} chosen
 * @param {boolean} days whether people play from elsewhere, who may take days and talk
 * @param {(change: Record<string, string | boolean>) => void} set
 */
export function houseRules(chosen, days, set) {
  return html`${select(
    t('new.clock'),
    chosen.clock,
    Object.keys(CLOCKS)
      .filter((k) => days || k !== 'days')
      .map((k) => [k, t(`clock.${k}`)]),
    (clock) => set({ clock }),
  )}
  ${select(
    t('new.undo'),
    chosen.undo,
    ['rules', 'consent', 'none'].map((k) => [k, t(`undo.${k}`)]),
    (undo) => set({ undo }),
  )}
  ${days
    ? select(
        t('new.talk'),
        chosen.talk,
        TALKS.map((k) => [k, t(`talking.${k}`)]),
        (talk) => set({ talk }),
      )
    : nothing}
  ${select(
    t('new.watch'),
    chosen.watch,
    WATCHES.map((k) => [k, t(`watch.rule.${k}`)]),
    (watch) => set({ watch }),
  )}
  ${select(
    t('new.edition'),
    chosen.edition,
    ['2023', '2019'].map((k) => [k, t(`edition.${k}`)]),
    (edition) => set({ edition }),
  )}
  ${check(t('new.mulligan'), chosen.mulligan, (mulligan) => set({ mulligan }))}`;
}

/**
 * How the heroes are found, and how many games are played.
 *
 * @param {{draft: import('./choice.js').DraftRule, series: number}} chosen
 * @param {readonly import('./choice.js').DraftRule[]} drafts
 * @param {(change: {draft?: import('./choice.js').DraftRule, series?: number}) => void} set
 */
export function draftRules(chosen, drafts, set) {
  return html`<div class="options draft-rules">
      ${select(
        t('draft.rule'),
        chosen.draft,
        drafts.map((k) => [k, t(`draft.${k}`)]),
        (draft) => set({ draft: /** @type {import('./choice.js').DraftRule} */ (draft) }),
      )}
      ${select(
        t('draft.series'),
        String(chosen.series),
        SERIES.map((n) => [String(n), t(`draft.series-${n}`)]),
        (series) => set({ series: Number(series) }),
      )}
    </div>
    ${chosen.draft === 'free' ? nothing : html`<p class="draft-text">${t(`draft.text-${chosen.draft}`)}</p>`}`;
}

/** How a seat's hero is called, as far as it can be known. @param {import('./choice.js').DraftRule} draft @param {string} id */
export function draftedWord(draft, id) {
  return choosesNow(draft) || draft === 'random' ? heroWord(id) : t('draft.later');
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
