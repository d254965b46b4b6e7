package nonpareil.content.text.english;

import static nonpareil.content.text.Term.ADJACENT;
import static nonpareil.content.text.Term.FRIENDLY;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.SAME_ZONE;
import static nonpareil.content.text.Term.YOUR_FIGHTER;

import java.util.List;
import nonpareil.content.text.Memory;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
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

/** Fighters, players and spaces in English. */
final class EnglishNames {

  private static final String BY_LAST_SCHEME = "you chose with your last scheme this turn";

  private static final Fighters OTHER_THAN_IT =
      Fighters.of(Group.ALL).with(new Filter.Except(Fighters.of(Group.IT)));

  private static final String THIS_WAY = " moved through this way";

  private static final Fighters HERO = Fighters.of(Group.HERO);

  private static final SpaceFilter EMPTY = new SpaceFilter.Empty();

  private final Scope scope;
  private final Memory memory;
  private final EnglishFilters filters;

  EnglishNames(Scope scope, Memory memory) {
    this.scope = scope;
    this.memory = memory;
    this.filters = new EnglishFilters(scope, memory, this);
  }

  /** Whether resolved fighters are at most one here. */
  boolean isOne(Fighters fighters) {
    return memory.isOne(fighters);
  }

  /** "fighter", or what the set says they are. */
  private static String noun(Fighters fighters) {
    Boolean hero = Sets.role(fighters);
    return hero == null ? "fighter" : hero ? "hero" : "sidekick";
  }

  private static String nouns(Fighters fighters) {
    return noun(fighters).equals("hero") ? "heroes" : noun(fighters) + "s";
  }

  EnglishFilters filters() {
    return filters;
  }

  /** What is spoken of as having a trait: "Jill", or of a trait that is a name "Jill’s stance". */
  String bearer(String trait) {
    return scope.isNameOfTrait(trait) && !scope.severalHeroes()
        ? heroPossessive() + " " + scope.traitWord().shortName()
        : bearer();
  }

  /** What follows "is" or "becomes": "big", "an owl", "Float". */
  String trait(String trait) {
    Noun noun = scope.trait(trait);
    return noun.article() && !noun.adjective()
        ? EnglishCardSets.withArticle(noun.shortName())
        : noun.shortName();
  }

  /** Which counters were spent last; null if they lie on this card. */
  @Nullable String spent() {
    return memory.spent();
  }

  /** Which tokens were taken back last. */
  Tokens takenTokens() {
    return memory.takenTokens();
  }

  /** Whether they are somebody's: 2 "of" them. */
  boolean isSomebodys(Fighters fighters) {
    return switch (fighters.group()) {
      case YOURS, KIND, OF_OPPONENT, OF_CHOSEN -> true;
      case SELF,
          FOE,
          HERO,
          FRIENDLY,
          OPPOSING,
          ALL,
          COMBATANTS,
          CHOSEN,
          CHOSEN_BEFORE,
          CHOSEN_HERO,
          IT,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          false;
    };
  }

  /** One of these, whoever else is meant too: "one of your Dogs adjacent to Jill". */
  String oneOf(Fighters fighters) {
    return isOne(fighters) ? these(fighters) : of(new Mention(fighters, Mention.How.ONE));
  }

  /** A unique fighter's name, with its article. */
  String name(Noun noun) {
    return noun.article() ? "the " + noun.shortName() : noun.shortName();
  }

  String hero() {
    return name(scope.heroNoun());
  }

  /** Who has a trait: the hero, or with several heroes what it is called: "your mask". */
  String bearer() {
    return scope.severalHeroes() ? "your " + scope.traitWord().shortName() : hero();
  }

  /** The fighter that plays the card. */
  String self() {
    return single(scope.resolve(Fighters.of(Group.SELF)));
  }

  /** The card an effect is about: the one it stands on, for an ability the one played. */
  String ownCard() {
    return scope.speaksOfOthers() ? "your card" : "this card";
  }

