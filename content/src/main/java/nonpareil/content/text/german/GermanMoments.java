package nonpareil.content.text.german;

import static nonpareil.content.text.Term.BOOST;
import static nonpareil.content.text.Term.COMBAT_DAMAGE;
import static nonpareil.content.text.Term.DEFEATED;
import static nonpareil.content.text.Term.DISCARD;
import static nonpareil.content.text.Term.RECOVER;
import static nonpareil.content.text.Term.WON;

import nonpareil.content.text.Concerned;
import nonpareil.content.text.MomentWords;
import nonpareil.engine.hero.Ability;

/** Moments of abilities in German. */
final class GermanMoments implements MomentWords {

  private final GermanNames names;
  private final GermanTokens tokens;

  GermanMoments(GermanNames names, GermanTokens tokens) {
    this.names = names;
    this.tokens = tokens;
  }

  @Override
  public String oncePerTurn() {
    return "einmal pro Zug";
  }

  @Override
  public String oncePerGame() {
    return "einmal pro Spiel";
  }

  @Override
  public String next(Ability.Moment moment, Concerned about) {
    return switch (moment) {
      case START_OF_TURN ->
          switch (about.whose()) {
            case YOU -> "zu Beginn deines nächsten Zugs";
            case OPPONENT -> "zu Beginn des nächsten Zugs eines Gegners";
            case ANYONE -> "zu Beginn des nächsten Zugs";
          };
      case END_OF_TURN ->
          switch (about.whose()) {
            case YOU -> "am nächsten Ende eines deiner Züge";
            case OPPONENT -> "am nächsten Ende eines Zugs eines Gegners";
            case ANYONE -> "am nächsten Ende eines Zugs";
          };
      case AFTER_MANEUVER ->
          switch (about.whose()) {
            case YOU -> "nach deinem nächsten Manöver";
            case OPPONENT -> "nach dem nächsten Manöver eines Gegners";
            case ANYONE -> "nach dem nächsten Manöver";
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
          "das nächste Mal, " + text(moment, about);
    };
  }

  @Override
  public String text(Ability.Moment moment, Concerned about) {
    return switch (moment) {
      case START_OF_TURN -> "zu Beginn " + turn(about);
      case END_OF_TURN -> "am Ende " + turn(about);
      case START_OF_GAME -> "zu Beginn des Spiels";
      case ACTION -> "Aktion";
      case ANY_TIME -> "jederzeit in deinem Zug";
      case AFTER_MANEUVER ->
          switch (about.whose()) {
            case YOU -> "nach jedem deiner Manöver";
            case OPPONENT -> "nach jedem Manöver eines Gegners";
            case ANYONE -> "nach jedem Manöver";
          };
      case IMMEDIATELY -> "sofort in jedem deiner Kämpfe";
      case DURING_COMBAT -> "während jedes deiner Kämpfe";
      case AFTER_COMBAT -> "nach jedem deiner Kämpfe";
      case AFTER_ATTACK ->
          "nach jedem Angriff, den einer deiner Kämpfer "
              + switch (about.fought()) {
                case ATTACKING -> "ausführt,";
                case DEFENDING -> "erleidet,";
                case EITHER -> "ausführt oder erleidet,";
              };
      case TAKES_DAMAGE -> "wenn " + one(about) + " " + damage(about) + " erleidet";
      case IS_DEFEATED -> "wenn " + one(about) + " " + DEFEATED.mark("besiegt") + " wird";
      case RECOVERS -> "wenn " + one(about) + " Lebenspunkte " + RECOVER.mark("zurückerhält");
      case MOVES -> "nachdem " + one(about) + " bewegt wurde";
      case IS_PLACED -> "nachdem " + one(about) + " gesetzt wurde";
      case ENTERS ->
          "nachdem "
              + one(about)
              + " ein Feld mit "
              + tokens.one(about.tokens(), GermanCase.DATIVE)
              + " betreten hat";
      case IS_SAVED -> "nachdem " + one(about) + " vor der ersten Niederlage bewahrt wurde";
      case ATTACKS -> "wenn " + one(about) + " angreift";
      case IS_ATTACKED -> "wenn " + one(about) + " angegriffen wird";
      case DEALS_DAMAGE ->
          "wenn " + does(about, "einem Kämpfer " + damage(about), "zufügst", "zufügt");
      case DRAWS -> "wenn " + does(about, "Karten", "ziehst", "zieht");
      case DISCARDS ->
          "wenn " + does(about, "eine Karte", DISCARD.mark("abwirfst"), DISCARD.mark("abwirft"));
      case BOOSTS ->
          "wenn " + does(about, "eine Karte für einen " + BOOST.mark("Boost"), "abgibst", "abgibt");
      case PLAYS_CARD -> "wenn " + does(about, "eine Karte", "spielst", "spielt");
      case AFTER_SCHEME -> "nachdem " + does(about, "eine Planung gespielt", "hast", "hat");
      case WINS_COMBAT ->
          "nachdem " + does(about, "einen " + WON.mark("Kampf gewonnen"), "hast", "hat");
      case LOSES_COMBAT -> "nachdem " + does(about, "einen Kampf verloren", "hast", "hat");
    };
  }

  private String one(Concerned about) {
    return names.subject(about.who());
  }

  private static String turn(Concerned about) {
    return switch (about.whose()) {
      case YOU -> "deines Zugs";
      case OPPONENT -> "jedes Zugs eines Gegners";
      case ANYONE -> "jedes Zugs";
    };
  }

  /** Verb last. */
  private static String does(Concerned about, String what, String you, String other) {
    return switch (about.whose()) {
      case YOU -> "du " + what + " " + you;
      case OPPONENT -> "ein Gegner " + what + " " + other;
      case ANYONE -> "irgendein Spieler " + what + " " + other;
    };
  }

  private static String damage(Concerned about) {
    return switch (about.harm()) {
      case ANY -> "Schaden";
      case COMBAT -> COMBAT_DAMAGE.mark("Kampfschaden");
      case EFFECT -> "Schaden außer " + COMBAT_DAMAGE.mark("Kampfschaden");
    };
  }
}
