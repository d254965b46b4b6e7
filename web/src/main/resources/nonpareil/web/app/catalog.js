// Heroes, boards and words of the rules, loaded once. Lookups are for after load().

import { api } from './api.js';
import { grammarOf, inLanguage, language as languageNow, local } from './i18n.js';

/** @typedef {import('../types.js').Catalog} Catalog */
/** @typedef {import('../types.js').Hero} Hero */
/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').Card} Card */
/** @typedef {{seat: number, hero: string}} SeatHero */

/** @type {Catalog | null} */
let loaded = null;
/** @type {Promise<Catalog> | null} */
let loading = null;
/** @type {Map<string, Hero>} */
let heroes = new Map();
/** @type {Map<string, Board>} */
let boards = new Map();
/** @type {Map<string, Card>} */
let cards = new Map();

/** Loads the catalog, once. A failed try may be repeated. @returns {Promise<Catalog>} */
export function loadCatalog() {
  loading ??= api.catalog().then(useCatalog, (error) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Uses this catalog (tests and samples). @param {Catalog} catalog @returns {Catalog} */
export function useCatalog(catalog) {
  loaded = catalog;
  heroes = new Map(catalog.heroes.map((h) => [h.id, h]));
  boards = new Map(catalog.boards.map((b) => [b.id, b]));
  cards = new Map(
    catalog.heroes.flatMap((h) => allCards(h).map((c) => /** @type {[string, Card]} */ ([`${h.id}/${c.id}`, c]))),
  );
  loading ??= Promise.resolve(catalog);
  return catalog;
}

/** The catalog; it must have been loaded. @returns {Catalog} */
export function catalog() {
  if (!loaded) throw new Error('the catalog is not loaded');
  return loaded;
}

/** Whether the catalog has been loaded. */
export function ready() {
  return loaded !== null;
}

/** @param {string} id @returns {Hero | undefined} */
export function hero(id) {
  return heroes.get(id);
}

/** @param {string} id @returns {Board | undefined} */
export function board(id) {
  return boards.get(id);
}

/** The cards of a hero, those of a second deck last. @param {Hero} hero @returns {Card[]} */
export function allCards(hero) {
  return [...hero.cards, ...(hero.secondDeck?.cards ?? [])];
}

/** @param {string} heroId @param {string} cardId @returns {Card | undefined} */
export function card(heroId, cardId) {
  return cards.get(`${heroId}/${cardId}`);
}

/**
 * The name of anything that has one, in the language of the moment.
 *
 * @param {{name: import('../types.js').Text} | undefined} thing
 */
export function name(thing) {
  return thing ? local(thing.name) : '';
}

/**
 * A hero's whole name as in a sentence: one with an article has it in its case ("gegen den Dschinn").
 *
 * @param {Hero} of
 * @param {import('../types.js').Language} [language]
 * @returns {import('../types.js').Cases}
 */
export function titleOf(of, language = languageNow()) {
  const title = inLanguage(of.name, language);
  const called = of.fighters.find((f) => f.hero)?.called;
  const cases = called && inLanguage(called, language);
  if (cases && cases.n.toLowerCase() === title.toLowerCase()) return cases;
  return { n: title, a: title, d: title, g: grammarOf(language).genitive(title) };
}

/**
 * A fighter as a title, with its article where there is one of it and it has one: "The Genie".
 *
 * @param {Pick<import('../types.js').FighterKind, 'name' | 'called'>} fighter
 * @param {import('../types.js').Language} [language]
 */
export function fighterTitle(fighter, language = languageNow()) {
  const called = inLanguage(fighter.called, language).n;
  const plain = inLanguage(fighter.name, language);
  return called.endsWith(` ${plain}`) ? called.charAt(0).toUpperCase() + called.slice(1) : plain;
}

/** So many of a fighter: "3 Sisters". @param {import('../types.js').FighterKind} fighter @param {import('../types.js').Language} [language] */
export function counted(fighter, language = languageNow()) {
  if (fighter.count === 1) return fighterTitle(fighter, language);
  const many = fighter.plural && inLanguage(fighter.plural, language);
  return many ? `${fighter.count} ${many}` : `${fighter.count} × ${inLanguage(fighter.name, language)}`;
}

/** A hero's name by id; "random" and the like stay as they are. @param {string} id */
export function heroName(id) {
  return name(hero(id)) || id;
}

/**
 * A piece taken apart: "2.harpy-3" is seat 2, kind harpy, number 3 of its hero's fighters or tokens.
 * @param {string} pieceId
 * @param {readonly SeatHero[]} seats
 */
export function piece(pieceId, seats) {
  const dot = pieceId.indexOf('.');
  const seat = Number(pieceId.slice(0, dot));
  const rest = pieceId.slice(dot + 1);
  const owner = hero(seats.find((s) => s.seat === seat)?.hero ?? '');
  /** @param {readonly {id: string}[] | undefined} kinds @param {string} id */
  const among = (kinds, id) => kinds?.find((k) => k.id === id);
  let kind = rest;
  /** @type {number | null} */
  let number = null;
  let token = false;
  if (!among(owner?.fighters, rest) && !among(owner?.tokens, rest)) {
    const parts = /^(.+)-(\d+)$/.exec(rest);
    if (parts) {
      kind = parts[1];
      number = Number(parts[2]);
    }
  }
  const fighter = owner?.fighters.find((f) => f.id === kind);
  const tokenKind = owner?.tokens?.find((f) => f.id === kind);
  if (!fighter && tokenKind) token = true;
  return { seat, kind, number, token, hero: owner, fighter, of: fighter ?? tokenKind };
}

/** A piece's name: "Medusa", "Harpy 2". @param {string} pieceId @param {readonly SeatHero[]} seats */
export function fighterName(pieceId, seats) {
  const { of, kind, number } = piece(pieceId, seats);
  const text = of ? name(of) : kind;
  return number === null ? text : `${text} ${number}`;
}
