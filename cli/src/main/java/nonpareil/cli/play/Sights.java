package nonpareil.cli.play;

import nonpareil.engine.game.View;

/** What lies on the table, drawn for one viewer and from that viewer's view only. */
record Sights(BoardSight board, PanelSight panels, CardSight cards, WhySight why) {

  static Sights of(View view, Names names, Terminal terminal) {
    return new Sights(
        new BoardSight(view, names, terminal),
        new PanelSight(view, names, terminal),
        new CardSight(view, names, terminal),
        new WhySight(view, names, terminal));
  }
}
