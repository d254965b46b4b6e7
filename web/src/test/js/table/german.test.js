// German as the books and people speak it: names in their cases, fog that lies, forms one takes on.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useCatalog } from '../../../main/resources/nonpareil/web/app/catalog.js';
import { allLanguages, speak } from '../../../main/resources/nonpareil/web/app/i18n.js';
import { match } from '../../../main/resources/nonpareil/web/pages/titles.js';
import { buttonLabel, question, waiting } from '../../../main/resources/nonpareil/web/table/choose/question-text.js';
import { Names } from '../../../main/resources/nonpareil/web/table/parts/names.js';
import { decisiveMoments } from '../../../main/resources/nonpareil/web/table/story/moments.js';
import { changeTo } from '../fixtures.js';
import { CATALOG, entry, prompt } from './fixtures.js';

/** @param {string} en @param {string} de */
const text = (en, de) => ({ en, de });

/** @param {string} n @param {string} [a] @param {string} [d] @param {string} [g] */
const cases = (n, a = n, d = n, g = `${n}s`) => ({ n, a, d, g });

const [medusa, genie] = CATALOG.heroes;
const catalog = {
  ...CATALOG,
  heroes: [
    medusa,
    {
      ...genie,
      tokens: [
        {
          id: 'fog',
          name: text('fog token', 'Nebelplättchen'),
          called: { en: cases('fog token'), de: cases('Nebelplättchen') },
          count: 3,
        },
      ],
    },
    {
      ...medusa,
      id: 'jekyll',
      name: text('Jekyll', 'Jekyll'),
      traits: [
        { id: 'doctor', name: text('Dr. Jekyll', 'Dr. Jekyll') },
        { id: 'beast', name: text('Mr. Hyde', 'Mr. Hyde') },
      ],
    },
  ],
};
useCatalog(catalog);
await speak('shell');
const SEATS = [
  { seat: 1, hero: 'medusa' },
  { seat: 2, hero: 'genie' },
  { seat: 3, hero: 'jekyll' },
];
const names = (/** @type {'en' | 'de'} */ language = 'de') => new Names(catalog, SEATS, language);

test('a name with an article stands in its case, in titles and lists', async () => {
  assert.equal(names().titled(2).a, 'den Dschinn');
  assert.equal(names().title(2), 'Der Dschinn');
  assert.equal(names().say('table.title', { a: names().titled(1), b: names().titled(2) }), 'Medusa gegen den Dschinn');
  await changeTo('de');
  assert.equal(match('medusa', 'genie'), 'Medusa gegen den Dschinn');
  assert.equal(match('genie', 'medusa'), 'Der Dschinn gegen Medusa');
  await changeTo('en');
  assert.equal(match('medusa', 'genie'), 'Medusa against the Genie');
  assert.equal(match('genie', 'medusa'), 'The Genie against Medusa');
});

test('the one bearer of a name has its article in panels and combats too', () => {
  assert.equal(names().label('2.genie'), 'Der Dschinn');
  assert.equal(names('en').label('2.genie'), 'The Genie');
  assert.equal(names().label('1.harpy-2'), 'Harpyie 2');
});

test('a change of form names both ways; a quality only gets its capital', () => {
  const change = prompt('start-of-turn', ['none', 'trait beast'], { seat: 3, cardsOf: 3 });
  assert.equal(buttonLabel('trait beast', change, names('en')), 'Become Mr. Hyde');
  assert.equal(buttonLabel('none', change, names('en')), 'Stay Dr. Jekyll');
  assert.equal(buttonLabel('trait beast', change, names()), 'Zu Mr. Hyde werden');
  assert.equal(buttonLabel('none', change, names()), 'Dr. Jekyll bleiben');
  assert.equal(buttonLabel('trait big', prompt('set-up', ['trait big'], { seat: 2, cardsOf: 2 }), names()), 'Groß');
});

test('fog lies where fighters stand', () => {
  const fog = prompt('move', ['move 2.fog-1 s1', 'done']);
  assert.equal(question(fog, names()), 'Wähle, wohin Nebelplättchen 1 kommt, oder lass es liegen.');
  assert.equal(buttonLabel('done', fog, names()), 'Liegen lassen');
  assert.equal(buttonLabel('done', prompt('move', ['move 1.medusa s1', 'done']), names()), 'Niemanden bewegen');
  assert.equal(
    question(prompt('choose-fighter', ['fighter 2.fog-1', 'fighter 2.fog-2'], { seat: 2 }), names()),
    'Wähle ein Plättchen.',
  );
  assert.equal(
    question(prompt('choose-fighter', ['fighter 2.fog-1', 'fighter 2.fog-2']), names()),
    'Wähle ein Plättchen des Dschinns.',
    'fog of another',
  );
  assert.equal(question(prompt('choose-fighter', ['fighter 1.medusa']), names()), 'Wähle einen Kämpfer.');
});

test('cards that go back to the deck are put in the order in which they are drawn', () => {
  const research = { seat: 1, card: 'dash' };
  assert.match(question(prompt('order', ['card dash', 'card feint'], { cause: research }), names()), /zuerst ziehst/);
  assert.equal(
    question(prompt('choose-number', ['number 0'], { cause: research }), names()),
    'Dash (de): Wie viele Karten ziehst du?',
  );
});

test('what others do', () => {
  assert.equal(waiting(prompt('move', [], { seat: 2 }), names()), 'Der Dschinn wählt eine Bewegung.');
  const defense = prompt('defense-card', [], { seat: 2, attacker: '1.medusa', target: '2.genie' });
  assert.equal(waiting(defense, names()), 'Der Dschinn wählt die Verteidigung.');
});

test('the decisive blow is the fighter’s who struck it', () => {
  const blow = entry(1, [
    { type: 'attack-declared', attacker: '1.harpy-2', target: '2.genie' },
    { type: 'cards-revealed', attackSeat: 1, defenseSeat: 2, attackCard: 'dash', defenseCard: null },
    { type: 'damaged', fighter: '2.genie', amount: 3, healthLeft: 6, combat: true, cause: null },
  ]);
  assert.equal(decisiveMoments([blow], names())[0].text, 'Harpyie 2 fügt dem Dschinn mit „Dash (de)“ 3 Schaden zu.');
});

test('words that the German books do not use are not used', async () => {
  for (const [code] of allLanguages().filter(([c]) => c === 'de'))
    for (const group of ['shell', 'learn', 'log', 'table', 'rules', 'legend', 'board']) {
      const words = (await import(`../../../main/resources/nonpareil/web/words/${code}/${group}.js`)).default;
      for (const [key, said] of Object.entries(words))
        assert.doesNotMatch(
          said,
          /Zuges|aufgedruckt|(?<!ab)gedruckte|wahlweise|Protokoll|Im Gang|Erscheinung|anlegen/,
          key,
        );
    }
});
