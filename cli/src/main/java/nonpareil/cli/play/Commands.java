package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.GameLog.Undo;
import nonpareil.engine.game.Seat;

/** What a person can type besides an answer. */
final class Commands {

  private static final Set<String> ALL =
      Set.of("", "u", "h", "?", "b", "l", "p", "m", "c", "d", "a", "w", "s", "x", "q");
  private static final int LAST_LINES = 30;

  private final GameLog log;
  private final Names names;
  private final Words words;
  private final Terminal terminal;
  private final Saving saving;

  Commands(GameLog log, Names names, Terminal terminal, Saving saving) {
    this.log = log;
    this.names = names;
    this.words = names.words();
    this.terminal = terminal;
    this.saving = saving;
  }

  boolean knows(String typed) {
    return ALL.contains(word(typed));
  }

  private static String word(String typed) {
    return typed.split(" ", 2)[0].toLowerCase(Locale.ROOT);
  }

  private static String rest(String typed) {
    String[] parts = typed.split(" ", 2);
    return parts.length == 2 ? parts[1].strip() : "";
  }

  /** Carries out a command; only some of them are an answer. */
  Optional<Answer> run(String typed, Sights sights) {
    switch (word(typed)) {
      case "u" -> {
        return takeBack();
      }
      case "x" -> {
        return resign();
      }
      case "q" -> {
        return quit();
      }
      case "h", "?" -> help(sights.company().isTeams());
      case "b" -> sights.board().show();
      case "l" -> story(rest(typed));
      case "p", "" -> {
        sights.panels().show();
        sights.cards().hands();
      }
      case "m" -> sights.cards().mate();
      case "c" -> cards(rest(typed), sights);
      case "d" -> sights.cards().discards();
      case "a" -> sights.cards().abilities();
      case "w" -> sights.why().tell(rest(typed));
      case "s" -> saving.save(rest(typed));
      default -> {}
    }
    return Optional.empty();
  }

  private void help(boolean teams) {
    for (String key :
        List.of("t", "u", "b", "p", "m", "l", "c", "d", "a", "w", "s", "x", "q", "h")) {
      if (key.equals("m") && !teams) {
        continue;
      }
      terminal.line(
          "  "
              + terminal.style().accent(Style.pad(words.say("help." + key + ".key"), 8))
              + words.say("help." + key),
          10);
    }
    terminal.line(words.say("help.answers"), 2);
  }

  private Optional<Answer> takeBack() {
    int player = log.decider();
    Undo undo = log.undo(player);
    if (undo == Undo.ALLOWED) {
      log.takeBack(player);
      terminal.line(words.say("undo.done"));
      return Optional.of(new Answer.TakenBack());
    }
    terminal.line(words.say("undo." + undo.name().toLowerCase(Locale.ROOT)), 2);
    return Optional.empty();
  }

  /** Nobody gives up by a slip of the finger. */
  private Optional<Answer> resign() {
    boolean sure =
        terminal.ask(words.say("resign.sure")).filter(t -> t.equalsIgnoreCase("x")).isPresent();
    return sure ? Optional.of(new Answer.Resigned()) : Optional.empty();
  }

  /** Asks where to save before leaving; nothing if the person stays after all. */
  Optional<Answer> quit() {
    while (true) {
      Optional<String> name =
          terminal.ask(
              saving.file().isEmpty()
                  ? words.say("quit.save")
                  : words.say("quit.save.known", saving.file().get()));
      if (name.isEmpty()) {
        return Optional.of(new Answer.EndOfInput());
      }
      if (name.get().equals("0")) {
        return Optional.empty();
      }
      if (name.get().isEmpty() && saving.file().isEmpty()) {
        return Optional.of(new Answer.Quit());
      }
      if (saving.save(name.get())) {
        return Optional.of(new Answer.Quit());
      }
    }
  }

  private void story(String which) {
    List<Line> lines = Teller.tell(log, names, log.decider());
    boolean all = which.equals("*") || lines.size() <= LAST_LINES;
    (all ? lines : lines.subList(lines.size() - LAST_LINES, lines.size()))
        .forEach(l -> l.show(terminal));
    if (!all) {
      terminal.line(terminal.style().dim(words.say("log.more", lines.size() - LAST_LINES)));
    }
    if (lines.isEmpty()) {
      terminal.line(words.say("log.empty"));
    }
  }

  /** The cards of all decks whose id or name begins with, or else contains, some letters. */
  private void cards(String wanted, Sights sights) {
    String part = wanted.toLowerCase(Locale.ROOT);
    if (part.isEmpty()) {
      terminal.line(words.say("card.which"));
      return;
    }
    var found = new ArrayList<int[]>();
    var exact = new ArrayList<int[]>();
    for (int p = 0; p < log.game().players(); p++) {
      Seat seat = log.game().seat(p);
      for (int c = 0; c < seat.second().end(); c++) {
        String id = seat.deck().card(c).id();
        String name = names.card(p, c).toLowerCase(Locale.ROOT);
        if (id.equals(part) || name.equals(part)) {
          exact.add(new int[] {p, c});
        } else if (id.contains(part) || name.contains(part)) {
          found.add(new int[] {p, c});
        }
      }
    }
    List<int[]> shown = exact.isEmpty() ? found : exact;
    shown.forEach(card -> sights.cards().card(card[0], card[1]));
    if (shown.isEmpty()) {
      terminal.line(words.say("card.unknown", wanted));
    }
  }
}
