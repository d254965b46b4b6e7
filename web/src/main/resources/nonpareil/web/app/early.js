// Before the first paint: the theme and the language somebody chose here before, so that nothing flashes.
(() => {
  try {
    const chosen = JSON.parse(localStorage.getItem('nonpareil.settings') || '{}');
    const root = document.documentElement;
    if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme;
    if (/^[a-z]{2}$/.test(chosen.language)) root.lang = chosen.language;
  } catch {
    // No storage: the browser's own preferences hold.
  }
})();
