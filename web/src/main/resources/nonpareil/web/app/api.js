// The server's REST answers. Refusals are ApiError with the server's code; no connection has the code "offline".

export class ApiError extends Error {
  /** @param {string} code @param {string} message @param {number} status @param {string | null} at */
  constructor(code, message, status, at = null) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.at = at;
  }
}

/**
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {string} [contentType]
 * @returns {Promise<Response>}
 */
async function request(method, path, body, contentType = 'application/json') {
  /** @type {RequestInit} */
  const init = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (method === 'POST') {
    init.headers = { Accept: 'application/json', 'Content-Type': contentType };
    init.body = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  }
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError('offline', 'no connection', 0);
  }
  if (response.ok) return response;
  let error = { code: 'unknown', message: response.statusText, at: null };
  try {
    error = { ...error, ...(await response.json()).error };
  } catch {
    // Not our JSON (a proxy in between): the status has to do.
    if (response.status >= 500) error.code = 'offline';
  }
  throw new ApiError(error.code, error.message, response.status, error.at);
}

/** @param {string} path @returns {Promise<any>} */
const get = async (path) => (await request('GET', path)).json();

/** @param {string} path @param {unknown} [body] @returns {Promise<any>} */
const post = async (path, body) => (await request('POST', path, body)).json();

/** @param {string} table */
const at = (table) => `/api/tables/${encodeURIComponent(table)}`;

/** @typedef {import('../types.js').TableInfo} TableInfo */
/** @typedef {import('../types.js').Catalog} Catalog */
/** @typedef {import('../types.js').Replay} Replay */
/**
 * @typedef {object} NewSeat
 * @property {'me' | 'here' | 'link' | 'computer'} who
 * @property {string} [level]
 * @property {string} hero a hero's id, "random" or "choice"
 * @property {string} [name]
 * @property {number} [same] the seat by link this one goes with
 */
/**
 * @typedef {{kind: 'none'} | {kind: 'decision', seconds: number} | {kind: 'game', seconds: number, increment: number}
 *   | {kind: 'days', days: number}}
 *   NewClock
 */
/**
 * @typedef {object} NewTable
 * @property {string} [mode]
 * @property {string} [edition]
 * @property {string} [board]
 * @property {NewSeat[]} seats
 * @property {'random' | number} [first]
 * @property {boolean} [mulligan]
 * @property {NewClock} [clock]
 * @property {'rules' | 'consent' | 'none'} [undo]
 * @property {boolean} [open]
 * @property {import('../types.js').TalkRule} [talk]
 * @property {import('../draft-types.js').DraftRule} [draft]
 * @property {number} [series]
 * @property {import('../types.js').WatchRule} [watch]
 */
/** @typedef {{person: string, name: string, avatar: string | null, recovered: string | null, addresses?: string[]}} Me */
/**
 * @typedef {object} DeviceInfo
 * @property {string} device
 * @property {string} browser
 * @property {string} system
 * @property {'first' | 'link' | 'code'} way
 * @property {string} made
 * @property {string} seen
 * @property {boolean} here
 */
/** @typedef {{friend: string, name: string, avatar: string | null, at: string}} FriendInfo */
/** @typedef {{table: string, seat: number, name: string, avatar: string | null, at: string}} MetInfo */
/**
 * @typedef {object} FriendsInfo
 * @property {FriendInfo[]} friends
 * @property {{ask: string, name: string, avatar: string | null, at: string}[]} asks
 * @property {(MetInfo & {ask: string})[]} asked
 * @property {MetInfo[]} met
 * @property {FriendInfo[]} blocked
 * @property {string | null} link
 */

/**
 * @typedef {object} Notifications
 * @property {{key: string | null, devices: number, here: boolean, live: boolean}} push
 * @property {{url: string, live: boolean, off: boolean, last: string | null} | null} webhook
 * @property {{left: number, most: number, until: string | null}} holiday
 */

