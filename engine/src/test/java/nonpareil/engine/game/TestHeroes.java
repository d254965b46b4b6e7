package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** Small heroes made in code: the engine knows no others. */
final class TestHeroes {

  static final int HEALTH = 10;

  private TestHeroes() {}

  /** A hero in the making; what is not said is as plain as can be. */
  static final class Maker {
    private final String id;
    private final List<FighterKind> fighters = new ArrayList<>();
    private final List<Card> cards = new ArrayList<>();
    private final List<Ability.Triggered> triggered = new ArrayList<>();
    private final List<Hero.Counter> counters = new ArrayList<>();
    private final List<Ability.Standing> rules = new ArrayList<>();
    private Hero.@Nullable Tokens tokens;
    private Hero.@Nullable SecondDeck second;
    private @Nullable String attackBoost;
    private @Nullable String escape;
    private int move = 2;

    Maker(String id) {
      this(id, false, false);
    }

    Maker(String id, boolean ranged, boolean large) {
      this.id = id;
      fighters.add(new FighterKind(id, true, 1, HEALTH, HEALTH, ranged, large));
    }

    Maker sidekicks(String kind, int count) {
      fighters.add(new FighterKind(kind, false, count, 1, 1, false, false));
      return this;
    }

    Maker cards(Card... more) {
      cards.addAll(List.of(more));
      return this;
    }

    Maker tokens(String kind, int count, boolean link) {
      tokens = new Hero.Tokens(kind, count, link, false);
      return this;
    }

    Maker second(boolean removed, Card... of) {
      second = new Hero.SecondDeck("potion", List.of(of), removed);
      return this;
    }

    Maker atStartOfTurn(Effect effect) {
      triggered.add(new Ability.Triggered(Ability.Moment.START_OF_TURN, effect));
      return this;
    }

    Maker when(Ability.Triggered more) {
      triggered.add(more);
      return this;
    }

    Maker counts(String counter, int max) {
      counters.add(new Hero.Counter(counter, max, 0));
      return this;
    }

    /** A counter that others hold. */
    Maker counts(String counter, int max, Hero.Counter.HeldBy by) {
      counters.add(new Hero.Counter(counter, max, 0, by));
      return this;
    }

    Maker rule(Rule rule) {
      rules.add(new Ability.Standing(rule, null));
      return this;
    }

    /** The hero may add a face-down boost to an attack. */
    Maker boostsAttacks() {
      attackBoost = id;
      return this;
    }

    /** The hero may be placed anywhere in a boosted maneuver. */
    Maker escapes() {
      escape = id;
      return this;
    }

    Maker move(int value) {
      move = value;
      return this;
    }

    /** The deck is filled up to thirty with one harmless card. */
    Hero make() {
      int filled = cards.stream().mapToInt(Card::copies).sum();
      if (filled < Hero.DECK_SIZE) {
        cards.add(card("plain", CardType.VERSATILE, 2, 1, Hero.DECK_SIZE - filled));
      }
      var ability = new Ability(triggered, List.of(), null, attackBoost, escape, List.of(), rules);
      return new Hero(
          id, fighters, move, List.of(), null, tokens, ability, cards, List.of(), counters,
          List.of(), second);
    }
  }

  static Card card(String id, CardType type, int value, int boost, int copies) {
    return card(id, type, value, boost, copies, Card.ANY, false, Map.of());
  }

  static Card scheme(String id, int copies, Effect... effects) {
    Effect effect = new Effect.Sequence(List.of(effects));
    return card(
        id,
        CardType.SCHEME,
        Card.NONE,
        1,
        copies,
        Card.ANY,
        false,
        Map.of(Card.Timing.SCHEME, effect));
  }

  static Card card(
      String id,
      CardType type,
      int value,
      int boost,
      int copies,
      String banner,
      boolean hidesHand,
      Map<Card.Timing, Effect> effects) {
    return new Card(
        id, type, value, boost, copies, banner, List.of(), false, false, hidesHand, effects);
  }

  /** Attack, defense, versatile and scheme cards without any effect but a draw. */
  static Hero knight() {
    return new Maker("knight").sidekicks("squire", 2).cards(weapons()).make();
  }

  static Card[] weapons() {
    return new Card[] {
      card("slash", CardType.ATTACK, 4, 2, 8),
      card("guard", CardType.DEFENSE, 3, 1, 8),
      card("parry", CardType.VERSATILE, 2, 3, 8),
      scheme("rally", 6, new Effect.Draw(Players.YOU, new Amount.Fixed(1)))
    };
  }

  /** A hero that looks at hands and takes cards out of them, and one that fells everybody. */
  static Hero seer() {
    var chosen = Players.CHOSEN;
    return new Maker("seer")
        .cards(
            scheme("peek", 4, new Effect.ChooseOpponent(), new Effect.SeeHand(chosen)),
            scheme("expose", 4, new Effect.ChooseOpponent(), new Effect.RevealHand(chosen)),
            scheme(
                "ask",
                4,
                new Effect.ChooseOpponent(),
                new Effect.NameNumber(new Amount.Fixed(9)),
                new Effect.DiscardNamed(chosen)),
            scheme("foresee", 4, new Effect.LookAtTop(new Amount.Fixed(3), new Amount.Fixed(1))),
            scheme(
                "study",
                4,
                new Effect.DrawUpTo(new Amount.Fixed(3)),
                new Effect.KeepDrawn(new Amount.Fixed(1))),
            scheme("doom", 4, damage(Fighters.Group.ALL, 20)))
        .make();
  }

  /** A hero with a card that keeps its hand from being seen. */
  static Hero hider() {
    return new Maker("hider")
        .cards(
            card("veil", CardType.SCHEME, Card.NONE, 1, 4, Card.ANY, true, Map.of()),
            card("slash", CardType.ATTACK, 4, 2, 10),
            card("guard", CardType.DEFENSE, 3, 1, 10))
        .make();
  }

  /** A hero with tokens it walks between, which can leave the board for a turn. */
  static Hero ghost() {
    return new Maker("ghost")
        .sidekicks("wisp", 1)
        .tokens("mist", 3, true)
        .cards(
            card("slash", CardType.ATTACK, 4, 2, 8),
            card("guard", CardType.DEFENSE, 3, 1, 8),
            card("parry", CardType.VERSATILE, 2, 3, 6),
            scheme("rally", 6, new Effect.Draw(Players.YOU, new Amount.Fixed(1))),
            scheme("fade", 2, new Effect.LeaveBoard()))
        .make();
  }

  static Effect damage(Fighters.Group group, int amount) {
    return new Effect.Damage(Fighters.of(group), new Amount.Fixed(amount));
  }
}
