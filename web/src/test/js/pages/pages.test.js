import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allLanguages } from '../../../main/resources/nonpareil/web/app/i18n.js';
import { useCatalog } from '../../../main/resources/nonpareil/web/app/catalog.js';
import { DEFAULTS, newTable, sensible } from '../../../main/resources/nonpareil/web/pages/choice.js';
import { follow, pointed, Progress } from '../../../main/resources/nonpareil/web/pages/coach.js';
import { clauseId, distance, pieces, searchFor } from '../../../main/resources/nonpareil/web/pages/search.js';
import { clauses, elsewhere, learnOthers, parts } from '../../../main/resources/nonpareil/web/pages/clauses.js';
import { CATALOG, changeTo, LESSON } from '../fixtures.js';

useCatalog(CATALOG);

test('a remembered choice is kept as far as it makes sense', () => {
  assert.deepEqual(sensible(null), DEFAULTS);
  assert.deepEqual(sensible('rubbish'), DEFAULTS);
  const odd = sensible({
    mine: 'nobody',
    theirs: 'medusa',
    level: 'divine',
    clock: 'sundial',
    board: 'atlantis',
    edition: '1999',
    mulligan: 'yes',
    undo: 1,
    first: 7,
  });
  assert.deepEqual({ ...odd, theirs: DEFAULTS.theirs }, DEFAULTS);
  assert.equal(odd.theirs, 'random', 'not the same hero on both sides');
  assert.equal(sensible({ mine: 'king-arthur', theirs: 'medusa', level: 'easy' }).level, 'easy');
});

test('a choice becomes a request', () => {
  const choice = sensible({ mine: 'medusa', theirs: 'king-arthur', level: 'easy', clock: 'quick', first: 'other' });
  const against = newTable('computer', choice);
  assert.deepEqual(against.seats, [
    { who: 'computer', level: 'easy', hero: 'king-arthur' },
    { who: 'me', hero: 'medusa' },
  ]);
  assert.equal(against.first, 1);
  assert.deepEqual(against.clock, { kind: 'decision', seconds: 30 });
  const friend = newTable('friend', { ...choice, first: 'random', open: true });
  assert.deepEqual(friend.seats, [
    { who: 'me', hero: 'medusa' },
    { who: 'link', hero: 'choice' },
  ]);
  assert.deepEqual([friend.first, friend.open], ['random', true]);
  assert.deepEqual(newTable('here', { ...choice, first: 'me', open: true }).seats[1], {
    who: 'here',
    hero: 'king-arthur',
  });
  assert.equal(newTable('here', { ...choice, open: true }).open, false, 'a table at one screen is never open');
});

test('clauses: each in a part, references lead somewhere, the same ones in every language', async () => {
  /** @param {string} text */
  const named = (text) => [...text.matchAll(/\b[A-Z]{2,5}-\d+\b/g)].map(String);
  await changeTo('en');
  const english = new Map(clauses().map((c) => [c.id, c]));
  assert.ok(english.size > 100);
  for (const [code] of allLanguages()) {
    await changeTo(code);
    const inParts = new Set(parts().map((p) => p.id));
    for (const c of clauses()) {
      assert.ok(inParts.has(c.part), c.id);
      for (const id of named(`${c.text} ${c.old}`)) assert.equal(clauseId(id), id, `${c.id} names ${id}`);
      assert.deepEqual(named(c.text), named(english.get(c.id)?.text ?? ''), `${c.id} in ${code}`);
    }
  }
  await changeTo('en');
});

test('every clause that the scenarios prove can be read', () => {
  const proven = readFileSync(
    new URL('../../../../../content/src/main/resources/nonpareil/clauses.txt', import.meta.url),
    'utf8',
  );
  const ids = proven
    .split('\n')
    .map((line) => line.split(' ')[0])
    .filter((id) => /^[A-Z]+-\d+$/.test(id) && !/^PAIR-/.test(id));
  assert.deepEqual(
    clauses()
      .map((c) => c.id)
      .sort(),
    ids.sort(),
  );
});

