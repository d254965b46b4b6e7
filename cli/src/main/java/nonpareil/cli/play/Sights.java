package nonpareil.cli.play;

import nonpareil.engine.game.View;

/** What lies on the table, drawn for one viewer and from that viewer's view only. */
record Sights(Company company, BoardSight board, PanelSight panels, CardSight cards, WhySight why) {

  static Sights of(View view, Names names, Terminal terminal) {
    var company = new Company(view.game(), names, terminal.style());
    return new Sights(
        company,
        new BoardSight(view, names, company, terminal),
        new PanelSight(view, names, company, terminal),
        new CardSight(view, names, company, terminal),
        new WhySight(view, names, terminal));
  }
}
