// Learning by doing: the list of lessons, and one lesson at its table with a coach beside it.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { catalog } from '../app/catalog.js';
import { local, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go, to } from '../app/routes.js';
import { recall, remember } from '../app/settings.js';
import { LEARNER, pointed, Progress } from './coach.js';
import { FIRST, keepPairing } from './again.js';
import { newTable } from './choice.js';
import { introduce } from './start.js';
import { figure, trouble, troubleLine } from './parts.js';

await speak('learn');

/** @typedef {import('./coach.js').Lesson} Lesson */
/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {{done: string[], tables: Record<string, string>}} Memory */

const KEY = 'nonpareil.lessons';

/** @returns {Memory} */
function memory() {
  const stored = /** @type {Partial<Memory>} */ (recall(KEY, {}));
  return {
    done: Array.isArray(stored.done) ? stored.done : [],
    tables: stored.tables && typeof stored.tables === 'object' ? stored.tables : {},
  };
}

/** @returns {Lesson[]} */
function lessons() {
  return /** @type {any} */ (catalog().lessons ?? []);
}

export class NpLearnPage extends NpElement {
  static properties = {
    lesson: { attribute: false },
    table: { state: true },
    progress: { state: true },
    trouble: { state: true },
    busy: { state: true },
    lit: { state: true },
    why: { state: true },
  };

