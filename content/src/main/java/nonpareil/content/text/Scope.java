package nonpareil.content.text;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import nonpareil.content.text.Noun.Gender;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/**
 * What an effect belongs to: which fighters its words can mean, and what they are called.
 *
 * @param banner the banner of the card; null for an ability
 */
record Scope(Hero hero, HeroWords words, Language language, @Nullable String banner) {

  FighterKind heroKind() {
    return hero.fighters().getFirst();
  }

  Noun heroNoun() {
    return noun(heroKind().id());
  }

  Noun noun(String kind) {
    return named(words.fighters().get(kind), kind);
  }

  Noun trait(String trait) {
    return named(words.traits().get(trait), trait);
  }

  /** What the traits are called together. */
  Noun traitWord() {
    Noun word = words.traitWord();
    if (word != null) {
      return word;
    }
    return switch (language) {
      case EN -> Noun.of(language, "form");
      case DE -> Noun.of(language, "Form", null, "Formen", Gender.F, true, false, null, null, null);
    };
  }

  /** What one of the tokens is called. */
  Noun token() {
    Noun token = words.token();
    if (token != null) {
      return token;
    }
    return switch (language) {
      case EN -> Noun.of(language, "token");
      case DE -> Noun.of(language, "Marker");
    };
  }

  String tag(String tag) {
    Noun noun = words.tags().get(tag);
    return noun == null ? tag.toUpperCase(Locale.ROOT) : noun.shortName();
  }

  String card(String card) {
    return Objects.requireNonNullElse(words.cards().get(card), card);
  }

  /** The name on a banner that is not {@link Card#ANY}, in capitals as cards print it. */
  String bannerName(String banner) {
    Noun noun = hero.traits().contains(banner) ? trait(banner) : noun(banner);
    String name =
        switch (language) {
          case EN -> noun.shortName();
          case DE ->
              (noun.article() ? GermanCase.NOMINATIVE.der(noun.gender()) + " " : "")
                  + noun.shortName();
        };
    return name.toUpperCase(language.locale());
  }

  private Noun named(@Nullable Noun noun, String id) {
    return noun != null ? noun : Noun.of(language, id);
  }

  /** The same fighters with SELF and kinds replaced by who they can only be. */
  Fighters resolve(Fighters fighters) {
    Fighters near = fighters.near() == null ? null : resolve(fighters.near());
    Group group = fighters.group();
    String kind = fighters.kind();
    if (group == Group.SELF) {
      kind = self();
      group = kind == null ? Group.SELF : Group.KIND;
    }
    if (group == Group.KIND && heroKind().id().equals(kind)) {
      return new Fighters(Group.HERO, null, fighters.where(), near);
    }
    return new Fighters(group, kind, fighters.where(), near);
  }

  /** The only kind of fighter that can be SELF, or null. */
  private @Nullable String self() {
    String fixed = banner;
    if (fixed == null || hero.traits().contains(fixed)) {
      return heroKind().id();
    }
    if (fixed.equals(Card.ANY)) {
      return hero.fighters().size() == 1 && heroKind().count() == 1 ? heroKind().id() : null;
    }
    return count(fixed) == 1 ? fixed : null;
  }

  /** Whether resolved fighters are at most one, so that they have a name and no "each". */
  boolean single(Fighters fighters) {
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN, CHOSEN_HERO -> true;
      case KIND -> count(kindOf(fighters)) == 1;
      case YOURS, FRIENDLY, OPPOSING, ALL, COMBATANTS -> false;
    };
  }

  static String kindOf(Fighters fighters) {
    return Objects.requireNonNullElse(fighters.kind(), "");
  }

  /** The kinds of fighters beside one. */
  List<FighterKind> others(String kind) {
    return hero.fighters().stream().filter(k -> !k.id().equals(kind)).toList();
  }

  /** How many fighters the hero's player begins with. */
  int ownFighters() {
    return hero.fighters().stream().mapToInt(FighterKind::count).sum();
  }

  private int count(String kind) {
    return hero.fighters().stream()
        .filter(k -> k.id().equals(kind))
        .mapToInt(FighterKind::count)
        .sum();
  }
}
