package nonpareil.content.text.english;

import static nonpareil.content.text.Term.ADJACENT;
import static nonpareil.content.text.Term.SAME_ZONE;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.TokenFilter;
import nonpareil.engine.effect.Tokens;

/** Sets of tokens in English. */
final class EnglishTokens {

  private final Scope scope;
  private final EnglishNames names;

  EnglishTokens(Scope scope, EnglishNames names) {
    this.scope = scope;
    this.names = names;
  }

  /** "one of your traps adjacent to Dracula". */
  String one(Tokens tokens) {
    String who =
        switch (tokens.whose()) {
          case YOURS -> "one of your " + noun(tokens).plural();
          case OPPOSING -> "an opposing token";
          case ALL -> "a token";
          case CHOSEN -> chosen();
        };
    return who + where(tokens);
  }

  /** "each of your traps". */
  String each(Tokens tokens) {
    String who =
        switch (tokens.whose()) {
          case YOURS -> "each of your " + noun(tokens).plural();
          case OPPOSING -> "each opposing token";
          case ALL -> "each token";
          case CHOSEN -> chosen();
        };
    return who + where(tokens);
  }

  /** "all your traps". */
  String all(Tokens tokens) {
    String who =
        switch (tokens.whose()) {
          case YOURS -> "all your " + noun(tokens).plural();
          case OPPOSING -> "all opposing tokens";
          case ALL -> "all tokens";
          case CHOSEN -> chosen();
        };
    return who + where(tokens);
  }

  /** "any number of your traps". */
  String any(Tokens tokens) {
    return "any number of " + several(tokens);
  }

  /** "your traps". */
  String several(Tokens tokens) {
    String who =
        switch (tokens.whose()) {
          case YOURS -> "your " + noun(tokens).plural();
          case OPPOSING -> "opposing tokens";
          case ALL -> "tokens";
          case CHOSEN -> chosen();
        };
    return who + where(tokens);
  }

  private String chosen() {
    return "that " + names.chosenToken().shortName();
  }

  /** "of your traps", "opposing token": some of them, behind a number. */
  String someOf(Tokens tokens, boolean several) {
    return tokens.whose() == Tokens.Whose.YOURS
        ? "of your " + noun(tokens).plural() + where(tokens)
        : counted(tokens, several);
  }

  /** What follows "is": "adjacent to Dracula". */
  String predicate(Tokens tokens) {
    String places = places(tokens, false);
    return places.isEmpty() ? "on the battlefield" : places;
  }

  /** "trap of yours", "traps of yours": behind a number. */
  String counted(Tokens tokens, boolean several) {
    String noun = several ? noun(tokens).plural() : noun(tokens).shortName();
    String who =
        switch (tokens.whose()) {
          case YOURS -> noun + " of yours";
          case OPPOSING -> "opposing " + noun;
          case ALL, CHOSEN -> noun;
        };
    return who + where(tokens);
  }

  Noun noun(Tokens tokens) {
    return scope.token(tokens);
  }

  /** Where they go back to. */
  String supply(Tokens tokens) {
    return switch (tokens.whose()) {
      case YOURS -> "your supply";
      case CHOSEN -> names.chosenTokenIsYours() ? "your supply" : "its owner’s supply";
      case OPPOSING, ALL -> "their owner’s supply";
    };
  }

  /** "the trap under Dracula". */
  String under(Tokens tokens, String fighter) {
    String which =
        switch (tokens.whose()) {
          case YOURS -> "the " + noun(tokens).shortName();
          case OPPOSING -> "the opposing token";
          case ALL -> "any token";
          case CHOSEN -> chosen();
        };
    String where = places(tokens);
    return which + " under " + fighter + (where.isEmpty() ? "" : ", if " + where + ",");
  }

  private String where(Tokens tokens) {
    String where = places(tokens);
    if (where.isEmpty()) {
      return "";
    }
    return tokens.whose() == Tokens.Whose.CHOSEN ? ", if " + where + "," : " " + where;
  }

  private String places(Tokens tokens) {
    return places(tokens, tokens.whose() != Tokens.Whose.CHOSEN);
  }

  private String places(Tokens tokens, boolean noun) {
    var places = new ArrayList<String>();
    if (tokens.under() != null) {
      places.add("under " + names.near(scope.resolve(tokens.under())));
    }
    if (tokens.adjacentTo() != null) {
      places.add(
          ADJACENT.mark("adjacent") + " to " + names.near(scope.resolve(tokens.adjacentTo())));
    }
    if (tokens.inZoneOf() != null) {
      places.add(
          "in the "
              + SAME_ZONE.mark("same zone")
              + " as "
              + names.near(scope.resolve(tokens.inZoneOf())));
    }
    if (tokens.inChosenZone()) {
      places.add("in the chosen zone");
    }
    for (TokenFilter filter : tokens.filters()) {
      places.add(filter(filter, noun));
    }
    return String.join(" and ", places).replace(" and other than ", " other than ");
  }

  private String filter(TokenFilter filter, boolean noun) {
    return switch (filter) {
      case TokenFilter.Lying(Place place) -> names.place(place);
      case TokenFilter.Except(Tokens of) -> noun ? "other than " + several(of) : "not " + one(of);
      case TokenFilter.Either(List<Tokens> of) ->
          (noun ? "that is " : "")
              + "either "
              + String.join(" or ", of.stream().map(this::one).toList());
    };
  }
}
