// A page that has nothing to show.

import { html } from 'lit';
import { to } from '../../app/routes.js';
import { say } from './say.js';

/** @param {string} title @param {string} text why there is nothing to see */
export function sorry(title, text) {
  return html`<div class="sorry">
    <h1>${title}</h1>
    <p>${text}</p>
    <a class="button" href=${to()}>${say('table.home')}</a>
  </div>`;
}
