// All symbols of cards, heroes and battlefields, with their words.

import { html, svg } from 'lit';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { cardIcon } from '../card/icons.js';
import { SHAPES } from '../card/sign-shapes.js';
import { signPicture } from '../card/signs.js';
import '../board/figure.js';

await speak('legend');

const TYPES = ['attack', 'defense', 'versatile', 'scheme'];

/** A space as battlefields draw it, around (0, 0). @param {unknown} inside */
function space(inside) {
  return html`<svg class="legend-space" viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
    <circle class="legend-rim" r="24"></circle>
    ${inside}
  </svg>`;
}

const KEYHOLE = svg`<circle class="legend-ink" r="14"></circle><path class="legend-paper" d="M0 -8.500A4.600 4.600 0 0 1 2.300 0.100L4 8H-4L-2.300 0.100A4.600 4.600 0 0 1 0 -8.500Z"></path>`;
const START = svg`<circle class="legend-start" r="14"></circle><text class="legend-digit" dy="0.34em" font-size="18">1</text>`;
const TWO_ZONES = svg`<path class="legend-one" d="M0 -21.600A21.600 21.600 0 0 0 0 21.600Z"></path><path class="legend-other" d="M0 -21.600A21.600 21.600 0 0 1 0 21.600Z"></path><path class="legend-seam" d="M0 -22V22"></path>`;

/**
 * Every symbol with its name and what it says, in groups.
 *
 * @returns {{id: string, signs: {id: string, key?: string, sign: unknown}[]}[]}
 */
function groups() {
  return [
    {
      id: 'cards',
      signs: [
        ...TYPES.map((type) => ({
          id: `sign.${type}`,
          sign: html`<span class="legend-type type-${type}">${cardIcon(type)}</span>`,
        })),
        { id: 'sign.boost', sign: html`<span class="legend-boost">2</span>` },
        { id: 'sign.copies', sign: html`<span class="card-copies legend-copies"><i></i><i></i><i></i></span>` },
        { id: 'sign.lock', sign: html`<span class="legend-lock">${cardIcon('lock')}</span>` },
        { id: 'sign.cancelled', sign: html`<s class="legend-struck">${t('legend.sample')}</s>` },
      ],
    },
    {
      id: 'signs',
      signs: Object.keys(SHAPES).map((sign) => ({ id: `sign.${sign}`, key: `sign.${sign}`, sign: signPicture(sign) })),
    },
    {
      id: 'heroes',
      signs: [
        { id: 'sign.health', sign: icon('heart') },
        { id: 'sign.move', sign: icon('boot') },
        { id: 'sign.melee', sign: icon('melee') },
        { id: 'sign.ranged', sign: icon('ranged') },
        { id: 'sign.hero', sign: html`<np-figure art="medusa" mark="1" health="16" max="16"></np-figure>` },
        {
          id: 'sign.sidekick',
          sign: html`<np-figure art="harpy" mark="1" number="2" sidekick></np-figure>`,
        },
        { id: 'sign.seats', sign: html`<np-figure art="king-arthur" mark="2"></np-figure>` },
      ],
    },
    {
      id: 'board',
      signs: [
        { id: 'sign.zone', sign: space(svg`<circle class="legend-one" r="21.600"></circle>`) },
        { id: 'sign.zones', sign: space(TWO_ZONES) },
        { id: 'sign.start', sign: space(START) },
        { id: 'sign.passage', sign: space(KEYHOLE) },
        { id: 'sign.fog', sign: html`<np-figure art="fog" mark="2" sidekick></np-figure>` },
      ],
    },
  ];
}

export function legend() {
  return html`${groups().map(
    ({ id, signs }) =>
      html`<section class="legend-group" aria-labelledby="legend-${id}">
        <h3 id="legend-${id}">${t(`legend.${id}`)}</h3>
        <dl class="legend">
          ${signs.map(
            (s) =>
              html`<div>
                <dt>
                  <span class="legend-sign" aria-hidden="true">${s.sign}</span
                  ><span>${t(s.key ?? `legend.${s.id}`)}</span>
                </dt>
                <dd>${t(`${s.key ?? `legend.${s.id}`}.text`)}</dd>
              </div>`,
          )}
        </dl>
      </section>`,
  )}`;
}
