package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.Test;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** A player's place in a game: the hero, its fighters' numbers, its deck and compiled effects. */
public final class Seat {

  /** No program: the card does nothing at that moment. */
  static final int NO_PROGRAM = -1;

  private final int player;
  private final int team;
  private final Hero hero;
  private final Deck deck;
  private final int firstFighter;
  private final int fighters;
  private final int own;
  private final int[] kindOf;
  private final int[] kindMask;
  private final int firstToken;

  /** Cards by fighter kind and trait that it may attack with, defend with, play as a scheme. */
  private final int[][][] usable;

  final int hidesHand;
  final int uncancellable;
  final int forcedDiscard;

  /** SET-6: cards that resolve after combat even though their own hero has just been defeated. */
  final int revives;

  /** Cards that may be exchanged for another attack card. */
  final int replaces;

  /** Whether fighters of this hero can leave the board undefeated. */
  final boolean vanishes;

  final int attackBoosters;
  final int escapers;

  /** Fighters on this player's side, and the others; set once all seats are known. */
  int friends;

  int enemies;

  int[][] programs = {};
  int[][] abilities = {};
  Bonus[] bonuses = {};
  @Nullable Count moveBonus;

  /** A compiled addition to the value of cards. */
  record Bonus(int fighters, boolean attacking, Test condition, int plus) {}

  Seat(int player, int team, Hero hero, int firstFighter, int firstToken) {
    this.player = player;
    this.team = team;
    this.hero = hero;
    this.firstFighter = firstFighter;
    this.firstToken = firstToken;
    deck = new Deck(hero);
    kindMask = new int[hero.fighters().size()];
    List<Integer> kinds = new ArrayList<>();
    int next = firstFighter;
    for (int k = 0; k < kindMask.length; k++) {
      for (int i = 0; i < hero.fighters().get(k).count(); i++) {
        kinds.add(k);
        kindMask[k] |= 1 << next++;
      }
    }
    fighters = next - firstFighter;
    own = ((1 << fighters) - 1) << firstFighter;
    kindOf = kinds.stream().mapToInt(Integer::intValue).toArray();
    usable = usableCards();
    hidesHand = cardsThat(Card::hidesHand);
    forcedDiscard = cardsThat(c -> c.effects().containsKey(Card.Timing.FORCED_DISCARD));
    revives =
        cardsThat(
            c -> {
              Effect after = c.effects().get(Card.Timing.AFTER_COMBAT);
              return after != null && after.contains(Effect.Revive.class::isInstance);
            });
    replaces =
        cardsThat(
            c -> {
              Effect now = c.effects().get(Card.Timing.IMMEDIATELY);
              return now != null && now.contains(Effect.ReplaceAttackCard.class::isInstance);
            });
    vanishes =
        cardsThat(
                c ->
                    c.effects().values().stream()
                        .anyMatch(e -> e.contains(Effect.LeaveBoard.class::isInstance)))
            != 0;
    List<String> banners = hero.ability().uncancellableBanners();
    uncancellable = cardsThat(c -> c.uncancellable() || banners.contains(c.banner()));
    attackBoosters = fightersNamed(hero.ability().attackBoost());
    escapers = fightersNamed(hero.ability().escape());
  }

  private int cardsThat(java.util.function.Predicate<Card> test) {
    int set = 0;
    for (int c = 0; c < deck.size(); c++) {
      if (test.test(deck.card(c))) {
        set |= deck.copies(c);
      }
    }
    return set;
  }

  int cardsTagged(String tag) {
    return cardsThat(c -> c.tags().contains(tag));
  }

  int cardsBannered(String banner) {
    return cardsThat(c -> c.banner().equals(banner));
  }

  private int[][][] usableCards() {
    int traits = Math.max(1, hero.traits().size());
    var result = new int[PlayedAs.values().length][kindMask.length][traits];
    for (PlayedAs use : PlayedAs.values()) {
      for (int k = 0; k < kindMask.length; k++) {
        for (int t = 0; t < traits; t++) {
          FighterKind kind = hero.fighters().get(k);
          String trait = t < hero.traits().size() ? hero.traits().get(t) : "";
          result[use.ordinal()][k][t] =
              cardsThat(
                  c ->
                      use.fits(c.type())
                          && (c.banner().equals(Card.ANY)
                              || c.banner().equals(kind.id())
                              || (kind.hero() && c.banner().equals(trait))));
        }
      }
    }
    return result;
  }

  /** The fighters of a kind by its id; none for null or an unknown id. */
  int fightersNamed(@Nullable String id) {
    for (int k = 0; k < kindMask.length; k++) {
      if (hero.fighters().get(k).id().equals(id)) {
        return kindMask[k];
      }
    }
    return 0;
  }

  public int player() {
    return player;
  }

  public int team() {
    return team;
  }

  public Hero hero() {
    return hero;
  }

  public Deck deck() {
    return deck;
  }

  /** The fighter that is the hero. */
  public int heroFighter() {
    return firstFighter;
  }

  public int firstFighter() {
    return firstFighter;
  }

  public int fighters() {
    return fighters;
  }

  /** All fighters of this player as bits. */
  public int own() {
    return own;
  }

  public int firstToken() {
    return firstToken;
  }

  public int tokens() {
    return hero.tokens() == null ? 0 : hero.tokens().count();
  }

  boolean tokensLink() {
    return hero.tokens() != null && hero.tokens().link();
  }

  public FighterKind kind(int fighter) {
    return hero.fighters().get(kindOf[fighter - firstFighter]);
  }

  /** The cards a fighter may use in a role while the hero has a trait. */
  int usable(PlayedAs use, int fighter, int trait) {
    return usable[use.ordinal()][kindOf[fighter - firstFighter]][trait];
  }

  int program(int card, Card.Timing timing) {
    return programs[card][timing.ordinal()];
  }

  /** The programs of this hero's abilities at a moment. */
  int[] abilities(Ability.Moment moment) {
    return abilities[moment.ordinal()];
  }
}
