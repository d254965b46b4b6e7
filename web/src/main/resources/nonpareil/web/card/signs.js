// The signs above a card's text, drawn. The server writes them from the effects.

import { html, nothing, svg } from 'lit';
import './glance.js';
import { SHAPES } from './sign-shapes.js';

/** @typedef {import('../types.js').CardSymbol} CardSymbol */

/** @param {string} sign */
export function signPicture(sign) {
  // The joint is narrow: it has no meaning of its own.
  const box = sign === 'then' ? '5 0 12 24' : '0 0 26 24';
  return html`<svg class="sign sign-${sign}" viewBox=${box} aria-hidden="true" focusable="false">
    ${(SHAPES[sign] ?? SHAPES.if).map(
      ({ kind, d, width }) => svg`<path class="sign-${kind}" stroke-width=${width} d=${d}></path>`,
    )}
  </svg>`;
}

/** The signs of a card in a row; it says nothing by itself. @param {readonly CardSymbol[]} symbols */
export function signsRow(symbols) {
  return symbols.map(
    ({ sign, amount }) =>
      html`<span class="card-sign">${signPicture(sign)}${amount === null ? nothing : html`<b>${amount}</b>`}</span>`,
  );
}