  /**
   * The same, but of a card that has set off what is told; what lies in play is itself meant where
   * no card is played.
   */
  String thisCard() {
    if (memory.isSetOffByCard()) {
      return "that card";
    }
    return scope.banner() == null || memory.mayBeCombat() ? ownCard() : "this card";
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

  String heroPossessive() {
    Noun noun = scope.heroNoun();
    if (scope.severalHeroes()) {
      return "your";
    }
    return noun.article() ? "the " + noun.genitive() : noun.genitive();
  }

  String of(Mention mention) {
    Fighters fighters = mention.fighters();
    return switch (mention.how()) {
      case PLAIN -> isOne(fighters) ? single(fighters) + ifThere(fighters) : each(fighters);
      case ONE ->
          Sets.either(fighters).isEmpty()
              ? one(fighters) + (isOne(fighters) ? ifThere(fighters) : where(fighters))
              : "either " + oneOfEither(Sets.either(fighters));
      case SUCH -> "one such fighter";
      case PRONOUN -> pronoun(fighters);
    };
  }

  /** "the health of Alice", "its health". */
  String health(Mention who) {
    String name = of(who);
    return name.equals("it") ? "its health" : "the health of " + name;
  }

  /** The fighters, without where they stand, as the subject of a condition. */
  String bare(Fighters fighters) {
    if (memory.isConcerned(fighters)) {
      return "it";
    }
    if (isOne(fighters)) {
      return single(fighters);
    }
    return fighters.group() == Group.ALL && Sets.other(fighters) == null
        ? "a " + noun(fighters)
        : one(fighters);
  }

  /** The same with who is not meant: "one of your fighters other than Alice". */
  String bareExcept(Fighters fighters) {
    return bare(fighters) + (isOne(fighters) ? "" : filters.exceptions(fighters));
  }

  /** The same of which there are none: "none of your fighters other than Alice". */
  String noneExcept(Fighters fighters) {
    return none(fighters) + filters.exceptions(fighters);
  }

  /** "one of your fighters adjacent to Dracula": one that something happens to. */
  String subject(Fighters raw) {
    Fighters fighters = scope.resolve(raw);
    if (memory.isConcerned(fighters) && fighters.isPlain()) {
      return "it";
    }
    return isOne(fighters) && !Sets.isNarrowed(fighters)
        ? single(fighters)
        : of(new Mention(fighters, Mention.How.ONE));
  }

  /** A fighter of yours besides the one in the combat. */
  String anotherOfYours() {
    return scope.ownFighters() == 2 ? "your other fighter" : "another of your fighters";
  }

  /** "none of your fighters". */
  String none(Fighters fighters) {
    List<Fighters> either = Sets.either(fighters);
    if (!either.isEmpty()) {
      return either.size() == 2 && either.stream().allMatch(this::isOne)
          ? "neither " + near(either.getFirst()) + " nor " + near(either.getLast())
          : "none of " + allOf(either);
    }
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN_BEFORE, CHOSEN_HERO, IT -> single(fighters);
      case CHOSEN -> "none of the chosen fighters";
      case KIND -> "none of your " + other(fighters) + scope.noun(Scope.kindOf(fighters)).plural();
      case YOURS -> "none of your " + other(fighters) + nouns(fighters);
      case FRIENDLY -> "no " + other(fighters) + FRIENDLY.mark("friendly") + " " + noun(fighters);
      case OPPOSING ->
          "no " + other(fighters) + OPPOSING_FIGHTER.mark("opposing " + noun(fighters));
      case ALL -> "no " + other(fighters) + noun(fighters);
      case COMBATANTS ->
          isOne(fighters)
              ? single(fighters)
              : noun(fighters).equals("fighter")
                  ? "neither fighter of this combat"
                  : "no " + noun(fighters) + " of this combat";
      case CHOSEN_BY_LAST_SCHEME -> "no fighter " + BY_LAST_SCHEME;
      case PASSED -> memory.passed(f -> none(f) + where(f)) + THIS_WAY;
      case OF_OPPONENT, OF_CHOSEN -> "none of " + whose(fighters) + " " + nouns(fighters);
    };
  }

  /** "no opposing fighter adjacent to Dracula". */
  String noneThere(Fighters fighters) {
    return none(fighters) + where(fighters);
  }

  /** What says that one is not meant that is plain to see. */
  private static String other(Fighters fighters) {
    return Sets.other(fighters) == null ? "" : "other ";
  }

  private static String a(Fighters fighters, String article) {
    return Sets.other(fighters) == null ? article : "another";
  }

  /** "your Dogs and Daisy": all of several sets. */
  private String allOf(List<Fighters> sets) {
    return Texts.list(
        sets.stream()
            .map(s -> isOne(s) ? near(s) : Sets.isNarrowed(s) ? "(" + several(s) + ")" : several(s))
            .toList(),
        " and ");
  }

