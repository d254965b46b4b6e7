// Whether something is being shown, whether that is a combat, and how many answers are offered meanwhile.
() => {
  const skip = document.querySelector('.corner [data-option="skip"]');
  return JSON.stringify({
    shown: Boolean(skip?.checkVisibility()),
    fight: Boolean(document.querySelector('np-show:not([quiet])')?.scene?.combat),
    answers: document.querySelectorAll('.prompt [data-option]').length,
  });
}
