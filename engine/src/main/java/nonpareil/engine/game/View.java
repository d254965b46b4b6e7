package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonpareil.engine.effect.RuleEffect.ActionKind;
import org.jspecify.annotations.Nullable;

/**
 * What one player, or a spectator, may know of a game: the only door to it for clients, logs and
 * computer players. It holds a copy of the state in which everything hidden is blotted out, so two
 * views are equal exactly if the viewer cannot tell the states apart.
 */
public final class View {

  /** A card that cannot be seen. */
  public static final int HIDDEN = -2;

  /** Public facts only: {@link State#SPECTATOR}. */
  private final int viewer;

  private final State masked;

  View(State masked, int viewer) {
    this.masked = masked;
    this.viewer = viewer;
  }

  /** The view of a player, or of {@link State#SPECTATOR}. */
  public static View of(State s, int player) {
    int viewer = eyes(s, player);
    State masked = new State(s.game.seedless(), s.mem.clone(), 0);
    for (int p = 0; p < s.game.players(); p++) {
      maskPlayer(masked, s, p, viewer);
    }
    maskCombat(masked, s, viewer);
    for (int i = 0; i < s.get(State.DEPTH); i++) {
      int fr = State.FRAMES + i * State.FRAME;
      if (!sees(s.game, viewer, s.get(fr + EffectStack.OWNER))) {
        int cards = s.getInt(fr + EffectStack.CARDS) & s.hand(s.get(fr + EffectStack.OWNER));
        masked.setInt(fr + EffectStack.CARDS, Integer.bitCount(cards));
      }
    }
    return new View(masked, viewer);
  }

  /** Whose eyes a player has: who is out and has no team sees what the public does (DEC-36). */
  public static int eyes(State s, int player) {
    boolean out = player < s.game.players() && (s.playersOut() >>> player & 1) != 0;
    return out && !s.game.setup().mode().hasTeams() ? State.SPECTATOR : player;
  }

  /**
   * The view that was written as bytes by {@link #bytes}, perhaps in another process. Bytes that
   * are no such view are an {@link IllegalArgumentException}.
   */
  public static View of(Game game, int viewer, byte[] bytes) {
    return new View(ViewBytes.read(game, viewer, bytes), viewer);
  }

  /**
   * The view as bytes; they hold what the viewer may know and nothing else. Only for the player who
   * is asked: there is nothing to answer for the others.
   */
  public byte[] bytes() {
    if (decider() != viewer) {
      throw new IllegalStateException("only the view of the player who is asked");
    }
    return ViewBytes.write(this);
  }

  /** Whether a viewer sees a player's hand: one's own and one's team mate's (TEAM-4). */
  static boolean sees(Game game, int viewer, int player) {
    return viewer < game.players() && game.sameTeam(viewer, player);
  }

  private static void maskPlayer(State masked, State s, int player, int viewer) {
    int known = deckKnown(s, player, viewer);
    for (int i = 0; i < s.deckSize(player); i++) {
      if ((known >>> i & 1) == 0) {
        masked.deckCard(player, i, HIDDEN);
      }
    }
    if (sees(s.game, viewer, player)) {
      return;
    }
    masked.hand(player, s.handSize(player));
    for (int i = 0; i < s.game.seat(player).hero().piles().size(); i++) {
      if (!s.game.seat(player).pileIsOpen(i)) {
        masked.pile(player, i, Integer.bitCount(s.pile(player, i)));
      }
    }
    if (tableHidden(s, player)) {
      masked.table(player, Integer.bitCount(s.table(player)));
    }
    for (int other = 0; other < State.SPECTATOR; other++) {
      if (other != viewer) {
        masked.known(other, player, 0);
      }
    }
  }

  /** The places of a deck whose cards a viewer knows. */
  static int deckKnown(State s, int player, int viewer) {
    if (viewer == player) {
      return s.deckKnownToOwner(player);
    }
    int mates = sees(s.game, viewer, player) ? s.deckKnownToMate(player) : 0;
    int seen = viewer < s.game.players() ? s.deckSeenBy(viewer, player) : 0;
    return mates | seen | s.deckKnownToAll(player);
  }

