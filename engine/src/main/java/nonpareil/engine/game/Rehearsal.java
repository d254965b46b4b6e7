package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Choices tried out on a deal that looks to the viewer like the game: what they lead to as far as
 * the viewer can know it. From the first thing on that comes from hidden cards or chance nothing is
 * told.
 */
public final class Rehearsal implements EventSink {

  private final int viewer;
  private final Deck deck;
  private final boolean drawsOn;
  private final Rules rules = new Rules();
  private final State state;

  /** As it was before the first choice. */
  private final State begun;

  private final List<Event> events = new ArrayList<>();

  /** The cards the viewer drew on the way: only this deal has just these. */
  private int imagined;

  /** How it stood when something hidden came up; null as long as nothing has. */
  private @Nullable State blind;

  private Rehearsal(View view, long seed, boolean drawsOn) {
    viewer = view.viewer();
    deck = view.game().seat(viewer).deck();
    this.drawsOn = drawsOn;
    state = new Redeal(seed).deal(view);
    begun = state.copy();
  }

  /** One that ends with whatever the viewer does not know. */
  public static Rehearsal of(View view, long seed) {
    return new Rehearsal(view, seed, false);
  }

  /** One that goes on when the viewer draws: the cards are told as unknown, and may not be used. */
  public static Rehearsal drawingOn(View view, long seed) {
    return new Rehearsal(view, seed, true);
  }

  /** The deal as it stands now; only what {@link #view} shows of it is true. */
  public State state() {
    return state;
  }

  public Options options() {
    return rules.options(state);
  }

  public void apply(int option) {
    rules.apply(state, option, this);
  }

  /** Whether an option would be offered too without the cards that are only imagined. */
  public boolean isKnown(int option) {
    if (imagined == 0) {
      return true;
    }
    State without = state.copy();
    without.hand(viewer, deck.minusAll(state.hand(viewer), imagined));
    return rules.offers(without, option);
  }

  @Override
  public void tell(Event event) {
    boolean drew =
        drawsOn && event instanceof Event.CardsTaken t && t.player() == viewer && !t.isOpen();
    if (!drew && isNews(event) || state.isChanceSince(begun)) {
      blind();
    }
    if (isBlind()) {
      return;
    }
    if (drew && event instanceof Event.CardsTaken taken) {
      taken.cards().forEach(card -> imagined = deck.plus(imagined, card));
      events.add(taken.masked());
    } else {
      events.add(event);
    }
  }

  @Override
  public void looksInto(int player) {
    if (player != viewer) {
      blind();
    }
  }

  private void blind() {
    if (blind == null) {
      blind = state.copy();
    }
  }

  /** Whether an event shows the viewer something that was hidden. */
  private boolean isNews(Event event) {
    return switch (event) {
      case Event.CardsTaken e -> !e.isOpen();
      case Event.CardDiscarded e -> e.fromDeck() || e.player() != viewer;
      case Event.CardBoosted e -> e.player() != viewer;
      case Event.SchemeWithin e ->
          e.from() != Event.Place.DISCARD_PILE
              && (e.player() != viewer || e.from() != Event.Place.HAND);
      case Event.CardReturned e -> e.player() != viewer;
      case Event.CardMoved e -> !e.isOpen() && (e.player() != viewer || e.card() < 0);
      case Event.CardsRevealed _,
          Event.AttackCardReplaced _,
          Event.EffectStopped _,
          Event.CardRevealed _,
          Event.HandSeen _,
          Event.HandRevealed _,
          Event.TopSeen _,
          Event.DeckSeen _,
          Event.ByChance _ ->
          true;
      case Event.Fact _, Event.CardCommitted _, Event.SchemePlayed _ -> false;
    };
  }

  /** Whether something hidden decides what comes next. */
  public boolean isBlind() {
    return blind != null;
  }

  /**
   * Whether it is known that the viewer is asked next. Whether others are may depend on cards that
   * are only imagined.
   */
  public boolean asksViewer() {
    return !isBlind() && !state.isOver() && state.decider() == viewer;
  }

  /** What the choices do, without anything hidden. */
  public List<Event> events() {
    return List.copyOf(events);
  }

  /** What the viewer would see, up to where hidden things decide. */
  public View view() {
    State seen = blind;
    return View.of(seen == null ? state : seen, viewer);
  }
}
