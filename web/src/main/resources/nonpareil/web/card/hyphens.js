// Where the long words of cards' names and of sums may be parted when there is little room. Few browsers can do that by
// themselves in both languages.

/** @typedef {import('../types.js').Language} Language */

/** @type {Record<Language, string>} */
const WORDS = {
  en: `Ad-min-is-ter Beast-form Beau-ti-ful Be-wil-der-ment Can-ni-bals Chang-ing Clutch-ing Com-mand Com-mand-ing Com-pul-sion Con-found Coun-ter-punch Crea-ture
    Dis-guise Dis-tracted Dream-ing Edu-ca-tion El-e-men-tary Elim-i-nate Ex-cal-i-bur Flour-ish Frab-jous Il-lu-sion Im-pos-si-ble Im-pris-oned
    In-ter-ven-tion Ma-gi-cian Manx-ome Mis-di-rec-tion Mist-form Mo-men-tary Mo-men-tous Mush-room Prep-a-ra-tion Pris-on-er's Proph-e-cy Rav-en-ing
    Re-coil-ing Re-search Rest-less Re-volv-er Sac-ri-fice Sci-en-tific Se-duc-tion Se-ren-dib Skir-mish Strat-e-gy Sur-prise Sus-pi-cion Sus-te-nance
    Van-ish-ing`,
  de: `Ab-len-kung Än-de-rung an-nul-liert auf-ge-druckt auf-ge-löst Aus-er-wähl-ten Aus-nut-zen aus-schlie-ßen Be-hand-lung Bei-stand be-rei-ten Be-ru-hi-gen-de be-stä-ti-gen
    be-zau-bern-de Blut-rausch Da-von-schlei-chen Dienst-re-vol-ver durch-schau-en Ein-ge-sperr-ter Ein-schlag Ele-men-tar Ent-fess-lungs-künst-ler Ent-fess-lungs-trick
    Ent-hül-lung er-lie-gen Ex-ca-li-bur Fä-hig-keit Fes-seln-der Fin-ger-fer-tig-keit Fix-punkt flüch-ti-ger Fol-gen-schwe-re for-mie-ren For-schung Freu-den-tag
    Ge-bie-ter Ge-fan-ge-nen Ge-flü-gel-te ge-schaf-fen Ge-schmack glü-hen-de Gött-li-che Grei-fen-de Gren-zen-lo-se Heim-li-che herr-li-cher Hin-ter-halt
    Hut-ma-cher Il-lu-si-on Kan-ni-ba-len Kon-ter-schlag Le-bens-kraft Los-stür-zen mäch-ti-gen Men-schen men-schen-fres-sen-den Me-tho-den Mor-ga-nas
    nächs-ter Ne-bel-ge-stalt Ra-che-ge-dan-ken Reich-tü-mer Rie-sen-schlan-gen Rück-schlag Ru-he-lo-se Schar-müt-zel Schick-sal schla-gen Schlän-geln
    Schnel-ler Schre-ckens-herr-schaft selt-sa-mer Se-ren-dib statt-des-sen Stei-ner-ner Stra-te-gie stu-die-ren Ta-schen-spie-ler-trick Tier-ge-stalt
    Über-ra-schungs-an-griff Un-mög-li-che Un-ver-gleich-li-che Ver-dacht ver-deck-ter Ver-füh-rung Ver-klei-dung ver-lo-ren Ver-rückt Ver-schlüs-sel-te Ver-schwin-den
    Ver-schwin-de-trick Ver-wir-ren Ver-wir-rung Vor-be-rei-tun-gen Wahn-sinn Wahn-sinns Wal-len-der Weg-sprin-gen Weis-sa-gung Wis-sen-schaft-li-che
    Wuch-ti-ger Zer-streu-te Zwie-spalt`,
};

/** A hyphen nobody sees unless a line ends there. */
const SOFT = '\u00ad';

/** @param {string} list @returns {Map<string, string>} */
function parted(list) {
  return new Map(list.split(/\s+/).map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));
}

const PARTED = { en: parted(WORDS.en), de: parted(WORDS.de) };

/** A text with soft hyphens in its long words. @param {string} text @param {Language} language */
export function hyphenated(text, language) {
  return text.replace(/[\p{L}']+/gu, (word) => PARTED[language].get(word) ?? word);
}

/**
 * How wide the longest word is, and the longest piece of one if words are parted; in letters.
 *
 * @param {string} name with soft hyphens
 */
export function longest(name) {
  const words = name.split(/[\s-]+/);
  const pieces = words.flatMap((word) =>
    word.split(SOFT).map((piece, i, all) => width(piece) + (i < all.length - 1 ? 0.6 : 0)),
  );
  return { word: Math.ceil(Math.max(...words.map(width))), piece: Math.ceil(Math.max(...pieces)) };
}

/** @param {string} word */
function width(word) {
  return [...word].reduce(
    (sum, letter) => sum + (letter === SOFT ? 0 : /[mwMW]/.test(letter) ? 1.6 : /[iljftIJ,!']/.test(letter) ? 0.7 : 1),
    0,
  );
}
