// The options of a prompt, sorted by where they are shown: cards, pieces, spaces, and buttons for the rest.

/** @typedef {import('../../types.js').Prompt} Prompt */

/**
 * @typedef {object} Offered
 * @property {Map<string, string>} cards card to option
 * @property {Map<string, string>} pieces fighter or token to option
 * @property {Map<string, string>} spaces space to option, where a space alone is asked for
 * @property {Map<string, Map<string, string>>} moves piece to space to option
 * @property {Map<string, Map<string, string>>} attacks attacker to target to option
 * @property {Map<string, Map<string, string>>} schemes card to fighter to option
 * @property {string[]} buttons the rest, in the order offered
 */

/** @param {Prompt | null | undefined} prompt @returns {Offered} */
export function offered(prompt) {
  /** @type {Offered} */
  const result = {
    cards: new Map(),
    pieces: new Map(),
    spaces: new Map(),
    moves: new Map(),
    attacks: new Map(),
    schemes: new Map(),
    buttons: [],
  };
  for (const option of prompt?.options ?? []) {
    const [word, first, second] = option.split(' ');
    switch (word) {
      case 'card':
        result.cards.set(first, option);
        break;
      case 'fighter':
        result.pieces.set(first, option);
        break;
      case 'space':
        result.spaces.set(first, option);
        break;
      case 'move':
        inner(result.moves, first).set(second, option);
        break;
      case 'place':
        // Where a space can be walked to and jumped to, walking is shown.
        if (!inner(result.moves, first).has(second)) inner(result.moves, first).set(second, option);
        break;
      case 'attack':
        inner(result.attacks, first).set(second, option);
        break;
      case 'scheme':
        inner(result.schemes, first).set(second, option);
        break;
      default:
        result.buttons.push(option);
    }
  }
  return result;
}

/** @param {Map<string, Map<string, string>>} map @param {string} key */
function inner(map, key) {
  let found = map.get(key);
  if (!found) {
    found = new Map();
    map.set(key, found);
  }
  return found;
}

/**
 * Whether a prompt can be planned with free correction: a maneuver, moves of several pieces, or the set-up.
 *
 * @param {Prompt | null | undefined} prompt
 */
export function isDraftable(prompt) {
  if (!prompt?.options) return false;
  if (prompt.kind === 'boost') return isManeuver(prompt);
  const pieces = offered(prompt).moves.size;
  if (prompt.kind === 'set-up') return pieces > 0;
  return prompt.kind === 'move' && (isManeuver(prompt) || pieces > 1);
}

/** Whether a prompt belongs to a running maneuver. @param {Prompt} prompt */
export function isManeuver(prompt) {
  return (
    (prompt.kind === 'boost' || prompt.kind === 'move') && !prompt.cause && (prompt.move ?? 0) > 0 && !prompt.attacker
  );
}
