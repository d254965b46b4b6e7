// What is asked while people carry something out by hand: which act, about whom and what, and whether others agree.

import { proposed } from '../parts/proposals.js';

/** @typedef {import('../../types.js').Prompt} Prompt */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('../parts/say.js').Params} Params */

/** What is asked; null where nothing is done by hand. @param {Prompt} prompt @param {Names} names @returns {{key: string, params?: Params} | null} */
export function askedByHand(prompt, names) {
  const { byHand } = prompt;
  if (!byHand) return null;
  const { act, proposal } = byHand;
  if (proposal)
    return {
      key: 'ask.by-hand.agree',
      params: { who: names.player(prompt.cause?.seat ?? 0), what: proposed(proposal, names) },
    };
  if (!act) return { key: 'ask.by-hand', params: { text: names.local(byHand.text) } };
  switch (prompt.kind) {
    case 'choose-fighter':
    case 'choose-player':
    case 'choose-space':
    case 'choose-number':
      return { key: `ask.by-hand.${prompt.kind}`, params: { act: names.say(`act.${act}`) } };
    case 'choose-card':
      return act.startsWith('hand-')
        ? { key: `ask.by-hand.${act}` }
        : { key: 'ask.by-hand.choose-card', params: { act: names.say(`act.${act}`) } };
    default: // a discard is asked as always
      return null;
  }
}

/** What others are told meanwhile; null where nothing is done by hand. @param {Prompt} prompt @param {Names} names @returns {{key: string, params: Params} | null} */
export function waitingByHand(prompt, names) {
  const { byHand } = prompt;
  if (!byHand) return null;
  return byHand.proposal
    ? { key: 'wait.by-hand.agree', params: { what: proposed(byHand.proposal, names) } }
    : { key: 'wait.by-hand', params: { text: names.local(byHand.text) } };
}

/** Where an answer stands that is one of many; null where it stands as always. @param {string} option @param {Prompt} prompt @returns {'choice' | null} */
export function placeByHand(option, prompt) {
  const others = prompt.byHand && prompt.options?.some((o) => /^(act|number|player) /.test(o));
  return others && (option === 'done' || option === 'none') ? 'choice' : null;
}

/** What a button says; null where nothing is done by hand, or the button says the same as always. @param {string} option @param {Prompt} prompt @param {Names} names */
export function labelByHand(option, prompt, names) {
  const { byHand } = prompt;
  if (!byHand) return null;
  const [word, first] = option.split(' ');
  switch (word) {
    case 'act':
      return names.say(`act.${first}`);
    case 'done':
      return names.say('option.by-hand.done');
    case 'none':
      return names.say('option.by-hand.none');
    case 'yes':
      return names.say('option.by-hand.yes');
    case 'no':
      return byHand.proposal ? names.say('option.by-hand.no') : null;
    default: // names of players, numbers
      return null;
  }
}
