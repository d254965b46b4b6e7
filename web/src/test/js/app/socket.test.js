import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseBefore } from '../../../main/resources/nonpareil/web/app/pause.js';
import { Connection, Refused } from '../../../main/resources/nonpareil/web/app/socket.js';

/** A world of sockets and timers that stand still until told. */
function world() {
  /** @type {any[]} */
  const wires = [];
  /** @type {{f: () => void, ms: number}[]} */
  const timers = [];
  const connection = new Connection(
    () => {
      /** @type {any} */
      const wire = {
        readyState: 1,
        sent: [],
        send: (/** @type {string} */ s) => wire.sent.push(JSON.parse(s)),
        close: () => {},
      };
      wires.push(wire);
      return wire;
    },
    {
      setTimeout: (f, ms) => {
        const t = { f, ms };
        timers.push(t);
        return t;
      },
      clearTimeout: (t) => {
        const at = timers.indexOf(t);
        if (at >= 0) timers.splice(at, 1);
      },
      random: () => 0.6,
    },
  );
  const wire = () => wires.at(-1);
  const receive = (/** @type {any} */ message) => wire().onmessage({ data: JSON.stringify(message) });
  const hello = (version = '1', guest = false) => receive({ type: 'hello', protocol: 1, version, guest });
  const lose = (code = 1006) => {
    wire().readyState = 3;
    wire().onclose({ code });
  };
  const retry = () => {
    const at = timers.findIndex((t) => t.ms <= 10_000 && t.ms !== 5_000);
    const [t] = timers.splice(at, 1);
    t.f();
    return t.ms;
  };
  return { connection, wires, wire, receive, hello, lose, retry, timers };
}

/** @param {ReturnType<typeof world>} w */
function watching(w) {
  /** @type {number[]} */
  const frames = [];
  w.connection.watch('T', [1], { frame: (f) => void frames.push(f.number) });
  return frames;
}

test('it watches when the server has said hello, and again from the last frame after a loss', () => {
  const w = world();
  const frames = watching(w);
  assert.equal(w.connection.state, 'connecting');
  w.hello();
  assert.equal(w.connection.state, 'online');
  assert.deepEqual(w.wire().sent, [{ type: 'watch', table: 'T', seats: [1] }]);
  w.receive({ type: 'frame', table: 'T', number: 4 });
  w.lose();
  assert.equal(w.connection.state, 'offline');
  w.retry();
  w.hello();
  assert.deepEqual(w.wire().sent, [{ type: 'watch', table: 'T', seats: [1], from: 4 }]);
  w.receive({ type: 'frame', table: 'T', number: 5 });
  assert.deepEqual(frames, [4, 5]);
});

test('the pauses grow up to ten seconds and begin again after a hello', () => {
  const w = world();
  watching(w);
  const pauses = [];
  for (let i = 0; i < 9; i++) {
    w.lose();
    pauses.push(Math.round(w.retry()));
  }
  assert.deepEqual(pauses, [600, 1200, 2400, 4800, 6000, 6000, 6000, 6000, 6000]);
  w.hello();
  w.lose();
  assert.equal(w.retry(), 6000, 'a greeting alone proves nothing');
  w.hello();
  w.timers.find((t) => t.ms === 15_000)?.f();
  w.lose();
  assert.equal(w.retry(), 600);
  assert.ok(!w.timers.some((t) => t.ms === 15_000), 'nothing is left of what was lost');
});

test('thousands who lose the same server spread their attempts', () => {
  for (const [tries, bound] of [
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
    [3, 8_000],
    [4, 10_000],
    [50, 10_000],
  ]) {
    assert.equal(pauseBefore(tries, 0), 0);
    assert.equal(pauseBefore(tries, 0.25), bound / 4);
    assert.equal(pauseBefore(tries, 1), bound);
  }
});

test('told that there are too many it does not come back at once', () => {
  const w = world();
  watching(w);
  w.lose(4429);
  assert.equal(w.retry(), 4800);
});

test('signed out from another device it does not come back, and what was sent is refused', async () => {
  const w = world();
  watching(w);
  w.hello();
  const chosen = w.connection.choose('T', 1, 4, ['maneuver']);
  w.lose(4401);
  await assert.rejects(chosen, Refused);
  assert.equal(w.connection.state, 'signed-out');
  assert.deepEqual(w.timers, []);
  w.connection.hurry();
  w.connection.wake();
  w.connection.connect();
  assert.equal(w.wires.length, 1);
});

