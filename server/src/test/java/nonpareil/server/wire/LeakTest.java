package nonpareil.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.EventSink;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.Twins;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;
import nonpareil.testkit.RandomGames;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Games that differ in what somebody cannot know look the same to them: their frames agree in
 * content, number and order until something hidden is revealed to them.
 */
@Execution(ExecutionMode.CONCURRENT)
final class LeakTest {

  private static final String SINCE = "2026-01-01T00:00:00Z";

  private static final int GAMES = 150;
  private static final int MANY_GAMES = 600;

  private final Rules rules = new Rules();

  /** How often games parted because a choice was possible in one of them only. */
  private int notOffered;

  /**
   * A choice and where it led.
   *
   * @param looked whether an effect asked for something in a hand, whatever then happened
   */
  private record Move(State before, int option, List<Event> events, boolean looked, State after) {}

  /** Hears what happens, and whether hands decide it. */
  private static final class Listener implements EventSink {
    private final List<Event> events = new ArrayList<>();
    private boolean looked;

    @Override
    public void tell(Event event) {
      events.add(event);
    }

    @Override
    public void looksInto(int player) {
      looked = true;
    }
  }

  private Move move(State before, int option) {
    State after = before.copy();
    var heard = new Listener();
    rules.apply(after, option, heard);
    return new Move(before, option, heard.events, heard.looked, after);
  }

  /** What somebody gets to see of a choice. */
  private static ObjectNode frame(Names names, Move move, int viewer) {
    ObjectNode json = Json.object().put("seat", move.before.decider() + 1);
    int then = View.eyes(move.before, viewer);
    json.put("choice", ChoiceText.seenBy(names, move.before, move.option, then));
    json.set("events", EventJson.of(names, then, Question.of(move.before), move.events));
    Eyes eyes = Eyes.of(names, move.after, viewer);
    json.set("view", ViewJson.of(eyes));
    json.set("prompt", PromptJson.of(eyes, SINCE));
    json.set("why", WhyJson.of(eyes));
    json.put("hash", eyes.view().hash());
    return json.put("pause", Pause.of(move.events));
  }

  private static boolean sees(Game game, int viewer, int player) {
    return viewer < game.players() && game.sameTeam(viewer, player);
  }

  /** Whether somebody learns by it which card was hidden from them before. */
  private static boolean reveals(Game game, Move move, int viewer) {
    return move.looked
        || move.events.stream().anyMatch(e -> reveals(game, e, viewer) || isDrawnOpenly(e, move));
  }

  /** While a rule shows a hand, everybody sees what comes into it. */
  private static boolean isDrawnOpenly(Event event, Move move) {
    return event instanceof Event.CardsTaken e
        && (aRuleShows(e.player(), move.before) // it may end with the turn
            || aRuleShows(e.player(), move.after)
            || anAbilityShowsHands(move.after.game())
                && knownHand(move.after, State.SPECTATOR, e.player())
                    == knownHand(move.after, e.player(), e.player()));
  }

  private static boolean aRuleShows(int player, State s) {
    return View.of(s, State.SPECTATOR).rules().stream()
        .anyMatch(
            rule ->
                rule.effect().rule() instanceof Rule.HandShown
                    && (rule.players() >>> player & 1) != 0);
  }

  /** Whether it does so now, and to whom, only the engine can tell. */
  private static boolean anAbilityShowsHands(Game game) {
    return game.setup().heroes().stream()
        .flatMap(hero -> hero.ability().rules().stream())
        .anyMatch(standing -> standing.rule() instanceof Rule.HandShown);
  }

  private static int knownHand(State s, int viewer, int player) {
    return View.of(s, viewer).knownHand(player);
  }

  private static boolean reveals(Game game, Event event, int viewer) {
    return switch (event) {
      case Event.CardsTaken e -> !e.isOpen() && sees(game, viewer, e.player());
      case Event.TopSeen e -> e.player() == viewer; // what a mate looks at is the mate's (DEC-35)
      case Event.HandSeen e -> e.viewer() == viewer;
      case Event.SecondDrawn _ -> true; // chance decides it only then
      default -> event.revealsHidden();
    };
  }

  // ---- from a moment of a game on

  /**
   * At moments of a game everything somebody cannot know is dealt anew. Both games then go on with
   * choices that look alike.
   */
  @Test
  void aRedealLooksTheSameUntilSomethingIsRevealed() {
    int compared = redeals(TableGames::game, 0, GAMES, 10, 3);
    assertThat(compared).isGreaterThan(33 * GAMES);
  }

  /** With piles, rules in force and schemes in play. */
  @Test
  void norDoHomeMadeHeroesTellWhatIsHidden() {
    redeals(TableGames::madeUp, 0, GAMES, TableGames.madeUpHeroes(), 1);
  }

