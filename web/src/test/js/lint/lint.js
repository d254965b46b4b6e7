// Looks through the client. Prints what is wrong, a line each; nothing if all is well.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import languages from '../../../main/resources/nonpareil/web/words/languages.js';
import { markup } from './markup.js';
import { events } from './protocol.js';
import { cycles, wrongWays } from './rooms.js';
import { tooLong } from './size.js';
import { HOME, sources, ts } from './sources.js';
import { switches } from './switches.js';
import { missing, unused } from './words.js';

const GRAMMAR = 'grammar';

/** @type {Map<string, import('./words.js').Groups>} */
const words = new Map();
for (const code of Object.keys(languages)) {
  const groups = new Map();
  for (const file of (await readdir(join(HOME, 'words', code))).sort()) {
    const group = file.replace(/\.js$/, '');
    const module = await import(pathToFileURL(join(HOME, 'words', code, file)).href);
    if (group !== GRAMMAR) groups.set(group, module.default);
  }
  words.set(code, groups);
}
const files = await sources();
const protocol = await readFile(new URL('../../../../../docs/protocol.md', import.meta.url), 'utf8');
const module = new URL('../../../../', import.meta.url).pathname;
const config = ts.getParsedCommandLineOfConfigFile(join(module, 'tsconfig.json'), {}, { ...ts.sys });
const program = ts.createProgram(config.fileNames, config.options);
const problems = [
  ...missing(words),
  ...unused([...words.values()][0], files),
  ...wrongWays(files),
  ...cycles(files),
  ...markup(files),
  ...switches(program, (path) => path.startsWith(HOME)),
  ...events(files.get('types.js'), protocol),
  ...tooLong(files),
];

if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exitCode = 1;
}
