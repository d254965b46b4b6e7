package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.PileEffect;
import nonpareil.engine.effect.RuleEffect.PutInForce;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.Test;
import nonpareil.engine.game.Triggers.Trigger;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
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
  private final SecondDeck second;
  private final int firstFighter;
  private final int fighters;
  private final int own;
  private final int[] kindOf;
  private final int[] kindMask;
  private final int firstToken;
  private final List<Hero.Tokens> tokenKinds;
  private final int[] tokenKindOf;
  private final int[] tokenMask;

  /** The tokens that begin in the supply, as bits. */
  final int supply;

  /** All tokens of this player, as bits. */
  final int ownTokens;

  /** The tokens a hero walks between, as bits. */
  final int links;

  /** The tokens that stop opposing fighters, as bits. */
  final int stops;

  /** The fighters whose first defeat is turned, as bits. */
  final int secondLives;

  /** The fighters that begin off the board undefeated, as bits. */
  final int reserves;

  /** All heroes of this player, as bits: it loses when they are defeated. */
  final int heroes;

  final boolean severalHeroes;

  /** How many types of cards there are. */
  static final int TYPES = CardType.values().length;

  private final int[] byType = new int[TYPES];

  /** Cards by fighter kind and trait that it may attack with, defend with, play as a scheme. */
  private final int[][][] usable;

  final int hidesHand;
  final int uncancellable;
  final int forcedDiscard;

  /** SET-6: cards that resolve after combat even though their own hero has just been defeated. */
  final int revives;

  /** Cards that may be exchanged for another attack card. */
  final int replaces;

  /** Cards that may be exchanged for one of another pile. */
  final int exchanges;

  /** Cards whose attack reaches farther than usual. */
  final int farReaching;

  /** Cards that may be played only if a condition holds: see {@link OnlyIf}. */
  final int conditional;

  /** Those conditions, by card. */
  @Nullable Test[] conditions = {};

  /** Whether fighters of this hero can leave the board undefeated. */
  final boolean vanishes;

  final int attackBoosters;
  final int escapers;

  /** Fighters on this player's side, and the others; set once all seats are known. */
  int friends;

  int enemies;

  int[][] programs = {};

  /** Cards in piles that effects of this hero count. */
  final List<PileCompiler.Heap> heaps = new ArrayList<>();

  int[][] abilities = {};

  /** Abilities that are set off by what happens, by moment and one by one. */
  Trigger[][] triggers = {};

  Trigger[] waiting = {};

  /** Those of them, and of the steps of a turn, that happen once in the game, as bits. */
  int oncePerGame;

  /** Rules of the ability, of each card in play, and those that effects put in force. */
  Law[] standing = {};

  Law[][] inPlay = {};
  Law[] laws = {};

  /** What the last of these say, as it is written. */
  PutInForce[] lasting = {};

  /** Whether something of this hero is kept in the tail of the state. */
  boolean needsExtra;

  /** Whether something of this hero is kept in the further part of that tail. */
  boolean needsFurther;

  /** Whether its effects ask how far fighters have moved, or over which spaces. */
  boolean countsSteps;

  Bonus[] bonuses = {};

  /** An ability says, after a scheme, where the card goes. */
  boolean movesScheme;

  /** Some amount is read from the top of a discard pile. */
  boolean readsTopDiscard;

  /** Some effect asks whom the last scheme chose. */
  boolean remembersChoice;

  @Nullable Count moveBonus;

  /** A compiled addition to the value of cards. */
  record Bonus(int fighters, boolean attacking, Test condition, Count plus) {}

  Seat(int player, int team, Hero hero, int firstFighter, int firstToken) {
    this.player = player;
    this.team = team;
    this.hero = hero;
    this.firstFighter = firstFighter;
    this.firstToken = firstToken;
    deck = new Deck(hero);
    second = new SecondDeck(hero);
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
    heroes = fightersThat(FighterKind::hero);
    severalHeroes = Integer.bitCount(heroes) > 1;
    int off = 0;
    for (int k = 0; k < kindMask.length; k++) {
      off |= highest(kindMask[k], hero.fighters().get(k).reserve());
    }
    reserves = off;
    tokenKinds = hero.tokenKinds();
    tokenMask = new int[tokenKinds.size()];
    tokenKindOf = new int[tokenKinds.stream().mapToInt(Hero.Tokens::count).sum()];
    int token = 0;
    int inSupply = 0;
    int linked = 0;
    int stopping = 0;
    for (int k = 0; k < tokenMask.length; k++) {
      Hero.Tokens kind = tokenKinds.get(k);
      for (int i = 0; i < kind.count(); i++) {
        tokenKindOf[token] = k;
        tokenMask[k] |= 1 << firstToken + token++;
      }
      inSupply |= highest(tokenMask[k], kind.supply());
      linked |= kind.link() ? tokenMask[k] : 0;
      stopping |= kind.stops() ? tokenMask[k] : 0;
    }
    supply = inSupply;
    links = linked;
    stops = stopping;
    secondLives = fightersThat(k -> k.secondLife() > 0);
    ownTokens = (int) (((1L << token) - 1) << firstToken);
    usable = usableCards();
    for (CardType type : CardType.values()) {
      byType[type.ordinal()] = cardsThat(c -> isOfType(c, type));
    }
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
    exchanges =
        cardsThat(
            c -> {
              Effect now = c.effects().get(Card.Timing.IMMEDIATELY);
              return now != null && now.contains(PileEffect.ExchangeAttackCard.class::isInstance);
            });
    farReaching = cardsThat(c -> c.uses() != null && (c.uses().reach() > 0 || c.uses().zone()));
    conditional = cardsThat(c -> c.uses() != null && c.uses().onlyIf() != null);
    vanishes =
        hero.allCards().stream()
            .flatMap(c -> c.effects().values().stream())
            .anyMatch(e -> e.contains(Effect.LeaveBoard.class::isInstance));
    List<String> banners = hero.ability().uncancellableBanners();
    uncancellable = cardsThat(c -> c.uncancellable() || banners.contains(c.banner()));
    attackBoosters = fightersNamed(hero.ability().attackBoost());
    escapers = fightersNamed(hero.ability().escape());
  }

  /** So many of the highest bits of a set. */
  private static int highest(int set, int number) {
    int result = 0;
    for (int i = 0; i < number && result != set; i++) {
      result |= Integer.highestOneBit(set & ~result);
    }
    return result;
  }

  private int fightersThat(java.util.function.Predicate<FighterKind> test) {
    int set = 0;
    for (int k = 0; k < kindMask.length; k++) {
      set |= test.test(hero.fighters().get(k)) ? kindMask[k] : 0;
    }
    return set;
  }

  int cardsThat(java.util.function.Predicate<Card> test) {
    int set = 0;
    for (int c = 0; c < deck.size(); c++) {
      if (test.test(deck.card(c))) {
        set |= deck.copies(c);
      }
    }
    return set;
  }

  /** A versatile card counts as an attack and as a defense. */
  static boolean isOfType(Card card, CardType type) {
    return switch (type) {
      case ATTACK -> card.type().attacks();
      case DEFENSE -> card.type().defends();
      case VERSATILE, SCHEME -> card.type() == type;
    };
  }

  /** The cards of a type, by its number. */
  int cardsOfType(int type) {
    return type < 0 ? 0 : byType[type];
  }

  /** How many cards a pile of this hero's own holds at most. */
  int pileMost(int pile) {
    return pile < hero.piles().size() ? hero.piles().get(pile).most() : 0;
  }

  boolean pileIsOpen(int pile) {
    return pile < hero.piles().size() && hero.piles().get(pile).faceUp();
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
                      use.fits(c)
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

  /** The second deck; empty if the hero has none. */
  public SecondDeck second() {
    return second;
  }

  /** The tokens of a kind by its id, as bits; none for an unknown id. */
  int tokensNamed(String id) {
    for (int k = 0; k < tokenMask.length; k++) {
      if (tokenKinds.get(k).id().equals(id)) {
        return tokenMask[k];
      }
    }
    return 0;
  }

  Hero.Tokens tokenKind(int token) {
    return tokenKinds.get(tokenKindOf[token - firstToken]);
  }

  /** Which one of its kind a token is, from 1. */
  public int tokenNumber(int token) {
    int mask = tokenMask[tokenKindOf[token - firstToken]];
    return token - Integer.numberOfTrailingZeros(mask) + 1;
  }

  /** The fighter that is the hero; of several the first in the file. */
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
    return tokenKindOf.length;
  }

  public FighterKind kind(int fighter) {
    return hero.fighters().get(kindOf[fighter - firstFighter]);
  }

  /** The printed move value of a fighter. */
  int move(int fighter) {
    int own = kind(fighter).move();
    return own == 0 ? hero.move() : own;
  }

  /** The cards a fighter may use in a role while the hero has a trait. */
  int usable(PlayedAs use, int fighter, int trait) {
    return usable[use.ordinal()][kindOf[fighter - firstFighter]][trait];
  }

  int program(int card, Card.Timing timing) {
    return programs[card][timing.ordinal()];
  }

  /** The programs of this hero's abilities at a moment that is a step of the turn or a combat. */
  int[] abilities(Ability.Moment moment) {
    return abilities[moment.ordinal()];
  }

  /** The abilities that are set off at a moment. */
  Trigger[] triggers(Ability.Moment moment) {
    return triggers[moment.ordinal()];
  }

  /** An ability that can be set off, by its number. */
  Trigger trigger(int index) {
    return waiting[index];
  }
}
