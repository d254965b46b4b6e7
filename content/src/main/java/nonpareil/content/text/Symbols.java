package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** What a card does at a glance: signs in the order of its text, written from the same effects. */
public final class Symbols {

  private final Hero hero;
  private final List<Symbol> written = new ArrayList<>();

  private Symbols(Hero hero) {
    this.hero = hero;
  }

  /** The signs of a card; none for a card without effect. */
  public static List<Symbol> of(Hero hero, Card card) {
    var symbols = new Symbols(hero);
    symbols.write(card);
    List<Symbol> written = symbols.written;
    while (!written.isEmpty() && written.getLast().sign() == Sign.THEN) {
      written.removeLast(); // nothing follows that has a sign
    }
    return List.copyOf(written);
  }

  private void write(Card card) {
    if (card.uncancellable()) {
      add(Sign.FIRM);
    }
    if (card.declaresNumber()) {
      add(Sign.NUMBER);
    }
    for (Card.Timing timing : Card.Timing.values()) {
      if (timing == Card.Timing.FORCED_DISCARD && card.hidesHand()) {
        add(Sign.HIDE);
      }
      Effect effect = card.effects().get(timing);
      if (effect != null) {
        Sign moment = moment(timing);
        if (moment != null) {
          add(moment);
          add(Sign.THEN);
        }
        write(Rewriting.simplify(effect));
      }
    }
  }

  /** Moments that are conditions; when a card of a combat takes effect is told by its text. */
  private static @Nullable Sign moment(Card.Timing timing) {
    return switch (timing) {
      case IMMEDIATELY, DURING_COMBAT, AFTER_COMBAT, SCHEME -> null;
      case BOOST_BONUS -> Sign.BONUS;
      case FORCED_DISCARD -> Sign.FORCED;
    };
  }

  private void write(Effect effect) {
    switch (effect) {
      case Effect.Sequence(List<Effect> steps) -> steps.forEach(this::write);
      case Effect.If choice -> choice(choice);
      case Effect.May(Effect inner) -> write(inner);
      case Effect.ChooseOptions(int take, List<Effect> options) -> {
        add(Sign.CHOICE, take);
        options.forEach(this::write);
      }
      case Effect.Pay pay -> pay(pay);
      case Effect.Draw(Players who, Amount cards) -> {
        each(who);
        add(Sign.DRAW, cards);
      }
      case Effect.DrawUpTo(int most) -> add(Sign.DRAW, most);
      case Effect.KeepDrawn _, Effect.PutOnDeck _ -> add(Sign.RETURN);
      case Effect.LookAtTop(int cards, int take) -> {
        add(Sign.LOOK, cards);
        if (take > 0) {
          add(Sign.TAKE, take);
        }
      }
      case Effect.Discard(Players who, int cards) -> discard(who, cards);
      case Effect.DiscardRandom(Players who, int cards) -> discard(who, cards);
      case Effect.DiscardTop() -> add(Sign.SPEND);
      case Effect.DiscardAny _ -> add(Sign.SPEND, Symbol.VARIES);
      case Effect.SeeHand _, Effect.RevealHand _, Effect.RevealTop _ -> add(Sign.LOOK);
      case Effect.DiscardSeen(Players who) -> discard(who, 1);
      case Effect.DiscardNamed(Players who) -> discard(who, 1);
      case Effect.ChooseOpponent _, Effect.ChooseSpace _ -> {}
      case Effect.NameNumber _ -> add(Sign.NUMBER);
      case Effect.Search _, Effect.TakeRevealed _, Effect.TakeBoostCard _ -> add(Sign.TAKE);
      case Effect.TakeDiscards _ -> add(Sign.TAKE, Symbol.VARIES);
      case Effect.Cancel() -> add(Sign.CANCEL);
      case Effect.SetValue(int value) -> add(Sign.VALUE, value);
      case Effect.LockOwnValues(int value) -> add(Sign.VALUE, value);
      case Effect.AddValue(Amount amount) -> add(Sign.ADD, amount);
      case Effect.OpposingValueIsBoost() -> add(Sign.FOE_VALUE);
      case Effect.LockOpposingValue(int value) -> add(Sign.FOE_VALUE, value);
      case Effect.IgnoreOpposingValue() -> add(Sign.FOE_VALUE, 0);
      case Effect.Boost(Players who, int times) ->
          add(Sign.BOOST, times > 1 ? String.valueOf(times) : null);
      case Effect.PreventDamage _ -> add(Sign.PREVENT);
      case Effect.ReplaceAttackCard _, Effect.ForceAttackCard _ -> add(Sign.REPLACE);
      case Effect.TakeOver _, Effect.Swap _ -> add(Sign.SWAP);
      case Effect.ChooseFighter(Fighters among, boolean _) -> {
        if (where(among)) {
          add(Sign.THEN);
        }
      }
      case Effect.Damage(Fighters to, Amount amount) -> fighters(to, Sign.DAMAGE, amount);
      case Effect.Heal(Fighters who, Amount amount) -> fighters(who, Sign.HEAL, amount);
      case Effect.SetHealth(Fighters _, int health) -> add(Sign.HEALTH, health);
      case Effect.Revive(int health) -> add(Sign.REVIVE, health);
      case Effect.Move(Fighters who, int upTo, boolean _) ->
          fighters(who, Sign.MOVE, new Amount.Fixed(upTo));
      case Effect.Place(Fighters who, Spaces _, boolean _, boolean _) ->
          fighters(who, Sign.PLACE, null);
      case Effect.ReturnSidekick _ -> add(Sign.REVIVE);
      case Effect.LeaveBoard() -> add(Sign.VANISH);
      case Effect.BecomeTrait _, Effect.ToggleTrait _, Effect.ChooseTrait _ -> add(Sign.TRAIT);
      case Effect.MoveToken move -> {
        if (move.which() == Effect.Which.EACH) {
          add(Sign.EACH);
        }
        boolean anywhere = move.upTo() == Effect.MoveToken.ANYWHERE;
        add(Sign.TOKEN, anywhere ? null : String.valueOf(move.upTo()));
      }
      case Effect.GainAction(int actions) -> add(Sign.ACTION, actions);
      case Effect.EndTurn() -> add(Sign.END_TURN);
    }
  }

