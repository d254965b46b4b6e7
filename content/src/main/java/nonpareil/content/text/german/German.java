package nonpareil.content.text.german;

import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanCase.GENITIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;

import nonpareil.content.text.Called;
import nonpareil.content.text.Language;
import nonpareil.content.text.Memory;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Voice;

/** German. */
public record German() implements Language {

  @Override
  public String code() {
    return "de";
  }

  @Override
  public String name() {
    return "Deutsch";
  }

  @Override
  public String plural(String name) {
    return name;
  }

  @Override
  public String genitive(String name, Gender gender, boolean article) {
    if (article && gender == Gender.F) {
      return name;
    }
    boolean hisses =
        name.endsWith("s") || name.endsWith("ß") || name.endsWith("x") || name.endsWith("z");
    if (hisses) {
      return article ? name + "es" : name + "’";
    }
    return name + "s";
  }

  /**
   * The plural after "deiner" and the like. It differs for nouns that are adjectives or have one
   * before them: "Geächteter, Geächtete", but "einer deiner Geächteten".
   */
  static String weakPlural(Noun noun) {
    String[] one = noun.shortName().split(" ", -1);
    String[] many = noun.plural().split(" ", -1);
    for (int i = 0; i < many.length && one.length == many.length; i++) {
      boolean feminine =
          noun.gender() == Gender.F && many[i].endsWith("e") && one[i].equals(many[i]);
      if (feminine || one[i].equals(many[i] + "r") || one[i].equals(many[i] + "s")) {
        many[i] += "n";
      }
    }
    return String.join(" ", many);
  }

  @Override
  public String numberedGenitive(String name) {
    return "von " + name;
  }

  @Override
  public Called called(Noun noun) {
    if (!noun.article()) {
      return noun.bare();
    }
    return new Called(
        NOMINATIVE.der(noun.gender()) + " " + noun.shortName(),
        ACCUSATIVE.der(noun.gender()) + " " + noun.accusative(),
        DATIVE.der(noun.gender()) + " " + noun.dative(),
        GENITIVE.der(noun.gender()) + " " + noun.genitive());
  }

  @Override
  public String banner(Noun noun) {
    // "Unsichtbare" may be an adjective or not, as "Bote": only the article tells it right
    String name = noun.shortName();
    boolean weak =
        noun.gender() == Gender.M && name.endsWith("e") && noun.accusative().equals(name + "n");
    return weak ? called(noun).nominative() : noun.article() ? withoutArticle(noun) : name;
  }

  /** "goldener Drache" for "der goldene Drache". */
  private static String withoutArticle(Noun noun) {
    String[] words = noun.shortName().split(" ", -1);
    String ending =
        switch (noun.gender()) {
          case M -> "r";
          case N -> "s";
          case F -> "";
        };
    for (int i = 0; i < words.length - 1; i++) {
      words[i] += words[i].endsWith("e") ? ending : "";
    }
    return String.join(" ", words);
  }

  @Override
  public Noun traitWord() {
    return Noun.of(this, "Form", null, "Formen", Gender.F, true, false, null, null, null);
  }

  @Override
  public Noun leadingHero() {
    String held = "führenden Helden";
    return Noun.of(this, "führende Held", null, held, Gender.M, true, false, held, held, held);
  }

  @Override
  public Noun token() {
    return Noun.of(this, "Marker");
  }

  @Override
  public Voice voice(Scope scope, Memory memory) {
    var names = new GermanNames(scope, memory);
    var tokens = new GermanTokens(scope, names);
    var amounts = new GermanAmounts(scope, names, tokens);
    var conditions = new GermanConditions(scope, names, amounts);
    return new Voice(
        memory,
        new GermanCards(scope, names, amounts),
        new GermanCombat(names, amounts),
        new GermanClash(scope, names, amounts),
        new GermanFighters(scope, names, amounts, conditions),
        new GermanTraits(scope, names, amounts, tokens),
        new GermanBoard(scope, names, amounts, tokens),
        new GermanDeciding(names, amounts, new GermanTokens(scope, names)),
        new GermanJoints(conditions),
        new GermanMoments(names, tokens),
        new GermanRules(scope, names, amounts),
        new GermanCounters(scope, names, amounts),
        new GermanAbilities(scope, names, amounts),
        new GermanPiles(scope, names, amounts));
  }
}
