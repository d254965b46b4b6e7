package nonpareil.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nonpareil.ai.Analysis;
import nonpareil.ai.Analysis.Ranked;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Seat;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.OnlyPeople;

/** What a computer player thinks of the options, from the view of the one who asks. */
final class Tip {

  private static final int MOST_SECONDS = 60;
  private static final int MOST_ROWS = 8;
  private static final int COLUMN = 9;

  private final View view;
  private final Names names;
  private final Words words;
  private final Terminal terminal;

  /** What to type for each option, and what it is. */
  private final Map<Integer, String[]> options = new LinkedHashMap<>();

  /**
   * @param first the number of the first item
   */
  Tip(View view, List<Item> items, int first, Names names, Terminal terminal) {
    this.view = view;
    this.names = names;
    this.words = names.words();
    this.terminal = terminal;
    for (int i = 0; i < items.size(); i++) {
      String number = String.valueOf(first + i);
      switch (items.get(i)) {
        case Item.One one -> {
          // A card's label is a row of columns; here it stands behind other ones.
          String text = one.label().strip().replaceAll(" {2,}", " · ");
          options.put(one.option(), new String[] {number, text});
        }
        case Item.Group group -> {
          for (int j = 0; j < group.items().size(); j++) {
            Item.One one = group.items().get(j);
            String piece = Words.capital(names.fighter(Option.first(one.option())).nominative());
            String text = words.say("tip.move", piece, one.label().strip());
            options.put(one.option(), new String[] {number + ", " + (j + 1), text});
          }
        }
      }
    }
  }

  static boolean isAskedFor(String typed) {
    return typed.equals("t") || typed.startsWith("t ");
  }

  /** Thinks for a second, or for as many as are typed, and tells. */
  void tell(String typed) {
    String given = typed.substring(1).strip();
    int seconds = given.isEmpty() ? 1 : seconds(given);
    if (seconds < 1 || seconds > MOST_SECONDS) {
      terminal.line(words.say("tip.seconds", given, String.valueOf(MOST_SECONDS)), 2);
      return;
    }
    for (int player = 0; player < view.game().players(); player++) {
      Optional<OnlyPeople> found = OnlyPeople.of(view.game().seat(player).hero());
      if (found.isPresent()) {
        terminal.line(
            words.say("tip.by-hand", names.title(player), byHand(player, found.get())), 2);
        return;
      }
    }
    terminal.line(terminal.style().dim(words.say("tip.thinking", seconds)));
    terminal.flush();
    var analysis = new Analysis(view, view.hash());
    analysis.thinkParallel(Duration.ofSeconds(seconds));
    show(analysis);
  }

  /** What is carried out by hand: a card or the ability. */
  private String byHand(int player, OnlyPeople found) {
    Seat seat = view.game().seat(player);
    for (int card = 0; card < seat.second().end(); card++) {
      if (seat.deck().card(card).equals(found.card())) {
        return names.quoted(player, card);
      }
    }
    return names.ability(player);
  }

  private static int seconds(String given) {
    try {
      return Integer.parseInt(given);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private void show(Analysis analysis) {
    boolean hidden = analysis.mixes();
    var ranked = new ArrayList<>(analysis.ranked());
    if (hidden) {
      ranked.sort((a, b) -> Double.compare(b.share(), a.share()));
    }
    terminal.line(words.say("tip.chance", percent(analysis.chance())), 2);
    terminal.line(
        terminal
            .style()
            .dim(
                right(words.say("tip.head.chance"))
                    + (hidden ? right(words.say("tip.head.mix")) : "")
                    + right(words.say("tip.head.tried"))
                    + "  "
                    + words.say("tip.head.answer")));
    for (Ranked r : ranked.subList(0, Math.min(MOST_ROWS, ranked.size()))) {
      String[] option = options.getOrDefault(r.option(), new String[] {"", ""});
      String mix = hidden ? right(percent(r.share())) : "";
      String chance = right(r.visits() == 0 ? "–" : percent(r.chance()));
      String row = chance + mix + right(String.valueOf(r.visits())) + "  ";
      terminal.line(
          row + terminal.style().accent(Style.pad(option[0], 5)) + " " + option[1],
          row.length() + 6);
    }
    if (ranked.size() > MOST_ROWS) {
      terminal.line(terminal.style().dim(words.say("tip.more", ranked.size() - MOST_ROWS)));
    }
    if (hidden) {
      terminal.line(terminal.style().dim(words.say("tip.mix")), 2);
    }
  }

  private static String percent(double share) {
    return Math.round(100 * share) + " %";
  }

  /** In a column of numbers. */
  private static String right(String text) {
    return " ".repeat(Math.max(0, COLUMN - text.length())) + text;
  }
}
