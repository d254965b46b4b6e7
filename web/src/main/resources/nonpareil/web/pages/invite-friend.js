// Beside the link of a table that waits: a seat can be kept for a friend, who needs no link.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { speak, t } from '../app/i18n.js';
import { trouble, troubleLine } from './parts.js';
import { emblemOf } from './person.js';

await speak('people');

/** @typedef {import('../types.js').TableInfo} TableInfo */

export class NpInviteFriend extends NpElement {
  static properties = { info: { attribute: false }, friends: { state: true }, trouble: { state: true } };

  constructor() {
    super();
    /** @type {TableInfo | null} */
    this.info = null;
    /** @type {import('../app/api.js').FriendInfo[]} */
    this.friends = [];
    /** @type {string | null} */
    this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    api.friends().then(
      ({ friends }) => (this.friends = friends),
      () => {}, // The link itself is enough.
    );
  }

  /** @param {import('../app/api.js').FriendInfo} friend @param {number} seat */
  async #invite(friend, seat) {
    if (!this.info) return;
    this.trouble = null;
    try {
      this.info = await api.offer(this.info.table, seat, friend.friend);
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  render() {
    const empty = (this.info?.seats ?? []).filter((s) => s.who === 'empty' && !s.same);
    const free = empty.find((s) => !s.offered);
    const kept = empty.filter((s) => s.offered);
    if (!this.friends.length || !empty.length) return nothing;
    return html`<section class="invite-friend" aria-labelledby="invite-friend">
      <h2 id="invite-friend">${t('invite.friend')}</h2>
      <p role="status">${kept.map((s) => html`<span>${t('invite.kept', { who: s.offered ?? '' })} </span>`)}</p>
      ${free
        ? html`<div class="row">
            ${this.friends
              .filter((f) => !kept.some((s) => s.offered === f.name))
              .map(
                (f) =>
                  html`<button
                    class="button"
                    aria-label=${t('invite.to', { who: f.name || t('friends.nameless') })}
                    @click=${() => this.#invite(f, free.seat)}
                  >
                    ${emblemOf(f.avatar, 'medal-tiny')}${f.name || t('friends.nameless')}
                  </button>`,
              )}
          </div>`
        : nothing}
      ${troubleLine(this.trouble)}
    </section>`;
  }
}

customElements.define('np-invite-friend', NpInviteFriend);
