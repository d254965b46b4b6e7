// What only some heroes have and what lasts: piles beside the hero, schemes in play, counters, rules in force.

import { html, nothing } from 'lit';
import { cardChip, chips } from './card-chip.js';
import { tool } from './marks.js';
import { concerns, ruleAbout, ruleEnd, ruleText } from './rules.js';
import { say } from './say.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').PlayerState} PlayerState */
/** @typedef {import('../../types.js').RuleInForce} RuleInForce */
/** @typedef {import('./names.js').Names} Names */
/** @typedef {(card: string, seat: number) => void} Zoom */

/**
 * In short, beside the numbers of cards.
 *
 * @param {PlayerState} player
 * @param {View} view
 * @param {Names} names
 */
export function keptShort(player, view, names) {
  const { seat } = player;
  const about = (view.rules ?? []).filter((rule) => concerns(rule, seat, names));
  return html`${(player.piles ?? []).map((pile) => {
    const title = pileTitle(pile, seat, names);
    return html`<span class="side-count side-own ${pile.size ? '' : 'empty'}" title=${title}
      >${tool(faceOf(pile.id, seat, names) === 'up' ? 'cards' : 'covered')}<span
        class="side-own-name"
        aria-hidden="true"
        >${names.pile(seat, pile.id)}</span
      ><span aria-hidden="true">${pile.size}</span><span class="visually-hidden">${title}</span></span
    >`;
  })}${brief('laid', player.inPlay?.length ?? 0)}${brief('lasting', about.length)}${(player.inPlay ?? []).map(
    (laid) =>
      html`<span class="side-trait side-laid" title=${say('panel.in-play')}
        ><span class="visually-hidden">${say('panel.in-play')}: </span>${names.card(seat, laid.card)}${laid.counters
          ? html`: ${laid.counters}`
          : nothing}</span
      >`,
  )}${[...bySource(about, names)].map(
    ([source, rules]) =>
      html`<span
        class="side-trait side-rule"
        title=${rules.map((rule) => `${ruleText(rule, names)} ${ruleEnd(rule, names)}`).join(' ')}
        >${tool('lasting')}<span class="visually-hidden">${say('panel.rule')}: </span>${source}${rules.length > 1
          ? html` ×${rules.length}`
          : nothing}</span
      >`,
  )}`;
}

/** Rules by the card or ability they come from. @param {readonly RuleInForce[]} rules @param {Names} names */
function bySource(rules, names) {
  /** @type {Map<string, RuleInForce[]>} */
  const sources = new Map();
  for (const rule of rules) {
    const source = names.cause(rule);
    sources.set(source, [...(sources.get(source) ?? []), rule]);
  }
  return sources;
}

/** Where there is no room for names: how many there are. @param {string} icon @param {number} n */
function brief(icon, n) {
  return n
    ? html`<span class="side-count side-brief" aria-hidden="true">${tool(icon)}<span>${n}</span></span>`
    : nothing;
}

/** The hero's state in words: its trait, its counters, and those of others that its player holds. @param {PlayerState} player @param {Names} names */
export function states(player, names) {
  const { seat, trait, counters = {}, held = [] } = player;
  const words = [
    ...(trait ? [names.trait(seat, trait)] : []),
    ...Object.entries(counters).map(([id, n]) => `${names.counter(seat, id)}: ${n}`),
    ...held.map((h) => `${names.counter(h.seat, h.counter)}: ${h.number}`),
  ];
  return words.length
    ? html`<span class="side-states">${words.map((word) => html`<span class="side-trait">${word}</span>`)}</span>`
    : nothing;
}

/** How a pile lies there. @param {string} id @param {number} seat @param {Names} names */
function faceOf(id, seat, names) {
  return names.heroes.get(seat)?.piles?.find((pile) => pile.id === id)?.face ?? 'down';
}

/** @param {{id: string, size: number}} pile @param {number} seat @param {Names} names */
function pileTitle(pile, seat, names) {
  return say(`panel.pile.${faceOf(pile.id, seat, names)}`, { pile: names.pile(seat, pile.id), n: pile.size });
}

/**
 * In full: rules about this player or by this player, schemes in play with their text, the known cards of piles.
 *
 * @param {PlayerState} player
 * @param {View} view
 * @param {Names} names
 * @param {Zoom} zoom
 */
export function keptDetails(player, view, names, zoom) {
  const { seat } = player;
  const rules = (view.rules ?? []).filter((rule) => rule.seat === seat || concerns(rule, seat, names));
  return html`${rules.length
    ? html`<h3>${say('panel.rules')}</h3>
        <ul role="list" class="kept-list">
          ${rules.map(
            (rule) =>
              html`<li>
                ${rule.card
                  ? html`<ul role="list" class="chips">
                      ${cardChip(rule.card, rule.seat, names, zoom, 1)}
                    </ul>`
                  : html`<b>${names.cause(rule)}</b>`}
                <p>${ruleText(rule, names)}</p>
                <p class="muted">${[ruleAbout(rule, names), ruleEnd(rule, names)].filter(Boolean).join(' ')}</p>
              </li>`,
          )}
        </ul>`
    : nothing}${player.inPlay?.length
    ? html`<h3>${say('panel.in-play')}</h3>
        <ul role="list" class="kept-list">
          ${player.inPlay.map(
            (laid) =>
              html`<li>
                <ul role="list" class="chips">
                  ${cardChip(laid.card, seat, names, zoom, 1)}
                </ul>
                ${names.causeText({ seat, card: laid.card }).map((line) => html`<p>${line}</p>`)}
                ${laid.counters
                  ? html`<p class="muted">${say('panel.counters.on', { n: laid.counters })}</p>`
                  : nothing}
              </li>`,
          )}
        </ul>`
    : nothing}${(player.piles ?? []).map((pile) => {
    const unknown = pile.size - pile.cards.length;
    return html`<h3>${pileTitle(pile, seat, names)}</h3>
      ${pile.cards.length ? chips(pile.cards, seat, names, zoom) : nothing}
      ${pile.size === 0
        ? html`<p class="muted">${say('panel.discard.empty')}</p>`
        : unknown
          ? html`<p class="muted">${say('panel.pile.unknown', { n: unknown })}</p>`
          : nothing}`;
  })}`;
}