export const api = {
  /** @returns {Promise<Catalog>} */
  catalog: () => get('/api/catalog'),

  /** Makes this browser a person, if it is none yet. @param {string} [name] @returns {Promise<Me>} */
  me: (name) => post('/api/me', name === undefined ? {} : { name }),

  /** @returns {Promise<TableInfo[]>} */
  myTables: async () => (await get('/api/me/tables')).tables,

  /** In how many games another person waits for me. @returns {Promise<number>} */
  turns: async () => (await get('/api/me/turns')).turns,

  /** How I am told, and my holidays. @returns {Promise<Notifications>} */
  notifications: () => get('/api/me/notifications'),

  /** @param {PushSubscriptionJSON & {language: string, live: boolean}} subscription @returns {Promise<Notifications>} */
  push: ({ endpoint, keys, language, live }) =>
    post('/api/me/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, language, live }),

  /** @returns {Promise<Notifications>} */
  pushOff: () => post('/api/me/push/off'),

  /** Tells this browser, or the webhook, something now. @param {'push' | 'webhook'} way @returns {Promise<string>} what came of it */
  testNotice: async (way) => (await post(`/api/me/${way}/test`)).outcome,

  /** @param {{url: string, language: string, live: boolean}} webhook @returns {Promise<Notifications & {secret: string}>} */
  webhook: (webhook) => post('/api/me/webhook', webhook),

  /** @returns {Promise<Notifications>} */
  webhookOff: () => post('/api/me/webhook/off'),

  /** @param {number} days @returns {Promise<Notifications>} */
  holiday: (days) => post('/api/me/holiday', { days }),

  /** @returns {Promise<Notifications>} */
  holidayEnd: () => post('/api/me/holiday/end'),

  /** @param {string} avatar a hero, or none @returns {Promise<Me>} */
  avatar: (avatar) => post('/api/me', { avatar }),

  /** A one-time secret to go on with on another device. @returns {Promise<{secret: string, seconds: number}>} */
  link: () => post('/api/me/links'),

  /** How the link stands that was made last. @returns {Promise<'none' | 'open' | 'used'>} */
  linkState: async () => (await get('/api/me/links')).link,

  /** A new recovery code. @returns {Promise<{code: string, made: string}>} */
  recoveryCode: () => post('/api/me/recovery-code'),

  /** @param {string} code @returns {Promise<Me>} */
  recover: (code) => post('/api/me/recover', { code }),

  /** @returns {Promise<{devices: DeviceInfo[], recovery: {made: string, used: string | null} | null}>} */
  devices: () => get('/api/me/devices'),

  /** @param {string} device */
  signOut: (device) => post('/api/me/sign-out', { device }),

  /** @param {string} secret @returns {Promise<Me>} */
  continueAs: (secret) => post('/api/me/continue', { secret }),

  /** Signs out all other browsers of this person. @returns {Promise<number>} how many */
  signOutOthers: async () => (await post('/api/me/sign-out-others')).signedOut,

  /** @returns {Promise<FriendsInfo>} */
  friends: () => get('/api/me/friends'),

  /** @param {string} table @param {number} seat @returns {Promise<FriendsInfo>} */
  askFriend: (table, seat) => post('/api/me/friends/asks', { table, seat }),

  /** @param {string} ask @param {'accept' | 'decline' | 'block' | 'withdraw'} answer @returns {Promise<FriendsInfo>} */
  answerAsk: (ask, answer) => post('/api/me/friends/answers', { ask, answer }),

  /** @param {string} friend @param {'part' | 'block' | 'unblock'} change @returns {Promise<FriendsInfo>} */
  changeFriend: (friend, change) => post('/api/me/friends/changes', { friend, change }),

  /** A secret for one friend to be. @returns {Promise<string>} */
  friendLink: async () => (await post('/api/me/friends/links')).secret,

  /** Who has given such a secret. @param {string} secret @returns {Promise<{name: string, avatar: string | null}>} */
  lookAtFriendLink: (secret) => post('/api/me/friends/look', { secret }),

  /** @param {string} secret @returns {Promise<FriendsInfo>} */
  acceptFriendLink: (secret) => post('/api/me/friends/accept', { secret }),

  /** Everything that is kept about this person. @returns {Promise<Blob>} */
  exportData: async () => (await request('GET', '/api/me/export')).blob(),

  /** Forgets this person for good. */
  deleteMe: () => post('/api/me/delete', { confirm: 'delete' }),

  /** The modules of a QR code. @param {string} text @returns {Promise<{size: number, rows: string[]}>} */
  qr: (text) => post('/api/qr', { text }),

  /** @returns {Promise<TableInfo[]>} */
  openTables: async () => (await get('/api/tables')).tables,

  /**
   * @param {NewTable | {lesson: string}} table
   * @returns {Promise<{table: TableInfo, invitations: Record<string, string>}>}
   */
  create: (table) => post('/api/tables', table),

  /** @param {string} table @returns {Promise<TableInfo>} */
  table: (table) => get(at(table)),

  /**
   * @param {string} table
   * @param {{secret?: string, seat?: number, hero?: string, second?: string}} how
   * @returns {Promise<TableInfo>}
   */
  join: (table, how) => post(`${at(table)}/join`, how),

  /**
   * A new invitation for a seat; the old one is void.
   *
   * @param {string} table
   * @param {number} seat
   * @returns {Promise<string>}
   */
  invite: async (table, seat) => (await post(`${at(table)}/invitations`, { seat })).secret,

  /** Games that anybody may watch. @returns {Promise<TableInfo[]>} */
  watchable: async () => (await get('/api/games')).tables,

  /** A secret by which others may watch; an older one of mine is void. @param {string} table @returns {Promise<string>} */
  watchLink: async (table) => (await post(`${at(table)}/watch-link`)).secret,

  /** Comes in to watch. @param {string} table @param {string} secret @returns {Promise<TableInfo>} */
  watch: (table, secret) => post(`${at(table)}/watch`, { secret }),

  /** Keeps a seat for a friend. @param {string} table @param {number} seat @param {string} friend @returns {Promise<TableInfo>} */
  offer: (table, seat, friend) => post(`${at(table)}/offers`, { seat, friend }),

  /** Does not want the seat that a friend keeps. @param {string} table @returns {Promise<TableInfo>} */
  decline: (table) => post(`${at(table)}/decline`),

  /**
   * Chooses in the draft before the game.
   *
   * @param {string} table
   * @param {{act: 'choose' | 'ban' | 'pick', seat: number, hero: string} | {act: 'lot'}} choice
   * @returns {Promise<TableInfo>}
   */
  draft: (table, choice) => post(`${at(table)}/draft`, choice),

  /** @param {string} table @returns {Promise<TableInfo>} */
  leave: (table) => post(`${at(table)}/leave`),

  /**
   * The next table once it is there, else this one.
   *
   * @param {string} table
   * @param {import('../types.js').RematchAnswer} [answer]
   * @returns {Promise<TableInfo>}
   */
  rematch: (table, answer) => post(`${at(table)}/rematch`, answer),

  /** @param {string} table @param {number | 'open' | 'public'} eyes @returns {Promise<Replay>} */
  replay: (table, eyes) => get(`${at(table)}/replay?eyes=${eyes}`),

  /** How the chances stood in a finished game; null as long as that is thought out.
   * @param {string} table
   * @returns {Promise<import('../types.js').ChancePoint[] | null>} */
  chances: async (table) => (await get(`${at(table)}/chances`)).points,

  /** What the computer would have done instead of a record of a finished game.
   * @param {string} table
   * @param {number} number
   * @returns {Promise<import('./counted.js').Hindsight>} */
  hindsight: (table, number) => get(`${at(table)}/hindsight?number=${number}`),

  /** My own finished games, counted; only those that count as this. @param {Record<string, string>} only
   * @returns {Promise<import('./counted.js').Statistics>} */
  myStatistics: (only) => get(`/api/me/statistics?${new URLSearchParams(only)}`),

  /** The public games of everybody, counted. @param {string} mode @returns {Promise<import('./counted.js').PublicStatistics>} */
  statistics: (mode) => get(`/api/statistics?${new URLSearchParams({ mode })}`),

  /** The address of the save file. @param {string} table */
  saveUrl: (table) => `${at(table)}/save`,

  /** @param {string} table @returns {Promise<string>} */
  save: async (table) => (await request('GET', `${at(table)}/save`)).text(),

  /** @param {string} yaml @returns {Promise<TableInfo>} */
  importSave: async (yaml) => (await request('POST', '/api/imports', yaml, 'text/plain; charset=utf-8')).json(),
};
