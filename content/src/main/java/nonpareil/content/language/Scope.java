package nonpareil.content.language;

import java.util.EnumSet;
import java.util.Set;
import nonpareil.content.yaml.YamlNode;

/** What may be spoken of at one place of an effect: the hero, the moment, what came before. */
public final class Scope {

  private final HeroFacts hero;
  private final Window window;
  private final EnumSet<LeftBehind> left;
  private final boolean option;

  private Scope(HeroFacts hero, Window window, EnumSet<LeftBehind> left, boolean option) {
    this.hero = hero;
    this.window = window;
    this.left = left;
    this.option = option;
  }

  /** The beginning of an effect. */
  public static Scope at(Window window, HeroFacts hero) {
    return new Scope(hero, window, EnumSet.noneOf(LeftBehind.class), false);
  }

  HeroFacts hero() {
    return hero;
  }

  Set<LeftBehind> left() {
    return left;
  }

  /** A branch that may or may not be taken. */
  Scope fork() {
    return new Scope(hero, window, EnumSet.copyOf(left), option);
  }

  /** One of several printed options. */
  Scope option() {
    return new Scope(hero, window, EnumSet.copyOf(left), true);
  }

  /** Whether this is inside such an option; the engine keeps one choice of options at a time. */
  boolean isOption() {
    return option;
  }

  /** From here on there is something to speak of. */
  public Scope add(Set<LeftBehind> more) {
    left.addAll(more);
    return this;
  }

  void needs(YamlNode at, String word, LeftBehind needed) {
    if (!left.contains(needed)) {
      throw at.refuse(
          "\"" + word + "\" without " + needed.what(),
          needed.by() + " before it in the same effect");
    }
  }

  void standsIn(YamlNode at, String word, Set<Window> allowed) {
    if (!allowed.contains(window)) {
      throw at.refuse(
          "\"" + word + "\" in \"" + window.word() + "\"",
          "it only in " + String.join(", ", allowed.stream().map(Window::word).toList()));
    }
  }

  void hasTokens(YamlNode at, String word) {
    if (!hero.tokens()) {
      throw at.refuse("\"" + word + "\" of a hero without tokens", "\"tokens\" in this file");
    }
  }

  void hasTraits(YamlNode at, String word) {
    if (hero.traits().isEmpty()) {
      throw at.refuse("\"" + word + "\" of a hero without traits", "\"traits\" in this file");
    }
  }
}
