// Whether something is being shown, whether that is a combat, and how many answers are offered meanwhile; whether it fills
// the board, how many cards lie on the stage, and which of them reach out of the window.
() => {
  const skip = document.querySelector('.corner [data-option="skip"]');
  const board = document.querySelector('.board-area').getBoundingClientRect();
  const stage = document.querySelector('.board-area > np-show:not([quiet])')?.getBoundingClientRect();
  const gaps = stage ? ['left', 'top', 'right', 'bottom'].map((side) => Math.abs(stage[side] - board[side])) : [];
  const cards = [...document.querySelectorAll('np-show .show-cards:not(.folding) .show-card')]
    .map((card) => card.getBoundingClientRect());
  return JSON.stringify({
    shown: Boolean(skip?.checkVisibility()),
    fills: gaps.every((gap) => gap <= 2),
    cards: cards.length,
    outside: cards
      .filter((c) => c.width < 1 || c.left < 0 || c.top < 0 || c.right > innerWidth || c.bottom > innerHeight)
      .map((c) => `${c.left} ${c.top} ${c.width} ${c.height}`),
    fight: Boolean(document.querySelector('np-show:not([quiet])')?.scene?.combat),
    answers: document.querySelectorAll('.prompt [data-option]').length,
  });
}
