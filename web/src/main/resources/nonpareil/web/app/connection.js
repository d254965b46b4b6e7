// The one connection of the page to the server, told when the network or the page itself was away.

import { onReturn } from './sleep.js';
import { Connection } from './socket.js';

/** @type {Connection | null} */
let shared = null;

/** The connection of this page. @returns {Connection} */
export function connection() {
  if (!shared) {
    const made = new Connection(
      () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
    );
    shared = made;
    addEventListener('online', () => made.wake());
    addEventListener('offline', () => made.drop());
    addEventListener('pageshow', (event) => event.persisted && made.wake()); // frozen, and thawed
    onReturn((long) => (long ? made.wake() : made.hurry()));
    made.addEventListener('state', () => made.state === 'signed-out' && dispatchEvent(new Event('signed-out')));
  }
  return shared;
}
