// Moves a replay to each of some places by its slider and reads the combat that is shown there.
async (places) => {
  const page = document.querySelector('np-replay-page');
  const range = page.querySelector('.replay-range');
  const text = (e) => e?.textContent.trim() ?? '';
  const lines = (side) => [...side.querySelectorAll('.sum li:not(.sum-total)')].map((li) => ({ number: text(li.querySelector('.sum-number')), lost: li.classList.contains('lost'), replaces: li.classList.contains('replaces') }));
  const shown = [];
  for (const place of places) {
    range.value = String(place);
    range.dispatchEvent(new Event('input', { bubbles: true }));
    await page.updateComplete;
    const view = page.querySelector('np-combat');
    await view?.updateComplete;
    const combat = view?.querySelector('.combat.settled');
    const sides = combat ? [...combat.querySelectorAll('.combat-side')].map((s) => ({ value: text(s.querySelector('.combat-value')), total: text(s.querySelector('.sum-total .sum-number')), lines: lines(s) })) : [];
    shown.push(combat ? { attack: sides[0], defense: sides[1], damage: text(combat.querySelector('.combat-middle b')) } : null);
  }
  return JSON.stringify(shown);
}
