// The page for streams: with ?stream in the address a table is shown without anything to press.

/** Whether this page is one. */
export const isStream = new URLSearchParams(globalThis.location?.search ?? '').has('stream');

/** Only such a page fetches its looks. */
export function dressForStream() {
  document.documentElement.toggleAttribute('data-stream', true);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/style/stream.css';
  document.head.append(link);
}

/** The address of such a page, of one that can be watched. @param {string} url */
export function streamUrl(url) {
  const at = url.indexOf('#');
  return `${url.slice(0, at)}?stream${url.slice(at)}`;
}
