package nonpareil.content.text.german;

import static nonpareil.content.text.Term.ADJACENT;
import static nonpareil.content.text.Term.FRIENDLY;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.SAME_ZONE;
import static nonpareil.content.text.Term.YOUR_FIGHTER;
import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanCase.GENITIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;

import nonpareil.content.text.Memory;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;

/** Fighters, players and spaces in German, in every case. */
final class GermanNames {

  private final Scope scope;
  private final Memory memory;

  GermanNames(Scope scope, Memory memory) {
    this.scope = scope;
    this.memory = memory;
  }

  /** A unique fighter's name, with its article. */
  String name(Noun noun, GermanCase in) {
    String form =
        switch (in) {
          case NOMINATIVE -> noun.shortName();
          case ACCUSATIVE -> noun.accusative();
          case DATIVE -> noun.dative();
          case GENITIVE -> noun.genitive();
        };
    return noun.article() ? in.der(noun.gender()) + " " + form : form;
  }

  String hero(GermanCase in) {
    return name(scope.heroNoun(), in);
  }

  /** The fighter that plays the card. */
  String self(GermanCase in) {
    return single(scope.resolve(Fighters.of(Group.SELF)), in);
  }

  /** The card an effect is about: the one it stands on, for an ability the one played. */
  String ownCard(GermanCase in) {
    return (scope.banner() == null ? "d" + in.ein(Gender.F) : in.dieser(Gender.F)) + " Karte";
  }

  /** "Alices Größe", "die Form des Dschinns". */
  String ofHero(Noun thing) {
    Noun noun = scope.heroNoun();
    if (noun.article()) {
      return ACCUSATIVE.der(thing.gender()) + " " + thing.shortName() + " " + hero(GENITIVE);
    }
    if (noun.genitive().endsWith("’")) {
      return ACCUSATIVE.der(thing.gender()) + " " + thing.shortName() + " von " + hero(DATIVE);
    }
    return noun.genitive() + " " + thing.shortName();
  }

  String of(Mention mention, GermanCase in) {
    Fighters fighters = mention.fighters();
    return switch (mention.how()) {
      case PLAIN ->
          scope.single(fighters) ? single(fighters, in) + ifThere(fighters) : each(fighters, in);
      case ONE -> one(fighters, in) + (scope.single(fighters) ? ifThere(fighters) : "");
      case SUCH -> in.ein(Gender.M) + " solch" + in.mixed(Gender.M) + " " + fighter(in);
      case PRONOUN -> pronoun(fighters, in);
    };
  }

  /** "die Lebenspunkte von Alice", "ihre Lebenspunkte". */
  String health(Mention who) {
    if (who.how() == Mention.How.PRONOUN && who.fighters().group() != Group.CHOSEN_HERO) {
      return possessive(who.fighters()) + " Lebenspunkte";
    }
    return "die Lebenspunkte " + (bareName(who) ? "von " + of(who, DATIVE) : of(who, GENITIVE));
  }

  /** "seine", "ihre". */
  String possessive(Fighters fighters) {
    return gender(fighters) == Gender.F ? "ihre" : "seine";
  }

  /** "die Felder von Houdini und Bess", "die Felder des Dschinns und des gegnerischen Kämpfers". */
  String spacesOf(Mention one, Mention other) {
    GermanCase in = bareName(one) || bareName(other) ? DATIVE : GENITIVE;
    String both = of(one, in) + " und " + of(other, in);
    return "die Felder " + (in == DATIVE ? with("von", both) : both);
  }

  /** Whether it is a name without an article, which makes a poor genitive. */
  private boolean bareName(Mention who) {
    return switch (who.fighters().group()) {
      case HERO -> !scope.heroNoun().article();
      case KIND -> {
        boolean single = scope.single(who.fighters());
        yield single && !scope.noun(Scope.kindOf(who.fighters())).article();
      }
      case SELF, FOE, YOURS, FRIENDLY, OPPOSING, ALL, COMBATANTS, CHOSEN, CHOSEN_HERO -> false;
    };
  }

