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
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.NearMiss;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import org.jspecify.annotations.Nullable;

/** The words of one kind, and how a use of them is read. */
public final class Vocabulary<T> {

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
          throw bare.refuse("\"" + word.name() + "\" alone", written(word));
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
    var keys = new ArrayList<String>();
    keys.add(word.name());
    keys.addAll(word.beside());
    var problems = new Problems();
    problems.check(() -> map.only(keys));
    var used = problems.attempt(() -> use(word, head.key(), head.value(), map, scope));
    problems.throwIfAny();
    return used.orElseThrow();
  }

  private Word<T> named(YamlNode at, String name) {
    Word<T> word = words.get(name);
    if (word == null) {
      throw at.refuse(Expected.meant(kind, words.keySet(), name));
    }
    return word;
  }

  private T use(
      Word<T> word, YamlNode at, @Nullable YamlNode value, @Nullable YamlMap around, Scope scope) {
    scope.standsIn(at, word.name(), word.windows());
    word.needs().forEach(needed -> scope.needs(at, word.name(), needed));
    if (word.pieces().contains(Word.Piece.TOKENS)) {
      scope.hasTokens(at, word.name());
    }
    if (word.pieces().contains(Word.Piece.TRAITS)) {
      scope.hasTraits(at, word.name());
    }
    Map<String, YamlNode> written = written(word, value, around);
    var args = new Args(at, scope);
    var branches = new ArrayList<Set<LeftBehind>>();
    var problems = new Problems();
    boolean sure = true;
    Scope before = scope;
    for (Param<?> param : word.params()) {
      YamlNode node = written.get(param.name());
      if (node == null) {
        if (param.needed()) {
          String found = "\"" + word.name() + "\" without \"" + param.name() + "\"";
          problems.add(at, found, written(word));
        }
        sure &= !param.type().branch();
        continue;
      }
      Scope inner = param.type().branch() ? (param.follows() ? before : scope).fork() : scope;
      if (param.type().branch()) {
        inner.add(word.leaves()); // what the word itself leaves behind is there for its branches
      }
      problems
          .attempt(() -> Objects.requireNonNull(param.type().read(node, inner)))
          .ifPresentOrElse(read -> args.put(param, read), scope::becomesUnsure);
      if (param.type().branch()) {
        branches.add(inner.left());
        before = inner;
      }
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

  /** Sorts what was written to the parameters. */
  private Map<String, YamlNode> written(
      Word<T> word, @Nullable YamlNode value, @Nullable YamlMap around) {
    Map<String, YamlNode> result = new LinkedHashMap<>();
    if (around != null) {
      around.entries().forEach(e -> result.put(e.name(), e.value()));
      result.remove(word.name());
    }
    if (value == null) {
      return result;
    }
    Param<?> main = word.main();
    boolean inBraces =
        value instanceof YamlMap map
            && (main == null
                || word.inner().size() > 1
                    && map.keys().stream()
                        .anyMatch(k -> NearMiss.slip(k, word.inner()).isPresent()));
    if (inBraces) {
      value.map().only(word.inner()).entries().forEach(e -> result.put(e.name(), e.value()));
    } else if (main != null) {
      result.put(main.name(), value);
    } else {
      throw value.refuse(written(word));
    }
    return result;
  }

  /** How the word is written, for a message. */
  private static String written(Word<?> word) {
    List<String> inner = word.inner();
    String braces =
        inner.isEmpty()
            ? "\"" + word.name() + "\" alone"
            : "\"" + word.name() + ": {" + String.join(", ", inner) + "}\"";
    Param<?> main = word.main();
    String alone = main == null ? braces : "\"" + word.name() + ": " + main.type().label() + "\"";
    String beside =
        word.beside().isEmpty() ? "" : " with \"" + String.join("\", \"", word.beside()) + "\"";
    return (inner.size() > 1 || main == null ? braces : alone) + beside;
  }
}
