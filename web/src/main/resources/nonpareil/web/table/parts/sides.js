// Who is on whose side, in words: the person, the team, and what they are to whoever looks.

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('./names.js').Names} Names */

/** What somebody is to a player. @typedef {'you' | 'mate' | 'foe' | null} Relation */

/** @param {number} seat @param {number} me 0: nobody in particular @param {Names} names @returns {Relation} */
export function relation(seat, me, names) {
  if (!me) return null;
  if (seat === me) return 'you';
  return names.mates(me).includes(seat) ? 'mate' : 'foe';
}

/** Who plays there, and for which team: "Bo, team Moon". @param {number} seat @param {Names} names */
export function ownerText(seat, names) {
  const team = names.team(seat);
  return [names.person(seat), team && names.say(`team.${team}`)].filter(Boolean).join(', ');
}

/** The same with what they are to whoever looks; "you" once. @param {number} seat @param {number} me @param {Names} names */
export function sideText(seat, me, names) {
  const to = relation(seat, me, names);
  const relates = to && names.say(`side.${to}`);
  const owner = ownerText(seat, names);
  return [owner, relates !== names.person(seat) && relates].filter(Boolean).join(', ');
}

/** A piece in a list: whose it is belongs to it where several could. @param {string} id @param {number} me @param {Names} names */
export function pieceText(id, me, names) {
  const label = names.label(id);
  if (!names.isMany) return label;
  const { seat, hero } = names.piece(id);
  const whose = hero || names.isTwin(seat) ? '' : names.say('relation.of', { who: names.player(seat) });
  const to = relation(seat, me, names);
  return names.say('relation.listed', {
    what: label,
    whose: [whose, to && names.say(`relation.${to}`)].filter(Boolean).join(', '),
  });
}

/** Several names in a sentence. @param {readonly number[]} seats @param {Names} names */
export function listed(seats, names) {
  return listOf(
    seats.map((seat) => names.player(seat).n),
    names,
  );
}

/** @param {readonly string[]} texts @param {Names} names */
export function listOf(texts, names) {
  return new Intl.ListFormat(names.language, { type: 'conjunction' }).format(texts);
}

/** The hero of a player; of several the leading one. @param {number} seat @param {Pick<View, 'fighters'>} view @param {Names} names */
export function heroOf(seat, view, names) {
  const heroes = view.fighters.filter((f) => names.owner(f.id) === seat && names.piece(f.id).hero);
  return heroes.find((f) => f.space) ?? heroes.find((f) => !f.defeated) ?? heroes[0];
}

/** How many heroes of a team are defeated. @param {readonly number[]} seats @param {View} view @param {Names} names */
export function heroesDown(seats, view, names) {
  return seats.filter((seat) => heroOf(seat, view, names)?.defeated).length;
}

/**
 * How a player stands whose hero is not on the board: fallen and out when this action ends (free-for-all), fallen and
 * playing on with sidekicks (teams), or vanished; and of who has given up.
 *
 * @param {number} seat
 * @param {View} view
 * @param {Names} names
 * @returns {'out' | 'leaving' | 'fallen' | 'sidekicks' | 'vanished' | null}
 */
export function standing(seat, view, names) {
  const hero = heroOf(seat, view, names);
  const player = view.players.find((p) => p.seat === seat);
  if (player?.out) return 'out';
  if (player?.leaving && !view.over) return 'leaving';
  if (!hero || view.over || !names.isMany) return null;
  if (!hero.defeated) return hero.space ? null : 'vanished';
  if (!names.team(seat)) return 'fallen';
  const left = view.fighters.some((f) => names.owner(f.id) === seat && !f.defeated && !f.leftOut);
  return left ? 'sidekicks' : 'fallen';
}
