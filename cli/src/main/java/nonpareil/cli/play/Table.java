package nonpareil.cli.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonpareil.content.Content;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.content.text.Language;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import org.jspecify.annotations.Nullable;

/** A game at one screen, from where it stands to its end or until somebody leaves. */
public final class Table {

  /** How much of the story is told again to somebody who comes back to it. */
  private static final int LAST_LINES = 12;

  private static final String RESIGNED = "resigned";

  private static final Set<Option.Word> LEAST =
      EnumSet.of(
          Option.Word.NONE,
          Option.Word.DONE,
          Option.Word.NO,
          Option.Word.STAY,
          Option.Word.MANEUVER);

  private final GameLog log;
  private final List<Controller> controllers;
  private final Names names;
  private final Words words;
  private final Company company;
  private final Terminal terminal;
  private final Style style;
  private final Saving saving;

  /** Of how many choices each viewer has been told. */
  private final int[] told = new int[State.SPECTATOR + 1];

  /** Whose hand may be on the screen; a spectator's until somebody has come. */
  private int present = State.SPECTATOR;

  /** The decision the panels were last shown at. */
  private int shownAt = -1;

  /** How the game ended if not by its rules. */
  private SaveFile.@Nullable Ended ended;

  /** Nobody at the screen plays any more, and wants to be stopped at the next turn. */
  private boolean stopsAtTurns = true;

  /**
   * @param file where the game is saved when it is left, or null
   */
  public Table(
      SaveFile game, Content content, Language language, Terminal terminal, @Nullable Path file) {
    log = game.log();
    controllers = game.controllers();
    ended = game.ended();
    words = new Words(language);
    names = new Names(log.game(), content, words);
    this.terminal = terminal;
    this.style = terminal.style();
    company = new Company(log.game(), names, style);
    saving = new Saving(log, controllers, content, words, terminal, file);
  }

  /** Plays on. */
  public void play() {
    welcome();
    while (!log.isOver() && ended == null) {
      if (!step()) {
        return;
      }
    }
    end();
  }

  /** Whether the game goes on. */
  private boolean step() {
    if ((log.state().playersLeaving() >>> log.decider() & 1) != 0) {
      log.append(least(log.options()));
      return true;
    }
    return switch (controllers.get(log.decider())) {
      case Controller.Computer computer -> compute(computer);
      case Controller.Human _ -> askHuman();
    };
  }

  /** What is chosen for somebody who has given up, until the action ends: as little as possible. */
  private static int least(int[] options) {
    for (int option : options) {
      if (LEAST.contains(Option.word(option))) {
        return option;
      }
    }
    return options[0];
  }

  // ---- the beginning

  private void welcome() {
    terminal.blank();
    if (company.isDuel()) {
      String players =
          IntStream.range(0, log.game().players())
              .mapToObj(company::title)
              .collect(Collectors.joining("  "));
      terminal.line(words.say("welcome", players, names.boardName()));
    } else {
      seats();
    }
    terminal.line(style.dim(words.say("welcome.help")), 0);
    terminal.blank();
    List<Integer> humans = humans();
    if (!humans.isEmpty()
        && humans.stream().allMatch(h -> company.shareHands(humans.getFirst(), h))) {
      present = humans.getFirst();
    }
    var sights = sights(present);
    sights.cards().abilities();
    terminal.blank();
    sights.board().show();
    if (log.size() > 0) {
      terminal.blank();
      terminal.line(words.say("loaded", log.size()));
      for (int viewer = 0; viewer < log.game().players(); viewer++) {
        told[viewer] = choicesBefore(viewer);
      }
    }
  }

  /** Who sits where, who is with whom, and whom the computer plays. */
  private void seats() {
    terminal.line(words.say("welcome." + log.game().setup().mode().text(), names.boardName()), 2);
    for (int p = 0; p < log.game().players(); p++) {
      String who =
          switch (controllers.get(p)) {
            case Controller.Human _ -> words.say("seat.person");
            case Controller.Computer(String level, _) ->
                words.say("seat.computer", words.say("level." + level));
          };
      String team = company.isTeams() ? company.team(p) + ", " : "";
      terminal.line("  " + (p + 1) + "  " + company.title(p) + "  " + style.dim(team + who), 5);
    }
  }

  /** The last choices whose story has so many lines that somebody finds back into the game. */
  private int choicesBefore(int viewer) {
    int from = log.size();
    while (from > 0 && Teller.since(from, log, names, viewer).size() < LAST_LINES) {
      from--;
    }
    return from;
  }

  private Sights sights(int viewer) {
    return Sights.of(View.of(log.state(), viewer), names, terminal);
  }

  private List<Integer> humans() {
    return IntStream.range(0, controllers.size())
        .filter(p -> controllers.get(p) instanceof Controller.Human)
        .boxed()
        .toList();
  }

  // ---- computers

