package nonpareil.content.text;

import java.util.List;
import java.util.Map;
import nonpareil.content.Languages;
import nonpareil.content.language.HeroFacts;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.german.German;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** A made-up hero with every gender, several sidekicks, three traits and tokens. */
final class Witch {

  private static final HeroWords ENGLISH =
      new HeroWords(
          "The Witch",
          null,
          Map.of(
              "witch", named("Witch", null),
              "wolf",
                  Noun.of(
                      Languages.ENGLISH,
                      "Wolf",
                      null,
                      "Wolves",
                      null,
                      false,
                      false,
                      null,
                      null,
                      null),
              "kitten", named("Kitten", null)),
          Noun.of(Languages.ENGLISH, "moon"),
          Map.of("full", quality(Languages.ENGLISH, "full")),
          Map.of("trap", Noun.of(Languages.ENGLISH, "trap")),
          Map.of(),
          Map.of("howl", "Howl"),
          Map.of(),
          Map.of(),
          Map.of("salve", Noun.of(Languages.ENGLISH, "Salve")),
          Map.of());

  private static final HeroWords GERMAN =
      new HeroWords(
          "Die Hexe",
          null,
          Map.of(
              "witch", named("Hexe", Gender.F),
              "wolf",
                  Noun.of(
                      new German(),
                      "Wolf",
                      null,
                      "Wölfe",
                      Gender.M,
                      false,
                      false,
                      null,
                      null,
                      null),
              "kitten", named("Kätzchen", Gender.N)),
          named("Mond", Gender.M),
          Map.of("full", quality(new German(), "voll")),
          Map.of(
              "trap",
              Noun.of(
                  new German(), "Falle", null, "Fallen", Gender.F, true, false, null, null, null)),
          Map.of(),
          Map.of("howl", "Heulen"),
          Map.of(),
          Map.of(),
          Map.of(
              "salve",
              Noun.of(
                  new German(), "Salbe", null, "Salben", Gender.F, false, false, null, null, null)),
          Map.of());

  private static final Ability NO_ABILITY =
      new Ability(List.of(), List.of(), null, null, null, List.of());

  private Witch() {}

  /** What a loader would know of her. */
  static HeroFacts facts() {
    return new HeroFacts(
        List.of("witch", "wolf", "kitten"),
        List.of("witch", "kitten"),
        List.of("wolf", "kitten"),
        List.of("wolf"),
        List.of("new", "half", "full"),
        List.of("trap"),
        List.of("spell", "potion"),
        List.of("howl", "brew"),
        List.of(Card.ANY, "witch", "wolf", "kitten"),
        List.of("rage"),
        List.of(),
        List.of(),
        List.of("salve"),
        List.of("salve"));
  }

  /** Where the words of a card stand that any of her fighters may play. */
  static Scope scope() {
    return new Scope(hero(NO_ABILITY), ENGLISH, Languages.ENGLISH, Card.ANY);
  }

  /** The text of a card with this effect after combat, lines joined by a stroke. */
  static String says(Language language, Effect effect) {
    return String.join(" | ", lines(language, effect));
  }

  static List<String> lines(Language language, Effect effect) {
    Card card =
        new Card(
            "card",
            CardType.VERSATILE,
            3,
            1,
            1,
            Card.ANY,
            List.of(),
            false,
            false,
            false,
            Map.of(Card.Timing.AFTER_COMBAT, effect));
    return text(NO_ABILITY, language).card(card).stream()
        .flatMap(block -> block.lines().stream())
        .toList();
  }

  static RulesText text(Ability ability, Language language) {
    HeroWords words = language.equals(Languages.ENGLISH) ? ENGLISH : GERMAN;
    return new RulesText(hero(ability), words, language);
  }

  private static Hero hero(Ability ability) {
    return new Hero(
        "witch",
        List.of(
            new FighterKind("witch", true, 1, 12, 12, true, false),
            new FighterKind("wolf", false, 2, 1, 1, false, false),
            new FighterKind("kitten", false, 1, 3, 3, false, false)),
        2,
        List.of("new", "half", "full"),
        "full",
        new Hero.Tokens("trap", 2, true, false),
        ability,
        List.of());
  }

  private static Noun named(String name, @Nullable Gender gender) {
    Language language = gender == null ? Languages.ENGLISH : new German();
    return Noun.of(language, name, null, null, gender, true, false, null, null, null);
  }

  private static Noun quality(Language language, String name) {
    return Noun.of(language, name, null, null, null, false, true, null, null, null);
  }
}