  /** Whether a player's cards in play lie face down. */
  static boolean tableHidden(State s, int player) {
    return (Combat.player(s, Combat.ATTACK) == player && Combat.isFaceDown(s, Combat.ATTACK))
        || (Combat.player(s, Combat.DEFENSE) == player && Combat.isFaceDown(s, Combat.DEFENSE));
  }

  private static void maskCombat(State masked, State s, int viewer) {
    for (int side = Combat.ATTACK; side <= Combat.DEFENSE; side++) {
      if (Combat.isFaceDown(s, side) && !sees(s.game, viewer, Combat.player(s, side))) {
        masked.set(State.SIDE_CARD + side, HIDDEN);
        if (side == Combat.ATTACK && s.get(State.HIDDEN_BOOST) >= 0) {
          masked.set(State.HIDDEN_BOOST, HIDDEN);
        }
      }
    }
  }

  public Game game() {
    return masked.game;
  }

  public int viewer() {
    return viewer;
  }

  /** The masked state: hands that are hidden hold their size instead of cards. */
  State masked() {
    return masked;
  }

  private boolean sees(int player) {
    return sees(masked.game, viewer, player);
  }

  // ---- the turn and the pending decision

  public boolean isOver() {
    return masked.isOver();
  }

  public boolean isDraw() {
    return masked.isDraw();
  }

  public int activePlayer() {
    return masked.activePlayer();
  }

  public int actionsLeft() {
    return masked.actionsLeft();
  }

  /** Those of the actions left that can only be used for one thing. */
  public int actionsLeftOnlyFor(ActionKind kind) {
    return masked.actionsLeftOnlyFor(kind);
  }

  /** How much a player has of the hero's counter with a number. */
  public int counterOf(int player, int counter) {
    return masked.counterOf(player, counter);
  }

  /** The schemes that lie before a player, as a multiset. */
  public int inPlay(int player) {
    return masked.inPlay(player);
  }

  /** The counters on a scheme that lies before its player. */
  public int countersOn(int player, int card) {
    return masked.countersOn(player, card);
  }

  /** The rules that effects have put in force, the oldest first. */
  public List<InForce> rules() {
    return InForce.of(masked);
  }

  public int playersOut() {
    return masked.playersOut();
  }

  public int playersLeaving() {
    return masked.playersLeaving();
  }

  /** A prompt that exists only because of a hidden card is not shown to others (DEC-34). */
  private boolean promptHidden() {
    int player = masked.decider();
    return Asking.isReaction(masked)
        && !sees(player)
        && (masked.known(viewer, player) & masked.game.seat(player).hidesHand) == 0;
  }

  /** What is asked; NONE if nothing is, or if what is asked would tell a secret. */
  public DecisionKind decision() {
    return promptHidden() ? DecisionKind.NONE : masked.decision();
  }

  /** Who is asked, or {@link State#NOBODY}. */
  public int decider() {
    return promptHidden() || masked.decision() == DecisionKind.NONE
        ? State.NOBODY
        : masked.decider();
  }

  // ---- pieces

  public int at(int fighter) {
    return masked.at(fighter);
  }

  public int health(int fighter) {
    return masked.health(fighter);
  }

  /** The health of a player's heroes together. */
  public int heroHealth(int player) {
    return masked.heroHealth(player);
  }

  /** Those fighters of a player another one was chosen in place of at set-up, as bits. */
  public int leftOut(int player) {
    return masked.leftOut(player);
  }

  /** Those fighters of a player that are off the board since the beginning, as bits. */
  public int inReserve(int player) {
    return masked.inReserve(player);
  }

  /** Whether a fighter's first defeat would be turned. */
  public boolean hasSecondLife(int fighter) {
    return Damage.wouldBeSaved(masked, fighter);
  }

  public int tokenAt(int token) {
    return masked.tokenAt(token);
  }

  public int trait(int player) {
    return masked.trait(player);
  }

