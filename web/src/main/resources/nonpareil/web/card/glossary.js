// Finds the words of the rules in a card's text, so that they can be explained where they stand.

import { inLanguage } from '../app/i18n.js';

/** @typedef {import('../types.js').Term} Term */
/** @typedef {import('../types.js').Language} Language */
/** @typedef {string | {term: Term, text: string}} Part */

/**
 * How a term appears in texts, where its bare name is not enough.
 *
 * @type {Record<Language, Record<string, string | null>>}
 */
const FORMS = {
  en: {
    any: null,
    boost: 'boost(?:s|ed)?(?! (?:value|bonus))',
    cancel: 'cancel(?:s|ed|led)?',
    discard: 'discard(?:s|ed)?(?! pile)',
    'gain-action': 'gains? (?:an|\\d+) actions?',
    ignore: 'ignore[sd]?',
    'look-at': 'looks? at',
    move: 'move[sd]?',
    'opposing-card': 'opposing cards?',
    'opposing-fighter': 'opposing fighters?',
    place: 'placed?(?! of)',
    prevent: 'prevent(?:s|ed)?',
    recover: 'recover(?:s|ed)?',
    reveal: 'reveal(?:s|ed)?',
    'same-zone': 'same zone',
    won: '(?:win|won) the combat',
    'your-fighter': 'your fighters?',
  },
  de: {
    any: null,
    adjacent: 'benachbart\\w*',
    boost: 'boosten|boostest|geboostet',
    'boost-value': 'Boost-Werte?s?',
    cancel: 'annullier\\w+',
    defeated: 'besiegt\\w*',
    discard: 'wirft?|abwerfen|abgeworfen\\w*',
    'gain-action': 'erh[aä]lt\\w* \\d+ Aktion(?:en)?',
    ignore: 'ignorier\\w+',
    'look-at': 'sieh dir',
    may: 'darfst|darf|dürfen',
    move: 'beweg\\w+',
    'opposing-card': 'gegnerische[rnsm]? Karten?',
    'opposing-fighter': 'gegnerische[rnsm]? Kämpfers?',
    place: 'setz(?:e|en|t)',
    prevent: 'verhinder\\w+',
    'printed-value': 'gedruckte[rn]? Werte?s?',
    recover: 'erhält \\d+ Lebenspunkte? zurück',
    reveal: 'aufgedeckt\\w*|zeigt?|zeigen|vorzeigen',
    'same-zone': 'derselben Zone',
    versatile: 'vielseitige?',
    won: 'Kampf gewonnen',
    'your-fighter': 'deine[rnm]? Kämpfers?|dein Kämpfer',
  },
};

/** @type {Map<string, RegExp>} */
const patterns = new Map();

/** @param {readonly Term[]} terms @param {Language} language */
function pattern(terms, language) {
  const key = `${language} ${terms.length}`;
  let made = patterns.get(key);
  if (!made) {
    const forms = terms
      .map((t) => ({
        id: t.id,
        form: FORMS[language]?.[t.id] === undefined ? escaped(inLanguage(t.name, language)) : FORMS[language][t.id],
      }))
      .filter((t) => t.form)
      .sort((a, b) => (b.form?.length ?? 0) - (a.form?.length ?? 0));
    const groups = forms.map(({ id, form }) => `(?<${id.replaceAll('-', '_')}>${form})`).join('|');
    made = new RegExp(`(?<![\\p{L}-])(?:${groups})(?![\\p{L}])`, 'giu');
    patterns.set(key, made);
  }
  return made;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * A text in parts, the first of each term marked.
 *
 * @param {string} text
 * @param {readonly Term[]} terms
 * @param {Language} language
 * @param {Set<string>} [told] terms that were marked before
 * @returns {Part[]}
 */
export function marked(text, terms, language, told = new Set()) {
  /** @type {Part[]} */
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(pattern(terms, language))) {
    const id = Object.entries(match.groups ?? {})
      .find(([, found]) => found !== undefined)?.[0]
      .replaceAll('_', '-');
    const term = terms.find((t) => t.id === id);
    if (!term || told.has(term.id)) continue;
    told.add(term.id);
    if (match.index > from) parts.push(text.slice(from, match.index));
    parts.push({ term, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