test('after a sleep it asks for what it missed, and gives up a socket that says nothing', () => {
  const w = world();
  watching(w);
  w.hello();
  w.receive({ type: 'frame', table: 'T', number: 4 });
  w.connection.wake();
  assert.deepEqual(w.wire().sent.at(-1), { type: 'watch', table: 'T', seats: [1], from: 4 });
  w.receive({ type: 'table', table: 'T' });
  const silence = () => w.timers.findIndex((t) => t.ms === 5_000);
  assert.equal(silence(), -1, 'it is there');
  w.connection.wake();
  const [due] = w.timers.splice(silence(), 1);
  due.f();
  assert.equal(w.connection.state, 'offline');
  w.connection.wake();
  assert.equal(w.wires.length, 2, 'no pause is waited for');
  w.connection.wake();
  assert.equal(w.wires.length, 2);
});

test('a choice that was not acknowledged is sent again with the same id, once it was it is not', async () => {
  const w = world();
  watching(w);
  w.hello();
  const chosen = w.connection.choose('T', 1, 4, ['maneuver']);
  const first = w.wire().sent.at(-1);
  assert.equal(first.type, 'choose');
  assert.ok(w.connection.isWaiting);
  w.lose();
  w.retry();
  w.hello();
  assert.deepEqual(w.wire().sent.at(-1), first);
  w.receive({ type: 'ack', id: first.id, number: 5 });
  assert.equal((await chosen).number, 5);
  assert.ok(!w.connection.isWaiting);
  w.lose();
  w.retry();
  w.hello();
  assert.ok(!w.wire().sent.some((/** @type {any} */ m) => m.type === 'choose'));
});

test('what was chosen without a connection is sent when there is one', () => {
  const w = world();
  watching(w);
  w.connection.act('T', 1, 'resign');
  assert.deepEqual(w.wire().sent, []);
  w.hello();
  assert.deepEqual(
    w.wire().sent.map((/** @type {any} */ m) => m.type),
    ['watch', 'act'],
  );
});

test('ids are new for each choice', () => {
  const w = world();
  watching(w);
  w.hello();
  w.connection.choose('T', 1, 1, ['a']).catch(() => {});
  w.connection.choose('T', 1, 1, ['a']).catch(() => {});
  const ids = w
    .wire()
    .sent.slice(1)
    .map((/** @type {any} */ m) => m.id);
  assert.equal(new Set(ids).size, 2);
});

test('a gap is noticed and filled', () => {
  const w = world();
  const frames = watching(w);
  w.hello();
  w.receive({ type: 'frame', table: 'T', number: 1 });
  w.receive({ type: 'frame', table: 'T', number: 3 });
  assert.deepEqual(frames, [1]);
  assert.deepEqual(w.wire().sent.at(-1), { type: 'watch', table: 'T', seats: [1], from: 1 });
  for (const number of [2, 3, 4]) w.receive({ type: 'frame', table: 'T', number });
  assert.deepEqual(frames, [1, 2, 3, 4]);
});

test('too far behind, the last frame alone is taken as it is', () => {
  const w = world();
  const frames = watching(w);
  w.hello();
  w.receive({ type: 'frame', table: 'T', number: 1 });
  w.lose();
  w.retry();
  w.hello();
  w.receive({ type: 'frame', table: 'T', number: 90 });
  assert.deepEqual(frames, [1, 90]);
});

test('the same number again is a frame with other eyes, an older one is nothing', () => {
  const w = world();
  const frames = watching(w);
  w.hello();
  for (const number of [4, 4, 3]) w.receive({ type: 'frame', table: 'T', number });
  assert.deepEqual(frames, [4, 4]);
});

test('a refusal has its reason and the place', async () => {
  const w = world();
  watching(w);
  w.hello();
  const asked = w.connection.ask('T', 1, 'draft', { number: 4, choices: ['x'] });
  w.receive({ type: 'refused', id: w.wire().sent.at(-1).id, reason: 'not-offered', message: 'no', at: 0 });
  await assert.rejects(
    asked,
    (/** @type {any} */ e) => e instanceof Refused && e.reason === 'not-offered' && e.at === 0,
  );
});

