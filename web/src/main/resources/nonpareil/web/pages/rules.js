// The rules by clause, to read and to search, and the words of the cards.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { catalog, name } from '../app/catalog.js';
import { language, local, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { clauses, parts } from './clauses.js';
import { legend } from './legend.js';
import { clauseId, matches } from './search.js';
import './card-picture.js';

await speak('learn');

/** @typedef {import('./clauses.js').Clause} Clause */

/** The parts that show instead of telling, by their ids on the page. */
const PICTURES = ['card-parts', 'symbols'];

export class NpRulesPage extends NpElement {
  static properties = { clause: { attribute: false }, search: { state: true } };

  constructor() {
    super();
    /** The clause or part to show. @type {string | null} */
    this.clause = null;
    this.search = '';
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (!changed.has('clause')) return;
    const id = clauseId(this.clause);
    if (!id) return;
    const there = /** @type {HTMLElement | null} */ (this.querySelector(`#rule-${id}`));
    if (!there) return;
    // After the shell has put the focus on the heading.
    setTimeout(() => {
      there.scrollIntoView({ block: 'center' });
      there.focus({ preventScroll: true });
    }, 60);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('clause') && clauseId(this.clause)) this.search = '';
  }

  render() {
    const search = this.search.trim();
    const found = clauses().filter((c) => search === '' || matches(`${c.id} ${c.text} ${c.old}`, search));
    const terms = catalog()
      .terms.filter((term) => search === '' || matches(`${name(term)} ${local(term.text)}`, search))
      .sort((a, b) => name(a).localeCompare(name(b), language()));
    const shown = parts().filter((p) => found.some((c) => c.part === p.id));
    return html`<div class="wrap rules">
      <h1>${t('rules.title')}</h1>
      <p class="muted">${t('rules.text')}</p>
      <div class="rules-search">
        <label class="visually-hidden" for="rules-search">${t('rules.search')}</label>${icon('search')}
        <input
          id="rules-search"
          class="field"
          type="search"
          autocomplete="off"
          placeholder=${t('rules.search')}
          .value=${this.search}
          @input=${(/** @type {Event} */ e) => (this.search = /** @type {HTMLInputElement} */ (e.target).value)}
        />
      </div>
      <p class="small muted" role="status">${search ? t('rules.found', { n: found.length + terms.length }) : ''}</p>
      <div class="rules-columns">
        <nav class="rules-parts" aria-label=${t('rules.parts')}>
          <ul role="list">
            ${search === '' ? PICTURES.map((id) => this.#link(id, t(`legend.${id}`))) : nothing}
            ${shown.map((p) => html`<li><a href=${to('rules', p.id)}>${p.title}</a></li>`)}
            ${terms.length ? this.#link('glossary', t('rules.glossary')) : nothing}
          </ul>
        </nav>
        <div class="rules-list">
          ${search === '' ? [summary(), pictures()] : nothing}
          ${shown.map(
            (p) =>
              html`<section class="rules-part" aria-labelledby="rule-${p.id}">
                <h2 id="rule-${p.id}" tabindex="-1">${p.title}</h2>
                ${p.text ? html`<p class="muted">${p.text}</p>` : nothing}
                ${found.filter((c) => c.part === p.id).map((c) => this.#clause(c))}
              </section>`,
          )}
          ${terms.length
            ? html`<section class="rules-part" aria-labelledby="glossary">
                <h2 id="glossary" tabindex="-1">${t('rules.glossary')}</h2>
                <dl class="terms">
                  ${terms.map(
                    (term) =>
                      html`<div>
                        <dt>${name(term)}</dt>
                        <dd>${local(term.text)}</dd>
                      </div>`,
                  )}
                </dl>
              </section>`
            : nothing}
          ${found.length + terms.length === 0 ? html`<p class="empty">${t('rules.none')}</p>` : nothing}
        </div>
      </div>
    </div>`;
  }

  /** Leads to a part that is no clause. @param {string} id @param {string} words */
  #link(id, words) {
    const go = (/** @type {Event} */ event) => {
      event.preventDefault();
      const there = /** @type {HTMLElement | null} */ (this.querySelector(`#${id}`));
      there?.scrollIntoView();
      there?.focus({ preventScroll: true });
    };
    return html`<li><a href="#${id}" @click=${go}>${words}</a></li>`;
  }

  /** @param {Clause} c */
  #clause(c) {
    return html`<article
      class="clause ${clauseId(this.clause) === c.id ? 'clause-here' : ''}"
      id="rule-${c.id}"
      tabindex="-1"
    >
      <a class="clause-id" href=${to('rules', c.id)} aria-label=${t('rules.link', { id: c.id })}>${c.id}</a>
      <div>
        <p>${linked(c.text)}</p>
        ${c.old ? html`<p class="small clause-old"><b>${t('rules.old')}</b> ${linked(c.old)}</p>` : nothing}
      </div>
    </article>`;
  }
}

/** The game in a few lines, for those who want no clauses. */
function summary() {
  return html`<section class="panel rules-summary" aria-labelledby="summary">
    <h2 id="summary">${t('rules.summary')}</h2>
    <ol class="text-lines">
      ${[1, 2, 3, 4, 5].map((n) => html`<li>${t(`rules.summary-${n}`)}</li>`)}
    </ol>
  </section>`;
}

/** What a card looks like, and the symbols. */
function pictures() {
  return html`<section class="rules-part" aria-labelledby="card-parts">
      <h2 id="card-parts" tabindex="-1">${t('legend.card-parts')}</h2>
      <np-card-picture></np-card-picture>
    </section>
    <section class="rules-part" aria-labelledby="symbols">
      <h2 id="symbols" tabindex="-1">${t('legend.symbols')}</h2>
      ${legend()}
    </section>`;
}

/** Ids of clauses within a text become links. @param {string} text */
function linked(text) {
  return text
    .split(/\b([A-Z]{2,5}-\d+)\b/)
    .map((piece, i) => (i % 2 === 1 && clauseId(piece) ? html`<a href=${to('rules', piece)}>${piece}</a>` : piece));
}

customElements.define('np-rules-page', NpRulesPage);
