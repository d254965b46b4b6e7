package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Mode;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.game.WhyNot;
import nonpareil.engine.game.WhyNot.Reason;

/** The players of one game to each other: turn order, teams, whose a fighter is. */
final class Company {

  private static final String ARROW = " → ";

  private final Game game;
  private final Names names;
  private final Words words;
  private final Style style;

  Company(Game game, Names names, Style style) {
    this.game = game;
    this.names = names;
    this.words = names.words();
    this.style = style;
  }

  /** With two at the table all is said by "you" and the other hero's name. */
  boolean isDuel() {
    return mode() == Mode.DUEL;
  }

  boolean isTeams() {
    return mode() == Mode.TEAMS;
  }

  private Mode mode() {
    return game.setup().mode();
  }

  /** Whether somebody who may see one player's hand may see the other's too (TEAM-4). */
  boolean shareHands(int player, int other) {
    return player < game.players() && game.sameTeam(player, other);
  }

  /** The team mate of a player, or nobody. */
  int mate(int player) {
    return IntStream.range(0, game.players())
        .filter(p -> p != player && shareHands(player, p))
        .findFirst()
        .orElse(State.NOBODY);
  }

  /** With whose eyes a player sees the game: once out of a free-for-all, the public's (DEC-36). */
  int eyes(State state, int player) {
    boolean out = (state.playersOut() >>> player & 1) != 0;
    return out && mode() == Mode.FREE_FOR_ALL ? State.SPECTATOR : player;
  }

  // ---- how they are shown

  /** The player's shape and, in teams, the team's sign. */
  String mark(int player) {
    return style.shape(player) + (isTeams() ? " " + Style.SIGNS[mode().team(player)] : "");
  }

  /** The player with mark and name. */
  String title(int player) {
    return mark(player) + " " + style.player(player, names.title(player));
  }

  /** A team by sign and word. */
  String team(int player) {
    int team = mode().team(player);
    return Style.SIGNS[team] + " " + words.say(team == 0 ? "team.sun" : "team.moon");
  }

  /** What a player is to a viewer, in brackets; nothing where that goes without saying. */
  String role(int viewer, int player) {
    if (isDuel() || viewer >= game.players()) {
      return "";
    }
    if (viewer == player) {
      return " (" + words.say("role.you") + ")";
    }
    if (!isTeams()) {
      return "";
    }
    boolean mate = game.sameTeam(viewer, player);
    return " (" + words.say(mate ? "role.mate" : "role.opponent") + ")";
  }

  /** Whose a piece is, to be put behind its name; nothing in a duel and for one's own. */
  String owner(int viewer, int piece) {
    int owner = names.owner(piece);
    if (isDuel() || owner == viewer) {
      return "";
    }
    boolean hero = piece < Game.TOKEN && game.isHero(piece);
    String who = hero ? mark(owner) : title(owner);
    boolean mate = shareHands(viewer, owner);
    return " (" + who + (mate ? ", " + words.say("role.mate") : "") + ")";
  }

  /** Everybody in turn order, the one whose turn it is in brackets, those who are out struck. */
  String order(View view) {
    return words.say(
        "order",
        IntStream.range(0, game.players())
            .mapToObj(p -> place(view, p))
            .collect(Collectors.joining(ARROW)));
  }

  private String place(View view, int player) {
    String name = title(player).replace(' ', Terminal.UNBROKEN);
    if ((view.playersOut() >>> player & 1) != 0) {
      String out = Style.SIGN_OUT + " " + names.title(player);
      return style.dim(out.replace(' ', Terminal.UNBROKEN));
    }
    return view.activePlayer() == player ? "[" + name + "]" : name;
  }

  /** The players in a list of a sentence. */
  String list(List<Integer> players) {
    String all = players.stream().map(this::title).collect(Collectors.joining(", "));
    int last = all.lastIndexOf(", ");
    return last < 0 ? all : words.say("and", all.substring(0, last), all.substring(last + 2));
  }

  // ---- the first turn of a free-for-all

  /** Whom the viewer may not attack yet, and whom it may and why (FFA-2); nothing later on. */
  List<String> firstTurn(View view) {
    int viewer = view.viewer();
    if (mode() != Mode.FREE_FOR_ALL || view.decision() != DecisionKind.ACTION) {
      return List.of();
    }
    WhyNot why = WhyNot.of(view);
    var open = new ArrayList<Integer>();
    var closed = new ArrayList<Integer>();
    for (int p = 0; p < game.players(); p++) {
      boolean in = p != viewer && (view.playersOut() >>> p & 1) == 0;
      if (in) {
        Reason reason = why.piece(game.seat(p).heroFighter());
        (reason == Reason.PROTECTED ? closed : open).add(p);
      }
    }
    if (closed.isEmpty()) {
      return List.of();
    }
    int next = next(view);
    List<Integer> before = open.stream().filter(p -> p != next).toList();
    String had = before.isEmpty() ? "" : words.say("first-turn.had", list(before));
    return List.of(words.say("first-turn", title(next), had, list(closed)));
  }

  private int next(View view) {
    int player = view.viewer();
    do {
      player = (player + 1) % game.players();
    } while ((view.playersOut() >>> player & 1) != 0);
    return player;
  }
}
