// Where people talk: the log, the team and the table as tabs beside each other, and below what can be said by one
// press. Its boxes have their sizes whatever is said, so that nothing moves under a finger.

import { html, nothing } from 'lit';
import { tool } from '../parts/marks.js';
import { seatMark } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { PHRASES, POINTED, TEAM_PHRASES, TEAM_POINTED } from './phrases.js';
import { pointedAt, speaker, spoken } from './spoken.js';
import { hasTeam, LONGEST, sendable } from './talk.js';
import './talk-lines.js';

/** @typedef {import('./talk.js').Talk} Talk */
/** @typedef {import('./talk.js').Tab} Tab */
/** @typedef {import('./talk.js').To} To */

/**
 * @typedef {object} Place
 * @property {Talk} talk
 * @property {import('../../types.js').TableInfo} info
 * @property {import('../parts/names.js').Names} names
 * @property {readonly number[]} mine
 * @property {readonly string[]} hand own cards, where they are known
 * @property {unknown} log
 * @property {boolean} [veiled] others look on: what is said in the team is not shown
 */

/** Those there are. @param {Place} place @returns {Tab[]} */
function tabs({ talk, info, mine, veiled }) {
  return !veiled && hasTeam(info, mine, talk) ? ['log', 'team', 'table'] : ['log', 'table'];
}

/** How many lines were not read, in all. @param {Place} place */
export function unreadLines(place) {
  const { talk, mine } = place;
  return tabs(place).reduce((sum, tab) => sum + (tab === 'log' ? 0 : talk.unread(tab, mine)), 0);
}

/** @param {Place} place */
export function talkArea(place) {
  const { talk, names, mine } = place;
  const all = tabs(place);
  const tab = all.includes(talk.tab) ? talk.tab : 'log';
  const to = tab === 'log' ? (all.includes('team') ? 'team' : null) : tab;
  return html`<div class="talk">
    <div class="talk-tabs" role="tablist" aria-label=${say('talk.title')} @keydown=${arrows}>
      ${all.map((one) => tabButton(place, one, one === tab))}
    </div>
    <div class="talk-panel" role="tabpanel" id="talk-panel" aria-labelledby="talk-tab-${tab}">
      ${tab === 'log'
        ? place.log
        : html`<np-talk-lines
            .talk=${talk}
            .to=${tab}
            .names=${names}
            .mine=${mine}
            .state=${`${talk.lines[tab].at(-1)?.number} ${[...talk.muted].join()}`}
          ></np-talk-lines>`}
    </div>
    ${to && mine.length > 0 ? strip(place, to, tab) : nothing}
  </div>`;
}

/** @param {Place} place @param {Tab} tab @param {boolean} chosen */
function tabButton({ talk, mine }, tab, chosen) {
  const unread = tab === 'log' || chosen ? 0 : talk.unread(tab, mine);
  return html`<button
    type="button"
    role="tab"
    id="talk-tab-${tab}"
    class="talk-tab"
    aria-selected=${chosen}
    aria-controls="talk-panel"
    tabindex=${chosen ? 0 : -1}
    @click=${() => talk.open(tab)}
  >
    ${say(`talk.tab.${tab}`)}${unread > 0
      ? html`<span class="talk-unread" aria-hidden="true">${unread}</span
          ><span class="visually-hidden">${say('talk.unread', { n: unread })}</span>`
      : nothing}
  </button>`;
}

/** From tab to tab. @param {KeyboardEvent} event */
function arrows(event) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const from = /** @type {HTMLElement} */ (event.target).closest('[role="tab"]');
  const all = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('[role="tab"]')];
  const next = /** @type {HTMLElement | undefined} */ (
    step && from ? all[(all.indexOf(from) + step + all.length) % all.length] : undefined
  );
  if (!next) return;
  event.preventDefault();
  next.click();
  next.focus();
}

/** What can be said, and beside the log what was said last. @param {Place} place @param {To} to @param {Tab} tab */
function strip(place, to, tab) {
  const { talk, info } = place;
  const writes = tab !== 'log' && info.talk === 'free';
  return html`<div class="talk-strip ${writes && talk.writing && !talk.pointing ? 'writing' : ''}">
    ${heading(place, to, tab)}
    <div class="talk-phrases" role="group" aria-label=${say(to === 'team' ? 'talk.to.team' : 'talk.to.table')}>
      ${talk.pointing ? pointing(place, talk.pointing) : phrases(talk, to)}${writes && !talk.pointing
        ? changeRow(talk, true)
        : nothing}
    </div>
    ${writes ? field(talk, to) : nothing}
  </div>`;
}

