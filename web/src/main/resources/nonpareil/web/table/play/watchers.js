// Who looks on, small and quiet under the stage: everybody at a table sees who watches.

import { html, nothing } from 'lit';
import { tool } from '../parts/marks.js';
import { watchingText } from '../story/watching.js';

/** @param {import('../../types.js').TableInfo} info */
export function watchers({ watching }) {
  if (!watching?.count) return nothing;
  const text = watchingText(watching);
  return html`<span class="watchers" title=${text} tabindex="0"
    >${tool('eye')}<b aria-hidden="true">${watching.count}</b><span class="watchers-text">${text}</span></span
  >`;
}
