/**
 * What docs/protocol.md says of drafts and series, as types. Nothing runs here.
 *
 * @module
 */

/** @typedef {'free' | 'random' | 'mirror' | 'blind' | 'pick-and-ban'} DraftRule how the heroes of a table are found */
/** @typedef {{seat: number, hero: string}} Pick */
/**
 * @typedef {object} Drafting
 * @property {'choose' | 'ban' | 'pick'} stage
 * @property {number[]} waiting the seats that are to choose now
 * @property {Pick[]} bans
 * @property {Pick[]} picks of a blind draft only one's own
 * @property {string} until when those who wait may leave it to chance
 */
/**
 * @typedef {object} Series
 * @property {number} of
 * @property {number} game
 * @property {number[]} wins by seat, this game included once it is over
 * @property {number[]} winners the seats of who has won it
 */

export {};