/** From phrases to writing and back, where there is one row. @param {Talk} talk @param {boolean} writing */
function changeRow(talk, writing) {
  const label = say(writing ? 'talk.write' : 'talk.phrases');
  const change = async (/** @type {Event} */ event) => {
    const strip = /** @type {HTMLElement} */ (event.currentTarget).closest('.talk-strip');
    talk.write(writing);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    /** @type {HTMLElement | null} */ (strip?.querySelector(writing ? '.talk-field input' : '.talk-chip'))?.focus();
  };
  return html`<button type="button" class="button talk-write" aria-label=${label} title=${label} @click=${change}>
    ${tool(writing ? 'pen' : 'list')}
  </button>`;
}

/** One line: what went wrong, what to do, or the last that was said. @param {Place} place @param {To} to @param {Tab} tab */
function heading({ talk, names, mine }, to, tab) {
  const passing = tab === 'log' ? '' : 'passing';
  if (talk.note) return html`<p class="talk-heading ${passing}" role="status">${say(talk.note)}</p>`;
  if (talk.pointing) {
    const { on } = talk.pointing;
    const what = on ? pointedAt(on, mine[0], names) : '';
    const key = on ? 'talk.point.say' : talk.pointing.to === 'team' ? 'talk.point.card' : 'talk.point.what';
    return html`<p class="talk-heading ${passing}" role="status">${say(key, { what })}</p>`;
  }
  const { last } = talk;
  if (tab !== 'log') return nothing;
  if (!last) return html`<p class="talk-heading muted">${say(to === 'team' ? 'talk.to.team' : 'talk.to.table')}</p>`;
  const { line } = last;
  const who = mine.includes(line.seat) ? say('talk.you') : speaker(line.seat, names);
  return html`<p class="talk-heading mark-${names.mark(line.seat)}">
    ${seatMark(names.mark(line.seat))}<b>${who}</b>
    <span
      >${say(last.to === 'team' ? 'talk.said.team' : 'talk.said.table', {
        what: spoken(line, names),
      })}</span
    >
  </p>`;
}

/** @param {Talk} talk @param {To} to */
function phrases(talk, to) {
  return html`<div class="talk-row">
      ${(to === 'team' ? TEAM_PHRASES : PHRASES).map((phrase) =>
        chip(say(`talk.phrase.${phrase}`), () => void talk.say(to, { phrase })),
      )}
    </div>
    <button type="button" class="button talk-point" @click=${() => talk.point(to)}>
      ${tool('pin')}${say('talk.point')}
    </button>`;
}

/** @param {Place} place @param {{to: To, on: import('../../types.js').TalkPoint | null}} pointing */
function pointing({ talk, hand, names, mine }, { to, on }) {
  const words = to === 'team' ? TEAM_POINTED : POINTED;
  // On a phone the hand lies under all this.
  const cards = to === 'team' ? [...new Set(hand)] : [];
  return html`<div class="talk-row">
      ${on
        ? html`${chip(say('talk.point.only'), () => void talk.say(to, { on }))}
          ${words.map((phrase) => chip(say(`talk.phrase.${phrase}`), () => void talk.say(to, { on, phrase })))}`
        : cards.map((card) => chip(names.card(mine[0], card), () => talk.takes({ card })))}
    </div>
    <button type="button" class="button talk-point" @click=${() => talk.point(null)}>${say('talk.point.not')}</button>`;
}

/** @param {string} label @param {() => void} press */
function chip(label, press) {
  return html`<button type="button" class="chip talk-chip" @click=${press}>${label}</button>`;
}

/** @param {Talk} talk @param {To} to */
function field(talk, to) {
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (
      /** @type {HTMLFormElement} */ (event.target).querySelector('input')
    );
    const text = sendable(input.value);
    if (text && (await talk.say(to, { text }))) input.value = '';
  };
  const label = say(to === 'team' ? 'talk.write.team' : 'talk.write.table');
  return html`<form class="talk-field" @submit=${send}>
    <input type="text" maxlength=${LONGEST} autocomplete="off" aria-label=${label} placeholder=${label} />
    <button type="submit" class="button">${say('talk.send')}</button>${changeRow(talk, false)}
  </form>`;
}
