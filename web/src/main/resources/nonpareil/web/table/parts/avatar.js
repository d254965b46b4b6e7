// The emblem a person has chosen, small beside the name.

import { html, nothing } from 'lit';
import { paletteOf } from '../../board/palette.js';
import { silhouette } from '../../board/silhouettes.js';

/** @param {import('../../types.js').SeatInfo | null | undefined} seat */
export function avatar(seat) {
  if (!seat?.avatar) return nothing;
  return html`<svg class="avatar ${paletteOf(seat.avatar)}" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <circle class="avatar-disc" cx="50" cy="50" r="50"></circle>
    <g transform="translate(11 11) scale(0.78)">${silhouette(seat.avatar)}</g>
  </svg>`;
}
