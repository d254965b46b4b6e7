import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Guard } from '../../../../main/resources/nonpareil/web/table/play/guard.js';

/** An answer of the prompt, as much of it as a guard needs. */
class Answer {
  /** @param {string} option */
  constructor(option) {
    this.option = option;
    this.textContent = option;
    this.localName = 'button';
    this.className = '';
  }
  closest(/** @type {string} */ selector) {
    return selector.includes('svg') ? null : this;
  }
  matches(/** @type {string} */ selector) {
    return selector.includes('data-option');
  }
  getAttribute(/** @type {string} */ name) {
    return name === 'data-option' ? this.option : null;
  }
  querySelectorAll() {
    return [this];
  }
  getBoundingClientRect() {
    return { x: 0, y: 0, left: 0, top: 0, right: 100, bottom: 40 };
  }
}
globalThis.Element = /** @type {any} */ (Answer);
/** What waits for the next frame. @type {(() => void)[]} */
let due = [];
globalThis.requestAnimationFrame = /** @type {any} */ ((/** @type {() => void} */ draw) => due.push(draw));

/** The screen is drawn. */
function frame() {
  const now = due;
  due = [];
  for (const draw of now) draw();
}

/** A page with one answer, a clock that is set by hand, and a finger on the answer's place. */
function page() {
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  let now = 10_000;
  /** @type {any} */
  const on = {
    choice: { frame: { number: 1 }, sent: false, question: '' },
    asked: null,
    film: { isMoving: false },
    /** @type {Answer | null} */
    answer: null,
    boardElement: null,
    querySelectorAll: () => (on.answer ? [on.answer] : []),
    addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => (listeners[type] = listener),
  };
  const guard = new Guard(on, () => now);
  guard.listen(new AbortController().signal);
  const event = (/** @type {number} */ detail) => ({
    target: on.answer,
    clientX: 5,
    clientY: 5,
    detail,
    stopped: false,
    preventDefault() {},
    stopPropagation() {
      this.stopped = true;
    },
  });
  return {
    show(/** @type {string | null} */ option) {
      on.answer = option ? new Answer(option) : null;
      guard.look();
      frame();
    },
    /** The same, and the screen is not drawn yet. */
    draw(/** @type {string} */ option) {
      on.answer = new Answer(option);
      guard.look();
    },
    /** The line above the answers says something else; whether the page has been drawn for it. */
    ask(/** @type {string} */ question, drawn = true) {
      on.choice.question = question;
      if (!drawn) return;
      guard.look();
      frame();
    },
    wait: (/** @type {number} */ ms) => (now += ms),
    down: () => listeners.pointerdown(event(0)),
    /** Whether a click counts. */
    click(detail = 1) {
      const clicked = event(detail);
      listeners.click(clicked);
      return !clicked.stopped;
    },
  };
}

test('a press counts where its meaning has been shown for 400 ms', () => {
  const { show, wait, down, click } = page();
  show('maneuver');
  wait(390);
  down();
  assert.equal(click(), false);
  wait(60);
  down();
  assert.equal(click(), true);
});

test('what has changed under a finger is not pressed, nor what has come under it', () => {
  const { show, wait, down, click } = page();
  show('confirm');
  wait(1000);
  down();
  show('nobody');
  assert.equal(click(), false, 'another answer');
  show(null);
  wait(1000);
  down();
  show('maneuver');
  assert.equal(click(), false, 'an answer where nothing was');
});

test('keys and assistive technology are not held up', () => {
  const { show, click } = page();
  show('maneuver');
  assert.equal(click(0), true);
});

test('an answer that stayed while its question changed is a new one', () => {
  const { show, ask, wait, down, click } = page();
  show('maneuver');
  wait(1000);
  ask('Your first action?');
  wait(186);
  down();
  assert.equal(click(), false);
  wait(300);
  down();
  assert.equal(click(), true);
});

test('what changed without the page being drawn counts a moment after it was pressed in vain', async () => {
  const { show, ask, wait, down, click } = page();
  show('maneuver');
  wait(1000);
  ask('Your first action?', false);
  wait(1000);
  down();
  assert.equal(click(), false);
  await setTimeout(0);
  frame(); // the guard looks
  frame(); // what it saw is on the screen
  wait(390);
  down();
  assert.equal(click(), false);
  wait(40);
  down();
  assert.equal(click(), true);
});

test('on a busy machine what is drawn counts from the moment it is on the screen', () => {
  const { draw, wait, down, click } = page();
  draw('maneuver');
  wait(300);
  frame();
  wait(151);
  down();
  assert.equal(click(), false);
  wait(270);
  down();
  assert.equal(click(), true);
});

test('what is looked at again before it is on the screen stays new until it is', () => {
  const { draw, wait, down, click } = page();
  draw('maneuver');
  draw('maneuver');
  wait(1000);
  down();
  assert.equal(click(), false);
  frame();
  wait(430);
  down();
  assert.equal(click(), true);
});
