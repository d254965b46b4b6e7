// The decisive moments of a game, from its events: the blows that changed most.

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {{number: number, weight: number, seat: number | null, text: string}} Moment */
/**
 * The combat that runs: who attacks, and with what.
 *
 * @typedef {object} Cards
 * @property {string | null} attacker
 * @property {number} attackSeat
 * @property {string | null} attackCard
 * @property {number} defenseSeat
 * @property {string | null} defenseCard
 */

/**
 * @param {readonly Entry[]} entries
 * @param {Names} names
 * @param {number} [most]
 * @returns {Moment[]} in the order of the game
 */
export function decisiveMoments(entries, names, most = 4) {
  /** @type {Moment[]} */
  const found = [];
  /** @type {Cards | null} */
  let cards = null;
  /** @type {string | null} */
  let attacker = null;
  const halved = new Set();
  for (const entry of entries) {
    if (entry.taken) continue;
    let exhausted = false;
    for (const e of entry.events ?? []) {
      if (e.type === 'attack-declared') attacker = e.attacker ?? null;
      if (e.type === 'took-over' && e.replaced === attacker) attacker = e.fighter ?? attacker;
      if (e.type === 'cards-revealed')
        cards = {
          attacker,
          attackSeat: e.attackSeat ?? 0,
          attackCard: e.attackCard ?? null,
          defenseSeat: e.defenseSeat ?? 0,
          defenseCard: e.defenseCard ?? null,
        };
      if (e.type === 'attack-card-replaced' && cards) cards.attackCard = e.played ?? cards.attackCard;
      if (e.type === 'exhausted') exhausted = true;
      const moment = momentOf(e, names, cards, exhausted, halved);
      if (moment) found.push({ ...moment, number: entry.number });
    }
  }
  const best = merged(found)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
  return best.sort((a, b) => a.number - b.number);
}

/**
 * @param {GameEvent} e
 * @param {Names} names
 * @param {Cards | null} cards
 * @param {boolean} exhausted
 * @param {Set<string>} halved fighters already below half
 * @returns {Omit<Moment, 'number'> | null}
 */
function momentOf(e, names, cards, exhausted, halved) {
  const { say } = names;
  const id = e.fighter ?? '';
  switch (e.type) {
    case 'damaged': {
      const { hero, seat } = names.piece(id);
      const amount = e.amount ?? 0;
      const left = e.healthLeft ?? 0;
      const full = names.fullHealth(id) || 1;
      // A blow weighs what it takes from the fighter, more if it is the hero, most if it leaves little.
      let weight = hero ? (10 * amount) / full : (4 * amount) / Math.max(full, 6);
      if (hero && left * 2 <= full && !halved.has(id)) {
        halved.add(id);
        weight += 1.5;
      }
      if (left === 0) weight += hero ? 100 : 1;
      const whom = names.called(id);
      if (e.combat && cards?.attackCard) {
        return {
          weight,
          seat: cards.attackSeat,
          text: say('moment.combat', {
            who: cards.attacker ? names.called(cards.attacker) : names.player(cards.attackSeat),
            whom,
            n: amount,
            card: names.quoted(cards.attackSeat, cards.attackCard),
          }),
        };
      }
      const why = names.cause(e.cause);
      const key = exhausted && !why ? 'moment.exhausted' : 'moment.damage';
      return { weight, seat: e.cause?.seat ?? seat, text: say(key, { whom, n: amount, why: why || say('sum.rule') }) };
    }
    case 'healed': {
      const { hero, seat } = names.piece(id);
      if (!hero || (e.amount ?? 0) < 3) return null;
      return {
        weight: ((e.amount ?? 0) / (names.fullHealth(id) || 1)) * 7,
        seat,
        text: say('moment.healed', { who: names.called(id), n: e.amount ?? 0 }),
      };
    }
    case 'combat-settled': {
      // A heavy attack that came to nothing.
      const { attack, defense } = e;
      if (!attack?.card || !defense?.card || (e.damage ?? 0) > 0 || attack.printed < 4) return null;
      return {
        weight: 0.5 + attack.printed / 10,
        seat: defense.seat,
        text: say('moment.held', {
          who: names.player(defense.seat),
          card: names.quoted(attack.seat, attack.card),
          with: names.quoted(defense.seat, defense.card),
        }),
      };
    }
    default: // decides nothing
      return null;
  }
}

/** Several blows of one record count together; the heaviest is told. @param {Moment[]} found @returns {Moment[]} */
function merged(found) {
  /** @type {Map<number, Moment>} */
  const best = new Map();
  for (const moment of found) {
    const old = best.get(moment.number);
    if (!old) best.set(moment.number, { ...moment });
    else
      best.set(moment.number, { ...(moment.weight > old.weight ? moment : old), weight: old.weight + moment.weight });
  }
  return [...best.values()];
}

/**
 * Which cause felled the hero of a seat, if its fall was told.
 *
 * @param {readonly Entry[]} entries
 * @param {number} seat
 * @param {Names} names
 */
export function fallOf(entries, seat, names) {
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry.taken) continue;
    const fall = entry.events?.findLast(
      (e) => e.type === 'defeated' && names.piece(e.fighter ?? '').hero && names.owner(e.fighter ?? '') === seat,
    );
    if (fall) return { number: entry.number, cause: fall.cause ?? null, fighter: fall.fighter ?? '' };
  }
  return null;
}
