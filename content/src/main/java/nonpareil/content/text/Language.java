package nonpareil.content.text;

import java.util.Locale;
import nonpareil.content.text.Noun.Gender;

/**
 * A language the game speaks, as far as it takes Java: its code, its grammar and the words rules
 * text is written with. Everything else it says stands in files, under its code.
 *
 * <p>Two languages of one code are the same language: implementations are records.
 */
public interface Language {

  /** The letters it goes by in files and on the wire: {@code de}. */
  String code();

  /** What it calls itself: Deutsch. */
  String name();

  default Locale locale() {
    return Locale.forLanguageTag(code());
  }

  /** What it says where it has no text of its own yet. */
  default String untranslated(String english) {
    return english;
  }

  // ---- nouns

  /** The plural of a name that does not say its own. */
  String plural(String name);

  /** The genitive of a name that does not say its own. */
  String genitive(String name, Gender gender, boolean article);

  /** The genitive of a name with a number behind it: "Harpy 2’s", "von Harpyie 2". */
  String numberedGenitive(String name);

  /** A single bearer of a noun, with the article if it has one. */
  Called called(Noun noun);

  /** The name on a banner, before it is put in capitals. */
  String banner(Noun noun);

  /** What traits are called whose hero has no word for them. */
  Noun traitWord();

  /** What a token is called whose hero has no word for it. */
  Noun token();

  /** What the leading one of several heroes is called; it has an article. */
  Noun leadingHero();

  // ---- rules text

  /** The words of one text. */
  Voice voice(Scope scope, Memory memory);
}
