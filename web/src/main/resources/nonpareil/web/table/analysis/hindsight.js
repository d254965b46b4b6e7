// What the computer would have done: which record it is about, and asking for it.

import { api } from '../../app/api.js';

/** @typedef {import('../../types.js').Entry} Entry */
/** @typedef {import('../../app/counted.js').Hindsight} Hindsight */
/** @typedef {{number: number, state: 'thinking' | 'known' | 'failed', answer: Hindsight | null}} Looked */

/** What decides something. */
const DECIDES = new Set(['choice', 'time-out']);

/**
 * The record by which somebody decided what was asked at a moment.
 *
 * @template {Entry} E
 * @param {readonly E[]} frames
 * @param {number} number of the moment
 * @returns {E | null}
 */
export function decisionAfter(frames, number) {
  const next = frames.find((f) => f.number > number);
  return next && next.seat && DECIDES.has(next.kind) ? next : null;
}

/**
 * @param {{table: string, isConnected: boolean, looked: Looked | null}} page
 * @param {number} number
 */
export async function lookBack(page, number) {
  const { table } = page;
  page.looked = { number, state: 'thinking', answer: null };
  /** @type {Looked} */
  let looked;
  try {
    looked = { number, state: 'known', answer: await api.hindsight(table, number) };
  } catch {
    looked = { number, state: 'failed', answer: null };
  }
  if (page.isConnected && page.table === table && page.looked?.number === number) page.looked = looked;
}
