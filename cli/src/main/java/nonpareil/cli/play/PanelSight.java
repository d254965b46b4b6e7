package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
  private final Company company;
  private final KeptSight kept;
  private final Words words;
  private final Terminal terminal;
  private final Style style;

  PanelSight(View view, Names names, Company company, KeptSight kept, Terminal terminal) {
    this.view = view;
    this.game = view.game();
    this.names = names;
    this.company = company;
    this.kept = kept;
    this.words = names.words();
    this.terminal = terminal;
    this.style = terminal.style();
  }

  void show() {
    if (!company.isDuel()) {
      terminal.line(company.order(view), 4);
    }
    for (int p = 0; p < game.players(); p++) {
      panel(p);
    }
    kept.rules();
  }

  private void panel(int player) {
    Seat seat = game.seat(player);
    String head = company.title(player);
    if ((view.playersOut() >>> player & 1) != 0) {
      terminal.line(style.dim(words.say("panel.out", head)), 4);
      return;
    }
    if (!seat.hero().traits().isEmpty()) {
      head += " (" + names.trait(player, view.trait(player)) + ")";
    }
    for (int i = 0; i < seat.hero().counters().size(); i++) {
      head += " (" + names.counter(player, i) + ": " + view.counterOf(player, i) + ")";
    }
    head += company.role(view.viewer(), player);
    int discards = Integer.bitCount(view.discard(player));
    terminal.line(
        head
            + GAP
            + words.say("panel.cards", view.handSize(player), view.deckSize(player), discards),
        4);
    var fighters = new ArrayList<String>();
    for (int f = seat.firstFighter(); f < seat.firstFighter() + seat.fighters(); f++) {
      if ((view.leftOut(player) >>> f & 1) == 0) {
        fighters.add(fighter(seat, f));
      }
    }
    terminal.line("  " + String.join(style.dim(" · "), fighters), 4);
    List<String> tokens = tokens(seat);
    if (!tokens.isEmpty()) {
      terminal.line("  " + String.join(style.dim(" · "), tokens), 4);
    }
    kept.show(player);
    if (company.isTeams() && view.heroHealth(player) == 0) {
      terminal.line("  " + words.say("panel.plays-on"), 4);
    }
    boolean open = company.shareHands(view.viewer(), player);
    if (!open && view.knownHand(player) != 0) {
      String known = String.join(", ", names.cards(player, view.knownHand(player)));
      terminal.line("  " + words.say("panel.known", known), 4);
    }
    List<Integer> top = view.knownTop(player);
    if (!top.isEmpty()) {
      String known = String.join(", ", top.stream().map(c -> names.card(player, c)).toList());
      terminal.line("  " + words.say("panel.top", known), 4);
    }
  }

  /** The tokens on the board one by one, those in the supply as a number of each kind. */
  private List<String> tokens(Seat seat) {
    var tokens = new ArrayList<String>();
    var supply = new LinkedHashMap<String, Integer>();
    for (int t = seat.firstToken(); t < seat.firstToken() + seat.tokens(); t++) {
      int at = view.tokenAt(t);
      if (at < 0) {
        supply.merge(names.token(t), 1, Integer::sum);
      } else {
        tokens.add(names.fighter(Game.TOKEN + t) + " " + names.space(at));
      }
    }
    supply.forEach((name, count) -> tokens.add(words.say("panel.supply", name, count)));
    return tokens;
  }

  private String fighter(Seat seat, int fighter) {
    String name = Words.capital(names.fighter(fighter).toString());
    int health = view.health(fighter);
    if (health == 0) {
      return style.dim(words.say("panel.defeated", name));
    }
    int most = seat.kind(fighter).maxHealth();
    String at = view.at(fighter) < 0 ? off(fighter) : names.space(view.at(fighter));
    // Keep a fighter's name, health and space on one line.
    String told = (name + " " + health + "/" + most + " " + at).replace(' ', Terminal.UNBROKEN);
    return view.hasSecondLife(fighter) ? told + " (" + words.say("panel.second-life") + ")" : told;
  }

  /** Off the board, or not yet on it. */
  private String off(int fighter) {
    boolean reserve = (view.inReserve(game.owner(fighter)) >>> fighter & 1) != 0;
    return words.say(reserve ? "panel.reserve" : "panel.off");
  }

  /** A fighter among options. */
  String option(int piece) {
    if (piece >= Game.TOKEN) {
      int at = view.tokenAt(piece - Game.TOKEN);
      String where = at < 0 ? "" : " (" + names.space(at) + ")";
      return names.fighter(piece) + where + company.owner(view.viewer(), piece);
    }
    String at = view.at(piece) < 0 ? off(piece) : names.space(view.at(piece));
    return words.say("fighter.option", names.fighter(piece), view.health(piece), at)
        + company.owner(view.viewer(), piece);
  }

  /** A player among options: with what it has left, where there is more than one opponent. */
  String player(int player) {
    if (company.isDuel()) {
      return names.title(player);
    }
    int left = view.heroHealth(player);
    String health = left == 0 ? words.say("player.fallen") : words.say("player.health", left);
    return words.say(
        "player.option",
        company.title(player) + company.role(view.viewer(), player),
        view.handSize(player),
        health);
  }
}
