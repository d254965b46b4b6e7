// How likely a side is to win, beside what is advised.

import { html } from 'lit';

/** A chance as a bar with its number. @param {string} label @param {number} value */
export function chance(label, value) {
  const percent = Math.round(value * 100);
  return html`<div>
    <dt>${label}</dt>
    <dd>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect class="hint-all" width="100" height="10"></rect>
        <rect class="hint-share" width=${percent} height="10"></rect>
        <path class="hint-even" d="M50 0V10"></path></svg
      >${percent} %
    </dd>
  </div>`;
}
