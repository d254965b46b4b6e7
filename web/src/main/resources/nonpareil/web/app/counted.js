/**
 * Statistics and hindsight of docs/protocol.md as types. Nothing runs here, as in types.js.
 *
 * @module
 */

/** @typedef {import('../types.js').Plan} Plan */
/** @typedef {import('../types.js').Reason} Reason */
/** @typedef {import('../types.js').HintAnswer & {plan: Plan, other: Plan | null, reasons: Reason[]}} Advice */

/**
 * What the computer would have done.
 *
 * @typedef {object} Hindsight
 * @property {number} number
 * @property {number} seat who decided
 * @property {string | null} chosen
 * @property {Advice | null} advice null: there was nothing to decide
 */

// ---- statistics

/**
 * @typedef {object} Count
 * @property {string} [key]
 * @property {number} games
 * @property {number} won
 * @property {number} drawn
 * @property {number} low
 * @property {number} high
 * @property {number} even
 */
/** @typedef {'mode' | 'hero' | 'pairing' | 'board' | 'seat' | 'opponent' | 'cause'} Facet */
/** @typedef {Partial<Record<Facet, Count[]>>} CountsBy */
/** @typedef {{all: Count, by: CountsBy}} Statistics */
/**
 * @typedef {object} PublicStatistics
 * @property {string} mode
 * @property {string} made
 * @property {number} people numbers with fewer people behind them are left out
 * @property {number} games
 * @property {CountsBy} by
 * @property {{command: string, player: string, games: number, by: CountsBy} | null} lab
 */

export {};
