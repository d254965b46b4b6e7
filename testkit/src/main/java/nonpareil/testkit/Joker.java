package nonpareil.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A hero with nothing but jokes, so that a test need not wait for one: all is done by hand. */
public final class Joker {

  public static final String ID = "joker";

  private static final String HERO =
      """
      id: joker
      name: {en: The Joker, de: Der Witzbold}
      move: 2
      fighters:
        - id: joker
          name:
            en: {name: Joker, article: true}
            de: {name: Witzbold, article: true, gender: m}
          health: 12
          attack: melee
      cards:
        - id: joke
          name: {en: Joke, de: Witz}
          type: scheme
          boost: 1
          copies: 30
          banner: any
          scheme:
            - by-hand:
                en: Tell a joke; if your opponent laughs, draw a card. <b>Loud</b> & clear!
                de: Erzähle einen Witz; wenn dein Gegner lacht, ziehe eine Karte. <b>Laut</b> & klar!
      """;

  private Joker() {}

  /** Its file, written into a folder. */
  public static Path in(Path folder) {
    try {
      return Files.writeString(folder.resolve("joker.yaml"), HERO);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
