/**
 * What docs/protocol.md says of offers among players, as types. Nothing runs here.
 *
 * @module
 */

/**
 * @typedef {object} RematchOffer
 * @property {number} number
 * @property {number} by
 * @property {string[]} heroes by seat
 * @property {string} board
 * @property {number | 'random' | null} [first] the seat that begins; null: the first who lost
 * @property {number[]} agreed
 * @property {number | null} declined
 */
/**
 * @typedef {object} RematchAnswer
 * @property {'offer' | 'agree' | 'decline'} answer
 * @property {number} [number] of the offer that is answered
 * @property {string[]} [heroes]
 * @property {string} [board]
 * @property {number | 'random'} [first]
 * @property {string} [hero]
 */
/**
 * @typedef {object} Offers
 * @property {number[]} draw
 * @property {{seat: number, to: number, allowed: number[]} | null} undo who asks, and who has agreed
 * @property {{seat: number, left: number} | null} [end]
 * @property {{what: 'give' | 'end', seat: number, by: number[]}[]} [votes] who wants what about somebody who is away
 * @property {RematchOffer | null} [rematch]
 */

export {};