  /** Whether the game goes on. Whoever sits at the screen sees at once what a computer does. */
  private boolean compute(Controller.Computer computer) {
    if (stopsAtTurns && isOnlyWatched() && beginsTurn() && !watchOn()) {
      return false;
    }
    log.append(new ComputerPlayer(computer).choose(log));
    if (present != State.SPECTATOR) {
      news(present);
      terminal.flush();
    }
    return true;
  }

  private boolean isOnlyWatched() {
    int out = log.state().playersOut();
    List<Integer> humans = humans();
    return !humans.isEmpty() && humans.stream().allMatch(h -> (out >>> h & 1) != 0);
  }

  private boolean beginsTurn() {
    return log.choice(log.size() - 1).events().stream().anyMatch(Event.TurnBegan.class::isInstance);
  }

  /** Everybody at the screen is out: a turn at a time, all the rest, or no more. */
  private boolean watchOn() {
    news(present);
    terminal.blank();
    var typed = terminal.ask(words.say("watch"));
    if (typed.isEmpty()) {
      leave();
      return false;
    }
    stopsAtTurns = !typed.get().equals("*");
    if (typed.get().equals("q")) {
      return !(new Commands(log, names, terminal, saving).quit().isPresent() && goodbye());
    }
    return true;
  }

  private boolean goodbye() {
    terminal.line(words.say("bye"));
    terminal.flush();
    return true;
  }

  // ---- people

  /** Whether the game goes on. */
  private boolean askHuman() {
    int player = log.decider();
    if (!company.shareHands(present, player) && !handOver(player)) {
      leave();
      return false;
    }
    present = player;
    news(player);
    if (isTurnPoint()) {
      terminal.blank();
      var sights = sights(player);
      sights.panels().show();
      sights.cards().hands();
    }
    return switch (new Prompt(log, names, terminal, new Commands(log, names, terminal, saving))
        .ask()) {
      case Answer.Pick(int option) -> {
        log.append(option);
        yield true;
      }
      case Answer.TakenBack _ -> {
        tell(player, log.size());
        yield true;
      }
      case Answer.Resigned _ -> {
        resign(player);
        yield true;
      }
      case Answer.Quit _ -> !goodbye();
      case Answer.EndOfInput _ -> {
        leave();
        yield false;
      }
    };
  }

  /** With two it is over; with more the others play on. */
  private void resign(int player) {
    if (company.isDuel()) {
      ended = new SaveFile.Ended(RESIGNED, player);
      saving.ended(ended);
    } else {
      log.leave(player, RESIGNED);
    }
  }

  /** The panels and the hand are shown before every action and when somebody else is asked. */
  private boolean isTurnPoint() {
    boolean action = log.state().decision() == DecisionKind.ACTION;
    boolean first = shownAt < 0;
    boolean other = log.size() > 0 && log.choice(log.size() - 1).player() != log.decider();
    shownAt = log.size();
    return action || first || other;
  }

  /** Nothing of one hand may be seen when another person comes to the screen. */
  private boolean handOver(int player) {
    boolean handShown = present != State.SPECTATOR;
    if (handShown) {
      terminal.clear();
    }
    terminal.blank();
    terminal.rule(company.title(player));
    int mate = company.mate(player);
    boolean team = mate >= 0 && controllers.get(mate) instanceof Controller.Human;
    String whose =
        team
            ? words.say("hand-over.team", company.team(player), names.player(player))
            : words.say("hand-over", names.player(player));
    boolean there = terminal.ask(whose).isPresent();
    if (there && handShown) {
      terminal.clear();
    }
    return there;
  }

  private void news(int viewer) {
    int eyes = company.eyes(log.state(), viewer);
    Teller.since(told[viewer], log, names, eyes).forEach(l -> l.show(terminal));
    tell(viewer, log.size());
  }

  /** What a player has been told, the team mate who sits beside has been told too. */
  private void tell(int viewer, int choices) {
    for (int other = 0; other < told.length; other++) {
      if (other == viewer || other < log.game().players() && company.shareHands(viewer, other)) {
        told[other] = choices;
      }
    }
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
    var humans = new ArrayList<>(humans());
    if (humans.stream().anyMatch(h -> !company.shareHands(humans.getFirst(), h))) {
      terminal.clear();
      present = State.SPECTATOR;
      told[present] = choicesBefore(present);
    }
    news(present);
    terminal.blank();
    terminal.rule(style.bold(words.say("end")));
    int eyes = present == State.SPECTATOR ? present : company.eyes(log.state(), present);
    sights(eyes).panels().show();
    terminal.blank();
    var curtain = new Curtain(log, ended, names, company, style);
    curtain.lines().forEach(line -> terminal.line(line, 2));
    terminal.line(words.say("end.seed", String.valueOf(log.game().setup().seed())), 2);
    terminal.line(words.say("end.again"));
    terminal.whole("  " + curtain.again(controllers));
    if (saving.file().isPresent()) {
      saving.save("");
      terminal.line(words.say("end.load"));
      terminal.whole("  ./nonpareil play --terminal --load " + saving.file().get());
    } else {
      terminal.ask(words.say("end.save")).filter(n -> !n.isEmpty()).ifPresent(saving::save);
    }
    terminal.flush();
  }
}
