// Addresses of the client: what comes after the # names a page and what it shows.

/**
 * @typedef {{page: 'start'} | {page: 'party'} | {page: 'new', mode: 'computer' | 'friend' | 'here', pick: string | null}
 *   | {page: 'open'} | {page: 'games'} | {page: 'replays'}
 *   | {page: 'replay', table: string, eyes: number | 'open' | 'public', number: number | null, analysis: boolean}
 *   | {page: 'statistics', of: 'mine' | 'server', mode: string, only: Record<string, string>}
 *   | {page: 'table', table: string, seat: number | null} | {page: 'join', table: string, secret: string | null, seat: number | null}
 *   | {page: 'continue', secret: string} | {page: 'learn', lesson: string | null}
 *   | {page: 'rules', clause: string | null} | {page: 'settings'} | {page: 'you'} | {page: 'devices'} | {page: 'recover'}
 *   | {page: 'friends'} | {page: 'befriend', secret: string} | {page: 'data'} | {page: 'notifications'}
 *   | {page: 'watch', table: string, secret: string} | {page: 'try', hero: string, card: string}
 *   | {page: 'missing'}} Route
 */

/** @param {string | undefined} text @returns {number | null} */
function whole(text) {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Parts of an address that name something and its value: hero=medusa. @param {string[]} parts */
function filters(parts) {
  const pairs = parts.map((p) => /^([a-z]+)=(.+)$/.exec(p)).filter((m) => m !== null);
  return Object.fromEntries(pairs.map(([, key, value]) => [key, value]));
}

/** The page an address means. @param {string} hash with or without # @returns {Route} */
export function parse(hash) {
  let parts;
  try {
    parts = hash
      .replace(/^#?\/?/, '')
      .split('/')
      .filter((p) => p !== '')
      .map(decodeURIComponent);
  } catch {
    return { page: 'missing' };
  }
  const [page, first, second, third, fourth] = parts;
  switch (page) {
    case undefined:
      return { page: 'start' };
    case 'new':
      return { page: 'new', mode: 'computer', pick: first ?? null };
    case 'friend':
      return { page: 'new', mode: 'friend', pick: first ?? null };
    case 'here':
      return { page: 'new', mode: 'here', pick: first ?? null };
    case 'party':
      return { page: 'party' };
    case 'open':
      return { page: 'open' };
    case 'games':
      return { page: 'games' };
    case 'replays':
      return { page: 'replays' };
    case 'replay': {
      if (!first) return { page: 'replays' };
      const eyes = second === 'open' || second === 'public' ? second : (whole(second) ?? 'public');
      return { page: 'replay', table: first, eyes, number: whole(third), analysis: fourth === 'analysis' };
    }
    case 'statistics':
      return first === 'server'
        ? { page, of: 'server', mode: second ?? 'duel', only: {} }
        : { page, of: 'mine', mode: '', only: filters(parts.slice(1)) };
    case 'table':
      return first ? { page: 'table', table: first, seat: whole(second) } : { page: 'missing' };
    case 'join':
      return first ? { page: 'join', table: first, secret: second ?? null, seat: whole(third) } : { page: 'missing' };
    case 'watch':
      return first && second ? { page: 'watch', table: first, secret: second } : { page: 'missing' };
    case 'try':
      return first && second ? { page: 'try', hero: first, card: second } : { page: 'missing' };
    case 'continue':
      return first ? { page: 'continue', secret: first } : { page: 'missing' };
    case 'learn':
      return { page: 'learn', lesson: first ?? null };
    case 'rules':
      return { page: 'rules', clause: first ?? null };
    case 'settings':
    case 'you':
    case 'devices':
    case 'recover':
    case 'friends':
    case 'data':
    case 'notifications':
      return { page };
    case 'befriend':
      return first ? { page: 'befriend', secret: first } : { page: 'missing' };
    default:
      return { page: 'missing' };
  }
}

/** The address of a page within this client. @param {...(string | number)} parts */
export function to(...parts) {
  return `#/${parts.map((p) => encodeURIComponent(String(p))).join('/')}`;
}

/** The whole address, to give to somebody else. @param {...(string | number)} parts */
export function link(...parts) {
  return `${location.origin}/${to(...parts)}`;
}

/** Goes to a page. @param {string} hash @param {{replace?: boolean}} [how] */
export function go(hash, how = {}) {
  if (!how.replace) {
    location.hash = hash;
    return;
  }
  history.replaceState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}
