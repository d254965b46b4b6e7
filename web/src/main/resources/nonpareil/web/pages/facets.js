// What games are counted by, and what came of it, in words.

import { board, hero, name } from '../app/catalog.js';
import { has, t } from '../app/i18n.js';

/** @typedef {import('../app/counted.js').Facet} Facet */
/** @typedef {import('../app/counted.js').Count} Count */

/** @param {string} id */
const heroName = (id) => name(hero(id)) || id;

/** What a key of a facet stands for. @param {Facet} facet @param {string} key @returns {string} */
export function facetName(facet, key) {
  switch (facet) {
    case 'hero':
      return heroName(key);
    case 'pairing': {
      const [who, whom] = key.split('.');
      return t('stats.pairing', { who: heroName(who), whom: heroName(whom ?? '') });
    }
    case 'board':
      return name(board(key)) || key;
    case 'mode':
      return worded(`stats.mode.${key}`, key);
    case 'seat':
      return t('stats.seat', { n: key });
    case 'opponent':
      return key === 'person' ? t('stats.person') : t('stats.computer', { level: worded(`rank.${key}`, key) });
    case 'cause':
      return worded(`stats.cause.${key}`, key);
  }
}

/** @param {string} key @param {string} otherwise */
function worded(key, otherwise) {
  return has(key) ? t(key) : otherwise;
}

/** With fewer games a percentage would pretend to be known. */
const FEW = 10;

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/** "3 of 4", or "58 % (44–71 %)" where there are enough games for it. @param {Count} count */
export function shareText({ games, won, low, high }) {
  if (games < FEW) return t('stats.share', { won, games });
  return t('stats.percent', { share: percent(won / games), low: percent(low), high: percent(high) });
}
