package nonpareil.content.text;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A name of a hero file with the grammar a sentence needs: of a fighter, a trait, a token or a tag.
 *
 * <p>In a hero file a noun is either a plain text, which is the name with every default, or a map:
 *
 * <pre>
 * name:
 *   en: {name: Harpy, plural: Harpies}
 *   de: {name: Harpyie, plural: Harpyien, gender: f}
 * </pre>
 *
 * <ul>
 *   <li>{@code name}: the name, singular, without an article. The only field that is required.
 *   <li>{@code short}: the name as a card says it (Holmes for Sherlock Holmes); default: the name.
 *   <li>{@code plural}: default in English by the usual rules, in German the short name unchanged.
 *   <li>{@code gender}: {@code m}, {@code f} or {@code n}; used in German only; default {@code m}.
 *   <li>{@code article}: true if the single bearer is called with an article (the Genie, der
 *       Dschinn); default false (Medusa). A kind with several fighters and a token need not say it.
 *   <li>{@code adjective}: true for a trait that is a quality (big) and no name (Mr. Hyde); default
 *       false.
 *   <li>{@code accusative}, {@code dative}, {@code genitive}: German cases of the short name that
 *       differ from the default; the default genitive adds an s where one is due.
 * </ul>
 */
public record Noun(
    String name,
    String shortName,
    String plural,
    Gender gender,
    boolean article,
    boolean adjective,
    String accusative,
    String dative,
    String genitive) {

  /** Grammatical gender. */
  public enum Gender {
    M,
    F,
    N;

    /** The letter used in hero files. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A noun of which only the name is given. */
  public static Noun of(Language language, String name) {
    return of(language, name, null, null, null, false, false, null, null, null);
  }

  /** A noun as a hero file gives it: what is null takes its default. */
  public static Noun of(
      Language language,
      String name,
      @Nullable String shortName,
      @Nullable String plural,
      @Nullable Gender gender,
      boolean article,
      boolean adjective,
      @Nullable String accusative,
      @Nullable String dative,
      @Nullable String genitive) {
    String called = shortName == null ? name : shortName;
    Gender is = gender == null ? Gender.M : gender;
    return new Noun(
        name,
        called,
        plural == null ? language.plural(called) : plural,
        is,
        article,
        adjective,
        accusative == null ? called : accusative,
        dative == null ? called : dative,
        genitive == null ? language.genitive(called, is, article) : genitive);
  }

  /** Whether it is not told apart one by one, as rage: it has no plural of its own. */
  public boolean isMass() {
    return plural.equals(shortName);
  }

  /** The forms without an article. */
  public Called bare() {
    return new Called(shortName, accusative, dative, genitive);
  }
}
