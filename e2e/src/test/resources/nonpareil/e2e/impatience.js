// Watches one point of the page: what a press there would mean, since when that is on the screen, and for every choice that
// a press there has sent, how long it had been shown. Knows nothing of how the page protects itself. Presses there by itself
// every so many milliseconds, if told so: also while a test is busy with something else.
({ x, y, every }) => {
  const words = (e) => e?.innerText?.replace(/\(\d[\d:]*\)/, '').replace(/\s+/g, ' ').trim() ?? '';
  const meaning = () => {
    const place = document.elementFromPoint(x, y)?.closest('[data-option], [data-card], [data-piece], [data-space], button, a');
    const { option, card, piece, space } = place?.dataset ?? {};
    const what = option || !(card || piece || space) ? words(place) : place.getAttribute('class');
    return [words(document.querySelector('#question')), option, card, piece, space, what].filter(Boolean).join(' | ');
  };
  const seen = { meaning: meaning(), since: 0, before: '' };
  // A frame shows what is there when it begins.
  const watch = (now) => {
    const is = meaning();
    if (is !== seen.meaning) Object.assign(seen, { meaning: is, since: now, before: seen.meaning });
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  let pressed = null;
  let shown = 0;
  addEventListener('keydown', () => (pressed = null), true);
  addEventListener('pointerdown', () => (shown = meaning() === seen.meaning ? performance.now() - seen.since : 0), true);
  // What a press sends it sends before the next one.
  addEventListener('click', (e) => {
    // By key: what is sent now was decided by that, even if a press has come since the key went down.
    if (e.detail === 0) return void (pressed = null);
    const press = { shown: Math.floor(shown), meaning: seen.meaning, before: seen.before };
    pressed = press;
    setTimeout(() => pressed === press && (pressed = null), 150);
  }, true);
  window.decisions = [];
  // A maneuver together with a way: what is sent next was decided with it.
  let walks = false;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    const decides = message.type === 'choose' || message.type === 'act';
    if (decides && pressed && !walks) window.decisions.push({ ...pressed, choices: message.choices ?? [message.act] });
    if (decides) walks = !walks && document.querySelector('[data-option="walk"]') !== null;
    send.call(this, text);
  };
  window.presses = 0;
  const press = () => {
    if (window.rests) return;
    const how = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail: 1, pointerId: 1, isPrimary: true };
    for (const type of ['pointermove', 'pointerdown', 'pointerup']) document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent(type, how));
    document.elementFromPoint(x, y)?.dispatchEvent(new MouseEvent('click', how));
    window.presses++;
  };
  if (every) setInterval(press, every);
}
