// Each rule of the linter finds what it is there for.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markup } from './markup.js';
import { events } from './protocol.js';
import { cycles, wrongWays } from './rooms.js';
import { tooLong } from './size.js';
import { parsed, ts } from './sources.js';
import { switches } from './switches.js';
import { missing, unused } from './words.js';

/** @param {Record<string, string>} texts by path */
function files(texts) {
  return new Map(Object.entries(texts).map(([path, text]) => [path, parsed(path, text)]));
}

/** @param {Record<string, Record<string, string>>} groups */
const words = (groups) => new Map(Object.entries(groups));

test('dependencies between rooms go down', () => {
  const found = wrongWays(
    files({
      'app/a.js': "import { b } from '../board/b.js';",
      'board/b.js': "import { a } from '../app/a.js'; export const b = a;",
      'card/c.js': "/** @typedef {import('../table/play/p.js').P} P */",
      'table/show/s.js': "export const later = () => import('../choose/c.js');",
      'elsewhere/e.js': '',
    }),
  );
  assert.deepEqual(found, [
    'app/a.js:1: app must not know board (board/b.js)',
    'card/c.js:1: card must not know table/play (table/play/p.js)',
    'table/show/s.js:1: table/show must not know table/choose (table/choose/c.js)',
    'elsewhere/e.js: stands in no room',
  ]);
});

test('modules do not need each other in a circle', () => {
  const circle = files({
    'app/a.js': "import './b.js';",
    'app/b.js': "import './c.js';",
    'app/c.js': "import './a.js';",
    'app/d.js': "import './a.js'; /** @typedef {import('./d.js').X} X */",
  });
  assert.deepEqual(cycles(circle), ['a circle of modules: app/a.js → app/b.js → app/c.js → app/a.js']);
});

test('templates hold no text and no foreign HTML', () => {
  const found = markup(
    files({
      'app/a.js': [
        "const ok = html`<p class=\"loud\" title=${t('x')}>${t('y')} · Nonpareil</p>`;",
        'const bad = html`<p>Hello ${name}</p>`;',
        'const label = html`<button aria-label="Close"></button>`;',
        'element.innerHTML = text;',
      ].join('\n'),
      'words/en/a.js': "export default { hello: 'Hello' };",
    }),
  );
  assert.deepEqual(found, [
    'app/a.js:2: “Hello” belongs into words/',
    'app/a.js:3: “Close” belongs into words/',
    'app/a.js:4: innerHTML lets foreign HTML in',
  ]);
});

test('a switch names every kind, or says why not', () => {
  const text = `/** @typedef {'a' | 'b' | 'c'} Kind */
/** @param {Kind} k */
function whole(k) { switch (k) { case 'a': case 'b': return 1; case 'c': return 2; } }
/** @param {Kind} k */
function lacking(k) { switch (k) { case 'a': return 1; case 'b': return 2; } }
/** @param {Kind} k */
function silent(k) { switch (k) { case 'a': return 1; default: return 0; } }
/** @param {Kind | undefined} k */
function saying(k) { switch (k) { case 'a': return 1; default: // the rest counts nothing
  return 0; } }
/** @param {string} s */
function open(s) { switch (s) { case 'a': return 1; default: return 0; } }
`;
  const options = { allowJs: true, checkJs: true, noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  const real = host.getSourceFile.bind(host);
  host.getSourceFile = (/** @type {string} */ name, /** @type {any} */ language) =>
    name === 'sample.js' ? ts.createSourceFile(name, text, language, true, ts.ScriptKind.JS) : real(name, language);
  const program = ts.createProgram(['sample.js'], options, host);
  assert.deepEqual(
    switches(program, (path) => path === 'sample.js'),
    ['sample.js:5: no case for c', 'sample.js:7: say in a comment why the other kinds do not matter here'],
  );
});

test('the kinds of events are those of the protocol', () => {
  const types = parsed('types.js', "/** @typedef {'turn-began' | 'flew'} EventType */");
  const protocol = 'Events:\n\n| `turn-began` | `seat` |\n| `moved` | `piece` |\n\nAfter.';
  assert.deepEqual(events(types, protocol), [
    'types.js: EventType lacks moved',
    'types.js: the protocol knows no event flew',
  ]);
});

test('a file can be read at once', () => {
  assert.deepEqual(tooLong(files({ 'app/a.js': '\n'.repeat(451), 'app/b.js': '\n'.repeat(450) })), [
    'app/a.js: 451 lines are too many, 450 at most',
  ]);
});

test('every language has the same words', () => {
  const en = words({ a: { one: 'One {x}', two: 'Two', three: 'Three' }, b: { four: 'Four' } });
  const de = words({ a: { one: 'Eins {y}', three: ' ', more: 'Mehr', two: 'Zwei' } });
  assert.deepEqual(missing(new Map([['en', en]])), []);
  assert.deepEqual(
    missing(
      new Map([
        ['en', en],
        ['de', de],
      ]),
    ),
    [
      'words/de/a.js: one has the parameters y, not x',
      'words/de/a.js: three is empty',
      'words/de/a.js: nobody else has more',
      'words/de/a.js: three stands elsewhere than in the first language',
      'words/de has no b.js',
      'words/de/b.js: four is missing (“Four”)',
    ],
  );
});

test('words are used, and what is said has words', () => {
  const en = words({ a: { 'x.one': '1', 'x.two': '2', 'y.three': '3', 'y.four': '4', never: '5' } });
  const used = files({
    'app/a.js': "t('x.one'); say(ok ? 'x.two' : 'x.gone'); names.say(`y.${kind}`); t(`z.${kind}`); // never",
  });
  assert.deepEqual(unused(en, used), [
    "app/a.js:1: no words for 'x.gone'",
    'app/a.js:1: no words for `z.${kind}`',
    'words/…/a.js: never is used nowhere',
  ]);
});
