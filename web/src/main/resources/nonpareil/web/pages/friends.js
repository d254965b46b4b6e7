// Friends: who is one, who asks to be, whom one could ask.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { ago, speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { reachable } from '../app/reachable.js';
import { introduce } from './start.js';
import { trouble, troubleLine } from './parts.js';
import { backToYou, day, lineButton, personLine } from './person.js';
import '../app/share.js';

await speak('people');

/** @typedef {import('../app/api.js').FriendsInfo} FriendsInfo */

/** What somebody is called. @param {{name: string}} person */
export function called({ name }) {
  return name || t('friends.nameless');
}

export class NpFriendsPage extends NpElement {
  static properties = {
    info: { state: true },
    url: { state: true },
    changing: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    /** @type {FriendsInfo | null} */
    this.info = null;
    this.url = '';
    /** The friend whose line is open. */
    this.changing = '';
    /** @type {string | null} */
    this.trouble = null;
  }

  connectedCallback() {
    super.connectedCallback();
    void this.#do(async () => {
      await introduce();
      return api.friends();
    });
    this.timer = setInterval(() => {
      if (!document.hidden && !this.changing) void this.#do(api.friends, true);
    }, 10_000);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
    super.disconnectedCallback();
  }

  /** @param {() => Promise<FriendsInfo>} deed @param {boolean} [quiet] what fails is tried again anyway */
  async #do(deed, quiet = false) {
    if (!quiet) this.trouble = null;
    try {
      this.info = await deed();
      if (!quiet) this.changing = '';
    } catch (error) {
      if (!quiet) this.trouble = trouble(error);
    }
  }

  async #link() {
    this.trouble = null;
    try {
      await introduce();
      this.url = await reachable('befriend', await api.friendLink());
    } catch (error) {
      this.trouble = trouble(error);
    }
  }

  render() {
    const info = this.info;
    return html`<div class="wrap narrow friends">
      ${backToYou()}
      <h1>${t('friends.title')}</h1>
      <p class="muted">${t('friends.text')}</p>
      ${troubleLine(this.trouble)}
      ${info
        ? html`${this.#asks(info)} ${this.#friends(info)} ${this.#byLink()} ${this.#met(info)} ${this.#asked(info)}
          ${this.#blocked(info)}`
        : html`<p role="status">${t('loading')}</p>`}
    </div>`;
  }

  /** @param {string} title @param {unknown} items @param {string} [text] */
  #section(title, items, text = '') {
    return html`<section class="block">
      <h2>${title}</h2>
      ${text ? html`<p class="small muted">${text}</p>` : nothing}
      <ul role="list" class="person-list">
        ${items}
      </ul>
    </section>`;
  }

  /** @param {FriendsInfo} info */
  #asks({ asks }) {
    if (!asks.length) return nothing;
    /** @param {string} ask @param {'accept' | 'decline' | 'block'} answer */
    const answer = (ask, answer) => () => this.#do(() => api.answerAsk(ask, answer));
    const lines = asks.map((ask) => {
      const who = called(ask);
      return personLine(
        ask.avatar,
        who,
        t('friends.asked-at', { when: ago(ask.at) }),
        html`${lineButton(t('friends.accept'), t('friends.accept-of', { who }), answer(ask.ask, 'accept'), 'primary')}
        ${lineButton(t('friends.decline'), t('friends.decline-of', { who }), answer(ask.ask, 'decline'))}
        ${lineButton(t('friends.block'), t('friends.block-of', { who }), answer(ask.ask, 'block'), 'quiet danger')}`,
      );
    });
    return this.#section(t('friends.asks'), lines, t('friends.silent'));
  }

  /** @param {FriendsInfo} info */
  #friends({ friends }) {
    if (!friends.length) return html`<p class="empty">${t('friends.none')}</p>`;
    return html`<ul role="list" class="person-list">
      ${friends.map((friend) => {
        const who = called(friend);
        const { friend: handle } = friend;
        /** @param {'part' | 'block'} change */
        const change = (change) => () => this.#do(() => api.changeFriend(handle, change));
        return personLine(
          friend.avatar,
          who,
          t('friends.since', { date: day(friend.at) }),
          this.changing === handle
            ? html`${lineButton(t('friends.part'), t('friends.part'), change('part'))}
              ${lineButton(t('friends.block'), t('friends.block-of', { who }), change('block'), 'danger')}`
            : lineButton(t('friends.manage'), t('friends.manage-of', { who }), () => (this.changing = handle), 'quiet'),
        );
      })}
    </ul>`;
  }

  #byLink() {
    return html`<section class="block panel" aria-labelledby="friend-link">
      <h2 id="friend-link">${t('friends.by-link')}</h2>
      <p class="muted">${t('friends.link-text')}</p>
      ${this.url
        ? html`<np-share
            .url=${this.url}
            .label=${t('friends.link-label')}
            .text=${t('friends.link-share')}
          ></np-share>`
        : html`<button class="button" @click=${this.#link}>${icon('people')}${t('friends.link-make')}</button>`}
    </section>`;
  }

  /** @param {FriendsInfo} info */
  #met({ met }) {
    if (!met.length) return nothing;
    const lines = met.map((seat) => {
      const who = called(seat);
      return personLine(
        seat.avatar,
        who,
        t('friends.at', { when: ago(seat.at) }),
        lineButton(t('friends.ask'), t('friends.ask-of', { who }), () =>
          this.#do(() => api.askFriend(seat.table, seat.seat)),
        ),
      );
    });
    return this.#section(t('friends.met'), lines, t('friends.met-text'));
  }

  /** @param {FriendsInfo} info */
  #asked({ asked }) {
    if (!asked.length) return nothing;
    const lines = asked.map((ask) => {
      const who = called(ask);
      return personLine(
        ask.avatar,
        who,
        t('friends.asked-at', { when: ago(ask.at) }),
        lineButton(
          t('friends.withdraw'),
          t('friends.withdraw-of', { who }),
          () => this.#do(() => api.answerAsk(ask.ask, 'withdraw')),
          'quiet',
        ),
      );
    });
    return this.#section(t('friends.asked'), lines);
  }

  /** @param {FriendsInfo} info */
  #blocked({ blocked }) {
    if (!blocked.length) return nothing;
    const lines = blocked.map((friend) => {
      const who = called(friend);
      return personLine(
        null,
        who,
        day(friend.at),
        lineButton(
          t('friends.unblock'),
          t('friends.unblock-of', { who }),
          () => this.#do(() => api.changeFriend(friend.friend, 'unblock')),
          'quiet',
        ),
      );
    });
    return this.#section(t('friends.blocked'), lines);
  }
}

customElements.define('np-friends-page', NpFriendsPage);
