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

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Memory;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Sets;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.SpaceFilter;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Ability;
import org.jspecify.annotations.Nullable;

/** Fighters, players and spaces in German, in every case. */
final class GermanNames {

  private static final String BY_LAST_SCHEME =
      " deiner Wahl bei deiner letzten Planung in diesem Zug";

  private static final Fighters OTHER_THAN_IT =
      Fighters.of(Group.ALL).with(new Filter.Except(Fighters.of(Group.IT)));

  private static final SpaceFilter EMPTY = new SpaceFilter.Empty();

  private static final String THIS_WAY = " auf dem zurückgelegten Weg";

  private final Scope scope;
  private final Memory memory;
  private final GermanFilters filters;

  /** Whether it is being told whom to choose: "the chosen one" is who was chosen before. */
  private boolean choosing;

  /** The fighters that go to the space being told, which "it" is. */
  private @Nullable Fighters going;

  GermanNames(Scope scope, Memory memory) {
    this.scope = scope;
    this.memory = memory;
    this.filters = new GermanFilters(scope, memory, this);
  }

  /** Whether resolved fighters are at most one here. */
  boolean isOne(Fighters fighters) {
    return memory.isOne(fighters);
  }

  /** Whether a noun has no plural because nobody counts it: "Wut", but not "Marker". */
  static boolean isMass(Noun noun) {
    boolean same = noun.shortName().matches("(?s).*(e[lnr]|chen|lein|s)");
    return noun.isMass() && (noun.gender() == Gender.F || !same);
  }

  GermanFilters filters() {
    return filters;
  }

  /** What is spoken of as having a trait: "Jill", or of a trait that is a name "Jills Haltung". */
  String bearer(String trait) {
    return scope.isNameOfTrait(trait) && !scope.severalHeroes()
        ? ofHero(scope.traitWord(), NOMINATIVE)
        : bearer();
  }

  /** What precedes "ist": "groß", "eine Eule", "keine Eule" after what is left out for it. */
  String trait(String trait) {
    Noun noun = scope.trait(trait);
    return isThing(noun)
        ? NOMINATIVE.ein(noun.gender()) + " " + noun.shortName()
        : noun.shortName();
  }

  /** What precedes "wird": "groß", "zur Eule", "zu Mr. Hyde". */
  String toTrait(String trait) {
    Noun noun = scope.trait(trait);
    return noun.adjective()
        ? noun.shortName()
        : isThing(noun) ? with("zu", name(noun, DATIVE)) : "zu " + noun.dative();
  }

  private static boolean isThing(Noun noun) {
    return noun.article() && !noun.adjective();
  }

  /** Which counters were spent last; null if they lie on this card. */
  @Nullable String spent() {
    return memory.spent();
  }

  /** Which tokens were taken back last. */
  Tokens takenTokens() {
    return memory.takenTokens();
  }

  /** The fighters as the subject of a condition, with who is not meant. */
  String bareExcept(Fighters fighters) {
    return bare(fighters) + (isOne(fighters) ? "" : filters.exceptions(fighters));
  }

