// Whether the page was out of sight, or the machine asleep with the page in sight: then the clock has gone on and no
// timer has.

/** Sockets may have died without a word after so long. */
const LONG = 20_000;

/** @param {(long: boolean) => void} back the page is in sight again */
export function onReturn(back) {
  let seen = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    const absence = Date.now() - seen;
    seen = Date.now();
    back(absence > LONG);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(() => {
    if (Date.now() - seen > LONG) look();
    else if (document.visibilityState === 'visible') seen = Date.now();
  }, LONG / 4);
}
