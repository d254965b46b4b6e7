// What the signs of a card say: in words, and which of them is the one that counts. What they are called stands in
// words/…/cards.js.

import { speak, t } from '../app/i18n.js';

await speak('cards');

/** @typedef {import('../types.js').CardSymbol} CardSymbol */

/** What only says when, whom or how often; what is left is what the card does. */
const BESIDE = new Set(
  'won lost attacking defending hero moved fallen weak turn zone near each bonus forced if otherwise then choice firm number'.split(
    ' ',
  ),
);

/** The one sign a small card has room for. @param {readonly CardSymbol[]} symbols */
export function mainSign(symbols) {
  return symbols.find(({ sign }) => !BESIDE.has(sign)) ?? symbols.find(({ sign }) => sign !== 'then') ?? null;
}

/** The signs in words. @param {readonly CardSymbol[]} symbols */
export function signsInWords(symbols) {
  return symbols
    .filter(({ sign }) => sign !== 'then')
    .map(({ sign, amount }) => (amount === null ? t(`sign.${sign}`) : `${t(`sign.${sign}`)} ${amount}`))
    .join(', ');
}
