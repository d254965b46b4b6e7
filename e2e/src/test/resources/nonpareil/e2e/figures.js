// Measures what somebody at the page feels, in milliseconds: from each click until what it chose is on the screen; from the
// first click until something is asked; and the frames of the screen while something is shown.
() => {
  const chosen = () => [
    ...[...document.querySelectorAll('.hand-card.chosen, np-board .chosen')].map((e) => e.dataset.card ?? e.dataset.drawn ?? e.dataset.piece ?? e.dataset.space),
    ...[...document.querySelectorAll('np-board [data-drawn]')].map((e) => e.getAttribute('transform')),
    document.querySelector('.prompt')?.textContent.replace(/\d+:\d+/, ''),
  ].join();
  const figures = { clicks: [], first: 0, frames: [] };
  window.figures = figures;
  // What is there when a frame begins is seen when the next one does.
  const until = (there, then) => {
    const began = performance.now();
    const step = (now) => {
      if (there()) requestAnimationFrame(then);
      else if (now - began < 5000) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  addEventListener('click', (e) => {
    const at = e.timeStamp;
    const before = chosen();
    if (e.detail > 0 && document.querySelector('.prompt.mine')) until(() => chosen() !== before, (now) => figures.clicks.push(now - at));
    else if (!figures.first) until(() => document.querySelector('.prompt.mine'), (now) => (figures.first = now - at));
  }, true);
  let last = 0;
  const frame = (now) => {
    const shows = document.querySelector('.corner [data-option="skip"]') !== null;
    if (shows && last) figures.frames.push(now - last);
    last = shows ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