  constructor() {
    super();
    /** The lesson at its table, or null for the list. @type {string | null} */
    this.lesson = null;
    /** @type {string | null} */
    this.table = null;
    /** @type {Progress | null} */
    this.progress = null;
    /** @type {string | null} */
    this.trouble = null;
    this.busy = false;
    /** Counts what the coach has seen, to draw anew. */
    this.lit = 0;
    /** Whether reasons are shown; null: where there is room. @type {boolean | null} */
    this.why = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has('lesson')) return;
    this.table = null;
    this.progress = null;
    this.trouble = null;
    if (this.lesson) this.#open(this.lesson);
  }

  /** Takes up the lesson's table where it was left, or sets a new one.
   * @param {string} id @param {boolean} [anew] */
  async #open(id, anew = false) {
    const lesson = lessons().find((l) => l.id === id);
    if (!lesson) {
      go(to('learn'), { replace: true });
      return;
    }
    try {
      const [, page] = await Promise.all([introduce(), import('../table/play/table-page.js')]);
      void page;
      let table = anew ? null : await this.#resume(id);
      if (!table) table = (await api.create({ lesson: id })).table;
      const now = memory();
      remember(KEY, { ...now, tables: { ...now.tables, [id]: table.table } });
      const progress = new Progress(lesson);
      for (const frame of (await api.replay(table.table, LEARNER)).frames) progress.take(frame);
      if (this.lesson !== id) return;
      this.progress = progress;
      this.table = table.table;
      this.#check();
    } catch (error) {
      if (this.lesson === id) this.trouble = trouble(error);
    }
  }

  /** A table of this lesson that is still in play. @param {string} id @returns {Promise<TableInfo | null>} */
  async #resume(id) {
    const known = memory().tables[id];
    /** @param {TableInfo} table */
    const good = (table) => table.lesson === id && table.state === 'playing';
    if (known) {
      try {
        const table = await api.table(known);
        if (good(table)) return table;
      } catch {
        // Forgotten by the server: look among one's games, else begin anew.
      }
    }
    return (await api.myTables()).find(good) ?? null;
  }

  /** @param {CustomEvent<{frame: import('../types.js').Frame}>} event */
  #frame(event) {
    const frame = event.detail?.frame;
    if (!this.progress || !frame || frame.table !== this.table) return;
    this.progress.take(frame);
    this.#check();
  }

  #check() {
    this.lit++;
    if (!this.progress?.ended || !this.lesson) return;
    const now = memory();
    if (!now.done.includes(this.lesson)) remember(KEY, { ...now, done: [...now.done, this.lesson] });
  }

  async #play() {
    this.busy = true;
    try {
      await introduce();
      const { table } = await api.create(newTable(FIRST.mode, FIRST.choice));
      keepPairing(FIRST);
      go(to('table', table.table));
    } catch (error) {
      this.trouble = trouble(error);
      this.busy = false;
    }
  }

  render() {
    if (!this.lesson) return this.#list();
    if (!this.table || !this.progress) {
      return html`<div class="wrap narrow">
        <h1>${t('learn.title')}</h1>
        ${this.trouble
          ? html`${troubleLine(this.trouble)}<a class="button" href=${to('learn')}>${t('coach.leave')}</a>`
          : html`<p role="status">${t('learn.preparing')}</p>`}
      </div>`;
    }
    return html`<np-table-page
      .table=${this.table}
      .seat=${LEARNER}
      .coach=${this.#coach(this.progress)}
      @frame=${this.#frame}
    ></np-table-page>`;
  }

  /** @param {Progress} progress */
  #coach(progress) {
    const now = progress.now();
    return {
      panel: this.#panel(progress, now),
      point: pointed(now.kind === 'ask' || now.kind === 'tell' ? now.point : []),
      /** @param {string[]} choices */
      check: (choices) => {
        const step = progress.objection(choices);
        return step ? (step.wrong ? local(step.wrong) : t('coach.wrong')) : null;
      },
    };
  }

  /** @param {Progress} progress @param {ReturnType<Progress['now']>} now */
  #panel(progress, now) {
    const all = lessons();
    const next = all[all.findIndex((l) => l.id === progress.lesson.id) + 1];
    const step = now.kind === 'ask' || now.kind === 'tell' ? now : null;
    const why = this.why ?? globalThis.matchMedia?.('(min-width: 700px)').matches ?? true;
    return html`<section class="tutor" aria-label=${t('coach.label')}>
      <div class="tutor-head">
        <p class="small">
          <b>${local(progress.lesson.title)}</b>${step
            ? html` <span class="muted"
                ><span aria-hidden="true">${step.number}/${step.of}</span
                ><span class="visually-hidden">${t('coach.step', { n: step.number, of: step.of })}</span></span
              >`
            : nothing}
        </p>
        ${step?.why
          ? html`<button
              class="button quiet"
              aria-expanded=${why}
              aria-controls="tutor-why"
              @click=${() => (this.why = !why)}
            >
              ${t('coach.why')}
            </button>`
          : nothing}
        ${now.kind === 'tell'
          ? html`<button
              class="button solid"
              @click=${() => {
                progress.next();
                this.lit++;
              }}
            >
              ${t('coach.next')}${icon('next')}
            </button>`
          : nothing}
        <a class="button quiet tutor-leave" href=${to('learn')} aria-label=${t('coach.leave')} title=${t('coach.leave')}
          >${icon('close')}</a
        >
      </div>
      <p class="tutor-say" role="status">
        ${now.praise ? html`<b class="tutor-praise">${local(now.praise)}</b> ` : nothing}
        ${step?.say ? local(step.say) : nothing} ${now.kind === 'watch' && !now.praise ? t('coach.watch') : nothing}
        ${now.kind === 'end' ? local(progress.lesson.end) : nothing}
      </p>
      ${step?.why ? html`<p class="tutor-why" id="tutor-why" ?hidden=${!why}>${local(step.why)}</p>` : nothing}
      ${now.kind === 'end'
        ? html`<div class="tutor-end">
            ${next
              ? html`<a class="button solid" href=${to('learn', next.id)}
                  >${t('coach.next-lesson', { title: local(next.title) })}${icon('next')}</a
                >`
              : html`<button class="button solid" ?disabled=${this.busy} @click=${this.#play}>
                  ${icon('swords')}${t('learn.play')}
                </button>`}
            <button class="button quiet" @click=${() => this.#restart()}>${icon('replay')}${t('coach.restart')}</button>
          </div>`
        : nothing}
    </section>`;
  }

  #restart() {
    const id = this.lesson;
    if (!id) return;
    this.table = null;
    this.progress = null;
    this.#open(id, true);
  }

  #list() {
    const all = lessons();
    const { done, tables } = memory();
    const first = all.find((l) => !done.includes(l.id));
    return html`<div class="wrap narrow learn">
      <div class="learn-head">
        <div>
          <h1>${t('learn.title')}</h1>
          <p>${first || all.length === 0 ? t('learn.text') : t('learn.all-done')}</p>
        </div>
        <span class="learn-figures" aria-hidden="true">${figure('medusa')}${figure('king-arthur')}</span>
      </div>
      ${all.length === 0 ? html`<p class="empty">${t('learn.none')}</p>` : nothing}
      <ol role="list" class="lessons">
        ${all.map((l, i) => {
          const finished = done.includes(l.id);
          const begun = !finished && tables[l.id] !== undefined;
          return html`<li class="lesson ${l === first ? 'lesson-first' : ''}">
            <a class="lesson-link" href=${to('learn', l.id)}>
              <span class="lesson-number ${finished ? 'lesson-done' : ''}" aria-hidden="true"
                >${finished ? icon('check') : i + 1}</span
              >
              <span class="lesson-words"
                ><b>${local(l.title)}</b><span>${local(l.goal)}</span>
                <span class="small muted"
                  >${t('learn.minutes', { n: l.minutes })}${finished
                    ? ` · ${t('learn.done')}`
                    : begun
                      ? ` · ${t('learn.started')}`
                      : ''}</span
                ></span
              >
              <span class="button ${l === first ? 'primary' : ''}"
                >${t(finished ? 'learn.again' : begun ? 'learn.continue' : 'learn.begin')}</span
              ></a
            >
          </li>`;
        })}
      </ol>
      ${troubleLine(this.trouble)}
      <div class="row block">
        <button class="button ${first ? '' : 'primary large'}" ?disabled=${this.busy} @click=${this.#play}>
          ${icon('swords')}${t('learn.play')}
        </button>
        <a class="button quiet" href=${to('rules')}>${icon('rules')}${t('learn.rules')}</a>
      </div>
    </div>`;
  }
}

customElements.define('np-learn-page', NpLearnPage);
