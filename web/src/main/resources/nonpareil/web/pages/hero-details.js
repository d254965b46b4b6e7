// Everything about a hero: what it is like, its fighters, its ability and its whole deck.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { allCards, counted, hero, name } from '../app/catalog.js';
import { local, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { paletteOf } from '../board/palette.js';
import { difficultyMark, figure, medal } from './parts.js';
import '../card/card.js';

/** @typedef {import('../types.js').Hero} Hero */

export class NpHeroDetails extends NpElement {
  static properties = { hero: { attribute: false }, deck: { state: true } };

  constructor() {
    super();
    /** The hero's id; "random" and "choice" are explained in words. */
    this.hero = '';
    this.deck = false;
  }

  render() {
    const h = hero(this.hero);
    if (!h) {
      const choice = this.hero === 'choice';
      return html`<div class="details panel">
        <h3>${t(choice ? 'hero.choice' : 'hero.random')}</h3>
        <p class="muted">${t(choice ? 'hero.choice-text' : 'hero.random-text')}</p>
      </div>`;
    }
    const ability = local(h.ability);
    return html`<div class="details panel">
        <div class="details-head">
          ${medal(h.id, 'medal-large')}
          <div>
            <h3>${name(h)}</h3>
            <p class="details-style">${local(/** @type {any} */ (h.style))}</p>
            ${difficultyMark(h.difficulty)}
          </div>
        </div>
        <h4 class="details-ability">${h.abilityName ? local(h.abilityName) : t('hero.ability')}</h4>
        ${ability.length === 1
          ? html`<p>${ability[0]}</p>`
          : html`<ul class="text-lines">
              ${ability.map((line) => html`<li>${line}</li>`)}
            </ul>`}
        <table class="fighters">
          <caption class="visually-hidden">
            ${t('hero.fighters')}
          </caption>
          <thead class="visually-hidden">
            <tr>
              <th>${t('hero.fighter')}</th>
              <th>${t('hero.health')}</th>
              <th>${t('hero.move')}</th>
              <th>${t('hero.reach')}</th>
            </tr>
          </thead>
          <tbody>
            ${h.fighters.map(
              (f) =>
                html`<tr>
                  <th scope="row">
                    <span class="fighter"
                      ><span class="medal medal-small ${paletteOf(h.id)}">${figure(f.id)}</span>${counted(f)}</span
                    >
                  </th>
                  <td>${icon('heart')}<span class="visually-hidden">${t('hero.health')} </span>${f.health}</td>
                  <td>${icon('boot')}<span class="visually-hidden">${t('hero.move')} </span>${h.move}</td>
                  <td>${icon(f.ranged ? 'ranged' : 'melee')}${t(f.ranged ? 'hero.ranged' : 'hero.melee')}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        ${h.fighters.length === 1 ? html`<p class="small muted">${t('hero.alone')}</p>` : nothing}
        <button class="button" aria-expanded=${this.deck} @click=${() => (this.deck = !this.deck)}>
          ${icon('rules')}${t(this.deck ? 'hero.deck-hide' : 'hero.deck')}
        </button>
      </div>
      ${this.deck
        ? html`<ul role="list" class="deck" aria-label=${t('hero.deck')}>
            ${allCards(h).map(
              (c) =>
                html`<li>
                  <np-card size="open" .card=${c} .hero=${h.id}></np-card>
                </li>`,
            )}
          </ul>`
        : nothing}`;
  }
}

customElements.define('np-hero-details', NpHeroDetails);
