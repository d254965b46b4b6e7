package nonpareil.server.statistics;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import nonpareil.server.store.SeatRow;

/** By what games are told apart, seen from a seat. */
enum Facet {
  MODE,
  HERO,
  /** One's own hero and one of an opponent: {@code medusa.alice}. */
  PAIRING,
  BOARD,
  /** The place in the turn order. */
  SEAT,
  /** {@code person}, or the level of a computer. */
  OPPONENT,
  CAUSE;

  static final String PERSON = "person";

  private final String text = name().toLowerCase(Locale.ROOT);

  String text() {
    return text;
  }

  static List<String> texts() {
    return Stream.of(values()).map(Facet::text).toList();
  }

  /** What a game counts as for somebody with these seats, each once. */
  List<String> keys(Played game, Collection<SeatRow> own) {
    return own.stream().flatMap(seat -> keys(game, seat)).distinct().toList();
  }

  private Stream<String> keys(Played game, SeatRow seat) {
    return switch (this) {
      case MODE -> Stream.of(game.mode().text());
      case HERO -> Stream.of(seat.hero());
      case PAIRING -> game.opponents(seat).stream().map(other -> pairing(seat, other));
      case BOARD -> Stream.of(game.board());
      case SEAT -> Stream.of(String.valueOf(seat.seat()));
      case OPPONENT -> game.opponents(seat).stream().map(Facet::kind);
      case CAUSE -> Stream.of(game.result().cause());
    };
  }

  static String pairing(SeatRow own, SeatRow other) {
    return own.hero() + "." + other.hero();
  }

  private static String kind(SeatRow seat) {
    String level = seat.level();
    return level == null ? PERSON : level;
  }
}
