package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import nonpareil.content.text.TextBlock;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Card;

/** Cards and abilities with the text that is written from their effects. */
final class CardSight {

  private final View view;
  private final Game game;
  private final Names names;
  private final Company company;
  private final Words words;
  private final Terminal terminal;
  private final Style style;

  CardSight(View view, Names names, Company company, Terminal terminal) {
    this.view = view;
    this.game = view.game();
    this.names = names;
    this.company = company;
    this.words = names.words();
    this.terminal = terminal;
    this.style = terminal.style();
  }

  /** One's own cards with their texts, and below them a team mate's without. */
  void hands() {
    hand(view.viewer(), true);
    int mate = company.mate(view.viewer());
    if (mate >= 0 && view.knownHand(mate) != 0) {
      hand(mate, false);
    }
  }

  /** A team mate's cards with their texts. */
  void mate() {
    int mate = company.mate(view.viewer());
    if (mate < 0) {
      terminal.line(words.say("mate.none"));
    } else {
      hand(mate, true);
    }
  }

  private void hand(int player, boolean withTexts) {
    boolean own = player == view.viewer();
    String title =
        company.isDuel()
            ? words.say("hand.title")
            : company.mark(player)
                + " "
                + words.say(own ? "hand.of" : "hand.mate", names.title(player));
    terminal.line(style.bold(title));
    Deck deck = game.seat(player).deck();
    int hand = view.knownHand(player);
    int widest = widestName(player, c -> deck.has(hand, c));
    for (int c = 0; c < deck.size(); c++) {
      if (deck.has(hand, c)) {
        int copies = deck.count(hand, c);
        terminal.line("  " + facts(player, c, widest) + (copies > 1 ? "  ×" + copies : ""), 6);
        if (withTexts) {
          text(player, deck.card(c)).forEach(t -> terminal.line("    " + style.dim(t), 4));
        }
      }
    }
    if (hand == 0) {
      terminal.line("  " + words.say("hand.empty"));
    }
  }

  int widestName(int player, IntPredicate which) {
    Deck deck = game.seat(player).deck();
    return IntStream.range(0, deck.size())
        .filter(which)
        .map(c -> names.card(player, c).length())
        .max()
        .orElse(0);
  }

  /** A card in one line: name, type and value, boost, banner and tags. */
  String facts(int player, int number, int nameWidth) {
    Card card = game.seat(player).deck().card(number);
    String type = names.rulesText(player).type(card);
    String value = card.value() < 0 ? "" : " " + card.value();
    String boost = card.boost() < 0 ? "" : words.say("card.boost", card.boost());
    String banner = names.rulesText(player).bannerAndTags(card);
    String line =
        Style.pad(style.bold(names.card(player, number)), nameWidth)
            + "  "
            + Style.pad(type + value, words.say("card.widest-type").length())
            + "  "
            + Style.pad(boost, words.say("card.boost", 0).length())
            + "  "
            + style.dim(banner);
    return line.stripTrailing();
  }

  /** The rules text of a card, one paragraph for each moment. */
  List<String> text(int player, Card card) {
    var lines = new ArrayList<String>();
    for (TextBlock block : names.rulesText(player).card(card)) {
      String heading = block.heading().isEmpty() ? "" : block.heading() + ": ";
      for (String line : block.lines()) {
        lines.add(heading + line);
        heading = "  ";
      }
    }
    return lines;
  }

  /** A card as it is printed. */
  void card(int player, int number) {
    terminal.line("  " + facts(player, number, 0), 6);
    Card card = game.seat(player).deck().card(number);
    text(player, card).forEach(t -> terminal.line("    " + t, 4));
    terminal.line("    " + style.dim(words.say("card.copies", card.copies(), names.title(player))));
  }

  void discards() {
    for (int p = 0; p < game.players(); p++) {
      List<String> cards = names.cards(p, view.discard(p));
      String list = cards.isEmpty() ? words.say("discards.none") : String.join(", ", cards);
      terminal.line(company.mark(p) + " " + words.say("discards", names.player(p), list), 4);
    }
  }

  void abilities() {
    for (int p = 0; p < game.players(); p++) {
      terminal.line(company.mark(p) + " " + style.bold(names.ability(p)));
      names.rulesText(p).ability().forEach(t -> terminal.line("    " + t, 4));
    }
  }
}
