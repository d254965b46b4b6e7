// Counters that lie on a fighter, as badges and panels show them.

/**
 * The first letters of a counter, as many as tell it from the others of this game.
 *
 * @param {string} name
 * @param {readonly string[]} all
 * @param {string} language
 */
export function letters(name, all, language) {
  const others = all.filter((other) => other !== name);
  const parts = [...name];
  let n = 1;
  while (n < parts.length && others.some((other) => other.startsWith(parts.slice(0, n).join('')))) n++;
  return (parts[0] ?? '').toLocaleUpperCase(language) + parts.slice(1, n).join('');
}

/**
 * The counters on a figure: the first letters, how many, and both in words.
 *
 * @param {readonly import('../../types.js').Held[]} held
 * @param {import('./names.js').Names} names
 * @returns {import('../../board/types.js').Tag[]}
 */
export function tagsOf(held, names) {
  const all = [...names.heroes.values()].flatMap((hero) =>
    (hero.counters ?? []).filter((c) => c.heldBy === 'fighters').map((c) => names.local(c.name)),
  );
  return held.map((h) => ({
    letter: letters(names.counter(h.seat, h.counter), all, names.language),
    number: h.number,
    text: names.held(h),
  }));
}
