// The sources of the client as syntax trees. TypeScript comes with the build; the environment says where it lies.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const typescript = process.env.TYPESCRIPT;
if (!typescript) throw new Error('TYPESCRIPT does not name the folder of the TypeScript compiler');

/** The compiler's interface. @type {any} */
export const ts = (await import(pathToFileURL(join(typescript, 'lib/typescript.js')).href)).default;

/** Where the client lies. */
export const HOME = new URL('../../../main/resources/nonpareil/web/', import.meta.url).pathname;

/** @typedef {Map<string, any>} Sources syntax trees by the path within the client */

/** @param {string} path @param {string} text */
export function parsed(path, text) {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
}

/** Every module of the client. @returns {Promise<Sources>} */
export async function sources() {
  /** @type {Sources} */
  const found = new Map();
  for (const entry of await readdir(HOME, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(HOME.length);
    if (entry.isFile() && path.endsWith('.js') && !path.startsWith('vendor/')) {
      found.set(path, parsed(path, await readFile(file, 'utf8')));
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every node of a tree, with those inside comments that say types. @param {any} node @param {(node: any) => void} visit */
export function walk(node, visit) {
  visit(node);
  for (const comment of node.jsDoc ?? []) walk(comment, visit);
  ts.forEachChild(node, (/** @type {any} */ child) => walk(child, visit));
}

/** Where a node stands, for people. @param {any} source @param {any} node */
export function place(source, node) {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
}
