// What is pointed at, focused or tapped on the board says its name: a figure, a token, a secret passage, a start space.

import { capital } from '../../app/i18n.js';
import { html, nothing } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { board } from '../../app/catalog.js';
import { seatMark } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { sideText } from '../parts/sides.js';

/** @typedef {import('./table-page.js').NpTablePage} Page */
/** @typedef {import('../../types.js').Frame} Frame */

/** Between the card and what it names, in pixels. */
const GAP = 8;

/** @param {Page} page @param {Frame} frame */
export function nameCard(page, frame) {
  if (page.film.isMoving || page.boardElement?.isDragging) return nothing;
  const told = page.pointed ? ofPiece(page, frame, page.pointed) : ofSpace(page);
  if (!told) return nothing;
  return html`<div class="name-card" aria-hidden="true" ${ref((card) => void place(page, card, told.space))}>
    <b>${told.seat ? seatMark(page.game?.names.mark(told.seat) ?? told.seat) : nothing}${told.title}</b>
    ${told.facts.map((fact) => html`<span>${fact}</span>`)}
  </div>`;
}

/** @typedef {{title: string, seat: number, facts: string[], space: string}} Told */

/** The move value of a fighter, if its kind has one. @param {import('../parts/names.js').Piece['data']} data */
function moveOf(data) {
  return data && 'move' in data ? data.move : undefined;
}

/** @param {Page} page @param {Frame} frame @param {string} id @returns {Told | null} */
function ofPiece(page, frame, id) {
  const { names } = /** @type {import('../show/game.js').Game} */ (page.game);
  const drawn = page.film.pieces.find((p) => p.id === id);
  if (!drawn?.space) return null;
  const { data, hero, token, seat } = names.piece(id);
  const facts = [];
  if (names.isMany) facts.push(sideText(seat, page.game?.me ?? 0, names));
  if (token) facts.push(say('name.token', { who: names.player(seat) }));
  else {
    const player = frame.view.players.find((p) => p.seat === seat);
    const kind = data && 'ranged' in data ? say(data.ranged ? 'panel.ranged' : 'panel.melee') : '';
    const move = say('panel.move', { n: moveOf(data) ?? names.heroes.get(seat)?.move ?? 0 });
    facts.push(say('panel.health', { n: drawn.health ?? 0, max: names.fullHealth(id) }));
    if (frame.view.fighters.some((f) => f.id === id && f.secondLife)) facts.push(capital(say('panel.second-life')));
    facts.push([say(hero ? 'name.hero' : 'name.sidekick'), kind, move].filter(Boolean).join(' · '));
    if (hero && player?.trait) facts.push(capital(names.trait(seat, player.trait)));
  }
  return { title: names.label(id), seat, facts, space: drawn.space };
}

/** A space that is more than a space. @param {Page} page @returns {Told | null} */
function ofSpace(page) {
  const id = page.pointedSpace;
  const where = board(page.game?.info?.board ?? '');
  const space = where?.spaces.find((s) => s.id === id);
  if (!where || !space || !id) return null;
  const start = Object.entries(where.startSpaces).find(([, s]) => s === id)?.[0];
  if (space.passage) return { title: say('name.passage'), seat: 0, facts: [say('name.passage.text')], space: id };
  if (start) return { title: say('name.start', { n: start }), seat: 0, facts: [], space: id };
  return null;
}

/** Beside the space, inside the stage. @param {Page} page @param {Element | undefined} card @param {string} space */
async function place(page, card, space) {
  if (!(card instanceof HTMLElement)) return;
  await page.updateComplete;
  const stage = card.parentElement?.getBoundingClientRect();
  const at = page.boardElement?.placeOf(space);
  if (!stage || !at) return;
  const { width, height } = card.getBoundingClientRect();
  const x = at.x - stage.x - width / 2;
  const above = at.y - stage.y - at.radius - GAP - height;
  const y = above >= 4 ? above : at.y - stage.y + at.radius + GAP;
  const within = (/** @type {number} */ n, /** @type {number} */ most) => Math.max(4, Math.min(most - 4, n));
  card.style.transform = `translate(${within(x, stage.width - width)}px, ${within(y, stage.height - height)}px)`;
}
