// Where a draft stands: whose turn it is, what is gone, and how that is said.

import { listed, t } from '../app/i18n.js';
import { who } from './titles.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('../types.js').SeatInfo} SeatInfo */
/** @typedef {import('../draft-types.js').Drafting} Drafting */

/** The seats one chooses for now, in turn order. @param {TableInfo} info */
export function mineToChoose(info) {
  const waiting = info.drafting?.waiting ?? [];
  return info.seats.filter((s) => s.you && waiting.includes(s.seat));
}

/** What one is asked, and for which seat; empty if nothing. @param {TableInfo | null | undefined} info */
export function question(info) {
  const [mine] = info ? mineToChoose(info) : [];
  return mine ? `${info?.drafting?.stage} ${mine.seat}` : '';
}

/** The seats of others that are waited for. @param {TableInfo} info */
export function othersToChoose(info) {
  const waiting = info.drafting?.waiting ?? [];
  return info.seats.filter((s) => !s.you && waiting.includes(s.seat));
}

/** Several seats are one's own: they are told apart. @param {TableInfo} info */
function severalMine(info) {
  return info.seats.filter((s) => s.you).length > 1;
}

/** Whether several people here choose face down, one after the other. @param {TableInfo} info */
export function isCurtained(info) {
  return info.hotSeat && severalMine(info) && info.drafting?.stage === 'choose';
}

/** How somebody is called here. @param {TableInfo} info @param {SeatInfo} seat */
export function calledHere(info, seat) {
  const several = seat.you && severalMine(info);
  const name = several ? (info.hotSeat && seat.name) || t('draft.seat', { n: seat.seat }) : who(seat);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What one is asked, or who is waited for. @param {TableInfo} info */
export function draftLine(info) {
  const stage = info.drafting?.stage ?? 'choose';
  const [mine] = mineToChoose(info);
  if (mine)
    return severalMine(info) ? t(`draft.seat-${stage}`, { who: calledHere(info, mine) }) : t(`draft.you-${stage}`);
  const others = othersToChoose(info);
  const names = { who: listed(others.map((s) => calledHere(info, s))), n: others.length };
  if (stage !== 'choose') return t(`draft.wait-${stage}`, names);
  return t(info.seats.some((s) => s.you) ? 'draft.wait-choose' : 'draft.watch-choose', names);
}

/** What came of a hero: who banned or has it; null while it is free. @param {TableInfo} info @param {string} id */
export function goneTo(info, id) {
  const { drafting } = info;
  if (!drafting || drafting.stage === 'choose') return null;
  if (drafting.bans.some((p) => p.hero === id)) return t('draft.gone-ban');
  const pick = drafting.picks.find((p) => p.hero === id);
  const seat = pick && info.seats.find((s) => s.seat === pick.seat);
  return seat ? calledHere(info, seat) : null;
}

/** Whether those who wait may leave it to chance. @param {Drafting} drafting @param {number} now */
export function isLate(drafting, now) {
  return now >= Date.parse(drafting.until);
}

/** Whether who sits down there says with which hero: in a draft that is done later, by all. @param {TableInfo} info @param {SeatInfo} seat */
export function choosesHero(info, seat) {
  return seat.hero === 'choice' && (info.draft ?? 'free') === 'free';
}