test('a question without an answer gives up', async () => {
  const w = world();
  watching(w);
  w.hello();
  const asked = w.connection.ask('T', 1, 'reach');
  w.timers.find((t) => t.ms === 20_000)?.f();
  await assert.rejects(asked, Refused);
});

test('a table that cannot be followed is told', () => {
  const w = world();
  /** @type {string[]} */
  const reasons = [];
  w.connection.watch('X', [], { failed: (reason) => void reasons.push(reason) });
  w.hello();
  w.receive({ type: 'refused', table: 'X', reason: 'unknown-table', message: '' });
  assert.deepEqual(reasons, ['unknown-table']);
});

test('another version of the server is told once, and the page goes on', () => {
  const w = world();
  let told = 0;
  w.connection.addEventListener('version', () => told++);
  watching(w);
  for (const version of ['1', '2', '3']) {
    w.hello(version);
    w.lose();
    w.retry();
  }
  assert.equal(told, 1);
  assert.ok(w.connection.outdated);
});

test('whoever has left hears nothing more', () => {
  const w = world();
  /** @type {number[]} */
  const frames = [];
  const leave = w.connection.watch('T', [1], { frame: (f) => void frames.push(f.number) });
  w.hello();
  leave();
  assert.deepEqual(w.wire().sent.at(-1), { type: 'leave', table: 'T' });
  w.receive({ type: 'frame', table: 'T', number: 1 });
  assert.deepEqual(frames, []);
});

test('nonsense from the wire is nothing', () => {
  const w = world();
  const frames = watching(w);
  w.hello();
  w.wire().onmessage({ data: '{' });
  w.receive({ type: 'surprise' });
  assert.deepEqual(frames, []);
});

test('silence after something was sent counts as a loss, any message is a sign of life', () => {
  const w = world();
  watching(w);
  w.hello();
  const silence = () => w.timers.find((t) => t.ms === 5_000);
  assert.equal(silence(), undefined, 'nothing is expected');
  w.connection.choose('T', 1, 4, ['maneuver']).catch(() => {});
  const first = silence();
  assert.ok(first);
  w.receive({ type: 'frame', table: 'T', number: 1 });
  assert.notEqual(silence(), first, 'it begins anew');
  const [due] = w.timers.splice(
    w.timers.findIndex((t) => t.ms === 5_000),
    1,
  );
  due.f();
  assert.equal(w.connection.state, 'offline');
  w.retry();
  w.hello();
  assert.equal(w.wire().sent.at(-1).type, 'choose');
  w.receive({ type: 'ack', id: w.wire().sent.at(-1).id, number: 5 });
  assert.equal(silence(), undefined);
});

test('a dropped socket says nothing more', () => {
  const w = world();
  const frames = watching(w);
  w.hello();
  const old = w.wire();
  w.connection.drop();
  assert.equal(w.connection.state, 'offline');
  assert.equal(old.onmessage, null);
  assert.deepEqual(frames, []);
});

test('a socket on which nobody greets is given up', () => {
  const w = world();
  watching(w);
  const [due] = w.timers.splice(
    w.timers.findIndex((t) => t.ms === 10_000),
    1,
  );
  due.f();
  assert.equal(w.connection.state, 'offline');
  w.retry();
  assert.equal(w.wires.length, 2);
  w.hello();
  assert.deepEqual(
    w.timers.map((t) => t.ms),
    [15_000],
  );
});

test('who was nobody and has become somebody gets another socket at once', () => {
  const w = world();
  w.connection.introduced();
  assert.equal(w.wires.length, 0, 'none was needed yet');
  watching(w);
  w.connection.introduced();
  assert.equal(w.wires.length, 2, 'it is not known yet whose the first was');
  w.hello('1', true);
  w.receive({ type: 'frame', table: 'T', number: 3 });
  w.connection.introduced();
  assert.equal(w.wires.length, 3);
  w.hello('1', false);
  assert.deepEqual(w.wire().sent.at(-1), { type: 'watch', table: 'T', seats: [1], from: 3 });
  w.connection.introduced();
  assert.equal(w.wires.length, 3, 'it is theirs');
});

test('who follows a table is told that the connection was lost, and that it is back', () => {
  const w = world();
  /** @type {boolean[]} */
  const told = [];
  w.connection.watch('T', [1], { online: (on) => void told.push(on) });
  w.hello();
  w.lose();
  w.retry();
  w.lose();
  w.retry();
  w.hello();
  assert.deepEqual(told, [true, false, true]);
});
