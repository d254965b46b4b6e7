// How a combat ended, in a sentence.

/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../parts/names.js').Names} Names */

/** How a combat ended. @param {GameEvent} e @param {Names} names @param {string | undefined} target */
export function outcome(e, names, target) {
  const attack = e.attack?.value ?? 0;
  const defense = e.defense?.value ?? 0;
  const spared = (e.damage ?? 0) === 0 && attack > defense;
  return names.say(spared ? 'sum.unhurt' : 'sum.damage', {
    attack,
    defense,
    n: e.damage ?? 0,
    who: names.player(e.winner ?? 0),
    whom: names.called(target),
  });
}
