// Files stay small enough to be read at once.

const MOST = 450;

/** @param {import('./sources.js').Sources} files */
export function tooLong(files) {
  return [...files]
    .map(([path, source]) => ({ path, lines: source.getLineStarts().length - 1 }))
    .filter(({ path, lines }) => lines > MOST)
    .map(({ path, lines }) => `${path}: ${lines} lines are too many, ${MOST} at most`);
}
