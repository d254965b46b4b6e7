package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import nonpareil.content.save.Controller;
import nonpareil.content.save.SaveFile;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.State;
import org.jspecify.annotations.Nullable;

/** The end of a game: who has won and why, and how to have the same again. */
final class Curtain {

  private final GameLog log;
  private final Game game;
  private final State state;
  private final SaveFile.@Nullable Ended ended;
  private final Names names;
  private final Words words;
  private final Company company;
  private final Style style;

  /**
   * @param ended how it ended if not by its rules
   */
  Curtain(GameLog log, SaveFile.@Nullable Ended ended, Names names, Company company, Style style) {
    this.log = log;
    this.game = log.game();
    this.state = log.state();
    this.ended = ended;
    this.names = names;
    this.words = names.words();
    this.company = company;
    this.style = style;
  }

  /** Who has won, the reason, and what felled each hero that has fallen. */
  List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add(style.bold(result()));
    if (ended != null) {
      lines.add(
          words.say(
              "end.by." + ended.cause(), ended.player() < 0 ? "" : names.player(ended.player())));
      return lines;
    }
    switch (game.setup().mode()) {
      case DUEL -> {}
      case FREE_FOR_ALL -> lines.add(lastHero());
      case TEAMS -> lines.add(teams());
    }
    lines.addAll(fallen());
    for (GameLog.Choice choice : log.choices()) {
      if (choice.option() == GameLog.LEFT) {
        lines.add(words.say("end.by." + choice.text(), names.player(choice.player())));
      }
    }
    return lines;
  }

  private List<Integer> winners() {
    return IntStream.range(0, game.players())
        .filter(p -> ended != null ? p != ended.player() : (state.winners() >>> p & 1) != 0)
        .boxed()
        .toList();
  }

  private String result() {
    if (state.isDraw() || ended != null && ended.player() < 0) {
      return words.say("end.draw");
    }
    int first = winners().getFirst();
    return company.isTeams()
        ? words.say("end.won.team", company.team(first), company.list(winners()))
        : style.player(first, words.say("end.won", names.player(first)));
  }

  /** FFA-5. */
  private String lastHero() {
    if (state.isDraw()) {
      return words.say("end.why.draw");
    }
    int winner = winners().getFirst();
    return stands(winner)
        ? words.say("end.why.last", names.player(winner))
        : words.say("end.why.at-turn", names.player(winner));
  }

  /** TEAM-7. */
  private String teams() {
    List<Integer> losers =
        IntStream.range(0, game.players()).filter(p -> !winners().contains(p)).boxed().toList();
    String down = words.say("end.why.down", company.team(losers.getFirst()), company.list(losers));
    boolean allDown = winners().stream().noneMatch(this::stands);
    return allDown ? words.say("end.why.all-down", company.team(winners().getFirst())) : down;
  }

  private boolean stands(int player) {
    boolean out = (state.playersOut() >>> player & 1) != 0;
    return !out && !state.heroesDefeated(player);
  }

  private Collection<String> fallen() {
    var lines = new LinkedHashMap<Integer, String>();
    for (GameLog.Choice choice : log.choices()) {
      for (Event event : choice.events()) {
        if (event instanceof Event.Defeated e
            && game.isHero(e.fighter())
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
  String again(List<Controller> controllers) {
    var setup = game.setup();
    String mode = setup.mode() == Mode.DUEL ? "" : " --mode " + setup.mode().text();
    return "./nonpareil play --terminal%s --heroes %s --board %s --edition %s --seed %s --players %s"
        .formatted(
            mode,
            String.join(",", setup.heroes().stream().map(h -> h.id()).toList()),
            setup.board().id(),
            setup.edition().text(),
            setup.seed(),
            String.join(",", controllers.stream().map(Object::toString).toList()));
  }
}
