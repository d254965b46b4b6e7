// What stands above the question: the connection, offers, somebody away, a message.

import { say } from '../parts/say.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').SeatInfo} SeatInfo */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../parts/names.js').Names} Names */
/**
 * @typedef {{text: string, tone?: 'warn', buttons?: {label: string, press: () => void, primary?: boolean}[]}} Notice
 */

/**
 * @param {{
 *   info: TableInfo | null, names: Names, mine: readonly number[], me: number, net: string, outdated: boolean,
 *   waited: boolean, ending: boolean, entries: readonly Entry[], refused?: import('../show/game.js').RefusedOffer | null
 * }} what
 * @param {{
 *   act: (act: string, more?: Record<string, unknown>) => void, reload: () => void, wait: () => void,
 *   end: (sure: boolean) => void
 * }} does
 * @returns {Notice[]}
 */
export function notices(what, does) {
  const { info, names, mine } = what;
  /** @type {Notice[]} */
  const list = [];
  const reload = { label: say('net.reload'), press: does.reload };
  if (what.net === 'connecting' || what.net === 'offline') list.push({ text: say(`net.${what.net}`), tone: 'warn' });
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
  const { refused } = what;
  if (refused && !draws.length && !undo && refused.number === what.entries.at(-1)?.number)
    list.push({ text: say(`table.${refused.what}.refused`) });
  const end = info.offers?.end;
  if (end && !mine.includes(end.seat)) list.push({ text: say('away.notice', { who: names.player(end.seat) }) });
  if (ranOut(what.entries, mine)) list.push({ text: say('away.ran-out'), tone: 'warn' });
  for (const seat of info.seats) {
    if (seat.you && seat.who === 'computer') {
      list.push({
        text: say('away.given'),
        buttons: [{ label: say('away.back'), press: () => does.act('take-seat', { seat: seat.seat }), primary: true }],
      });
    } else if (seat.you && seat.away && mine.includes(seat.seat)) {
      // Without a clock only an answer counts.
      const back = { label: say('away.here'), press: () => does.act('back', { seat: seat.seat }), primary: true };
      list.push({
        text: say(end?.seat === seat.seat ? 'away.notice.you' : 'away.you'),
        tone: 'warn',
        buttons: info.clock.kind === 'none' ? [] : [back],
      });
    } else if (seat.away && !seat.you && end?.seat !== seat.seat && !what.waited) {
      list.push(what.ending && seat.endable ? sure(seat, names, does) : gone(seat, names, does));
    }
  }
  return list;
}

/** Whether the clock made the last choice of somebody here. @param {readonly Entry[]} entries @param {readonly number[]} mine */
function ranOut(entries, mine) {
  const last = entries.findLast(
    (e) => mine.includes(e.seat ?? 0) && !e.taken && (e.kind === 'choice' || e.kind === 'time-out'),
  );
  return last?.kind === 'time-out';
}

/**
 * What can be done about somebody who is away.
 * @param {SeatInfo} seat @param {Names} names @param {Parameters<typeof notices>[1]} does
 * @returns {Notice}
 */
function gone(seat, names, does) {
  const buttons = [
    { label: say('away.wait'), press: does.wait },
    { label: say('away.give'), press: () => does.act('give-seat', { to: seat.seat, level: 'medium' }) },
  ];
  if (seat.endable) buttons.push({ label: say('away.end'), press: () => does.end(true) });
  return { text: say('away.gone', { who: names.player(seat.seat) }), buttons };
}

/**
 * Before the game is ended because somebody is away.
 * @param {SeatInfo} seat @param {Names} names @param {Parameters<typeof notices>[1]} does
 * @returns {Notice}
 */
function sure(seat, names, does) {
  const end = () => {
    does.end(false);
    does.act('end-away', { to: seat.seat });
  };
  return {
    text: say('away.sure', { who: names.player(seat.seat) }),
    buttons: [
      { label: say('away.end.no'), press: () => does.end(false) },
      { label: say('away.sure.yes'), press: end },
    ],
  };
}
