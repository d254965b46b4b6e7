// Shortcuts of the table. Each key has one meaning; what can be done otherwise has no key of its own.

/** @type {readonly {keys: string[], say: string}[]} */
export const KEYS = [
  { keys: ['?'], say: 'keys.help' },
  { keys: ['1', '…', '9'], say: 'keys.cards' },
  { keys: ['m'], say: 'keys.maneuver' },
  { keys: ['c'], say: 'keys.confirm' },
  { keys: ['r'], say: 'keys.reset' },
  { keys: ['u'], say: 'keys.undo' },
  { keys: ['b'], say: 'keys.board' },
  { keys: ['h'], say: 'keys.hand' },
  { keys: ['v'], say: 'keys.veil' },
  { keys: ['q'], say: 'keys.question' },
  { keys: ['o'], say: 'keys.options' },
  { keys: ['←', '→'], say: 'keys.arrows' },
  { keys: ['z'], say: 'keys.zoom' },
  { keys: ['l'], say: 'keys.log' },
  { keys: ['p'], say: 'keys.panels' },
  { keys: ['k'], say: 'keys.combat' },
  { keys: ['a'], say: 'keys.again' },
  { keys: ['t'], say: 'keys.hint' },
  { keys: ['␣'], say: 'keys.space' },
  { keys: ['Esc'], say: 'keys.escape' },
];

/** Whether a key press belongs to a field or to the browser. @param {KeyboardEvent} event */
export function isTyping(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = /** @type {HTMLElement | null} */ (event.target instanceof HTMLElement ? event.target : null);
  return Boolean(
    target?.closest('input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]'),
  );
}
