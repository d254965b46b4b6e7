// Naming an opponent: what is to be known of each before one chooses, and why somebody cannot be named.

import { heroOf, relation, standing } from '../parts/sides.js';

/** @typedef {import('../../types.js').Prompt} Prompt */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../parts/names.js').Names} Names */

/** "Bo, 11 health, 5 cards in hand": what stands under the name. @param {number} seat @param {View} view @param {Names} names */
function opponentFacts(seat, view, names) {
  const { say } = names;
  const hero = heroOf(seat, view, names);
  const player = view.players.find((p) => p.seat === seat);
  const health =
    !hero || hero.defeated
      ? say('opponent.down')
      : say('panel.health', { n: hero.health, max: names.fullHealth(hero.id) });
  return [names.person(seat), health, say('panel.hand', { n: player?.handSize ?? 0 })].filter(Boolean).join(' · ');
}

/** What a button says more, if it names a player among several. @param {string} option @param {View} view @param {Names} names */
export function named(option, view, names) {
  const [word, seat] = option.split(' ');
  if (word !== 'player' || !names.isMany) return {};
  return { seat: Number(seat), facts: opponentFacts(Number(seat), view, names) };
}

/** Who cannot be named, and why. @param {Prompt} prompt @param {Partial<View>} view @param {Names} names */
export function notOffered(prompt, view, names) {
  const me = prompt.seat ?? 0;
  if (!names.isMany || !view.players || !view.fighters) return '';
  const whole = /** @type {View} */ (view);
  const missing = names.seats
    .map((s) => s.seat)
    .filter((seat) => seat !== me && !prompt.options?.includes(`player ${seat}`))
    .map((seat) => {
      const mate = relation(seat, me, names) === 'mate';
      const why = mate ? 'mate' : (standing(seat, whole, names) ?? 'other');
      return `${names.player(seat).n} (${names.say(`opponent.${why}`)})`;
    });
  return missing.length ? names.say('opponent.not-offered', { who: missing.join('; ') }) : '';
}
