// A card's line in parts, so that the words of the rules can be explained where they stand.

/** @typedef {import('../types.js').Term} Term */
/** @typedef {import('../types.js').TermSpan} TermSpan */
/** @typedef {string | {term: Term, text: string}} Part */

/**
 * A line in parts, the first of each term marked.
 *
 * @param {string} line
 * @param {readonly TermSpan[]} spans where it speaks of terms
 * @param {readonly Term[]} terms
 * @param {Set<string>} [told] terms that were marked before
 * @returns {Part[]}
 */
export function marked(line, spans, terms, told = new Set()) {
  /** @type {Part[]} */
  const parts = [];
  let from = 0;
  for (const span of spans) {
    const term = terms.find((t) => t.id === span.term);
    if (!term || told.has(term.id)) continue;
    told.add(term.id);
    if (span.from > from) parts.push(line.slice(from, span.from));
    parts.push({ term, text: line.slice(span.from, span.to) });
    from = span.to;
  }
  if (from < line.length) parts.push(line.slice(from));
  return parts;
}
