// Who looks on, in a sentence.

import { language } from '../../app/i18n.js';
import { say } from '../parts/say.js';

/** Names as far as they are known, then how many more. @param {{count: number, names: readonly string[]}} watching */
export function watchingText({ count, names }) {
  const more = count - names.length;
  if (names.length === 0) return say('watching.count', { n: count });
  const all = [...names, ...(more > 0 ? [say('watching.more', { n: more })] : [])];
  const who = new Intl.ListFormat(language(), { type: 'conjunction' }).format(all);
  return say('watching.names', { who, n: count });
}
