// The first page: play at once, and the other doors.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { catalog, name } from '../app/catalog.js';
import { local, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go, to } from '../app/routes.js';
import { recall, settings } from '../app/settings.js';
import { medal, tableItem, trouble, troubleLine } from './parts.js';
import { portrait, theatre } from './theatre.js';
import '../board/board.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */

/** A first duel that teaches by itself: Medusa strikes from afar from her first turn on, Arthur has to come to her. */
export const FIRST = Object.freeze({
  board: 'sarpedon',
  first: 1,
  seats: [
    { who: 'me', hero: 'medusa' },
    { who: 'computer', level: 'novice', hero: 'king-arthur' },
  ],
});

/** Makes sure this browser is somebody, under the name it chose. */
export async function introduce() {
  const chosen = settings().name.trim();
  return api.me(chosen === '' ? undefined : chosen);
}

/** Whether a lesson was begun and not finished. */
function learning() {
  const { done = [], tables = {} } = /** @type {{done?: string[], tables?: Record<string, string>}} */ (
    recall('nonpareil.lessons', {})
  );
  return Object.keys(tables).some((id) => !done.includes(id));
}

export class NpStartPage extends NpElement {
  static properties = {
    games: { state: true },
    open: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {TableInfo[]} */
    this.games = [];
    this.open = 0;
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#look();
    this.timer = setInterval(() => {
      if (!document.hidden) this.#look();
    }, 20_000);
    document.addEventListener('visibilitychange', this.#back);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.#back);
    super.disconnectedCallback();
  }

  #back = () => {
    if (!document.hidden) this.#look();
  };

  async #look() {
    try {
      const [games, open] = await Promise.all([api.myTables(), api.openTables()]);
      this.games = games.filter((g) => g.state !== 'over' && !g.lesson);
      this.open = open.length;
    } catch {
      // The page is of use without the lists; the next look may succeed.
    }
  }

  async #play() {
    this.busy = true;
    this.trouble = null;
    try {
      await introduce();
      const { table } = await api.create(/** @type {any} */ (FIRST));
      go(to('table', table.table));
    } catch (error) {
      this.trouble = trouble(error);
      this.busy = false;
    }
  }

  render() {
    return html` <section class="playhouse" aria-labelledby="start-title">
        ${theatre()}
        <div class="playhouse-left">${portrait('medusa', 1)}</div>
        <div class="playhouse-right">${portrait('king-arthur', 2)}</div>
        <div class="playhouse-words">
          <p class="kicker">${t('start.kicker')}</p>
          <h1 id="start-title">${t('start.title')}</h1>
          <p class="playhouse-line">${t('start.line')}</p>
          <button class="button primary huge" ?disabled=${this.busy} @click=${this.#play}>
            ${icon('swords')}${t('start.play')}
          </button>
          <p class="small playhouse-note">${t('start.note')}</p>
          ${troubleLine(this.trouble)}
        </div>
      </section>
      <div class="wrap">
        ${this.games.length ? this.mine() : nothing} ${this.ways()} ${this.cast()} ${this.stages()}
      </div>`;
  }

  mine() {
    return html`<section class="block" aria-labelledby="mine-title">
      <h2 id="mine-title">${t('start.games')}</h2>
      <ul role="list" class="table-list">
        ${this.games.slice(0, 3).map((g) => tableItem(g))}
      </ul>
      ${this.games.length > 3
        ? html`<p><a href=${to('games')}>${t('start.all-games', { n: this.games.length })}</a></p>`
        : nothing}
    </section>`;
  }

  ways() {
    /** @param {string} address @param {string} sign @param {string} head @param {string} text */
    const way = (address, sign, head, text) =>
      html`<li>
        <a class="door" href=${to(address)}
          >${icon(sign)}<span><b>${head}</b><span class="small muted">${text}</span></span></a
        >
      </li>`;
    return html`<nav class="block" aria-label=${t('start.ways')}>
      <ul role="list" class="doors">
        ${way('learn', 'learn', t('start.learn'), t(learning() ? 'start.learn-on' : 'start.learn-text'))}
        ${way('new', 'computer', t('start.computer'), t('start.computer-text'))}
        ${way('friend', 'people', t('start.friend'), t('start.friend-text'))}
        ${way('here', 'screen', t('start.here'), t('start.here-text'))}
        ${way('open', 'door', t('start.open'), t('start.open-text', { n: this.open }))}
        ${way('games', 'replay', t('start.replays'), t('start.replays-text'))}
      </ul>
    </nav>`;
  }

  cast() {
    return html`<section class="block" aria-labelledby="cast-title">
      <h2 id="cast-title" class="playbill">${t('start.cast')}</h2>
      <ul role="list" class="cast">
        ${catalog().heroes.map(
          (h) =>
            html`<li>
              <a class="cast-item" href=${to('new', h.id)}>
                ${medal(h.id)}<b>${name(h)}</b
                ><span class="small muted">${local(/** @type {any} */ (h.style))}</span></a
              >
            </li>`,
        )}
      </ul>
    </section>`;
  }

  stages() {
    return html`<section class="block" aria-labelledby="stages-title">
      <h2 id="stages-title" class="playbill">${t('start.stages')}</h2>
      <ul role="list" class="stages">
        ${catalog().boards.map(
          (b) =>
            html`<li>
              <a class="stages-item" href=${to('new', b.id)}>
                <span class="thumb" aria-hidden="true"
                  ><np-board thumbnail .thumbnail=${true} .board=${b}></np-board></span
                ><b>${name(b)}</b> <span class="small muted">${t('board.players', { n: b.players })}</span></a
              >
            </li>`,
        )}
      </ul>
    </section>`;
  }
}

customElements.define('np-start-page', NpStartPage);
