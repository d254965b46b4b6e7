package nonpareil.content.hero;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nonpareil.content.Name;
import nonpareil.content.text.Language;
import nonpareil.content.text.Noun;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;

/** A name that is used in sentences, in both languages. */
record Nouns(Noun english, Noun german) {

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

  Noun in(Language language) {
    return switch (language) {
      case EN -> english;
      case DE -> german;
    };
  }

  /** Reads {@code {en: Harpy, de: {name: Harpyie, plural: Harpyien, gender: f}}}, or one text. */
  static Nouns read(YamlNode node) {
    if (!(node instanceof YamlMap map)) {
      return new Nouns(noun(Language.EN, node), noun(Language.DE, node));
    }
    YamlNode german = Name.german(map).orElse(map.need("en"));
    return new Nouns(noun(Language.EN, map.need("en")), noun(Language.DE, german));
  }

  private static Noun noun(Language language, YamlNode node) {
    if (!(node instanceof YamlMap map)) {
      return Noun.of(language, Name.text(node));
    }
    map.only(KEYS);
    return Noun.of(
        language,
        Name.text(map.need("name")),
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
    return map.find(key).map(Name::text);
  }
}
