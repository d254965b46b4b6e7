// Choosing a table of three or four: each against all or two against two, who sits where, with which hero, and where.

import { html, nothing } from 'lit';
import { NpElement } from '../app/element.js';
import { api } from '../app/api.js';
import { catalog, hero } from '../app/catalog.js';
import { speak, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { onlyPeople } from '../app/only-people.js';
import { go, to } from '../app/routes.js';
import { recall, remember } from '../app/settings.js';
import {
  boardTiles,
  check,
  draftedWord,
  draftRules,
  heroTile,
  houseRules,
  nameField,
  select,
  ways,
} from './choosing.js';
import { choosesNow } from './choice.js';
import { keepInvitations } from './invitations.js';
import { medal, trouble, troubleLine } from './parts.js';
import {
  areOthers,
  called,
  changed,
  draftsOf,
  groups,
  heroAt,
  invites,
  KINDS,
  mateOf,
  mirroredSeat,
  othersAre,
  PARTY_KEY as KEY,
  partyTable,
  placesOf,
  seated,
  sensibleParty,
  STARTS,
  swapped,
  withHero,
} from './party.js';
import { placeMark, teamGroup, TEAMS } from './places.js';
import { introduce } from './start.js';
import { boardWord, heroWord, sides } from './titles.js';
import './hero-details.js';

await speak('party');

/** @typedef {import('./party.js').Party} Party */
/** @typedef {import('./party.js').Who} Who */

export class NpPartyPage extends NpElement {
  static properties = {
    party: { state: true },
    seat: { state: true },
    said: { state: true },
    busy: { state: true },
    trouble: { state: true },
  };

  constructor() {
    super();
    this.party = sensibleParty(recall(KEY, null));
    /** Whose hero the gallery sets, by index. */
    this.seat = 0;
    /** What has just been moved, for those who do not see it. */
    this.said = '';
    this.busy = false;
    /** @type {string | null} */
    this.trouble = null;
  }

  /** @param {Party} party */
  #use(party) {
    this.party = party;
    this.seat = Math.min(this.seat, placesOf(party).length - 1);
    this.trouble = null;
    remember(KEY, party);
  }

  async #begin() {
    this.busy = true;
    this.trouble = null;
    try {
      await introduce();
      const { table, invitations } = await api.create(partyTable(this.party));
      keepInvitations(table.table, invitations);
      go(to(table.state === 'waiting' ? 'join' : 'table', table.table));
    } catch (error) {
      this.trouble = trouble(error);
      this.busy = false;
    }
  }

  render() {
    const party = this.party;
    const teams = party.kind === 'teams';
    const inviting = invites(party);
    const heroes = groups(party.kind).map((g) => g.map((i) => heroAt(party, i)));
    const computers = placesOf(party).some((p) => p.who === 'computer');
    const reason = computers ? onlyPeople(heroes.flat().map(hero)) : '';
    return html`<div class="wrap choosing">
      <h1>${t('party.title')}</h1>
      ${ways('party')}
      <fieldset class="party-kinds">
        <legend class="visually-hidden">${t('party.kinds')}</legend>
        <div class="segments">${KINDS.map((kind) => this.#kind(kind))}</div>
      </fieldset>
      <section class="block" aria-labelledby="seats-title">
        <div class="party-head">
          <h2 id="seats-title">${t('party.seats')}</h2>
          <div class="party-others" role="group" aria-label=${t('party.others')}>
            <span class="small muted" aria-hidden="true">${t('party.others')}</span>
            ${
              /** @type {const} */ (['computer', 'link', 'here']).map(
                (who) =>
                  html`<button
                    class="choice-chip"
                    aria-pressed=${areOthers(party, who)}
                    @click=${() => this.#use(othersAre(party, who))}
                  >
                    ${icon(who === 'computer' ? 'computer' : who === 'link' ? 'people' : 'screen')}${t(
                      `party.all-${who}`,
                    )}
                  </button>`,
              )
            }
          </div>
        </div>
        <p class="small muted">
          ${t(teams ? 'party.order-teams' : 'party.order')}
          <a href=${to('rules', teams ? 'TEAM-1' : 'FFA-1')}>${t(teams ? 'party.rules-teams' : 'party.rules')}</a> ·
          <a href=${to('learn', teams ? 'teams' : 'free-for-all')}>${t('party.lesson')}</a>
        </p>
        <div class="party-groups ${teams ? 'party-teams' : ''}">
          ${groups(party.kind).map((group, n) => {
            const rows = html`<ol role="list" class="party-seats">
              ${group.map((i) => this.#row(i))}
            </ol>`;
            return teams ? teamGroup(TEAMS[n], rows) : rows;
          })}
        </div>
        <p class="visually-hidden" role="status">${this.said}</p>
      </section>
      ${this.#heroes()} ${boardTiles(party.board, STARTS, (id) => this.#use(changed(party, { board: id })))}
      ${this.#more(inviting)}
      <div class="begin">
        <p class="begin-words">
          <b>${teams && party.draft === 'free' ? sides(heroes) : t(`party.kind-${party.kind}`)}</b
          ><span class="muted"> · ${boardWord(party.board)}</span>
        </p>
        ${troubleLine(reason || this.trouble)}
        <button class="button primary large" ?disabled=${this.busy || reason !== ''} @click=${this.#begin}>
          ${icon(inviting ? 'people' : 'swords')}${t(inviting ? 'party.invite' : 'party.begin')}
        </button>
      </div>
    </div>`;
  }

  /** The seat the gallery is for: in a mirror one for all. */
  get #at() {
    return this.party.draft === 'mirror' ? mirroredSeat(this.party) : this.seat;
  }

  /** How the heroes are found, and the gallery where they are chosen here. */
  #heroes() {
    const party = this.party;
    const place = party.places[this.#at];
    const free = party.draft === 'free';
    return html`<section class="block" aria-labelledby="heroes-title">
      <h2 id="heroes-title" class="party-whose">
        ${free
          ? html`${placeMark(this.seat + 1, String(this.seat + 1))}${t('party.hero-of', {
              who: this.#whoWord(this.seat),
            })}`
          : t('draft.heroes')}
      </h2>
      ${draftRules(party, draftsOf(party.kind), (change) => this.#use(changed(party, change)))}
      ${choosesNow(party.draft)
        ? html`<div class="choose-hero">
            <div class="gallery" role="group" aria-labelledby="heroes-title">
              ${catalog().heroes.map((h) => this.#tile(h.id))}${this.#tile('random')}${free &&
              ['link', 'same'].includes(place.who)
                ? this.#tile('choice')
                : nothing}
            </div>
            <np-hero-details .hero=${place.hero}></np-hero-details>
          </div>`
        : nothing}
    </section>`;
  }

  /** @param {import('./party.js').Kind} kind */
  #kind(kind) {
    return html`<label class="segment"
      ><input
        type="radio"
        name="kind"
        class="visually-hidden"
        .checked=${this.party.kind === kind}
        @change=${() => this.#use(changed(this.party, { kind }))}
      /><span
        ><b>${t(`party.kind-${kind}`)}</b><span class="small muted">${t(`party.kind-text-${kind}`)}</span></span
      ></label
    >`;
  }

  /** One seat. @param {number} i */
  #row(i) {
    const party = this.party;
    const order = groups(party.kind).flat();
    const below = order[order.indexOf(i) + 1];
    const number = i + 1;
    const id = heroAt(party, i);
    const shown = html`${placeMark(number, String(number))}${medal(id)}<b>${draftedWord(party.draft, id)}</b>`;
    const free = party.draft === 'free';
    return html`<li class="party-seat mark-${number} ${free && this.seat === i ? 'party-seat-on' : ''}">
      ${free
        ? html`<button
            class="party-hero"
            aria-pressed=${this.seat === i}
            aria-label=${t('party.choose-hero', { n: number, hero: heroWord(id) })}
            @click=${() => (this.seat = i)}
          >
            ${shown}
          </button>`
        : html`<span class="party-hero party-fixed">${shown}</span>`}
      ${this.#who(i)}
      ${below === undefined
        ? html`<span class="party-swap-none"></span>`
        : html`<button
            class="button quiet party-swap"
            aria-label=${t('party.swap', { a: number, b: below + 1 })}
            title=${t('party.swap', { a: number, b: below + 1 })}
            @click=${() => this.#swap(i, below)}
          >
            ${icon('swap')}
          </button>`}
    </li>`;
  }

  /** @param {number} i @param {number} j */
  #swap(i, j) {
    this.#use(swapped(this.party, i, j));
    if (this.seat === i) this.seat = j;
    else if (this.seat === j) this.seat = i;
    this.said = t('party.swapped', { a: i + 1, b: j + 1 });
  }

  /** Who sits there. My only seat is mine until I take another. @param {number} i */
  #who(i) {
    const party = this.party;
    const place = party.places[i];
    const mates = party.kind === 'teams';
    const oursToo = mates && party.places[mateOf(i)].who === 'me';
    if (place.who === 'me' && !oursToo) return html`<span class="party-me">${icon('check')}${t('party.me')}</span>`;
    /** @type {[string, string][]} */
    const people = [['me', t(place.who === 'me' ? 'party.me-both' : oursToo ? 'party.me-too' : 'party.me')]];
    people.push(['here', t('party.here')], ['link', t('party.link')]);
    if (mates && i > 1 && party.places[i - 2].who === 'link') people.push(['same', t('party.same', { n: i - 1 })]);
    const chosen = place.who === 'computer' ? place.level : place.who;
    /** @param {[string, string]} option */
    const option = ([value, text]) =>
      html`<option value=${value} ?selected=${chosen === value} .selected=${chosen === value}>${text}</option>`;
    return html`<span class="party-cell"
      ><select
        class="field party-who"
        aria-label=${t('party.who', { n: i + 1 })}
        @change=${(/** @type {Event} */ e) => this.#seat(i, /** @type {HTMLSelectElement} */ (e.target).value)}
      >
        <optgroup label=${t('party.people')}>${people.map(option)}</optgroup>
        <optgroup label=${t('party.computers')}>
          ${catalog().levels.map((level) => option([level, t('who.computer', { level: t(`rank.${level}`) })]))}
        </optgroup>
      </select>
      ${place.who === 'here'
        ? html`<input
            class="field"
            maxlength="24"
            autocomplete="off"
            aria-label=${t('party.name-of', { n: i + 1 })}
            placeholder=${t('party.name')}
            .value=${place.name ?? ''}
            @change=${(/** @type {Event} */ e) =>
              this.#use(called(party, i, /** @type {HTMLInputElement} */ (e.target).value))}
          />`
        : nothing}</span
    >`;
  }

  /** @param {number} i @param {string} value somebody, or the level of a computer */
  #seat(i, value) {
    const level = catalog().levels.includes(value);
    this.#use(level ? seated(this.party, i, 'computer', value) : seated(this.party, i, /** @type {Who} */ (value)));
  }

  /** Somebody in a few words. @param {number} i */
  #whoWord(i) {
    const { who, level } = this.party.places[i];
    switch (who) {
      case 'computer':
        return t('who.computer', { level: t(`rank.${level}`) });
      case 'same':
        return t('party.same', { n: i - 1 });
      case 'me':
      case 'here':
      case 'link':
        return t(`party.${who}`);
    }
  }

  /** @param {string} id */
  #tile(id) {
    const places = placesOf(this.party);
    const at = this.#at;
    const free = this.party.draft === 'free';
    const other = free && hero(id) ? places.findIndex((p, i) => i !== at && p.hero === id) : -1;
    return heroTile(id, {
      chosen: places[at].hero === id,
      note: other < 0 ? '' : t('party.seat', { n: other + 1 }),
      pick: () => this.#use(withHero(this.party, at, id)),
    });
  }

  /** @param {boolean} inviting */
  #more(inviting) {
    const party = this.party;
    /** @type {[string, string][]} */
    const firsts = placesOf(party).map((_, i) => [
      String(i + 1),
      t('party.first-seat', { n: i + 1, hero: draftedWord(party.draft, heroAt(party, i)), who: this.#whoWord(i) }),
    ]);
    return html`<details class="more block">
      <summary>${t('new.more')}</summary>
      <div class="options">
        ${inviting ? check(t('new.open'), party.open, (open) => this.#use(changed(party, { open }))) : nothing}
        ${select(t('new.first'), party.first, [['random', t('new.first-random')], ...firsts], (first) =>
          this.#use(changed(party, { first })),
        )}
        ${houseRules(party, inviting, (change) => this.#use(changed(party, /** @type {Partial<Party>} */ (change))))}
        ${inviting ? nameField() : nothing}
      </div>
    </details>`;
  }
}

customElements.define('np-party-page', NpPartyPage);
