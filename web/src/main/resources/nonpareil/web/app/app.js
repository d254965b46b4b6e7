// The frame around every page: finds the page for the address, loads it, names it, puts the focus on its heading.

import { html, nothing } from 'lit';
import { NpElement } from './element.js';
import { forgetTurns, setTitle, watchTurns } from './badge.js';
import { ready, loadCatalog } from './catalog.js';
import { onLanguage, otherLanguages, speak, t } from './i18n.js';
import { icon } from './icons.js';
import { install } from './install.js';
import { unsubscribe } from './push.js';
import { parse, to } from './routes.js';
import { forgetPerson, setSetting } from './settings.js';
import { dressForStream, isStream } from './stream.js';
import './menu.js';

await speak('shell');
if (isStream) dressForStream();

/** @typedef {import('./routes.js').Route} Route */

/** How each page is loaded. Pages that need no catalog say so.
 * @type {Record<Route['page'], {load: () => Promise<unknown>, bare?: boolean}>} */
const PAGES = {
  start: { load: () => import('../pages/start.js') },
  new: { load: () => import('../pages/new-table.js') },
  party: { load: () => import('../pages/party-page.js') },
  open: { load: () => import('../pages/open-tables.js') },
  games: { load: () => import('../pages/games.js') },
  replays: { load: () => import('../pages/replays.js') },
  replay: { load: () => import('../table/replay/replay-page.js') },
  table: { load: () => import('../table/play/table-page.js') },
  join: { load: () => import('../pages/join.js') },
  watch: { load: () => import('../pages/watch.js') },
  try: { load: () => import('../pages/try.js') },
  continue: { load: () => import('../pages/continue.js'), bare: true },
  learn: { load: () => import('../pages/learn.js') },
  rules: { load: () => import('../pages/rules.js') },
  settings: { load: () => import('../pages/settings.js'), bare: true },
  you: { load: () => import('../pages/you.js') },
  devices: { load: () => import('../pages/devices.js'), bare: true },
  recover: { load: () => import('../pages/recover.js'), bare: true },
  friends: { load: () => import('../pages/friends.js') },
  befriend: { load: () => import('../pages/befriend.js') },
  data: { load: () => import('../pages/my-data.js'), bare: true },
  notifications: { load: () => import('../pages/notifications.js'), bare: true },
  statistics: { load: () => import('../pages/statistics.js') },
  missing: { load: () => Promise.resolve(), bare: true },
};

export class NpApp extends NpElement {
  static properties = {
    route: { state: true },
    state: { state: true },
    signedOut: { state: true },
    deleted: { state: true },
  };

