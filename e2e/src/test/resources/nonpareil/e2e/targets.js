// Controls that are too small for a finger. Spaces of the board are left out (one can zoom), and so are what keys scroll, links and words within a line of text.
() => {
  const LEAST = 43.5;
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('[inert], [hidden]');
  const clipped = (e) => getComputedStyle(e).clipPath === 'inset(50%)' || e.classList.contains('visually-hidden');
  const inline = (e) => getComputedStyle(e).display.startsWith('inline') && [...(e.parentElement?.childNodes ?? [])].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim() !== '');
  const small = [];
  for (const e of document.querySelectorAll('button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]')) {
    if (!shown(e) || e.disabled || e.closest('np-board .hits') || inline(e) || e.matches('.log, .legend-line, .skip')) continue;
    const target = (e.matches('input') && e.closest('label')) || e;
    if (clipped(target)) continue;
    const r = target.getBoundingClientRect();
    if (r.width === 0 || r.height === 0) continue;
    if (r.width < LEAST || r.height < LEAST) {
      small.push(`${target.tagName.toLowerCase()}.${[...target.classList].join('.')} “${(target.innerText || target.getAttribute('aria-label') || '').trim().slice(0, 40)}” ${Math.round(r.width)}×${Math.round(r.height)}`);
    }
  }
  return JSON.stringify(small);
}
