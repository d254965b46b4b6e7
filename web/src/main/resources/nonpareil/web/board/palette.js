// Every hero's own colours: a deep tone, a metal and a tone for text (style/palettes.css). Whose side something is on
// is told by the player's colour and shape, never by these.

/** The heroes that have colours made for them. */
const OWN = new Set([
  'king-arthur',
  'alice',
  'medusa',
  'sinbad',
  'houdini',
  'genie',
  'sherlock-holmes',
  'dracula',
  'jekyll-and-hyde',
  'invisible-man',
]);

/** Colours for all others. */
const GUESTS = 4;

/** Which colours a hero has: home-made heroes get theirs by their name.
 * @param {string | null | undefined} hero
 * @param {string | null} [trait]
 * @returns {string} the name of a class
 */
export function paletteOf(hero, trait) {
  if (!hero) return '';
  if (hero === 'jekyll-and-hyde' && trait === 'hyde') return 'palette-hyde';
  if (OWN.has(hero)) return `palette-${hero}`;
  return `palette-guest-${1 + byName(hero, GUESTS)}`;
}

/** One of n things for a hero nothing was drawn for: always the same. @param {string} hero @param {number} n */
export function byName(hero, n) {
  let sum = n;
  for (const letter of hero) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % n;
}
