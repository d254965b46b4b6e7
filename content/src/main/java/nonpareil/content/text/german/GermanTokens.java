package nonpareil.content.text.german;

import static nonpareil.content.text.Term.ADJACENT;
import static nonpareil.content.text.Term.SAME_ZONE;
import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.TokenFilter;
import nonpareil.engine.effect.Tokens;

/** Sets of tokens in German. */
final class GermanTokens {

  private final Scope scope;
  private final GermanNames names;

  GermanTokens(Scope scope, GermanNames names) {
    this.scope = scope;
    this.names = names;
  }

  /** "eine deiner Fallen in derselben Zone wie Dracula". */
  String one(Tokens tokens, GermanCase in) {
    Noun noun = scope.token(tokens);
    Gender gender = noun.gender();
    String who =
        switch (tokens.whose()) {
          case YOURS -> in.einer(gender) + " deiner " + German.weakPlural(noun);
          case OPPOSING -> in.ein(gender) + " gegnerisch" + in.mixed(gender) + " " + form(noun, in);
          case ALL -> in.ein(gender) + " " + form(noun, in);
          case CHOSEN -> chosen(in);
        };
    return who + where(tokens);
  }

  /** "jede deiner Fallen". */
  String each(Tokens tokens, GermanCase in) {
    Noun noun = scope.token(tokens);
    Gender gender = noun.gender();
    String who =
        switch (tokens.whose()) {
          case YOURS -> in.jeder(gender) + " deiner " + German.weakPlural(noun);
          case OPPOSING ->
              in.jeder(gender) + " gegnerisch" + in.weak(gender) + " " + form(noun, in);
          case ALL -> in.jeder(gender) + " " + form(noun, in);
          case CHOSEN -> chosen(in);
        };
    return who + where(tokens);
  }

  /** "alle deine Fallen" in the accusative. */
  String all(Tokens tokens) {
    Noun noun = scope.token(tokens);
    String who =
        switch (tokens.whose()) {
          case YOURS -> "alle deine " + German.weakPlural(noun);
          case OPPOSING -> "alle gegnerischen " + noun.plural();
          case ALL -> "alle " + noun.plural();
          case CHOSEN -> chosen(ACCUSATIVE);
        };
    return who + where(tokens);
  }

  /** "beliebig viele deiner Fallen" in the accusative. */
  String any(Tokens tokens) {
    Noun noun = scope.token(tokens);
    String who =
        switch (tokens.whose()) {
          case YOURS -> "deiner " + German.weakPlural(noun);
          case OPPOSING -> "gegnerische " + noun.plural();
          case ALL -> noun.plural();
          case CHOSEN -> chosen(ACCUSATIVE);
        };
    return "beliebig viele " + who + where(tokens);
  }

  /** "die Falle unter Dracula" in the accusative. */
  String under(Tokens tokens, String fighter) {
    Noun noun = scope.token(tokens);
    Gender gender = noun.gender();
    String which =
        switch (tokens.whose()) {
          case YOURS -> ACCUSATIVE.der(gender) + " " + noun.accusative();
          case OPPOSING -> ACCUSATIVE.der(gender) + " gegnerischen " + noun.accusative();
          case ALL -> "jeden " + noun.accusative();
          case CHOSEN -> chosen(ACCUSATIVE);
        };
    String where = places(tokens);
    return which + " unter " + fighter + (where.isEmpty() ? "" : " (falls " + where + ")");
  }

  /** "ein anderes deiner Nebelplättchen" in the accusative. */
  String another(Tokens tokens) {
    Noun noun = scope.token(tokens);
    Gender gender = noun.gender();
    return ACCUSATIVE.ein(gender)
        + " ander"
        + ACCUSATIVE.mixed(gender)
        + " deiner "
        + German.weakPlural(noun)
        + where(tokens);
  }

  private String chosen(GermanCase in) {
    Noun noun = names.chosenToken();
    return in.dieser(noun.gender()) + " " + form(noun, in);
  }

  /** "deiner Fallen", "gegnerische Marker": some of them, behind a number. */
  String someOf(Tokens tokens, boolean several) {
    return tokens.whose() == Tokens.Whose.YOURS
        ? "deiner " + German.weakPlural(scope.token(tokens)) + where(tokens)
        : counted(tokens, several);
  }

  /** What precedes "liegt": "mindestens 2 deiner Fallen in derselben Zone wie Dracula". */
  String yours(Tokens tokens, String number) {
    boolean anywhere = where(tokens).isEmpty();
    return number + someOf(tokens, true) + (anywhere ? " auf dem Schlachtfeld" : "");
  }

