// What was won and lost: one's own games by everything that tells them apart, and the public ones of everybody beside what
// the lab says. Filters stand in the address.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { facetName, shareText } from './facets.js';
import { medal, trouble, troubleLine } from './parts.js';
import { backToYou } from './person.js';
import { sharePicture } from './shares.js';
import { introduce } from './start.js';

await speak('stats');

/** @typedef {import('../app/counted.js').Count} Count */
/** @typedef {import('../app/counted.js').Facet} Facet */

/** @type {readonly Facet[]} */
const OWN = ['hero', 'opponent', 'mode', 'board', 'seat', 'cause', 'pairing'];
/** @type {readonly Facet[]} */
const PUBLIC = ['hero', 'board', 'seat', 'cause', 'pairing'];
const MODES = ['duel', 'free-for-all', 'teams'];

/** More rows come when they are asked for. */
const FIRST = 10;

export class NpStatisticsPage extends NpElement {
  static properties = {
    of: { attribute: false },
    mode: { attribute: false },
    only: { attribute: false },
    mine: { state: true },
    all: { state: true },
    long: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {'mine' | 'server'} */
    this.of = 'mine';
    this.mode = 'duel';
    /** @type {Record<string, string>} */
    this.only = {};
    /** @type {import('../app/counted.js').Statistics | null} */
    this.mine = null;
    /** @type {import('../app/counted.js').PublicStatistics | null} */
    this.all = null;
    /** The facets of which all rows are shown. @type {ReadonlySet<Facet>} */
    this.long = new Set();
    /** @type {string | null} */
    this.trouble = null;
    this.asked = '';
  }

  willUpdate() {
    const wanted = JSON.stringify([this.of, this.mode, this.only]);
    if (wanted !== this.asked) {
      this.asked = wanted;
      void this.#look(wanted);
    }
  }

