package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import nonpareil.engine.board.Board;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Reach;
import nonpareil.engine.game.View;

/** The board: every space by zones, neighbours and who stands there. */
final class BoardSight {

  private final View view;
  private final Game game;
  private final Reach reach;
  private final Names names;
  private final Company company;
  private final Words words;
  private final Terminal terminal;
  private final Style style;

  BoardSight(View view, Names names, Company company, Terminal terminal) {
    this.view = view;
    this.game = view.game();
    this.reach = Reach.of(view);
    this.names = names;
    this.company = company;
    this.words = names.words();
    this.terminal = terminal;
    this.style = terminal.style();
  }

  /** Every space with its zones, its neighbours and who stands there. */
  void show() {
    terminal.rule(names.boardName());
    Board board = game.board();
    int zones = widest(board, s -> names.zones(s).length(), words.say("board.zones").length());
    int neighbours =
        widest(
            board,
            s -> names.spaces(board.adjacent(s)).length(),
            words.say("board.neighbours").length());
    terminal.line(
        style.dim(
            row(
                words.say("board.space"),
                words.say("board.zones"),
                zones,
                words.say("board.neighbours"),
                neighbours,
                words.say("board.here"))));
    for (int s = 0; s < board.size(); s++) {
      terminal.line(
          row(
              names.space(s),
              names.zones(s),
              zones,
              names.spaces(board.adjacent(s)),
              neighbours,
              String.join(", ", here(s))),
          7);
    }
    if (board.passages() != 0) {
      terminal.line(words.say("board.passages", names.spaces(board.passages())));
    }
  }

  private static int widest(Board board, IntUnaryOperator width, int least) {
    return Math.max(least, IntStream.range(0, board.size()).map(width).max().orElse(0));
  }

  private static String row(String id, String zones, int z, String next, int n, String here) {
    String row =
        Style.pad(id, 5) + "  " + Style.pad(zones, z) + "  " + Style.pad(next, n) + "  " + here;
    return row.stripTrailing();
  }

  private List<String> here(int space) {
    var result = new ArrayList<String>();
    for (int f = 0; f < game.fighters(); f++) {
      if (view.at(f) == space) {
        int owner = game.owner(f);
        result.add(company.mark(owner) + " " + style.player(owner, names.fighter(f).toString()));
      }
    }
    for (int t = 0; t < game.tokens(); t++) {
      if (view.tokenAt(t) == space) {
        result.add(names.fighter(Game.TOKEN + t) + company.owner(view.viewer(), Game.TOKEN + t));
      }
    }
    for (int p = 0; p < game.board().starts(); p++) {
      if (game.board().start(p) == space) {
        result.add(style.dim(words.say("board.start", p + 1)));
      }
    }
    if ((game.board().passages() >>> space & 1) != 0) {
      result.add(style.dim(words.say("board.passage")));
    }
    return result;
  }

  /** A space in one line: its zones, and whom a fighter could attack from there. */
  String space(int space, int mover) {
    var line = new StringBuilder(Style.pad(names.space(space), 4));
    line.append(style.dim(names.zones(space)));
    var targets = new ArrayList<String>();
    if (mover < game.fighters()) {
      for (int rest = reach.targetsFrom(mover, space); rest != 0; rest &= rest - 1) {
        int target = Integer.numberOfTrailingZeros(rest);
        targets.add(names.fighter(target) + company.owner(view.viewer(), target));
      }
    }
    for (int t = 0; t < game.tokens(); t++) {
      if (view.tokenAt(t) == space) {
        line.append(", ").append(names.fighter(Game.TOKEN + t));
      }
    }
    if ((game.board().passages() >>> space & 1) != 0) {
      line.append(", ").append(words.say("board.passage"));
    }
    if (!targets.isEmpty()) {
      line.append("  ").append(words.say("space.reaches", String.join(", ", targets)));
    }
    return line.toString();
  }
}
