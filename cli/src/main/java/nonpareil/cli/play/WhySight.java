package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.View;
import nonpareil.engine.game.WhyNot;
import nonpareil.engine.game.WhyNot.Reason;
import org.jspecify.annotations.Nullable;

/** Why a card, a fighter or a space cannot be chosen in the decision that is asked. */
final class WhySight {

  private final View view;
  private final Game game;
  private final Names names;
  private final Words words;
  private final Terminal terminal;

  WhySight(View view, Names names, Terminal terminal) {
    this.view = view;
    this.game = view.game();
    this.names = names;
    this.words = names.words();
    this.terminal = terminal;
  }

  /** The key of the sentence for a reason. */
  static String key(Reason reason) {
    return "why." + reason.name().toLowerCase(Locale.ROOT);
  }

  /** Answers for whatever is called so: by id or name, or by a part of the name. */
  void tell(String wanted) {
    String what = wanted.toLowerCase(Locale.ROOT);
    if (what.isEmpty()) {
      terminal.line(words.say("why.which"));
      return;
    }
    WhyNot why = WhyNot.of(view);
    int blank = what.lastIndexOf(' ');
    int space = space(what.substring(blank + 1));
    if (space >= 0 && blank < 0) {
      space(why, space);
      return;
    }
    List<Integer> movers = space < 0 ? List.of() : pieces(what.substring(0, blank).strip());
    if (!movers.isEmpty()) {
      movers.forEach(p -> line(going(p, space), why.space(p, space)));
      return;
    }
    List<Integer> pieces = pieces(what);
    List<Integer> cards = cards(what);
    pieces.forEach(p -> line(names.fighter(p), why.piece(p)));
    cards.forEach(c -> line(names.quoted(view.viewer(), c), why.card(c)));
    if (pieces.isEmpty() && cards.isEmpty()) {
      terminal.line(words.say("why.unknown", wanted), 2);
    }
  }

  /** For everybody who could go somewhere now; once if the space alone is asked for. */
  private void space(WhyNot why, int space) {
    List<Integer> movers =
        pieces().stream()
            .filter(p -> why.piece(p) == null && why.space(p, space) != Reason.NOT_ASKED_FOR)
            .toList();
    movers.forEach(p -> line(going(p, space), why.space(p, space)));
    if (movers.isEmpty()) {
      line(words.say("why.space", names.space(space)), why.space(0, space));
    }
  }

  private String going(int piece, int space) {
    return names.fighter(piece) + " → " + names.space(space);
  }

  private void line(Object what, @Nullable Reason reason) {
    String sentence = words.say(reason == null ? "why.can" : key(reason));
    terminal.line(words.say("why", what, sentence), 2);
  }

  // ---- what is meant

  private int space(String id) {
    for (int s = 0; s < game.board().size(); s++) {
      if (names.space(s).equals(id)) {
        return s;
      }
    }
    return -1;
  }

  private List<Integer> pieces() {
    return IntStream.concat(
            IntStream.range(0, game.fighters()),
            IntStream.range(Game.TOKEN, Game.TOKEN + game.tokens()))
        .boxed()
        .toList();
  }

  private List<Integer> pieces(String wanted) {
    return called(wanted, pieces(), game::pieceName, p -> names.fighter(p).toString());
  }

  private List<Integer> cards(String wanted) {
    Deck deck = game.seat(view.viewer()).deck();
    return called(
        wanted,
        IntStream.range(0, deck.size()).boxed().toList(),
        c -> deck.card(c).id(),
        c -> names.card(view.viewer(), c));
  }

  /** Those with exactly this id or name, or else those with it in their id or name. */
  private static List<Integer> called(
      String wanted, List<Integer> all, IntFunction<String> id, IntFunction<String> name) {
    var exact = new ArrayList<Integer>();
    var part = new ArrayList<Integer>();
    for (int thing : all) {
      List<String> both = List.of(id.apply(thing), name.apply(thing).toLowerCase(Locale.ROOT));
      if (both.contains(wanted)) {
        exact.add(thing);
      } else if (both.stream().anyMatch(n -> n.contains(wanted))) {
        part.add(thing);
      }
    }
    return exact.isEmpty() ? part : exact;
  }
}
