package nonpareil.server.wire;

import java.util.List;
import nonpareil.engine.game.Event;

/** How long a page may take to show what happened; clocks and computers wait for it. */
public final class Pause {

  private static final int FEEDBACK = 120;
  private static final int STEP = 160;
  private static final int FLIP = 250;
  private static final int COMBAT = 2500;
  private static final int MOST = 4000;

  private Pause() {}

  /**
   * In milliseconds. A pause is the same for everybody: it counts what is public of the events
   * only.
   */
  public static int of(List<Event> events) {
    int combat = 0;
    int rest = 0;
    for (Event event : events) {
      switch (event) {
        case Event.CardsRevealed _ -> combat += 3 * FLIP;
        case Event.CombatSettled _ -> combat += 4 * FLIP;
        case Event.AttackCardReplaced _,
            Event.EffectsCancelled _,
            Event.EffectStopped _,
            Event.ValueChanged _,
            Event.NumberNamed _,
            Event.TypeNamed _,
            Event.ActProposed _,
            Event.ActAnswered _,
            Event.TookOver _,
            Event.DamagePrevented _ ->
            combat += FLIP;
        case Event.Moved e -> rest += STEP * Math.max(1, e.path().size() - 1);
        case Event.AttackDeclared _,
            Event.SchemePlayed _,
            Event.CardUsed _,
            Event.AbilityUsed _,
            Event.CardBoosted _ ->
            rest += 2 * FLIP;
        case Event.CardCommitted _,
            Event.CardsTaken _,
            Event.CardDiscarded _,
            Event.CardReturned _,
            Event.CardMoved _,
            Event.DeckSeen _,
            Event.CardRevealed _,
            Event.HandRevealed _,
            Event.HandSeen _,
            Event.TopSeen _,
            Event.Placed _,
            Event.Swapped _,
            Event.LeftBoard _,
            Event.Damaged _,
            Event.Healed _,
            Event.Defeated _,
            Event.Returned _,
            Event.TraitChanged _,
            Event.CounterChanged _,
            Event.CardLaid _,
            Event.RuleBegan _,
            Event.SecondDrawn _,
            Event.SecondRefilled _,
            Event.Mulligan _,
            Event.Exhausted _ ->
            rest += FLIP;
        case Event.TurnBegan _,
            Event.ManeuverBegan _,
            Event.DeckShuffled _,
            Event.ActionsGained _,
            Event.NextTurnChanged _,
            Event.PlayerOut _,
            Event.GameEnded _ ->
            rest += FEEDBACK;
      }
    }
    return Math.min(MOST, Math.min(COMBAT, combat) + rest);
  }
}
