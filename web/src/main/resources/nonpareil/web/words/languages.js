// The languages there are, each with its own name for itself. English comes first: it is spoken where a language lacks
// a file. A further one is a line here and a folder with the same files as en/.

/** @type {Readonly<Record<string, string>>} */
export default {
  en: 'English',
  de: 'Deutsch',
};
