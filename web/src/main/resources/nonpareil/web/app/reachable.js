// Addresses to give to others. At localhost nobody else would get anywhere with them: there the server's address in the
// local network takes its place.

import { api } from './api.js';
import { link } from './routes.js';

const HERE_ONLY = /^(?:https?:\/\/)?(?:localhost|127\.|\[::1\])/;

/** Whether an address leads nowhere but from this device. @param {string} url or the name of a host */
export function onlyHere(url) {
  return HERE_ONLY.test(url);
}

/** The whole address of a page that others can open, as far as the server knows one. @param {...(string | number)} parts */
export async function reachable(...parts) {
  const here = link(...parts);
  if (!onlyHere(location.hostname)) return here;
  const addresses = await api.me().then(
    (me) => me.addresses ?? [],
    () => [],
  );
  return addresses.length ? addresses[0].replace(/\/$/, '') + here.slice(location.origin.length) : here;
}
