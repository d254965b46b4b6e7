// What is asked of whom, in one line, and what the buttons say.

import { capital } from '../../app/i18n.js';
import { askedByHand, labelByHand, placeByHand, waitingByHand } from './by-hand.js';
import { notOffered } from './opponents.js';
import { isManeuver, offered } from './options.js';
import { pieceText } from '../parts/sides.js';
import { bullets } from '../story/printed.js';

/** @typedef {import('../../types.js').Prompt} Prompt */
/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../parts/names.js').Names} Names */
/** @typedef {import('../parts/say.js').Params} Params */

/** So many cards may stay in hand at the end of a turn. */
const HAND_LIMIT = 7;

/**
 * The question to the one who is asked.
 *
 * @param {Prompt} prompt
 * @param {Names} names
 * @param {Partial<View>} [view]
 * @returns {string}
 */
export function question(prompt, names, view = {}) {
  const { key, params } = askedByHand(prompt, names) ?? asked(prompt, names, view);
  const text = names.say(key, params);
  const why = names.cause(prompt.cause);
  return why ? names.say('ask.because', { why, text }) : capital(text);
}

/**
 * @param {Prompt} prompt
 * @param {Names} names
 * @param {Partial<View>} view
 * @returns {{key: string, params?: Params}}
 */
function asked(prompt, names, view) {
  const o = offered(prompt);
  const optional = o.buttons.some((b) => b === 'none' || b === 'done' || b === 'no');
  const attacker = names.called(prompt.attacker);
  const target = names.called(prompt.target);
  const maybe = (/** @type {string} */ key) => (optional ? `${key}.may` : key);
  switch (prompt.kind) {
    case 'set-up': {
      if (o.pieces.size) return { key: 'ask.set-up.companion' };
      const who = o.moves.size ? names.called([...o.moves.keys()][0]) : names.player(prompt.seat ?? 0);
      return { key: o.moves.size ? 'ask.set-up.place' : 'ask.set-up.trait', params: { who } };
    }
    case 'start-of-turn':
      if (o.spaces.size) return { key: 'ask.start.space' };
      if (o.cards.size) return { key: 'ask.start.card' };
      if (o.pieces.size) return { key: 'ask.start.fighter' };
      return { key: 'ask.start.trait' };
    case 'action': {
      // Only what is possible is offered.
      const what = [o.attacks.size ? 'attack' : '', o.schemes.size ? 'scheme' : ''].filter(Boolean).join('-');
      const key = `ask.action${what ? `.${what}` : ''}`;
      const params = { n: view.actionsLeft ?? 0 };
      const besides = usable(o.buttons);
      if (!besides) return { key, params };
      // What lies before a player can be used besides, and what an ability lets the player do; perhaps when no action is left.
      return params.n
        ? { key: `ask.action.and-${besides}`, params: { text: names.say(key, params) } }
        : { key: `ask.action.${besides}` };
    }
    case 'boost':
      if (prompt.cause) return { key: 'ask.boost.card' };
      if (prompt.attacker) return { key: 'ask.boost.attack', params: { attacker, target } };
      return { key: 'ask.maneuver', params: { n: prompt.move ?? 0 } };
    case 'move': {
      if (isManeuver(prompt)) return { key: 'ask.maneuver', params: { n: prompt.move ?? 0 } };
      if (o.moves.size > 1) return { key: 'ask.move.many' };
      const [id] = o.moves.keys();
      return { key: maybe(`ask.move.${names.piece(id).token ? 'token' : 'one'}`), params: { who: names.called(id) } };
    }
    case 'attack-card':
      return prompt.cause ? { key: 'ask.attack-card.other' } : { key: 'ask.attack-card', params: { attacker, target } };
    case 'defense-card':
      return { key: o.cards.size ? 'ask.defense-card' : 'ask.defense-card.none', params: { attacker, target } };
    case 'discard': {
      if (prompt.cause) return { key: maybe('ask.discard') };
      const n = view.players?.find((p) => p.seat === prompt.seat)?.handSize ?? 0;
      return { key: 'ask.discard.limit', params: { all: n, n: n - HAND_LIMIT } };
    }
    case 'choose-card': {
      const others = prompt.cardsOf && prompt.cardsOf !== prompt.seat;
      return others
        ? { key: maybe('ask.choose-card.other'), params: { whom: names.player(prompt.cardsOf ?? 0) } }
        : { key: maybe('ask.choose-card') };
    }
    case 'choose-fighter': {
      if (!onlyTokens(o.pieces, names)) return { key: maybe('ask.choose-fighter') };
      const owners = new Set([...o.pieces.keys()].map((id) => names.owner(id)));
      const [whose] = owners;
      return owners.size === 1 && whose !== prompt.seat
        ? { key: maybe('ask.choose-token.of'), params: { whom: names.player(whose) } }
        : { key: maybe('ask.choose-token') };
    }
    case 'choose-space':
      return { key: maybe(`ask.${prompt.kind}`) };
    case 'confirm':
      return { key: prompt.reaction ? 'ask.reaction' : 'ask.confirm' };
    case 'order':
      // Cards that a card asks about go back to the deck; others only take their turns.
      if (o.cards.size) return { key: prompt.cause?.card ? 'ask.order.deck' : 'ask.order.cards' };
      return { key: 'ask.order.effects' };
    case 'here':
      return { key: 'ask.here', params: { who: names.player(prompt.seat ?? 0) } };
    case 'choose-number':
      if (!prompt.attacker) return { key: 'ask.choose-number.draw' };
      return { key: prompt.cause ? 'ask.choose-number' : 'ask.choose-number.attack' };
    case 'choose-player': {
      const missing = notOffered(prompt, view, names);
      return missing ? { key: 'ask.choose-player.missing', params: { missing } } : { key: 'ask.choose-player' };
    }
    case 'choose-option':
    case 'mulligan':
      return { key: `ask.${prompt.kind}` };
    case 'none':
      return { key: 'ask.none' };
  }
}

