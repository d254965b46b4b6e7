// What the computer advises, in words and in chalk: a plan for the turn, its chance and the reasons for it. A hint while one
// plays, and hindsight when it is over.

import { isManeuver } from '../choose/options.js';
import { buttonLabel } from '../choose/question-text.js';

/** @typedef {import('../../types.js').Plan} Plan */
/** @typedef {import('../../types.js').PlanStep} PlanStep */
/** @typedef {import('../../types.js').Reason} Reason */
/** @typedef {import('../../types.js').Frame} Frame */
/** @typedef {import('../../board/types.js').Chalk} Chalk */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {{plan: Plan, other: Plan | null, reasons: Reason[]}} Advice */

/** What begins something of its own within a turn. */
const BEGINS = /^(maneuver|attack|scheme)\b/;

/** The steps of a plan, put together to what is done one after the other. @param {Plan} plan @returns {PlanStep[][]} */
export function deeds(plan) {
  /** @type {PlanStep[][]} */
  const list = [];
  for (const step of plan.steps) {
    if (list.length === 0 || (step.kind === 'action' && BEGINS.test(step.option))) list.push([]);
    list.at(-1)?.push(step);
  }
  return list;
}

/**
 * What a plan draws on the board.
 *
 * @param {Plan} plan
 * @param {Names} names
 * @param {Frame['view']} view
 * @returns {Chalk}
 */
export function chalkOf(plan, names, view) {
  /** Where everybody stands as the plan goes on. @type {Map<string, string | null>} */
  const at = new Map(view.fighters.map((f) => [f.id, f.space]));
  /** @type {Chalk} */
  const chalk = { moves: [], attacks: [] };
  deeds(plan).forEach((steps, i) => {
    for (const event of steps.flatMap((s) => s.events)) {
      const piece = event.piece ?? '';
      const path = event.type === 'moved' ? (event.path ?? []) : event.type === 'placed' && event.to ? [event.to] : [];
      if (path.length) {
        at.set(piece, path.at(-1) ?? null);
        const { seat, kind, number, hero } = names.piece(piece);
        const trait = hero ? (view.players.find((p) => p.seat === seat)?.trait ?? null) : null;
        chalk.moves.push({ path, mark: names.mark(seat), step: i + 1, art: kind, trait, number });
      }
      if (event.type === 'attack-declared') {
        const from = at.get(event.attacker ?? '');
        const to = at.get(event.target ?? '');
        if (from && to) chalk.attacks.push({ from, to, step: i + 1 });
      }
    }
  });
  return chalk;
}

/**
 * The deeds of a plan in sentences.
 *
 * @param {Plan} plan
 * @param {Names} names
 * @param {Frame} frame
 * @returns {string[]}
 */
export function told(plan, names, frame) {
  return deeds(plan).map((steps) => {
    const events = steps.flatMap((s) => s.events);
    const seat = frame.prompt.seat ?? 0;
    const moves = events
      .filter((e) => e.type === 'moved' && (e.path?.length ?? 0) > 1)
      .map((e) => names.say('hint.goes', { who: names.called(e.piece), n: (e.path?.length ?? 1) - 1 }));
    const boost = events.find((e) => e.type === 'card-boosted');
    const boosted = boost ? names.say('hint.boosted', { card: names.quoted(seat, boost.card) }) : '';
    const attack = events.find((e) => e.type === 'attack-declared');
    const laid = events.find((e) => e.type === 'card-committed' && !e.boost);
    const scheme = events.find((e) => e.type === 'scheme-played');
    if (attack)
      return names.say(laid?.card ? 'hint.attack' : 'hint.attack.any', {
        who: names.called(attack.attacker),
        whom: names.called(attack.target),
        card: names.quoted(seat, laid?.card),
      });
    if (scheme) return names.say('hint.scheme', { card: names.quoted(seat, scheme.card) });
    // A card that is being played moves without a maneuver.
    if (moves.length && steps[0].kind !== 'action' && !isManeuver(frame.prompt))
      return names.say('hint.moves', { moves: moves.join(', ') });
    if (moves.length || steps[0].option === 'maneuver')
      return names.say('hint.maneuver', {
        moves: [boosted, ...moves].filter(Boolean).join(', ') || names.say('hint.stays'),
      });
    return names.say('hint.answer', { option: buttonLabel(steps[0].option, frame.prompt, names) });
  });
}

/** Why the plan is better, in a sentence or two. @param {readonly Reason[]} reasons @param {Names} names @param {number} seat */
export function why(reasons, names, seat) {
  return reasons
    .map((r) =>
      names.say(`hint.why.${r.kind}`, {
        who: names.called(r.fighter),
        whom: names.called(r.kind === 'attacks' ? r.target : r.enemy),
        card: names.quoted(seat, r.card),
        value: r.value ?? 0,
        health: r.health ?? 0,
        n: r.n ?? 0,
      }),
    )
    .join(' ');
}
