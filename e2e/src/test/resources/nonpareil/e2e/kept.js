// Everything a page holds that a person at this browser could find: what is drawn, stored or cached, and the hands that
// its objects remember.
async () => {
  const soft = /\u00ad/g;
  const parts = [];
  const read = (root) => {
    for (const node of root.querySelectorAll('*')) {
      for (const { name, value } of node.attributes) parts.push(`${name}=${value}`);
      if ('value' in node) parts.push(String(node.value));
      if (node.shadowRoot) read(node.shadowRoot);
    }
    parts.push(root.textContent ?? '');
  };
  read(document);
  const databases = indexedDB.databases ? (await indexedDB.databases()).map((d) => d.name) : [];
  const caught = [];
  if ('caches' in window)
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) caught.push(request.url);
  // Objects of the page, from its elements on: whose hands are known to them?
  const seen = new Set();
  const hands = new Set();
  const drawn = new Set();
  const ways = [];
  const look = (thing, way) => {
    if (!thing || typeof thing !== 'object' || seen.has(thing) || thing instanceof Node || thing === window) return;
    seen.add(thing);
    if (Array.isArray(thing.hand) && typeof thing.seat === 'number') {
      hands.add(thing.seat);
      ways.push(`${thing.seat}: ${way}`);
    }
    if (thing.type === 'cards-taken' && ['drawn', 'deck'].includes(thing.from))
      if (thing.cards.some((card) => card !== 'hidden')) drawn.add(thing.seat);
    const inner = thing instanceof Map ? [...thing.keys(), ...thing.values()] : thing instanceof Set ? [...thing] : [];
    for (const part of inner) look(part, `${way}[]`);
    for (const key of Object.keys(thing)) look(thing[key], `${way}.${key}`);
  };
  for (const element of document.querySelectorAll('*'))
    if (element.localName.startsWith('np-')) for (const key of Object.keys(element)) look(element[key], `${element.localName}.${key}`);
  return JSON.stringify({
    page: `${document.title} ${location.href} ${JSON.stringify(history.state)} ${parts.join('\n')}`.replace(soft, ''),
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases,
    caches: caught,
    hands: [...hands],
    ways,
    drawn: [...drawn],
  });
};