  private void choice(Effect.If choice) {
    condition(choice.condition());
    add(Sign.THEN);
    write(choice.then());
    if (!Rewriting.nothing(choice.otherwise())) {
      boolean won = choice.condition() instanceof Condition.Won;
      add(won ? Sign.LOST : Sign.OTHERWISE);
      add(Sign.THEN);
      write(choice.otherwise());
    }
  }

  private void pay(Effect.Pay pay) {
    discard(pay.who(), pay.cards());
    if (!Rewriting.nothing(pay.then())) {
      add(Sign.THEN);
      write(pay.then());
    }
    if (!Rewriting.nothing(pay.otherwise())) {
      add(Sign.OTHERWISE);
      add(Sign.THEN);
      write(pay.otherwise());
    }
  }

  private void condition(Condition condition) {
    switch (condition) {
      case Condition.Won() -> add(Sign.WON);
      case Condition.Lost() -> add(Sign.LOST);
      case Condition.Attacking() -> add(Sign.ATTACKING);
      case Condition.Defending() -> add(Sign.DEFENDING);
      case Condition.FoeIsHero() -> add(Sign.HERO);
      case Condition.StoodElsewhere() -> add(Sign.MOVED);
      case Condition.BeganOnToken() -> add(Sign.TOKEN);
      case Condition.SelfDefeated _, Condition.FighterDefeated _ -> add(Sign.FALLEN);
      case Condition.HasTrait _ -> add(Sign.TRAIT);
      case Condition.YourTurn _, Condition.FirstAction _ -> add(Sign.TURN);
      case Condition.Exists(Fighters fighters) -> {
        if (!where(fighters)) {
          add(Sign.IF);
        }
      }
      case Condition.HealthAtMost(Fighters _, int health) -> add(Sign.WEAK, health);
      case Condition.DamageDone() -> {} // the damage itself stands before it
      case Condition.NamedOpposingValue _, Condition.HandHasNamed _ -> add(Sign.NUMBER);
      case Condition.Not(Condition.Won()) -> add(Sign.LOST);
      case Condition.Not(Condition.Lost()) -> add(Sign.WON);
      case Condition.Not _ -> add(Sign.IF);
      case Condition.All(List<Condition> all) -> all.forEach(this::condition);
      case Condition.Any _ -> add(Sign.IF);
    }
  }

  /** What happens to fighters, behind where they stand and whether it is each of them. */
  private void fighters(Fighters who, Sign sign, @Nullable Amount amount) {
    boolean told = where(who);
    if (several(who)) {
      add(Sign.EACH);
    } else if (told) {
      add(Sign.THEN);
    }
    add(sign, amount);
  }

  private boolean several(Fighters who) {
    return switch (who.group()) {
      case SELF, FOE, HERO, CHOSEN, CHOSEN_HERO, COMBATANTS -> false;
      case YOURS, FRIENDLY, OPPOSING, ALL -> true;
      case KIND ->
          hero.fighters().stream().anyMatch(f -> f.id().equals(who.kind()) && f.count() > 1);
    };
  }

  /** The sign for where fighters stand, if there is one. */
  private boolean where(Fighters who) {
    return switch (who.where()) {
      case ADJACENT -> add(Sign.NEAR);
      case SAME_ZONE -> add(Sign.ZONE);
      case ON_TOKEN -> add(Sign.TOKEN);
      case ANYWHERE, ON_CHOSEN_SPACES -> false;
    };
  }

  private void each(Players who) {
    if (who == Players.EACH_OPPONENT) {
      add(Sign.EACH);
    }
  }

  private void discard(Players who, int cards) {
    each(who);
    add(who == Players.YOU ? Sign.SPEND : Sign.DISCARD, cards);
  }

  private boolean add(Sign sign) {
    add(sign, (String) null);
    return true;
  }

  private void add(Sign sign, int number) {
    add(sign, String.valueOf(number));
  }

  private void add(Sign sign, @Nullable Amount amount) {
    add(
        sign,
        switch (amount) {
          case null -> null;
          case Amount.Fixed(int number) -> String.valueOf(number);
          case Amount.CombatDamage _,
              Amount.DamageTaken _,
              Amount.DamageDealt _,
              Amount.Count _,
              Amount.DiscardsTagged _,
              Amount.PerDiscarded _,
              Amount.BoostOf _ ->
              Symbol.VARIES;
        });
  }

  /** The same twice in a row says nothing more than once. */
  private void add(Sign sign, @Nullable String amount) {
    var symbol = new Symbol(sign, amount);
    boolean joint = sign == Sign.THEN;
    if (!(joint && written.isEmpty()) && (written.isEmpty() || !written.getLast().equals(symbol))) {
      written.add(symbol);
    }
  }
}
