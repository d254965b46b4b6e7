package nonpareil.content.text.german;

import static nonpareil.content.text.Term.ADJACENT;
import static nonpareil.content.text.Term.SAME_ZONE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nonpareil.content.text.HowOften;
import nonpareil.content.text.Memory;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Sets;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.SpaceFilter;
import nonpareil.engine.effect.Spaces;
import org.jspecify.annotations.Nullable;

/** What must hold of fighters and spaces, in German. */
final class GermanFilters {

  private final Scope scope;
  private final Memory memory;
  private final GermanNames names;

  GermanFilters(Scope scope, Memory memory, GermanNames names) {
    this.scope = scope;
    this.memory = memory;
    this.names = names;
  }

  // ---- behind a noun

  /** " mit höchstens 2 Lebenspunkten (nicht benachbart zu Medusa)": all but the first place. */
  String behindNoun(Fighters fighters) {
    var direct = new StringBuilder();
    var bracketed = new ArrayList<String>();
    var except = new StringBuilder();
    boolean now = memory.isSettled(fighters) && fighters.where() == Where.ANYWHERE;
    for (Filter filter : Sets.told(fighters)) {
      if (filter instanceof Filter.Except) {
        except.append(behindNoun(filter));
        continue;
      }
      String text = behindNoun(filter);
      Fighters included = Sets.included(fighters, filter);
      if (included != null && names.isOne(included)) {
        text += ", " + names.near(included, NOMINATIVE) + " eingeschlossen";
      }
      if (now && isOfNow(filter)) {
        text = "jetzt " + text.strip();
        now = false;
      }
      if (text.startsWith(" ")) {
        direct.append(text);
      } else {
        bracketed.add(text);
      }
    }
    return direct + (bracketed.isEmpty() ? "" : " (" + String.join(", ", bracketed) + ")") + except;
  }

  /** " außer Alice": who of a set is not meant. */
  String exceptions(Fighters fighters) {
    return Sets.told(fighters).stream()
        .filter(Filter.Except.class::isInstance)
        .map(this::behindNoun)
        .collect(Collectors.joining());
  }

  /** What follows the noun at once begins with a space; all else goes in brackets. */
  private String behindNoun(Filter filter) {
    return switch (filter) {
      case Filter.Standing(Where where, Fighters near, boolean not) -> place(where, near, not);
      case Filter.Within(Amount spaces, Fighters of, boolean beyond) -> within(spaces, of, beyond);
      case Filter.At(Place at) -> (stands(at) && !at.not() ? " " : "") + place(at);
      case Filter.Except(Fighters of) -> " außer " + names.excepted(of);
      case Filter.Among(Fighters of) -> "zugleich " + names.near(of, NOMINATIVE);
      case Filter.Either(List<Fighters> of) -> either(of);
      case Filter.Role(boolean hero) -> hero ? "nur Helden" : "nur Sidekicks";
      case Filter.Owned(Players by) -> " " + owner(by);
      case Filter.Health(Comparison how, Amount number) ->
          number instanceof Amount.Fixed
              ? " mit " + health(how, number) + (isOne(number) ? " Lebenspunkt" : " Lebenspunkten")
              : " mit " + moreHealth(how, number, "Lebenspunkten");
      case Filter.Moved() -> "in diesem Zug bewegt";
      case Filter.Done(Happened.Act act) ->
          switch (act) {
            case ATTACKED -> "in diesem Zug als Angreifer";
            case TAKEN_DAMAGE -> "in diesem Zug mit erlittenem Schaden";
          };
      case Filter.Unhurt(boolean full) ->
          full ? " mit vollen Lebenspunkten" : " mit fehlenden Lebenspunkten";
      case Filter.Nearest(Fighters to) ->
          " mit der kleinsten Entfernung " + GermanNames.with("zu", names.near(to, DATIVE));
      case Filter.Utmost(boolean most) ->
          " mit den " + (most ? "meisten" : "wenigsten") + " Lebenspunkten";
      case Filter.Ranged(boolean ranged) -> ranged ? " mit Fernkampf" : " mit Nahkampf";
    };
  }

