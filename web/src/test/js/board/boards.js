// The boards as the catalog has them, read from the board files (only as much YAML as they use).

import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../../../../../content/src/main/resources/nonpareil/boards/', import.meta.url);

/** A value in flow style: {a: 1, b: [x, "y"]}. @param {string} text */
function flow(text) {
  const quoted = text.replace(/"[^"]*"|[^\s:,{}[\]"][^:,{}[\]"]*(?=\s*[:,}\]]|$)/g, (word) =>
    word.startsWith('"') || /^-?[\d.]+$/.test(word.trim()) ? word : JSON.stringify(word.trim()),
  );
  return JSON.parse(quoted.replace(/([{,]\s*)(\d+)(?=\s*:)/g, '$1"$2"'));
}

/** @param {string} text @returns {import('../../../main/resources/nonpareil/web/board/geometry.js').Board} */
function read(text) {
  /** @type {Record<string, any>} */
  const file = {};
  let key = '';
  for (const raw of text.split('\n')) {
    const line = raw.replace(/(^|\s)#\s.*$/, '').trimEnd();
    if (!line) continue;
    const top = /^([a-zA-Z]+):\s*(.*)$/.exec(line);
    const item = /^\s+- (.*)$/.exec(line);
    const entry = /^\s+([a-z]+): (.*)$/.exec(line);
    if (top) {
      key = top[1];
      file[key] = top[2]
        ? /^[{[]/.test(top[2])
          ? flow(top[2])
          : Number.isNaN(Number(top[2]))
            ? top[2]
            : Number(top[2])
        : undefined;
    } else if (item) {
      (file[key] ??= []).push(flow(item[1]));
    } else if (entry) {
      (file[key] ??= {})[entry[1]] = flow(entry[2]);
    }
  }
  const passages = new Set(file.secretPassages ?? []);
  const same = (/** @type {string[]} */ one, /** @type {string[]} */ two) =>
    one.includes(two[0]) && one.includes(two[1]);
  return {
    id: file.id,
    name: { en: file.name.en, de: file.name.de ?? file.name.en },
    aspect: file.aspect,
    spaceRadius: file.spaceRadius,
    startSpaces: file.startSpaces,
    zones: Object.entries(file.zones).map(([id, zone]) => ({ id, name: zone.name })),
    spaces: file.spaces.map((/** @type {any} */ space) => ({ ...space, passage: passages.has(space.id) })),
    edges: file.edges.map((/** @type {string[]} */ edge) => {
      const curve = (file.curves ?? []).find((/** @type {any} */ one) => same(one.edge, edge));
      return {
        a: edge[0],
        b: edge[1],
        ...(curve ? { control: { x: curve.ctrl[0], y: curve.ctrl[1] } } : {}),
        ...((file.underpass ?? []).some((/** @type {string[]} */ one) => same(one, edge)) ? { underpass: true } : {}),
      };
    }),
  };
}

export const BOARDS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => read(readFileSync(new URL(name, FOLDER), 'utf8')));

/** @param {string} id */
export function board(id) {
  const found = BOARDS.find((one) => one.id === id);
  if (!found) throw new Error(`no board ${id}`);
  return found;
}
