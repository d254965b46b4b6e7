// Watches one point of the page: what a press there would mean, since when that is on the screen, and for every choice that
// a press there has sent, how long it had been shown. Knows nothing of how the page protects itself.
({ x, y }) => {
  const meaning = () => {
    const place = document.elementFromPoint(x, y)?.closest('[data-option], [data-card], [data-piece], [data-space], button, a');
    const question = document.querySelector('#question')?.innerText.replace(/\(\d[\d:]*\)/, '') ?? '';
    const what = place ? `${place.className.baseVal ?? place.className} ${place.dataset.option ?? ''} ${place.dataset.card ?? ''} ${place.dataset.piece ?? place.dataset.space ?? ''}` : '';
    return `${question} | ${what.replace(/\s+/g, ' ').trim()}`;
  };
  const seen = { meaning: '', since: 0 };
  const watch = (now) => {
    const is = meaning();
    if (is !== seen.meaning) Object.assign(seen, { meaning: is, since: now });
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  let pressed = null;
  let shown = 0;
  addEventListener('keydown', () => (pressed = null), true);
  addEventListener('pointerdown', () => (shown = performance.now() - seen.since), true);
  // What a press sends it sends at once.
  addEventListener('click', (e) => {
    if (e.detail === 0) return;
    const press = { shown: Math.round(shown), meaning: seen.meaning };
    pressed = press;
    setTimeout(() => pressed === press && (pressed = null), 50);
  }, true);
  window.decisions = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (pressed && (message.type === 'choose' || message.type === 'act')) window.decisions.push({ ...pressed, choices: message.choices ?? [message.act] });
    send.call(this, text);
  };
}
