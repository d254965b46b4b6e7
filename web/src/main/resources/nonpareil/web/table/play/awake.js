// Keeps the screen on while a game is played, where the browser allows it.

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;

async function hold() {
  if (!wanted || lock || document.visibilityState !== 'visible') return;
  try {
    lock = (await navigator.wakeLock?.request('screen')) ?? null;
    lock?.addEventListener('release', () => {
      lock = null;
    });
  } catch {
    lock = null; // Refused, for example on a low battery.
  }
}

/** Whether the screen should stay on. @param {boolean} on */
export function keepAwake(on) {
  wanted = on;
  if (on) {
    hold();
  } else {
    lock?.release().catch(() => {});
    lock = null;
  }
}

globalThis.document?.addEventListener('visibilitychange', hold);
