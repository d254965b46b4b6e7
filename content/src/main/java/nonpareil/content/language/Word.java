package nonpareil.content.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;
import org.jspecify.annotations.Nullable;

/**
 * One word of the language: how it is written, where it may stand, and what it becomes.
 *
 * @param says its meaning in a sentence
 * @param main the parameter that may be written alone, as 2 in {@code draw: 2}
 * @param windows where it may stand
 * @param needs what must have been left behind before
 * @param leaves what it leaves behind
 * @param forgets what was left behind before and is not there after it
 * @param leavesIf what it leaves behind if its parameters say so
 */
public record Word<T>(
    String name,
    String says,
    List<Param<?>> params,
    @Nullable Param<?> main,
    Set<Window> windows,
    Set<LeftBehind> needs,
    Set<LeftBehind> leaves,
    Set<LeftBehind> forgets,
    Set<Piece> pieces,
    Map<LeftBehind, Predicate<Args>> leavesIf,
    Function<Args, T> build) {

  /** What the hero must have for the word to make sense. */
  public enum Piece {
    TOKENS,
    TRAITS
  }

  static Draft word(String name, String says) {
    return new Draft(name, says);
  }

  /** The parameters written inside the braces. */
  List<String> inner() {
    return params.stream().filter(p -> !p.beside()).map(Param::name).toList();
  }

  /** The parameters written beside the word. */
  List<String> beside() {
    return params.stream().filter(Param::beside).map(Param::name).toList();
  }

  /** How it is written, for a message. */
  String written() {
    List<String> inner = inner();
    String braces =
        inner.isEmpty()
            ? "\"" + name + "\" alone"
            : "\"" + name + ": {" + String.join(", ", inner) + "}\"";
    String alone = main == null ? braces : "\"" + name + ": " + main.type().label() + "\"";
    String beside = beside().isEmpty() ? "" : " with \"" + String.join("\", \"", beside()) + "\"";
    return (inner.size() > 1 || main == null ? braces : alone) + beside;
  }

  /** How it stands around another word, if effects stand in it. */
  Optional<String> around(Word<?> inner) {
    String effect = "{" + inner.name() + ": …}";
    return params.stream()
        .filter(p -> p.type().branch())
        .findFirst()
        .map(p -> p.equals(main) ? "{" + name + ": " + effect + "}" : beside(p, effect))
        .map(form -> "\"" + name + "\" around it: " + form);
  }

  private String beside(Param<?> param, String effect) {
    return "{" + name + ": …, " + param.name() + ": " + effect + "}";
  }

  /** A word in the making. */
  static final class Draft {
    private final String name;
    private final String says;
    private final List<Param<?>> params = new ArrayList<>();
    private @Nullable Param<?> main;
    private Set<Window> windows = Window.ALL;
    private final Set<LeftBehind> needs = EnumSet.noneOf(LeftBehind.class);
    private final Set<LeftBehind> leaves = EnumSet.noneOf(LeftBehind.class);
    private final Set<LeftBehind> forgets = EnumSet.noneOf(LeftBehind.class);
    private final Set<Piece> pieces = EnumSet.noneOf(Piece.class);
    private final Map<LeftBehind, Predicate<Args>> leavesIf = new EnumMap<>(LeftBehind.class);

    private Draft(String name, String says) {
      this.name = name;
      this.says = says;
    }

    Draft with(Param<?>... more) {
      params.addAll(List.of(more));
      return this;
    }

    /** Adds the parameter that may be written alone. */
    Draft alone(Param<?> param) {
      params.add(param);
      main = param;
      return this;
    }

    Draft in(Set<Window> allowed) {
      windows = allowed;
      return this;
    }

    Draft needs(LeftBehind... things) {
      Collections.addAll(needs, things);
      return this;
    }

    Draft leaves(LeftBehind... things) {
      Collections.addAll(leaves, things);
      return this;
    }

    /** What it leaves behind only if it is used so. */
    Draft leavesIf(Predicate<Args> used, LeftBehind thing) {
      leavesIf.put(thing, used);
      return this;
    }

    Draft forgets(LeftBehind... things) {
      Collections.addAll(forgets, things);
      return this;
    }

    /** Its question may be somebody else's to answer: {@code by} stands in its braces. */
    Asking asks() {
      return asks(Decided.BY);
    }

    /** The same with {@code by} beside the word, where its other parameters stand too. */
    Asking asksBeside() {
      return asks(Decided.BY.besideWord());
    }

    private Asking asks(Param<Players> by) {
      params.add(by);
      return new Asking(this, by);
    }

    Draft of(Piece piece) {
      pieces.add(piece);
      return this;
    }

    <T> Word<T> builds(Function<Args, T> build) {
      return new Word<>(
          name,
          says,
          List.copyOf(params),
          main,
          windows,
          needs,
          leaves,
          forgets,
          pieces,
          leavesIf,
          build);
    }
  }

  /** A word in the making that asks something. */
  record Asking(Draft draft, Param<Players> by) {
    Word<Effect> builds(Function<Args, Effect> build) {
      return draft.builds(args -> Decided.by(args.get(by), build.apply(args)));
    }
  }
}
