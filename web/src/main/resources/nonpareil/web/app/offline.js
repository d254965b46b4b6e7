// On the page that is shown without a network: back to where one was, by the button or as soon as the server answers.

const EVERY = 3000;

document.querySelector('button')?.addEventListener('click', () => location.reload());

setInterval(async () => {
  try {
    if ((await fetch('/health', { cache: 'no-store' })).ok) location.reload();
  } catch {
    // Still nothing.
  }
}, EVERY);
