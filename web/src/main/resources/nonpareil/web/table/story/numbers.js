// What a game comes to in numbers, from its events: who dealt how much with what, how many turns, how long.

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {{label: string, amount: number}} Dealt */
/**
 * @typedef {object} Numbers
 * @property {Map<number, Dealt[]>} dealt to other sides by seat, the most first
 * @property {number} turns
 * @property {number} minutes
 */

/**
 * @param {readonly Entry[]} entries
 * @param {Names} names
 * @returns {Numbers}
 */
export function numbersOf(entries, names) {
  /** @type {Map<number, Map<string, number>>} */
  const sums = new Map([...names.heroes.keys()].map((seat) => [seat, new Map()]));
  let turns = 0;
  /** The attack card that lies open, and whose it is. @type {{seat: number, card: string | null} | null} */
  let attack = null;
  for (const entry of entries) {
    if (entry.taken) continue;
    for (const event of entry.events ?? []) {
      if (event.type === 'turn-began') turns++;
      if (event.type === 'cards-revealed') attack = { seat: event.attackSeat ?? 0, card: event.attackCard ?? null };
      if (event.type === 'attack-card-replaced' && attack) attack.card = event.played ?? attack.card;
      if (event.type === 'damaged') add(sums, event, attack, names);
    }
  }
  const dealt = new Map(
    [...sums].map(([seat, by]) => [
      seat,
      [...by].map(([label, amount]) => ({ label, amount })).sort((a, b) => b.amount - a.amount),
    ]),
  );
  const first = Date.parse(entries[0]?.at ?? '');
  const last = Date.parse(entries.at(-1)?.at ?? '');
  return { dealt, turns, minutes: Math.max(1, Math.round((last - first) / 60_000)) || 1 };
}

/**
 * @param {Map<number, Map<string, number>>} sums
 * @param {GameEvent} event
 * @param {{seat: number, card: string | null} | null} attack
 * @param {Names} names
 */
function add(sums, event, attack, names) {
  const { cause } = event;
  const fought = event.combat && attack?.card;
  const seat = fought ? attack.seat : cause?.seat;
  const by = seat ? sums.get(seat) : undefined;
  if (!by || !seat) return; // a rule
  const hit = names.owner(event.fighter ?? '');
  if (hit === seat || names.mates(seat).includes(hit)) return; // nothing to be proud of
  const label = fought ? names.card(attack.seat, attack.card) : names.cause(cause);
  if (label) by.set(label, (by.get(label) ?? 0) + (event.amount ?? 0));
}

/**
 * So many rows that they add up: what does not fit is put together in the last one.
 *
 * @param {readonly Dealt[]} dealt the most first
 * @param {number} most rows
 * @param {string} other what the last one is called then
 * @returns {Dealt[]}
 */
export function rowsOf(dealt, most, other) {
  if (dealt.length <= most) return [...dealt];
  return [...dealt.slice(0, most - 1), { label: other, amount: sumOf(dealt.slice(most - 1)) }];
}

/** @param {readonly Dealt[]} dealt */
export function sumOf(dealt) {
  return dealt.reduce((sum, d) => sum + d.amount, 0);
}
