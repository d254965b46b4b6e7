// A card lying on its side, for where there is width and no height: beside the answer on a phone. It shows everything a
// card shows.

import { html, nothing } from 'lit';
import { hero as heroOf, ready } from '../app/catalog.js';
import { local, t } from '../app/i18n.js';
import './card.js';
import { motifOf } from './deeds.js';
import { signsInWords } from './glance.js';
import { cardIcon } from './icons.js';
import { MOTIFS } from './motifs.js';
import { signsRow } from './signs.js';

/** A text with more letters than this is written smaller, and smaller still. */
const LONG = [150, 260];

/**
 * @param {import('../types.js').Card} card
 * @param {string | null} hero whose card it is
 */
export function cardBlock(card, hero) {
  const blocks = local(card.text);
  const letters = blocks.reduce((sum, b) => sum + b.head.length + b.lines.join(' ').length, 0);
  const fine = LONG.filter((n) => letters > n).length;
  return html`<div class="card-lying type-${card.type} fine-${fine}">
    <div class="card-lying-spine" aria-hidden="true">
      ${card.value === null ? nothing : html`<span class="card-value">${card.value}</span>`}${cardIcon(card.type)}
    </div>
    <div class="card-lying-face">
      <svg class="card-motif" viewBox="-2 -2 104 104" aria-hidden="true" focusable="false">
        <path d=${MOTIFS[motifOf(card, hero && ready() ? heroOf(hero) : undefined)]} />
      </svg>
      <div class="card-lying-head">
        <b class="card-name">${local(card.name)}</b>
        ${card.boost === null
          ? nothing
          : html`<span class="card-boost"><span class="visually-hidden">${t('card.boost')} </span>${card.boost}</span>`}
      </div>
      <div class="card-lying-facts">
        <span class="card-moment">${t(`card.${card.type}`)}, ${local(card.bannerName)}</span>
        ${card.symbols.length
          ? html`<span class="card-signs" role="img" aria-label=${signsInWords(card.symbols)}
              >${signsRow(card.symbols)}</span
            >`
          : nothing}
      </div>
      <div class="card-lying-text">
        ${blocks.length === 0 ? html`<p class="card-plain">${t('card.no-text')}</p>` : nothing}
        ${blocks.map(
          (b) =>
            html`<p>${b.head ? html`<span class="card-moment">${b.head}</span> ` : nothing}${b.lines[0] ?? nothing}</p>
              ${b.lines.slice(1).map((line) => html`<p>${line}</p>`)}`,
        )}
      </div>
    </div>
  </div>`;
}
