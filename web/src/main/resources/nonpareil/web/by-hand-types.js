/**
 * What docs/protocol.md says of what people carry out by hand, as types. Nothing runs here.
 *
 * @module
 */

/**
 * What somebody wants to do.
 *
 * @typedef {object} Proposal
 * @property {string} act
 * @property {string | null} fighter
 * @property {number | null} of whose cards it is about
 * @property {string | null} space
 * @property {number | null} health
 * @property {string | null} card
 */

/** @typedef {{text: Readonly<Record<string, string>>, act: string | null, proposal: Proposal | null}} ByHand */

export {};
