package nonpareil.engine.game;

/**
 * What somebody wants to do by hand. Everybody may know all of it: cards of a hand are picked when
 * it is agreed, and those of a deck are known to nobody.
 *
 * @param fighter whom it is about, or {@link State#NOBODY}
 * @param player whose cards it is about, or {@link State#NOBODY}
 * @param space where the fighter goes, or {@link State#OFF}
 * @param health what its health becomes, or -1
 * @param card the card of the discard pile, or {@link State#NOBODY}
 */
public record Proposal(FreeAct act, int fighter, int player, int space, int health, int card) {

  static Proposal of(FreeAct act, int who, int what) {
    boolean fighter = act.isOfFighter();
    return new Proposal(
        act,
        fighter ? who : State.NOBODY,
        fighter ? State.NOBODY : who,
        act.what == FreeAct.What.SPACE ? what : State.OFF,
        act.what == FreeAct.What.NUMBER ? what : -1,
        act.what == FreeAct.What.CARD ? what : State.NOBODY);
  }
}