/** What can be done besides the usual actions. @param {readonly string[]} buttons */
function usable(buttons) {
  const some = (/** @type {string} */ word) => buttons.some((b) => b.startsWith(`${word} `));
  if (some('use') && some('ability')) return 'use-or-ability';
  return some('use') ? 'use' : some('ability') ? 'ability' : '';
}

/** @param {Map<string, unknown>} pieces @param {Names} names */
function onlyTokens(pieces, names) {
  return pieces.size > 0 && [...pieces.keys()].every((id) => names.piece(id).token);
}

/** What somebody else is doing. @param {Prompt} prompt @param {Names} names @param {number} [me] @returns {string} */
export function waiting(prompt, names, me = 0) {
  if (!prompt.seat || prompt.kind === 'none') return names.say('wait.none');
  const params = {
    who: names.isMany ? names.fullName(prompt.seat) : names.player(prompt.seat),
    attacker: names.called(prompt.attacker),
    target: names.called(prompt.target),
  };
  const { cause } = prompt;
  let key = `wait.${prompt.kind}`;
  if (prompt.kind === 'boost')
    key =
      prompt.attacker && !prompt.cause
        ? 'wait.boost.attack'
        : isManeuver(prompt)
          ? 'wait.boost.maneuver'
          : 'wait.boost';
  if (prompt.kind === 'move' && isManeuver(prompt)) key = 'wait.move.maneuver';
  if (prompt.kind === 'discard' && !prompt.cause) key = 'wait.discard.limit';
  const others = cause && cause.seat !== prompt.seat;
  const byHand = waitingByHand(prompt, names);
  if (byHand) return names.say(byHand.key, { ...params, ...byHand.params });
  if (others && (prompt.kind === 'move' || prompt.kind === 'choose-fighter') && movesTokens(cause, names))
    key = cause.seat === me ? 'wait.token.yours' : 'wait.token';
  const text = names.say(key, { ...params, whom: names.player(cause?.seat ?? 0) });
  const why = names.cause(cause);
  if (why && others && names.isMany)
    return names.say(cause.seat === me ? 'wait.because.yours' : 'wait.because', {
      text: text.replace(/\.$/, ''),
      why,
      whose: names.player(cause.seat),
    });
  return why ? names.say('log.because', { text: text.replace(/\.$/, ''), why }) : text;
}

/** Whether a card has somebody else move tokens of its player. @param {import('../../types.js').Cause} cause @param {Names} names */
function movesTokens(cause, names) {
  return /opponent[^.]* moves [^.]*\btokens?\b/i.test(names.causeText(cause, 'en').join(' '));
}

/** Where an answer stands. @param {string} option @param {Prompt} prompt @returns {'yes' | 'no' | 'choice'} */
export function placeOf(option, prompt) {
  const [word] = option.split(' ');
  const place = placeByHand(option, prompt);
  if (place) return place;
  switch (word) {
    case 'none':
    case 'done':
    case 'stay':
    case 'no':
      return 'no';
    case 'yes':
    case 'maneuver':
      return 'yes';
    case 'trait':
      return prompt.kind === 'start-of-turn' && traits(prompt) === 1 ? 'yes' : 'choice';
    default: // one of several
      return 'choice';
  }
}

/** @param {Prompt} prompt */
function traits(prompt) {
  return (prompt.options ?? []).filter((o) => o.startsWith('trait ')).length;
}

/**
 * What a button for an option says. What declines says what it declines.
 *
 * @param {string} option
 * @param {Prompt} prompt
 * @param {Names} names
 * @returns {string}
 */
