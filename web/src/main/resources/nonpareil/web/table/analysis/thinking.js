// Asks for the curve of the chances of a finished game until it has been thought out; who goes away stops asking, and then the
// server stops thinking.

import { api, ApiError } from '../../app/api.js';

/** How often it is asked for, once a second. */
const PATIENCE = 90;

/**
 * @param {{table: string, isConnected: boolean, chances: import('../../types.js').ChancePoint[] | null}} page
 */
export async function thinkOver(page) {
  const { table } = page;
  for (let i = 0; i < PATIENCE && page.isConnected && page.table === table && !page.chances; i++) {
    let refused = false;
    const points = await api.chances(table).catch((error) => {
      refused = error instanceof ApiError && error.code === 'people-only';
      return null;
    });
    if (refused) return;
    if (page.table === table) page.chances = points;
    if (!points) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