  /** "one of your Dogs or Daisy": one of several sets. */
  private String oneOfEither(List<Fighters> sets) {
    return Texts.list(sets.stream().map(this::near).toList(), " or ");
  }

  /** "each opposing fighter adjacent to Dracula". */
  String each(Fighters fighters) {
    if (!Sets.either(fighters).isEmpty()) {
      return "each of " + allOf(Sets.either(fighters));
    }
    String who =
        switch (fighters.group()) {
          case SELF, FOE, HERO, CHOSEN_BEFORE, CHOSEN_HERO, IT -> single(fighters);
          case CHOSEN -> "each chosen fighter";
          case KIND ->
              "each of your " + other(fighters) + scope.noun(Scope.kindOf(fighters)).plural();
          case YOURS -> "each of your " + other(fighters) + nouns(fighters);
          case FRIENDLY ->
              "each " + other(fighters) + FRIENDLY.mark("friendly") + " " + noun(fighters);
          case OPPOSING ->
              "each " + other(fighters) + OPPOSING_FIGHTER.mark("opposing " + noun(fighters));
          case ALL -> "each " + other(fighters) + noun(fighters);
          case COMBATANTS -> "each " + noun(fighters) + " of this combat";
          case CHOSEN_BY_LAST_SCHEME -> "each fighter " + BY_LAST_SCHEME;
          case PASSED -> memory.passed(this::each) + THIS_WAY;
          case OF_OPPONENT, OF_CHOSEN -> "each of " + whose(fighters) + " " + nouns(fighters);
        };
    return who + where(fighters);
  }

  /** "opposing fighters adjacent to Dracula", of sets of several. */
  String several(Fighters fighters) {
    if (!Sets.either(fighters).isEmpty()) {
      return "fighters among " + allOf(Sets.either(fighters));
    }
    String who =
        switch (fighters.group()) {
          case SELF, FOE, HERO, CHOSEN_BEFORE, CHOSEN_HERO, IT -> single(fighters);
          case CHOSEN -> "chosen fighters";
          case KIND -> "your " + other(fighters) + scope.noun(Scope.kindOf(fighters)).plural();
          case YOURS -> "your " + other(fighters) + nouns(fighters);
          case FRIENDLY -> other(fighters) + FRIENDLY.mark("friendly") + " " + nouns(fighters);
          case OPPOSING -> other(fighters) + OPPOSING_FIGHTER.mark("opposing " + nouns(fighters));
          case ALL -> other(fighters) + nouns(fighters);
          case COMBATANTS -> nouns(fighters) + " of this combat";
          case CHOSEN_BY_LAST_SCHEME -> "fighters " + BY_LAST_SCHEME;
          case PASSED -> memory.passed(this::several) + THIS_WAY;
          case OF_OPPONENT, OF_CHOSEN -> whose(fighters) + " " + nouns(fighters);
        };
    return who + filters.behindNoun(fighters, true);
  }

  /** The fighters something is read from: "Medusa", "all your fighters". */
  String these(Fighters fighters) {
    return isOne(fighters)
        ? single(fighters)
            + (Sets.isNarrowed(fighters) ? " (if " + whereTheyStand(fighters) + ")" : "")
        : "all " + several(fighters);
  }

  /** Whom a distance is measured from: "Medusa", "the nearest of your fighters". */
  String nearest(Fighters fighters) {
    return isOne(fighters)
        ? these(fighters)
        : one(fighters).replaceFirst("^(one|an|a|any|another|either) ", "the nearest ")
            + where(fighters);
  }

  /** Whom an effect takes of several without a choice: "the first of your Geese". */
  String first(Mention who) {
    return who.how() == Mention.How.PLAIN && !isOne(who.fighters())
        ? one(who.fighters()).replaceFirst("^(one|an|a|any|another|either) ", "the first ")
            + where(who.fighters())
        : of(who);
  }

  /** "your hand", "your opponent’s discard pile". */
  String pile(Players whose, Reading.Pile pile) {
    boolean all = whose.isEach();
    String several = whose == Players.EACH_PLAYER ? "all players’" : "your opponents’";
    String owner = all ? several : possessive(PlayerMention.plain(whose));
    return owner
        + switch (pile) {
          case HAND -> all ? " hands" : " hand";
          case DECK -> all ? " decks" : " deck";
          case DISCARD -> all ? " discard piles" : " discard pile";
        };
  }

