package nonpareil.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import nonpareil.content.Languages;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.SpaceFilter;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.TokenFilter;
import nonpareil.engine.effect.Tokens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Whatever the words are put together to, sentences come out: also of words added later. */
@Execution(ExecutionMode.CONCURRENT)
class AnyTreeTest {

  private static final int TREES = 4_000;
  private static final int DEEPEST = 4;

  private final Random random = new Random(7);

  @Test
  void everyTreeHasAText() {
    for (int i = 0; i < TREES; i++) {
      Effect effect = effect();
      for (Language language : Languages.ALL) {
        for (String line : Witch.lines(language, effect)) {
          assertThat(line).as("%s", effect).matches("(\u2003*[•·–] )?\\(?[\\p{Lu}].*[.:]\\)?");
          assertThat(line)
              .as("%s", effect)
              .doesNotContain("  ", " ,", " .", ",,", ",.", "..", " null");
        }
      }
    }
  }

  private Effect effect() {
    return (Effect) any(Effect.class, "", 0);
  }

  private Object any(Type type, String name, int depth) {
    if (type instanceof ParameterizedType map && map.getRawType() == Map.class) {
      return Map.of("en", "Sing", "de", "Singe"); // what is done by hand
    }
    if (type instanceof ParameterizedType list) {
      int size = 1 + random.nextInt(3);
      Type of = list.getActualTypeArguments()[0];
      return Stream.generate(() -> any(of, name, depth + 1)).limit(size).toList();
    }
    Class<?> wanted = (Class<?>) type;
    if (wanted == int.class) {
      return 1 + random.nextInt(4);
    }
    if (wanted == boolean.class) {
      return random.nextBoolean();
    }
    if (wanted == String.class) {
      return word(name);
    }
    if (wanted.isEnum()) {
      return one(List.of(wanted.getEnumConstants()));
    }
    if (wanted == CardSet.class && depth >= DEEPEST) {
      return CardSet.of((CardSet.Type) any(CardSet.Type.class, "", depth));
    }
    if (wanted == Fighters.class) {
      return fighters(depth);
    }
    if (wanted == Spaces.class) {
      var spaces = new Spaces((Spaces.Kind) any(Spaces.Kind.class, "", depth), fighters(depth));
      return depth < DEEPEST && random.nextBoolean()
          ? spaces.with((SpaceFilter) any(SpaceFilter.class, "", DEEPEST))
          : spaces;
    }
    if (wanted == Tokens.class) {
      var tokens =
          new Tokens(
              (Tokens.Whose) any(Tokens.Whose.class, "", depth),
              null,
              null,
              fighters(depth),
              null,
              random.nextBoolean());
      return depth < DEEPEST && random.nextBoolean()
          ? tokens.with((TokenFilter) any(TokenFilter.class, "", DEEPEST))
          : tokens;
    }
    if (wanted.isSealed()) {
      return ofOneKind(wanted, depth);
    }
    return record(wanted, depth);
  }

  private Object ofOneKind(Class<?> sealed, int depth) {
    var kinds = new ArrayList<Class<?>>();
    for (Class<?> kind : records(sealed)) {
      boolean nests =
          Stream.of(kind.getRecordComponents())
              .anyMatch(c -> c.getType() == sealed || c.getType() == List.class);
      if (depth < DEEPEST || !nests) {
        kinds.add(kind);
      }
    }
    return record(one(kinds), depth);
  }

  /** The records of a sealed type, also of the sealed types below it. */
  private static List<Class<?>> records(Class<?> sealed) {
    var records = new ArrayList<Class<?>>();
    for (Class<?> kind : sealed.getPermittedSubclasses()) {
      records.addAll(kind.isSealed() ? records(kind) : List.of(kind));
    }
    return records;
  }

  private Object record(Class<?> record, int depth) {
    RecordComponent[] components = record.getRecordComponents();
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class[]::new);
    Object[] values =
        Stream.of(components).map(c -> any(c.getGenericType(), c.getName(), depth + 1)).toArray();
    try {
      var constructor = record.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(record.getName(), e);
    }
  }

  private Fighters fighters(int depth) {
    var group = (Group) any(Group.class, "", depth);
    var where = (Fighters.Where) any(Fighters.Where.class, "", depth);
    Fighters near = depth < DEEPEST + 2 ? fighters(depth + 2) : Fighters.of(Group.HERO);
    var set = new Fighters(group, group == Group.KIND ? word("kind") : null, where, near);
    return depth < DEEPEST && random.nextBoolean()
        ? set.with((Filter) any(Filter.class, "", DEEPEST))
        : set;
  }

  private String word(String name) {
    return switch (name) {
      case "trait" -> "full";
      case "card" -> "howl";
      case "tag" -> "spell";
      default -> one(List.of("witch", "wolf", "kitten"));
    };
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
