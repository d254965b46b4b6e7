package nonpareil.content.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.NearMiss;
import nonpareil.content.yaml.Problem;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import org.jspecify.annotations.Nullable;

/** The words of one kind, and how a use of them is read. */
public final class Vocabulary<T> {

  /**
   * What people write who want something that cannot be said: a word with nearly its letters is not
   * what they mean.
   */
  private static final Set<String> UNSAYABLE =
      Set.of("play", "repeat", "copy-effects", "max-health");

  /** What a number below 0 is written as. */
  private static final Map<String, String> OPPOSITES =
      Map.of("add-value", "subtract-value", "gain", "lose", "plus", "minus");

  private final String kind;
  private final Map<String, Word<T>> words = new LinkedHashMap<>();

  /**
   * @param kind for messages: {@code an effect}
   */
  Vocabulary(String kind, List<Word<T>> words) {
    this.kind = kind;
    for (Word<T> word : words) {
      this.words.put(word.name(), word);
    }
  }

  /** Words that stand in two tables. */
  static <T> List<Word<T>> together(List<Word<T>> table, List<Word<T>> more) {
    return Stream.concat(table.stream(), more.stream()).toList();
  }

  /** All words in the order of the documentation. */
  public List<Word<T>> words() {
    return List.copyOf(words.values());
  }

  Set<String> names() {
    return Collections.unmodifiableSet(words.keySet());
  }

  T read(YamlNode node, Scope scope) {
    return switch (node) {
      case YamlScalar bare -> {
        Word<T> word = named(bare, bare.word());
        if (word.params().stream().anyMatch(Param::needed)) {
          throw bare.refuse("\"" + word.name() + "\" alone", word.written());
        }
        yield use(word, bare, null, null, scope);
      }
      case YamlMap map -> readMap(map, scope);
      case YamlList list -> throw list.refuse(kind);
    };
  }

  private T readMap(YamlMap map, Scope scope) {
    if (map.entries().isEmpty()) {
      throw map.refuse(kind);
    }
    YamlMap.Entry head =
        map.entries().stream()
            .filter(e -> words.containsKey(e.name()))
            .findFirst()
            .orElse(map.entries().getFirst());
    Word<T> word = named(head.key(), head.name());
    return use(word, head.key(), head.value(), map, scope);
  }

  private Word<T> named(YamlNode at, String name) {
    Word<T> word = words.get(name);
    if (word == null && UNSAYABLE.contains(name)) {
      throw at.refuse(
          kind + "; there is no word for that: see \"What cannot be said\" in the manual");
    }
    if (word == null) {
      throw at.refuse(Expected.meant(kind, words.keySet(), name));
    }
    return word;
  }

