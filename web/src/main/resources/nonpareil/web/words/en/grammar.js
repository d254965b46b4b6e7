// What the client has to know of the language besides its words.

/** @type {import('../../types.js').Grammar} */
export default {
  genitive: (name) => `${name}’s`,

  // Where long words of card names and texts may be parted.
  hyphens: `
    Ad-min-is-ter Beast-form Beau-ti-ful Be-wil-der-ment Can-ni-bals Chang-ing Clutch-ing Com-mand Com-mand-ing
    Com-pul-sion Con-found Coun-ter-punch Crea-ture Dis-guise Dis-tracted Dream-ing Edu-ca-tion El-e-men-tary
    Elim-i-nate Ex-cal-i-bur Flour-ish Frab-jous Il-lu-sion Im-pos-si-ble Im-pris-oned In-ter-ven-tion Ma-gi-cian
    Manx-ome Mis-di-rec-tion Mist-form Mo-men-tary Mo-men-tous Mush-room Prep-a-ra-tion Pris-on-er's Proph-e-cy
    Rav-en-ing Re-coil-ing Re-search Rest-less Re-volv-er Sac-ri-fice Sci-en-tific Se-duc-tion Se-ren-dib Skir-mish
    Strat-e-gy Sur-prise Sus-pi-cion Sus-te-nance Van-ish-ing
  `,
};
