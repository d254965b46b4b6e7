package nonpareil.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Event.CardsTaken.From;
import nonpareil.engine.game.EventSink;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.State;
import nonpareil.lab.CardUse.What;

/**
 * Listens to the events of one game and counts what its cards did, its turns and how heroes fell.
 */
final class Scorer implements EventSink {

  private record Fall(int seat, EndCause how) {}

  private final Game game;
  private final CardUse[][] uses;
  private final int[] health;
  private final List<Fall> falls = new ArrayList<>();
  private int turns;
  private int first;
  private int attacker = -1;
  private int boostCard = -1;
  private EndCause lastDamage = EndCause.EFFECT;

  /** The state has hands dealt and nothing begun; everything after it is told by events. */
  Scorer(State dealt) {
    game = dealt.game();
    uses = new CardUse[game.players()][];
    for (int p = 0; p < uses.length; p++) {
      Deck deck = game.seat(p).deck();
      uses[p] = new CardUse[deck.size()];
      for (int c = 0; c < deck.size(); c++) {
        uses[p][c] = new CardUse();
        uses[p][c].add(What.DRAWN, deck.count(dealt.hand(p), c));
      }
    }
    health = new int[game.fighters()];
    for (int f = 0; f < health.length; f++) {
      health[f] = dealt.health(f);
    }
  }

  int turns() {
    return turns;
  }

  /** Who had the first turn, whoever was the first to be asked while the pieces were placed. */
  int first() {
    return first;
  }

  /** What felled the last hero of those who did not win. */
  EndCause ended(int winners) {
    for (Fall fall : falls.reversed()) {
      if ((winners >>> fall.seat & 1) == 0) {
        return fall.how;
      }
    }
    return EndCause.EFFECT;
  }

  /** The cards of a seat that did anything, by id. */
  Map<String, CardUse> cards(int seat) {
    var result = new LinkedHashMap<String, CardUse>();
    for (int c = 0; c < uses[seat].length; c++) {
      if (!uses[seat][c].isEmpty()) {
        result.put(game.seat(seat).deck().card(c).id(), uses[seat][c]);
      }
    }
    return result;
  }

  @Override
  public void tell(Event event) {
    switch (event) {
      case Event.TurnBegan e -> first = turns++ == 0 ? e.player() : first;
      case Event.SchemePlayed e -> count(e.player(), e.card(), What.SCHEMES, 1);
      case Event.AttackDeclared e -> {
        attacker = game.owner(e.attacker());
        boostCard = -1;
      }
      case Event.CardCommitted e -> {
        What what = e.player() == attacker ? What.ATTACKS : What.DEFENSES;
        count(e.player(), e.card(), e.boost() ? What.BOOSTS : what, 1);
        boostCard = e.boost() ? e.card() : boostCard;
      }
      case Event.AttackCardReplaced e -> {
        count(attacker, e.returned(), What.ATTACKS, -1);
        count(attacker, e.played(), What.ATTACKS, 1);
      }
      case Event.CardBoosted e -> {
        count(e.player(), e.card(), What.BOOSTS, 1);
        count(e.player(), e.card(), What.VALUE, e.boost());
      }
      case Event.CombatSettled e -> settled(e.attack(), e.defense());
      case Event.CardsTaken e -> {
        if (e.from() == From.DRAWN || e.from() == From.DECK) {
          e.cards().forEach(c -> count(e.player(), c, What.DRAWN, 1));
        }
        count(e.cause().player(), e.cause().card(), What.CARDS, e.cards().size());
      }
      case Event.Damaged e -> damaged(e);
      case Event.Healed e -> {
        health[e.fighter()] = e.health();
        int by = e.cause().player();
        if (by >= 0 && game.sameTeam(by, game.owner(e.fighter()))) {
          count(by, e.cause().card(), What.HEALED, e.amount());
        }
      }
      case Event.Returned e -> health[e.fighter()] = e.health();
      case Event.Defeated e -> {
        if (game.isHero(e.fighter())) {
          falls.add(new Fall(game.owner(e.fighter()), lastDamage));
        }
      }
      case Event.Mulligan _,
          Event.ManeuverBegan _,
          Event.NumberNamed _,
          Event.CardsRevealed _,
          Event.EffectsCancelled _,
          Event.EffectStopped _,
          Event.ValueChanged _,
          Event.Exhausted _,
          Event.CardDiscarded _,
          Event.CardReturned _,
          Event.CardMoved _,
          Event.DeckSeen _,
          Event.TypeNamed _,
          Event.ActProposed _,
          Event.ActAnswered _,
          Event.TopSeen _,
          Event.CardRevealed _,
          Event.DeckShuffled _,
          Event.HandSeen _,
          Event.HandRevealed _,
          Event.Moved _,
          Event.Placed _,
          Event.Swapped _,
          Event.TookOver _,
          Event.LeftBoard _,
          Event.DamagePrevented _,
          Event.TraitChanged _,
          Event.ActionsGained _,
          Event.NextTurnChanged _,
          Event.CardLaid _,
          Event.CounterChanged _,
          Event.RuleBegan _,
          Event.SecondDrawn _,
          Event.CardUsed _,
          Event.AbilityUsed _,
          Event.SecondRefilled _,
          Event.PlayerOut _,
          Event.GameEnded _ -> {}
    }
  }

  private void settled(Event.CombatValue attack, Event.CombatValue defense) {
    count(attack.player(), attack.card(), What.VALUE, attack.value() - attack.hiddenBoost());
    count(attack.player(), boostCard, What.VALUE, attack.hiddenBoost());
    count(defense.player(), defense.card(), What.VALUE, defense.value());
    int stopped = Math.min(attack.value(), defense.value());
    count(defense.player(), defense.card(), What.BLOCKED, stopped);
  }

  private void damaged(Event.Damaged e) {
    int taken = health[e.fighter()] - e.healthLeft();
    health[e.fighter()] = e.healthLeft();
    int by = e.cause().player();
    if (by >= 0 && !game.sameTeam(by, game.owner(e.fighter()))) {
      count(by, e.cause().card(), What.DAMAGE, taken);
    }
    if (e.combat()) {
      lastDamage = EndCause.COMBAT;
    } else {
      lastDamage = by < 0 ? EndCause.EXHAUSTION : EndCause.EFFECT;
    }
  }

  /** Abilities and rules are no cards of the deck, nor are those of a second one. */
  private void count(int player, int card, What what, int amount) {
    if (player >= 0 && card >= 0 && card < uses[player].length) {
      uses[player][card].add(what, amount);
    }
  }
}