  /** @param {string} wanted */
  async #look(wanted) {
    this.trouble = null;
    try {
      await introduce();
      const found = this.of === 'mine' ? await api.myStatistics(this.only) : await api.statistics(this.mode);
      if (wanted !== this.asked) return;
      if ('all' in found) this.mine = found;
      else this.all = found;
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  render() {
    return html`<div class="wrap statistics">
      ${backToYou()}
      <h1>${t('stats.title')}</h1>
      <nav class="row" aria-label=${t('stats.of')}>
        ${tab(to('statistics'), t('stats.mine'), this.of === 'mine')}
        ${tab(to('statistics', 'server'), t('stats.server'), this.of === 'server')}
      </nav>
      ${troubleLine(this.trouble)} ${this.of === 'mine' ? this.#mine() : this.#server()}
    </div>`;
  }

  // ---- one's own

  #mine() {
    const { mine } = this;
    if (!mine) return html`<p role="status">${this.trouble ? '' : t('loading')}</p>`;
    const { games, won, drawn } = mine.all;
    const filtered = Object.keys(this.only).length > 0;
    return html`<p class="muted">${t('stats.text')}</p>
      ${filtered ? this.#filters() : nothing}
      <div class="panel stats-sum" role="status">
        ${games
          ? html`<p><b>${t('stats.sum', { games, won, drawn, lost: games - won - drawn })}</b></p>
              <p>${sharePicture(mine.all)} ${shareText(mine.all)}</p>`
          : html`<p>${t(filtered ? 'stats.none.filtered' : 'stats.none')}</p>`}
      </div>
      ${games
        ? html`${OWN.filter((f) => !(f in this.only)).map((f) => this.#own(f, mine.by[f] ?? []))}
            <p class="small muted">${t('stats.key')}</p>`
        : nothing}`;
  }

  #filters() {
    const drop = (/** @type {string} */ facet) => {
      const { [facet]: _, ...rest } = this.only;
      return address(rest);
    };
    return html`<div class="row stats-filters">
      <span>${t('stats.only')}</span>
      ${Object.entries(this.only).map(([facet, key]) => {
        const what = facetName(/** @type {Facet} */ (facet), key);
        return html`<a class="button" href=${drop(facet)} aria-label=${t('stats.drop', { what })}
          >${what}${icon('close')}</a
        >`;
      })}
      <a class="button quiet" href=${to('statistics')}>${t('stats.all')}</a>
    </div>`;
  }

  /** @param {Facet} facet @param {readonly Count[]} counts */
  #own(facet, counts) {
    return this.#table(
      facet,
      counts,
      html`<th scope="col">${t('stats.column.won')}</th>
        <th scope="col">${t('stats.column.drawn')}</th>
        <th scope="col">${t('stats.column.share')}</th>`,
      (count) => html`
        <td>${count.won}</td>
        <td>${count.drawn}</td>
        <td>
          <span class="stats-share">${sharePicture(count)}<span>${shareText(count)}</span></span>
        </td>
      `,
      (key) => address({ ...this.only, [facet]: key }),
    );
  }

  // ---- everybody's

  #server() {
    const { all } = this;
    const modes = html`<nav class="row" aria-label=${t('stats.facet.mode')}>
      ${MODES.map((m) => tab(to('statistics', 'server', m), t(`stats.mode.${m}`), this.mode === m))}
    </nav>`;
    if (!all || all.mode !== this.mode)
      return html`${modes}
        <p role="status">${this.trouble ? '' : t('loading')}</p>`;
    const { games, people, lab } = all;
    return html`${modes}
      <p class="muted">${t('stats.public', { games, people })}</p>
      ${PUBLIC.every((f) => !all.by[f]?.length) ? html`<p>${t('stats.public.none')}</p>` : nothing}
      ${lab
        ? html`<p class="muted">${t('stats.lab', { games: lab.games, level: t(`rank.${lab.player}`) })}</p>`
        : nothing}
      ${PUBLIC.map((f) => this.#public(f, all.by[f] ?? [], lab?.by[f] ?? null))}
      <p class="small muted">${t('stats.key')} ${lab ? t('stats.key.lab') : nothing}</p>`;
  }

  /** @param {Facet} facet @param {readonly Count[]} people @param {readonly Count[] | null} lab */
  #public(facet, people, lab) {
    const of = (/** @type {readonly Count[]} */ counts, /** @type {string} */ key) =>
      counts.find((c) => c.key === key) ?? null;
    const more = (lab ?? []).filter((c) => !of(people, c.key ?? ''));
    const rows = [...people, ...more.map((c) => ({ ...c, games: 0, won: 0, drawn: 0 }))];
    const first = facet === 'board' || facet === 'cause';
    return this.#table(
      facet,
      rows,
      html`<th scope="col">${t(first ? 'stats.column.first' : 'stats.column.people')}</th>
        ${lab ? html`<th scope="col">${t('stats.column.lab')}</th>` : nothing}`,
      (count) => {
        const measured = of(lab ?? [], count.key ?? '');
        const some = count.games ? count : null;
        return html`<td>
            <span class="stats-share">${sharePicture(some, measured)}<span>${some ? shareText(some) : '–'}</span></span>
          </td>
          ${lab ? html`<td>${measured ? shareText(measured) : '–'}</td>` : nothing}`;
      },
    );
  }

  // ---- a table of counts

  /**
   * @param {Facet} facet
   * @param {readonly Count[]} counts
   * @param {unknown} heads of further columns
   * @param {(count: Count) => unknown} cells
   * @param {(key: string) => string} [narrowed] the address of these games only
   */
  #table(facet, counts, heads, cells, narrowed) {
    if (!counts.length) return nothing;
    const long = this.long.has(facet);
    const shown = long ? counts : counts.slice(0, FIRST);
    return html`<section class="block" aria-labelledby=${`by-${facet}`}>
      <h2 id=${`by-${facet}`}>${t(`stats.by.${facet}`)}</h2>
      <div class="stats-scroll" tabindex="0" role="group" aria-labelledby=${`by-${facet}`}>
        <table class="stats-table" data-facet=${facet}>
          <thead>
            <tr>
              <th scope="col">${t(`stats.facet.${facet}`)}</th>
              <th scope="col">${t('stats.column.games')}</th>
              ${heads}
            </tr>
          </thead>
          <tbody>
            ${shown.map((count) => {
              const key = count.key ?? '';
              const words = html`${facet === 'hero' ? medal(key, 'medal-tiny') : nothing} ${facetName(facet, key)}`;
              return html`<tr data-key=${key}>
                <th scope="row">${narrowed ? html`<a href=${narrowed(key)}>${words}</a>` : words}</th>
                <td>${count.games}</td>
                ${cells(count)}
              </tr>`;
            })}
          </tbody>
        </table>
      </div>
      ${counts.length > shown.length
        ? html`<button class="button quiet" @click=${() => (this.long = new Set([...this.long, facet]))}>
            ${t('stats.more', { n: counts.length })}
          </button>`
        : nothing}
    </section>`;
  }
}

/** The address of one's own games that are like this. @param {Record<string, string>} only */
function address(only) {
  const parts = Object.entries(only).map(([key, value]) => `${key}=${value}`);
  return parts.length ? to('statistics', 'mine', ...parts) : to('statistics');
}

/** @param {string} href @param {string} text @param {boolean} here */
function tab(href, text, here) {
  return html`<a class="button ${here ? 'primary' : ''}" href=${href} aria-current=${here ? 'page' : nothing}
    >${text}</a
  >`;
}

customElements.define('np-statistics-page', NpStatisticsPage);
