package nonpareil.cli.play;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonpareil.content.Content;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.text.Language;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.jspecify.annotations.Nullable;

/** A game at one screen, from where it stands to its end or until somebody leaves. */
public final class Table {

  /** How much of the story is told again to somebody who comes back to it. */
  private static final int LAST_LINES = 12;

  private final GameLog log;
  private final List<Controller> controllers;
  private final Names names;
  private final Words words;
  private final Terminal terminal;
  private final Style style;
  private final Saving saving;

  /** How many lines of the story each viewer has been told. */
  private final int[] told = new int[State.SPECTATOR + 1];

  /** Whose hand may be on the screen; a spectator's until somebody has come. */
  private int present = State.SPECTATOR;

  /** The decision the panels were last shown at. */
  private int shownAt = -1;

  /**
   * @param file where the game is saved when it is left, or null
   */
  public Table(
      SaveFile game, Content content, Language language, Terminal terminal, @Nullable Path file) {
    log = game.log();
    controllers = game.controllers();
    words = new Words(language);
    names = new Names(log.game(), content, words);
    this.terminal = terminal;
    this.style = terminal.style();
    saving = new Saving(log, controllers, content, words, terminal, file);
  }

  /** Plays on. */
  public void play() {
    welcome();
    while (!log.isOver()) {
      switch (controllers.get(log.decider())) {
        case Controller.Computer computer -> log.append(new ComputerPlayer(computer).choose(log));
        case Controller.Human _ -> {
          if (!askHuman()) {
            return;
          }
        }
      }
    }
    end();
  }

  private void welcome() {
    terminal.blank();
    String players =
        IntStream.range(0, log.game().players())
            .mapToObj(p -> style.shape(p) + " " + style.player(p, names.title(p)))
            .collect(Collectors.joining("  "));
    terminal.line(words.say("welcome", players, names.boardName()));
    terminal.line(style.dim(words.say("welcome.help")), 0);
    terminal.blank();
    if (humans() == 1) {
      present = human();
    }
    var sights = Sights.of(View.of(log.state(), present), names, terminal);
    sights.cards().abilities();
    terminal.blank();
    sights.board().show();
    if (log.size() > 0) {
      terminal.blank();
      terminal.line(words.say("loaded", log.size()));
      for (int viewer = 0; viewer < log.game().players(); viewer++) {
        told[viewer] = Math.max(0, Teller.tell(log, names, viewer).size() - LAST_LINES);
      }
    }
  }

  private int humans() {
    return (int) controllers.stream().filter(Controller.Human.class::isInstance).count();
  }

  private int human() {
    int p = 0;
    while (!(controllers.get(p) instanceof Controller.Human)) {
      p++;
    }
    return p;
  }

  /** Whether the game goes on. */
  private boolean askHuman() {
    int player = log.decider();
    if (present != player && !handOver(player)) {
      leave();
      return false;
    }
    news(player);
    if (isTurnPoint()) {
      terminal.blank();
      var sights = Sights.of(View.of(log.state(), player), names, terminal);
      sights.panels().show();
      sights.cards().hand();
    }
    return switch (new Prompt(log, names, terminal, new Commands(log, names, terminal, saving))
        .ask()) {
      case Answer.Pick(int option) -> {
        log.append(option);
        yield true;
      }
      case Answer.TakenBack _ -> {
        told[player] = Math.min(told[player], Teller.tell(log, names, player).size());
        yield true;
      }
      case Answer.Quit _ -> {
        terminal.line(words.say("bye"));
        terminal.flush();
        yield false;
      }
      case Answer.EndOfInput _ -> {
        leave();
        yield false;
      }
    };
  }

  /** The panels and the hand are shown before every action and when somebody else is asked. */
  private boolean isTurnPoint() {
    boolean action = log.state().decision() == DecisionKind.ACTION;
    boolean first = shownAt < 0;
    boolean other = log.size() > 0 && log.choice(log.size() - 1).player() != log.decider();
    shownAt = log.size();
    return action || first || other;
  }

  /** Nothing of one hand may be seen when the other person comes to the screen. */
  private boolean handOver(int player) {
    boolean handShown = present != State.SPECTATOR;
    if (handShown) {
      terminal.clear();
    }
    terminal.blank();
    terminal.rule(style.player(player, names.title(player)));
    boolean there = terminal.ask(words.say("hand-over", names.player(player))).isPresent();
    if (there && handShown) {
      terminal.clear();
    }
    if (there) {
      present = player;
    }
    return there;
  }

  private void news(int viewer) {
    List<Line> lines = Teller.tell(log, names, viewer);
    lines
        .subList(Math.min(told[viewer], lines.size()), lines.size())
        .forEach(l -> l.show(terminal));
    told[viewer] = lines.size();
  }

  /** The input has ended: the game is saved if a file is known. */
  private void leave() {
    terminal.blank();
    if (saving.file().isPresent()) {
      saving.save("");
    } else {
      terminal.line(words.say("eof"));
    }
    terminal.flush();
  }

  // ---- the end

  private void end() {
    if (humans() > 1) {
      terminal.clear();
      present = State.SPECTATOR;
      told[present] = Math.max(0, Teller.tell(log, names, present).size() - LAST_LINES);
    }
    news(present);
    terminal.blank();
    terminal.rule(style.bold(words.say("end")));
    State state = log.state();
    Sights.of(View.of(state, present), names, terminal).panels().show();
    terminal.blank();
    terminal.line(state.isDraw() ? style.bold(words.say("end.draw")) : winners(state));
    fallen().forEach(terminal::line);
    terminal.line(words.say("end.seed", String.valueOf(log.game().setup().seed())), 2);
    terminal.line(words.say("end.again"));
    terminal.whole("  " + again());
    if (saving.file().isPresent()) {
      saving.save("");
      terminal.line(words.say("end.load"));
      terminal.whole("  ./nonpareil play --terminal --load " + saving.file().get());
    } else {
      terminal.ask(words.say("end.save")).filter(n -> !n.isEmpty()).ifPresent(saving::save);
    }
    terminal.flush();
  }

  private String winners(State state) {
    return IntStream.range(0, log.game().players())
        .filter(p -> (state.winners() >>> p & 1) != 0)
        .mapToObj(p -> style.player(p, words.say("end.won", names.player(p))))
        .collect(Collectors.joining(" "));
  }

  /** Why the game ended: the heroes that have fallen, and what felled them. */
  private Collection<String> fallen() {
    var lines = new LinkedHashMap<Integer, String>();
    State state = log.state();
    for (GameLog.Choice choice : log.choices()) {
      for (Event event : choice.events()) {
        if (event instanceof Event.Defeated e
            && log.game().isHero(e.fighter())
            && state.defeated(e.fighter())) {
          String why = names.cause(e.cause());
          String key = why.isEmpty() ? "end.fallen" : "end.fallen.by";
          lines.put(e.fighter(), words.say(key, names.fighter(e.fighter()), why));
        }
      }
    }
    return lines.values();
  }

  /** The command that sets up the same game again. */
  private String again() {
    var setup = log.game().setup();
    return "./nonpareil play --terminal --heroes %s --board %s --edition %s --seed %s --players %s"
        .formatted(
            String.join(",", setup.heroes().stream().map(h -> h.id()).toList()),
            setup.board().id(),
            setup.edition().text(),
            setup.seed(),
            String.join(",", controllers.stream().map(Object::toString).toList()));
  }
}
