// From events to what is to be seen: which figures do what, in which order. Pure; stage.js plays it.

/** @typedef {{type: string, [field: string]: any}} Event */
/**
 * @typedef {{do: 'walk', piece: string, way: string[]}
 *   | {do: 'fly', piece: string, from: string | null, to: string}
 *   | {do: 'swap', piece: string, other: string}
 *   | {do: 'hurt', piece: string, amount: number, health: number}
 *   | {do: 'heal', piece: string, amount: number, health: number}
 *   | {do: 'shield', piece: string, amount: number}
 *   | {do: 'fall', piece: string}
 *   | {do: 'leave', piece: string}
 *   | {do: 'return', piece: string, space: string, health: number}
 *   | {do: 'trait', seat: number, trait: string}
 *   | {do: 'strike', piece: string, target: string}} Act */

export const STEP = 160;
const TIMES = {
  fly: 300,
  swap: 320,
  hurt: 320,
  heal: 300,
  shield: 250,
  fall: 320,
  leave: 220,
  return: 280,
  trait: 250,
  strike: 240,
};

/** How long an act takes, in milliseconds. @param {Act} act */
export function timeOf(act) {
  return act.do === 'walk' ? STEP * Math.max(1, act.way.length - 1) : TIMES[act.do];
}

/** What one event shows on the board, if anything. @param {Event} event @returns {Act | null} */
export function actOf(event) {
  switch (event.type) {
    case 'moved':
      return event.path.length > 1 ? { do: 'walk', piece: event.piece, way: event.path } : null;
    case 'placed':
      return { do: 'fly', piece: event.piece, from: event.from ?? null, to: event.to };
    case 'swapped':
      return { do: 'swap', piece: event.fighter, other: event.other };
    case 'damaged':
      return event.amount > 0
        ? { do: 'hurt', piece: event.fighter, amount: event.amount, health: event.healthLeft }
        : null;
    case 'healed':
      return event.amount > 0 ? { do: 'heal', piece: event.fighter, amount: event.amount, health: event.health } : null;
    case 'damage-prevented':
      return { do: 'shield', piece: event.fighter, amount: event.amount };
    case 'defeated':
      return { do: 'fall', piece: event.fighter };
    case 'left-board':
      return { do: 'leave', piece: event.piece };
    case 'returned':
      return { do: 'return', piece: event.fighter, space: event.space, health: event.health };
    case 'trait-changed':
      return { do: 'trait', seat: event.seat, trait: event.trait };
    case 'attack-declared':
      return { do: 'strike', piece: event.attacker, target: event.target };
    default:
      return null;
  }
}

/** The acts in order; those in one stage are played at once: damage to several, or several that are put down.
 * @param {Event[]} events @returns {Act[][]} */
export function plan(events) {
  /** @type {Act[][]} */
  const stages = [];
  for (const event of events) {
    const act = actOf(event);
    if (!act) continue;
    const last = stages.at(-1);
    const together =
      act.do === 'hurt' ||
      act.do === 'heal' ||
      act.do === 'fly' ||
      act.do === 'fall' ||
      act.do === 'leave' ||
      act.do === 'return';
    if (last && together && last.every((other) => other.do === act.do && 'piece' in other && other.piece !== act.piece))
      last.push(act);
    else stages.push([act]);
  }
  return stages;
}

/** Slow at the end. @param {number} t */
export const easeOut = (t) => 1 - (1 - t) ** 3;
/** Slow at both ends. @param {number} t */
export const easeBoth = (t) => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);
