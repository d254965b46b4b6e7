// What everything at one table is called, in one language.

import { capital, grammarOf, inLanguage, language as languageNow } from '../../app/i18n.js';
import { allCards, fighterTitle, titleOf } from '../../app/catalog.js';
import { sayIn } from './say.js';

/** @typedef {import('../../types.js').Language} Language */
/** @typedef {import('../../types.js').Cases} Cases */
/** @typedef {import('../../types.js').Catalog} Catalog */
/** @typedef {import('../../types.js').Card} Card */
/** @typedef {import('../../types.js').Hero} Hero */
/** @typedef {import('../../types.js').Cause} Cause */
/** @typedef {import('../../types.js').SeatInfo} SeatInfo */
/** @typedef {Pick<SeatInfo, 'seat' | 'hero'> & Partial<SeatInfo>} SeatName */

/**
 * A piece's id taken apart.
 *
 * @typedef {object} Piece
 * @property {string} id
 * @property {number} seat
 * @property {string} kind
 * @property {number | null} number
 * @property {boolean} token
 * @property {boolean} hero
 * @property {import('../../types.js').FighterKind | import('../../types.js').TokenKind | undefined} data
 */

export class Names {
  /**
   * @param {Catalog} catalog
   * @param {readonly SeatName[]} seats
   * @param {Language} [language]
   * @param {string} [board] the id of the board that is played on
   */
  constructor(catalog, seats, language = languageNow(), board = '') {
    this.catalog = catalog;
    this.board = board;
    this.seats = seats;
    this.language = language;
    this.say = sayIn(language);
    /** @type {Map<number, Hero>} */
    this.heroes = new Map();
    for (const { seat, hero } of seats) {
      const data = catalog.heroes.find((h) => h.id === hero);
      if (data) this.heroes.set(seat, data);
    }
    /** @type {Map<string, Piece>} */
    this.pieces = new Map();
  }

  /** What there is by language, in the language of these names.
   * @template T
   * @param {import('../../types.js').Localized<T>} texts
   * @returns {T} */
  local(texts) {
    return inLanguage(texts, this.language);
  }

  // ---- players

  /** A player is called by the hero, as in a sentence. @param {number} seat @returns {Cases} */
  player(seat) {
    const hero = this.heroes.get(seat);
    const kind = hero?.fighters.find((f) => f.hero);
    if (hero && hero.fighters.filter((f) => f.hero).length > 1) {
      return this.#owned(seat, plain(this.local(hero.name), this.language));
    }
    return kind ? this.#owned(seat, this.local(kind.called)) : plain(this.say('player', { n: seat }), this.language);
  }

  /** The player as a title: the hero's name. @param {number} seat */
  title(seat) {
    return capital(this.titled(seat).n);
  }

  /** The hero where there is little room: without its article. @param {number} seat */
  brief(seat) {
    const heroes = this.heroes.get(seat)?.fighters.filter((f) => f.hero) ?? [];
    if (heroes.length !== 1) return this.title(seat);
    const kind = heroes[0];
    const called = this.local(kind.called).n;
    const name = this.local(kind.name);
    return called.endsWith(name) ? name : capital(called);
  }

  /** The hero's whole name as in a sentence. @param {number} seat @returns {Cases} */
  titled(seat) {
    const hero = this.heroes.get(seat);
    return hero
      ? this.#owned(seat, titleOf(hero, this.language))
      : plain(this.say('player', { n: seat }), this.language);
  }

  /** The colour and shape of a player: they stay with the person, whatever the turn order is. @param {number} seat */
  mark(seat) {
    return this.#info(seat)?.mark ?? seat;
  }

