// Lays out every card as hand and fight do, and looks with other eyes than the client's: where each line of text was
// drawn, and how large.
async () => {
  const { catalog, loadCatalog } = await import('/app/catalog.js');
  const { fightFit, leastWidths } = await import('/card/measure.js');
  const { lay } = await import('/card/ladder.js');
  await loadCatalog();
  const { heroes } = catalog();
  const all = heroes.flatMap((h) => h.cards.map((c) => ({ hero: h.id, card: c.id, data: c })));

  const faults = [];
  const room = document.createElement('div');
  room.style.cssText = 'position:absolute;left:0;top:0;display:flex;flex-wrap:wrap;align-items:flex-start;width:100%';
  document.body.append(room);

  const draw = async (cards) => {
    room.replaceChildren();
    const drawn = cards.map(({ hero, data, size, fine, width }) => {
      const card = document.createElement('np-card');
      Object.assign(card, { hero, card: data, size, fine, boosting: true });
      card.style.width = `${width}px`;
      room.append(card);
      return card;
    });
    await Promise.all(drawn.map((card) => card.updateComplete));
    drawn.forEach((card, i) => look(card, `${cards[i].hero}/${cards[i].card} ${cards[i].size} ${cards[i].fine}`));
  };

  const texts = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) found.push(walker.currentNode);
    return found;
  };

  const look = (card, name) => {
    const frame = card.querySelector('.card').getBoundingClientRect();
    const band = card.querySelector('.card-band').getBoundingClientRect();
    const foot = card.querySelector('.card-foot').getBoundingClientRect();
    for (const [part, top, bottom] of [
      ['.card-name', band.top, band.bottom],
      ['.card-signs', band.bottom, foot.top],
      ['.card-text', band.bottom, foot.top],
      ['.card-who', band.bottom, frame.bottom],
    ]) {
      for (const there of card.querySelectorAll(part)) {
        for (const text of texts(there)) {
          const size = parseFloat(getComputedStyle(text.parentElement).fontSize);
          if (size < 12) faults.push(`${name}: ${size} px in ${part}`);
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const box of range.getClientRects()) {
            const cut = box.top < top - 3 || box.bottom > bottom + 3 || box.left < frame.left || box.right > frame.right;
            if (cut) faults.push(`${name}: “${text.data.trim().slice(0, 30)}” is cut in ${part}`);
          }
        }
      }
    }
  };

  const widths = {};
  for (const fine of [0, 1]) {
    widths[fine] = await leastWidths(all, 'hand', fine);
    const shown = all.map((one, i) => ({ ...one, size: 'hand', fine, width: widths[fine][i] }));
    // A hand takes smaller letters where no width is enough for the larger ones.
    await draw(shown.filter((one) => fine === 1 || Number.isFinite(one.width)));
  }
  for (const fine of [0, 1, 2]) await leastWidths(all, 'fight', fine);
  const fights = [];
  for (const one of all) fights.push({ ...one, size: 'fight', ...(await fightFit(one.hero, one.card)) });
  await draw(fights);

  // Five small ones on a phone: no word of a name is broken where it has no joint.
  room.replaceChildren();
  for (const { hero, data } of all) {
    const card = Object.assign(document.createElement('np-card'), { hero, card: data, size: 'small' });
    card.style.width = '60px';
    room.append(card);
    await card.updateComplete;
    const name = card.querySelector('.card-name');
    name.style.overflowWrap = 'normal';
    if (name.scrollWidth > name.clientWidth) faults.push(`${hero}/${data.id} small: “${name.textContent}” is broken`);
  }
  room.remove();

  // Random hands of every hero: which step each of them needs.
  let seed = 1;
  const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const steps = {};
  for (const [window, own, wide] of [
    [1280, 812, 1260],
    [1440, 916, 1420],
  ])
    for (const size of [5, 6, 7]) {
      const taken = { 1: 0, 2: 0, 4: 0, 5: 0 };
      for (const hero of heroes.slice(0, 10)) {
        const deck = hero.cards.flatMap((c) => Array.from({ length: c.copies }, () => c.id));
        for (let n = 0; n < 200; n++) {
          const rest = [...deck];
          const hand = Array.from({ length: size }, () => rest.splice(Math.floor(chance() * rest.length), 1)[0]);
          const kinds = [...new Set(hand)];
          const at = kinds.map((id) => all.findIndex((one) => one.hero === hero.id && one.card === id));
          const copies = kinds.map((id) => hand.filter((c) => c === id).length);
          const { step } = lay([at.map((i) => widths[0][i]), at.map((i) => widths[1][i])], copies, { own, wide });
          taken[step]++;
        }
      }
      steps[`${window} px, ${size} cards`] = Object.entries(taken)
        .map(([step, n]) => `step ${step}: ${n / 20} %`)
        .join(', ');
    }
  const ten = heroes.slice(0, 10).flatMap((h) => h.cards).length;
  const sorted = (list) => [...list].sort((a, b) => a - b);
  const middle = (list) => sorted(list)[list.length >> 1];
  return JSON.stringify({
    cards: all.length,
    faults,
    widest: Math.max(...fights.map((f) => f.width)),
    figures: Object.entries(steps)
      .map(([hand, taken]) => `${hand}: ${taken}`)
      .concat(
        [0, 1].map((fine) => `hand, ${13 - fine} px: median ${middle(widths[fine])}, widest ${Math.max(...widths[fine].slice(0, ten))}`),
      )
      .join('\n'),
    overlapping: Object.values(steps).map((taken) => Number(/step 5: ([\d.]+)/.exec(taken)[1])),
  });
}
