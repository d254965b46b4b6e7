/**
 * What the parts of the board share, as types. Nothing runs here.
 *
 * @module
 */

/** @typedef {import('./geometry.js').Board} Board */
/** @typedef {import('./geometry.js').Layout} Layout */
/** A fighter or token as the board shows it.
 * @typedef {object} Piece
 * @property {string} id
 * @property {'hero' | 'sidekick' | 'token'} kind
 * @property {string} art
 * @property {string} [hero]   whose colours it has, if the figure does not tell
 * @property {number} seat
 * @property {number} [mark]   the player's colour and shape, if it is not the seat's
 * @property {import('./teams.js').Team | null} [team]
 * @property {string} [owner]   who plays it, where several could
 * @property {number | null} [number]
 * @property {string | null} space
 * @property {number | null} [health]
 * @property {number | null} [maxHealth]
 * @property {string | null} [trait]
 * @property {Tag[]} [tags]   the counters on it
 * @property {string} label */
/** Counters on a figure: their first letter, how many, and both in words.
 * @typedef {{letter: string, number: number, text: string}} Tag */
/** How a figure is shown at the moment: where, and moved, turned, faded by how much.
 * @typedef {{
 *   piece: Piece, space: string | null, x: number, y: number, scale: number, turn: number, opacity: number,
 *   above: boolean
 * }} Shown */
/** What can be picked, and what is marked.
 * @typedef {object} Marks
 * @property {Piece[]} pieces
 * @property {ReadonlySet<string>} legalSpaces
 * @property {ReadonlySet<string>} chosenSpaces
 * @property {ReadonlySet<string>} legalPieces
 * @property {ReadonlySet<string>} chosenPieces
 * @property {ReadonlySet<string>} pointedSpaces
 * @property {ReadonlySet<string>} pointedPieces
 * @property {ReadonlySet<string> | ReadonlyMap<string, number>} threatened   pieces, with the seat that threatens them
 *   if it is a map
 * @property {ReadonlySet<string>} unusable   pieces
 * @property {ReadonlySet<string>} warned   pieces that their own side would hit
 * @property {{now: ReadonlySet<string>, boosted: ReadonlyMap<string, number>, range: ReadonlySet<string>} | null} reach
 * @property {string[][]} paths
 * @property {{piece?: string, path: string[]} | null} lastMove
 * @property {ReadonlySet<string>} movers   pieces that may be dragged to where they shall go
 * @property {number} eyes   the seat whose eyes look, 0: nobody's */
/** What a hint draws: ways, and whom to attack from where; each with the number of its step.
 * @typedef {{moves: {path: string[], mark: number, step: number, art: string, trait: string | null, number: number | null}[], attacks: {from: string, to: string, step: number}[]}} Chalk */
/** What is drawn on, and how.
 * @typedef {object} Sheet
 * @property {string} uid      what ids in the drawing begin with
 * @property {Board} board
 * @property {Layout} places
 * @property {number} margin   room around the board for its frame, in units
 * @property {number} unit     units for a pixel when the whole board is seen
 * @property {boolean} strong  strong patterns
 * @property {boolean} labels  spaces with their numbers
 * @property {boolean} thumbnail */

export {};
