package nonpareil.content.text.english;

import static nonpareil.content.text.Term.ADJACENT;
import static nonpareil.content.text.Term.SAME_ZONE;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonpareil.content.text.HowOften;
import nonpareil.content.text.Memory;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Sets;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.SpaceFilter;
import nonpareil.engine.effect.Spaces;
import org.jspecify.annotations.Nullable;

/** What must hold of fighters and spaces, in English. */
final class EnglishFilters {

  private static final String EXCEPT = "other than ";

  /** Where more is said before it, so that it goes with the noun. */
  private static final String SAVE = "except ";

  private final Scope scope;
  private final Memory memory;
  private final EnglishNames names;

  EnglishFilters(Scope scope, Memory memory, EnglishNames names) {
    this.scope = scope;
    this.memory = memory;
    this.names = names;
  }

  /**
   * What follows "is": "a hero and adjacent to Dracula". Who is not meant is said with a set's noun
   * ({@link #exceptions}); empty if nothing else is said.
   */
  String predicate(Fighters fighters) {
    var all = new ArrayList<String>();
    var nots = new ArrayList<String>();
    var places = new ArrayList<String>();
    String now = memory.isSettled(fighters) ? "now " : "";
    if (fighters.where() != Where.ANYWHERE) {
      places.add(now + place(fighters.where(), fighters.near(), false));
    }
    for (Filter filter : Sets.told(fighters)) {
      if (filter instanceof Filter.Except(Fighters of)) {
        if (names.isOne(fighters)) {
          nots.add(isNot(of));
        }
      } else {
        String first = !isNoun(filter) && places.isEmpty() ? now : "";
        (isNoun(filter) ? all : places).add(now(first, filter(filter, false)));
      }
    }
    all.addAll(places);
    String rest = String.join(" and ", all);
    String not = String.join(" and ", nots);
    return not.isEmpty() ? rest : rest.isEmpty() ? not : not + " but " + rest;
  }

  /** "now adjacent to Dracula", "not now adjacent to Dracula". */
  private static String now(String now, String place) {
    boolean not = !now.isEmpty() && place.startsWith("not ");
    return not ? "not " + now + place.substring("not ".length()) : now + place;
  }

  /** Whether what a filter says can be taken for whom a place is measured from. */
  private static boolean isNoun(Filter filter) {
    return switch (filter) {
      case Filter.Among _, Filter.Either _, Filter.Role _, Filter.Ranged _, Filter.Owned _ -> true;
      case Filter.Standing _,
          Filter.At _,
          Filter.Within _,
          Filter.Except _,
          Filter.Health _,
          Filter.Done _,
          Filter.Moved _,
          Filter.Nearest _,
          Filter.Utmost _,
          Filter.Unhurt _ ->
          false;
    };
  }

  /** Whether it is something a fighter did, which goes well with a noun only. */
  boolean isDeed(Filter filter) {
    return filter instanceof Filter.Moved || filter instanceof Filter.Done;
  }

  /** " that moved this turn and that attacked this turn". */
  String deeds(Fighters fighters) {
    List<String> all =
        Sets.told(fighters).stream().filter(this::isDeed).map(f -> filter(f, true)).toList();
    return " " + String.join(" and ", all);
  }

  /** " has not moved this turn": of a fighter of whom nothing else is said. */
  String hasDone(Fighters fighters, boolean holds) {
    String deeds = deeds(fighters).replace(" this turn", "").replace("took", "taken");
    String[] each = deeds.substring(" that ".length()).split(" and that ", -1);
    String not = holds ? "" : each.length == 1 ? "not " : "not both ";
    return " has " + not + String.join(" and ", each) + " this turn";
  }

  private String isNot(Fighters of) {
    List<Fighters> either = Sets.either(of);
    return either.size() == 1 && names.isOne(either.getFirst())
        ? "not " + names.near(either.getFirst())
        : names.isOne(of) || Sets.isNarrowed(of) && either.isEmpty()
            ? "not " + names.near(of)
            : names.none(of);
  }