  /** Whether it may be otherwise a moment later. */
  private static boolean isOfNow(Filter filter) {
    return switch (filter) {
      case Filter.Standing _,
          Filter.Within _,
          Filter.At _,
          Filter.Health _,
          Filter.Moved _,
          Filter.Done _,
          Filter.Nearest _,
          Filter.Utmost _,
          Filter.Unhurt _ ->
          true;
      case Filter.Among _,
          Filter.Either _,
          Filter.Role _,
          Filter.Ranged _,
          Filter.Owned _,
          Filter.Except _ ->
          false;
    };
  }

  private static boolean isOne(Amount number) {
    return number.equals(new Amount.Fixed(1));
  }

  private String either(List<Fighters> of) {
    return "entweder "
        + String.join(" oder ", of.stream().map(f -> names.near(f, NOMINATIVE)).toList());
  }

  private String owner(Players by) {
    return switch (by) {
      case YOU, OPPONENT, CHOSEN, OWNER_OF_CHOSEN -> names.genitive(by);
      case EACH_OPPONENT -> "deiner Gegner";
      case EACH_PLAYER -> "aller Spieler";
    };
  }

  private String place(Where where, @Nullable Fighters near, boolean not) {
    Fighters from = near == null ? Fighters.of(Group.HERO) : near;
    return (not ? "nicht " : "")
        + switch (where) {
          case ANYWHERE -> "auf dem Schlachtfeld";
          case ADJACENT ->
              ADJACENT.mark("benachbart") + " " + GermanNames.with("zu", near(from, DATIVE, not));
          case SAME_ZONE ->
              "in " + SAME_ZONE.mark("derselben Zone") + " wie " + near(from, NOMINATIVE, not);
          case ON_TOKEN -> "auf " + names.oneToken(DATIVE);
          case ON_CHOSEN_TOKEN -> "auf " + names.onChosenToken();
          case BESIDE_CHOSEN_SPACES -> "neben " + names.besideChosenSpaces();
          case ON_CHOSEN_SPACES ->
              memory.chosenSpaces() == 1 ? "auf dem gewählten Feld" : "auf den gewählten Feldern";
          case IN_CHOSEN_ZONE -> "in der gewählten Zone";
        };
  }

  /** Whether one stands at a place, or else is there. */
  private static boolean stands(Place place) {
    return place.how() == Place.How.ON || place.how() == Place.How.IN_ZONE;
  }

  /** A place told by other spaces: "auf einer deiner Fallen". */
  String place(Place place) {
    Spaces from = place.from();
    String not = place.not() ? "nicht " : "";
    return switch (place.how()) {
      case ON -> not + on(from, place.not());
      case BESIDE ->
          not
              + ADJACENT.mark("benachbart")
              + " "
              + GermanNames.with("zu", names.from(from, DATIVE, place.not()));
      case IN_ZONE ->
          not
              + "in "
              + SAME_ZONE.mark("derselben Zone")
              + " wie "
              + names.from(from, NOMINATIVE, place.not());
      case WITHIN, BEYOND -> within(place);
      case FARTHER ->
          "weiter "
              + GermanNames.with("von", names.from(from, DATIVE, false))
              + " entfernt als zuvor";
      case NEARER ->
          "näher " + GermanNames.with("an", names.from(from, DATIVE, false)) + " als zuvor";
    };
  }

  private String on(Spaces spaces, boolean not) {
    if (spaces.filters().isEmpty() && spaces.kind() == Spaces.Kind.START_ZONE) {
      return "in " + SAME_ZONE.mark("derselben Zone") + " wie dein Startfeld";
    }
    if (spaces.filters().isEmpty() && spaces.kind() == Spaces.Kind.CHOSEN_ZONE) {
      return "in der gewählten Zone";
    }
    boolean piece =
        spaces.kind() == Spaces.Kind.WITH_TOKENS || spaces.kind() == Spaces.Kind.CHOSEN_TOKEN;
    return "auf "
        + (piece && spaces.filters().isEmpty()
            ? names.from(spaces, DATIVE, not)
            : GermanNames.any(names.spaceIn(spaces, DATIVE), not));
  }

