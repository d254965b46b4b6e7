// Who may use whom: dependencies between the rooms of the client go down this list, never up and never across a line.
// What stands only in comments (types) counts as well.

import { posix } from 'node:path';
import { place, ts, walk } from './sources.js';

/** From the bottom to the top; rooms of one line do not know each other. */
const LAYERS = [
  ['draft-types.js', 'offer-types.js', 'by-hand-types.js', 'rule-types.js'],
  ['types.js', 'worker.js'],
  ['words'],
  ['app'],
  ['board'],
  ['card'],
  ['table/parts'],
  ['table/story'],
  ['table/choose', 'table/show', 'table/talk'],
  ['table/analysis'],
  ['table/play', 'table/replay'],
  ['pages'],
  ['app/app.js'],
];
const ROOMS = LAYERS.flat().sort((a, b) => b.length - a.length);

/** @param {string} path */
function roomOf(path) {
  return ROOMS.find((room) => path === room || path.startsWith(`${room}/`));
}

/** @param {string} room */
function layerOf(room) {
  return LAYERS.findIndex((layer) => layer.includes(room));
}

/** What a module names: the target's path, and whether it runs. @param {string} path @param {any} source */
function uses(path, source) {
  /** @type {{to: string, node: any, runs: boolean}[]} */
  const found = [];
  walk(source, (node) => {
    const named = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : null;
    const typed = ts.isImportTypeNode(node) ? node.argument.literal : null;
    const later =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : null;
    const literal = named ?? typed ?? later;
    if (!literal || !ts.isStringLiteralLike(literal) || !literal.text.startsWith('.')) return;
    found.push({
      to: posix.normalize(posix.join(posix.dirname(path), literal.text)),
      node: literal,
      runs: Boolean(named),
    });
  });
  return found;
}

/** Dependencies between rooms that go the wrong way, and modules in no room. @param {import('./sources.js').Sources} files */
export function wrongWays(files) {
  /** @type {string[]} */
  const problems = [];
  for (const [path, source] of files) {
    const from = roomOf(path);
    if (!from) {
      if (path !== 'app/early.js') problems.push(`${path}: stands in no room`);
      continue;
    }
    for (const { to, node } of uses(path, source)) {
      const target = roomOf(to);
      if (!target) problems.push(`${place(source, node)}: ${to} stands in no room`);
      else if (target !== from && layerOf(target) >= layerOf(from)) {
        problems.push(`${place(source, node)}: ${from} must not know ${target} (${to})`);
      }
    }
  }
  return problems;
}

/** Modules that need each other before they can run. @param {import('./sources.js').Sources} files */
export function cycles(files) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @param {string} path @param {string[]} way */
  const visit = (path, way) => {
    if (state.get(path) === 'done' || !files.has(path)) return;
    if (state.get(path) === 'open') {
      problems.push(`a circle of modules: ${[...way.slice(way.indexOf(path)), path].join(' → ')}`);
      return;
    }
    state.set(path, 'open');
    for (const { to, runs } of uses(path, files.get(path))) if (runs) visit(to, [...way, path]);
    state.set(path, 'done');
  };
  for (const path of files.keys()) visit(path, []);
  return problems;
}
