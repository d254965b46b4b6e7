package nonpareil.content.language;

import java.util.EnumSet;
import java.util.Set;
import nonpareil.content.yaml.YamlNode;

/** What may be spoken of at one place of an effect: the hero, the moment, what came before. */
public final class Scope {

  /** What a place may be inside of. */
  private enum Inside {
    /** One of several printed options. */
    OPTION,
    /** The part of one of several players. */
    PART,
    /** An amount that is measured for each fighter its word acts on. */
    EACH,
    /** Where a fighter goes. */
    GOAL,
    /** A moment that comes only in a combat that is running. */
    COMBAT
  }

  private final HeroFacts hero;
  private final Window window;
  private final EnumSet<LeftBehind> left;
  private final EnumSet<Inside> inside;

  private Scope(HeroFacts hero, Window window, EnumSet<LeftBehind> left, EnumSet<Inside> inside) {
    this.hero = hero;
    this.window = window;
    this.left = left;
    this.inside = inside;
  }

  /** The beginning of an effect. */
  public static Scope at(Window window, HeroFacts hero) {
    return new Scope(hero, window, EnumSet.noneOf(LeftBehind.class), EnumSet.noneOf(Inside.class));
  }

  HeroFacts hero() {
    return hero;
  }

  Set<LeftBehind> left() {
    return left;
  }

  /** A branch that may or may not be taken. */
  Scope fork() {
    return new Scope(hero, window, EnumSet.copyOf(left), inside);
  }

  /** One of several printed options. */
  Scope option() {
    return fork().within(Inside.OPTION);
  }

  /** The part of one of several players. */
  Scope part() {
    return fork().within(Inside.PART);
  }

  /** Whether this is inside such a part; the engine goes round the table once at a time. */
  boolean isPart() {
    return inside.contains(Inside.PART);
  }

  /** An amount that is measured for each fighter its word acts on. */
  Scope forEach() {
    return within(Inside.EACH);
  }

  /** The spaces a fighter goes to. */
  Scope goal() {
    return within(Inside.GOAL);
  }

  /** A moment that comes only in a combat: there is an opposing fighter. */
  Scope inCombat() {
    return within(Inside.COMBAT);
  }

  private Scope within(Inside more) {
    EnumSet<Inside> all = EnumSet.copyOf(inside);
    all.add(more);
    return new Scope(hero, window, left, all);
  }

  /** Nobody can go farther where nobody goes. */
  void comparesWithBefore(YamlNode at, String key) {
    if (!inside.contains(Inside.GOAL)) {
      throw at.refuse(
          "\"" + key + "\" where no fighter goes",
          "it in \"to\" of \"move\" or \"at\" of \"place\"");
    }
  }

  void measuresEach(YamlNode at) {
    if (!inside.contains(Inside.EACH) && !inside.contains(Inside.GOAL)) {
      throw at.refuse(
          "\"it\" where nothing is measured for each fighter",
          "it in the amount of \"damage\", \"heal\" or \"set-health\", in \"to\" of \"move\" or"
              + " \"at\" of \"place\"");
    }
  }

  /** Whether this is inside such an option; the engine keeps one choice of options at a time. */
  boolean isOption() {
    return inside.contains(Inside.OPTION);
  }

  /** From here on there is something to speak of. */
  public Scope add(Set<LeftBehind> more) {
    left.addAll(more);
    return this;
  }

  /** A word before could not be read: nobody can say any more what it would have left behind. */
  void becomesUnsure() {
    left.addAll(EnumSet.allOf(LeftBehind.class));
    left.remove(LeftBehind.CHOSEN_FIGHTERS); // or "chosen" could not be one where one is asked for
  }

  /** Only what is still there after a branch can be spoken of when it may have been taken. */
  void onlyWith(Set<LeftBehind> branch) {
    // several fighters that may have been chosen are no fewer for another choice in a branch
    left.removeIf(thing -> thing != LeftBehind.CHOSEN_FIGHTERS && !branch.contains(thing));
  }

  /** Another fighter is chosen from here on; one that was until now is still there by a word. */
  void choosesAnother() {
    if (left.contains(LeftBehind.CHOSEN_FIGHTER) && !left.contains(LeftBehind.CHOSEN_FIGHTERS)) {
      left.add(LeftBehind.CHOSEN_BEFORE);
    } else {
      left.remove(LeftBehind.CHOSEN_BEFORE);
    }
  }

  /** From here on there is nothing of this to speak of any more. */
  void remove(Set<LeftBehind> gone) {
    left.removeAll(gone);
  }

  /** From here on it is not there any more. */
  void remove(LeftBehind what) {
    left.remove(what);
  }

  void needs(YamlNode at, String word, LeftBehind needed) {
    if (needed == LeftBehind.CARD_IN_PLAY && !left.contains(needed)) {
      throw at.refuse(
          "\"" + word + "\" where no card lies before you",
          "it in the effects of a trigger under \"while-in-play\" of a scheme, not in its rules");
    }
    if (!left.contains(needed)) {
      throw at.refuse(
          "\"" + word + "\" without " + needed.what(),
          needed.by() + " before it in the same effect");
    }
  }

  void standsIn(YamlNode at, String word, Set<Window> allowed) {
    boolean faces = allowed == Window.FACING && inside.contains(Inside.COMBAT);
    if (!allowed.contains(window) && !faces) {
      throw at.refuse(
          "\"" + word + "\" in \"" + window.word() + "\"",
          "it only in " + String.join(", ", allowed.stream().map(Window::word).toList()));
    }
  }

  /** Outside of a combat an opponent is chosen first. */
  void opposes(YamlNode at, String word) {
    if (!Window.FACING.contains(window) && !inside.contains(Inside.COMBAT)) {
      throw at.refuse(
          "\"" + word + "\" in \"" + window.word() + "\"",
          "it only in a combat; elsewhere \"choose-opponent\", and then \"chosen\"");
    }
  }

  /** Whether a card may be played is for everybody to see, before any card is. */
  void asksOpenly(YamlNode at, String what) {
    if (Window.BEFORE_PLAY.contains(window)) {
      throw at.refuse(
          what + " in \"" + window.word() + "\"",
          "what everybody knows before the card is played: fighters, tokens, counters, the turn,"
              + " discard piles, how many cards are in a hand");
    }
  }

  void hasTokens(YamlNode at, String word) {
    if (hero.tokens().isEmpty()) {
      throw at.refuse("\"" + word + "\" of a hero without tokens", "\"tokens\" in this file");
    }
  }

  void hasTraits(YamlNode at, String word) {
    if (hero.traits().isEmpty()) {
      throw at.refuse("\"" + word + "\" of a hero without traits", "\"traits\" in this file");
    }
  }
}