  private String within(Place place) {
    Amount spaces = place.spaces() == null ? new Amount.Fixed(1) : place.spaces();
    boolean beyond = place.how() == Place.How.BEYOND;
    String from = beyond ? names.fromEvery(place.from()) : names.from(place.from(), DATIVE, false);
    return (beyond ? "mehr als " : "höchstens ")
        + amounts().spaces(spaces)
        + " "
        + GermanNames.with("von", from)
        + " entfernt";
  }

  /** Where it is not so, it is so for none of them. */
  private String near(Fighters from, GermanCase in, boolean not) {
    return not ? names.nearAny(from, in) : names.near(from, in);
  }

  private String within(Amount spaces, Fighters of, boolean beyond) {
    return within(spaces, of, beyond, "");
  }

  /** With the verb behind "entfernt", before what it is compared with. */
  private String within(Amount spaces, Fighters of, boolean beyond, String verb) {
    String from =
        GermanNames.with("von", beyond ? names.nearEvery(of, DATIVE) : names.near(of, DATIVE))
            + " entfernt"
            + verb;
    if (spaces instanceof Amount.Fixed) {
      return (beyond ? "mehr als " : "höchstens ") + amounts().spaces(spaces) + " " + from;
    }
    // never "für jede": that would be read with what is done
    return (beyond ? "mehr Felder " : "höchstens so viele Felder ")
        + from
        + (beyond ? " als " : " wie ")
        + amounts().bracketed(spaces);
  }

  /** What a fighter has where its health is all that is said: "weniger als 3 Lebenspunkte hat". */
  @Nullable String hasHealth(Fighters fighters, boolean holds) {
    List<Filter> told = Sets.told(fighters);
    if (fighters.where() != Where.ANYWHERE
        || told.size() != 1
        || !(told.getFirst() instanceof Filter.Health(Comparison how, Amount number))) {
      return null;
    }
    Comparison is = holds ? how : HowOften.opposite(how);
    return number instanceof Amount.Fixed
        ? (is == Comparison.NOT ? "nicht genau " + number(number) : health(is, number))
            + (isOne(number) ? " Lebenspunkt hat" : " Lebenspunkte hat")
        : moreHealth(is, number, "Lebenspunkte hat");
  }

  private String number(Amount fixed) {
    return amounts().number(fixed, NOMINATIVE);
  }

  /** "mehr Lebenspunkte hat als Jill", "mit mehr Lebenspunkten als Jill". */
  private String moreHealth(Comparison how, Amount number, String health) {
    String than =
        number instanceof Reading.HealthOf(Fighters of)
                && names.isOne(scope.resolve(of))
                && !Sets.isNarrowed(of)
                && !of.equals(Fighters.of(Group.IT))
            ? names.near(scope.resolve(of), NOMINATIVE)
            : amounts().bracketed(number);
    return switch (how) {
      case AT_LEAST -> "mindestens so viele " + health + " wie " + than;
      case AT_MOST -> "höchstens so viele " + health + " wie " + than;
      case MORE_THAN -> "mehr " + health + " als " + than;
      case LESS_THAN -> "weniger " + health + " als " + than;
      case EXACTLY -> "genau so viele " + health + " wie " + than;
      case NOT -> "nicht genau so viele " + health + " wie " + than;
    };
  }

  private String health(Comparison how, Amount number) {
    String text = amounts().number(number, DATIVE);
    return switch (how) {
      case AT_LEAST -> "mindestens " + text;
      case AT_MOST -> "höchstens " + text;
      case MORE_THAN -> "mehr als " + text;
      case LESS_THAN -> "weniger als " + text;
      case EXACTLY -> "genau " + text;
      case NOT -> "nicht " + text;
    };
  }

  private GermanAmounts amounts() {
    return new GermanAmounts(scope, names, new GermanTokens(scope, names));
  }

  // ---- in a condition, verb last

