package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.InForce;
import nonpareil.engine.game.View;

/**
 * What lies beside a hero and lasts: piles of cards, a second deck, schemes in play, rules in
 * force.
 */
final class KeptSight {

  private final View view;
  private final Game game;
  private final Names names;
  private final CardSight cards;
  private final Words words;
  private final Terminal terminal;

  KeptSight(View view, Names names, CardSight cards, Terminal terminal) {
    this.view = view;
    this.game = view.game();
    this.names = names;
    this.cards = cards;
    this.words = names.words();
    this.terminal = terminal;
  }

  /** The piles, the second deck and the schemes of a player, below its panel. */
  void show(int player) {
    for (int i = 0; i < game.seat(player).hero().piles().size(); i++) {
      pile(player, i);
    }
    if (game.seat(player).hero().secondDeck() != null) {
      second(player);
    }
    Deck deck = game.seat(player).deck();
    for (int c = 0; c < deck.size(); c++) {
      if (deck.has(view.inPlay(player), c)) {
        int counters = view.countersOn(player, c);
        String key = counters == 0 ? "panel.in-play" : "panel.in-play.counters";
        terminal.line("  " + words.say(key, names.card(player, c), counters), 4);
        cards
            .text(player, deck.card(c))
            .forEach(t -> terminal.line("    " + terminal.style().dim(t), 4));
      }
    }
  }

  private void pile(int player, int pile) {
    int size = view.pileSize(player, pile);
    int seen = view.pile(player, pile);
    List<String> known = names.cards(player, seen == 0 ? view.knownInPile(player, pile) : seen);
    boolean open = game.seat(player).hero().piles().get(pile).faceUp();
    String key = open ? "panel.pile.up" : "panel.pile.down";
    String line = words.say(key, names.pile(player, pile), size);
    terminal.line("  " + line + (known.isEmpty() ? "" : ": " + String.join(", ", known)), 4);
  }

  /** Nothing of a second deck is hidden but which card comes next. */
  private void second(int player) {
    var parts = new ArrayList<String>();
    parts.add(words.say("panel.second", names.secondDeck(player), view.secondDeckSize(player)));
    if (view.laid(player) != 0) {
      String laid = String.join(", ", names.seconds(player, view.laid(player)));
      parts.add(words.say("panel.second.laid", laid));
    }
    if (view.used(player) != 0) {
      String used = String.join(", ", names.seconds(player, view.used(player)));
      parts.add(words.say("panel.second.used", used));
    }
    terminal.line("  " + String.join(" · ", parts), 4);
  }

  /** The rules that effects have put in force, below all panels. */
  void rules() {
    List<InForce> rules = view.rules();
    if (rules.isEmpty()) {
      return;
    }
    var texts = new RuleText(game, names);
    terminal.line(terminal.style().bold(words.say("rules.title")));
    for (InForce rule : rules) {
      terminal.line("  " + texts.source(rule) + ": " + texts.of(rule), 4);
    }
  }
}
