// Web Push as this browser knows it: whether it can be had here, and the subscription.

/** What stands in the way, in a word; null if nothing does. @returns {'insecure' | 'install' | 'none' | 'denied' | null} */
export function pushTrouble() {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    // Phones of Apple have it for installed pages only.
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** @param {string} base64 */
function bytes(base64) {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
}

/**
 * The subscription of this browser for a server; asks the person, so it must follow a click.
 *
 * @param {string} key the server's
 * @returns {Promise<PushSubscriptionJSON | null>} null: the person does not want it
 */
export async function subscribe(key) {
  const given = Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
  if (!given) return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  let subscription;
  try {
    subscription = await pushManager.subscribe(options);
  } catch {
    // It was made for another key: that of a server that was here before.
    await (await pushManager.getSubscription())?.unsubscribe();
    subscription = await pushManager.subscribe(options);
  }
  return subscription.toJSON();
}

/** This browser is told nothing more, whoever sends. */
export async function unsubscribe() {
  if (pushTrouble() === 'insecure' || pushTrouble() === 'none') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
