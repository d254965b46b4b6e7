// Follows a table before its game begins, with the eyes of the public: nothing of a hand is to be seen yet. What the
// server answers to a request may be older than what it has told meanwhile, so an answer counts only if it told nothing.

/** @typedef {import('../types.js').TableInfo} TableInfo */

/** The table as it is when the others have begun: no seat is free any more. @param {TableInfo} info @returns {TableInfo} */
export function begun(info) {
  return { ...info, state: 'playing', seats: info.seats.map((s) => (s.who === 'empty' ? { ...s, who: 'person' } : s)) };
}

/** Whether the table was closed before a game began. @param {TableInfo} info */
export function wasClosed(info) {
  return info.state === 'over' && !info.result;
}

export class WaitingRoom {
  /** How often something was told. */
  #told = 0;
  /** @type {(() => void) | null} */
  #leave = null;

  /**
   * @param {string} table
   * @param {Pick<import('../app/socket.js').Connection, 'watch'>} connection
   * @param {{took: (info: TableInfo) => void, lost: () => void}} page takes what is told; lost: nothing more will be
   */
  constructor(table, connection, page) {
    this.table = table;
    this.connection = connection;
    this.page = page;
  }

  /** Follows it from now on, if that is not done already. */
  follow() {
    this.#leave ??= this.connection.watch(this.table, [], {
      table: (info) => {
        this.#told++;
        this.page.took(info);
      },
      failed: () => {
        this.leave();
        this.page.lost();
      },
    });
  }

  leave() {
    this.#leave?.();
    this.#leave = null;
  }

  /** @param {Promise<TableInfo>} asked @returns {Promise<TableInfo | null>} null: something newer was told */
  async answer(asked) {
    const before = this.#told;
    const info = await asked;
    return this.#told === before ? info : null;
  }
}
