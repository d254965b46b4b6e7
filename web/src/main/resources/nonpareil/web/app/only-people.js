// Why no computer plays with a hero: something of it is carried out by hand.

import { allCards } from './catalog.js';
import { local, t } from './i18n.js';

/** The reason among some heroes; empty if computers play all of them. @param {Iterable<import('../types.js').Hero | undefined>} heroes */
export function onlyPeople(heroes) {
  for (const hero of heroes) {
    if (!hero?.onlyPeople) continue;
    const { card } = hero.onlyPeople;
    const found = allCards(hero).find((c) => c.id === card);
    return found
      ? t('people-only.card', { hero: local(hero.name), card: local(found.name) })
      : t('people-only.ability', { hero: local(hero.name) });
  }
  return '';
}
