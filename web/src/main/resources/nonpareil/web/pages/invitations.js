// The secrets of one's own invitations, by seat, as long as their table waits.

import { recall, remember } from '../app/settings.js';

/** @typedef {Record<string, string>} Invitations seat and secret */

/** @param {string} table */
const key = (table) => `nonpareil.invitation.${table}`;

/** @param {string} table @param {Invitations | undefined} invitations */
export function keepInvitations(table, invitations) {
  const any = invitations && Object.keys(invitations).length > 0;
  remember(key(table), any ? invitations : undefined);
}

/** @param {string} table @returns {Invitations} */
export function invitationsOf(table) {
  const kept = recall(key(table), /** @type {any} */ (null));
  return kept && typeof kept === 'object' ? kept : {};
}
