// Finding clauses: by id, and by the words in them.

import { clauses, parts } from './clauses.js';

/** Letters that are searched: no case, no accents. @param {string} text */
export function plain(text) {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
}

/** Whether all words of a search are in a text. @param {string} text @param {string} search */
export function matches(text, search) {
  const hay = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

/** The id of a clause or part, however it was written. @param {string | null} id */
export function clauseId(id) {
  const wanted = (id ?? '').toUpperCase();
  return clauses().some((c) => c.id === wanted) || parts().some((p) => p.id === wanted) ? wanted : null;
}
