// Every language says the same things with the same parameters, and whatever is said somewhere has words.

import { place, ts, walk } from './sources.js';

/** @typedef {Map<string, Record<string, string>>} Groups words by group */

/**
 * What a language lacks, or has too much, beside the first one.
 *
 * @param {Map<string, Groups>} languages by code, the first one being the measure
 */
export function missing(languages) {
  /** @type {string[]} */
  const problems = [];
  const [[, first]] = languages;
  for (const [code, groups] of languages) {
    /** @type {Map<string, string>} */
    const seen = new Map();
    for (const [group, measure] of first) {
      const words = groups.get(group) ?? {};
      if (!groups.has(group)) problems.push(`words/${code} has no ${group}.js`);
      for (const [key, text] of Object.entries(measure)) {
        if (!(key in words)) problems.push(`words/${code}/${group}.js: ${key} is missing (“${text}”)`);
        else if (words[key].trim() === '') problems.push(`words/${code}/${group}.js: ${key} is empty`);
        else if (parameters(words[key]) !== parameters(text)) {
          const [here, there] = [parameters(words[key]) || 'none', parameters(text) || 'none'];
          problems.push(`words/${code}/${group}.js: ${key} has the parameters ${here}, not ${there}`);
        }
        if (seen.has(key)) problems.push(`words/${code}/${group}.js: ${key} is in ${seen.get(key)}.js too`);
        seen.set(key, group);
      }
      const more = Object.keys(words).filter((key) => !(key in measure));
      problems.push(...more.map((key) => `words/${code}/${group}.js: nobody else has ${key}`));
      const order = Object.keys(measure).filter((key) => key in words);
      const wrong = Object.keys(words)
        .filter((key) => key in measure)
        .find((key, i) => key !== order[i]);
      if (wrong) problems.push(`words/${code}/${group}.js: ${wrong} stands elsewhere than in the first language`);
    }
    for (const group of groups.keys())
      if (!first.has(group)) problems.push(`words/${code}/${group}.js: nobody else has it`);
  }
  return problems;
}

/** @param {string} text */
function parameters(text) {
  return [...new Set([...text.matchAll(/\{(\w+)(?::[adg]|\|[^{}]*)?\}/g)].map((m) => m[1]))].sort().join(', ');
}

/**
 * Keys that nobody says, and keys that are said but are not there.
 *
 * @param {Groups} words
 * @param {import('./sources.js').Sources} files
 */
export function unused(words, files) {
  /** @type {string[]} */
  const problems = [];
  const all = new Set([...words.values()].flatMap((group) => Object.keys(group)));
  const used = new Set();
  /** @param {RegExp} pattern */
  const use = (pattern) => {
    const found = [...all].filter((key) => pattern.test(key));
    for (const key of found) used.add(key);
    return found.length > 0;
  };
  for (const [path, source] of files) {
    if (path.startsWith('words/')) continue;
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) used.add(node.text);
      else if (ts.isTemplateExpression(node) && /^[a-z][a-z0-9-]*[.-]/.test(node.head.text)) use(pattern(node));
      if (!ts.isCallExpression(node) || !/(^|\.)(t|say)$/.test(node.expression.getText(source))) return;
      for (const key of results(node.arguments[0])) {
        const found = ts.isTemplateExpression(key)
          ? use(pattern(key))
          : !ts.isStringLiteralLike(key) || all.has(key.text);
        if (!found) problems.push(`${place(source, key)}: no words for ${key.getText(source)}`);
      }
    });
  }
  for (const [group, texts] of words) {
    for (const key of Object.keys(texts))
      if (!used.has(key)) problems.push(`words/…/${group}.js: ${key} is used nowhere`);
  }
  return problems;
}

/** What an expression may come to. @param {any} node @returns {any[]} */
function results(node) {
  if (!node) return [];
  if (ts.isParenthesizedExpression(node)) return results(node.expression);
  if (ts.isConditionalExpression(node)) return [...results(node.whenTrue), ...results(node.whenFalse)];
  return [node];
}

/** What a template may come to. @param {any} node */
function pattern(node) {
  const texts = [node.head, ...node.templateSpans.map((/** @type {any} */ span) => span.literal)];
  return new RegExp(`^${texts.map((part) => part.text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')).join('.+')}$`);
}
