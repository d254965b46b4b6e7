// Icons of the card types and of what happens to cards, drawn on a 24 grid and filled.

import { html, svg } from 'lit';

/** @type {Record<string, import('lit').TemplateResult<2>>} */
const SHAPES = {
  attack: svg`<path d="M12 .8l2.3 6.2 4.9-4-2.2 6 6.2.5-5.200 3.300 4.600 4.200-6.200-.9.6 6.300-4-4.900-3.400 5.300-.9-6.300-5.900 2.100 3.400-5.300-6.100-1.600 6.100-1.700-3.400-5.300 5.900 2.200z"/>`,
  defense: svg`<path d="M12 1.200c2.800 2 6 2.800 9.500 2.800 0 9.200-2.600 15.200-9.500 18.800C5.100 19.200 2.500 13.200 2.500 4 6 4 9.200 3.200 12 1.200z"/>`,
  versatile: svg`<path fill-rule="evenodd" d="M12 1.200c2.800 2 6 2.800 9.500 2.800 0 9.200-2.600 15.200-9.500 18.800C5.100 19.200 2.500 13.200 2.500 4 6 4 9.200 3.200 12 1.200zm0 4.300-1.400 3.700-3-2.300 1.200 3.600-3.800.4 3.300 2-2.700 2.700 3.800-.6-.3 3.900 2.500-3 2.200 3.200.4-3.900 3.700 1.200-2.200-3.200 3.700-1.100-3.800-1 2-3.300-3.600 1.400z"/>`,
  scheme: svg`<path d="M14.800.8 4 13.600h6.200L8.200 23.200 20 9.600h-6.600z"/>`,
  lock: svg`<path d="M12 1.800a5.200 5.200 0 0 0-5.200 5.200v3H5v12h14V10h-1.800V7A5.200 5.200 0 0 0 12 1.800zm0 2.600A2.600 2.600 0 0 1 14.600 7v3H9.400V7A2.600 2.600 0 0 1 12 4.400z"/>`,
};

/** The icon of a card type, or the lock. @param {string} name @param {string} [label] where no word stands beside it */
export function cardIcon(name, label) {
  const shape = SHAPES[name];
  return label
    ? html`<svg
        class="card-icon"
        viewBox="0 0 24 24"
        role="img"
        aria-label=${label}
        focusable="false"
        fill="currentColor"
      >
        ${shape}
      </svg>`
    : html`<svg class="card-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="currentColor">
        ${shape}
      </svg>`;
}