  /** The fighters, without where they stand, as the subject of a condition. */
  String bare(Fighters fighters) {
    if (scope.single(fighters)) {
      return single(fighters, NOMINATIVE);
    }
    return fighters.group() == Group.ALL ? "ein Kämpfer" : one(anywhere(fighters), NOMINATIVE);
  }

  /** A fighter of yours besides the one in the combat. */
  String anotherOfYours() {
    return scope.ownFighters() == 2 ? "dein anderer Kämpfer" : "ein anderer deiner Kämpfer";
  }

  /** "keiner deiner Kämpfer". */
  String none(Fighters fighters) {
    return fighters.group() == Group.ALL ? "kein Kämpfer" : "k" + bare(fighters);
  }

  /** "jeder zu Dracula benachbarte gegnerische Kämpfer". */
  String each(Fighters fighters, GermanCase in) {
    String weak = in.weak(Gender.M);
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN, CHOSEN_HERO -> single(fighters, in);
      case KIND -> {
        Noun noun = scope.noun(Scope.kindOf(fighters));
        yield in.jeder(noun.gender())
            + " deiner "
            + standing(fighters, "en", German.weakPlural(noun));
      }
      case YOURS -> in.jeder(Gender.M) + " deiner " + standing(fighters, "en", "Kämpfer");
      case FRIENDLY ->
          in.jeder(Gender.M)
              + " "
              + standing(fighters, weak, FRIENDLY.mark("befreundet" + weak) + " " + fighter(in));
      case OPPOSING ->
          in.jeder(Gender.M)
              + " "
              + standing(
                  fighters, weak, OPPOSING_FIGHTER.mark("gegnerisch" + weak + " " + fighter(in)));
      case ALL -> in.jeder(Gender.M) + " " + standing(fighters, weak, fighter(in));
      case COMBATANTS ->
          in.jeder(Gender.M) + " " + standing(fighters, weak, fighter(in) + " dieses Kampfes");
    };
  }

  /** "ein zu Dracula benachbarter gegnerischer Kämpfer". */
  private String one(Fighters fighters, GermanCase in) {
    String mixed = in.mixed(Gender.M);
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN -> single(fighters, in);
      case CHOSEN_HERO -> in.der(Gender.M) + " " + held(in) + " eines Gegners";
      case KIND -> {
        Noun noun = scope.noun(Scope.kindOf(fighters));
        yield scope.single(fighters)
            ? single(fighters, in)
            : in.einer(noun.gender())
                + " deiner "
                + standing(fighters, "en", German.weakPlural(noun));
      }
      case YOURS -> in.einer(Gender.M) + " deiner " + standing(fighters, "en", "Kämpfer");
      case FRIENDLY ->
          in.ein(Gender.M)
              + " "
              + standing(fighters, mixed, FRIENDLY.mark("befreundet" + mixed) + " " + fighter(in));
      case OPPOSING ->
          in.ein(Gender.M)
              + " "
              + standing(
                  fighters, mixed, OPPOSING_FIGHTER.mark("gegnerisch" + mixed + " " + fighter(in)));
      case ALL ->
          in.ein(Gender.M)
              + " "
              + (fighters.where() == Where.ANYWHERE
                  ? "beliebig" + mixed + " " + fighter(in)
                  : standing(fighters, mixed, fighter(in)));
      case COMBATANTS ->
          in.einer(Gender.M) + " der beiden " + standing(fighters, "en", "Kämpfer dieses Kampfes");
    };
  }

  private String single(Fighters fighters, GermanCase in) {
    return switch (fighters.group()) {
      case SELF -> YOUR_FIGHTER.mark("d" + in.ein(Gender.M) + " " + fighter(in));
      case FOE ->
          in.der(Gender.M)
              + " "
              + OPPOSING_FIGHTER.mark("gegnerisch" + in.weak(Gender.M) + " " + fighter(in));
      case HERO -> hero(in);
      case KIND -> name(scope.noun(Scope.kindOf(fighters)), in);
      case CHOSEN -> in.der(Gender.M) + " gewählt" + in.weak(Gender.M) + " " + fighter(in);
      case CHOSEN_HERO -> in.der(Gender.M) + " " + held(in) + " dieses Gegners";
      case YOURS, FRIENDLY, OPPOSING, ALL, COMBATANTS -> one(fighters, in);
    };
  }

  String pronoun(Fighters fighters, GermanCase in) {
    if (fighters.group() == Group.CHOSEN_HERO) {
      return in.dieser(Gender.M) + " " + held(in);
    }
    return in.er(gender(fighters));
  }

  private Gender gender(Fighters fighters) {
    return switch (fighters.group()) {
      case HERO -> scope.heroNoun().gender();
      case KIND -> scope.noun(Scope.kindOf(fighters)).gender();
      case CHOSEN -> {
        Fighters from = memory.chosenFrom();
        yield from == null || from.group() == Group.CHOSEN ? Gender.M : gender(from);
      }
      case SELF, FOE, YOURS, FRIENDLY, OPPOSING, ALL, COMBATANTS, CHOSEN_HERO -> Gender.M;
    };
  }

  private static String fighter(GermanCase in) {
    return in == GENITIVE ? "Kämpfers" : "Kämpfer";
  }

  private static String held(GermanCase in) {
    return in == NOMINATIVE ? "Held" : "Helden";
  }

  /** Whom something is measured from. */
  String near(Fighters fighters, GermanCase in) {
    if (fighters.group() == Group.CHOSEN && memory.chosenIsClear()) {
      return in.er(gender(fighters));
    }
    return scope.single(fighters) ? single(fighters, in) : one(fighters, in);
  }

  /** A noun with where its bearers stand: some places go before it, some after. */
  private String standing(Fighters fighters, String ending, String noun) {
    return switch (fighters.where()) {
      case ANYWHERE -> noun;
      case ADJACENT -> adjacent(fighters, ending) + " " + noun;
      case SAME_ZONE, ON_TOKEN, ON_CHOSEN_SPACES -> noun + " " + whereTheyStand(fighters);
    };
  }

  private String ifThere(Fighters fighters) {
    if (fighters.where() == Where.ANYWHERE) {
      return "";
    }
    return ", falls " + NOMINATIVE.er(gender(fighters)) + " " + stands(fighters) + ",";
  }

  /** "zu Dracula benachbart ist", "in derselben Zone wie Dracula steht". */
  String stands(Fighters fighters) {
    return whereTheyStand(fighters) + (fighters.where() == Where.ADJACENT ? " ist" : " steht");
  }

  /** "zu Dracula benachbart". */
  String whereTheyStand(Fighters fighters) {
    return switch (fighters.where()) {
      case ANYWHERE -> "auf dem Schlachtfeld";
      case ADJACENT -> adjacent(fighters, "");
      case SAME_ZONE ->
          "in " + SAME_ZONE.mark("derselben Zone") + " wie " + near(from(fighters), NOMINATIVE);
      case ON_TOKEN -> "auf " + oneToken(DATIVE);
      case ON_CHOSEN_SPACES ->
          memory.chosenSpaces() == 1 ? "auf dem gewählten Feld" : "auf den gewählten Feldern";
    };
  }

  private String adjacent(Fighters fighters, String ending) {
    return with("zu", near(from(fighters), DATIVE)) + " " + ADJACENT.mark("benachbart" + ending);
  }

  private static Fighters from(Fighters fighters) {
    return fighters.near() == null ? Fighters.of(Group.HERO) : fighters.near();
  }

  private static Fighters anywhere(Fighters fighters) {
    return new Fighters(fighters.group(), fighters.kind(), Where.ANYWHERE, null);
  }

  /** "eines deiner Nebelplättchen". */
  String oneToken(GermanCase in) {
    return in.einer(scope.token().gender()) + " deiner " + German.weakPlural(scope.token());
  }

  /** A preposition and a dative, drawn together where German does so. */
  static String with(String preposition, String dative) {
    if (dative.startsWith("dem ")) {
      String rest = dative.substring(4);
      return switch (preposition) {
        case "zu" -> "zum " + rest;
        case "von" -> "vom " + rest;
        case "an" -> "am " + rest;
        default -> preposition + " " + dative;
      };
    }
    if (preposition.equals("zu") && dative.startsWith("der ")) {
      return "zur " + dative.substring(4);
    }
    return preposition + " " + dative;
  }

  /** A statement about a player. */
  GermanClause clause(PlayerMention who, GermanVerb verb, String middle) {
    if (who.players() == Players.YOU) {
      return GermanClause.you(verb, middle);
    }
    return switch (who.how()) {
      case PLAIN -> GermanClause.one(player(who.players()), verb, middle);
      case ONE -> GermanClause.one("ein Gegner deiner Wahl", verb, middle);
      case PRONOUN -> GermanClause.one("er", verb, middle);
    };
  }

  /** "die Kartenhand deines Gegners". */
  String hand(PlayerMention who) {
    if (who.players() == Players.YOU) {
      return "deine Kartenhand";
    }
    return switch (who.how()) {
      case PLAIN -> "die Kartenhand " + genitive(who.players());
      case ONE -> "die Kartenhand eines Gegners";
      case PRONOUN -> "seine Kartenhand";
    };
  }

  String player(Players players) {
    return switch (players) {
      case YOU -> "du";
      case OPPONENT -> "dein Gegner";
      case CHOSEN -> "dieser Gegner";
      case EACH_OPPONENT -> "jeder Gegner";
    };
  }

  private static String genitive(Players players) {
    return switch (players) {
      case YOU -> "von dir";
      case OPPONENT -> "deines Gegners";
      case CHOSEN -> "dieses Gegners";
      case EACH_OPPONENT -> "jedes Gegners";
    };
  }

  /** "ein zu Holmes benachbartes Feld" in the accusative, seen from the fighters that go there. */
  String space(Spaces spaces, Fighters going, boolean other) {
    Fighters near = spaces.near() == null ? Fighters.of(Group.HERO) : scope.resolve(spaces.near());
    String field = other ? "anderes Feld" : "Feld";
    return switch (spaces.kind()) {
      case ANY -> "ein beliebiges " + field;
      case ZONE_OF ->
          near.equals(going)
              ? "ein beliebiges " + field + " in " + SAME_ZONE.mark("derselben Zone")
              : "ein "
                  + field
                  + " in "
                  + SAME_ZONE.mark("derselben Zone")
                  + " wie "
                  + near(near, NOMINATIVE);
      case ADJACENT_TO ->
          "ein "
              + with("zu", near(near, DATIVE))
              + " "
              + ADJACENT.mark("benachbartes")
              + " "
              + field;
      case ADJACENT_TO_CHOSEN_SPACE ->
          "ein zum gewählten Feld " + ADJACENT.mark("benachbartes") + " " + field;
      case YOUR_TOKENS -> "ein " + field + " mit " + oneToken(DATIVE);
      case CHOSEN_TOKEN ->
          "das Feld mit " + DATIVE.dieser(scope.token().gender()) + " " + scope.token().dative();
    };
  }

  /** "ein anderes deiner Nebelplättchen". */
  String anotherToken(GermanCase in) {
    Gender gender = scope.token().gender();
    return in.ein(gender)
        + " ander"
        + in.mixed(gender)
        + " deiner "
        + German.weakPlural(scope.token());
  }
}
