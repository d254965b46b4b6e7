/**
 * What docs/protocol.md says of rules that effects put in force, as types. Nothing runs here.
 *
 * @module
 */

/**
 * A rule that an effect has put in force: about fighters or about players.
 *
 * @typedef {object} RuleInForce
 * @property {number} seat whose card or ability it is
 * @property {string} [card] without it the ability
 * @property {number} rule its number among the rules of the card or ability
 * @property {string[]} [fighters]
 * @property {number[]} [players]
 * @property {string[]} [whom] the only ones the fighters cannot attack
 * @property {number} [amount] where its text only says how it is counted
 * @property {string} [locked] the card that cannot be played
 * @property {'end-of-combat' | 'end-of-turn' | 'end-of-game' | 'next-attack' | 'coming-attack' | 'their-next-attack' | 'happened' | 'start-of-next-turn' | 'end-of-next-turn'} until
 * @property {number} [of] whose next turn
 */

export {};
