package nonpareil.content.hero;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import nonpareil.content.Languages;
import nonpareil.content.Localized;
import nonpareil.content.text.Language;
import nonpareil.content.text.Noun;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import org.jspecify.annotations.Nullable;

/** A name that is used in sentences, by language. English is always there. */
public final class Nouns {

  static final List<String> KEYS =
      List.of(
          "name",
          "short",
          "plural",
          "gender",
          "article",
          "adjective",
          "accusative",
          "dative",
          "genitive");

  private static final Map<String, Noun.Gender> GENDERS = genders();

  private static Map<String, Noun.Gender> genders() {
    Map<String, Noun.Gender> genders = new LinkedHashMap<>();
    for (Noun.Gender gender : Noun.Gender.values()) {
      genders.put(gender.code(), gender);
    }
    return genders;
  }

  private final Map<String, Given> given;

  private Nouns(Map<String, Given> given) {
    this.given = given;
  }

  /** What stands in for a name that could not be read. */
  static Nouns unread(String id) {
    var text = new Given(id, null, null, null, false, false, null, null, null);
    return new Nouns(Map.of(Languages.ENGLISH.code(), text));
  }

  /** The noun in a language, or what that makes of the English one. */
  public Noun in(Language language) {
    Given own = given.get(language.code());
    if (own != null) {
      return own.in(language);
    }
    Given english = Objects.requireNonNull(given.get(Languages.ENGLISH.code()));
    return english.each(language::untranslated).in(language);
  }

  /** Reads {@code {en: Harpy, de: {name: Harpyie, plural: Harpyien, gender: f}}}, or one text. */
  static Nouns read(YamlNode node) {
    var given = new LinkedHashMap<String, Given>();
    Localized.byLanguage(node).forEach((code, noun) -> given.put(code, Given.read(noun)));
    return new Nouns(Collections.unmodifiableMap(given));
  }

  /** A noun as a file gives it: what is null takes the default of its language. */
  private record Given(
      String name,
      @Nullable String shortName,
      @Nullable String plural,
      Noun.@Nullable Gender gender,
      boolean article,
      boolean adjective,
      @Nullable String accusative,
      @Nullable String dative,
      @Nullable String genitive) {

    static Given read(YamlNode node) {
      if (!(node instanceof YamlMap map)) {
        String name = Localized.nameText(node);
        return new Given(name, null, null, null, false, false, null, null, null);
      }
      map.only(KEYS);
      return new Given(
          Localized.nameText(map.need("name")),
          form(map, "short").orElse(null),
          form(map, "plural").orElse(null),
          map.find("gender").map(n -> n.oneOf("a gender", GENDERS)).orElse(null),
          map.find("article").map(YamlNode::flag).orElse(false),
          map.find("adjective").map(YamlNode::flag).orElse(false),
          form(map, "accusative").orElse(null),
          form(map, "dative").orElse(null),
          form(map, "genitive").orElse(null));
    }

    private static Optional<String> form(YamlMap map, String key) {
      return map.find(key).map(Localized::nameText);
    }

    /** The same with every form changed. */
    Given each(UnaryOperator<String> change) {
      return new Given(
          change.apply(name),
          changed(shortName, change),
          changed(plural, change),
          gender,
          article,
          adjective,
          changed(accusative, change),
          changed(dative, change),
          changed(genitive, change));
    }

    private static @Nullable String changed(@Nullable String form, UnaryOperator<String> change) {
      return form == null ? null : change.apply(form);
    }

    Noun in(Language language) {
      return Noun.of(
          language,
          name,
          shortName,
          plural,
          gender,
          article,
          adjective,
          accusative,
          dative,
          genitive);
    }
  }
}
