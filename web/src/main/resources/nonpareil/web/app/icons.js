// Line icons of the shell, drawn on a 24 grid.

import { html, svg } from 'lit';

/** @type {Record<string, import('lit').TemplateResult<2>>} */
const SHAPES = {
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  home: svg`<path d="M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4z"/>`,
  learn: svg`<path d="m2.5 9.500 9.500-4.500 9.500 4.500-9.500 4.500zM6.500 11.500V16c2.500 2.300 8.500 2.300 11 0v-4.500M21.500 9.500v6"/>`,
  rules: svg`<path d="M5 4h9a3 3 0 0 1 3 3v13a3 3 0 0 0-3-2.500H5zM17 7h2v13h-2M8 8.500h6M8 12h6"/>`,
  settings: svg`<path d="M4 7h9m5 0h2M4 12h2m5 0h9M4 17h7m5 0h4"/><circle cx="15.500" cy="7" r="2.300"/><circle cx="8.500" cy="12" r="2.300"/><circle cx="13.500" cy="17" r="2.300"/>`,
  language: svg`<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c3 2.500 3.500 5.500 3.500 8.500s-.5 6-3.500 8.500c-3-2.500-3.500-5.500-3.500-8.500s.5-6 3.500-8.500z"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 3v2.500M12 18.500V21M3 12h2.500M18.500 12H21M5.600 5.600l1.800 1.800M16.600 16.600l1.800 1.800M5.600 18.400l1.800-1.800M16.600 7.400l1.800-1.800"/>`,
  moon: svg`<path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z"/>`,
  patterns: svg`<circle cx="12" cy="12" r="8.500"/><path d="M6 18 18 6M4.500 14 14 4.500M10 19.500 19.500 10"/>`,
  sound: svg`<path d="M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"/>`,
  mute: svg`<path d="M4 9.500h3.500L12 5.500v13l-4.500-4H4zM16 9.500l5 5M21 9.500l-5 5"/>`,
  copy: svg`<path d="M9 8h10.500v12.500H9zM15 8V3.500H4.500V16H9"/>`,
  share: svg`<path d="M12 14.500V3.500M8 7l4-3.500L16 7M6 11H4.500v9.500h15V11H18"/>`,
  eye: svg`<path d="M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12z"/><circle cx="12" cy="12" r="2.800"/>`,
  bell: svg`<path d="M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4M12 5V3"/>`,
  check: svg`<path d="m5 12.500 4.500 4.500L19 7"/>`,
  random: svg`<rect x="4.500" y="4.500" width="15" height="15" rx="3"/><path d="M8.500 8.500h.01M15.500 15.500h.01M12 12h.01M15.500 8.500h.01M8.500 15.500h.01" stroke-width="2.600"/>`,
  people: svg`<circle cx="8.500" cy="8" r="3.200"/><circle cx="16.500" cy="9" r="2.500"/><path d="M2.500 19.500c0-4 2.500-6 6-6s6 2 6 6M15.500 13.700c3.500-.4 6 1.600 6 5.300"/>`,
  party: svg`<circle cx="12" cy="12" r="4.500"/><circle cx="12" cy="3.800" r="1.800"/><circle cx="12" cy="20.200" r="1.800"/><circle cx="3.800" cy="12" r="1.800"/><circle cx="20.200" cy="12" r="1.800"/>`,
  swap: svg`<path d="M8 19.500v-15M4.500 8 8 4.500 11.500 8M16 4.500v15M12.500 16l3.500 3.500 3.500-3.500"/>`,
  screen: svg`<rect x="3.500" y="5" width="17" height="11.500" rx="1.500"/><path d="M9 20h6M12 16.500V20"/>`,
  computer: svg`<rect x="5.500" y="5.500" width="13" height="13" rx="2"/><path d="M9.500 9.500h5v5h-5zM9 2.500v3M15 2.500v3M9 18.500v3M15 18.500v3M2.500 9h3M2.500 15h3M18.500 9h3M18.500 15h3"/>`,
  door: svg`<path d="M6 20.500v-17h9.500v17M3.500 20.500h17M18.500 20.500V7h-3M12.500 12v1"/>`,
  replay: svg`<path d="M4.500 12a7.500 7.500 0 1 0 2.500-5.600M4.500 4v4.500H9M10.500 9v6l5-3z"/>`,
  chart: svg`<path d="M4 4v16h16M7.500 15l4-5 3.500 3 4.500-6.500"/>`,
  upload: svg`<path d="M12 16V4.500M8 8l4-3.500L16 8M4.500 15v5h15v-5"/>`,
  next: svg`<path d="m9 5.500 6.500 6.500L9 18.500"/>`,
  back: svg`<path d="M15 5.500 8.500 12l6.500 6.500"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  print: svg`<path d="M7 9V3.500h10V9M7 17.500H4.500V9h15v8.500H17M7 14h10v6.500H7z"/>`,
  search: svg`<circle cx="10.500" cy="10.500" r="6"/><path d="m15 15 5.500 5.500"/>`,
  swords: svg`<path d="M4 4l10.500 10.500M20 4 9.500 14.500M13 17l4-4M7 13l4 4M15.500 15.500 20 20M8.500 15.500 4 20"/>`,
  clock: svg`<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2.500"/>`,
  heart: svg`<path d="M12 19.500S4 14.500 4 9.300C4 6.500 6 5 8 5c1.800 0 3.200 1 4 2.600C12.800 6 14.200 5 16 5c2 0 4 1.500 4 4.300 0 5.200-8 10.200-8 10.200z"/>`,
  boot: svg`<path d="M7 3.500h6v9l6 2.500c1.500.7 1.500 2 1.500 4H4.500v-3.500C6.500 13.500 7 9 7 3.500z"/>`,
  melee: svg`<path d="M19.500 4.500 9 15M19.500 4.500h-4L6.500 13.500M19.500 4.500v4L10.500 17.500M5 12l7 7M8 16l-4 4"/>`,
  ranged: svg`<path d="M5 4.500c8 0 14.500 6.500 14.500 14.500M5 4.500 19.500 19M3.500 20.500 14 10M10.500 9.500h4v4"/>`,
  person: svg`<circle cx="12" cy="8.500" r="3.800"/><path d="M4.500 20c.4-4.600 3.300-6.800 7.500-6.800s7.100 2.200 7.500 6.800"/>`,
  key: svg`<circle cx="8" cy="15.500" r="4"/><path d="m11 12.500 8.500-8.500M16 7.500l3 3M13.500 10l2 2"/>`,
  download: svg`<path d="M12 4.500V16M8 12.500l4 3.500 4-3.500M4.500 15v5h15v-5"/>`,
  info: svg`<circle cx="12" cy="12" r="8.500"/><path d="M12 11v5.500M12 7.500v.01" />`,
};

/** An icon in the colour of the text around it; it never stands for a word alone. @param {string} name */
export function icon(name) {
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.700"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    ${SHAPES[name]}
  </svg>`;
}