  /** @param {number} seat */
  #info(seat) {
    return this.seats.find((s) => s.seat === seat);
  }

  /** More than two play. */
  get isMany() {
    return this.seats.length > 2;
  }

  /** The team of a player; the one of mark 1 is the sun. @param {number} seat @returns {import('../../board/teams.js').Team | null} */
  team(seat) {
    const team = this.#info(seat)?.team ?? null;
    if (team === null) return null;
    return team === (this.seats.find((s) => this.mark(s.seat) === 1)?.team ?? 1) ? 'sun' : 'moon';
  }

  /** Those of the same team. @param {number} seat @returns {number[]} */
  mates(seat) {
    const team = this.team(seat);
    return team ? this.#seatsThat((s) => s !== seat && this.team(s) === team) : [];
  }

  /** Those a player plays against, in turn order from the next one. @param {number} seat @returns {number[]} */
  foes(seat) {
    const mates = this.mates(seat);
    const others = this.#seatsThat((s) => s !== seat && !mates.includes(s));
    return [...others.filter((s) => s > seat), ...others.filter((s) => s < seat)];
  }

  /** @param {(seat: number) => boolean} wanted */
  #seatsThat(wanted) {
    return this.seats.map((s) => s.seat).filter(wanted);
  }

  /** The person who plays there by the own name, else the hero. @param {number} seat @returns {Cases} */
  nickname(seat) {
    const info = this.#info(seat);
    return info?.name && info.who !== 'computer' ? plain(info.name, this.language) : this.player(seat);
  }

  /** The hero with the person who plays it, where that is told. @param {number} seat @returns {Cases} */
  fullName(seat) {
    const player = this.player(seat);
    const person = this.nickname(seat);
    if (person.n === player.n || this.isTwin(seat)) return player;
    const more = ` (${person.n})`;
    return { n: player.n + more, a: player.a + more, d: player.d + more, g: player.g };
  }

  /** Who plays there: a name, or the level of the computer. @param {number} seat */
  person(seat) {
    const info = this.#info(seat);
    if (!info || info.who === 'empty') return this.say('person.empty');
    if (info.level === 'lesson') return this.say('person.lesson');
    if (info.who === 'computer') return this.say('person.computer', { level: this.level(info.level ?? '') });
    if (info.deleted) return this.say('who.deleted');
    if (info.name || !info.you) return info.name || this.say('person.guest');
    // Who plays both sides need not be told.
    return this.seats.filter((s) => s.you).length > 1 ? '' : this.say('person.you');
  }

  /** @param {string} id */
  level(id) {
    const key = `rank.${id}`;
    const said = this.say(key);
    return said === key ? id : said;
  }

  /** Whether somebody else has the same hero. @param {number} seat */
  isTwin(seat) {
    const hero = this.heroes.get(seat)?.id;
    return [...this.heroes.values()].filter((h) => h.id === hero).length > 1;
  }

  /** What tells the same hero of two players apart: the person, else the colour. @param {number} seat */
  #whose(seat) {
    const info = this.#info(seat);
    const person = info?.who === 'person' ? info.name : '';
    return person || this.say(`mark.${this.mark(seat)}`);
  }

  /** @param {number} seat @param {Cases} name @returns {Cases} */
  #owned(seat, name) {
    if (!this.isTwin(seat)) return name;
    const mark = ` (${this.#whose(seat)})`;
    const genitive = grammarOf(this.language).genitive(name.d + mark);
    return { n: name.n + mark, a: name.a + mark, d: name.d + mark, g: genitive };
  }

  // ---- pieces

  /** @param {string} id such as 2.harpy-3 @returns {Piece} */
  piece(id) {
    let piece = this.pieces.get(id);
    if (!piece) {
      piece = this.#takeApart(id);
      this.pieces.set(id, piece);
    }
    return piece;
  }

  /** @param {string} id @returns {Piece} */
  #takeApart(id) {
    const dot = id.indexOf('.');
    const seat = Number(id.slice(0, dot));
    const rest = id.slice(dot + 1);
    const hero = this.heroes.get(seat);
    const parts = /^(.+)-(\d+)$/.exec(rest);
    for (const [kind, number] of /** @type {[string, number | null][]} */ (
      parts
        ? [
            [rest, null],
            [parts[1], Number(parts[2])],
          ]
        : [[rest, null]]
    )) {
      const fighter = hero?.fighters.find((f) => f.id === kind);
      if (fighter) return { id, seat, kind, number, token: false, hero: fighter.hero, data: fighter };
      const token = hero?.tokens?.find((f) => f.id === kind);
      if (token) return { id, seat, kind, number, token: true, hero: false, data: token };
    }
    return { id, seat, kind: rest, number: null, token: false, hero: false, data: undefined };
  }

  /** A fighter or token as in a sentence. @param {string | null | undefined} id @returns {Cases} */
  called(id) {
    if (!id) return plain('', this.language);
    const { seat, kind, number, data } = this.piece(id);
    if (!data) return plain(kind, this.language);
    const name = this.local(data.called);
    return this.#owned(seat, number === null ? name : plain(`${name.n} ${number}`, this.language));
  }

  /** A fighter or token as a title. @param {string} id */
  label(id) {
    const { seat, kind, number, data } = this.piece(id);
    const name = data ? fighterTitle(data, this.language) : kind;
    const numbered = number === null ? name : `${name} ${number}`;
    return this.isTwin(seat) ? `${numbered} (${this.#whose(seat)})` : numbered;
  }

  /** The ids of all fighters of a player. @param {number} seat @returns {string[]} */
  fighters(seat) {
    return (this.heroes.get(seat)?.fighters ?? []).flatMap((f) =>
      f.count === 1 ? [`${seat}.${f.id}`] : Array.from({ length: f.count }, (_, i) => `${seat}.${f.id}-${i + 1}`),
    );
  }

  /** @param {string} id */
  owner(id) {
    return this.piece(id).seat;
  }

  /** The full health of a fighter. @param {string} id */
  fullHealth(id) {
    const { data } = this.piece(id);
    return data && 'health' in data ? data.health : 0;
  }

  /** @param {number} seat @param {string | null | undefined} trait */
  trait(seat, trait) {
    const found = this.heroes.get(seat)?.traits?.find((t) => t.id === trait);
    return found ? this.local(found.name) : (trait ?? '');
  }

  /** @param {number} seat @param {string} counter */
  counter(seat, counter) {
    const found = this.heroes.get(seat)?.counters?.find((c) => c.id === counter);
    return found ? this.local(found.name) : counter;
  }

  /** "poison", "scars": so many of a counter. @param {number} seat @param {string} counter @param {number} n */
  counters(seat, counter, n) {
    const found = this.heroes.get(seat)?.counters?.find((c) => c.id === counter);
    return found ? this.local(n === 1 ? found.name : (found.plural ?? found.name)) : counter;
  }

  /** "2 poison": a counter that a fighter or a player holds. @param {import('../../types.js').Held} held */
  held({ seat, counter, number }) {
    return `${number} ${this.counters(seat, counter, number)}`;
  }

  /** A pile beside the hero. @param {number} seat @param {string} pile */
  pile(seat, pile) {
    const found = this.heroes.get(seat)?.piles?.find((p) => p.id === pile);
    return found ? this.local(found.name) : pile;
  }

  // ---- cards

  /** @param {number} seat @param {string | null | undefined} id @returns {Card | undefined} */
  cardData(seat, id) {
    const hero = this.heroes.get(seat);
    return hero && allCards(hero).find((c) => c.id === id);
  }

  /** @param {number} seat @param {string | null | undefined} id */
  card(seat, id) {
    const data = this.cardData(seat, id);
    return data ? this.local(data.name) : (id ?? '');
  }

  /** In quotation marks, as a sentence needs it. @param {number} seat @param {string | null | undefined} id */
  quoted(seat, id) {
    return this.say('quoted', { text: this.card(seat, id) });
  }

  /** Several cards in a sentence, copies counted. @param {number} seat @param {readonly string[]} ids */
  cards(seat, ids) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const items = [...counts].map(([id, n]) => (n > 1 ? `${n} × ${this.quoted(seat, id)}` : this.quoted(seat, id)));
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }

  // ---- why

  /** The title of a hero's ability. @param {number} seat */
  ability(seat) {
    const title = this.heroes.get(seat)?.abilityName;
    return title ? this.local(title) : this.say('ability.of', { who: this.player(seat) });
  }

  /** What caused something: a card or an ability; nothing for a rule. @param {Cause | undefined} cause */
  cause(cause) {
    if (!cause) return '';
    return cause.card ? this.card(cause.seat, cause.card) : this.ability(cause.seat);
  }

  /**
   * The lines of the card or ability that asks.
   *
   * @param {Cause | undefined} cause
   * @param {Language} [language]
   * @returns {string[]}
   */
  causeText(cause, language = this.language) {
    if (!cause) return [];
    const hero = this.heroes.get(cause.seat);
    if (!cause.card) return hero ? inLanguage(hero.ability, language) : [];
    const data = this.cardData(cause.seat, cause.card);
    return data ? inLanguage(data.text, language).flatMap((b) => b.lines) : [];
  }

  // ---- the board

  /** A zone of the board by its id. @param {string} id */
  zone(id) {
    const board = this.catalog.boards.find((b) => b.id === this.board);
    const zone = board?.zones.find((z) => z.id === id);
    return zone ? this.local(zone.name) : id;
  }

  /** A space by its number, as the list of spaces calls it. @param {string} id */
  space(id) {
    return this.say('space', { id: id.replace(/^\D*0*(?=\d)/, '') });
  }
}

/** A name that only changes in the genitive. @param {string} name @param {Language} language @returns {Cases} */
export function plain(name, language) {
  return { n: name, a: name, d: name, g: grammarOf(language).genitive(name) };
}
