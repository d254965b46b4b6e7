// What stands above the question: the connection, offers, somebody away, a message.

import { html, nothing } from 'lit';
import { say } from '../parts/say.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../parts/names.js').Names} Names */
/**
 * @typedef {{text: string, tone?: 'warn', buttons?: {label: string, press: () => void, primary?: boolean}[]}} Notice
 */

/**
 * @param {{
 *   info: TableInfo | null, names: Names, mine: readonly number[], me: number, net: string, outdated: boolean,
 *   waited: boolean
 * }} what
 * @param {{
 *   act: (act: string, more?: Record<string, unknown>) => void, reload: () => void, wait: () => void
 * }} does
 * @returns {Notice[]}
 */
export function notices(what, does) {
  const { info, names, mine } = what;
  /** @type {Notice[]} */
  const list = [];
  const reload = { label: say('net.reload'), press: does.reload };
  if (what.net !== 'online')
    list.push({ text: say(`net.${what.net}`), tone: 'warn', buttons: what.net === 'signed-out' ? [reload] : [] });
  if (what.outdated) list.push({ text: say('net.version'), buttons: [reload] });
  if (!info || info.state !== 'playing' || mine.length === 0) return list;
  const draws = info.offers?.draw ?? [];
  const theirs = draws.find((s) => !mine.includes(s));
  if (theirs !== undefined) {
    list.push({
      text: say('table.draw.request', { who: names.player(theirs) }),
      buttons: [
        { label: say('table.draw.accept'), press: () => does.act('offer-draw') },
        { label: say('table.draw.refuse'), press: () => does.act('refuse-draw') },
      ],
    });
  } else if (draws.length) {
    list.push({ text: say('table.draw.offered') });
  }
  const undo = info.offers?.undo;
  if (undo && mine.includes(undo.seat)) list.push({ text: say('table.undo.asked') });
  else if (undo) {
    list.push({
      text: say('table.undo.request', { who: names.player(undo.seat) }),
      buttons: [
        { label: say('table.undo.allow'), press: () => does.act('allow-undo') },
        { label: say('table.undo.refuse'), press: () => does.act('refuse-undo') },
      ],
    });
  }
  for (const seat of info.seats) {
    if (seat.you && seat.who === 'computer') {
      list.push({
        text: say('away.given'),
        buttons: [{ label: say('away.back'), press: () => does.act('take-seat', { seat: seat.seat }), primary: true }],
      });
    } else if (seat.away && !seat.you && !what.waited) {
      list.push({
        text: say('away.gone', { who: names.player(seat.seat) }),
        buttons: [
          { label: say('away.wait'), press: does.wait },
          { label: say('away.give'), press: () => does.act('give-seat', { to: seat.seat, level: 'medium' }) },
          { label: say('away.end'), press: () => does.act('end-away', { to: seat.seat }) },
        ],
      });
    }
  }
  return list;
}

/** @param {readonly Notice[]} list */
export function noticeLines(list) {
  if (list.length === 0) return nothing;
  return html`<ul role="list" class="notices">
    ${list.map(
      (n) =>
        html`<li class="notice ${n.tone ?? ''}" role="status">
          <span>${n.text}</span>${(n.buttons ?? []).map(
            (b) =>
              html`<button type="button" class="button small ${b.primary ? 'primary' : ''}" @click=${b.press}>
                ${b.label}
              </button>`,
          )}
        </li>`,
    )}
  </ul>`;
}
