// What makes the page wider than the window, and text that is cut off within a control.
() => {
  const width = document.documentElement.clientWidth;
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} “${(e.innerText ?? '').trim().slice(0, 40)}”`;
  const scrolls = (e) => {
    for (let p = e.parentElement; p; p = p.parentElement) {
      const { overflowX } = getComputedStyle(p);
      if (overflowX !== 'visible') return true;
    }
    return false;
  };
  const wide = document.scrollingElement.scrollWidth > width
    ? [...document.body.querySelectorAll('*')].filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > width + 0.5 && !scrolls(e)).map(name)
    : [];
  if (document.scrollingElement.scrollWidth > width && wide.length === 0) wide.push(`scrolls to ${document.scrollingElement.scrollWidth} of ${width}`);
  const cut = [...document.querySelectorAll('button, a.button, .prompt-text, h1, h2')]
    .filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.clientWidth > 4 && getComputedStyle(e).overflowX !== 'visible' && e.scrollWidth > e.clientWidth + 1)
    .map(name);
  // A card cuts off whatever leaves it.
  for (const word of document.querySelectorAll(':is(.card, .card-lying) :is(.card-type-word, .card-name)')) {
    const [inner, outer] = [word, word.closest('.card, .card-lying')].map((e) => e.getBoundingClientRect());
    const leaves = inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
    if (inner.width > 0 && leaves) cut.push(name(word));
  }
  return JSON.stringify({ wide, cut });
}
