package nonpareil.e2e;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import nonpareil.e2e.Sight.Button;
import nonpareil.e2e.Sight.Card;
import nonpareil.e2e.Sight.Piece;
import nonpareil.e2e.Sight.Space;
import org.jspecify.annotations.Nullable;

/**
 * A player who knows no rules: looks at what the page offers and takes something of it. Likes to
 * attack and to walk towards the enemy's hero, so that games end. A question that cannot be
 * answered is found out by this player.
 */
final class Robot {

  /** Nothing happens for so long although this player is asked: the page is stuck. */
  private static final long PATIENCE = 15_000;

  /** The same thing is not pressed again before that. */
  private static final long REACTION = 1_500;

  private final Tab tab;
  private final Hands hands;

  /**
   * So long something is looked at before it is pressed: what comes up under a finger is guarded.
   */
  private final long shown;

  private final Random random;
  private final Sums sums;

  private int lastSeen;
  private long changed = System.currentTimeMillis();
  private long acted;
  private int actedOn;
  private int inVain;
  private int decisions;

  /** Whether a shared screen is handed over; else it stays with the question who is there. */
  private boolean handsOver = true;

  /** How many picks a plan still gets before it is confirmed. */
  private int picks = -1;

  private Predicate<Sight> kept = _ -> false;

  private final List<String> done = new ArrayList<>();

  Robot(Tab tab, Hands hands, long seed) {
    this.tab = tab;
    this.hands = hands;
    shown = tab.visitor().device().motion() == Device.Motion.NONE ? 0 : 450;
    random = new Random(seed);
    sums = new Sums(tab);
  }

  Tab tab() {
    return tab;
  }

  /** From now on a shared screen is not handed over. */
  Robot keepingTheScreen() {
    handsOver = false;
    return this;
  }

  /** Presses nothing where something is asked that is kept for the test. */
  void leave(Predicate<Sight> kept) {
    this.kept = kept;
  }

  /** How often this player has pressed something. */
  int decisions() {
    return decisions;
  }

  /** How often in a row this player has pressed something and found everything as before. */
  int inVain() {
    return inVain;
  }

  /** How many combats were seen and found right. */
  int combats() {
    return sums.checked();
  }

  enum Did {
    NOTHING,
    SOMETHING,
    OVER
  }

  /** Looks once, and presses one thing if something is asked. */
  Did step() {
    Sight sight = Sight.of(tab);
    if (sight.over() && !sight.here()) {
      return Did.OVER;
    }
    if (sight.here() && !handsOver) {
      return Did.NOTHING;
    }
    long now = System.currentTimeMillis();
    int signature = sight.signature();
    if (signature != lastSeen) {
      lastSeen = signature;
      changed = now;
    }
    sums.check(sight);
    if (!sight.there() || !sight.offersSomething()) {
      if (sight.mine() && now - changed > PATIENCE && !sight.question().contains("…")) {
        throw stuck("is asked and has nothing to press", sight);
      }
      return Did.NOTHING;
    }
    if (kept.test(sight)) {
      return Did.NOTHING;
    }
    if (now - changed < shown || signature == actedOn && now - acted < REACTION) {
      return Did.NOTHING;
    }
    if (now - changed > PATIENCE) {
      throw stuck("presses and nothing happens", sight);
    }
    inVain = signature == actedOn ? inVain + 1 : 0;
    actedOn = signature;
    acted = now;
    act(sight);
    decisions++;
    return Did.SOMETHING;
  }

  private AssertionError stuck(String how, Sight sight) {
    tab.shot("failed/stuck-" + System.nanoTime());
    return new AssertionError(
        "A player " + how + ": " + sight + "\nDid: " + recent() + "\n" + tab.text());
  }

  private String recent() {
    return String.join(", ", done.subList(Math.max(0, done.size() - 12), done.size()));
  }

  // ---- deciding

  private void act(Sight sight) {
    if (sight.here()) {
      did("here");
      hands.here();
    } else if (sight.button("skip").isPresent()) {
      press("skip");
    } else if (isPlan(sight)) {
      plan(sight);
    } else if (sight.button("maneuver").isPresent() || picked(sight) && !isReady(sight)) {
      picks = -1;
      action(sight);
    } else {
      picks = -1;
      answer(sight);
    }
  }

  private void did(String what) {
    done.add(what);
  }

  private void press(String id) {
    did(id);
    hands.button(id);
  }

  private void pick(Card card) {
    did("card " + card.id());
    hands.card(card.id());
  }

  private void pick(Piece piece) {
    did(piece.id());
    hands.piece(piece.id());
  }

