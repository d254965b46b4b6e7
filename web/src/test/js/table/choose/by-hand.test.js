import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  buttonLabel,
  placeOf,
  question,
  waiting,
} from '../../../../main/resources/nonpareil/web/table/choose/question-text.js';
import { names, prompt } from '../fixtures.js';

const text = { en: 'Tell a joke.', de: 'Erzähle einen Witz.' };
const cause = { seat: 1, card: 'dash' };

/** @param {string} kind @param {string[]} options @param {object} byHand @param {object} [more] */
const byHand = (kind, options, byHand, more = {}) =>
  prompt(kind, options, { cause, byHand: { text, act: null, proposal: null, ...byHand }, ...more });

const draw = { act: 'draw', fighter: null, of: 2, space: null, health: null, card: null };

test('who plays the card is told what to do by hand, and picks an act', () => {
  const acts = byHand('choose-option', ['act draw', 'act move', 'done'], {});
  assert.equal(question(acts, names()), 'Dash: carry this out by hand: “Tell a joke.” What do you propose?');
  assert.match(question(acts, names('de')), /Führt dies von Hand aus: „Erzähle einen Witz.“/);
  assert.equal(buttonLabel('act draw', acts, names()), 'Draw a card');
  assert.equal(buttonLabel('act move', acts, names('de')), 'Einen Kämpfer bewegen');
  assert.equal(buttonLabel('done', acts, names()), 'Done');
  assert.equal(placeOf('done', acts), 'choice', 'beside the acts');
  assert.match(waiting(acts, names()), /by hand: “Tell a joke.”/);
});

test('then whom and what it is about, and may think better of it', () => {
  const whom = byHand('choose-fighter', ['none', 'fighter 2.genie'], { act: 'place' });
  assert.equal(question(whom, names()), 'Dash: Place a fighter: which fighter?');
  assert.equal(buttonLabel('none', whom, names()), 'Not this after all');
  assert.equal(placeOf('none', whom), 'no');
  const who = byHand('choose-player', ['none', 'player 1', 'player 2'], { act: 'draw' });
  assert.equal(question(who, names()), 'Dash: Draw a card: who?');
  assert.equal(buttonLabel('player 2', who, names()), 'The Genie');
  const own = byHand('choose-card', ['card dash'], { act: 'hand-to-top' });
  assert.equal(question(own, names()), 'Dash: choose a card for the top of your deck.');
  const discard = byHand('discard', ['card dash', 'card feint'], { act: 'discard' });
  assert.equal(question(discard, names()), 'Dash: discard a card.');
});

test('opponents are asked for exactly what is proposed, and answer in few words', () => {
  const agree = byHand('confirm', ['yes', 'no'], { act: 'draw', proposal: draw }, { seat: 2 });
  assert.equal(question(agree, names()), 'Dash: Medusa proposes: The Genie draws a card. Do you agree?');
  assert.equal(buttonLabel('yes', agree, names('de')), 'Zustimmen');
  assert.equal(buttonLabel('no', agree, names()), 'Do not agree');
  assert.match(waiting(agree, names()), /asked whether to agree: The Genie draws a card\./);
  const health = { ...draw, act: 'health', fighter: '2.genie', of: null, health: 1 };
  const weak = byHand('confirm', ['yes', 'no'], { act: 'health', proposal: health }, { seat: 2 });
  assert.equal(buttonLabel('no', weak, names('de')), 'Nicht zustimmen');
});