/** What a search among some texts finds, with the found words in brackets. @param {string} typed @param {...string} texts */
function found(typed, ...texts) {
  const search = searchFor(typed, texts);
  return texts
    .filter((text) => search.isIn(text))
    .map((text) =>
      pieces(text, search.marks(text))
        .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
        .join(''),
    );
}

test('the search minds neither case nor accents, wants all words and says where they are', () => {
  assert.deepEqual(found('wahrend KAMPFER', 'Während Kampf: Kämpfer', 'Kämpfer'), ['[Während] Kampf: [Kämpfer]']);
  assert.deepEqual(found('gross', 'großer Kämpfer'), ['[großer] Kämpfer']);
  assert.deepEqual(found('manoever', 'Ein Manöver zieht'), ['Ein [Manöver] zieht']);
  assert.deepEqual(found('man', 'Maneuver, maneuvers'), ['[Maneuver], [maneuvers]'], 'the beginning is enough');
  assert.deepEqual(found('zone zones', 'zones'), ['[zones]'], 'found twice, marked once');
  assert.deepEqual(found('att-3', 'ATT-3 as ATT-2'), ['[ATT-3] as ATT-2']);
});

test('the search forgives typing where it would find nothing else', () => {
  assert.deepEqual(found('manuever', 'A maneuver draws.', 'A scheme.'), ['A [maneuver] draws.']);
  assert.deepEqual(found('anullieren', 'Effekte annullieren'), ['Effekte [annullieren]']);
  assert.deepEqual(found('exhuastion', 'when exhausted', 'exhaustion costs'), ['[exhaustion] costs']);
  assert.equal(searchFor('shceme', ['a scheme']).near, true);
  assert.equal(searchFor('scheme', ['a scheme']).near, false);
  assert.deepEqual(found('zoen', 'zone'), ['[zone]']);
  assert.deepEqual(found('zxq', 'zone'), [], 'too short to guess');
  assert.deepEqual(found('scheme', 'a scheme', 'a schema'), ['a [scheme]'], 'nothing is guessed beside what is there');
  assert.equal(distance('attack', 'atatck'), 1);
});

test('clauses are found by their id', () => {
  assert.equal(clauseId('att-3'), 'ATT-3');
  assert.equal(clauseId('ATT'), 'ATT');
  assert.equal(clauseId('ATT-99'), null);
  assert.equal(clauseId(null), null);
});

test('a clause is found by a word of the other language', async () => {
  await changeTo('en');
  await learnOthers();
  assert.ok(searchFor('Zugs', [elsewhere('TURN-3')]).isIn(elsewhere('TURN-3')));
});

test('a lesson is followed choice by choice', () => {
  const { steps } = LESSON;
  assert.equal(follow(steps, 0, ['maneuver']).at, 2, 'what only tells is passed over');
  assert.equal(follow(steps, 2, ['card dash', 'move 1.medusa s20', 'done']).at, 6, 'the harpy may stay');
  assert.equal(follow(steps, 2, ['card dash', 'move 1.medusa s20', 'move 1.harpy-1 s07']).at, 5);
  assert.equal(follow(steps, 4, ['maneuver']).at, 7);
  assert.equal(follow(steps, 8, ['move 1.medusa s01', 'move 1.harpy-1 s02']).at, 8, 'as many as wanted');
  assert.equal(follow(steps, 1, ['attack 1.medusa 2.king-arthur']).wrong, steps[1]);
  assert.equal(follow(steps, 2, ['card dash', 'move 1.medusa s21']).wrong, steps[3]);
  assert.equal(follow(steps, 4, ['scheme dash 1.medusa']).wrong, steps[4], 'the first that was tried says why');
  assert.equal(follow(steps, 9, ['whatever']).wrong, null, 'at the end nothing is wrong any more');
});

/**
 * @param {number} number
 * @param {string[]} choices
 * @param {string[] | null} asked
 * @param {object} [more]
 * @returns {any}
 */
const frame = (number, choices, asked, more = {}) => ({
  number,
  kind: number === 0 ? 'start' : 'choice',
  seat: 1,
  choices,
  events: [],
  view: { over: false },
  prompt: { seat: asked ? 1 : 2, kind: 'action', options: asked ?? undefined },
  ...more,
});

