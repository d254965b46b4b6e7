// A switch over a closed set of kinds names every one of them, or says at its default why the others do not matter.

import { place, ts, walk } from './sources.js';

/** @param {any} program of the type checker @param {(path: string) => boolean} ours */
export function switches(program, ours) {
  /** @type {string[]} */
  const problems = [];
  const checker = program.getTypeChecker();
  for (const source of program.getSourceFiles()) {
    if (!ours(source.fileName)) continue;
    walk(source, (node) => {
      if (!ts.isSwitchStatement(node)) return;
      const kinds = closed(checker.getTypeAtLocation(node.expression));
      if (!kinds) return;
      const { clauses } = node.caseBlock;
      const otherwise = clauses.find((/** @type {any} */ clause) => ts.isDefaultClause(clause));
      if (otherwise) {
        const [line] = source.text.slice(otherwise.getStart(source)).split('\n');
        if (!/\/\/ \S/.test(line)) {
          problems.push(`${place(source, otherwise)}: say in a comment why the other kinds do not matter here`);
        }
        return;
      }
      const named = new Set(
        clauses.map((/** @type {any} */ clause) => checker.getTypeAtLocation(clause.expression).value),
      );
      const left = kinds.filter((kind) => !named.has(kind));
      if (left.length > 0) problems.push(`${place(source, node)}: no case for ${left.join(', ')}`);
    });
  }
  return problems;
}

/** The kinds of a type that is a choice between texts. @param {any} type @returns {string[] | null} */
function closed(type) {
  const types = (type.isUnion() ? type.types : [type]).filter(
    (/** @type {any} */ one) => !(one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  return types.length > 1 && types.every((/** @type {any} */ one) => one.isStringLiteral())
    ? types.map((/** @type {any} */ one) => one.value)
    : null;
}