  /** The same of which there are none. */
  String noneExcept(Fighters fighters) {
    return none(fighters) + filters.exceptions(fighters);
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

  /** Who has a trait: the hero, or with several heroes what it is called: "deine Maske". */
  String bearer() {
    Noun word = scope.traitWord();
    return scope.severalHeroes()
        ? "d" + NOMINATIVE.ein(word.gender()) + " " + word.shortName()
        : hero(NOMINATIVE);
  }

  /** The fighter that plays the card. */
  String self(GermanCase in) {
    return single(scope.resolve(Fighters.of(Group.SELF)), in);
  }

  /** The card an effect is about: the one it stands on, for an ability the one played. */
  String ownCard(GermanCase in) {
    return (scope.speaksOfOthers() ? "d" + in.ein(Gender.F) : in.dieser(Gender.F)) + " Karte";
  }

  /** What the abilities' moment is, of which something is told; null for a card. */
  Ability.@Nullable Moment moment() {
    return memory.moment();
  }

  boolean handIsSeen(Players whose) {
    return memory.handIsSeen(whose);
  }

  /** Whether the health of these is the health of whom the sentence is about. */
  boolean isItsOwn(Fighters fighters) {
    return memory.isItsOwn(fighters);
  }

  /**
   * The same, but of a card that has set off what is told; what lies in play is itself meant where
   * no card is played.
   */
  String thisCard(GermanCase in) {
    if (memory.isSetOffByCard()) {
      return in == GENITIVE || in == DATIVE ? "jener Karte" : "jene Karte";
    }
    return scope.banner() == null || memory.mayBeCombat()
        ? ownCard(in)
        : in.dieser(Gender.F) + " Karte";
  }

  /** "Alices Größe", "die Form des Dschinns". */
  String ofHero(Noun thing) {
    return ofHero(thing, ACCUSATIVE);
  }

  private String ofHero(Noun thing, GermanCase in) {
    Noun noun = scope.heroNoun();
    String called = GermanTokens.form(thing, in);
    if (scope.severalHeroes()) {
      return "d" + in.ein(thing.gender()) + " " + called;
    }
    if (noun.article()) {
      return in.der(thing.gender()) + " " + called + " " + hero(GENITIVE);
    }
    if (noun.genitive().endsWith("’")) {
      return in.der(thing.gender()) + " " + called + " von " + hero(DATIVE);
    }
    return noun.genitive() + " " + called;
  }

  String of(Mention mention, GermanCase in) {
    Fighters fighters = mention.fighters();
    return switch (mention.how()) {
      case PLAIN -> isOne(fighters) ? single(fighters, in) + ifThere(fighters) : each(fighters, in);
      case ONE -> one(fighters, in) + (isOne(fighters) ? ifThere(fighters) : "");
      case SUCH -> in.ein(Gender.M) + " solch" + in.mixed(Gender.M) + " " + fighter(in);
      case PRONOUN -> pronoun(fighters, in);
    };
  }

  /** "einer deiner Kämpfer in derselben Zone wie Dracula": one that something happens to. */
  String subject(Fighters raw) {
    return subject(raw, NOMINATIVE);
  }

  /** The same in another case. */
  String subject(Fighters raw, GermanCase in) {
    Fighters fighters = scope.resolve(raw);
    if (memory.isConcerned(fighters) && fighters.isPlain()) {
      return in.er(gender(fighters));
    }
    return isOne(fighters) && !Sets.isNarrowed(fighters)
        ? single(fighters, in)
        : of(new Mention(fighters, Mention.How.ONE), in);
  }

  /** "die Lebenspunkte von Alice", "ihre Lebenspunkte". */
  String health(Mention who) {
    if (who.how() == Mention.How.PRONOUN && who.fighters().group() != Group.CHOSEN_HERO) {
      return possessive(who.fighters()) + " Lebenspunkte";
    }
    return "die Lebenspunkte " + (bareName(who) ? "von " + of(who, DATIVE) : of(who, GENITIVE));
  }

  /** "seines Besitzers", "ihres Besitzers". */
  String ofOwner(Fighters fighters) {
    return possessive(fighters) + "s Besitzers";
  }

  /** "seine", "ihre". */
  String possessive(Fighters fighters) {
    return gender(fighters) == Gender.F ? "ihre" : "seine";
  }

  /** "die Felder von Houdini und Bess", "die Felder des Dschinns und des gegnerischen Kämpfers". */
  String spacesOf(Mention one, Mention other) {
    boolean pronoun = one.how() == Mention.How.PRONOUN || other.how() == Mention.How.PRONOUN;
    GermanCase in = pronoun || bareName(one) || bareName(other) ? DATIVE : GENITIVE;
    String both = of(one, in) + " und " + of(other, in);
    return "die Felder " + (in == DATIVE ? with("von", both) : both);
  }

  /** Whether it is a name without an article, which makes a poor genitive. */
  private boolean bareName(Mention who) {
    return switch (who.fighters().group()) {
      case HERO -> !scope.heroNoun().article();
      case KIND -> {
        boolean single = isOne(who.fighters());
        yield single && !scope.noun(Scope.kindOf(who.fighters())).article();
      }
      case SELF,
          FOE,
          YOURS,
          FRIENDLY,
          OPPOSING,
          ALL,
          COMBATANTS,
          CHOSEN,
          CHOSEN_BEFORE,
          CHOSEN_HERO,
          IT,
          OF_OPPONENT,
          OF_CHOSEN,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          false;
    };
  }

  /** The fighters, without where they stand, as the subject of a condition. */
  String bare(Fighters fighters) {
    if (memory.isConcerned(fighters)) {
      return NOMINATIVE.er(gender(fighters));
    }
    if (isOne(fighters)) {
      return single(fighters, NOMINATIVE);
    }
    return fighters.group() == Group.ALL && Sets.other(fighters) == null
        ? "ein " + fighter(fighters, NOMINATIVE)
        : one(Sets.nounOnly(fighters), NOMINATIVE);
  }

  /** A fighter of yours besides the one in the combat. */
  String anotherOfYours() {
    return scope.ownFighters() == 2 ? "dein anderer Kämpfer" : "ein anderer deiner Kämpfer";
  }

  /** "keiner deiner Kämpfer". */
  String none(Fighters fighters) {
    List<Fighters> either = Sets.either(fighters);
    if (!either.isEmpty()) {
      return either.size() == 2 && either.stream().allMatch(this::isOne)
          ? "weder "
              + near(either.getFirst(), NOMINATIVE)
              + " noch "
              + near(either.getLast(), NOMINATIVE)
          : "keiner von " + allOf(either);
    }
    return "k" + bare(fighters);
  }

  /** "kein zu Dracula benachbarter gegnerischer Kämpfer". */
  String noneThere(Fighters fighters) {
    boolean any = fighters.group() == Group.ALL && !Sets.isNarrowed(fighters);
    return any ? "kein " + fighter(NOMINATIVE) : "k" + one(fighters, NOMINATIVE);
  }

  /** " andere": what says that one is not meant that is plain to see. */
  private static String other(Fighters fighters, String ending) {
    return Sets.other(fighters) == null ? "" : " ander" + ending;
  }

  /** "einer", or "ein anderer". */
  private static String oneOf(Fighters fighters, Gender gender, GermanCase in) {
    return Sets.other(fighters) == null
        ? in.einer(gender)
        : in.ein(gender) + other(fighters, in.mixed(gender));
  }

  /** "deinen Hunden und Daisy": all of several sets, in the dative. */
  private String allOf(List<Fighters> sets) {
    return Texts.list(sets.stream().map(this::excepted).toList(), " und ");
  }

  /** "einer deiner Hunde oder Daisy": one of several sets. */
  private String oneOfEither(List<Fighters> sets, GermanCase in) {
    return "entweder " + Texts.list(sets.stream().map(s -> near(s, in)).toList(), " oder ");
  }

  /** "jeder zu Dracula benachbarte gegnerische Kämpfer". */
  String each(Fighters fighters, GermanCase in) {
    if (!Sets.either(fighters).isEmpty()) {
      return (in == GENITIVE ? "von " + DATIVE.jeder(Gender.M) : in.jeder(Gender.M))
          + " von "
          + allOf(Sets.either(fighters));
    }
    String weak = in.weak(Gender.M);
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN_BEFORE, CHOSEN_HERO, IT -> single(fighters, in);
      case CHOSEN ->
          in.jeder(Gender.M) + " " + standing(fighters, weak, "gewählt" + weak + " " + fighter(in));
      case CHOSEN_BY_LAST_SCHEME ->
          in.jeder(Gender.M) + " " + standing(fighters, weak, fighter(in) + BY_LAST_SCHEME);
      case PASSED -> standing(fighters, weak, memory.passed(f -> each(f, in)) + THIS_WAY);
      case KIND -> {
        Noun noun = scope.noun(Scope.kindOf(fighters));
        yield in.jeder(noun.gender())
            + other(fighters, in.weak(noun.gender()))
            + " deiner "
            + standing(fighters, "en", German.weakPlural(noun));
      }
      case YOURS ->
          in.jeder(Gender.M)
              + other(fighters, weak)
              + " deiner "
              + standing(fighters, "en", plural(fighters));
      case FRIENDLY ->
          in.jeder(Gender.M)
              + other(fighters, weak)
              + " "
              + standing(
                  fighters, weak, FRIENDLY.mark("befreundet" + weak) + " " + fighter(fighters, in));
      case OPPOSING ->
          in.jeder(Gender.M)
              + other(fighters, weak)
              + " "
              + standing(
                  fighters,
                  weak,
                  OPPOSING_FIGHTER.mark("gegnerisch" + weak + " " + fighter(fighters, in)));
      case ALL ->
          in.jeder(Gender.M)
              + other(fighters, weak)
              + " "
              + standing(fighters, weak, fighter(fighters, in));
      case COMBATANTS ->
          isOne(fighters)
              ? single(fighters, in)
              : in.jeder(Gender.M)
                  + " "
                  + standing(fighters, weak, fighter(fighters, in) + " dieses Kampfes");
      case OF_OPPONENT, OF_CHOSEN -> in.jeder(Gender.M) + " " + ofPlayer(fighters);
    };
  }