  private T use(
      Word<T> word, YamlNode at, @Nullable YamlNode value, @Nullable YamlMap around, Scope scope) {
    var problems = new Problems();
    problems.check(() -> scope.standsIn(at, word.name(), word.windows()));
    word.needs().forEach(n -> problems.check(() -> scope.needs(at, word.name(), n)));
    if (word.pieces().contains(Word.Piece.TOKENS)) {
      scope.hasTokens(at, word.name());
    }
    if (word.pieces().contains(Word.Piece.TRAITS)) {
      scope.hasTraits(at, word.name());
    }
    var stray = new StrayKeys(word, words);
    if (around != null) {
      stray.beside(around);
    }
    Map<String, YamlNode> written = written(word, value, around, stray, problems);
    stray.problems().forEach(problems::add);
    var args = new Args(at, scope);
    var branches = new ArrayList<Set<LeftBehind>>();
    var missing = new ArrayList<Param<?>>();
    boolean sure = true;
    Scope before = scope;
    for (Param<?> param : word.params()) {
      YamlNode node = written.get(param.name());
      if (node == null) {
        if (param.needed()) {
          missing.add(param);
        }
        sure &= !param.type().branch();
        continue;
      }
      Scope inner = param.type().branch() ? (param.follows() ? before : scope).fork() : scope;
      if (param.type().branch()) {
        inner.add(word.leaves()); // what the word itself leaves behind is there for its branches
      }
      problems
          .attempt(() -> read(word, param, node, inner))
          .ifPresentOrElse(read -> args.put(param, read), scope::becomesUnsure);
      if (param.type().branch()) {
        branches.add(inner.left());
        before = inner;
      }
    }
    for (Param<?> param : missing) {
      String found = "\"" + word.name() + "\" without \"" + param.name() + "\"";
      boolean elsewhere = stray.mayBe(param.name()) || problems.anyUnknownKey(param.name());
      problems.add(new Problem(at.mark(), found, word.written(), elsewhere));
    }
    problems.throwIfAny();
    // What a branch has overwritten may be another afterwards.
    branches.forEach(scope::onlyWith);
    // What every branch leaves behind is there whichever was taken; a lone branch may not have
    // been.
    if (sure && branches.size() > 1) {
      var common = EnumSet.allOf(LeftBehind.class);
      branches.forEach(common::retainAll);
      scope.add(common);
    }
    scope.remove(word.forgets());
    scope.add(word.leaves());
    word.leavesIf()
        .forEach(
            (thing, used) -> {
              if (used.test(args)) {
                scope.add(EnumSet.of(thing));
              }
            });
    return word.build().apply(args);
  }

  /** Reads a parameter; written alone, a word of another one wants braces. */
  private static <P> P read(Word<?> word, Param<P> param, YamlNode node, Scope scope) {
    try {
      return Objects.requireNonNull(param.type().read(node, scope));
    } catch (ContentException e) {
      if (param.equals(word.main()) && node instanceof YamlScalar bare) {
        for (Param<?> other : word.params()) {
          if (!other.equals(param) && !other.beside() && other.type().hasWord(bare.written())) {
            throw bare.refuse("it as \"" + other.name() + "\" in " + word.written());
          }
        }
      }
      String less = OPPOSITES.getOrDefault(word.name(), OPPOSITES.get(param.name()));
      if (less != null && node instanceof YamlScalar number && isNegative(number)) {
        throw number.refuse("a number above 0; what is less is \"" + less + "\"");
      }
      throw e;
    }
  }

  private static boolean isNegative(YamlScalar number) {
    return number.isNumber() && number.written().startsWith("-");
  }

  /** Sorts what was written to the parameters. */
  private Map<String, YamlNode> written(
      Word<T> word,
      @Nullable YamlNode value,
      @Nullable YamlMap around,
      StrayKeys stray,
      Problems problems) {
    Map<String, YamlNode> result = new LinkedHashMap<>();
    if (around != null) {
      around.entries().forEach(e -> result.put(e.name(), e.value()));
      result.remove(word.name());
    }
    if (value == null) {
      return result;
    }
    Param<?> main = word.main();
    boolean alone = word.params().stream().noneMatch(Param::needed);
    if (alone && value instanceof YamlScalar nothing && nothing.isNull()) {
      String more = word.params().isEmpty() ? "" : ", or " + word.written();
      throw value.refuse(
          "\"" + word.name() + "\" in braces", "\"" + word.name() + "\" alone" + more);
    }
    boolean inBraces =
        value instanceof YamlMap map
            && (main == null
                || word.inner().size() > 1
                    && map.keys().stream()
                        .anyMatch(k -> NearMiss.slip(k, word.inner()).isPresent()));
    if (inBraces) {
      stray.inside(value.map());
      value.map().entries().forEach(e -> result.put(e.name(), e.value()));
    } else if (main != null) {
      result.put(main.name(), value);
    } else {
      var refused = value.refuse(word.written());
      if (!stray.any()) {
        throw refused;
      }
      refused.problems().forEach(p -> problems.add(p.following()));
    }
    return result;
  }
}
