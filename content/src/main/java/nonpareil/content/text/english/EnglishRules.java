package nonpareil.content.text.english;

import static nonpareil.content.text.Term.BOOST;
import static nonpareil.content.text.Term.BOOST_VALUE;
import static nonpareil.content.text.Term.CANCEL;
import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.DISCARD;
import static nonpareil.content.text.Term.FRIENDLY;
import static nonpareil.content.text.Term.GAIN_ACTION;
import static nonpareil.content.text.Term.MANEUVER;
import static nonpareil.content.text.Term.MOVE;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.PRINTED_VALUE;
import static nonpareil.content.text.Term.RECOVER;
import static nonpareil.content.text.english.EnglishClause.many;
import static nonpareil.content.text.english.EnglishClause.one;
import static nonpareil.content.text.english.EnglishClause.you;

import java.util.List;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.RuleWords;
import nonpareil.content.text.Scope;
import nonpareil.content.text.Texts;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.RuleEffect.ActionKind;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** What lasts, in English. */
final class EnglishRules implements RuleWords {

  private static final String CANNOT = "cannot";
  private static final String YOUR_HAND_LIMIT = "your hand limit";
  private static final Amount NOTHING = new Amount.Fixed(0);

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;
  private final EnglishCardSets cardSets;

  EnglishRules(Scope scope, EnglishNames names, EnglishAmounts amounts) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    this.cardSets = new EnglishCardSets(scope, names, amounts);
  }

  @Override
  public Clause value(
      Mention who, Rule.Role role, @Nullable Mention against, Amount amount, boolean less) {
    String than = less ? "lower" : "higher";
    return one(valueOf(who, role, against), "be", by(amount, than, than));
  }

  @Override
  public Clause valueIs(Mention who, Rule.Role role, @Nullable Mention against, Amount value) {
    return one(
        valueOf(who, role, against),
        "be",
        amounts.number(value) + " instead of the " + PRINTED_VALUE.mark("printed value"));
  }

  private String valueOf(Mention who, Rule.Role role, @Nullable Mention against) {
    return "the value of each "
        + switch (role) {
          case ATTACKING -> "card " + player(who) + " attacks" + whom(against) + " with";
          case DEFENDING -> "card " + player(who) + " defends" + against(against) + " with";
          case EITHER -> "combat card " + player(who) + " plays" + against(against);
        };
  }

  private String whom(@Nullable Mention against) {
    return against == null ? "" : " " + object(against);
  }

  private String against(@Nullable Mention against) {
    return against == null ? "" : " against " + object(against);
  }

  @Override
  public Clause moveValue(Mention who, Amount amount, boolean less) {
    var by = amounts.measure(amount, "space", "spaces");
    return one(
        names.of(who),
        "move",
        by.head()
            + (less ? " less far" : " farther")
            + " in "
            + MANEUVER.mark("maneuvers")
            + by.tail());
  }

  @Override
  public Clause damageTaken(Mention who, Harm harm, Amount amount, boolean less) {
    String damage = damage(harm);
    return one(
        names.of(who),
        "take",
        by(
            amount,
            (less ? "less " : "more ") + damage,
            damage + (less ? ", reduced" : ", increased")));
  }

  /** "2 higher for each ...", or "higher by half of ...". */
  private String by(Amount amount, String counted, String otherwise) {
    if (amount instanceof Amount.Fixed(int number)) {
      return number + " " + counted;
    }
    EnglishAmounts.Rate rate = amounts.rate(amount);
    return rate == null
        ? otherwise + " by " + amounts.number(amount)
        : rate.each() + " " + counted + rate.forEach();
  }

  @Override
  public Clause cannotAttack(Mention who, @Nullable Mention whom) {
    return cannot(who, whom == null ? "attack" : "attack " + any(whom));
  }

  @Override
  public Clause cannotMove(Mention who) {
    return cannot(who, "be " + MOVE.mark("moved"));
  }

  @Override
  public Clause cannotLeave(Mention who) {
    return cannot(who, "leave its space");
  }

  @Override
  public Clause moveValueIs(Mention who, Amount value) {
    String name = names.of(who);
    String whose = name.equals("it") ? "its move value" : "the move value of " + name;
    return one(whose, "be", amounts.number(value));
  }

  @Override
  public Clause damageAtMost(Mention who, Harm harm, Amount most) {
    String combat = COMBAT_DAMAGE.mark("combat damage");
    if (most.equals(NOTHING)) {
      String none =
          switch (harm) {
            case ANY -> "no damage";
            case COMBAT -> "no " + combat;
            case EFFECT -> "no damage but " + combat;
          };
      return one(names.of(who), "take", none);
    }
    String so = most instanceof Amount.Fixed(int number) ? "at most " + number + " " : "";
    String damage = so + damage(harm);
    return one(
        names.of(who),
        "take",
        so.isEmpty() ? damage + ", but no more than " + amounts.number(most) : damage);
  }

  @Override
  public Clause reach(Mention who, Amount spaces) {
    var measure = amounts.measure(spaces, "space", "spaces");
    boolean told = spaces instanceof Amount.Fixed || amounts.rate(spaces) != null;
    String far =
        told
            ? measure.head() + " away" + measure.tail()
            : "as many spaces away as " + amounts.number(spaces);
    return one(names.of(who), "may", "attack fighters up to " + far);
  }

  @Override
  public Clause reachesZone(Mention who) {
    return one(names.of(who), "may", "attack fighters in the same zone");
  }

  @Override
  public Clause reaches(Mention who, @Nullable Amount spaces, Mention whom) {
    if (spaces == null) {
      return one(names.of(who), "may", "attack " + object(whom) + " in the same zone");
    }
    var far = amounts.measure(spaces, "space", "spaces");
    return one(
        names.of(who),
        "may",
        "attack " + object(whom) + " from up to " + far.head() + " away" + far.tail());
  }

  @Override
  public Clause attackType(Mention who, boolean ranged) {
    return one(names.of(who), "be", "a " + (ranged ? "ranged" : "melee") + " fighter");
  }

  @Override
  public Clause cannotManeuver(PlayerMention who) {
    return cannot(who, MANEUVER.mark("maneuver"));
  }

  @Override
  public Clause handLimit(PlayerMention who, Amount cards) {
    boolean you = who.players() == Players.YOU;
    String whose = you ? YOUR_HAND_LIMIT : "the hand limit of " + names.player(who.players());
    return one(whose, "be", amounts.number(cards));
  }

  @Override
  public Clause cannotGainActions(PlayerMention who) {
    return cannot(who, GAIN_ACTION.mark("gain actions"));
  }

  @Override
  public Clause cannotBoost(PlayerMention who) {
    return cannot(who, BOOST.mark("boost"));
  }

  @Override
  public Clause boostValue(PlayerMention who, Amount amount, boolean less) {
    String than = less ? "lower" : "higher";
    String spends =
        switch (who.players()) {
          case YOU -> "you spend";
          case EACH_OPPONENT -> "an opponent spends";
          case EACH_PLAYER -> "a player spends";
          case OPPONENT, CHOSEN, OWNER_OF_CHOSEN -> names.player(who.players()) + " spends";
        };
    return one(
        "the "
            + BOOST_VALUE.mark("boost value")
            + " of each card "
            + spends
            + " for a "
            + BOOST.mark("boost"),
        "be",
        by(amount, than, than));
  }

  @Override
  public Clause cannotRecover(Mention who) {
    return cannot(who, RECOVER.mark("recover") + " health");
  }

  /** What a fighter cannot do, or none of several can. */
  private Clause cannot(Mention who, String what) {
    boolean several = who.how() == Mention.How.PLAIN && !names.isOne(who.fighters());
    String none = several ? names.noneThere(who.fighters()) : "";
    return several && !none.contains(" not ") // one negation is enough
        ? one(none, "can", what)
        : one(names.of(who), CANNOT, what);
  }

  /** What a player cannot do, or none of several can. */
  private Clause cannot(PlayerMention who, String what) {
    return switch (who.players()) {
      case EACH_OPPONENT -> one("no opponent", "can", what);
      case EACH_PLAYER -> one("no player", "can", what);
      case YOU, OPPONENT, CHOSEN, OWNER_OF_CHOSEN -> names.clause(who, CANNOT, what);
    };
  }

  @Override
  public Clause healthFloor(Mention who, Amount health) {
    return one("no damage", "lower", names.health(who) + " below " + amounts.number(health));
  }

  @Override
  public Clause movesThrough(Mention who) {
    String through = " through " + OPPOSING_FIGHTER.mark("opposing fighters");
    return one(names.of(who), "may", MOVE.mark("move") + through);
  }

  @Override
  public Clause attacksOpen(Mention whom) {
    return many("attack cards against " + object(whom), "be", "played face up");
  }

  @Override
  public Clause cannotBeCancelled(Mention who) {
    return many(
        "the effects of cards " + player(who) + " plays", CANNOT, "be " + CANCEL.mark("cancelled"));
  }

  @Override
  public Clause cannotDraw(PlayerMention who) {
    return cannot(who, "draw cards by effects");
  }

  @Override
  public Clause cannotPlay(PlayerMention who, List<Rule.Type> types) {
    String which = Texts.list(types.stream().map(EnglishRules::cards).toList(), " or ");
    return cannot(who, "play " + which);
  }

  @Override
  public Clause cannotPlay(PlayerMention who, CardSet set) {
    return cannot(who, "play " + cardSets.unit(set, true));
  }

  @Override
  public Clause cannotUse(Mention who, CardSet set) {
    return cannot(who, "use " + cardSets.unit(set, true));
  }

  @Override
  public Clause handShown(PlayerMention who) {
    String whose = who.players() == Players.YOU ? "your" : "their";
    return names.clause(who, "play", "with " + whose + " hand shown to all players");
  }

  @Override
  public Clause cannotPlayCard(PlayerMention who) {
    return cannot(who, "play the chosen card or copies of it");
  }

  @Override
  public Clause until(
      Clause rule, @Nullable Fighters about, Rule.Role fought, Rule.Until until, boolean live) {
    var clause = (EnglishClause) rule;
    return clause.with(
        " "
            + end(clause.subject(), about, fought, until)
            + (live ? " (" + what(about) + " may change until then)" : ""));
  }

  private String what(@Nullable Fighters about) {
    return about != null && names.isOne(about) ? "whether that is so" : "who that is";
  }

  @Override
  public Clause asOfNow(Clause rule) {
    return ((EnglishClause) rule).with(EnglishAmounts.AS_OF_NOW);
  }

  @Override
  public String end(@Nullable Fighters about, Rule.Role fought, Rule.Until until) {
    return end("", about, fought, until);
  }

  private String end(String subject, @Nullable Fighters about, Rule.Role fought, Rule.Until until) {
    return switch (until) {
      case END_OF_COMBAT -> "until the end of this combat";
      case END_OF_TURN -> "until the end of the turn";
      case NEXT_ATTACK -> untilAttack(subject, about, fought) + " this turn is over";
      case THEIR_NEXT_ATTACK ->
          untilAttack(subject, about, fought) + ", even in a later turn, is over";
      case START_OF_YOUR_NEXT_TURN -> "until the start of your next turn";
      case END_OF_YOUR_NEXT_TURN -> "until the end of your next turn";
      case END_OF_GAME -> "until the end of the game";
      case END_OF_THEIR_NEXT_TURN ->
          about == null
              ? "until the end of "
                  + (isOfOther(subject) ? "their" : "that player’s")
                  + " next turn"
              : "until the end of its owner’s next turn";
    };
  }

  /** Whether a rule about players has named another before its end. */
  private static boolean isOfOther(String subject) {
    return !subject.isEmpty()
        && !subject.equals("you")
        && !subject.equals(YOUR_HAND_LIMIT)
        && !subject.contains(" you spend ");
  }

  private String untilAttack(String subject, @Nullable Fighters about, Rule.Role fought) {
    boolean none = subject.equals("no opponent") || subject.equals("no player");
    return (names.moment() == Ability.Moment.ATTACKS || names.moment() == Ability.Moment.IS_ATTACKED
            ? "until the next attack after this one "
            : "until the next attack ")
        + switch (fought) {
          case ATTACKING -> "of ";
          case DEFENDING -> "on ";
          case EITHER -> "by or on ";
        }
        + (about != null
            ? names.subject(about).replaceFirst("^it$", "that fighter")
            : none ? "any of them" : subject.equals("you") ? "yours" : "that player");
  }

  @Override
  public Clause inAttack(Clause rule, Fighters attackers, boolean thisTurn) {
    return ((EnglishClause) rule)
        .with(
            " in the next attack of " + names.subject(attackers) + (thisTurn ? " this turn" : ""));
  }

  @Override
  public Clause gain(String counter, Amount amount) {
    return counter.equals(RuleEffect.THIS_CARD)
        ? you("put", some(counter, amount) + " on this card")
        : you("gain", some(counter, amount));
  }

  @Override
  public Clause lose(String counter, Amount amount) {
    if (amount.equals(new Remembered.CounterOf(counter))) {
      String all = "all " + noun(counter).plural();
      return counter.equals(RuleEffect.THIS_CARD)
          ? you("remove", all + " from this card")
          : you("lose", all);
    }
    return counter.equals(RuleEffect.THIS_CARD)
        ? you("remove", some(counter, amount) + " from this card")
        : you("lose", some(counter, amount));
  }

  @Override
  public Clause spend(String counter, @Nullable Amount amount) {
    String what =
        amount == null
            ? (isMass(counter) ? "any amount of " : "any number of ") + noun(counter).plural()
            : some(counter, amount);
    boolean card = counter.equals(RuleEffect.THIS_CARD);
    return you("spend", what + (card ? " from this card" : ""));
  }

  private String some(String counter, Amount amount) {
    Noun noun = noun(counter);
    var measure = amounts.measure(amount, noun.shortName(), noun.plural());
    return measure.head() + measure.tail();
  }

  /** Whether it is not told apart one by one, as rage. */
  private boolean isMass(String counter) {
    return noun(counter).plural().equals(noun(counter).shortName());
  }

  private Noun noun(String counter) {
    return counter.equals(RuleEffect.THIS_CARD)
        ? Noun.of(scope.language(), "counter")
        : scope.counter(counter);
  }

  @Override
  public Clause gainActions(
      PlayerMention who, Amount actions, @Nullable ActionKind only, boolean nextTurn) {
    return actions(who, "gain", actions, only, nextTurn);
  }

  @Override
  public Clause loseActions(PlayerMention who, Amount actions, boolean nextTurn) {
    return actions(who, "lose", actions, null, nextTurn);
  }

  private Clause actions(
      PlayerMention who, String verb, Amount actions, @Nullable ActionKind only, boolean nextTurn) {
    var measure = amounts.measure(actions, "action", "actions");
    String use =
        only == null
            ? ""
            : switch (only) {
              case MANEUVER -> " that can only be used to maneuver";
              case SCHEME -> " that can only be used to play a scheme";
              case ATTACK -> " that can only be used to attack";
            };
    String whose = who.players() == Players.YOU ? "your" : "their";
    String when = nextTurn ? " in " + whose + " next turn" : "";
    return names.clause(who, verb, GAIN_ACTION.mark(measure.head()) + use + when + measure.tail());
  }

  @Override
  public Clause discardThis() {
    return you(DISCARD.mark("discard"), "this card");
  }

  @Override
  public String counter(Hero.Counter counter) {
    Noun noun = scope.counter(counter.id());
    return "You can have up to "
        + counter.max()
        + " "
        + (counter.max() == 1 ? noun.shortName() : noun.plural())
        + " and begin with "
        + (counter.start() == 0 ? "none" : counter.start())
        + ".";
  }

  @Override
  public String staysInPlay() {
    return "This card stays before you.";
  }

  @Override
  public String secondDeck(Hero.SecondDeck deck) {
    Noun noun = scope.second(deck.id());
    int cards = deck.cards().stream().mapToInt(Card::copies).sum();
    return "You have a second deck: "
        + cards
        + " "
        + (cards == 1 ? noun.shortName() : noun.plural())
        + ". Each "
        + noun.shortName()
        + " you draw from it stays face up before you. At any time in your turn, except during an"
        + " action, you may use it; then "
        + (deck.removed()
            ? "remove it from the game."
            : "put it on the discard pile of that deck.");
  }

  /** Who plays a card: one of a set, each time. */
  private String player(Mention who) {
    return who.how() == Mention.How.PLAIN ? names.subject(who.fighters()) : names.of(who);
  }

  /** Whom something is done to: any one of a set. */
  private String object(Mention whom) {
    return whom.how() == Mention.How.PLAIN ? names.subject(whom.fighters()) : names.of(whom);
  }

  /** Whom something cannot be done to: "any of your Aides". */
  private String any(Mention whom) {
    String any = object(whom).replaceFirst("^(one(?= of)|an?(?= )|either)", "any");
    String friendly = FRIENDLY.mark("friendly");
    return any.replaceFirst(friendly + " (fighter|hero|sidekick)", "$1 " + friendly + " to you");
  }

  private static String cards(Rule.Type type) {
    return switch (type) {
      case ATTACK -> "attack cards";
      case DEFENSE -> "defense cards";
      case VERSATILE -> "versatile cards";
      case SCHEME -> "schemes";
    };
  }

  private static String damage(Harm harm) {
    String combat = COMBAT_DAMAGE.mark("combat damage");
    return switch (harm) {
      case ANY -> "damage each time";
      case COMBAT -> combat + " each time";
      case EFFECT -> "damage other than " + combat + " each time";
    };
  }

  /** What has happened in the turn: "card", "cards", "played". */
  record Deed(String one, String several, String done) {}

  static Deed deed(Remembered.Deed deed) {
    return switch (deed) {
      case ACTIONS -> deed("action", "taken");
      case ATTACKS -> deed("attack", "made");
      case SCHEMES -> deed("scheme", "played");
      case MANEUVERS -> deed("maneuver", "made");
      case CARDS_PLAYED -> deed("card", "played");
      case BOOSTS -> deed("boost", "made");
      case CARDS_DRAWN -> deed("card", "drawn");
      case CARDS_DISCARDED -> deed("card", "discarded");
      case COMBATS_WON -> deed("combat", "won");
      case COMBATS_LOST -> deed("combat", "lost");
      case FIGHTERS_LOST -> deed("fighter", "lost");
      case SPACES_MOVED -> deed("space", "moved");
      case DAMAGE_DEALT -> new Deed("point of damage", "points of damage", "dealt");
      case DAMAGE_TAKEN -> new Deed("point of damage", "points of damage", "taken");
      case ACTIONS_LEFT -> deed("action", "left");
    };
  }

  private static Deed deed(String one, String done) {
    return new Deed(one, one + "s", done);
  }
}
