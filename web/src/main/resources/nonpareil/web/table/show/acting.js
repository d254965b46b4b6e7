// The words of a card or an ability that act: the sentence behind an event, found by its moment and by the terms of the
// rules in it. Where that is not certain, more is marked rather than something wrong.

/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../types.js').EventType} EventType */
/** @typedef {import('../../types.js').CardBlock} CardBlock */
/** @typedef {import('../../types.js').TermSpan} TermSpan */
/** @typedef {import('../../card/card.js').Acting} Acting */
/** @typedef {'immediately' | 'during' | 'after'} Moment */

/** The terms a sentence about an event is likely to have. @type {Partial<Record<EventType, readonly string[]>>} */
const TERMS = {
  moved: ['move'],
  placed: ['place'],
  swapped: ['place'],
  'card-discarded': ['discard'],
  healed: ['recover'],
  'effects-cancelled': ['cancel'],
  'card-boosted': ['boost', 'boost-value'],
  'damage-prevented': ['prevent'],
  'hand-seen': ['look-at'],
  'hand-revealed': ['reveal', 'look-at'],
  'card-revealed': ['reveal'],
  'top-seen': ['look-at'],
  'actions-gained': ['gain-action'],
  'value-changed': ['instead', 'ignore', 'boost-value', 'printed-value'],
};
/** Terms of sentences that do something else. */
const DEEDS = new Set(Object.values(TERMS).flat());

/**
 * The words of a card that an event comes from.
 *
 * @param {readonly CardBlock[]} blocks
 * @param {GameEvent} event
 * @param {Moment | null} moment null: not in a combat
 * @param {boolean | null} [won] whether the card's player won the combat; null: nobody knows yet
 * @returns {Acting[]}
 */
export function actingWords(blocks, event, moment, won = null) {
  const now = blocks.map((block, i) => ({ block, i })).filter(({ block }) => isNow(block, event, moment, blocks));
  const all = now.flatMap(({ block, i }) =>
    block.lines.flatMap((line, n) => parts(line, block.terms[n] ?? []).map((s) => ({ block: i, line: n, ...s }))),
  );
  const sentences = all.filter((s) => won !== false || !s.terms.includes('won'));
  const wanted = new Set(TERMS[event.type] ?? []);
  const after = won ? sentences.filter((s) => s.terms.includes('won')) : [];
  if (after.length) return after.slice(0, 1).map(words);
  const sure = sentences.filter((s) => s.terms.some((t) => wanted.has(t)));
  const silent = sentences.filter((s) => !s.terms.some((t) => DEEDS.has(t)));
  const found = sure.length ? sure.slice(0, 1) : silent.length === 1 ? silent : sentences;
  return found.map(words);
}

/** @param {Acting} sentence @returns {Acting} */
function words({ block, line, from, to }) {
  return { block, line, from, to };
}

/**
 * @param {CardBlock} block
 * @param {GameEvent} event
 * @param {Moment | null} moment
 * @param {readonly CardBlock[]} blocks
 */
function isNow(block, event, moment, blocks) {
  if (!moment || !block.moment) return true;
  if (moment === 'after') return block.moment === 'after' || blocks.every((b) => b.moment !== 'after');
  if (event.type === 'effects-cancelled' && blocks.some((b) => b.moment === 'immediately'))
    return block.moment === 'immediately';
  return block.moment === 'during' || (block.moment === 'immediately' && blocks.every((b) => b.moment !== 'during'));
}

/** A line's sentences and the terms in them. @param {string} line @param {readonly TermSpan[]} spans */
function parts(line, spans) {
  const ends = [...line.matchAll(/[.!?](?=\s|$)/g)].map((m) => m.index + 1);
  if (ends.at(-1) !== line.length) ends.push(line.length);
  let from = 0;
  return ends.map((to) => {
    const part = { from, to, terms: spans.filter((s) => s.from >= from && s.from < to).map((s) => s.term) };
    from = to;
    while (line[from] === ' ') from++;
    return part;
  });
}
