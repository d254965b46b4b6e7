package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * What an effect belongs to: which fighters its words can mean, and what they are called.
 *
 * @param banner the banner of the card; null for an ability
 * @param lies whether the card lies before its player, after it was played
 */
public record Scope(
    Hero hero, HeroWords words, Language language, @Nullable String banner, boolean lies) {

  public Scope(Hero hero, HeroWords words, Language language, @Nullable String banner) {
    this(hero, words, language, banner, false);
  }

  /** The same where the card lies before its player: others are played while it does. */
  Scope lying() {
    return new Scope(hero, words, language, banner, true);
  }

  /** Whether the card of an effect is not that of a combat in which it happens. */
  public boolean speaksOfOthers() {
    return banner == null || lies;
  }

  public FighterKind heroKind() {
    return hero.fighters().getFirst();
  }

  /** Whether "hero" can be one of several, so that it has no name. */
  public boolean severalHeroes() {
    return hero.heroes().size() > 1;
  }

  public Noun heroNoun() {
    return severalHeroes() ? language.leadingHero() : noun(heroKind().id());
  }

  public Noun noun(String kind) {
    return named(words.fighters().get(kind), kind);
  }

  public Noun trait(String trait) {
    return named(words.traits().get(trait), trait);
  }

  /**
   * Whether a trait is a name by itself, as that of a stance: neither a quality nor something with
   * an article, and nobody the hero is called after (Mr. Hyde of Jekyll and Hyde).
   */
  public boolean isNameOfTrait(String trait) {
    Noun noun = trait(trait);
    String last = noun.name().substring(noun.name().lastIndexOf(' ') + 1);
    return words.traitWord() != null
        && !noun.adjective()
        && !noun.article()
        && !words.name().contains(last);
  }

  /** Whether it is told of the hero that it has a trait, and not of what the trait is called. */
  boolean isOfHero(String trait) {
    return !severalHeroes() && !isNameOfTrait(trait);
  }

  /** What the traits are called together. */
  public Noun traitWord() {
    Noun word = words.traitWord();
    return word != null ? word : language.traitWord();
  }

  /** What one of the tokens is called, if there is one kind; else a token. */
  public Noun token() {
    var kinds = words.tokens().values();
    return kinds.size() == 1 ? kinds.iterator().next() : language.token();
  }

  /** What a token of a set is called; null for your tokens. */
  public Noun token(@Nullable Tokens tokens) {
    if (tokens == null) {
      return token();
    }
    return switch (tokens.whose()) {
      case YOURS -> tokenOf(tokens.kind());
      case OPPOSING, ALL, CHOSEN -> language.token();
    };
  }

  /** What a token of a kind is called; null for one of any kind of yours. */
  public Noun tokenOf(@Nullable String kind) {
    return kind == null ? token() : named(words.tokens().get(kind), kind);
  }

  public String tag(String tag) {
    Noun noun = words.tags().get(tag);
    return noun == null ? tag.toUpperCase(Locale.ROOT) : noun.shortName();
  }

  /** What a pile of the hero's own is called. */
  public Noun pile(String pile) {
    return named(words.piles().get(pile), pile);
  }

  /** What a card of the second deck is called. */
  public Noun second(String deck) {
    return named(words.decks().get(deck), deck);
  }

  /** Whether a pile of the hero's own lies face up. */
  public boolean faceUp(String pile) {
    return hero.piles().stream().anyMatch(p -> p.id().equals(pile) && p.faceUp());
  }

  public String card(String card) {
    return Objects.requireNonNullElse(words.cards().get(card), card);
  }

  /** The name on a banner that is not {@link Card#ANY}, in capitals as cards print it. */
  public String bannerName(String banner) {
    Noun noun = hero.traits().contains(banner) ? trait(banner) : noun(banner);
    return language.banner(noun).toUpperCase(language.locale());
  }

  private Noun named(@Nullable Noun noun, String id) {
    return noun != null ? noun : Noun.of(language, id);
  }

  /** The same fighters with SELF and kinds replaced by who they can only be. */
  public Fighters resolve(Fighters fighters) {
    Fighters near = fighters.near() == null ? null : resolve(fighters.near());
    List<Filter> filters = fighters.filters().stream().map(this::resolve).toList();
    Group group = fighters.group();
    String kind = fighters.kind();
    if (group == Group.SELF && banner == null) {
      return merged(new Fighters(Group.HERO, null, fighters.where(), near, filters));
    }
    if (group == Group.SELF) {
      kind = self();
      group = kind == null ? Group.SELF : Group.KIND;
    }
    if (group == Group.KIND && !severalHeroes() && heroKind().id().equals(kind)) {
      return merged(new Fighters(Group.HERO, null, fighters.where(), near, filters));
    }
    var resolved = merged(new Fighters(group, kind, fighters.where(), near, filters));
    return group == Group.KIND && single(resolved) ? saidOfOne(resolved) : resolved;
  }

  /** To be among all of whom something holds is that this holds. */
  private static Fighters merged(Fighters fighters) {
    Fighters.Where where = fighters.where();
    Fighters near = fighters.near();
    var filters = new ArrayList<Filter>();
    for (Filter filter : fighters.filters()) {
      if (!(filter instanceof Filter.Among(Fighters of)) || of.group() != Group.ALL) {
        filters.add(filter);
        continue;
      }
      if (of.where() != Fighters.Where.ANYWHERE && where != Fighters.Where.ANYWHERE) {
        filters.add(new Filter.Standing(of.where(), of.near(), false));
      } else if (of.where() != Fighters.Where.ANYWHERE) {
        where = of.where();
        near = of.near();
      }
      filters.addAll(of.filters());
    }
    return new Fighters(fighters.group(), fighters.kind(), where, near, List.copyOf(filters));
  }

  /** Of a single fighter nobody can be "another" ({@link Sets#other}): it is said who it is not. */
  private static Fighters saidOfOne(Fighters one) {
    Filter.Except other = Sets.other(one);
    if (other == null) {
      return one;
    }
    var filters = new ArrayList<>(one.filters());
    var named =
        new Filter.Except(Fighters.of(Group.ALL).with(new Filter.Either(List.of(other.of()))));
    filters.set(filters.indexOf(other), named);
    return new Fighters(one.group(), one.kind(), one.where(), one.near(), List.copyOf(filters));
  }

  private Filter resolve(Filter filter) {
    return switch (filter) {
      case Filter.Standing f ->
          new Filter.Standing(f.where(), f.near() == null ? null : resolve(f.near()), f.not());
      case Filter.Within f -> new Filter.Within(f.spaces(), resolve(f.of()), f.beyond());
      case Filter.Except f -> new Filter.Except(resolve(f.of()));
      case Filter.Among f -> new Filter.Among(resolve(f.of()));
      case Filter.Either f -> new Filter.Either(f.of().stream().map(this::resolve).toList());
      case Filter.Nearest f -> new Filter.Nearest(resolve(f.to()));
      case Filter.At _,
          Filter.Done _,
          Filter.Moved _,
          Filter.Utmost _,
          Filter.Role _,
          Filter.Owned _,
          Filter.Health _,
          Filter.Unhurt _,
          Filter.Ranged _ ->
          filter;
    };
  }

  /** The only kind of fighter that can be SELF, or null. */
  private @Nullable String self() {
    String fixed = banner;
    if (fixed == null || hero.traits().contains(fixed)) {
      return severalHeroes() ? null : heroKind().id();
    }
    if (fixed.equals(Card.ANY)) {
      return hero.fighters().size() == 1 && heroKind().count() == 1 ? heroKind().id() : null;
    }
    return count(hero, fixed) == 1 ? fixed : null;
  }

  /** Whether resolved fighters are at most one, so that they have a name and no "each". */
  public boolean single(Fighters fighters) {
    return single(hero, fighters);
  }

  /** Whether fighters of a hero's effect are at most one, as long as one is chosen at a time. */
  static boolean single(Hero hero, Fighters fighters) {
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN, CHOSEN_BEFORE, CHOSEN_HERO, IT -> true;
      case KIND -> count(hero, kindOf(fighters)) == 1;
      case COMBATANTS -> Sets.combatantOf(fighters) != null;
      case YOURS, FRIENDLY, OPPOSING, ALL, OF_OPPONENT, OF_CHOSEN, CHOSEN_BY_LAST_SCHEME, PASSED ->
          false;
    };
  }

  public static String kindOf(Fighters fighters) {
    return Objects.requireNonNullElse(fighters.kind(), "");
  }

  /** The kinds of fighters beside one. */
  public List<FighterKind> others(String kind) {
    return hero.fighters().stream().filter(k -> !k.id().equals(kind)).toList();
  }

  /** How many fighters the hero's player begins with. */
  public int ownFighters() {
    return hero.fighters().stream().mapToInt(FighterKind::count).sum();
  }

  private static int count(Hero hero, String kind) {
    return hero.fighters().stream()
        .filter(k -> k.id().equals(kind))
        .mapToInt(FighterKind::count)
        .sum();
  }

  /** The fighters a rule is about; null for one about players. */
  public static @Nullable Fighters about(Rule rule) {
    return switch (rule) {
      case Rule.CannotDraw _,
          Rule.CannotPlay _,
          Rule.CannotPlaySuch _,
          Rule.CannotGainActions _,
          Rule.CannotBoost _,
          Rule.CannotManeuver _,
          Rule.HandLimit _,
          Rule.BoostValue _,
          Rule.HandShown _,
          Rule.CannotPlayCard _ ->
          null;
      case Rule.When(var triggered, var _) ->
          triggered.concern() == null ? null : triggered.concern().fighters();
      case Rule.CannotLeave(Fighters who) -> who;
      case Rule.MoveValueIs r -> r.who();
      case Rule.DamageAtMost r -> r.who();
      case Rule.Reach r -> r.who();
      case Rule.ReachesZone(Fighters who) -> who;
      case Rule.ReachesThese r -> r.who();
      case Rule.ValueIs r -> r.who();
      case Rule.CannotUse(Fighters who, var _) -> who;
      case Rule.AttackType r -> r.who();
      case Rule.CannotAttack(Fighters who, var _) -> who;
      case Rule.Value r -> r.who();
      case Rule.MoveValue r -> r.who();
      case Rule.DamageTaken r -> r.who();
      case Rule.CannotMove(Fighters who) -> who;
      case Rule.CannotRecover(Fighters who) -> who;
      case Rule.HealthFloor(Fighters who, var _) -> who;
      case Rule.MovesThrough(Fighters who) -> who;
      case Rule.AttacksOpen(Fighters who) -> who;
      case Rule.CannotBeCancelled(Fighters who) -> who;
    };
  }

  /** What a counter is called. */
  public Noun counter(String counter) {
    return named(words.counters().get(counter), counter);
  }
}
