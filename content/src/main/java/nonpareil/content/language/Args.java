package nonpareil.content.language;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Pile;
import org.jspecify.annotations.Nullable;

/** The parameters of one use of a word. */
final class Args {

  private final YamlNode at;
  private final Scope scope;
  private final Map<String, Object> values = new HashMap<>();

  Args(YamlNode at, Scope scope) {
    this.at = at;
    this.scope = scope;
  }

  YamlNode at() {
    return at;
  }

  /** Where the word stands. */
  Scope scope() {
    return scope;
  }

  /** The refusal of this use of the word. */
  ContentException refuse(String found, String expected) {
    return at.refuse(found, expected);
  }

  /** Leaves something behind that depends on the parameters. */
  void leaves(LeftBehind what) {
    scope.add(EnumSet.of(what));
  }

  /** What was left behind before is overwritten by something else. */
  void takesAway(LeftBehind what) {
    scope.remove(EnumSet.of(what));
  }

  void needs(String word, LeftBehind needed) {
    scope.needs(at, word, needed);
  }

  void standsIn(String word, Set<Window> allowed) {
    scope.standsIn(at, word, allowed);
  }

  /** Whether a pile is one of the hero's own that lies face up. */
  boolean facesUp(Pile pile) {
    return pile.id() != null && scope.hero().openPiles().contains(pile.id());
  }

  boolean isSaid(Param<?> param) {
    return values.containsKey(param.name());
  }

  void put(Param<?> param, Object value) {
    values.put(param.name(), value);
  }

  /** Whether it was written, or has a value if it was not. */
  boolean has(@Nullable Param<?> param) {
    return param != null && find(param) != null;
  }

  <T> T get(Param<T> param) {
    return Objects.requireNonNull(find(param));
  }

  /** Values are only ever put by the type of their own parameter. */
  @SuppressWarnings("unchecked")
  <T> @Nullable T find(Param<T> param) {
    return (T) values.getOrDefault(param.name(), param.fallback());
  }
}
