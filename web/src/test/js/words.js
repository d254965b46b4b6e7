// Looks through the words and the sources of the client. Prints what is wrong, a line each; nothing if all is well.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const home = new URL('../../main/resources/nonpareil/web/', import.meta.url).pathname;
const problems = [];

/** @type {Map<string, {file: string, en: string, de: string}>} */
const words = new Map();
for (const file of (await readdir(join(home, 'words'))).sort()) {
  if (!file.endsWith('.js')) continue;
  const module = await import(pathToFileURL(join(home, 'words', file)).href);
  if (!module.default) continue;
  const { en, de } = module.default;
  for (const key of new Set([...Object.keys(en), ...Object.keys(de)])) {
    if (!(key in en)) problems.push(`${file}: ${key} is missing in English`);
    else if (!(key in de)) problems.push(`${file}: ${key} is missing in German`);
    else if (parameters(en[key]) !== parameters(de[key])) {
      problems.push(
        `${file}: ${key} has the parameters ${parameters(en[key]) || 'none'} in English, ${parameters(de[key]) || 'none'} in German`,
      );
    }
    if (en[key]?.trim() === '' || de[key]?.trim() === '') problems.push(`${file}: ${key} is empty`);
    if (words.has(key)) problems.push(`${file}: ${key} is in ${words.get(key)?.file} too`);
    words.set(key, { file, en: en[key], de: de[key] });
  }
}

/** @param {string} text */
function parameters(text) {
  return [...new Set([...text.matchAll(/\{(\w+)(?::[adg]|\|[^{}]*)?\}/g)].map((m) => m[1]))].sort().join(', ');
}

/** @param {string} folder @returns {Promise<string[]>} */
async function sources(folder) {
  const found = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !['vendor', 'words'].includes(entry.name)) found.push(...(await sources(path)));
    else if (entry.isFile() && entry.name.endsWith('.js')) found.push(path);
  }
  return found.sort();
}

const used = new Set();
/** @type {RegExp[]} */
const patterns = [];
for (const path of await sources(home)) {
  const text = (await readFile(path, 'utf8')).replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const file = path.slice(home.length);
  for (const [, literal] of text.matchAll(/'([^'\n\\]*)'/g)) if (words.has(literal)) used.add(literal);
  // t('key' …), t(a ? 'key' : 'other' …): literals within the first argument.
  for (const [, argument] of text.matchAll(/\b(?:t|say)\(([^(){}`]*?)[,)]/g)) {
    for (const [, key] of argument.replace(/[=!]==?\s*'[^']*'/g, '').matchAll(/'([^']+)'/g)) {
      if (!words.has(key)) problems.push(`${file}: no words for ${key}`);
    }
  }
  for (const [, template] of text.matchAll(/`([a-z][a-z0-9-]*[.-](?:[^`\s$]|\$\{[^}`]*\})*)`/g)) {
    if (!template.includes('${')) continue;
    const pattern = new RegExp(
      `^${template
        .split(/\$\{[^}]*\}/)
        .map((s) => s.replace(/[.*+?^()|[\]\\]/g, '\\$&'))
        .join('.+')}$`,
    );
    if (
      (text.includes(`t(\`${template}\``) || text.includes(`say(\`${template}\``)) &&
      ![...words.keys()].some((key) => pattern.test(key))
    )
      problems.push(`${file}: no words for ${template}`);
    patterns.push(pattern);
  }
}
for (const [key, { file }] of words) {
  if (!used.has(key) && !patterns.some((p) => p.test(key))) problems.push(`${file}: ${key} is used nowhere`);
}

if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exitCode = 1;
}
