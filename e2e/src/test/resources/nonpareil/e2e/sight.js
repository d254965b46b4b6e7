// What a player sees at a table: the question and every control that offers itself. Nothing here is hidden from a person.
() => {
  const page = document.querySelector('.table-page');
  if (!page) return JSON.stringify({ there: false });
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
  const all = (selector) => [...page.querySelectorAll(selector)].filter(seen);
  const middle = (e) => {
    const r = (e.querySelector('.target') ?? e).getBoundingClientRect();
    return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
  };
  const text = (e) => e?.innerText.trim().replace(/\s+/g, ' ') ?? '';
  const team = /team-(sun|moon)/.exec(page.querySelector('.own .team-group')?.className ?? '')?.[0];
  const drawn = (id) => page.querySelector(`[data-drawn="${CSS.escape(id)}"]`);
  const piece = (e) => {
    const id = e.dataset.piece;
    const figure = drawn(id);
    return { id, seat: Number(id.split('.')[0]), hero: Boolean(figure?.classList.contains('hero')), token: Boolean(figure?.classList.contains('token')), friend: Boolean(team && figure?.classList.contains(team)), chosen: Boolean(figure?.classList.contains('chosen')), legal: e.classList.contains('legal'), ...middle(e) };
  };
  const lines = (side) => [...side.querySelectorAll('.sum li:not(.sum-total)')].map((li) => ({ number: text(li.querySelector('.sum-number')), lost: li.classList.contains('lost'), replaces: li.classList.contains('replaces') }));
  const combat = all('.combat.settled').at(-1);
  const sides = combat ? [...combat.querySelectorAll('.combat-side')].map((s) => ({ value: text(s.querySelector('.combat-value')), total: text(s.querySelector('.sum-total .sum-number')), lines: lines(s) })) : [];
  return JSON.stringify({
    there: true,
    mine: Boolean(page.querySelector('.prompt.mine')),
    question: text(page.querySelector('.prompt-text')).replace(/\(\d[\d:]*\)$/, ''),
    note: all('.prompt-note').map(text).join(' '),
    here: all('#here').length > 0,
    over: all('.ending').length > 0 || all('.prompt [data-option="rematch"], .prompt [data-option="end"]').length > 0,
    drawer: all('.drawer.open .drawer-close').length > 0,
    buttons: all('.prompt [data-option], .corner [data-option]:not([data-option=combat])').map((b) => ({ id: b.dataset.option, label: text(b) })),
    cards: all('.hand-card.legal').map((c) => ({ id: c.dataset.card, chosen: c.classList.contains('chosen'), soft: c.classList.contains('soft') })),
    pieces: all('np-board [data-piece]').map(piece),
    spaces: all('np-board [data-space].legal').map((s) => ({ id: s.dataset.space, ...middle(s) })),
    seat: Number(page.querySelector('.own np-side:not([folded]) [data-seat]')?.dataset.seat ?? 0),
    combat: combat && { attack: sides[0], defense: sides[1], damage: text(combat.querySelector('.combat-middle b')), outcome: text(combat.querySelector('.combat-outcome')), ready: !page.querySelector('np-combat[playing]') },
  });
}