  /** "jeden gegnerischen Kämpfer, durch den so gezogen wurde,". */
  String eachPassed() {
    return memory.passed(f -> each(f, ACCUSATIVE))
        + ", durch "
        + ACCUSATIVE.der(gender(memory.passed()))
        + " so gezogen wurde,";
  }

  /** "der zu Dracula benachbarten gegnerischen Kämpfer": several, in the genitive. */
  String several(Fighters fighters) {
    if (!Sets.either(fighters).isEmpty()) {
      return "der Kämpfer unter " + allOf(Sets.either(fighters));
    }
    return ofOnePlayer(fighters)
        ? ofPlayer(fighters)
        : (isYours(fighters) ? "deiner" : "der")
            + other(fighters, "en")
            + " "
            + bareSeveral(fighters, "en");
  }

  /** Whom an effect takes of several without a choice: "die erste deiner Gänse". */
  String first(Mention who) {
    Fighters fighters = who.fighters();
    return who.how() == Mention.How.PLAIN && !isOne(fighters)
        ? NOMINATIVE.der(gender(fighters)) + " erste " + several(fighters)
        : of(who, NOMINATIVE);
  }

  /** All of a set in the dative: "allen gegnerischen Kämpfern". */
  String all(Fighters fighters) {
    if (!Sets.either(fighters).isEmpty()) {
      return "allen Kämpfern unter " + allOf(Sets.either(fighters));
    }
    if (ofOnePlayer(fighters)) {
      Players owner = fighters.group() == Group.OF_OPPONENT ? Players.OPPONENT : Players.CHOSEN;
      return "allen Kämpfern " + genitive(owner);
    }
    Fighters noun = Sets.nounOnly(fighters);
    String mine = isYours(fighters) ? " deinen" : "";
    String all = "allen" + mine + other(fighters, "en") + " " + inDative(bareSeveral(noun, "en"));
    return Sets.isNarrowed(fighters) ? all + " (" + each(fighters, NOMINATIVE) + ")" : all;
  }

  private static boolean ofOnePlayer(Fighters fighters) {
    return fighters.group() == Group.OF_OPPONENT || fighters.group() == Group.OF_CHOSEN;
  }

  private static boolean isYours(Fighters fighters) {
    return fighters.group() == Group.KIND || fighters.group() == Group.YOURS;
  }

  /** "2 gegnerische Kämpfer", "2 deiner Harpyien" in the accusative. */
  String someOf(String number, Fighters fighters) {
    return isYours(fighters) || ofOnePlayer(fighters)
        ? number + " " + several(fighters)
        : number + other(fighters, "e") + " " + bareSeveral(fighters, "e");
  }

