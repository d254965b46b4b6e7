// Puts every sentence of the table, with the names of every hero, into the prompt as it stands and says which do not fit.
async (language) => {
  const words = { ...(await import(`/words/${language}/log.js`)).default, ...(await import(`/words/${language}/table.js`)).default };
  const { heroes } = await (await fetch('/api/catalog')).json();
  const longest = (list) => list.reduce((a, b) => (b.length > a.length ? b : a), '');
  const asked = document.querySelector('.asked');
  const [text, note] = ['p', 'p'].map((tag) => document.createElement(tag));
  text.className = 'prompt-text';
  note.className = 'prompt-note';
  asked.replaceChildren(text, note);
  const misfits = new Set();
  for (const hero of heroes) {
    const name = longest(hero.fighters.flatMap((f) => Object.values(f.called[language]).map((n) => (f.count > 1 ? `${n} 2` : n))));
    const card = longest(hero.cards.map((c) => c.name[language]));
    const cause = hero.abilityName?.[language] ?? words['ability.of'].replace('{who:g}', name);
    const fill = (pattern) => pattern
      .replace(/\{(\w+)\|([^|{}]*)\|([^|{}]*)\}/g, '$3')
      .replace(/\{(card|what)\}/g, `“${card}”`)
      .replace(/\{why\}/g, longest([cause, card]))
      .replace(/\{(n|all|boost)\}/g, '12')
      .replace(/\{trait\}/g, longest(hero.traits.map((t) => t.name[language])))
      .replace(/\{[\w:]+\}/g, name);
    const fits = (sentence, under, key) => {
      text.textContent = sentence;
      note.textContent = under;
      if (asked.scrollHeight > asked.clientHeight + 1 || asked.scrollWidth > asked.clientWidth + 1) misfits.add(`${key} (${hero.id}): ${sentence} / ${under}`);
    };
    for (const [key, pattern] of Object.entries(words)) {
      if (/^(ask|wait)\./.test(key) && key !== 'ask.because') {
        const plain = fill(pattern);
        fits(/^\p{Ll}/u.test(plain) ? fill(words['ask.because']).replace('{text}', plain).replace(name, plain) : plain, '', key);
      } else if (/^(why|undo|refused)\.|^draft\.(boost\.|dropped|hint|refused)/.test(key)) {
        fits(fill(words['ask.action.attack-scheme']), fill(pattern), key);
      }
    }
    // A plan is told in two sentences.
    fits(fill(words['ask.maneuver']), [words['draft.piece.placed'], words['draft.boost.may']].map(fill).join(' '), 'draft');
  }
  return JSON.stringify([...misfits]);
}
