package nonpareil.content.text.english;

import static nonpareil.content.text.Term.BOOST;
import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.DEFEATED;
import static nonpareil.content.text.Term.DISCARD;
import static nonpareil.content.text.Term.RECOVER;
import static nonpareil.content.text.Term.WON;

import nonpareil.content.text.Concerned;
import nonpareil.content.text.MomentWords;
import nonpareil.engine.hero.Ability;

/** Moments of abilities in English. */
final class EnglishMoments implements MomentWords {

  private final EnglishNames names;
  private final EnglishTokens tokens;

  EnglishMoments(EnglishNames names, EnglishTokens tokens) {
    this.names = names;
    this.tokens = tokens;
  }

  @Override
  public String oncePerTurn() {
    return "once per turn";
  }

  @Override
  public String oncePerGame() {
    return "once per game";
  }

  @Override
  public String next(Ability.Moment moment, Concerned about) {
    return switch (moment) {
      case START_OF_TURN ->
          switch (about.whose()) {
            case YOU -> "at the start of your next turn";
            case OPPONENT -> "at the start of the next turn of an opponent";
            case ANYONE -> "at the start of the next turn";
          };
      case END_OF_TURN ->
          switch (about.whose()) {
            case YOU -> "the next time one of your turns ends";
            case OPPONENT -> "the next time a turn of an opponent ends";
            case ANYONE -> "the next time a turn ends";
          };
      case AFTER_MANEUVER ->
          switch (about.whose()) {
            case YOU -> "after your next maneuver";
            case OPPONENT -> "after the next maneuver of an opponent";
            case ANYONE -> "after the next maneuver";
          };
      case IMMEDIATELY,
          DURING_COMBAT,
          AFTER_COMBAT,
          AFTER_ATTACK,
          TAKES_DAMAGE,
          IS_DEFEATED,
          RECOVERS,
          MOVES,
          IS_PLACED,
          ENTERS,
          IS_SAVED,
          ATTACKS,
          IS_ATTACKED,
          DEALS_DAMAGE,
          DRAWS,
          DISCARDS,
          BOOSTS,
          PLAYS_CARD,
          AFTER_SCHEME,
          WINS_COMBAT,
          LOSES_COMBAT,
          START_OF_GAME,
          ACTION,
          ANY_TIME ->
          "the next time " + text(moment, about).replaceFirst("^(when|after) ", "");
    };
  }

  @Override
  public String text(Ability.Moment moment, Concerned about) {
    return switch (moment) {
      case START_OF_TURN -> "at the start of " + turn(about);
      case END_OF_TURN -> "at the end of " + turn(about);
      case START_OF_GAME -> "at the start of the game";
      case ACTION -> "action";
      case ANY_TIME -> "at any time in your turn";
      case AFTER_MANEUVER ->
          switch (about.whose()) {
            case YOU -> "after each of your maneuvers";
            case OPPONENT -> "after each maneuver of an opponent";
            case ANYONE -> "after each maneuver";
          };
      case IMMEDIATELY -> "immediately in each of your combats";
      case DURING_COMBAT -> "during each of your combats";
      case AFTER_COMBAT -> "after each of your combats";
      case AFTER_ATTACK ->
          "after each attack "
              + switch (about.fought()) {
                case ATTACKING -> "by";
                case DEFENDING -> "on";
                case EITHER -> "by or on";
              }
              + " one of your fighters";
      case TAKES_DAMAGE -> "when " + one(about) + " takes " + damage(about);
      case IS_DEFEATED -> "when " + one(about) + " is " + DEFEATED.mark("defeated");
      case RECOVERS -> "when " + one(about) + " " + RECOVER.mark("recovers") + " health";
      case MOVES -> "after " + one(about) + " has moved";
      case IS_PLACED -> "after " + one(about) + " was placed";
      case ENTERS ->
          "after " + one(about) + " has entered a space with " + tokens.one(about.tokens());
      case IS_SAVED -> "after " + one(about) + " was saved from the first defeat";
      case ATTACKS -> "when " + one(about) + " attacks";
      case IS_ATTACKED -> "when " + one(about) + " is attacked";
      case DEALS_DAMAGE -> "when " + does(about, "deal", "deals") + damage(about) + " to a fighter";
      case DRAWS -> "when " + does(about, "draw", "draws") + "cards";
      case DISCARDS ->
          "when " + does(about, DISCARD.mark("discard"), DISCARD.mark("discards")) + "a card";
      case BOOSTS ->
          "when " + does(about, "spend", "spends") + "a card for a " + BOOST.mark("boost");
      case PLAYS_CARD -> "when " + does(about, "play", "plays") + "a card";
      case AFTER_SCHEME -> "after " + does(about, "have", "has") + "played a scheme";
      case WINS_COMBAT -> "after " + does(about, "have", "has") + WON.mark("won a combat");
      case LOSES_COMBAT -> "after " + does(about, "have", "has") + "lost a combat";
    };
  }

  private String one(Concerned about) {
    return names.subject(about.who());
  }

  private static String turn(Concerned about) {
    return switch (about.whose()) {
      case YOU -> "your turn";
      case OPPONENT -> "each opponent’s turn";
      case ANYONE -> "each turn";
    };
  }

  private static String does(Concerned about, String you, String other) {
    return switch (about.whose()) {
      case YOU -> "you " + you + " ";
      case OPPONENT -> "an opponent " + other + " ";
      case ANYONE -> "any player " + other + " ";
    };
  }

  private static String damage(Concerned about) {
    return switch (about.harm()) {
      case ANY -> "damage";
      case COMBAT -> COMBAT_DAMAGE.mark("combat damage");
      case EFFECT -> "damage other than " + COMBAT_DAMAGE.mark("combat damage");
    };
  }
}
