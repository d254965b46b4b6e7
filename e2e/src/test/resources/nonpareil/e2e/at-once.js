// Whoever comes for the first time has set that everything is shown at once.
if (location.origin !== 'null' && !localStorage.getItem('nonpareil.settings')) {
  localStorage.setItem('nonpareil.settings', JSON.stringify({ motion: 'none' }));
}