  constructor() {
    super();
    /** @type {Route} */
    this.route = parse(location.hash);
    /** @type {'loading' | 'shown' | 'failed'} */
    this.state = 'loading';
    /** This browser was signed out from another one. */
    this.signedOut = false;
    /** The person was deleted, here. */
    this.deleted = false;
    this.first = true;
    this.turn = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#changed);
    addEventListener('signed-out', this.#forget);
    this.endTitle = onLanguage(() => this.#title());
    this.#show();
  }

  disconnectedCallback() {
    removeEventListener('hashchange', this.#changed);
    removeEventListener('signed-out', this.#forget);
    this.endTitle?.();
    super.disconnectedCallback();
  }

  #changed = () => (this.signedOut ? location.reload() : this.#show());

  /** Nothing of the person stays in this browser: neither on the page nor in what it has kept. */
  #forget = async (/** @type {Event} */ event) => {
    this.signedOut = true;
    this.deleted ||= event instanceof CustomEvent && event.detail === 'deleted';
    forgetPerson();
    void unsubscribe().catch(() => {}); // the server tells this browser nothing more anyway
    history.replaceState(null, '', to());
    await this.updateComplete;
    forgetTurns();
    setTitle('Nonpareil');
    this.#arrive();
  };

  async #show() {
    const turn = ++this.turn;
    const route = parse(location.hash);
    const { load, bare } = PAGES[route.page];
    const slow = setTimeout(() => {
      if (turn === this.turn) this.state = 'loading';
    }, 250);
    try {
      await Promise.all([load(), bare || ready() ? null : loadCatalog()]);
      if (turn !== this.turn) return;
      const samePage = route.page === this.route.page && this.state === 'shown';
      this.route = route;
      this.state = 'shown';
      await this.updateComplete;
      this.#title();
      if (this.first) {
        install();
        watchTurns();
      }
      if (!this.first && !(samePage && (route.page === 'rules' || route.page === 'replay'))) this.#arrive();
      this.first = false;
    } catch (error) {
      if (turn !== this.turn) return;
      console.error(error);
      this.route = route;
      this.state = 'failed';
    } finally {
      clearTimeout(slow);
    }
  }

  #title() {
    const page = this.route.page === 'new' ? `new-${this.route.mode}` : this.route.page;
    setTitle(page === 'start' ? t('title.start') : `${t(`title.${page}`)} · Nonpareil`);
  }

  /** A new page: its heading gets the focus, so that the keyboard and a screen reader begin there. */
  #arrive(tries = 60) {
    const heading = /** @type {HTMLElement | null} */ (this.querySelector('main h1'));
    if (!heading) {
      if (tries > 0) requestAnimationFrame(() => this.#arrive(tries - 1));
      return;
    }
    scrollTo(0, 0);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  render() {
    const route = this.route;
    const playing =
      this.state === 'shown' &&
      !this.signedOut &&
      (route.page === 'table' || route.page === 'replay' || (route.page === 'learn' && route.lesson !== null));
    if (playing) return html`<main class="whole">${this.page()}</main>`;
    return html` <a class="skip button" href="#main" @click=${this.#skip}>${t('nav.skip')}</a>
      ${this.header()}
      <main id="main" class="page page-${route.page}" tabindex="-1">${this.body()}</main>
      ${this.footer()}`;
  }

  /** @param {Event} event */
  #skip(event) {
    event.preventDefault();
    /** @type {HTMLElement | null} */ (this.querySelector('main'))?.focus();
  }

  header() {
    const here = this.route.page;
    /** @param {string} page @param {string} text */
    const item = (page, text) => html`<a href=${to(page)} aria-current=${here === page ? 'page' : nothing}>${text}</a>`;
    return html` <header class="header">
      <a class="brand" href=${to()} aria-label=${`Nonpareil – ${t('nav.start')}`}>${emblem()}<span>Nonpareil</span></a>
      <nav class="header-nav" aria-label=${t('nav.label')}>
        ${item('learn', t('nav.learn'))}${item('rules', t('nav.rules'))}${item('settings', t('nav.settings'))}
      </nav>
      ${otherLanguages().map(
        ([code, name]) =>
          html`<button class="button quiet header-language" lang=${code} @click=${() => setSetting('language', code)}>
            ${icon('language')}${name}
          </button>`,
      )}
      <np-menu></np-menu>
    </header>`;
  }

  footer() {
    return html`<footer class="footer"><p>${t('footer.unofficial')}</p></footer>`;
  }

  body() {
    if (this.signedOut) {
      return html`<div class="sorry">
        <h1>${t(this.deleted ? 'deleted.title' : 'signed-out.title')}</h1>
        <p>${t(this.deleted ? 'deleted.text' : 'signed-out.text')}</p>
        <button class="button primary" @click=${() => location.reload()}>${t('signed-out.again')}</button>
      </div>`;
    }
    if (this.state === 'failed') {
      return html`<div class="sorry">
        <h1>${t('failed.title')}</h1>
        <p>${t('failed.text')}</p>
        <button class="button primary" @click=${() => location.reload()}>${t('failed.again')}</button>
      </div>`;
    }
    if (this.state === 'loading')
      return html`<h1 class="visually-hidden">Nonpareil</h1>
        <p class="waiting" role="status">${t('loading')}</p>`;
    return this.page();
  }

  page() {
    const r = this.route;
    switch (r.page) {
      case 'start':
        return html`<np-start-page></np-start-page>`;
      case 'new':
        return html`<np-new-table-page .mode=${r.mode} .pick=${r.pick}></np-new-table-page>`;
      case 'party':
        return html`<np-party-page></np-party-page>`;
      case 'open':
        return html`<np-open-tables-page></np-open-tables-page>`;
      case 'games':
        return html`<np-games-page></np-games-page>`;
      case 'replays':
        return html`<np-replays-page></np-replays-page>`;
      case 'replay':
        return html`<np-replay-page
          .table=${r.table}
          .eyes=${r.eyes}
          .number=${r.number}
          .analysis=${r.analysis}
        ></np-replay-page>`;
      case 'table':
        return html`<np-table-page .table=${r.table} .seat=${r.seat}></np-table-page>`;
      case 'join':
        return html`<np-join-page .table=${r.table} .secret=${r.secret} .seat=${r.seat}></np-join-page>`;
      case 'watch':
        return html`<np-watch-page .table=${r.table} .secret=${r.secret}></np-watch-page>`;
      case 'try':
        return html`<np-try-page .hero=${r.hero} .card=${r.card}></np-try-page>`;
      case 'continue':
        return html`<np-continue-page .secret=${r.secret}></np-continue-page>`;
      case 'learn':
        return html`<np-learn-page .lesson=${r.lesson}></np-learn-page>`;
      case 'rules':
        return html`<np-rules-page .clause=${r.clause}></np-rules-page>`;
      case 'settings':
        return html`<np-settings-page></np-settings-page>`;
      case 'you':
        return html`<np-you-page></np-you-page>`;
      case 'devices':
        return html`<np-devices-page></np-devices-page>`;
      case 'recover':
        return html`<np-recover-page></np-recover-page>`;
      case 'friends':
        return html`<np-friends-page></np-friends-page>`;
      case 'befriend':
        return html`<np-befriend-page .secret=${r.secret}></np-befriend-page>`;
      case 'data':
        return html`<np-data-page></np-data-page>`;
      case 'notifications':
        return html`<np-notifications-page></np-notifications-page>`;
      case 'statistics':
        return html`<np-statistics-page .of=${r.of} .mode=${r.mode} .only=${r.only}></np-statistics-page>`;
      case 'missing':
        return html`<div class="sorry">
          <h1>${t('missing.title')}</h1>
          <p>${t('missing.text')}</p>
          <a class="button" href=${to()}>${t('nav.start')}</a>
        </div>`;
    }
  }
}

/** The mark of the house: an N in a coin. */
export function emblem() {
  return html`<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <circle cx="32" cy="32" r="30.500" fill="none" stroke="currentColor" stroke-width="2.500" />
    <circle cx="32" cy="32" r="26" fill="none" stroke="currentColor" stroke-width="1" />
    <path d="M19 47V17h6l14 21V17h6v30h-6L25 26v21z" fill="currentColor" />
  </svg>`;
}

customElements.define('np-app', NpApp);
