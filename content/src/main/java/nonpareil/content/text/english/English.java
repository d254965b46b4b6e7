package nonpareil.content.text.english;

import nonpareil.content.text.Called;
import nonpareil.content.text.Language;
import nonpareil.content.text.Memory;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Voice;

/** English. */
public record English() implements Language {

  @Override
  public String code() {
    return "en";
  }

  @Override
  public String name() {
    return "English";
  }

  @Override
  public String plural(String name) {
    if (name.endsWith("y")
        && name.length() > 1
        && "aeiou".indexOf(name.charAt(name.length() - 2)) < 0) {
      return name.substring(0, name.length() - 1) + "ies";
    }
    boolean hisses =
        name.endsWith("s") || name.endsWith("x") || name.endsWith("ch") || name.endsWith("sh");
    return name + (hisses ? "es" : "s");
  }

  @Override
  public String genitive(String name, Gender gender, boolean article) {
    return name.endsWith("s") ? name + "’" : name + "’s";
  }

  @Override
  public String numberedGenitive(String name) {
    return name + "’s";
  }

  @Override
  public Called called(Noun noun) {
    String the = noun.article() ? "the " : "";
    String name = the + noun.shortName();
    return new Called(name, name, name, the + noun.genitive());
  }

  @Override
  public String banner(Noun noun) {
    return noun.shortName();
  }

  @Override
  public Noun traitWord() {
    return Noun.of(this, "form");
  }

  @Override
  public Noun leadingHero() {
    return Noun.of(this, "leading hero", null, null, null, true, false, null, null, null);
  }

  @Override
  public Noun token() {
    return Noun.of(this, "token");
  }

  @Override
  public Voice voice(Scope scope, Memory memory) {
    var names = new EnglishNames(scope, memory);
    var tokens = new EnglishTokens(scope, names);
    var amounts = new EnglishAmounts(scope, names, tokens);
    var conditions = new EnglishConditions(scope, names, amounts);
    return new Voice(
        memory,
        new EnglishCards(scope, names, amounts),
        new EnglishCombat(names, amounts),
        new EnglishClash(scope, names, amounts),
        new EnglishFighters(scope, names, amounts, conditions),
        new EnglishTraits(scope, names, amounts, tokens),
        new EnglishBoard(scope, names, amounts, tokens),
        new EnglishDeciding(names, amounts, new EnglishTokens(scope, names)),
        new EnglishJoints(conditions),
        new EnglishMoments(names, tokens),
        new EnglishRules(scope, names, amounts),
        new EnglishCounters(scope, names, amounts),
        new EnglishAbilities(scope, names, amounts),
        new EnglishPiles(scope, names, amounts));
  }
}
