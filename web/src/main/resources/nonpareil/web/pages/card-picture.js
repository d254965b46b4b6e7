// A card with numbers at its parts, and what each part says. The numbers find their parts by looking where they were
// drawn, so they fit every width and language.

import { html, svg } from 'lit';
import { NpElement } from '../app/element.js';
import { card } from '../app/catalog.js';
import { speak, t } from '../app/i18n.js';
import '../card/card.js';

await speak('legend');

/** A card that has everything a card can have. */
const HERO = 'houdini';
const CARD = 'flourish';

/**
 * The parts in the order they are told, with where they are found and on which side their number stands.
 * @type {{id: string, part: string, left?: boolean}[]}
 */
const PARTS = [
  { id: 'value', part: '.card-value', left: true },
  { id: 'name', part: '.card-name' },
  { id: 'glance', part: '.card-signs' },
  { id: 'moment', part: '.card-block:first-child .card-moment' },
  { id: 'text', part: '.card-block:first-child p' },
  { id: 'bonus', part: '.card-block:last-of-type .card-moment' },
  { id: 'type', part: '.card-type-word', left: true },
  { id: 'banner', part: '.card-banner', left: true },
  { id: 'copies', part: '.card-copies' },
  { id: 'boost', part: '.card-boost' },
];

/** @typedef {{number: number, y: number, at: number, from: number, to: number}} Label */

/** Numbers of one side are at least so far apart. */
const APART = 25;

export class NpCardPicture extends NpElement {
  static properties = { labels: { state: true } };

  #watch = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    /** @type {Label[]} */
    this.labels = [];
  }

  disconnectedCallback() {
    this.#watch.disconnect();
    super.disconnectedCallback();
  }

  render() {
    return html`<figure class="card-picture">
      <div class="card-picture-frame">
        <np-card size="open" aria-hidden="true" .card=${card(HERO, CARD) ?? null} .hero=${HERO}></np-card>
        <svg class="card-picture-marks" aria-hidden="true" focusable="false">
          ${this.labels.map(
            ({ number, y, at, from, to }) =>
              svg`<path d="M${from} ${y}L${to} ${at}"></path><circle cx=${to} cy=${at} r="11"></circle><text x=${to} y=${at} dy="0.35em">${number}</text>`,
          )}
        </svg>
      </div>
      <figcaption>
        <ol class="card-picture-parts" role="list">
          ${PARTS.map(
            ({ id }, i) =>
              html`<li>
                <b class="card-picture-number" aria-hidden="true">${i + 1}</b
                ><span><b>${t(`legend.${id}`)}</b> ${t(`legend.${id}.text`)}</span>
              </li>`,
          )}
        </ol>
      </figcaption>
    </figure>`;
  }

  async firstUpdated() {
    const drawn = /** @type {import('../card/card.js').NpCard} */ (this.querySelector('np-card'));
    await drawn.updateComplete;
    this.#watch.observe(drawn);
  }

  /** After a change of language the words lie elsewhere. */
  updated() {
    requestAnimationFrame(() => this.#measure());
  }

  #measure() {
    const frame = this.querySelector('.card-picture-frame');
    const drawn = frame?.querySelector('.card');
    if (!frame || !drawn) return;
    const origin = frame.getBoundingClientRect();
    const edge = drawn.getBoundingClientRect();
    const labels = PARTS.flatMap(({ part, left }, i) => {
      const there = drawn.querySelector(part);
      if (!there) return [];
      const box = there instanceof SVGElement ? there.getBoundingClientRect() : written(there);
      const from = (left ? box.left : box.right) - origin.left;
      const to = (left ? edge.left - 22 : edge.right + 22) - origin.left;
      return [
        {
          number: i + 1,
          y: Math.round(box.top + box.height / 2 - origin.top),
          at: 0,
          from: Math.round(from),
          to: Math.round(to),
        },
      ];
    });
    for (const side of new Set(labels.map((l) => l.to))) {
      let last = -Infinity;
      for (const label of labels.filter((l) => l.to === side).sort((a, b) => a.y - b.y))
        last = label.at = Math.max(label.y, last + APART);
    }
    if (JSON.stringify(labels) !== JSON.stringify(this.labels)) this.labels = labels;
  }
}

/** Where the words of an element are; the element itself is as wide as its column. @param {Element} element */
function written(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

customElements.define('np-card-picture', NpCardPicture);
