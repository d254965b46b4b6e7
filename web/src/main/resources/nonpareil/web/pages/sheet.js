// The rules on a sheet of paper: seen only when the page is printed, with the labelled card and the symbols.

import { html } from 'lit';
import { t } from '../app/i18n.js';

/** The parts of the sheet and how many lines each has; a numbered one is done line by line. */
const PARTS = [
  { id: 'setup', lines: 3 },
  { id: 'turn', lines: 5 },
  { id: 'attack', lines: 7, numbered: true },
  { id: 'end', lines: 4 },
];

export function sheet() {
  return html`<section class="sheet" aria-hidden="true">
    <p class="sheet-title">${t('sheet.title')}</p>
    ${PARTS.map(({ id, lines, numbered }) => {
      const items = Array.from({ length: lines }, (_, i) => html`<li>${t(`sheet.${id}-${i + 1}`)}</li>`);
      return html`<div class="sheet-part">
        <h2>${t(`sheet.${id}`)}</h2>
        ${numbered
          ? html`<ol>
              ${items}
            </ol>`
          : html`<ul>
              ${items}
            </ul>`}
      </div>`;
    })}
  </section>`;
}
