// A made-up language, written from the English words: every letter has an accent, and every vowel stands twice, which
// makes texts about 40 % longer. It runs in the page before the client does.
(() => {
  const LETTERS = {
    a: 'å', b: 'ƀ', c: 'ç', d: 'đ', e: 'é', f: 'ƒ', g: 'ğ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ṁ',
    n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
  };
  /** Clauses keep their ids. */
  const letters = (text) =>
    text.replace(/[A-Z]{2,5}-\d+|[a-z]/gi, (found) => {
      const small = LETTERS[found.toLowerCase()];
      if (!small) return found;
      const accented = found === found.toLowerCase() ? small : small.toUpperCase();
      return 'aeiou'.includes(found.toLowerCase()) ? accented + small.normalize() : accented;
    });
  /** Holes stay: {who}, {who:g}; of {n|one|other} the words change. */
  const text = (words) =>
    words.replace(/\{(\w+)(?::[adg])?(?:\|([^|{}]*)\|([^|{}]*))?\}|[^{}]+/g, (whole, key, one, other) => {
      if (key === undefined) return letters(whole);
      return one === undefined ? whole : `{${key}|${letters(one)}|${letters(other)}}`;
    });
  const IDS = new Set(['id', 'term']);
  const all = (value) => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(all);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, IDS.has(key) ? inner : all(inner)]));
  };
  /** Whatever there is in English, is there in the made-up language too. */
  const spoken = (value) => {
    if (Array.isArray(value)) return value.map(spoken);
    if (value === null || typeof value !== 'object') return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoken(inner)]));
    return 'en' in value ? { ...copy, CODE: all(value.en) } : copy;
  };
  globalThis.pseudo = all;
  const real = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await real(...request);
    if (!response.headers.get('content-type')?.startsWith('application/json') || response.status === 204) return response;
    return new Response(JSON.stringify(spoken(await response.json())), response);
  };
})();
