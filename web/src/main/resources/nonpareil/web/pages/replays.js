// The page of finished games: the list of games without the running ones.

import { NpGamesPage } from './games.js';

export class NpReplaysPage extends NpGamesPage {
  constructor() {
    super();
    /** @type {'all' | 'replays'} */
    this.only = 'replays';
  }
}

customElements.define('np-replays-page', NpReplaysPage);
