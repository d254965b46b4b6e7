package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Seat;
import nonpareil.engine.game.View;

/** A panel for each player: fighters, health, numbers of cards, what is known of them. */
final class PanelSight {

  private static final String GAP = "   ";

  private final View view;
  private final Game game;
  private final Names names;
  private final Words words;
  private final Terminal terminal;
  private final Style style;

  PanelSight(View view, Names names, Terminal terminal) {
    this.view = view;
    this.game = view.game();
    this.names = names;
    this.words = names.words();
    this.terminal = terminal;
    this.style = terminal.style();
  }

  void show() {
    for (int p = 0; p < game.players(); p++) {
      panel(p);
    }
  }

  private void panel(int player) {
    Seat seat = game.seat(player);
    String head = style.shape(player) + " " + style.player(player, names.title(player));
    if (!seat.hero().traits().isEmpty()) {
      head += " (" + names.trait(player, view.trait(player)) + ")";
    }
    int discards = Integer.bitCount(view.discard(player));
    terminal.line(
        head
            + GAP
            + words.say("panel.cards", view.handSize(player), view.deckSize(player), discards),
        4);
    var fighters = new ArrayList<String>();
    for (int f = seat.firstFighter(); f < seat.firstFighter() + seat.fighters(); f++) {
      fighters.add(fighter(seat, f));
    }
    terminal.line("  " + String.join(style.dim(" · "), fighters), 4);
    var tokens = new ArrayList<String>();
    for (int t = seat.firstToken(); t < seat.firstToken() + seat.tokens(); t++) {
      int at = view.tokenAt(t);
      tokens.add(names.fighter(Game.TOKEN + t) + " " + (at < 0 ? "–" : names.space(at)));
    }
    if (!tokens.isEmpty()) {
      terminal.line("  " + String.join(style.dim(" · "), tokens), 4);
    }
    if (view.viewer() != player && view.knownHand(player) != 0) {
      String known = String.join(", ", names.cards(player, view.knownHand(player)));
      terminal.line("  " + words.say("panel.known", known), 4);
    }
    List<Integer> top = view.knownTop(player);
    if (!top.isEmpty()) {
      String known = String.join(", ", top.stream().map(c -> names.card(player, c)).toList());
      terminal.line("  " + words.say("panel.top", known), 4);
    }
  }

  private String fighter(Seat seat, int fighter) {
    String name = Words.capital(names.fighter(fighter).toString());
    int health = view.health(fighter);
    if (health == 0) {
      return style.dim(words.say("panel.defeated", name));
    }
    int most = seat.kind(fighter).maxHealth();
    String at = view.at(fighter) < 0 ? words.say("panel.off") : names.space(view.at(fighter));
    // Keep a fighter's name, health and space on one line.
    return (name + " " + health + "/" + most + " " + at).replace(' ', Terminal.UNBROKEN);
  }

  /** A fighter among options. */
  String option(int piece) {
    if (piece >= Game.TOKEN) {
      int at = view.tokenAt(piece - Game.TOKEN);
      return names.fighter(piece) + (at < 0 ? "" : " (" + names.space(at) + ")");
    }
    String at = view.at(piece) < 0 ? words.say("panel.off") : names.space(view.at(piece));
    return words.say("fighter.option", names.fighter(piece), view.health(piece), at);
  }
}
