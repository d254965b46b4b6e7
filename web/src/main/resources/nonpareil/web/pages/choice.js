// What somebody chose for a table, what of it still makes sense later, and the request it becomes.

import { board, catalog, hero } from '../app/catalog.js';

/** @typedef {'computer' | 'friend' | 'here'} Mode */
/**
 * @typedef {object} Choice
 * @property {string} mine
 * @property {string} theirs      against the computer and at one screen
 * @property {string} friends     with a friend: usually theirs to choose
 * @property {string} board
 * @property {string} level
 * @property {string} edition
 * @property {'random' | 'me' | 'other'} first
 * @property {boolean} mulligan
 * @property {string} clock       a key of CLOCKS
 * @property {'rules' | 'consent' | 'none'} undo
 * @property {boolean} open
 * @property {Talk} talk
 * @property {DraftRule} draft
 * @property {number} series      best of so many games
 * @property {import('../types.js').WatchRule} watch
 */
/** @typedef {import('../draft-types.js').DraftRule} DraftRule */
/** What may be said; usual: as the server does it with friends, or with strangers.
 * @typedef {'usual' | import('../types.js').TalkRule} Talk */

/** Where the last choice is remembered. */
export const CHOICE_KEY = 'nonpareil.choice';

/** @type {Choice} */
export const DEFAULTS = {
  mine: 'medusa',
  theirs: 'king-arthur',
  friends: 'choice',
  board: 'sarpedon',
  level: 'novice',
  edition: '2023',
  first: 'random',
  mulligan: false,
  clock: 'none',
  undo: 'rules',
  open: false,
  talk: 'usual',
  draft: 'free',
  series: 1,
  watch: 'link',
};

/** @type {readonly DraftRule[]} */
export const DRAFTS = ['free', 'random', 'mirror', 'blind', 'pick-and-ban'];

export const SERIES = [1, 3, 5];

/** What a seat asks for: its own hero, or what the draft makes of it. @param {DraftRule} draft @param {string} own @param {string} mirrored */
export function draftedHero(draft, own, mirrored) {
  switch (draft) {
    case 'free':
      return own;
    case 'random':
      return 'random';
    case 'mirror':
      return mirrored;
    case 'blind':
    case 'pick-and-ban':
      return 'choice';
  }
}

/** Whether heroes are chosen here, each for itself or one for all. @param {DraftRule} draft */
export function choosesNow(draft) {
  return draft === 'free' || draft === 'mirror';
}

/** What a table asks for besides its seats. @param {{draft: DraftRule, series: number}} choice */
export function drafted({ draft, series }) {
  return { ...(draft === 'free' ? {} : { draft }), ...(series === 1 ? {} : { series }) };
}

/** @type {readonly Talk[]} */
export const TALKS = ['usual', 'free', 'phrases', 'off'];

/** Who may watch. @type {readonly import('../types.js').WatchRule[]} */
export const WATCHES = ['link', 'list', 'none'];

/** @type {Record<string, import('../app/api.js').NewClock>} */
export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'decision', seconds: 30 },
  steady: { kind: 'decision', seconds: 90 },
  game: { kind: 'game', seconds: 900, increment: 10 },
  days: { kind: 'days', days: 3 },
};

/** A remembered choice, as far as it still makes sense. @param {unknown} stored @returns {Choice} */
export function sensible(stored) {
  const choice = { ...DEFAULTS, ...(stored && typeof stored === 'object' ? stored : {}) };
  /** @param {string} id @param {string[]} more */
  const known = (id, ...more) => more.includes(id) || hero(id) !== undefined;
  if (!known(choice.mine, 'random')) choice.mine = DEFAULTS.mine;
  if (!known(choice.theirs, 'random')) choice.theirs = DEFAULTS.theirs;
  if (!known(choice.friends, 'random', 'choice')) choice.friends = DEFAULTS.friends;
  // Two alike are not allowed.
  if (hero(choice.mine) && choice.theirs === choice.mine) choice.theirs = 'random';
  if (hero(choice.mine) && choice.friends === choice.mine) choice.friends = 'choice';
  if (choice.board !== 'random' && !board(choice.board)) choice.board = DEFAULTS.board;
  if (!catalog().levels.includes(choice.level)) choice.level = catalog().levels[0];
  if (!(choice.clock in CLOCKS)) choice.clock = 'none';
  if (!['2019', '2023'].includes(choice.edition)) choice.edition = DEFAULTS.edition;
  if (!['random', 'me', 'other'].includes(choice.first)) choice.first = 'random';
  if (!['rules', 'consent', 'none'].includes(choice.undo)) choice.undo = 'rules';
  choice.mulligan = choice.mulligan === true;
  choice.open = choice.open === true;
  if (!TALKS.includes(choice.talk)) choice.talk = 'usual';
  if (!DRAFTS.includes(choice.draft)) choice.draft = 'free';
  if (!SERIES.includes(choice.series)) choice.series = 1;
  if (!WATCHES.includes(choice.watch)) choice.watch = 'link';
  return choice;
}

/**
 * The request for a table as chosen.
 *
 * @param {Mode} mode
 * @param {Choice} choice
 * @returns {import('../app/api.js').NewTable}
 */
export function newTable(mode, choice) {
  const heroOf = (/** @type {string} */ own) => draftedHero(choice.draft, own, choice.mine);
  /** @type {import('../app/api.js').NewSeat} */
  const me = { who: 'me', hero: heroOf(choice.mine) };
  /** @type {import('../app/api.js').NewSeat} */
  const other =
    mode === 'computer'
      ? { who: 'computer', level: choice.level, hero: heroOf(choice.theirs) }
      : mode === 'friend'
        ? { who: 'link', hero: heroOf(choice.friends) }
        : { who: 'here', hero: heroOf(choice.theirs) };
  return {
    mode: 'duel',
    edition: choice.edition,
    board: choice.board,
    seats: choice.first === 'other' ? [other, me] : [me, other],
    first: choice.first === 'random' ? 'random' : 1,
    mulligan: choice.mulligan,
    clock: CLOCKS[choice.clock],
    undo: choice.undo,
    open: mode === 'friend' && choice.open,
    watch: choice.watch,
    ...(mode === 'friend' && choice.talk !== 'usual' ? { talk: choice.talk } : {}),
    ...drafted(choice),
  };
}
