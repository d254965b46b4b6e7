// The kinds of events the client knows are those of the protocol.

import { ts, walk } from './sources.js';

/** @param {any} source of types.js @param {string} protocol the document */
export function events(source, protocol) {
  /** @type {Set<string>} */
  const known = new Set();
  walk(source, (node) => {
    if (!ts.isJSDocTypedefTag(node) || node.name?.text !== 'EventType') return;
    walk(node.typeExpression.type, (inner) => ts.isStringLiteralLike(inner) && known.add(inner.text));
  });
  const from = protocol.indexOf('| `turn-began`');
  const table = protocol.slice(from, protocol.indexOf('\n\n', from));
  const told = new Set(
    table.split('\n').flatMap((row) => (row.split('|')[1]?.match(/`[a-z-]+`/g) ?? []).map((name) => name.slice(1, -1))),
  );
  return [
    ...[...told].filter((type) => !known.has(type)).map((type) => `types.js: EventType lacks ${type}`),
    ...[...known].filter((type) => !told.has(type)).map((type) => `types.js: the protocol knows no event ${type}`),
  ];
}
