// Cards that are drawn or discarded, where it happens: a small card goes from pile to hand in the panel of its player,
// or from hand to pile. Only to be looked at.

import { reducedMotion } from '../../app/settings.js';

/** @typedef {import('../../types.js').GameEvent} GameEvent */

const TIME = 420;

/** @param {HTMLElement} page @param {GameEvent} e @param {number} mark of the player */
export function slips(page, e, mark) {
  if (reducedMotion() || globalThis.document?.visibilityState !== 'visible') return;
  const place = (/** @type {string} */ name) =>
    page.querySelector(`.side-panel[data-seat='${e.seat}'] .side-${name}`)?.getBoundingClientRect();
  const [from, to, n] =
    e.type === 'cards-taken'
      ? [place(e.from === 'drawn' || e.from === 'deck' ? 'deck' : 'pile'), place('cards'), many(e)]
      : e.type === 'card-discarded'
        ? [place(e.fromDeck ? 'deck' : 'cards'), place('pile'), 1]
        : [undefined, undefined, 0];
  if (!from || !to || !n || !from.width || !to.width) return;
  for (let i = 0; i < Math.min(n, 4); i++) fly(from, to, mark, i);
}

/** @param {GameEvent} e */
function many(e) {
  return Array.isArray(e.cards) ? e.cards.length : Number(e.cards ?? 0) || 0;
}

/** @param {DOMRect} from @param {DOMRect} to @param {number} mark @param {number} i */
function fly(from, to, mark, i) {
  const slip = document.createElement('span');
  slip.className = `show-slip mark-${mark}`;
  slip.setAttribute('aria-hidden', 'true');
  document.body.append(slip);
  const at = (/** @type {DOMRect} */ box) => `${box.x + 2}px ${box.y + box.height / 2 - 18}px`;
  const middle = `${(from.x + to.x) / 2}px ${Math.min(from.y, to.y) - 34}px`;
  const flight = slip.animate(
    [
      { translate: at(from), opacity: 0 },
      { translate: middle, opacity: 1 },
      { translate: at(to), opacity: 0.2 },
    ],
    { duration: TIME, delay: i * 90, easing: 'ease-out', fill: 'backwards' },
  );
  flight.finished.then(
    () => slip.remove(),
    () => slip.remove(),
  );
}
