// How a person is told that it is their turn: by this browser, by an address of their own; and the holidays in which
// nobody waits for them.

import { html, nothing } from 'lit';
import { api } from '../app/api.js';
import { NpElement } from '../app/element.js';
import { dayAndTime, language, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { pushTrouble, subscribe, unsubscribe } from '../app/push.js';
import { to } from '../app/routes.js';
import { introduce } from './start.js';
import { trouble, troubleLine } from './parts.js';

await speak('notices');

/** @typedef {import('../app/api.js').Notifications} Notifications */

export class NpNotificationsPage extends NpElement {
  static properties = {
    known: { state: true },
    trouble: { state: true },
    busy: { state: true },
    outcome: { state: true },
    secret: { state: true },
    days: { state: true },
  };

  constructor() {
    super();
    /** @type {Notifications | null} */
    this.known = null;
    /** What went wrong, and where on the page. @type {{at: string, text: string} | null} */
    this.trouble = null;
    this.busy = false;
    /** What came of a test. @type {{way: 'push' | 'webhook', outcome: string} | null} */
    this.outcome = null;
    /** Shown once. */
    this.secret = '';
    this.days = 7;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.#do('page', async () => {
      await introduce();
      this.known = await api.notifications();
    });
  }

  /** @param {string} at @param {() => Promise<unknown>} what */
  async #do(at, what) {
    this.trouble = null;
    this.outcome = null;
    this.busy = true;
    try {
      await what();
    } catch (error) {
      this.trouble = { at, text: trouble(error) };
    } finally {
      this.busy = false;
    }
  }

  /** @param {string} at */
  #troubleAt(at) {
    return troubleLine(this.trouble?.at === at ? this.trouble.text : null);
  }

  /** @param {'push' | 'webhook'} way */
  #test(way) {
    void this.#do(way, async () => {
      const outcome = await api.testNotice(way);
      this.known = await api.notifications();
      this.outcome = { way, outcome };
    });
  }

  /** @param {'push' | 'webhook'} way */
  #outcomeAt(way) {
    return html`<p class="small" role="status">
      ${this.outcome?.way === way ? t(`notices.outcome.${this.outcome.outcome}`) : ''}
    </p>`;
  }

  // ---- this browser

  /** @param {string} key @param {boolean} live */
  #turnOn(key, live) {
    void this.#do('push', async () => {
      const subscription = await subscribe(key);
      if (!subscription) {
        this.trouble = { at: 'push', text: t('notices.push.denied') };
        return;
      }
      this.known = await api.push({ ...subscription, language: language(), live });
    });
  }

  #turnOff() {
    void this.#do('push', async () => {
      this.known = await api.pushOff();
      await unsubscribe();
    });
  }

  /** @param {Notifications['push']} push */
  #push(push) {
    const { key } = push;
    const problem = key === null ? 'off' : pushTrouble();
    return html`<section class="block panel" aria-labelledby="push">
      <h2 id="push">${t('notices.push')}</h2>
      <p class="muted">${t('notices.push-text')}</p>
      ${problem || key === null
        ? html`<p>${t(`notices.push.${problem}`)}</p>`
        : push.here
          ? html`<p>${t('notices.push.here')}</p>
              ${this.#live('push', push.live, (live) => this.#turnOn(key, live))}
              <div class="row">
                <button class="button" ?disabled=${this.busy} @click=${() => this.#test('push')}>
                  ${t('notices.test')}
                </button>
                <button class="button quiet" ?disabled=${this.busy} @click=${() => this.#turnOff()}>
                  ${t('notices.push.stop')}
                </button>
              </div>`
          : html`<button class="button primary" ?disabled=${this.busy} @click=${() => this.#turnOn(key, false)}>
              ${t('notices.push.start')}
            </button>`}
      ${push.devices > (push.here ? 1 : 0)
        ? html`<p class="small muted">${t('notices.push.others', { n: push.devices - (push.here ? 1 : 0) })}</p>`
        : nothing}
      ${this.#outcomeAt('push')} ${this.#troubleAt('push')}
    </section>`;
  }

  /** @param {string} id @param {boolean} on @param {(on: boolean) => void} change */
  #live(id, on, change) {
    return html`<label class="check setting"
      ><input
        type="checkbox"
        name=${`live-${id}`}
        .checked=${on}
        ?disabled=${this.busy}
        @change=${(/** @type {Event} */ e) => change(/** @type {HTMLInputElement} */ (e.target).checked)}
      />
      <span>${t('notices.live')}<span class="small muted block-text">${t('notices.live-text')}</span></span></label
    >`;
  }

  // ---- an address

  /** @param {Event} event */
  #saveHook(event) {
    event.preventDefault();
    const url = /** @type {HTMLInputElement} */ (this.querySelector('#hook-url')).value.trim();
    void this.#do('webhook', async () => {
      const { secret, ...known } = await api.webhook({ url, language: language(), live: false });
      this.known = known;
      this.secret = secret;
    });
  }

  #removeHook() {
    void this.#do('webhook', async () => {
      this.known = await api.webhookOff();
      this.secret = '';
    });
  }

  /** @param {Notifications} known */
  #hook({ webhook, push }) {
    return html`<section class="block panel" aria-labelledby="webhook">
      <h2 id="webhook">${t('notices.webhook')}</h2>
      <p class="muted">${t('notices.webhook-text')}</p>
      ${push.key === null
        ? html`<p>${t('notices.push.off')}</p>`
        : webhook
          ? this.#hookThere(webhook)
          : this.#hookForm()}
      ${this.#outcomeAt('webhook')} ${this.#troubleAt('webhook')}
    </section>`;
  }

  #hookForm() {
    return html`<form class="row" @submit=${this.#saveHook}>
      <label class="option grow"
        ><span>${t('notices.webhook.url')}</span
        ><input
          class="field"
          id="hook-url"
          type="url"
          required
          maxlength="1000"
          placeholder=${t('notices.webhook.example')}
      /></label>
      <button class="button" ?disabled=${this.busy}>${t('notices.webhook.save')}</button>
    </form>`;
  }

  /** @param {NonNullable<Notifications['webhook']>} webhook */
  #hookThere({ url, off, last }) {
    const state = off ? 'stopped' : last && last !== 'accepted' ? 'failed' : 'on';
    return html`<p class="hook-url"><code>${url}</code></p>
      ${this.secret
        ? html`<p role="status">${t('notices.webhook.secret')}</p>
            <p class="hook-url"><code>${this.secret}</code></p>`
        : nothing}
      <p class=${state === 'on' ? 'small muted' : ''}>
        ${t(`notices.webhook.${state}`, { why: last ? t(`notices.outcome.${last}`) : '' })}
      </p>
      <div class="row">
        <button class="button" ?disabled=${this.busy} @click=${() => this.#test('webhook')}>
          ${t('notices.test')}
        </button>
        <button class="button quiet" ?disabled=${this.busy} @click=${() => this.#removeHook()}>
          ${t('notices.webhook.remove')}
        </button>
      </div>`;
  }

  // ---- holidays

  /** @param {Notifications['holiday']} holiday */
  #holiday({ left, most, until }) {
    const days = Math.min(this.days, left);
    return html`<section class="block panel" aria-labelledby="holiday">
      <h2 id="holiday">${t('notices.holiday')}</h2>
      <p class="muted">${t('notices.holiday-text', { most })}</p>
      ${until
        ? html`<p>${t('notices.holiday.until', { time: dayAndTime(until) })}</p>
            <button
              class="button"
              ?disabled=${this.busy}
              @click=${() => void this.#do('holiday', async () => (this.known = await api.holidayEnd()))}
            >
              ${t('notices.holiday.end')}
            </button>`
        : left > 0
          ? html`<div class="row">
              <label class="option"
                ><span>${t('notices.holiday.days')}</span
                ><select
                  class="field"
                  id="holiday-days"
                  @change=${(/** @type {Event} */ e) =>
                    (this.days = Number(/** @type {HTMLSelectElement} */ (e.target).value))}
                >
                  ${Array.from({ length: left }, (_, i) => i + 1).map(
                    (n) => html`<option value=${n} ?selected=${n === days}>${t('notices.days', { n })}</option>`,
                  )}
                </select></label
              >
              <button
                class="button"
                ?disabled=${this.busy}
                @click=${() => void this.#do('holiday', async () => (this.known = await api.holiday(days)))}
              >
                ${t('notices.holiday.begin')}
              </button>
            </div>`
          : nothing}
      <p class="small muted">${t('notices.holiday.left', { n: left })}</p>
      ${this.#troubleAt('holiday')}
    </section>`;
  }

  render() {
    const { known } = this;
    return html`<div class="wrap narrow settings notifications">
      <p><a class="button quiet" href=${to('settings')}>${icon('back')}${t('nav.settings')}</a></p>
      <h1>${t('notices.title')}</h1>
      <p>${t('notices.text')}</p>
      ${known
        ? html`${this.#push(known.push)}${this.#hook(known)}${this.#holiday(known.holiday)}`
        : html`<p role="status">${this.busy ? t('loading') : ''}</p>`}
      ${this.#troubleAt('page')}
    </div>`;
  }
}

customElements.define('np-notifications-page', NpNotificationsPage);