  private void pick(Space space) {
    did(space.id());
    hands.space(space.id());
  }

  /**
   * A maneuver or set-up is being planned: it can be corrected and has a confirmation of its own.
   */
  private static boolean isPlan(Sight sight) {
    boolean corrected = sight.button("reset").isPresent() || sight.button("nobody").isPresent();
    boolean confirmed = sight.button("confirm").isPresent() && sight.button("back").isEmpty();
    return corrected || confirmed && sight.cards().stream().noneMatch(c -> c.chosen() && !c.soft());
  }

  private void plan(Sight sight) {
    if (picks < 0) {
      picks = 1 + random.nextInt(4);
    }
    boolean ready = isReady(sight);
    if (ready && picks == 0) {
      press("confirm");
      return;
    }
    picks = Math.max(0, picks - 1);
    Card boost = one(sight.cards().stream().filter(c -> !c.chosen()).toList());
    if (!sight.spaces().isEmpty()) {
      pick(towardsTheEnemy(sight));
    } else if (boost != null && likes(0.25)) {
      pick(boost);
    } else {
      Piece piece = one(sight.legalPieces());
      if (piece != null) {
        pick(piece);
      } else {
        press(ready ? "confirm" : sight.button("nobody").isPresent() ? "nobody" : "reset");
      }
    }
  }

  private static boolean isEnemy(Piece piece, Sight sight) {
    return piece.seat() != sight.seat() && !piece.friend();
  }

  /** A space as close as possible to the enemy's hero, mostly. */
  private Space towardsTheEnemy(Sight sight) {
    List<Piece> enemies =
        sight.pieces().stream().filter(p -> isEnemy(p, sight) && p.hero()).toList();
    if (enemies.isEmpty() || likes(0.15)) {
      return sight.spaces().get(random.nextInt(sight.spaces().size()));
    }
    return sight.spaces().stream()
        .min(
            Comparator.comparingDouble(
                s -> enemies.stream().mapToDouble(e -> e.at().to(s.at())).min().orElse(0)))
        .orElseThrow();
  }

  private void action(Sight sight) {
    List<Piece> pieces = sight.legalPieces().stream().filter(p -> !p.chosen()).toList();
    boolean aimed = sight.pieces().stream().anyMatch(p -> p.chosen() && p.seat() != sight.seat());
    if (sight.button("confirm").isPresent()) {
      press("confirm");
    } else if (aimed && !sight.cards().isEmpty()) {
      pick(sight.cards().get(random.nextInt(sight.cards().size())));
    } else if (aimed) {
      press("back");
    } else if (!pieces.isEmpty() && (picked(sight) || likes(0.92))) {
      Piece hero = one(pieces.stream().filter(p -> p.hero() && isEnemy(p, sight)).toList());
      Piece any = pieces.get(random.nextInt(pieces.size()));
      pick(hero != null ? hero : any);
    } else if (picked(sight)) {
      press("back");
    } else if (!sight.cards().isEmpty() && likes(0.4)) {
      pick(sight.cards().get(random.nextInt(sight.cards().size())));
    } else {
      press("maneuver");
    }
  }

  private static boolean isReady(Sight sight) {
    return sight.button("confirm").isPresent();
  }

  private static boolean picked(Sight sight) {
    return sight.button("back").isPresent();
  }

  /** Any other question: whatever is offered, cards mostly before words. */
  private void answer(Sight sight) {
    if (sight.button("confirm").isPresent()) {
      press("confirm");
      return;
    }
    var ways = new ArrayList<Runnable>();
    List<Card> cards = sight.cards();
    List<Piece> pieces = sight.legalPieces();
    List<Button> words = sight.buttons().stream().filter(b -> !b.id().equals("back")).toList();
    if (!cards.isEmpty()) {
      ways.add(() -> pick(cards.get(random.nextInt(cards.size()))));
    }
    if (!pieces.isEmpty()) {
      ways.add(() -> pick(pieces.get(random.nextInt(pieces.size()))));
    }
    if (!sight.spaces().isEmpty()) {
      ways.add(() -> pick(towardsTheEnemy(sight)));
    }
    if (!words.isEmpty()) {
      ways.add(() -> press(words.get(random.nextInt(words.size())).id()));
    }
    ways.get(random.nextInt(ways.size())).run();
  }

  private boolean likes(double chance) {
    return random.nextDouble() < chance;
  }

  private <T> @Nullable T one(List<T> list) {
    return list.isEmpty() ? null : list.get(random.nextInt(list.size()));
  }
}
