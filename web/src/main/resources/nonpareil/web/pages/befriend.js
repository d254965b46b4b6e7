// A link from somebody who would like to be a friend. Nothing happens before the click.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api, ApiError } from '../app/api.js';
import { speak, t } from '../app/i18n.js';
import { go, to } from '../app/routes.js';
import { introduce } from './start.js';
import { trouble, troubleLine } from './parts.js';
import { emblemOf } from './person.js';
import { called } from './friends.js';

await speak('people');

export class NpBefriendPage extends NpElement {
  static properties = {
    secret: { attribute: false },
    giver: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    this.secret = '';
    /** @type {{name: string, avatar: string | null} | null} */
    this.giver = null;
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has('secret') && this.secret) void this.#look();
  }

  async #look() {
    this.trouble = null;
    try {
      await introduce();
      this.giver = await api.lookAtFriendLink(this.secret);
    } catch (error) {
      this.trouble = why(error);
    }
  }

  async #accept() {
    this.busy = true;
    this.trouble = null;
    try {
      await api.acceptFriendLink(this.secret);
      go(to('friends'), { replace: true });
    } catch (error) {
      this.trouble = why(error);
      this.busy = false;
    }
  }

  render() {
    const giver = this.giver;
    return html`<div class="wrap narrow">
      <h1>${giver ? t('befriend.who', { who: called(giver) }) : t('befriend.title')}</h1>
      ${giver
        ? html`<p>${emblemOf(giver.avatar, 'medal-large')}</p>
            <p>${t('befriend.text')}</p>`
        : nothing}
      ${troubleLine(this.trouble)}
      <div class="row">
        ${giver
          ? html`<button class="button primary large" ?disabled=${this.busy} @click=${this.#accept}>
              ${t('befriend.yes')}
            </button>`
          : nothing}
        <a class="button quiet" href=${to()}>${giver ? t('befriend.no') : t('nav.start')}</a>
      </div>
    </div>`;
  }
}

/** @param {unknown} error */
function why(error) {
  if (error instanceof ApiError && error.code === 'unknown') return t('befriend.void');
  if (error instanceof ApiError && error.code === 'conflict') return t('befriend.own');
  return trouble(error);
}

customElements.define('np-befriend-page', NpBefriendPage);
