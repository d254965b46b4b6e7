// A few small sounds, made here; only if somebody wants them.

import { settings } from '../../app/settings.js';

/** @type {AudioContext | null} */
let context = null;

/**
 * One soft tone.
 *
 * @param {number} frequency
 * @param {number} at seconds from now
 * @param {number} length
 * @param {OscillatorType} [type]
 * @param {number} [loud]
 */
function tone(frequency, at, length, type = 'sine', loud = 0.08) {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** @type {Record<string, () => void>} */
const SOUNDS = {
  'your-turn': () => [523, 659].forEach((f, i) => tone(f, i * 0.12, 0.3)),
  moved: () => tone(180, 0, 0.08, 'triangle'),
  placed: () => tone(220, 0, 0.12, 'triangle'),
  'cards-taken': () => tone(900, 0, 0.05, 'triangle', 0.03),
  'card-committed': () => tone(300, 0, 0.09, 'triangle'),
  'cards-revealed': () => [392, 494].forEach((f, i) => tone(f, i * 0.08, 0.2)),
  damaged: () => tone(110, 0, 0.22, 'sawtooth', 0.05),
  healed: () => [440, 554, 659].forEach((f, i) => tone(f, i * 0.07, 0.2)),
  defeated: () => [196, 147, 98].forEach((f, i) => tone(f, i * 0.14, 0.4, 'triangle')),
  'game-ended': () => [392, 494, 587, 784].forEach((f, i) => tone(f, i * 0.13, 0.5)),
};

/** Plays the sound of an event, if there is one and sound is on. @param {string} name */
export function sound(name) {
  const play = SOUNDS[name];
  if (!play || !settings().sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') context.resume();
    play();
  } catch {
    // No sound device: the game goes on in silence.
  }
}
