// What the panels tell while something happens: after each event they stand as the event left them. Bookkeeping of what
// is shown, no rules; at the end of a show the server's view takes its place.

/** @typedef {import('../../types.js').GameEvent} GameEvent */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').PlayerState} PlayerState */

/**
 * @param {View} view
 * @param {GameEvent} e
 * @param {View} then the view at the end
 * @returns {View}
 */
export function viewAfter(view, e, then) {
  const seat = e.seat ?? 0;
  const fighter = (/** @type {Partial<import('../../types.js').FighterState>} */ what, id = e.fighter ?? e.piece) => ({
    ...view,
    fighters: view.fighters.map((f) => (f.id === id ? { ...f, ...what } : f)),
  });
  const player = (/** @type {(p: PlayerState) => Partial<PlayerState>} */ what) => ({
    ...view,
    players: view.players.map((p) => (p.seat === seat ? { ...p, ...what(p) } : p)),
  });
  switch (e.type) {
    case 'damaged':
      return fighter({ health: e.healthLeft ?? 0 });
    case 'healed':
      return fighter({ health: e.health ?? 0 });
    case 'defeated':
      return fighter({ health: 0, defeated: true, space: null, held: [] });
    case 'returned':
      return fighter({ health: e.health ?? 0, defeated: false, space: e.space ?? null });
    case 'turn-began':
      return { ...view, active: seat, actionsLeft: then.active === seat ? then.actionsLeft : view.actionsLeft };
    case 'trait-changed':
      return player(() => ({ trait: e.trait ?? null }));
    case 'counter-changed':
      if (e.counter && e.fighter)
        return {
          ...view,
          fighters: view.fighters.map((f) => (f.id === e.fighter ? { ...f, held: heldAfter(f.held, e) } : f)),
        };
      if (e.counter && e.holder)
        return {
          ...view,
          players: view.players.map((p) => (p.seat === e.holder ? { ...p, held: heldAfter(p.held, e) } : p)),
        };
      return e.counter
        ? player((p) => ({ counters: { ...p.counters, [e.counter ?? '']: e.number ?? 0 } }))
        : player((p) => ({
            inPlay: (p.inPlay ?? []).map((c) => (c.card === e.card ? { ...c, counters: e.number ?? 0 } : c)),
          }));
    case 'card-laid':
      return player((p) => ({ inPlay: [...(p.inPlay ?? []), { card: e.card ?? '', counters: 0 }] }));
    case 'scheme-within':
      if (e.from === 'hand') return player((p) => without(p, e.card ?? null));
      return player((p) => ({
        ...(e.from === 'discard-pile' ? { discard: less(p.discard, e.card ?? '') } : {}),
        ...(e.from?.startsWith('deck') ? { deckSize: Math.max(0, p.deckSize - 1) } : {}),
      }));
    case 'rule-began':
      return e.rule ? { ...view, rules: [...(view.rules ?? []), e.rule] } : view;
    case 'second-drawn':
      return player((p) => ({
        laid: [...(p.laid ?? []), e.card ?? ''],
        secondDeckSize: Math.max(0, (p.secondDeckSize ?? 0) - 1),
      }));
    case 'card-used':
      return player((p) => ({ laid: less(p.laid ?? [], e.card ?? ''), used: [...(p.used ?? []), e.card ?? ''] }));
    case 'second-refilled':
      return player((p) => ({ used: [], secondDeckSize: (p.secondDeckSize ?? 0) + (p.used?.length ?? 0) }));
    case 'card-committed':
      return player((p) => without(p, e.card ?? null));
    case 'scheme-played':
      return player((p) => without(p, e.card ?? null));
    case 'cards-taken': {
      const cards = Array.isArray(e.cards) ? e.cards : [];
      const n = cards.length || Number(e.cards ?? 0) || 0;
      return player((p) => ({
        handSize: p.handSize + n,
        ...(p.hand ? { hand: [...p.hand, ...cards] } : {}),
        ...(e.from === 'drawn' || e.from === 'deck'
          ? { deckSize: Math.max(0, p.deckSize - n) }
          : { discard: cards.reduce((rest, card) => less(rest, card), p.discard) }),
      }));
    }
    case 'card-discarded':
      return player((p) => ({
        ...(e.fromDeck ? { deckSize: Math.max(0, p.deckSize - 1) } : inHand(p, e.card ?? null, then)),
        discard: e.card ? [...p.discard, e.card] : p.discard,
      }));
    default: // leaves the panels as they are
      return view;
  }
}

/**
 * What a fighter or a player holds when the number of one counter has changed.
 *
 * @param {readonly import('../../types.js').Held[] | undefined} held
 * @param {GameEvent} e
 */
export function heldAfter(held, e) {
  const { seat = 0, counter = '', number = 0 } = e;
  const is = (/** @type {import('../../types.js').Held} */ h) => h.seat === seat && h.counter === counter;
  const all = [...(held ?? [])];
  const at = all.findIndex(is);
  if (at < 0) return number ? [...all, { seat, counter, number }] : all;
  return number ? all.map((h) => (is(h) ? { ...h, number } : h)) : all.filter((h) => !is(h));
}

/** A card leaves the hand. @param {PlayerState} p @param {string | null} card */
function without(p, card) {
  return {
    handSize: Math.max(0, p.handSize - 1),
    ...(p.hand && card ? { hand: less(p.hand, card) } : {}),
  };
}

/**
 * A card is discarded from the hand, or from where it was played: then the hand has not shrunk at the end.
 *
 * @param {PlayerState} p
 * @param {string | null} card
 * @param {View} then
 */
function inHand(p, card, then) {
  const end = then.players.find((one) => one.seat === p.seat);
  return end && end.handSize < p.handSize ? without(p, card) : {};
}

/** One of a card less. @param {readonly string[]} cards @param {string} card */
function less(cards, card) {
  const at = cards.lastIndexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}
