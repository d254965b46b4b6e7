// The printed options of cards, as they were chosen from.

/** @typedef {import('../../types.js').Cause} Cause */
/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../parts/names.js').Names} Names */

// Dashes and dots before a bullet say what the list stands in.
const BULLET = /^[\s–·]*•\s*/;

/** The printed options of a text. @param {readonly string[]} lines */
export function bullets(lines) {
  return lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, ''));
}

/**
 * Which options a record chose: the number, of how many, and what is printed there.
 *
 * @param {Entry} entry
 * @param {Names} names
 * @param {Cause | undefined} played the card its player played last: the one that asks, if what followed names none
 */
export function chosenOptions(entry, names, played) {
  const causes = [...(entry.events ?? []).map((e) => e.cause), played];
  const cause = causes.find((c) => c?.card && bullets(names.causeText(c)).length > 0);
  const options = cause ? bullets(names.causeText(cause)) : [];
  return (entry.choices ?? [])
    .filter((choice) => choice.startsWith('option '))
    .map((choice) => Number(choice.slice('option '.length)))
    .filter((n) => options[n - 1] !== undefined)
    .map((n) => ({ cause, n, all: options.length, text: options[n - 1].replace(/[.!]$/, '') }));
}
