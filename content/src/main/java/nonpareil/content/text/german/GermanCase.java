package nonpareil.content.text.german;

import nonpareil.content.text.Noun.Gender;

/** The four German cases and the endings that go with them. */
enum GermanCase {
  NOMINATIVE,
  ACCUSATIVE,
  DATIVE,
  GENITIVE;

  /** The ending of "der, die, das", "jeder", "dieser" and of "einer" standing alone. */
  String ending(Gender gender) {
    return switch (this) {
      case NOMINATIVE -> pick(gender, "er", "e", "es");
      case ACCUSATIVE -> pick(gender, "en", "e", "es");
      case DATIVE -> pick(gender, "em", "er", "em");
      case GENITIVE -> pick(gender, "es", "er", "es");
    };
  }

  /** The definite article. */
  String der(Gender gender) {
    return switch (this) {
      case NOMINATIVE -> pick(gender, "der", "die", "das");
      case ACCUSATIVE -> pick(gender, "den", "die", "das");
      case DATIVE -> pick(gender, "dem", "der", "dem");
      case GENITIVE -> pick(gender, "des", "der", "des");
    };
  }

  /** "jeder", "jede", "jedes" and so on. */
  String jeder(Gender gender) {
    return "jed" + ending(gender);
  }

  /** "dieser", "diese", "dieses" and so on. */
  String dieser(Gender gender) {
    return "dies" + ending(gender);
  }

  /** "einer" standing alone, as in "einer deiner Kämpfer"; likewise "keiner". */
  String einer(Gender gender) {
    return "ein" + ending(gender);
  }

  /** The indefinite article before a noun; likewise "dein" and "kein". */
  String ein(Gender gender) {
    boolean bare =
        this == NOMINATIVE && gender != Gender.F || this == ACCUSATIVE && gender == Gender.N;
    return bare ? "ein" : einer(gender);
  }

  /** The ending of an adjective after "der", "jeder" and the like. */
  String weak(Gender gender) {
    boolean short_ = this == NOMINATIVE || this == ACCUSATIVE && gender != Gender.M;
    return short_ ? "e" : "en";
  }

  /** The ending of an adjective after "ein", "dein" and "kein". */
  String mixed(Gender gender) {
    return switch (this) {
      case NOMINATIVE -> pick(gender, "er", "e", "es");
      case ACCUSATIVE -> pick(gender, "en", "e", "es");
      case DATIVE, GENITIVE -> "en";
    };
  }

  /** The pronoun of the third person; the genitive is not in use. */
  String er(Gender gender) {
    return switch (this) {
      case NOMINATIVE -> pick(gender, "er", "sie", "es");
      case ACCUSATIVE -> pick(gender, "ihn", "sie", "es");
      case DATIVE, GENITIVE -> pick(gender, "ihm", "ihr", "ihm");
    };
  }

  private static String pick(Gender gender, String m, String f, String n) {
    return switch (gender) {
      case M -> m;
      case F -> f;
      case N -> n;
    };
  }
}