  /** Several without an article, with the ending of their adjectives. */
  private String bareSeveral(Fighters fighters, String ending) {
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN_BEFORE, CHOSEN_HERO, IT -> single(fighters, GENITIVE);
      case CHOSEN -> standing(fighters, ending, "gewählt" + ending + " Kämpfer");
      case CHOSEN_BY_LAST_SCHEME -> standing(fighters, ending, "Kämpfer" + BY_LAST_SCHEME);
      case PASSED ->
          standing(fighters, ending, memory.passed(f -> bareSeveral(f, ending)) + THIS_WAY);
      case KIND ->
          standing(fighters, ending, German.weakPlural(scope.noun(Scope.kindOf(fighters))));
      case YOURS, ALL -> standing(fighters, ending, plural(fighters));
      case FRIENDLY ->
          standing(fighters, ending, FRIENDLY.mark("befreundet" + ending) + " " + plural(fighters));
      case OPPOSING ->
          standing(
              fighters,
              ending,
              OPPOSING_FIGHTER.mark("gegnerisch" + ending + " " + plural(fighters)));
      case COMBATANTS -> standing(fighters, ending, plural(fighters) + " dieses Kampfes");
      case OF_OPPONENT, OF_CHOSEN -> ofPlayer(fighters);
    };
  }

  /** Fighters something is read from: "von Medusa", "der gegnerischen Kämpfer". */
  String whose(Fighters fighters) {
    if (!isOne(fighters)) {
      return several(fighters);
    }
    if (memory.isItsOwn(fighters)) {
      return chosenLast();
    }
    String who =
        fighters.group() == Group.IT || bareName(Mention.plain(fighters))
            ? "von " + single(fighters, DATIVE)
            : single(fighters, GENITIVE);
    return who + ifThey(fighters);
  }

  /** The same where one that was chosen before could be meant, but is not. */
  private static String chosenLast() {
    return "des zuletzt gewählten Kämpfers";
  }

  /** The same in the dative: one fighter, or one of a set. */
  String these(Fighters fighters) {
    return isOne(fighters)
        ? single(fighters, DATIVE) + ifThey(fighters)
        : "dem nächsten " + several(fighters);
  }

  /** Where a single fighter has to stand, in brackets where commas would be too many. */
  private String ifThey(Fighters fighters) {
    return Sets.isNarrowed(fighters)
        ? " (falls " + NOMINATIVE.er(gender(fighters)) + " " + stands(fighters) + ")"
        : "";
  }

  /** "auf deiner Hand", "im Abwurfstapel deines Gegners". */
  String pile(Players whose, Reading.Pile pile) {
    if (whose == Players.YOU) {
      return switch (pile) {
        case HAND -> "auf deiner Hand";
        case DECK -> "in deinem Deck";
        case DISCARD -> "in deinem Abwurfstapel";
      };
    }
    if (whose.isEach()) {
      String all = whose == Players.EACH_PLAYER ? "aller Spieler" : "deiner Gegner";
      return switch (pile) {
            case HAND -> "auf den Händen ";
            case DECK -> "in den Decks ";
            case DISCARD -> "in den Abwurfstapeln ";
          }
          + all;
    }
    return switch (pile) {
          case HAND -> "auf der Hand ";
          case DECK -> "im Deck ";
          case DISCARD -> "im Abwurfstapel ";
        }
        + genitive(whose);
  }

  /** "ein zu Dracula benachbarter gegnerischer Kämpfer". */
  private String one(Fighters fighters, GermanCase in) {
    boolean before = choosing;
    choosing |= Sets.isNarrowed(fighters) && fighters.equals(memory.chosenFrom());
    String told = oneOf(fighters, in);
    choosing = before;
    return told;
  }

  private String oneOf(Fighters fighters, GermanCase in) {
    if (!Sets.either(fighters).isEmpty()) {
      return oneOfEither(Sets.either(fighters), in);
    }
    String mixed = in.mixed(Gender.M);
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN_BEFORE, IT -> single(fighters, in);
      case CHOSEN ->
          memory.severalChosen()
              ? in.einer(Gender.M) + " der " + standing(fighters, "en", "gewählten Kämpfer")
              : single(fighters, in);
      case CHOSEN_BY_LAST_SCHEME ->
          in.ein(Gender.M) + " " + standing(fighters, mixed, fighter(in) + BY_LAST_SCHEME);
      case PASSED -> standing(fighters, mixed, memory.passed(f -> one(f, in)) + THIS_WAY);
      case CHOSEN_HERO -> in.der(Gender.M) + " " + held(in) + " eines Gegners";
      case KIND -> {
        Noun noun = scope.noun(Scope.kindOf(fighters));
        yield isOne(fighters)
            ? single(fighters, in)
            : oneOf(fighters, noun.gender(), in)
                + " deiner "
                + standing(fighters, "en", German.weakPlural(noun));
      }
      case YOURS ->
          oneOf(fighters, Gender.M, in) + " deiner " + standing(fighters, "en", plural(fighters));
      case FRIENDLY ->
          in.ein(Gender.M)
              + other(fighters, mixed)
              + " "
              + standing(
                  fighters,
                  mixed,
                  FRIENDLY.mark("befreundet" + mixed) + " " + fighter(fighters, in));
      case OPPOSING ->
          in.ein(Gender.M)
              + other(fighters, mixed)
              + " "
              + standing(
                  fighters,
                  mixed,
                  OPPOSING_FIGHTER.mark("gegnerisch" + mixed + " " + fighter(fighters, in)));
      case ALL ->
          in.ein(Gender.M)
              + other(fighters, mixed)
              + " "
              + (Sets.isNarrowed(fighters) || Sets.other(fighters) != null
                  ? standing(fighters, mixed, fighter(fighters, in))
                  : "beliebig" + mixed + " " + fighter(fighters, in));
      case COMBATANTS -> {
        Players owner = Sets.combatantOf(fighters);
        yield owner == null
            ? in.einer(Gender.M)
                + " der beiden "
                + standing(fighters, "en", plural(fighters) + " dieses Kampfes")
            : (owner == Players.YOU
                    ? "d" + in.ein(Gender.M) + " " + fighter(in)
                    : in.der(Gender.M) + " " + fighter(in) + " " + genitive(owner))
                + " in diesem Kampf";
      }
      case OF_OPPONENT, OF_CHOSEN -> in.einer(Gender.M) + " " + ofPlayer(fighters);
    };
  }

  /** "der Kämpfer deines Gegners"; "seiner Kämpfer" where that player has just been named. */
  private String ofPlayer(Fighters fighters) {
    Players owner = fighters.group() == Group.OF_OPPONENT ? Players.OPPONENT : Players.CHOSEN;
    return memory.isDeciding(owner)
        ? "seiner " + standing(fighters, "en", plural(fighters))
        : "der " + standing(fighters, "en", plural(fighters) + " " + genitive(owner));
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
      case CHOSEN ->
          memory.isGiven()
              ? in.dieser(Gender.M) + " " + fighter(in)
              : in.der(Gender.M)
                  + (memory.severalChoices() ? " zuletzt" : "")
                  + " gewählt"
                  + in.weak(Gender.M)
                  + " "
                  + fighter(in);
      case CHOSEN_BEFORE -> chosenBefore(in);
      case CHOSEN_HERO -> in.der(Gender.M) + " " + held(in) + " " + genitive(Players.CHOSEN);
      case IT -> in.er(going == null ? Gender.M : gender(going));
      case YOURS,
          FRIENDLY,
          OPPOSING,
          ALL,
          COMBATANTS,
          OF_OPPONENT,
          OF_CHOSEN,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          one(fighters, in);
    };
  }

  private String chosen(GermanCase in) {
    return single(Fighters.of(Group.CHOSEN), in);
  }

  /** "der zuerst gewählte Kobold": der gewählt wurde, bevor ein anderer gewählt wurde. */
  private String chosenBefore(GermanCase in) {
    Fighters from = memory.chosenBefore();
    if (from != null && isNamed(from)) {
      return single(from, in);
    }
    Gender gender = from == null ? Gender.M : gender(from);
    String noun =
        from != null && from.group() == Group.KIND
            ? GermanTokens.form(scope.noun(Scope.kindOf(from)), in)
            : from == null ? fighter(in) : fighter(from, in);
    String which =
        switch (memory.whichBefore()) {
          case NAMED -> " zuerst genannt";
          case FIRST -> " zuerst gewählt";
          case BEFORE -> " zuvor gewählt";
        };
    return in.der(gender) + which + in.weak(gender) + " " + noun;
  }

  /** Whether they are one fighter that has a name. */
  private boolean isNamed(Fighters fighters) {
    return (fighters.group() == Group.HERO || fighters.group() == Group.KIND)
        && scope.single(fighters);
  }

  /** Within what is said of a choice the chosen fighter is the one before it. */
  private String measuredFrom(Fighters fighters, GermanCase in) {
    return fighters.group() == Group.CHOSEN
        ? in.der(Gender.M) + " gewählt" + in.weak(Gender.M) + " " + fighter(in)
        : single(fighters, in);
  }

  String pronoun(Fighters fighters, GermanCase in) {
    if (fighters.group() == Group.CHOSEN_BEFORE) {
      return single(fighters, in);
    }
    if (fighters.group() == Group.CHOSEN_HERO) {
      return in.dieser(Gender.M) + " " + held(in);
    }
    if (gender(fighters) == Gender.M && memory.couldBePlayer(in == NOMINATIVE)) {
      return in.dieser(Gender.M) + " " + fighter(in); // "er" could be that player
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
      case CHOSEN_BEFORE -> {
        Fighters from = memory.chosenBefore();
        yield from == null || from.group() == Group.CHOSEN_BEFORE ? Gender.M : gender(from);
      }
      case SELF,
          FOE,
          YOURS,
          FRIENDLY,
          OPPOSING,
          ALL,
          COMBATANTS,
          CHOSEN_HERO,
          IT,
          OF_OPPONENT,
          OF_CHOSEN,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          Gender.M;
    };
  }

  private static String fighter(GermanCase in) {
    return in == GENITIVE ? "Kämpfers" : "Kämpfer";
  }

  /** "Kämpfer", or what the set says they are. */
  private static String fighter(Fighters fighters, GermanCase in) {
    Boolean hero = Sets.role(fighters);
    if (hero == null) {
      return fighter(in);
    }
    return hero ? held(in) : in == GENITIVE ? "Sidekicks" : "Sidekick";
  }

  private static String plural(Fighters fighters) {
    Boolean hero = Sets.role(fighters);
    return hero == null ? "Kämpfer" : hero ? "Helden" : "Sidekicks";
  }

  private static String held(GermanCase in) {
    return in == NOMINATIVE ? "Held" : "Helden";
  }

  /** Whom something is measured from; brackets keep together what is said of them. */
  String near(Fighters fighters, GermanCase in) {
    boolean one = isOne(fighters);
    if (fighters.group() == Group.CHOSEN && fighters.isPlain() && one && memory.chosenIsClear()) {
      return in.er(choosing ? gender(Fighters.of(Group.CHOSEN_BEFORE)) : gender(fighters));
    }
    if (!Sets.isNarrowed(fighters) || !Sets.either(fighters).isEmpty()) {
      return one ? measuredFrom(fighters, in) : one(fighters, in);
    }
    if (fighters.equals(OTHER_THAN_IT)) {
      return in.ein(Gender.M) + " ander" + in.mixed(Gender.M) + " " + fighter(in);
    }
    if (!one && fighters.where() == Where.ON_TOKEN && Sets.told(fighters).isEmpty()) {
      return one(fighters, in);
    }
    return one
        ? "(" + measuredFrom(fighters, in) + ifThey(fighters) + ")"
        : "(" + one(fighters, in) + ")";
  }

  /** None of whom something is measured from: "irgendeinem deiner Kämpfer". */
  String nearAny(Fighters fighters, GermanCase in) {
    String one = near(fighters, in);
    return isOne(fighters) ? one : one.replaceFirst("^(\\(?)(eine[rms]? dein)", "$1irgend$2");
  }

  /** All of whom something is measured from. */
  String nearEvery(Fighters fighters, GermanCase in) {
    if (isOne(fighters)) {
      return near(fighters, in);
    }
    String each = each(fighters, in);
    return Sets.isNarrowed(fighters) ? "(" + each + ")" : each;
  }

  /** Who is not meant, in the dative: "Alice", "deinen Gänsen". */
  String excepted(Fighters fighters) {
    List<Fighters> either = Sets.either(fighters);
    if (!either.isEmpty()) {
      return Texts.list(either.stream().map(this::excepted).toList(), " und ");
    }
    if (isOne(fighters)) {
      return near(fighters, DATIVE);
    }
    if (!Sets.isNarrowed(fighters)) {
      if (fighters.group() == Group.COMBATANTS) {
        return "den " + inDative(plural(fighters)) + " dieses Kampfes";
      }
      if (fighters.group() == Group.CHOSEN) {
        return "den gewählten Kämpfern";
      }
    }
    boolean plain =
        switch (fighters.group()) {
          case KIND, YOURS, FRIENDLY, OPPOSING, ALL -> !Sets.isNarrowed(fighters);
          case SELF,
              FOE,
              HERO,
              COMBATANTS,
              CHOSEN,
              CHOSEN_BEFORE,
              CHOSEN_HERO,
              IT,
              OF_OPPONENT,
              OF_CHOSEN,
              CHOSEN_BY_LAST_SCHEME,
              PASSED ->
              false;
        };
    return plain
        ? inDative((isYours(fighters) ? "deinen " : "") + bareSeveral(fighters, "en"))
        : "(" + each(fighters, DATIVE) + ")";
  }

  /** The dative of a plural: "Hunden", "Harpyien", "Sidekicks". */
  static String inDative(String plural) {
    boolean bare = plural.matches("(?s).*[nsaio]\\W*");
    return bare ? plural : plural.replaceFirst("(\\W*)$", "n$1");
  }

  /** A noun with where its bearers stand: some places go before it, some after. */
  private String standing(Fighters fighters, String ending, String noun) {
    Filter.At beside = Sets.beside(fighters);
    if (beside != null) {
      String now = memory.isSettled(fighters) ? "jetzt " : "";
      return now
          + with("zu", from(beside.place().from(), DATIVE, false))
          + " "
          + ADJACENT.mark("benachbart" + ending)
          + " "
          + noun
          + filters.behindNoun(Sets.notSaying(fighters, beside::equals));
    }
    String all = noun + filters.behindNoun(fighters);
    return switch (fighters.where()) {
      case ANYWHERE -> all;
      case ADJACENT -> adjacent(fighters, ending) + " " + all;
      case SAME_ZONE,
          ON_TOKEN,
          ON_CHOSEN_TOKEN,
          ON_CHOSEN_SPACES,
          BESIDE_CHOSEN_SPACES,
          IN_CHOSEN_ZONE ->
          memory.isSettled(fighters)
              ? all + " (jetzt " + place(fighters) + ")"
              : all + " " + place(fighters);
    };
  }

  private String ifThere(Fighters fighters) {
    if (!Sets.isNarrowed(fighters)) {
      return "";
    }
    return ", falls " + NOMINATIVE.er(gender(fighters)) + " " + stands(fighters) + ",";
  }

  /** "zu Dracula benachbart ist", "in derselben Zone wie Dracula steht". */
  String stands(Fighters fighters) {
    var all = new ArrayList<String>();
    if (fighters.where() != Where.ANYWHERE || !Sets.isNarrowed(fighters)) {
      boolean now = memory.isSettled(fighters) && fighters.where() != Where.ANYWHERE;
      all.add(
          (now ? "jetzt " : "")
              + place(fighters)
              + (fighters.where() == Where.ADJACENT ? " ist" : " steht"));
    }
    all.addAll(filters.predicates(fighters));
    return String.join(" und ", all);
  }

  /** "zu Dracula benachbart". */
  private String place(Fighters fighters) {
    return switch (fighters.where()) {
      case ANYWHERE -> "auf dem Schlachtfeld";
      case ADJACENT -> adjacent(fighters, "");
      case SAME_ZONE ->
          "in " + SAME_ZONE.mark("derselben Zone") + " wie " + near(from(fighters), NOMINATIVE);
      case ON_TOKEN -> "auf " + oneToken(DATIVE);
      case BESIDE_CHOSEN_SPACES -> "neben " + besideChosenSpaces();
      case ON_CHOSEN_TOKEN -> "auf " + onChosenToken();
      case ON_CHOSEN_SPACES ->
          memory.chosenSpaces() == 1 ? "auf dem gewählten Feld" : "auf den gewählten Feldern";
      case IN_CHOSEN_ZONE -> "in der gewählten Zone";
    };
  }

  String onChosenToken() {
    return DATIVE.dieser(chosenToken().gender()) + " " + chosenToken().dative();
  }

  String besideChosenSpaces() {
    return memory.spaceLeft()
        ? "dem verlassenen Feld"
        : memory.chosenSpaces() == 1 ? "dem gewählten Feld" : "einem gewählten Feld";
  }

  private String adjacent(Fighters fighters, String ending) {
    String now = !ending.isEmpty() && memory.isSettled(fighters) ? "jetzt " : "";
    return now
        + with("zu", near(from(fighters), DATIVE))
        + " "
        + ADJACENT.mark("benachbart" + ending);
  }

  private static Fighters from(Fighters fighters) {
    return fighters.near() == null ? Fighters.of(Group.HERO) : fighters.near();
  }

  /** "eines deiner Nebelplättchen". */
  String oneToken(GermanCase in) {
    return oneToken(scope.token(), in);
  }

  String oneToken(Noun token, GermanCase in) {
    return in.einer(token.gender()) + " deiner " + German.weakPlural(token);
  }

  /** A preposition and a dative, drawn together where German does so. */
  static String with(String preposition, String dative) {
    if (dative.startsWith("dem ")) {
      String rest = dative.substring(4);
      return switch (preposition) {
        case "zu" -> "zum " + rest;
        case "von" -> "vom " + rest;
        case "an" -> "am " + rest;
        case "in" -> "im " + rest;
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

  Players seenWhose() {
    return memory.seenWhose();
  }

  boolean seenIsOne() {
    return memory.seenIsOne();
  }

  /** What was done with the cards moved last. */
  Memory.Moved lastMove() {
    return memory.lastMove();
  }

  /** Whether that was a single card for sure. */
  boolean lastMoveIsOne() {
    return memory.lastMoveIsOne();
  }

  boolean seenIsRest() {
    return memory.seenIsRest();
  }

  String player(Players players) {
    return switch (players) {
      case YOU -> "du";
      case OPPONENT -> "dein Gegner";
      case CHOSEN -> memory.chosenIsAnyPlayer() ? "dieser Spieler" : "dieser Gegner";
      case EACH_OPPONENT -> "jeder Gegner";
      case EACH_PLAYER -> "jeder Spieler";
      case OWNER_OF_CHOSEN -> "der Spieler " + chosen(GENITIVE);
    };
  }

  /** "deinem Gegner". */
  String playerInDative(Players players) {
    return switch (players) {
      case YOU -> "dir";
      case OPPONENT -> "deinem Gegner";
      case CHOSEN -> memory.chosenIsAnyPlayer() ? "diesem Spieler" : "diesem Gegner";
      case EACH_OPPONENT -> "jedem Gegner";
      case EACH_PLAYER -> "jedem Spieler";
      case OWNER_OF_CHOSEN -> "dem Spieler " + chosen(GENITIVE);
    };
  }

  /** "jeden Spieler in Zugreihenfolge, beginnend mit dir,". */
  String eachInTurn(Players players) {
    return players == Players.EACH_PLAYER
        ? "jeden Spieler in Zugreihenfolge, beginnend mit dir,"
        : "jeden Gegner in Zugreihenfolge";
  }

  String genitive(Players players) {
    return switch (players) {
      case YOU -> "von dir";
      case OPPONENT -> "deines Gegners";
      case CHOSEN -> memory.chosenIsAnyPlayer() ? "dieses Spielers" : "dieses Gegners";
      case EACH_OPPONENT -> "jedes Gegners";
      case EACH_PLAYER -> "jedes Spielers";
      case OWNER_OF_CHOSEN -> "des Spielers " + chosen(GENITIVE);
    };
  }

  /** "ein zu Holmes benachbartes Feld" in the accusative, seen from the fighters that go there. */
  String space(Spaces spaces, Fighters going, boolean other) {
    return space(spaces, going, other ? "anderes Feld" : "Feld", "");
  }

  /** The same without a fighter on it. */
  String emptySpace(Spaces spaces) {
    Spaces said = Sets.notSaying(spaces, EMPTY);
    return space(said, Fighters.of(Group.ALL), "freies Feld", " (falls es frei ist)");
  }

  private String space(Spaces spaces, Fighters who, String field, String such) {
    Fighters before = going;
    going = who;
    String told = told(spaces, who, field, such);
    going = before;
    return told;
  }

  private String told(Spaces spaces, Fighters going, String field, String such) {
    Fighters near = spaces.near() == null ? Fighters.of(Group.HERO) : scope.resolve(spaces.near());
    if (spaces.filters().contains(EMPTY)) {
      String free = field.replace("Feld", "freies Feld");
      return told(Sets.notSaying(spaces, EMPTY), going, free, " (falls es frei ist)");
    }
    if (!spaces.filters().isEmpty()) {
      boolean plain = spaces.kind() == Spaces.Kind.ANY;
      String base = plain ? "ein " + field : told(spaces.all(), going, field, such);
      return base + filters.ofSpaces(spaces.filters());
    }
    return switch (spaces.kind()) {
      case ANY -> "ein beliebiges " + field;
      case ZONE_OF ->
          near.equals(Fighters.of(Group.IT))
              ? "ein "
                  + field
                  + " in "
                  + (gender(going) == Gender.F ? "ihrer" : "seiner")
                  + " eigenen Zone"
              : near.equals(going) && isOne(going)
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
      case UNDER ->
          (isOne(near) && !Sets.isNarrowed(near)
                  ? "das Feld " + whose(near)
                  : "ein " + field + " unter " + near(near, DATIVE))
              + such;
      case ADJACENT_TO_CHOSEN_SPACE ->
          "ein zum gewählten Feld " + ADJACENT.mark("benachbartes") + " " + field;
      case YOUR_TOKENS -> "ein " + field + " mit " + oneToken(DATIVE);
      case CHOSEN_TOKEN ->
          "das Feld mit "
              + DATIVE.dieser(chosenToken().gender())
              + " "
              + chosenToken().dative()
              + such;
      case WITH_TOKENS ->
          "ein " + field + " mit " + new GermanTokens(scope, this).one(tokens(spaces), DATIVE);
      case ADJACENT_TO_TOKENS ->
          "ein "
              + with("zu", new GermanTokens(scope, this).one(tokens(spaces), DATIVE))
              + " "
              + ADJACENT.mark("benachbartes")
              + " "
              + field;
      case START_ZONE ->
          "ein " + field + " in " + SAME_ZONE.mark("derselben Zone") + " wie dein Startfeld";
      case CHOSEN_ZONE -> "ein " + field + " in der gewählten Zone";
      case LEFT -> "ein so verlassenes " + field;
      case CHOSEN_SPACES ->
          (memory.spaceLeft()
                  ? "das verlassene Feld"
                  : memory.chosenSpaces() == 1 ? "das gewählte Feld" : "eines der gewählten Felder")
              + such;
    };
  }

  /** A space in the accusative, or in another case: neuter, it differs in the dative alone. */
  String spaceIn(Spaces spaces, GermanCase in) {
    String space = space(spaces, Fighters.of(Group.ALL), false);
    return in == DATIVE
        ? space
            .replaceFirst("^ein(es)? ", "einem ")
            .replaceFirst("^das ", "dem ")
            .replaceFirst("^dem gewählte ", "dem gewählten ")
            .replaceFirst("^dem verlassene ", "dem verlassenen ")
            .replaceFirst("^einem so verlassenes ", "einem so verlassenen ")
            .replaceFirst("^einem beliebiges ", "einem beliebigen ")
            .replaceFirst("^(einem zu[mr]? .*?)benachbartes", "$1benachbarten")
            .replaceFirst("^([^(]*)freies Feld", "$1freien Feld")
        : space;
  }

  /** What a place is measured from: "einer deiner Fallen", "diese Falle", "(ein Feld ...)". */
  String from(Spaces spaces, GermanCase in, boolean any) {
    if (!spaces.filters().isEmpty()) {
      return any("(" + spaceIn(spaces, in) + ")", any);
    }
    String said =
        switch (spaces.kind()) {
          case UNDER ->
              near(
                  spaces.near() == null ? Fighters.of(Group.HERO) : scope.resolve(spaces.near()),
                  in);
          case YOUR_TOKENS -> oneToken(in);
          case CHOSEN_TOKEN ->
              new GermanTokens(scope, this).one(Tokens.of(Tokens.Whose.CHOSEN), in);
          case WITH_TOKENS -> {
            String one = new GermanTokens(scope, this).one(tokens(spaces), in);
            yield tokens(spaces).isPlain() ? one : "(" + one + ")";
          }
          case CHOSEN_SPACES -> spaceIn(spaces, in);
          case ANY,
              ZONE_OF,
              ADJACENT_TO,
              ADJACENT_TO_CHOSEN_SPACE,
              ADJACENT_TO_TOKENS,
              START_ZONE,
              LEFT,
              CHOSEN_ZONE ->
              "(" + spaceIn(spaces, in) + ")";
        };
    return any(said, any);
  }

  /** None of what was said to be one: "irgendeiner deiner Fallen". */
  static String any(String one, boolean any) {
    return any ? one.replaceFirst("^(\\(?)ein", "$1irgendein") : one;
  }

  /** All of what a place is measured from, in the dative. */
  String fromEvery(Spaces spaces) {
    return from(spaces, DATIVE, false).replaceFirst("^(\\(?)ein(e[mr]) ", "$1jed$2 ");
  }

  String place(Place place) {
    return filters.place(place);
  }

  private static Tokens tokens(Spaces spaces) {
    return spaces.tokens() == null ? Tokens.of(Tokens.Whose.YOURS) : spaces.tokens();
  }

  boolean chosenTokenIsYours() {
    return memory.chosenTokenIsYours();
  }

  /** What the chosen token is called. */
  Noun chosenToken() {
    return scope.token(memory.chosenToken());
  }
}
