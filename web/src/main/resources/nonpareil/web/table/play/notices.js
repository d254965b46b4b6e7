// What stands above the question: the connection, offers, somebody away, a message.

import { dayAndTime } from '../../app/i18n.js';
import { say } from '../parts/say.js';
import { listOf } from '../parts/sides.js';

/** @typedef {import('../../types.js').TableInfo} TableInfo */
/** @typedef {import('../../types.js').SeatInfo} SeatInfo */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').Offers} Offers */
/** @typedef {import('../parts/names.js').Names} Names */
/**
 * @typedef {{text: string, tone?: 'warn', buttons?: {label: string, press: () => void, primary?: boolean}[]}} Notice
 */

/**
 * @param {{
 *   info: TableInfo | null, names: Names, mine: readonly number[], me: number, net: string, outdated: boolean,
 *   waited: boolean, ending: boolean, entries: readonly Entry[], refused?: import('../show/game.js').RefusedOffer | null,
 *   view?: import('../../types.js').View | null, missed?: number
 * }} what
 * @param {{
 *   act: (act: string, more?: Record<string, unknown>) => void, reload: () => void, wait: () => void,
 *   end: (sure: boolean) => void, since?: (show: boolean) => void
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
  if (info?.state === 'playing' && mine.length === 0 && info.delay?.now) list.push({ text: say('watch.late') });
  if (!info || info.state !== 'playing' || mine.length === 0) return list;
  if (what.missed)
    list.push({
      text: say('since.notice', { n: what.missed }),
      buttons: [
        { label: say('since.show'), press: () => does.since?.(true), primary: true },
        { label: say('since.skip'), press: () => does.since?.(false) },
      ],
    });
  for (const seat of info.seats)
    if (seat.holiday && Date.parse(seat.holiday) > Date.now())
      list.push({
        text: seat.you
          ? say('holiday.you', { time: dayAndTime(seat.holiday) })
          : say('holiday.other', { who: called(names, seat.seat), time: dayAndTime(seat.holiday) }),
      });
  const draws = info.offers?.draw ?? [];
  const theirs = draws.find((s) => !mine.includes(s));
  const answered = names.isMany && mine.some((s) => draws.includes(s));
  if (theirs !== undefined) {
    list.push({
      text: names.isMany ? drawText(what, draws) : say('table.draw.request', { who: names.player(theirs) }),
      buttons:
        answered || isOut(what)
          ? []
          : [
              { label: say('table.draw.accept'), press: () => does.act('offer-draw') },
              { label: say('table.draw.refuse'), press: () => does.act('refuse-draw') },
            ],
    });
  } else if (draws.length) {
    list.push({ text: names.isMany ? drawText(what, draws) : say('table.draw.offered') });
  }
  const undo = info.offers?.undo;
  if (undo && mine.includes(undo.seat)) list.push({ text: undoText(what, undo) });
  else if (undo) {
    list.push({
      text: undoText(what, undo),
      buttons:
        isOut(what) || undo.allowed.some((s) => mine.includes(s))
          ? []
          : [
              { label: say('table.undo.allow'), press: () => does.act('allow-undo') },
              { label: say('table.undo.refuse'), press: () => does.act('refuse-undo') },
            ],
    });
  }
  const { refused } = what;
  if (refused && !draws.length && !undo && refused.number === what.entries.at(-1)?.number)
    list.push({ text: say(`table.${refused.what}.refused`) });
  const end = info.offers?.end;
  if (end && !mine.includes(end.seat))
    list.push({ text: say(names.isMany ? 'away.notice.many' : 'away.notice', { who: called(names, end.seat) }) });
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
    } else if (seat.away && !seat.you && end?.seat !== seat.seat && !what.waited && !isOut(what)) {
      list.push(what.ending && seat.endable ? sure(seat, names, does) : gone(seat, what, does));
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

/** Among several, people are called by their names. @param {Names} names @param {number} seat */
function called(names, seat) {
  return names.isMany ? names.nickname(seat) : names.player(seat);
}

/** Whether nobody here has a vote any more. @param {Parameters<typeof notices>[0]} what */
function isOut({ view, mine }) {
  return mine.every((seat) => view?.players.find((p) => p.seat === seat)?.out);
}