  /** "an " + OPPOSING_FIGHTER.mark("opposing fighter"), without where it stands. */
  private String one(Fighters fighters) {
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN_BEFORE, IT -> single(fighters);
      case CHOSEN -> memory.severalChosen() ? "one of the chosen fighters" : single(fighters);
      case CHOSEN_HERO -> "an opponent’s hero";
      case KIND ->
          isOne(fighters)
              ? single(fighters)
              : a(fighters, "one") + " of your " + scope.noun(Scope.kindOf(fighters)).plural();
      case YOURS -> a(fighters, "one") + " of your " + nouns(fighters);
      case FRIENDLY -> a(fighters, "a") + " " + FRIENDLY.mark("friendly") + " " + noun(fighters);
      case OPPOSING ->
          a(fighters, "an") + " " + OPPOSING_FIGHTER.mark("opposing " + noun(fighters));
      case ALL ->
          Sets.other(fighters) != null
              ? "another " + noun(fighters)
              : (Sets.isNarrowed(fighters) ? "a " : "any ") + noun(fighters);
      case COMBATANTS ->
          switch (Sets.combatantOf(fighters)) {
            case null -> "either " + noun(fighters) + " of this combat";
            case YOU -> "your fighter in this combat";
            case Players owner -> player(owner) + "’s fighter in this combat";
          };
      case CHOSEN_BY_LAST_SCHEME -> "a fighter " + BY_LAST_SCHEME;
      case PASSED -> memory.passed(f -> one(f) + where(f)) + THIS_WAY;
      case OF_OPPONENT, OF_CHOSEN -> "one of " + whose(fighters) + " " + nouns(fighters);
    };
  }

  /** "your opponent’s"; "their" where that player has just been named. */
  private String whose(Fighters fighters) {
    Players owner = fighters.group() == Group.OF_OPPONENT ? Players.OPPONENT : Players.CHOSEN;
    return memory.isDeciding(owner) ? "their" : player(owner) + "’s";
  }

  private String single(Fighters fighters) {
    return switch (fighters.group()) {
      case SELF -> YOUR_FIGHTER.mark("your fighter");
      case FOE -> "the " + OPPOSING_FIGHTER.mark("opposing fighter");
      case HERO -> hero();
      case KIND -> name(scope.noun(Scope.kindOf(fighters)));
      case CHOSEN ->
          memory.isGiven()
              ? "that fighter"
              : memory.severalChoices() ? "the fighter chosen last" : "the chosen fighter";
      case CHOSEN_BEFORE -> chosenBefore();
      case CHOSEN_HERO -> player(Players.CHOSEN) + "’s hero";
      case IT -> "it";
      case YOURS,
          FRIENDLY,
          OPPOSING,
          ALL,
          COMBATANTS,
          OF_OPPONENT,
          OF_CHOSEN,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          one(fighters);
    };
  }

  private String pronoun(Fighters fighters) {
    return switch (fighters.group()) {
      case FOE, SELF, CHOSEN, COMBATANTS, IT -> "it";
      case CHOSEN_HERO -> "that hero";
      case HERO,
          KIND,
          YOURS,
          FRIENDLY,
          OPPOSING,
          ALL,
          CHOSEN_BEFORE,
          OF_OPPONENT,
          OF_CHOSEN,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          single(fighters);
    };
  }

  /** "the Imp chosen first": the one that was chosen before another was. */
  private String chosenBefore() {
    Fighters from = memory.chosenBefore();
    if (from != null && isNamed(from)) {
      return single(from);
    }
    String noun =
        from != null && from.group() == Group.KIND
            ? scope.noun(Scope.kindOf(from)).shortName()
            : from == null ? "fighter" : noun(from);
    return "the "
        + noun
        + switch (memory.whichBefore()) {
          case NAMED -> " named first";
          case FIRST -> " chosen first";
          case BEFORE -> " chosen before";
        };
  }

  /** Whether they are one fighter that has a name. */
  private boolean isNamed(Fighters fighters) {
    return (fighters.group() == Group.HERO || fighters.group() == Group.KIND)
        && scope.single(fighters);
  }

  /** Whom something is measured from; brackets keep together what is said of them. */
  String near(Fighters fighters) {
    boolean one = isOne(fighters);
    if (fighters.group() == Group.CHOSEN && fighters.isPlain() && one && memory.chosenIsClear()) {
      return "it";
    }
    if (!Sets.isNarrowed(fighters)) {
      return one ? measuredFrom(fighters) : one(fighters);
    }
    if (fighters.equals(OTHER_THAN_IT)) {
      return "another fighter";
    }
    if (!one && fighters.where() == Where.ON_TOKEN && Sets.told(fighters).isEmpty()) {
      return one(fighters) + where(fighters);
    }
    return one
        ? "(" + measuredFrom(fighters) + ", if " + whereTheyStand(fighters) + ")"
        : "(" + one(fighters) + where(fighters) + ")";
  }

  /** Within what is said of a choice the chosen fighter is the one before it. */
  private String measuredFrom(Fighters fighters) {
    return fighters.group() == Group.CHOSEN ? "the chosen fighter" : single(fighters);
  }

  /** None of whom something is measured from. */
  String nearAny(Fighters fighters) {
    return isOne(fighters)
        ? near(fighters)
        : near(fighters).replaceFirst("^(\\(?)(one|an?|another) ", "$1any ");
  }

  /** All of whom something is measured from. */
  String nearEvery(Fighters fighters) {
    if (isOne(fighters)) {
      return near(fighters);
    }
    String every = each(fighters).replaceFirst("^each (?!of )", "every ");
    return Sets.isNarrowed(fighters) ? "(" + every + ")" : every;
  }

  private String where(Fighters fighters) {
    return filters.behindNoun(fighters);
  }

  private String ifThere(Fighters fighters) {
    return Sets.isNarrowed(fighters) ? ", if " + whereTheyStand(fighters) + "," : "";
  }

  /** "adjacent to Dracula". */
  String whereTheyStand(Fighters fighters) {
    String where = Sets.isNarrowed(fighters) ? filters.predicate(fighters) : "";
    return where.isEmpty() ? "on the battlefield" : where;
  }

  /** A statement about a player. */
  EnglishClause clause(PlayerMention who, String verb, String rest) {
    if (who.players() == Players.YOU) {
      return EnglishClause.you(verb, rest);
    }
    return switch (who.how()) {
      case PLAIN -> EnglishClause.one(player(who.players()), verb, rest);
      case ONE -> EnglishClause.one("an opponent of your choice", verb, rest);
      case PRONOUN -> EnglishClause.many("they", verb, rest);
    };
  }

  /** "your opponent’s", "their". */
  String possessive(PlayerMention who) {
    if (who.players() == Players.YOU) {
      return "your";
    }
    return switch (who.how()) {
      case PLAIN ->
          who.players() == Players.OWNER_OF_CHOSEN
              ? "that fighter’s player’s"
              : player(who.players()) + "’s";
      case ONE -> "an opponent’s";
      case PRONOUN -> "their";
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
      case YOU -> "you";
      case OPPONENT -> "your opponent";
      case CHOSEN -> memory.chosenIsAnyPlayer() ? "that player" : "that opponent";
      case EACH_OPPONENT -> "each opponent";
      case EACH_PLAYER -> "each player";
      case OWNER_OF_CHOSEN -> "the player of " + single(Fighters.of(Group.CHOSEN));
    };
  }

  /** "each player in turn order, beginning with you". */
  String eachInTurn(Players players) {
    return player(players)
        + " in turn order"
        + (players == Players.EACH_PLAYER ? ", beginning with you" : "");
  }

  /** "Daisy’s space". */
  private String spaceOf(Fighters one) {
    if (one.group() == Group.HERO) {
      return genitive(scope.heroNoun()) + " space";
    }
    if (one.group() == Group.KIND) {
      return genitive(scope.noun(Scope.kindOf(one))) + " space";
    }
    return near(one).equals("it") ? "its space" : "the space of " + near(one);
  }

  private static String genitive(Noun noun) {
    return noun.article() ? "the " + noun.genitive() : noun.genitive();
  }

  /** "a space adjacent to Holmes", seen from the fighters that go there. */
  String space(Spaces spaces, Fighters going, boolean other) {
    return other
        ? space(spaces, going, "another space ", "any other space", "")
        : space(spaces, going, "a space ", "any space", "");
  }

  /** The same without a fighter on it. */
  String emptySpace(Spaces spaces) {
    Fighters nobody = Fighters.of(Group.ALL);
    Spaces said = Sets.notSaying(spaces, EMPTY);
    return space(said, nobody, "an empty space ", "any empty space", ", if it is empty");
  }

  private String space(Spaces spaces, Fighters going, String a, String any, String ifSuch) {
    Fighters near = spaces.near() == null ? Fighters.of(Group.HERO) : scope.resolve(spaces.near());
    if (spaces.filters().contains(EMPTY)) {
      String empty = a.replaceFirst("^a ", "an ").replace("space", "empty space");
      return space(
          Sets.notSaying(spaces, EMPTY),
          going,
          empty,
          any.replace("space", "empty space"),
          ", if it is empty");
    }
    if (!spaces.filters().isEmpty()) {
      boolean plain = spaces.kind() == Spaces.Kind.ANY;
      String base = plain ? a : space(spaces.all(), going, a, any, ifSuch) + " and ";
      return base + filters.ofSpaces(spaces.filters());
    }
    return switch (spaces.kind()) {
      case ANY -> any;
      case ZONE_OF ->
          near.equals(Fighters.of(Group.IT))
              ? a + "in its own zone"
              : near.equals(going) && isOne(going)
                  ? any + " in the " + SAME_ZONE.mark("same zone")
                  : a + "in the " + SAME_ZONE.mark("same zone") + " as " + near(near);
      case UNDER ->
          (isOne(near) && !Sets.isNarrowed(near) ? spaceOf(near) : a + "under " + near(near))
              + ifSuch;
      case ADJACENT_TO -> a + ADJACENT.mark("adjacent") + " to " + near(near);
      case ADJACENT_TO_CHOSEN_SPACE -> a + ADJACENT.mark("adjacent") + " to the chosen space";
      case YOUR_TOKENS -> a + "with one of your " + scope.token().plural();
      case CHOSEN_TOKEN -> "the space of that " + chosenToken().shortName() + ifSuch;
      case WITH_TOKENS -> a + "with " + new EnglishTokens(scope, this).one(tokens(spaces));
      case ADJACENT_TO_TOKENS ->
          a
              + ADJACENT.mark("adjacent")
              + " to "
              + new EnglishTokens(scope, this).one(tokens(spaces));
      case START_ZONE -> a + "in the " + SAME_ZONE.mark("same zone") + " as your start space";
      case CHOSEN_ZONE -> a + "in the chosen zone";
      case LEFT -> a + "left this way";
      case CHOSEN_SPACES ->
          (memory.spaceLeft()
                  ? "the space it left"
                  : memory.chosenSpaces() == 1 ? "the chosen space" : "one of the chosen spaces")
              + ifSuch;
    };
  }

  /** What a place is measured from: "one of your traps", "that trap", "(a space ...)". */
  String from(Spaces spaces, boolean any) {
    if (!spaces.filters().isEmpty()) {
      return any("(" + space(spaces, Fighters.of(Group.ALL), false) + ")", any);
    }
    String said =
        switch (spaces.kind()) {
          case UNDER -> near(spaces.near() == null ? HERO : scope.resolve(spaces.near()));
          case YOUR_TOKENS -> "one of your " + scope.token().plural();
          case CHOSEN_TOKEN -> "that " + chosenToken().shortName();
          case WITH_TOKENS -> {
            String one = new EnglishTokens(scope, this).one(tokens(spaces));
            yield tokens(spaces).isPlain() ? one : "(" + one + ")";
          }
          case CHOSEN_SPACES -> space(spaces, Fighters.of(Group.ALL), false);
          case ANY,
              ZONE_OF,
              ADJACENT_TO,
              ADJACENT_TO_CHOSEN_SPACE,
              ADJACENT_TO_TOKENS,
              START_ZONE,
              LEFT,
              CHOSEN_ZONE ->
              "(" + space(spaces, Fighters.of(Group.ALL), false) + ")";
        };
    return any(said, any);
  }

  /** None of what was said to be one: "any of your traps". */
  static String any(String one, boolean any) {
    return any ? one.replaceFirst("^(\\(?)(one|an?|another) ", "$1any ") : one;
  }

  /** All of what a place is measured from. */
  String fromEvery(Spaces spaces) {
    return from(spaces, false)
        .replaceFirst("^(\\(?)one of ", "$1each of ")
        .replaceFirst("^(\\(?)an? ", "$1every ");
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
