// What a line of talk says, in the language of its reader. What people write stands as it is: it is text and nothing
// else.

import { speak } from '../../app/i18n.js';
import { say } from '../parts/say.js';

await speak('talk');

/** @typedef {import('../../types.js').TalkLine} TalkLine */
/** @typedef {import('../../types.js').TalkPoint} TalkPoint */
/** @typedef {import('../parts/names.js').Names} Names */

/** @param {TalkPoint} on @param {number} seat whose card it would be @param {Names} names */
export function pointedAt(on, seat, names) {
  if (on.fighter) return names.label(on.fighter);
  if (on.card) return names.quoted(seat, on.card);
  return names.space(on.space ?? '');
}

/** What was said, without who said it. @param {TalkLine} line @param {Names} names */
export function spoken(line, names) {
  if (line.text) return line.text;
  const phrase = line.phrase ? say(`talk.phrase.${line.phrase}`) : '';
  if (!line.on) return phrase || say('talk.deleted');
  const what = pointedAt(line.on, line.seat, names);
  return phrase ? say('talk.pointed.words', { phrase, what }) : say('talk.pointed', { what });
}

/** The person who said it. @param {number} seat @param {Names} names */
export function speaker(seat, names) {
  return names.nickname(seat).n;
}
