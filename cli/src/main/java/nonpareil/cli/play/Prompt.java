package nonpareil.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;

/** Asks a person until there is an answer; whatever is typed, nothing worse happens than a hint. */
final class Prompt {

  private static final int MOST_DIGITS = 4;
  private static final int MOST_SHOWN = 40;

  private final Words words;
  private final Terminal terminal;
  private final Style style;
  private final Commands commands;
  private final Sights sights;
  private final List<Item> items;
  private final Asking asking;
  private final List<String> before;
  private final Tip tip;

  Prompt(GameLog log, Names names, Terminal terminal, Commands commands) {
    this.words = names.words();
    this.terminal = terminal;
    this.style = terminal.style();
    this.commands = commands;
    State state = log.state();
    int[] options = log.options();
    Question question = Question.of(state);
    View view = View.of(state, question.player());
    sights = Sights.of(view, names, terminal);
    items = new Menu(state, options, question, names, sights).items();
    asking = new Asking(state, options, question, names, sights);
    before = asking.before(view);
    tip = new Tip(view, items, first(items), names, terminal);
  }

  Answer ask() {
    boolean show = true;
    while (true) {
      if (show) {
        show(asking.sentence(), items, false);
      }
      Optional<String> typed = terminal.ask(style.accent("> "));
      if (typed.isEmpty()) {
        return new Answer.EndOfInput();
      }
      Optional<Answer> answer = answer(typed.get());
      if (answer.isPresent()) {
        return answer.get();
      }
      show = typed.get().isEmpty();
    }
  }

  private Optional<Answer> answer(String typed) {
    Optional<Item> item = find(typed, items);
    if (item.isPresent()) {
      return switch (item.get()) {
        case Item.One one -> Optional.of(new Answer.Pick(one.option()));
        case Item.Group group -> inner(group);
      };
    }
    return command(typed, items);
  }

  private Optional<Answer> command(String typed, List<? extends Item> shown) {
    if (Tip.isAskedFor(typed)) {
      tip.tell(typed);
      return Optional.empty();
    }
    Optional<Answer> answer = commands.run(typed, sights);
    if (answer.isEmpty() && !commands.knows(typed)) {
      int first = first(shown);
      int last = first + shown.size() - 1;
      terminal.line(words.say("input.unknown", shortened(typed), first, last), 2);
    }
    return answer;
  }

  /** The second half of a choice in two steps; 0 goes back to the first. */
  private Optional<Answer> inner(Item.Group group) {
    show(group.question(), group.items(), true);
    while (true) {
      Optional<String> typed = terminal.ask(style.accent("> "));
      if (typed.isEmpty()) {
        return Optional.of(new Answer.EndOfInput());
      }
      if (typed.get().equals("0")) {
        show(asking.sentence(), items, false);
        return Optional.empty();
      }
      boolean number = isNumber(typed.get());
      Optional<Item> item =
          find(typed.get(), group.items())
              .or(() -> number ? Optional.empty() : find(typed.get(), items));
      if (item.isPresent() && item.get() instanceof Item.One one) {
        return Optional.of(new Answer.Pick(one.option()));
      }
      Optional<Answer> answer = command(typed.get(), group.items());
      if (answer.isPresent()) {
        return answer;
      }
      if (typed.get().isEmpty()) {
        show(group.question(), group.items(), true);
      }
    }
  }

  private void show(String question, List<? extends Item> shown, boolean back) {
    terminal.blank();
    before.forEach(t -> terminal.line(t, 2));
    asking.context().forEach(t -> terminal.line("  " + style.dim(t), 2));
    terminal.line(style.bold(question));
    int digits = String.valueOf(shown.size()).length();
    new Listing(terminal, first(shown)).show(shown);
    if (back) {
      String number = " ".repeat(digits - 1) + "0";
      terminal.line(" " + style.accent(number) + "  " + words.say("opt.back"));
    }
  }

  /** A list of numbers to name begins with 0, so that each stands beside itself. */
  private static int first(List<? extends Item> shown) {
    return shown.getFirst() instanceof Item.One one && one.text().equals("number 0") ? 0 : 1;
  }

  // ---- reading

  /** By number, by the option's text, or by its last word if that is clear. */
  private Optional<Item> find(String typed, List<? extends Item> shown) {
    if (typed.isEmpty()) {
      return Optional.empty();
    }
    if (isNumber(typed)) {
      int index = Integer.parseInt(typed) - first(shown);
      return index >= 0 && index < shown.size() ? Optional.of(shown.get(index)) : Optional.empty();
    }
    String wanted = typed.toLowerCase(Locale.ROOT);
    List<Item> ones = new java.util.ArrayList<>();
    for (Item item : shown) {
      switch (item) {
        case Item.One one -> ones.add(one);
        case Item.Group group -> ones.addAll(group.items());
      }
    }
    return ones.stream()
        .filter(i -> i instanceof Item.One one && one.text().equals(wanted))
        .findFirst()
        .or(() -> only(ones, wanted));
  }

  private static boolean isNumber(String typed) {
    return !typed.isEmpty()
        && typed.length() <= MOST_DIGITS
        && typed.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** Nobody wants to read again all that a cat has typed. */
  private static String shortened(String typed) {
    return typed.length() > MOST_SHOWN ? typed.substring(0, MOST_SHOWN) + "…" : typed;
  }

  private static Optional<Item> only(List<Item> items, String wanted) {
    List<Item> fitting =
        items.stream()
            .filter(i -> i instanceof Item.One one && one.text().endsWith(" " + wanted))
            .toList();
    return fitting.size() == 1 ? Optional.of(fitting.getFirst()) : Optional.empty();
  }
}
