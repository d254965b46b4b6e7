// Makes the page one that can be installed and that says a sentence where there is no network. Browsers allow it only
// at localhost and by https.

/** Once the first page stands, so that it waits for nothing. */
export function install() {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  navigator.serviceWorker.register('/worker.js').catch((error) => console.warn('no worker', error));
}
