// The rules by clause, to read and to search, and the words of the cards.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { catalog, name } from '../app/catalog.js';
import { language, local, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { clauses, elsewhere, learnOthers, parts } from './clauses.js';
import { diagram } from './diagrams.js';
import { legend } from './legend.js';
import { clauseId, pieces, searchFor } from './search.js';
import { sheet } from './sheet.js';
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
    /** Whether the other languages were asked for. */
    this.fetched = false;
    /** Where the words of the search are in a text. @type {(text: string) => import('./search.js').Range[]} */
    this.finds = () => [];
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

  /** @param {Event} event */
  #type(event) {
    this.search = /** @type {HTMLInputElement} */ (event.target).value;
    if (this.fetched) return;
    this.fetched = true;
    learnOthers().then(
      () => this.requestUpdate(),
      () => (this.fetched = false),
    );
  }

  /** What is found of the clauses and of the words on cards. @param {string} typed */
  #results(typed) {
    const all = catalog().terms;
    const texts = clauses().map((c) => `${c.id} ${c.text} ${c.old}`);
    const names = all.flatMap((term) => [...Object.values(term.name), ...Object.values(term.text)]);
    const search = searchFor(typed, [...texts, ...clauses().map((c) => elsewhere(c.id)), ...names]);
    const inClause = (/** @type {Clause} */ c) =>
      search.isIn(`${c.id} ${c.text} ${c.old}`) || search.isIn(elsewhere(c.id));
    const inTerm = (/** @type {(typeof all)[0]} */ term) =>
      search.isIn(`${name(term)} ${local(term.text)}`) || search.isIn(Object.values(term.name).join(' '));
    return { search, found: clauses().filter(inClause), terms: all.filter(inTerm) };
  }

  render() {
    const typed = this.search.trim();
    const results = typed === '' ? null : this.#results(typed);
    const found = results?.found ?? clauses();
    const terms = [...(results?.terms ?? catalog().terms)].sort((a, b) => name(a).localeCompare(name(b), language()));
    const shown = parts().filter((p) => found.some((c) => c.part === p.id));
    const search = typed;
    this.finds = results ? results.search.marks : () => [];
    const marked = (/** @type {string} */ text) => withMarks(text, this.finds(text));
    const count = found.length + terms.length;
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
          @input=${this.#type}
        />
        <button class="button rules-print" @click=${() => print()}>${icon('print')}${t('rules.print')}</button>
      </div>
      <p class="small muted" role="status">
        ${results ? t(results.search.near && count ? 'rules.near' : 'rules.found', { n: count }) : ''}
      </p>
      <div class="rules-columns">
        <nav class="rules-parts" aria-label=${t('rules.parts')}>
          <ul role="list">
            ${search === '' ? PICTURES.map((id) => this.#link(id, t(`legend.${id}`))) : nothing}
            ${shown.map((p) => html`<li><a href=${to('rules', p.id)}>${p.title}</a></li>`)}
            ${terms.length ? this.#link('glossary', t('rules.glossary')) : nothing}
          </ul>
        </nav>
        <div class="rules-list">
          ${search === '' ? [summary(), sheet(), pictures()] : nothing}
          ${shown.map(
            (p) =>
              html`<section class="rules-part" aria-labelledby="rule-${p.id}">
                <h2 id="rule-${p.id}" tabindex="-1">${p.title}</h2>
                ${p.text ? html`<p class="muted">${p.text}</p>` : nothing} ${search === '' ? diagram(p.id) : nothing}
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
                        <dt>${marked(name(term))}</dt>
                        <dd>${marked(local(term.text))}</dd>
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
        <p>${linked(c.text, this.finds(c.text))}</p>
        ${c.old
          ? html`<p class="small clause-old"><b>${t('rules.old')}</b> ${linked(c.old, this.finds(c.old))}</p>`
          : nothing}
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
  return html`<section class="rules-part rules-picture" aria-labelledby="card-parts">
      <h2 id="card-parts" tabindex="-1">${t('legend.card-parts')}</h2>
      <np-card-picture></np-card-picture>
    </section>
    <section class="rules-part rules-picture" aria-labelledby="symbols">
      <h2 id="symbols" tabindex="-1">${t('legend.symbols')}</h2>
      ${legend()}
    </section>`;
}

/** @param {string} text @param {readonly import('./search.js').Range[]} ranges */
function withMarks(text, ranges) {
  return pieces(text, ranges).map((piece) => (piece.found ? html`<mark>${piece.text}</mark>` : piece.text));
}

/** Ids of clauses within a text become links, what was searched is marked. @param {string} text @param {readonly import('./search.js').Range[]} ranges */
function linked(text, ranges) {
  let at = 0;
  return text.split(/\b([A-Z]{2,5}-\d+)\b/).map((piece, i) => {
    const from = at;
    at += piece.length;
    if (i % 2 === 1 && clauseId(piece)) return html`<a href=${to('rules', piece)}>${piece}</a>`;
    const within = ranges.filter((r) => r[0] >= from && r[1] <= at);
    return withMarks(
      piece,
      within.map(([a, b]) => [a - from, b - from]),
    );
  });
}

customElements.define('np-rules-page', NpRulesPage);