test('the coach tells, asks, praises, watches and ends', () => {
  const progress = new Progress(LESSON);
  progress.take(frame(0, [], ['maneuver', 'attack 1.medusa 2.king-arthur']));
  assert.equal(progress.now().kind, 'tell');
  progress.next();
  assert.equal(progress.now().kind, 'ask');
  assert.equal(progress.objection(['attack 1.medusa 2.king-arthur']), LESSON.steps[1]);
  assert.equal(progress.objection(['maneuver']), null);
  progress.take(frame(1, ['maneuver'], ['none', 'card dash']));
  assert.equal(progress.now().praise?.en, 'well begun');
  progress.take(frame(2, ['card dash', 'move 1.medusa s20', 'done'], ['maneuver']));
  const asked = progress.now();
  assert.ok(asked.kind === 'ask' && asked.say?.en === 'say maneuver' && asked.number === 4 && asked.of === 5);
  progress.take(frame(3, ['maneuver'], ['none']));
  progress.take(frame(4, ['none', 'move 1.medusa s01'], ['move 1.harpy-1 s02', 'done']));
  assert.ok(!progress.ended);
  progress.take(frame(5, ['done'], null));
  assert.equal(progress.now().kind, 'watch');
  progress.take(frame(6, [], null, { seat: 2, events: [{ type: 'turn-began', seat: 2 }] }));
  assert.equal(progress.now().kind, 'end');
});

test('steps that are not offered are passed over', () => {
  const progress = new Progress(LESSON);
  progress.take(frame(0, [], ['maneuver']));
  progress.take(frame(1, ['maneuver'], ['card dash']));
  progress.take(frame(2, ['card dash', 'move 1.medusa s20'], ['maneuver', 'attack 1.medusa 2.king-arthur']));
  const now = progress.now();
  assert.ok(now.kind === 'ask' && now.say?.en === 'say maneuver');
});

test('a lesson is resumed from its records, and taking back goes back', () => {
  const progress = new Progress(LESSON);
  for (const f of [
    frame(0, [], ['maneuver']),
    frame(1, ['maneuver'], ['card dash']),
    frame(1, ['maneuver'], ['card dash']),
  ])
    progress.take(f);
  assert.equal(progress.at, 2, 'the same record again counts once');
  progress.take(frame(2, [], ['maneuver'], { kind: 'undo', to: 0 }));
  assert.equal(progress.at, 0);
  progress.take(frame(3, ['maneuver'], ['card dash']));
  assert.equal(progress.at, 2);
  const other = new Progress(LESSON);
  other.take(frame(0, [], null, { view: { over: true } }));
  assert.ok(other.ended, 'a game that is over ends the lesson');
});

test('what is pointed at is sorted by kind', () => {
  assert.deepEqual(pointed(['1.medusa', 's20', 'card dash', 'control maneuver', 'prompt']), {
    pieces: ['1.medusa'],
    spaces: ['s20'],
    cards: ['dash'],
    controls: ['maneuver', 'prompt'],
  });
  assert.deepEqual(pointed(undefined), { pieces: [], spaces: [], cards: [], controls: [] });
});

test('praise waits for the end of a combat and is said once', () => {
  const progress = new Progress(LESSON);
  progress.take(frame(0, [], ['maneuver']));
  progress.take(frame(1, ['maneuver'], null, { view: { over: false, combat: {} } }));
  assert.equal(progress.now().praise, null, 'the combat is still going on');
  progress.take(frame(2, [], ['card dash'], { seat: 2 }));
  assert.equal(progress.now().praise?.en, 'well begun');
  const other = new Progress(LESSON);
  other.take(frame(0, [], ['maneuver']));
  other.take(frame(1, ['maneuver'], null));
  assert.equal(other.now().praise?.en, 'well begun', 'while the opponent plays');
  other.take(frame(2, [], ['card dash'], { seat: 2 }));
  assert.equal(other.now().praise, null, 'not again');
});
