package nonpareil.content.text.pseudo;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nonpareil.content.text.AbilityWords;
import nonpareil.content.text.Called;
import nonpareil.content.text.CounterWords;
import nonpareil.content.text.Joints;
import nonpareil.content.text.Language;
import nonpareil.content.text.Memory;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.RuleWords;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Voice;
import nonpareil.content.text.english.English;

/**
 * English with accents on every letter, and two fifths longer. It has no files: what is not
 * translated it makes of the English text. Nobody is offered it; tests add it to the content to see
 * that every text is looked up by language and that the longer one fits.
 */
public record Pseudo() implements Language {

  private static final Language ENGLISH = new English();

  private static final String PLAIN = "abcdefghijklmnopqrstuvwxyz";
  private static final String ACCENTED = "áƀçđéƒĝĥíĵķļɱñóþǫřšŧúṽŵẋýž";
  private static final String VOWELS = "áéíóú";

  /** A word, or a hole in a sentence that is filled later: {0}, {0:a}; words of {1?a|b} count. */
  private static final Pattern WORD = Pattern.compile("\\{[0-9](?::[a-z])?}|\\p{L}+");

  /** The text in this language; what is in it already stays as it is. */
  public static String of(String english) {
    return WORD.matcher(english).replaceAll(m -> Matcher.quoteReplacement(word(m)));
  }

  private static String word(MatchResult match) {
    String word = match.group();
    return word.chars().allMatch(c -> c < 128 && Character.isLetter(c)) ? longer(word) : word;
  }

  /** With its first vowel drawn out. */
  private static String longer(String word) {
    var accented = new StringBuilder();
    boolean drawn = false;
    for (int i = 0; i < word.length(); i++) {
      char letter = accented(word.charAt(i));
      accented.append(letter);
      boolean vowel = VOWELS.indexOf(Character.toLowerCase(letter)) >= 0;
      if (!drawn && (vowel || i + 1 == word.length())) {
        accented.repeat(letter, (2 * word.length() + 4) / 5);
        drawn = true;
      }
    }
    return accented.toString();
  }

  private static char accented(char letter) {
    char small = ACCENTED.charAt(PLAIN.indexOf(Character.toLowerCase(letter)));
    return Character.isUpperCase(letter) ? Character.toUpperCase(small) : small;
  }

  @Override
  public String code() {
    return "qps";
  }

  @Override
  public String name() {
    return of("Pseudo");
  }

  @Override
  public String untranslated(String english) {
    return of(english);
  }

  @Override
  public String plural(String name) {
    return of(ENGLISH.plural(name));
  }

  @Override
  public String genitive(String name, Gender gender, boolean article) {
    return of(ENGLISH.genitive(name, gender, article));
  }

  @Override
  public String numberedGenitive(String name) {
    return of(ENGLISH.numberedGenitive(name));
  }

  @Override
  public Called called(Noun noun) {
    Called english = ENGLISH.called(noun);
    return new Called(
        of(english.nominative()),
        of(english.accusative()),
        of(english.dative()),
        of(english.genitive()));
  }

  @Override
  public String banner(Noun noun) {
    return of(ENGLISH.banner(noun));
  }

  @Override
  public Noun traitWord() {
    return Noun.of(this, of(ENGLISH.traitWord().name()));
  }

  @Override
  public Noun leadingHero() {
    return Noun.of(
        this, of(ENGLISH.leadingHero().name()), null, null, null, true, false, null, null, null);
  }

  @Override
  public Noun token() {
    return Noun.of(this, of(ENGLISH.token().name()));
  }

  @Override
  public Voice voice(Scope scope, Memory memory) {
    Voice english = ENGLISH.voice(scope, memory);
    return new Voice(
        memory,
        english.cards(),
        english.combat(),
        english.clash(),
        english.fighters(),
        english.traits(),
        english.board(),
        english.deciding(),
        accented(Joints.class, english.joints()),
        english.moments(),
        accented(RuleWords.class, english.rules()),
        accented(CounterWords.class, english.counters()),
        accented(AbilityWords.class, english.abilities()),
        english.piles());
  }

  /** The same words, every finished text accented. */
  private static <T> T accented(Class<T> type, T words) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              try {
                Object result = method.invoke(words, arguments);
                return result instanceof String text ? of(text) : result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }
}
