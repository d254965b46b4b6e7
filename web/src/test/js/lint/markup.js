// What stands in templates: no text of a language (that belongs into words/), no door for foreign HTML.

import { place, ts, walk } from './sources.js';

/** Names that are the same in every language. */
const NAMES = new Set(['Nonpareil']);
const FOREIGN = new Set(['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'unsafeHTML', 'unsafeSVG', 'unsafeStatic']);
const SPOKEN = /\b(aria-label|aria-description|title|alt|placeholder)="([^"]*)"/g;
const HOLE = '\u0000';

/** @param {import('./sources.js').Sources} files */
export function markup(files) {
  /** @type {string[]} */
  const problems = [];
  for (const [path, source] of files) {
    if (path.startsWith('words/')) continue;
    walk(source, (node) => {
      if (ts.isIdentifier(node) && FOREIGN.has(node.text)) {
        problems.push(`${place(source, node)}: ${node.text} lets foreign HTML in`);
      }
      if (!ts.isTaggedTemplateExpression(node) || !/^(html|svg)$/.test(node.tag.getText(source))) return;
      for (const text of spoken(whole(node.template))) {
        problems.push(`${place(source, node)}: “${text}” belongs into words/`);
      }
    });
  }
  return problems;
}

/** A template as one text, with a mark for each hole. @param {any} template */
function whole(template) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const spans = template.templateSpans.map((/** @type {any} */ span) => HOLE + span.literal.text);
  return template.head.text + spans.join('');
}

/** What of a template is read by people. @param {string} text @returns {string[]} */
function spoken(text) {
  const attributes = [...text.matchAll(SPOKEN)].map((match) => match[2]);
  const content = text.replace(/<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, HOLE);
  return [...attributes, ...content.split(HOLE)]
    .map((piece) => piece.trim())
    .filter((piece) => piece.match(/\p{L}{2,}/gu)?.some((word) => !NAMES.has(word)));
}
