// Makes the page one that can be installed, that says a sentence where there is no network, and that can be told
// things. Browsers allow it only at localhost and by https.

import { go } from './routes.js';

/** Once the first page stands, so that it waits for nothing. */
export function install() {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  navigator.serviceWorker.register('/worker.js').catch((error) => console.warn('no worker', error));
  // A notice was clicked.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data?.go === 'string' && data.go.startsWith('#/')) go(data.go);
  });
}