  /** What holds besides the first place, each with its verb: "höchstens 2 Lebenspunkte hat". */
  List<String> predicates(Fighters fighters) {
    boolean now = memory.isSettled(fighters) && fighters.where() == Where.ANYWHERE;
    var all = new ArrayList<String>();
    for (Filter filter : Sets.told(fighters)) {
      if (filter instanceof Filter.Except && !names.isOne(fighters)) {
        continue;
      }
      all.add((now && isOfNow(filter) ? "jetzt " : "") + predicate(filter));
      now &= !isOfNow(filter);
    }
    return all;
  }

  private String predicate(Filter filter) {
    return switch (filter) {
      case Filter.Standing(Where where, Fighters near, boolean not) ->
          place(where, near, not) + (where == Where.ADJACENT ? " ist" : " steht");
      case Filter.Within(Amount spaces, Fighters of, boolean beyond) ->
          within(spaces, of, beyond, " ist");
      case Filter.At(Place at) -> place(at) + (stands(at) ? " steht" : " ist");
      case Filter.Except(Fighters of) -> isNot(of) + " ist";
      case Filter.Among(Fighters of) -> names.near(of, NOMINATIVE) + " ist";
      case Filter.Either(List<Fighters> of) -> either(of) + " ist";
      case Filter.Role(boolean hero) -> hero ? "ein Held ist" : "ein Sidekick ist";
      case Filter.Owned(Players by) -> "ein Kämpfer " + owner(by) + " ist";
      case Filter.Health(Comparison how, Amount number) ->
          number instanceof Amount.Fixed
              ? health(how, number) + (isOne(number) ? " Lebenspunkt hat" : " Lebenspunkte hat")
              : moreHealth(how, number, "Lebenspunkte hat");
      case Filter.Moved() -> "in diesem Zug bewegt wurde";
      case Filter.Done(Happened.Act act) ->
          switch (act) {
            case ATTACKED -> "in diesem Zug angegriffen hat";
            case TAKEN_DAMAGE -> "in diesem Zug Schaden erlitten hat";
          };
      case Filter.Unhurt(boolean full) ->
          full ? "volle Lebenspunkte hat" : "nicht alle Lebenspunkte hat";
      case Filter.Nearest(Fighters to) ->
          "die kleinste Entfernung " + GermanNames.with("zu", names.near(to, DATIVE)) + " hat";
      case Filter.Utmost(boolean most) ->
          "die " + (most ? "meisten" : "wenigsten") + " Lebenspunkte hat";
      case Filter.Ranged(boolean ranged) -> ranged ? "ein Fernkämpfer ist" : "ein Nahkämpfer ist";
    };
  }

  private String isNot(Fighters of) {
    List<Fighters> either = Sets.either(of);
    return either.size() == 1 && names.isOne(either.getFirst())
        ? "nicht " + names.near(either.getFirst(), NOMINATIVE)
        : names.isOne(of) || Sets.isNarrowed(of) && either.isEmpty()
            ? "nicht " + names.near(of, NOMINATIVE)
            : names.none(of);
  }

  // ---- spaces

  /** What must hold of a space, in brackets. */
  String ofSpaces(List<SpaceFilter> filters) {
    return " (" + String.join(", ", filters.stream().map(this::filter).toList()) + ")";
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
          nearer
              ? "näher an " + names.near(scope.resolve(from), DATIVE) + " als zuvor"
              : "weiter von " + names.near(scope.resolve(from), DATIVE) + " entfernt als zuvor";
      case SpaceFilter.At(Place at) -> place(at);
      case SpaceFilter.Empty() -> "ohne Kämpfer";
      case SpaceFilter.Except(Spaces of) -> "nicht " + space(of);
      case SpaceFilter.Among(Spaces of) -> "zugleich " + space(of);
      case SpaceFilter.Either(List<Spaces> of) ->
          "entweder " + String.join(" oder ", of.stream().map(this::oneOfEither).toList());
    };
  }

  /** What is plain needs no brackets. */
  private String oneOfEither(Spaces spaces) {
    return spaces.filters().isEmpty()
        ? names.space(spaces, Fighters.of(Group.ALL), false)
        : space(spaces);
  }

  private String space(Spaces spaces) {
    return "(" + names.space(spaces, Fighters.of(Group.ALL), false) + ")";
  }
}
