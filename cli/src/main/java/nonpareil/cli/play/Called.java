package nonpareil.cli.play;

import nonpareil.content.text.Language;
import nonpareil.content.text.Noun;

/** What somebody is called, in the cases a sentence needs. */
record Called(String nominative, String accusative, String dative, String genitive) {

  /** A single bearer of a noun, with its article if it has one. */
  static Called of(Noun noun, Language language) {
    if (language == Language.EN) {
      String the = noun.article() ? "the " : "";
      String name = the + noun.shortName();
      return new Called(name, name, name, the + noun.genitive());
    }
    return noun.article()
        ? new Called(
            article(noun, "der", "die", "das") + noun.shortName(),
            article(noun, "den", "die", "das") + noun.accusative(),
            article(noun, "dem", "der", "dem") + noun.dative(),
            article(noun, "des", "der", "des") + noun.genitive())
        : new Called(noun.shortName(), noun.accusative(), noun.dative(), noun.genitive());
  }

  private static String article(Noun noun, String male, String female, String neuter) {
    return switch (noun.gender()) {
          case M -> male;
          case F -> female;
          case N -> neuter;
        }
        + " ";
  }

  /** One of several that share a noun: Harpy 2. */
  static Called numbered(Noun noun, int number, Language language) {
    String name = noun.shortName() + " " + number;
    return plain(name, language);
  }

  /** A name that only changes in the genitive. */
  private static Called plain(String name, Language language) {
    return new Called(name, name, name, language == Language.EN ? name + "’s" : "von " + name);
  }

  /** The same with the player's number, where two players have the same hero. */
  Called ofPlayer(int player, Language language) {
    String mark = " (" + (player + 1) + ")";
    return new Called(
        nominative + mark,
        accusative + mark,
        dative + mark,
        language == Language.EN ? nominative + mark + "’s" : "von " + dative + mark);
  }

  String in(char grammaticalCase) {
    return switch (grammaticalCase) {
      case 'a' -> accusative;
      case 'd' -> dative;
      case 'g' -> genitive;
      default -> throw new IllegalArgumentException("no case " + grammaticalCase);
    };
  }

  @Override
  public String toString() {
    return nominative;
  }
}
