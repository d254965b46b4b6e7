package nonpareil.cli.play;

import nonpareil.engine.game.View;

/** What lies on the table, drawn for one viewer and from that viewer's view only. */
record Sights(Company company, BoardSight board, PanelSight panels, CardSight cards, WhySight why) {

  static Sights of(View view, Names names, Terminal terminal) {
    var company = new Company(view.game(), names, terminal.style());
    var cards = new CardSight(view, names, company, terminal);
    var kept = new KeptSight(view, names, cards, terminal);
    return new Sights(
        company,
        new BoardSight(view, names, company, terminal),
        new PanelSight(view, names, company, kept, terminal),
        cards,
        new WhySight(view, names, terminal));
  }
}