  /** "Falle von dir", "gegnerische Marker": behind a number, in the accusative. */
  String counted(Tokens tokens, boolean several) {
    Noun noun = scope.token(tokens);
    String name = several ? noun.plural() : noun.accusative();
    String who =
        switch (tokens.whose()) {
          case YOURS -> name + " von dir";
          case OPPOSING -> (several ? "gegnerische " : "gegnerischen ") + name;
          case ALL, CHOSEN -> name;
        };
    return who + where(tokens);
  }

  /** "deiner Fallen", "der gegnerischen Marker": behind "Anzahl". */
  String ofSeveral(Tokens tokens) {
    String name = German.weakPlural(scope.token(tokens));
    String who =
        switch (tokens.whose()) {
          case YOURS -> "deiner " + name;
          case OPPOSING -> "der gegnerischen " + name;
          case ALL, CHOSEN -> "der " + name;
        };
    return who + where(tokens);
  }

  /** Where they go back to. */
  String supply(Tokens tokens) {
    return switch (tokens.whose()) {
      case YOURS -> "in deinen Vorrat";
      case CHOSEN ->
          names.chosenTokenIsYours() ? "in deinen Vorrat" : "in den Vorrat seines Besitzers";
      case OPPOSING, ALL -> "in den Vorrat des jeweiligen Besitzers";
    };
  }

  static String form(Noun noun, GermanCase in) {
    return switch (in) {
      case NOMINATIVE -> noun.shortName();
      case ACCUSATIVE -> noun.accusative();
      case DATIVE -> noun.dative();
      case GENITIVE -> genitive(noun);
    };
  }

  /** "der Falle": what is no name has no s where it is feminine. */
  private static String genitive(Noun noun) {
    String name = noun.shortName();
    String genitive = noun.genitive();
    boolean named = genitive.equals(name + "s") || genitive.equals(name + "’");
    return named && noun.gender() == Gender.F ? name : genitive;
  }

  private String where(Tokens tokens) {
    String where = places(tokens);
    if (where.isEmpty()) {
      return "";
    }
    return tokens.whose() == Tokens.Whose.CHOSEN ? " (falls " + where + ")" : " " + where;
  }

  private String places(Tokens tokens) {
    var places = new ArrayList<String>();
    if (tokens.under() != null) {
      places.add("unter " + names.near(scope.resolve(tokens.under()), DATIVE));
    }
    if (tokens.adjacentTo() != null) {
      String near = names.near(scope.resolve(tokens.adjacentTo()), DATIVE);
      places.add(
          "auf einem "
              + GermanNames.with("zu", near)
              + " "
              + ADJACENT.mark("benachbarten")
              + " Feld");
    }
    if (tokens.inZoneOf() != null) {
      places.add(
          "in "
              + SAME_ZONE.mark("derselben Zone")
              + " wie "
              + names.near(scope.resolve(tokens.inZoneOf()), NOMINATIVE));
    }
    if (tokens.inChosenZone()) {
      places.add("in der gewählten Zone");
    }
    var more = new ArrayList<String>();
    String except = "";
    for (TokenFilter filter : tokens.filters()) {
      if (filter instanceof TokenFilter.Except(Tokens of)) {
        except += " außer " + excepted(of);
      } else {
        more.add(filter(filter));
      }
    }
    String brackets = more.isEmpty() ? "" : "(" + String.join(", ", more) + ")";
    String all = (String.join(" und ", places) + " " + brackets).strip();
    return (all + except).strip();
  }

  private String filter(TokenFilter filter) {
    return switch (filter) {
      case TokenFilter.Lying(Place place) -> names.place(place);
      case TokenFilter.Except(Tokens of) -> "außer " + excepted(of);
      case TokenFilter.Either(List<Tokens> of) ->
          "entweder " + String.join(" oder ", of.stream().map(t -> one(t, NOMINATIVE)).toList());
    };
  }

  /** "deinen Fallen", "jeder deiner Fallen in derselben Zone wie Dracula". */
  private String excepted(Tokens tokens) {
    if (!tokens.isPlain()) {
      return "(" + each(tokens, DATIVE) + ")";
    }
    Noun noun = scope.token(tokens);
    return switch (tokens.whose()) {
      case YOURS -> GermanNames.inDative("deinen " + German.weakPlural(noun));
      case OPPOSING -> GermanNames.inDative("gegnerischen " + noun.plural());
      case ALL -> GermanNames.inDative(noun.plural());
      case CHOSEN -> chosen(DATIVE);
    };
  }
}