export function buttonLabel(option, prompt, names) {
  const { say } = names;
  const [word, first, second] = option.split(' ');
  const seat = prompt.seat ?? 0;
  const byHand = labelByHand(option, prompt, names);
  if (byHand) return byHand;
  switch (word) {
    case 'none':
      return keptTrait(prompt, names) ?? declined(prompt, names);
    case 'stay':
      return say('option.stay');
    case 'done':
      return say(
        prompt.kind === 'move' ? staying(prompt, names) : prompt.kind === 'action' ? 'option.done.turn' : 'option.done',
      );
    case 'yes':
    case 'no': {
      if (prompt.reaction) return say(`option.reaction.${word}`);
      const why = names.cause(prompt.cause);
      return why ? say(`option.${word}.why`, { why }) : say(`option.${word}`);
    }
    case 'maneuver':
    case 'mulligan':
    case 'keep':
      return say(`option.${word}`);
    case 'number':
      return first;
    case 'option':
      return printed(Number(first), prompt, names);
    case 'ability':
      return happening(option, prompt, names) ?? option;
    case 'effect':
      return happening(option, prompt, names) ?? printed(Number(first), prompt, names);
    case 'trait':
      return becoming('option.trait', names.trait(prompt.cardsOf ?? seat, first), names);
    case 'player':
      return names.title(Number(first));
    case 'card':
      return names.card(prompt.cardsOf ?? seat, first);
    case 'fighter':
      return pieceText(first, seat, names);
    case 'space':
      return capital(names.space(first));
    case 'zone':
      return capital(names.zone(first));
    case 'move':
    case 'place':
      return `${names.label(first)} → ${names.space(second)}`;
    case 'attack':
      return say('option.attack', {
        who: names.called(first),
        whom: names.isMany ? pieceText(second, seat, names) : names.called(second),
      });
    case 'use':
      return say('option.use', { card: names.quoted(seat, first) });
    case 'scheme':
      return say('option.scheme', { card: names.quoted(seat, first), who: names.called(second) });
    default:
      return option;
  }
}

/** What not moving is called. @param {Prompt} prompt @param {Names} names */
function staying(prompt, names) {
  const moving = [...offered(prompt).moves.keys()];
  return moving.length && moving.every((id) => names.piece(id).token) ? 'option.stay.token' : 'option.done.move';
}

/** Declining a change says as what one stays, where that is clear. @param {Prompt} prompt @param {Names} names */
function keptTrait(prompt, names) {
  const seat = prompt.cardsOf ?? prompt.seat ?? 0;
  const offers = offered(prompt).buttons.filter((b) => b.startsWith('trait '));
  const kept = (names.heroes.get(seat)?.traits ?? []).filter((trait) => !offers.includes(`trait ${trait.id}`));
  if (offers.length === 0 || kept.length !== 1) return null;
  return becoming('option.trait.keep', names.local(kept[0].name), names);
}

/** Somebody else can be become; a quality (big, small) is only named. @param {string} key @param {string} trait @param {Names} names */
function becoming(key, trait, names) {
  return trait === capital(trait) ? names.say(key, { trait }) : capital(trait);
}

/** What “none” declines. @param {Prompt} prompt @param {Names} names */
function declined(prompt, names) {
  const { say } = names;
  const o = offered(prompt);
  const damage = /\bdamage\b/.test(names.causeText(prompt.cause, 'en').join(' '));
  switch (prompt.kind) {
    case 'boost':
      return say('option.none.boost');
    case 'defense-card':
      return say('option.none.defense');
    case 'start-of-turn':
      if (o.cards.size) return say('option.none.discard');
      if (o.pieces.size) return say(damage ? 'option.none.damage' : 'option.none.fighter');
      return say('option.none');
    case 'choose-fighter':
      return say(damage ? 'option.none.damage' : 'option.none.fighter');
    case 'choose-space':
      return say('option.none.space');
    case 'discard':
      return say('option.none.discard');
    case 'choose-card':
      return say('option.none.card');
    default: // have no such option
      return say('option.none');
  }
}

/**
 * A printed option is the bullet of that number in the text that asks.
 *
 * @param {number} n
 * @param {Prompt} prompt
 * @param {Names} names
 */
function printed(n, prompt, names) {
  return bullets(names.causeText(prompt.cause))[n - 1] ?? names.say('option.number', { n });
}

/**
 * What an ability does, where several are put in order or an action of it can be taken: one's own, or one of a card in play.
 *
 * @param {string} option
 * @param {Prompt} prompt
 * @param {Names} names
 */
function happening(option, prompt, names) {
  const meant = prompt.effects?.[option];
  if (!meant) return null;
  const seat = prompt.seat ?? 0;
  const text = (meant.card ? names.cardData(seat, meant.card) : names.heroes.get(seat))?.moments?.[meant.moment];
  if (!text) return null;
  return meant.card
    ? names.say('option.of-card', { card: names.card(seat, meant.card), text: names.local(text) })
    : names.local(text);
}