  /** What follows the noun: "adjacent to Dracula and of your opponent except Alice". */
  String behindNoun(Fighters fighters) {
    return behindNoun(fighters, false);
  }

  /** The same behind one of them, or behind several. */
  String behindNoun(Fighters fighters, boolean many) {
    var all = new ArrayList<String>();
    String now = memory.isSettled(fighters) ? "now " : "";
    if (fighters.where() != Where.ANYWHERE) {
      all.add(now + place(fighters.where(), fighters.near(), false));
      now = "";
    }
    for (Filter filter : Sets.told(fighters)) {
      if (!(filter instanceof Filter.Except)) {
        String said = now(isNoun(filter) ? "" : now, filter(filter, true));
        String text = many ? said.replaceFirst("^that is ", "that are ") : said;
        Fighters included = Sets.included(fighters, filter);
        all.add(
            included != null && names.isOne(included)
                ? text + " (" + names.near(included) + " included)"
                : text);
        now = isNoun(filter) ? now : "";
      }
    }
    all.sort(Comparator.comparing(said -> !said.startsWith("of ")));
    String row = String.join(" and ", all);
    boolean owned = row.startsWith("of ") && all.size() > 1;
    return (all.isEmpty() ? "" : " " + (owned ? row.replaceFirst(" and ", " ") : row))
        + exceptions(fighters, all.isEmpty() ? EXCEPT : SAVE);
  }

  /** " other than Alice and your Geese"; empty if all are meant. */
  String exceptions(Fighters fighters) {
    return exceptions(fighters, EXCEPT);
  }

  private String exceptions(Fighters fighters, String word) {
    var all = new ArrayList<String>();
    for (Filter filter : Sets.told(fighters)) {
      if (filter instanceof Filter.Except(Fighters of)) {
        all.add(excepted(of));
      }
    }
    return all.isEmpty() ? "" : " " + word + String.join(" and ", all);
  }

  /** Whoever is none of a set is meant: "your Geese", not "one of your Geese". */
  private String excepted(Fighters of) {
    List<Fighters> either = Sets.either(of);
    if (!either.isEmpty()) {
      return Texts.list(either.stream().map(this::excepted).toList(), " and ");
    }
    if (names.isOne(of)) {
      return names.near(of);
    }
    String several = (of.group() == Group.COMBATANTS ? "the " : "") + names.several(of);
    return Sets.isNarrowed(of) ? "(" + several + ")" : several;
  }

  /** "adjacent to Dracula other than (the chosen space)". */
  private static String joined(List<String> all) {
    return String.join(" and ", all).replace(" and " + EXCEPT, " " + EXCEPT);
  }

  private String place(Where where, @Nullable Fighters near, boolean not) {
    Fighters from = near == null ? Fighters.of(Group.HERO) : near;
    return (not ? "not " : "")
        + switch (where) {
          case ANYWHERE -> "on the battlefield";
          case ADJACENT -> ADJACENT.mark("adjacent") + " to " + near(from, not);
          case SAME_ZONE -> "in the " + SAME_ZONE.mark("same zone") + " as " + near(from, not);
          case ON_TOKEN -> "on one of your " + scope.token().plural();
          case ON_CHOSEN_TOKEN -> "on that " + names.chosenToken().shortName();
          case BESIDE_CHOSEN_SPACES ->
              ADJACENT.mark("adjacent")
                  + " to "
                  + (memory.spaceLeft()
                      ? "the space it left"
                      : memory.chosenSpaces() == 1
                          ? "the chosen space"
                          : "one of the chosen spaces");
          case ON_CHOSEN_SPACES ->
              memory.chosenSpaces() == 1 ? "on the chosen space" : "on the chosen spaces";
          case IN_CHOSEN_ZONE -> "in the chosen zone";
        };
  }

