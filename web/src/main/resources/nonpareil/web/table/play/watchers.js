// Who looks on, small and quiet under the stage: everybody at a table sees who watches.

import { html, nothing } from 'lit';
import { tool } from '../parts/marks.js';
import { say } from '../parts/say.js';
import { watchingText } from '../story/watching.js';

/** @param {import('../../types.js').TableInfo} info */
export function watchers({ watching, delay }) {
  if (!watching?.count) return nothing;
  const text = delay?.now ? `${watchingText(watching)} (${say('watch.late.short')})` : watchingText(watching);
  return html`<span class="watchers" title=${text} tabindex="0"
    >${tool('eye')}<b aria-hidden="true">${watching.count}</b><span class="watchers-text">${text}</span></span
  >`;
}

/** That the hand is hidden, or for once is not. @param {import('./table-page.js').NpTablePage} page */
export function streamerBadge({ hotSeat }) {
  if (!hotSeat.isStreamer) return nothing;
  const text = say(hotSeat.isDiscreet ? 'streamer.badge' : 'streamer.badge.shown');
  return html`<span class="streamer-badge ${hotSeat.isDiscreet ? '' : 'is-open'}" title=${say('streamer.title')}
    >${tool('eye')}<span class="streamer-text">${text}</span></span
  >`;
}
