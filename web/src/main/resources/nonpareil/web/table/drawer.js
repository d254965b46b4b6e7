// The drawer: one place for everything that is looked up. Beside the board on a desktop, over the hand on a phone.

import { html, nothing } from 'lit';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { setSetting } from '../app/settings.js';
import { buttonLabel } from './asking.js';
import { KEYS } from './keys.js';
import { tool } from './marks.js';
import { say } from './say.js';
import '../card/card.js';

/** @typedef {import('../types.js').Prompt} Prompt */
/** @typedef {import('./names.js').Names} Names */

/**
 * @typedef {{kind: 'log'} | {kind: 'side', seat: number} | {kind: 'combat', number: number, at?: number} | {kind: 'card', card: string, seat: number, from?: Drawer | null}
 *   | {kind: 'more'} | {kind: 'help'} | {kind: 'options'} | {kind: 'end'}} Drawer
 */

/** @param {string} title @param {unknown} body @param {() => void} close @param {{fixed?: boolean, reading?: boolean}} [how] fixed: it cannot be closed; reading: nothing in it takes the focus */
export function drawerFrame(title, body, close, how = {}) {
  return html`
    <div class="drawer-head"><h2 tabindex="-1">${title}</h2>
      ${how.fixed ? nothing : html`<button type="button" class="button quiet drawer-close" aria-label=${say('do.close')} title=${say('do.close')} @click=${close}>${icon('close')}</button>`}</div>
    <div class="drawer-body" tabindex=${how.reading ? 0 : nothing}>${body}</div>`;
}

/** The list of shortcuts. */
export function helpList() {
  return html`<dl class="keys">${KEYS.map(({ keys, say: key }) => html`<div><dt>${keys.map((k) => (k === '…' ? '…' : html`<kbd>${k}</kbd>`))}</dt><dd>${say(key)}</dd></div>`)}</dl>`;
}

/** Every option of the question as a plain list. @param {Prompt} prompt @param {Names} names @param {(option: string) => void} press */
export function optionList(prompt, names, press) {
  return html`<ul role="list" class="option-list">${(prompt.options ?? []).map((option) => html`<li><button type="button" class="button" @click=${() => press(option)}>${buttonLabel(option, prompt, names)}</button></li>`)}</ul>`;
}

/** A card as large as it can be read. @param {string} card @param {number} seat @param {Names} names @param {string} [note] */
export function largeCard(card, seat, names, note) {
  const data = names.cardData(seat, card);
  return html`<div class="large-card"><np-card explain .card=${data ?? null} .hero=${names.heroes.get(seat)?.id ?? null}></np-card>
    ${note ? html`<p class="large-note">${note}</p>` : nothing}</div>`;
}

/**
 * @param {{resigning: boolean, canDraw: boolean, over: boolean, shared: boolean, hold: boolean, canHint: boolean, canAgain: boolean, other: 'en' | 'de'}} what
 * @param {{log: () => void, help: () => void, draw: () => void, resign: () => void, sure: () => void, back: () => void, hold: (on: boolean) => void, hint: () => void, again: () => void, options: () => void}} does
 */
export function moreList(what, does) {
  const item = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ press) => html`<li><button type="button" class="button" @click=${press}>${tool(name)}${label}</button></li>`;
  return html`<ul role="list" class="more-list">
    ${item('log', say('table.log'), does.log)}
    ${what.canAgain ? item('again', say('table.again.long'), does.again) : nothing}
    ${what.canHint ? item('hint', say('table.hint'), does.hint) : nothing}
    ${item('list', say('do.list'), does.options)}
    ${item('keyboard', say('table.help'), does.help)}
    ${what.canDraw ? item('hands', say('table.draw.offer'), does.draw) : nothing}
    ${what.shared ? html`<li><label class="check"><input type="checkbox" .checked=${what.hold} @change=${(/** @type {Event} */ e) => does.hold(/** @type {HTMLInputElement} */ (e.target).checked)}>${say('here.hold.on')}</label></li>` : nothing}
    <li class="more-links"><a class="button" href=${to()}>${icon('home')}${say('end.home')}</a><a class="button" href=${to('settings')}>${icon('settings')}${say('more.settings')}</a>
      <button type="button" class="button" lang=${what.other} @click=${() => setSetting('language', what.other)}>${icon('language')}${what.other === 'de' ? 'Deutsch' : 'English'}</button></li>
    ${what.over ? nothing : what.resigning
      ? html`<li class="resigning"><span>${say('table.resign.sure')}</span><button type="button" class="button danger" @click=${does.resign}>${say('table.resign.yes')}</button><button type="button" class="button" @click=${does.back}>${say('do.back')}</button></li>`
      : item('flag', say('table.resign'), does.sure)}
  </ul>`;
}