  @Test
  @Tag("long")
  void manyMoreRedealsLookTheSame() {
    redeals(TableGames::game, GAMES, MANY_GAMES, 10, 3);
    redeals(TableGames::madeUp, GAMES, MANY_GAMES, TableGames.madeUpHeroes(), 1);
  }

  /** How many frames were compared: of every hero at least so many a game. */
  private int redeals(IntFunction<Game> games, int from, int to, int ofHeroes, int least) {
    var redeal = new Redeal(7);
    int compared = 0;
    Map<String, Integer> heroes = new TreeMap<>();
    for (int i = from; i < to; i++) {
      Game game = games.apply(i);
      var names = new Names(game);
      var random = new SplittableRandom(i);
      State s = rules.start(game);
      while (!s.isOver()) {
        if (random.nextInt(25) == 0) {
          for (int viewer : RandomGames.viewers(game)) {
            State twin = redeal.deal(View.of(s, viewer));
            int frames = together(names, s, twin, viewer, new SplittableRandom(random.nextLong()));
            compared += frames;
            for (Hero hero : game.setup().heroes()) {
              heroes.merge(hero.id(), frames, Integer::sum);
            }
          }
        }
        rules.apply(s, RandomGames.pick(rules.options(s).toArray(), random));
      }
    }
    assertThat(heroes).hasSize(ofHeroes);
    assertThat(heroes.values()).allMatch(frames -> frames > least * (to - from));
    return compared;
  }

  /** Plays two games that look the same; how many frames were compared until they parted. */
  private int together(Names names, State game, State other, int viewer, SplittableRandom random) {
    State s = game;
    State t = other;
    int frames = 0;
    while (!s.isOver() && frames < 60) {
      Move here = move(s, RandomGames.pick(rules.options(s).toArray(), random));
      Move there = alike(names, here, t, viewer);
      if (there == null) {
        break;
      }
      s = here.after;
      t = there.after;
      frames++;
    }
    return frames;
  }

  /** The choice that looks like another one to somebody; null if the games part openly. */
  private @Nullable Move alike(Names names, Move here, State twin, int viewer) {
    String choice = ChoiceText.seenBy(names, here.before, here.option, viewer);
    ObjectNode frame = frame(names, here, viewer);
    assertThat(twin.decider()).isEqualTo(here.before.decider());
    boolean parts = reveals(names.game(), here, viewer);
    ObjectNode different = null;
    boolean offered = false;
    for (int option : theSameFirst(rules.options(twin).toArray(), here.option)) {
      boolean own = sees(names.game(), viewer, twin.decider());
      boolean same =
          own
              ? option == here.option
              : ChoiceText.seenBy(names, twin, option, viewer).equals(choice);
      if (!same) {
        continue;
      }
      offered = true;
      Move there = move(twin, option);
      ObjectNode seen = frame(names, there, viewer);
      if (seen.equals(frame)) {
        return there;
      }
      if (!reveals(names.game(), there, viewer) && !parts) {
        different = seen;
      }
    }
    if (different != null) {
      assertThat(different).as("%s at %s", choice, here.before.decision()).isEqualTo(frame);
    }
    if (!offered) {
      notOffered++;
    }
    return null;
  }

  private static int[] theSameFirst(int[] options, int first) {
    return IntStream.concat(
            Arrays.stream(options).filter(o -> o == first),
            Arrays.stream(options).filter(o -> o != first))
        .toArray();
  }

  /** DEC-35: which cards a mate leaves on the deck after a look at its top, and in which order. */
  @Test
  void whatAMateHasLookedAtAloneStaysTheMates() {
    var looks = new AtomicInteger();
    TableGames.play(
        0,
        600,
        (names, before, option, events, after) -> {
          Question question = Question.of(before);
          if (question.alone() && Option.word(option) == Option.Word.CARD) {
            for (int viewer : RandomGames.viewers(names.game())) {
              boolean own = viewer == before.decider();
              assertThat(ChoiceText.seenBy(names, before, option, viewer).equals("hidden"))
                  .isEqualTo(!own);
              looks.addAndGet(!own && sees(names.game(), viewer, before.decider()) ? 1 : 0);
            }
          }
        });
    assertThat(looks.get()).isPositive();
  }

  // ---- whole games

  /**
   * A card that an opponent holds without having shown it might as well have been another one: the
   * whole game up to there looks the same.
   */
  @Test
  void aWholeGameWithOtherHiddenCardsLooksTheSame() {
    wholeGames(TableGames::game, 0, GAMES, 10, 4);
  }

