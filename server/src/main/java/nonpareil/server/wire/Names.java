package nonpareil.server.wire;

import java.util.Locale;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.State;
import org.jspecify.annotations.Nullable;

/** The names of a game's pieces, spaces, cards and options, as they stand in messages. */
public record Names(Game game) {

  /** An enumeration's constant as it is written in messages. */
  static String kebab(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** A fighter or token. */
  public String piece(int piece) {
    return game.pieceName(piece);
  }

  /** A space; null for a place off the board. */
  public @Nullable String space(int space) {
    return space < 0 ? null : game.board().spaceId(space);
  }

  /** A card of a player's deck. */
  public String card(int player, int card) {
    return game.seat(player).deck().card(card).id();
  }

  /** An option of the pending decision. */
  public String option(State s, int option) {
    return OptionText.of(s, option);
  }

  /** The id of a hero's counter. */
  String counter(int player, int counter) {
    return game.seat(player).hero().counters().get(counter).id();
  }
}
