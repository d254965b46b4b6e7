package nonpareil.server.lesson;

import java.util.List;
import nonpareil.content.Content;
import nonpareil.content.Localized;
import nonpareil.content.scenario.Arranged;
import nonpareil.content.scenario.Trial;
import nonpareil.content.yaml.ContentException;
import org.jspecify.annotations.Nullable;

/**
 * Positions to try a card in, {@code try/HERO/CARD}: lessons in which nobody says what to do. The
 * opponent attacks where a card is for defending, and otherwise does as little as possible.
 */
final class Trials {

  static final String PREFIX = "try/";

  private Trials() {}

  /** The trial of a card, or null if there is no such hero or card. */
  static @Nullable Lesson find(Content content, String id) {
    String[] parts = id.split("/", -1);
    if (parts.length != 3 || !content.heroIds().contains(parts[1])) {
      return null;
    }
    Arranged position;
    try {
      position = Trial.of(content, parts[1], parts[2]);
    } catch (ContentException e) {
      return null; // the hero has no such card
    }
    Localized title = content.hero(parts[1]).cardName(parts[2]);
    return new Lesson(
        id,
        title,
        title,
        1,
        position.game().discreet(),
        position.arrangement(),
        List.of(),
        List.of(List.of(), List.of("attack *", "card *")),
        title,
        Lesson.fingerprint(content, position));
  }
}
