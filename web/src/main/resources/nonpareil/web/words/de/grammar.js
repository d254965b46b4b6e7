// What the client has to know of the language besides its words.

/** @type {import('../../types.js').Grammar} */
export default {
  genitive: (name) => `von ${name}`,

  // Where long words of card names and texts may be parted.
  hyphens: `
    Ab-len-kung Än-de-rung an-nul-liert auf-ge-druckt auf-ge-löst Aus-er-wähl-ten Aus-nut-zen aus-schlie-ßen
    Be-hand-lung Bei-stand be-rei-ten Be-ru-hi-gende be-stä-ti-gen be-zau-bernde Blut-rausch Da-von-schlei-chen
    Dienst-revolver durch-schauen Ein-ge-sperr-ter Ein-schlag Ele-men-tar Ent-fess-lungs-künst-ler
    Ent-fess-lungs-trick Ent-hül-lung er-lie-gen Ex-ca-li-bur Fä-hig-keit Fes-seln-der Fin-ger-fer-tig-keit
    Fix-punkt flüch-ti-ger Fol-gen-schwere for-mie-ren For-schung Freu-den-tag Ge-bie-ter Ge-fan-ge-nen
    Ge-flü-gelte ge-schaf-fen Ge-schmack glü-hen-de Gött-liche Grei-fende Gren-zen-lose Heim-liche herr-licher
    Hin-ter-halt Hut-ma-cher Il-lu-si-on Kan-ni-ba-len Kon-ter-schlag Le-bens-kraft Los-stür-zen mäch-ti-gen
    Men-schen men-schen-fres-sen-den Me-tho-den Mor-ga-nas nächs-ter Ne-bel-ge-stalt Ra-che-ge-dan-ken Reich-tü-mer
    Rie-sen-schlan-gen Rück-schlag Ru-he-lo-se Schar-müt-zel Schick-sal schla-gen Schlän-geln Schnel-ler
    Schre-ckens-herr-schaft selt-sa-mer Se-ren-dib statt-des-sen Stei-ner-ner Stra-te-gie stu-die-ren
    Ta-schen-spie-ler-trick Tier-ge-stalt Über-ra-schungs-an-griff Un-mög-liche Un-ver-gleich-liche Ver-dacht
    ver-deck-ter Ver-füh-rung Ver-klei-dung ver-lo-ren Ver-rückt Ver-schlüs-selte Ver-schwin-den
    Ver-schwin-de-trick Ver-wir-ren Ver-wir-rung Vor-be-rei-tun-gen Wahn-sinn Wahn-sinns Wal-len-der Weg-sprin-gen
    Weis-sa-gung Wis-sen-schaft-liche Wuch-ti-ger Zer-streute Zwie-spalt
  `,
};
