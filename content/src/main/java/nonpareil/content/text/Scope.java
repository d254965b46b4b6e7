package nonpareil.content.text;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
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
public record Scope(Hero hero, HeroWords words, Language language, @Nullable String banner) {

  public FighterKind heroKind() {
    return hero.fighters().getFirst();
  }

  public Noun heroNoun() {
    return noun(heroKind().id());
  }

  public Noun noun(String kind) {
    return named(words.fighters().get(kind), kind);
  }

  public Noun trait(String trait) {
    return named(words.traits().get(trait), trait);
  }

  /** What the traits are called together. */
  public Noun traitWord() {
    Noun word = words.traitWord();
    return word != null ? word : language.traitWord();
  }

  /** What one of the tokens is called. */
  public Noun token() {
    Noun token = words.token();
    return token != null ? token : language.token();
  }

  public String tag(String tag) {
    Noun noun = words.tags().get(tag);
    return noun == null ? tag.toUpperCase(Locale.ROOT) : noun.shortName();
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
  public boolean single(Fighters fighters) {
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN, CHOSEN_HERO -> true;
      case KIND -> count(kindOf(fighters)) == 1;
      case YOURS, FRIENDLY, OPPOSING, ALL, COMBATANTS -> false;
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

  private int count(String kind) {
    return hero.fighters().stream()
        .filter(k -> k.id().equals(kind))
        .mapToInt(FighterKind::count)
        .sum();
  }
}