  /**
   * What lies face down beside a hero is hidden as a hand is. The Archivist goes on putting cards
   * under her deck: what she holds was seldom never used, so she may be missing here.
   */
  @Test
  void soDoWholeGamesOfHomeMadeHeroes() {
    wholeGames(TableGames::madeUp, 0, GAMES, TableGames.madeUpHeroes() - 1, 1);
  }

  @Test
  @Tag("long")
  void manyMoreWholeGamesLookTheSame() {
    wholeGames(TableGames::game, GAMES, MANY_GAMES, 10, 4);
    wholeGames(TableGames::madeUp, GAMES, MANY_GAMES, TableGames.madeUpHeroes() - 1, 1);
  }

  /** So many times more often games look the same to their end than they part openly. */
  private void wholeGames(IntFunction<Game> source, int from, int to, int ofHeroes, int times) {
    int twins = 0;
    int parted = 0;
    int frames = 0;
    Map<String, Integer> heroes = new TreeMap<>();
    for (int i = from; i < to; i++) {
      Game game = source.apply(i);
      var names = new Names(game);
      var random = new SplittableRandom(1000 + i);
      State dealt = rules.deal(game);
      List<Move> moves = game(dealt, random);
      for (int viewer : RandomGames.viewers(game)) {
        for (int p = 0; p < game.players(); p++) {
          List<Move> history = cut(moves, p, random);
          State twin =
              sees(game, viewer, p) ? null : twin(dealt, history.getLast().after, p, random);
          if (twin == null) {
            continue;
          }
          rules.begin(twin, null);
          int same = replay(names, history, twin, viewer);
          frames += same;
          if (same == history.size()) {
            twins++;
            heroes.merge(game.seat(p).hero().id(), 1, Integer::sum);
          } else {
            parted++;
          }
        }
      }
    }
    int games = to - from;
    assertThat(twins).isGreaterThan(3 * games / 2);
    assertThat(twins).isGreaterThan(times * parted).isGreaterThan(5 * times * notOffered);
    assertThat(frames).isGreaterThan(25 * times * games);
    assertThat(heroes).hasSizeGreaterThanOrEqualTo(ofHeroes);
    assertThat(heroes.values()).allMatch(count -> count >= times * games / (6 * ofHeroes));
  }

  private List<Move> game(State dealt, SplittableRandom random) {
    var moves = new ArrayList<Move>();
    State s = dealt.copy();
    rules.begin(s, null);
    while (!s.isOver()) {
      Move move = move(s, RandomGames.pick(rules.options(s).toArray(), random));
      moves.add(move);
      s = move.after;
    }
    return moves;
  }

  /** A game up to a late moment when a player holds cards and has not drawn the whole deck. */
  private static List<Move> cut(List<Move> moves, int player, SplittableRandom random) {
    int last = 0;
    for (int i = 0; i < moves.size(); i++) {
      State s = moves.get(i).after;
      last = s.deckSize(player) > 1 && s.handSize(player) > 0 ? i + 1 : last;
    }
    return moves.subList(0, Math.max(1, last - random.nextInt(1 + last / 3)));
  }

  /**
   * A deal in which a card a player still holds at the end was another one, which was never drawn.
   */
  private static @Nullable State twin(State dealt, State end, int player, SplittableRandom random) {
    Deck deck = dealt.game().seat(player).deck();
    var held = new ArrayList<Integer>();
    var deep = new ArrayList<Integer>();
    int drawn = Twins.places(dealt, player) - end.deckSize(player);
    int hand = Twins.held(end, player);
    // The latest copy that was drawn is the one that was never used.
    for (int place = drawn - 1; place >= 0; place--) {
      int card = Twins.card(dealt, player, place);
      if (deck.has(hand, card)) {
        held.add(place);
        hand = deck.minus(hand, card);
      }
    }
    for (int place = drawn; place < Twins.places(dealt, player); place++) {
      deep.add(place);
    }
    if (held.isEmpty() || deep.isEmpty()) {
      return null;
    }
    State twin = dealt;
    boolean changed = false;
    for (int place : held) {
      int other = deep.get(random.nextInt(deep.size()));
      changed |= Twins.card(twin, player, place) != Twins.card(twin, player, other);
      twin = Twins.swapped(twin, player, place, other);
    }
    return changed ? twin : null;
  }

  /** Makes the same choices in another deal; how many frames agree before the games part openly. */
  private int replay(Names names, List<Move> moves, State start, int viewer) {
    State t = start;
    int frames = 0;
    for (Move here : moves) {
      Move there = alike(names, here, t, viewer);
      if (there == null) {
        return frames;
      }
      t = there.after;
      frames++;
    }
    return frames;
  }
}