  /** A place told by other spaces: "on one of your traps", "within 2 spaces of that trap". */
  String place(Place place) {
    Spaces from = place.from();
    String not = place.not() ? "not " : "";
    return switch (place.how()) {
      case ON -> not + on(from, place.not());
      case BESIDE -> not + ADJACENT.mark("adjacent") + " to " + names.from(from, place.not());
      case IN_ZONE ->
          not + "in the " + SAME_ZONE.mark("same zone") + " as " + names.from(from, place.not());
      case WITHIN, BEYOND -> within(place);
      case FARTHER -> "farther from " + names.from(from, false) + " than before";
      case NEARER -> "nearer to " + names.from(from, false) + " than before";
    };
  }

  private String on(Spaces spaces, boolean not) {
    if (spaces.filters().isEmpty() && spaces.kind() == Spaces.Kind.START_ZONE) {
      return "in the " + SAME_ZONE.mark("same zone") + " as your start space";
    }
    if (spaces.filters().isEmpty() && spaces.kind() == Spaces.Kind.CHOSEN_ZONE) {
      return "in the chosen zone";
    }
    boolean piece =
        spaces.kind() == Spaces.Kind.WITH_TOKENS || spaces.kind() == Spaces.Kind.CHOSEN_TOKEN;
    return "on "
        + (piece && spaces.filters().isEmpty()
            ? names.from(spaces, not)
            : EnglishNames.any(space(spaces), not));
  }

  private String within(Place place) {
    Amount spaces = place.spaces() == null ? new Amount.Fixed(1) : place.spaces();
    var measure = amounts().measure(spaces, "space", "spaces");
    return place.how() == Place.How.BEYOND
        ? "more than "
            + measure.head()
            + " away from "
            + names.fromEvery(place.from())
            + measure.tail()
        : "within " + measure.head() + " of " + names.from(place.from(), false) + measure.tail();
  }

  /** Where it is not so, it is so for none of them. */
  private String near(Fighters from, boolean not) {
    return not ? names.nearAny(from) : names.near(from);
  }

  private String filter(Filter filter, boolean noun) {
    String that = noun ? "that is " : "";
    return switch (filter) {
      case Filter.Standing(Where where, Fighters near, boolean not) -> place(where, near, not);
      case Filter.Within(Amount spaces, Fighters of, boolean beyond) -> within(spaces, of, beyond);
      case Filter.At(Place at) -> place(at);
      case Filter.Except(Fighters of) -> isNot(of);
      case Filter.Among(Fighters of) ->
          that
              + (of.equals(Fighters.of(Group.COMBATANTS))
                  ? "one of the two fighters of this combat"
                  : names.near(of));
      case Filter.Either(List<Fighters> of) ->
          that + "either " + String.join(" or ", of.stream().map(names::near).toList());
      case Filter.Role(boolean hero) -> that + (hero ? "a hero" : "a sidekick");
      case Filter.Owned(var by) ->
          noun ? "of " + names.player(by) : names.possessive(PlayerMention.plain(by));
      case Filter.Health(Comparison how, Amount number) ->
          number instanceof Amount.Fixed
              ? "at " + health(how, number) + " health"
              : "with " + moreHealth(how, number);
      case Filter.Moved() -> (noun ? "that" : "one that") + " moved this turn";
      case Filter.Done(Happened.Act act) ->
          (noun ? "that " : "one that ")
              + switch (act) {
                case ATTACKED -> "attacked";
                case TAKEN_DAMAGE -> "took damage";
              }
              + " this turn";
      case Filter.Unhurt(boolean full) -> full ? "at full health" : "below full health";
      case Filter.Nearest(Fighters to) -> "nearest to " + names.near(to);
      case Filter.Utmost(boolean most) -> "with the " + (most ? "most" : "least") + " health";
      case Filter.Ranged(boolean ranged) ->
          noun
              ? "with a " + (ranged ? "ranged" : "melee") + " attack"
              : "a " + (ranged ? "ranged" : "melee") + " fighter";
    };
  }

  private String within(Amount spaces, Fighters of, boolean beyond) {
    if (spaces instanceof Amount.Fixed) {
      String number = amounts().spaces(spaces);
      return beyond
          ? "more than " + number + " away from " + names.nearEvery(of)
          : "within " + number + " of " + names.near(of);
    }
    // never "for each": that would be read with what is done
    return beyond
        ? "more spaces away from " + names.nearEvery(of) + " than " + amounts().bracketed(spaces)
        : "within as many spaces of " + names.near(of) + " as " + amounts().bracketed(spaces);
  }

