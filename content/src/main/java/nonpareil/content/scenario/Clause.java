package nonpareil.content.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;

/**
 * Something that has to be proven: a rule, a worked example, a decision of ours, a pairing, a card
 * or an ability.
 *
 * @param id {@code ATT-7}, {@code DEC-3}, {@code PAIR-12}, {@code W-1} (a wish for the effect
 *     language), {@code medusa/dash}, {@code medusa/ability}
 * @param title what it is about, in a few words
 */
public record Clause(String id, String title) {

  private static final List<String> FILES =
      List.of("/nonpareil/clauses.txt", "/nonpareil/wishes.txt");

  /** The rules, then every hero's ability and cards. */
  public static List<Clause> all() {
    List<Clause> all = new ArrayList<>(rules());
    Content content = Content.bundled();
    for (String id : content.heroIds()) {
      HeroSheet hero = content.hero(id);
      String name = hero.name().english();
      all.add(new Clause(id + "/ability", name + ": ability"));
      hero.cardNames()
          .forEach((card, n) -> all.add(new Clause(id + "/" + card, name + ": " + n.english())));
    }
    return List.copyOf(all);
  }

  private static List<Clause> rules() {
    return FILES.stream().flatMap(file -> read(file).stream()).toList();
  }

  private static List<Clause> read(String file) {
    try (InputStream in = Clause.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its file " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().map(Clause::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Clause of(String line) {
    int space = line.indexOf(' ');
    return new Clause(line.substring(0, space), line.substring(space + 1));
  }
}