  // ---- cards

  public int handSize(int player) {
    return sees(player) ? masked.handSize(player) : masked.hand(player);
  }

  /** Cards of a player in play: their number. */
  public int tableSize(int player) {
    return !sees(player) && hidesTable(player)
        ? masked.table(player)
        : Integer.bitCount(masked.table(player));
  }

  boolean hidesTable(int player) {
    return hidesTable(masked, player);
  }

  static boolean hidesTable(State masked, int player) {
    return (Combat.player(masked, Combat.ATTACK) == player
            && Combat.card(masked, Combat.ATTACK) == HIDDEN)
        || (Combat.player(masked, Combat.DEFENSE) == player
            && Combat.card(masked, Combat.DEFENSE) == HIDDEN);
  }

  public int deckSize(int player) {
    return masked.deckSize(player);
  }

  public int discard(int player) {
    return masked.discard(player);
  }

  public int removed(int player) {
    return masked.removed(player);
  }

  /** How many cards lie in a pile of a player's own, by its number. */
  public int pileSize(int player, int pile) {
    int cards = masked.pile(player, pile);
    return sees(player) || game().seat(player).pileIsOpen(pile) ? Integer.bitCount(cards) : cards;
  }

  /** The cards in a pile of a player's own as far as they are seen. */
  public int pile(int player, int pile) {
    boolean seen = sees(player) || game().seat(player).pileIsOpen(pile);
    return seen ? masked.pile(player, pile) : 0;
  }

  /** The cards in a pile of a player's own that everybody knows, though it lies face down. */
  public int knownInPile(int player, int pile) {
    return masked.pileKnown(player, pile);
  }

  /** Those of all piles of a player's own. */
  public int knownInPiles(int player) {
    Deck deck = masked.game.seat(player).deck();
    int known = 0;
    for (int pile = 0; pile < masked.game.seat(player).hero().piles().size(); pile++) {
      known = deck.plusAll(known, knownInPile(player, pile));
    }
    return known;
  }

  /** The cards of the second deck that lie before a player, as a set of {@link SecondDeck}. */
  public int laid(int player) {
    return masked.laid(player);
  }

  /** The cards of the second deck that a player has used. */
  public int used(int player) {
    return masked.used(player);
  }

  /** How many cards a player's second deck has left. */
  public int secondDeckSize(int player) {
    return SecondDecks.size(masked, player);
  }

  /**
   * The cards known to be among a player's hand and face-down cards, as a multiset: all of one's
   * own and of one's team mate, of others what was seen.
   */
  public int knownHand(int player) {
    if (!sees(player)) {
      return masked.known(viewer, player);
    }
    Deck deck = masked.game.seat(player).deck();
    return tableHidden(masked, player)
        ? deck.plusAll(masked.hand(player), masked.table(player))
        : masked.hand(player);
  }

  /** The known cards on top of a deck, the top card first. */
  public List<Integer> knownTop(int player) {
    var top = new ArrayList<Integer>();
    for (int i = masked.deckSize(player) - 1; i >= 0; i--) {
      if (masked.deckCard(player, i) == HIDDEN) {
        break;
      }
      top.add(masked.deckCard(player, i));
    }
    return top;
  }

  /** The card of the attacking or defending side, NOBODY for none, or {@link #HIDDEN}. */
  public int combatCard(boolean attack) {
    return Combat.running(masked)
        ? Combat.card(masked, attack ? Combat.ATTACK : Combat.DEFENSE)
        : State.NOBODY;
  }

  /** The boost laid beside the attack card, NOBODY for none, or {@link #HIDDEN}. */
  public int boostCard() {
    return Combat.running(masked) ? masked.get(State.HIDDEN_BOOST) : State.NOBODY;
  }

  /** A hash of what is seen; it tells nothing about what is not. */
  public long hash() {
    return State.hash(masked.mem, viewer);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof View v
        && viewer == v.viewer
        && masked.game == v.masked.game
        && Arrays.equals(masked.mem, v.masked.mem);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
