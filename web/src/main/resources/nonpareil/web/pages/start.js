// The first page: play at once, and the other doors. Who comes back finds first the game that waits, then the last
// pairing again.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { catalog, hero, name } from '../app/catalog.js';
import { local, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { go, to } from '../app/routes.js';
import { recall, settings } from '../app/settings.js';
import { connection } from '../app/connection.js';
import { byWaiting, FIRST, keepPairing, lastPairing, otherHero, pairingOf } from './again.js';
import { newTable } from './choice.js';
import { keepInvitations } from './invitations.js';
import { medal, tableAddress, tableItem, tableWords, trouble, troubleLine } from './parts.js';
import { mineFirst, sidesOf, standing } from './standing.js';
import { portrait, theatre } from './theatre.js';
import { boardWord, match, sides } from './titles.js';
import '../board/board.js';

/** @typedef {import('../types.js').TableInfo} TableInfo */

/** Makes sure this browser is somebody, under the name it chose. */
export async function introduce() {
  const chosen = settings().name.trim();
  const me = await api.me(chosen === '' ? undefined : chosen);
  connection().introduced();
  return me;
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
    news: { state: true },
    open: { state: true },
    last: { state: true },
    looked: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {TableInfo[]} */
    this.games = [];
    /** All of one's tables, those among them that friends invite to. @type {TableInfo[]} */
    this.news = [];
    this.open = 0;
    /** @type {import('./again.js').Pairing | null} */
    this.last = lastPairing();
    /** Whether the lists have been asked for: before, what is offered could still change under the hand. */
    this.looked = false;
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
      const own = games.filter((g) => !g.lesson);
      this.news = own;
      if (own.length) void import('./news.js').catch(() => {}); // nobody writes to whoever comes first
      this.games = byWaiting(own.filter((g) => g.state !== 'over' && !g.invited));
      this.last = lastPairing() ?? pairingOf(own[0]);
      this.open = open.length;
    } catch {
      // The page is of use without the lists; the next look may succeed.
    }
    this.looked = true;
  }

  /** Fetches the table while the hand is still on its way to the button. */
  #ahead() {
    void import('../table/play/table-page.js').catch(() => {});
  }

  /** @param {import('./again.js').Pairing} pairing */
  async #play(pairing) {
    this.busy = true;
    this.trouble = null;
    try {
      await introduce();
      const { table, invitations } = await api.create(newTable(pairing.mode, pairing.choice));
      keepPairing(pairing);
      keepInvitations(table.table, invitations);
      go(to(table.state === 'waiting' ? 'join' : 'table', table.table));
    } catch (error) {
      this.trouble = trouble(error);
      this.busy = false;
    }
  }

  render() {
    const back = this.last !== null || this.games.length > 0;
    const first = this.games[0];
    const pairing = this.last ?? FIRST;
    const seats = first ? mineFirst(first).map((s) => s.hero) : [pairing.choice.mine, otherHero(pairing)];
    return html` <section class="playhouse ${back ? 'is-back' : ''}" aria-labelledby="start-title">
        ${theatre()}
        <div class="playhouse-left">${hero(seats[0]) ? portrait(seats[0], 1) : nothing}</div>
        <div class="playhouse-right">${hero(seats[1]) ? portrait(seats[1], 2) : nothing}</div>
        <div class="playhouse-words">
          ${back ? this.returning(pairing) : this.welcome()} ${troubleLine(this.trouble)}
        </div>
      </section>
      <div class="wrap">
        <np-news .tables=${this.news}></np-news> ${this.games.length > 1 ? this.mine() : nothing} ${this.ways()}
        ${this.cast()} ${this.stages()}
      </div>`;
  }

  welcome() {
    return html`<p class="kicker">${t('start.kicker')}</p>
      <h1 id="start-title">${t('start.title')}</h1>
      <p class="playhouse-line">${t('start.line')}</p>
      <button
        class="button primary huge"
        ?disabled=${this.busy}
        @pointerenter=${this.#ahead}
        @focus=${this.#ahead}
        @click=${() => this.#play(FIRST)}
      >
        ${icon('swords')}${t('start.play')}
      </button>
      <p class="small playhouse-note">${t('start.note')}</p>`;
  }

  /** For those who were here before. @param {import('./again.js').Pairing} pairing */
  returning(pairing) {
    const first = this.games[0];
    const { mode, choice } = pairing;
    const how =
      mode === 'computer'
        ? t('who.computer', { level: t(`rank.${choice.level}`) })
        : t(mode === 'here' ? 'hot-seat' : 'start.by-link');
    return html`<h1 id="start-title">${t('start.back')}</h1>
      <div class="tickets">
        ${first
          ? html`<a
              class="ticket ticket-first"
              href=${tableAddress(first)}
              @pointerenter=${this.#ahead}
              @focus=${this.#ahead}
              ><span class="ticket-stub">${icon('door')}</span
              ><span class="ticket-words"
                ><b>${t(first.yourTurn ? 'start.your-turn' : 'start.go-on')}</b><span>${sides(sidesOf(first))}</span
                ><span class="small"
                  >${[...(first.yourTurn ? [] : [standing(first)]), ...tableWords(first)].join(' · ')}</span
                ></span
              ></a
            >`
          : nothing}
        <button
          class="ticket ${first ? '' : 'ticket-first'}"
          ?disabled=${this.busy || !this.looked}
          @pointerenter=${this.#ahead}
          @focus=${this.#ahead}
          @click=${() => this.#play(pairing)}
        >
          <span class="ticket-stub">${icon('swords')}</span
          ><span class="ticket-words"
            ><b>${t('start.play')}</b><span>${match(choice.mine, otherHero(pairing))}</span
            ><span class="small">${[how, boardWord(choice.board)].join(' · ')}</span></span
          >
        </button>
      </div>`;
  }

  /** The other games that run. */
  mine() {
    const more = this.games.slice(1, 4);
    return html`<section class="block start-games" aria-labelledby="mine-title">
      <h2 id="mine-title" class="visually-hidden">${t('start.games')}</h2>
      <ul role="list" class="table-list">
        ${more.map((g) => tableItem(g))}
      </ul>
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
    const running = this.games.length;
    return html`<nav class="block" aria-label=${t('start.ways')}>
      <ul role="list" class="doors">
        ${way('learn', 'learn', t('start.learn'), t(learning() ? 'start.learn-on' : 'start.learn-text'))}
        ${way('new', 'computer', t('start.computer'), t('start.computer-text'))}
        ${way('friend', 'people', t('start.friend'), t('start.friend-text'))}
        ${way('here', 'screen', t('start.here'), t('start.here-text'))}
        ${way('party', 'party', t('start.party'), t('start.party-text'))}
        ${way('open', 'door', t('start.open'), t('start.open-text', { n: this.open }))}
        ${way(
          'games',
          'replay',
          t('start.replays'),
          running ? t('start.running', { n: running }) : t('start.replays-text'),
        )}
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
                ><b>${name(b)}</b> <span class="small muted">${t('board.size', { n: b.spaces.length })}</span></a
              >
            </li>`,
        )}
      </ul>
    </section>`;
  }
}

customElements.define('np-start-page', NpStartPage);