  /** What follows "has" where a fighter's health is all that is said: "less than 3 health". */
  @Nullable String hasHealth(Fighters fighters, boolean holds) {
    List<Filter> told = Sets.told(fighters);
    if (fighters.where() != Where.ANYWHERE
        || told.size() != 1
        || !(told.getFirst() instanceof Filter.Health(Comparison how, Amount number))) {
      return null;
    }
    Comparison is = holds ? how : HowOften.opposite(how);
    return number instanceof Amount.Fixed(int fixed)
        ? switch (is) {
              case AT_LEAST -> "at least ";
              case AT_MOST -> "at most ";
              case MORE_THAN -> "more than ";
              case LESS_THAN -> "less than ";
              case EXACTLY -> "exactly ";
              case NOT -> "not exactly ";
            }
            + fixed
            + " health"
        : moreHealth(is, number);
  }

  /** "more health than Jill", "at most as much health as you have coils". */
  private String moreHealth(Comparison how, Amount number) {
    String than =
        number instanceof Reading.HealthOf(Fighters of)
                && names.isOne(scope.resolve(of))
                && !of.equals(Fighters.of(Group.IT))
            ? names.these(scope.resolve(of))
            : amounts().bracketed(number);
    return switch (how) {
      case AT_LEAST -> "at least as much health as " + than;
      case AT_MOST -> "at most as much health as " + than;
      case MORE_THAN -> "more health than " + than;
      case LESS_THAN -> "less health than " + than;
      case EXACTLY -> "exactly as much health as " + than;
      case NOT -> "not exactly as much health as " + than;
    };
  }

  private String health(Comparison how, Amount number) {
    String text = amounts().number(number);
    return switch (how) {
      case AT_LEAST -> "no less than " + text;
      case AT_MOST -> "no more than " + text;
      case MORE_THAN -> "more than " + text;
      case LESS_THAN -> "less than " + text;
      case EXACTLY -> "exactly " + text;
      case NOT -> "other than " + text;
    };
  }

  private EnglishAmounts amounts() {
    return new EnglishAmounts(scope, names, new EnglishTokens(scope, names));
  }

  /** What follows the noun of a space, all in a row. */
  String ofSpaces(List<SpaceFilter> filters) {
    return joined(filters.stream().map(this::filter).toList());
  }

  private String filter(SpaceFilter filter) {
    return switch (filter) {
      case SpaceFilter.NextTo(Fighters of, boolean not) ->
          place(Where.ADJACENT, scope.resolve(of), not);
      case SpaceFilter.InZoneOf(Fighters of, boolean not) ->
          place(Where.SAME_ZONE, scope.resolve(of), not);
      case SpaceFilter.Within(Amount spaces, Fighters of, boolean beyond) ->
          within(spaces, scope.resolve(of), beyond);
      case SpaceFilter.Farther(Fighters from, boolean nearer) ->
          (nearer ? "nearer to " : "farther from ")
              + names.near(scope.resolve(from))
              + " than before";
      case SpaceFilter.At(Place at) -> place(at);
      case SpaceFilter.Empty() -> "without a fighter";
      case SpaceFilter.Except(Spaces of) -> EXCEPT + "(" + space(of) + ")";
      case SpaceFilter.Among(Spaces of) -> "that is also (" + space(of) + ")";
      case SpaceFilter.Either(List<Spaces> of) ->
          "that is either " + String.join(" or ", of.stream().map(this::oneOfEither).toList());
    };
  }

  /** What is plain needs no brackets: "adjacent to Jill". */
  private String oneOfEither(Spaces spaces) {
    String text = space(spaces);
    boolean plain = spaces.filters().isEmpty() && text.startsWith("a space ");
    return plain ? text.substring("a space ".length()) : "(" + text + ")";
  }

  private String space(Spaces spaces) {
    return names.space(spaces, Fighters.of(Group.ALL), false);
  }
}
