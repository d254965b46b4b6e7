// How a person is shown beside others: an emblem, a name, and lines with something to do.

import { html, nothing } from 'lit';
import { language, t } from '../app/i18n.js';
import { icon } from '../app/icons.js';
import { to } from '../app/routes.js';
import { medal } from './parts.js';

/** A person's emblem, or a plain coin. @param {string | null | undefined} avatar @param {string} [more] classes */
export function emblemOf(avatar, more = 'medal-small') {
  if (avatar) return medal(avatar, more);
  return html`<span class="medal ${more}">${icon('person')}</span>`;
}

/** A day, in the words of the language. @param {string} moment */
export function day(moment) {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(moment));
}

/**
 * A line of a list about people.
 *
 * @param {string | null | undefined} avatar
 * @param {string} name
 * @param {string} text
 * @param {unknown} deeds what can be done
 */
export function personLine(avatar, name, text, deeds) {
  return html`<li class="person-line">
    ${emblemOf(avatar)}
    <span class="person-words"><b>${name}</b><span class="small muted">${text}</span></span>
    <span class="row">${deeds}</span>
  </li>`;
}

/** A button of a line: says the same to everybody, and to a screen reader about whom.
 * @param {string} text @param {string} full @param {() => void} deed @param {string} [kind] */
export function lineButton(text, full, deed, kind = '') {
  return html`<button class="button ${kind}" aria-label=${full === text ? nothing : full} @click=${deed}>
    ${text}
  </button>`;
}

/** Back to the page about oneself. */
export function backToYou() {
  return html`<p><a class="button quiet" href=${to('you')}>${icon('back')}${t('title.you')}</a></p>`;
}