/** People still in the game. @param {Parameters<typeof notices>[0]} what */
function voters({ info, view }) {
  return (info?.seats ?? []).filter((s) => s.who === 'person' && !view?.players.find((p) => p.seat === s.seat)?.out);
}

/** Who agrees to a draw, and who has not answered. @param {Parameters<typeof notices>[0]} what @param {readonly number[]} draws */
function drawText(what, draws) {
  const { names, mine } = what;
  const others = draws.filter((s) => !mine.includes(s));
  const waits = voters(what).filter((s) => !draws.includes(s.seat) && !mine.includes(s.seat));
  // Who leads two seats has one vote.
  const open = [...new Set(waits.map((s) => names.nickname(s.seat).n))];
  const params = { who: list(others, names), n: others.length, others: listOf(open, names), m: open.length };
  if (others.length === 0) return say('draw.many.you', params);
  return say(open.length ? 'draw.many' : 'draw.many.last', params);
}

/** Who asks to go back, who has agreed, and who has not answered. @param {Parameters<typeof notices>[0]} what @param {NonNullable<Offers['undo']>} undo */
function undoText(what, undo) {
  const { names, mine } = what;
  const own = mine.includes(undo.seat);
  const who = called(names, undo.seat);
  if (!names.isMany) return own ? say('table.undo.asked') : say('table.undo.request', { who });
  const asker = names.nickname(undo.seat).n;
  const nicks = (/** @type {readonly number[]} */ seats) => [...new Set(seats.map((s) => names.nickname(s).n))];
  const agreed = nicks(undo.allowed.filter((s) => !mine.includes(s)));
  const waits = voters(what).filter((s) => !undo.allowed.includes(s.seat) && !mine.includes(s.seat));
  const open = nicks(waits.map((s) => s.seat)).filter((n) => n !== asker);
  const params = { who, agreed: listOf(agreed, names), n: agreed.length, open: listOf(open, names), m: open.length };
  const texts = [own ? say('undo.many') : say('table.undo.request', params)];
  if (agreed.length) texts.push(say('undo.agreed', params));
  if (open.length && (agreed.length || !own)) texts.push(say('undo.open', params));
  return texts.join(' ');
}

/** @param {readonly number[]} seats @param {Names} names */
function list(seats, names) {
  return listOf(
    seats.map((seat) => names.nickname(seat).n),
    names,
  );
}

/**
 * What can be done about somebody who is away, and who wants it already.
 * @param {SeatInfo} seat @param {Parameters<typeof notices>[0]} what @param {Parameters<typeof notices>[1]} does
 * @returns {Notice}
 */
function gone(seat, what, does) {
  const { names, mine, info } = what;
  const votes = (info?.offers?.votes ?? []).filter((v) => v.seat === seat.seat);
  const voted = (/** @type {'give' | 'end'} */ kind) =>
    votes.some((v) => v.what === kind && v.by.some((s) => mine.includes(s)));
  const buttons = [{ label: say('away.wait'), press: does.wait }];
  if (!voted('give'))
    buttons.push({ label: say('away.give'), press: () => does.act('give-seat', { to: seat.seat, level: 'medium' }) });
  if (seat.endable && !voted('end'))
    buttons.push({
      label: names.isMany ? say('away.end.out', { who: called(names, seat.seat) }) : say('away.end'),
      press: () => does.end(true),
    });
  const whom = called(names, seat.seat).n;
  const told = votes.map((v) => say(`away.vote.${v.what}`, { who: list(v.by, names), n: v.by.length, whom }));
  return {
    text: [say('away.gone', { who: called(names, seat.seat) }), ...told, votes.length ? say('away.vote.need') : '']
      .filter(Boolean)
      .join(' '),
    buttons,
  };
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
  const many = names.isMany ? '.many' : '';
  return {
    text: say(`away.sure${many}`, { who: called(names, seat.seat).n }),
    buttons: [
      { label: say('away.end.no'), press: () => does.end(false) },
      { label: say(`away.sure${many}.yes`), press: end },
    ],
  };
}
