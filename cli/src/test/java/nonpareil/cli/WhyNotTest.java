package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.IntPredicate;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.OptionText;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.game.WhyNot;
import nonpareil.engine.game.WhyNot.Reason;
import nonpareil.testkit.RandomGames;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every card, fighter and space of a real position can be used by some option, or there is a reason
 * why not, and the reason is true.
 */
final class WhyNotTest {

  private final Rules rules = new Rules();
  private final Set<Reason> given = EnumSet.noneOf(Reason.class);

  private static boolean any(int[] options, IntPredicate test) {
    return Arrays.stream(options).anyMatch(test);
  }

  private static boolean is(int option, Word word) {
    return Option.word(option) == word;
  }

  // ---- cards

  @Test
  void cardsInHand() {
    int positions =
        RealGames.ALL.check(
            100,
            7,
            (s, options) -> {
              int player = s.decider();
              WhyNot why = WhyNot.of(View.of(s, player));
              Deck deck = s.game().seat(player).deck();
              for (int c = 0; c < deck.size(); c++) {
                Reason reason = why.card(c);
                boolean used = used(s, options, c);
                if (deck.has(s.hand(player), c)) {
                  assertThat(reason == null)
                      .as("%s: %s", deck.card(c).id(), reason)
                      .isEqualTo(used);
                  assertThat(reason).isNotEqualTo(Reason.NOT_IN_HAND);
                } else if (!used) {
                  assertThat(reason).isEqualTo(Reason.NOT_IN_HAND);
                }
                if (reason != null) {
                  given.add(reason);
                  cardReason(s, options, c, reason);
                }
              }
            });
    assertThat(positions).isGreaterThan(1000);
    assertThat(given)
        .contains(
            Reason.IS_A_SCHEME,
            Reason.ONLY_ATTACKS,
            Reason.ONLY_DEFENDS,
            Reason.OTHER_BANNER,
            Reason.BANNER_DEFEATED,
            Reason.WRONG_TRAIT,
            Reason.NO_TARGET,
            Reason.NOT_ASKED_FOR);
  }

  /** Whether an option uses one of the asked player's own cards. */
  private boolean used(State s, int[] options, int card) {
    if (any(options, o -> is(o, Word.CARD) && Option.first(o) == card)) {
      return OptionText.cardOwner(s) == s.decider();
    }
    if (any(options, o -> is(o, Word.SCHEME) && Option.first(o) == card)) {
      return true;
    }
    for (int option : options) {
      if (is(option, Word.ATTACK)) {
        State next = s.copy();
        rules.apply(next, option);
        Deck deck = s.game().seat(s.decider()).deck();
        boolean asked =
            next.decision() == DecisionKind.ATTACK_CARD
                && rules.offers(next, Option.of(Word.CARD, card));
        if (asked || deck.has(next.table(s.decider()), card)) {
          return true;
        }
      }
    }
    return false;
  }

  private static void cardReason(State s, int[] options, int card, Reason reason) {
    var data = s.game().seat(s.decider()).deck().card(card);
    switch (reason) {
      case NOT_ASKED_FOR ->
          assertThat(any(options, o -> is(o, Word.CARD)) && OptionText.cardOwner(s) == s.decider())
              .as("cards are asked for")
              .isFalse();
      case IS_A_SCHEME -> assertThat(data.type().attacks() || data.type().defends()).isFalse();
      case ONLY_ATTACKS -> assertThat(data.type().defends()).isFalse();
      case ONLY_DEFENDS -> assertThat(data.type().attacks()).isFalse();
      case WRONG_TRAIT ->
          assertThat(s.game().seat(s.decider()).hero().traits().get(s.trait(s.decider())))
              .isNotEqualTo(data.banner());
      default -> {}
    }
  }

  // ---- fighters and tokens

  @Test
  void fightersAndTokens() {
    int positions =
        RealGames.ALL.check(
            100,
            7,
            (s, options) -> {
              Game game = s.game();
              WhyNot why = WhyNot.of(View.of(s, s.decider()));
              for (int f = 0; f < game.fighters(); f++) {
                piece(s, options, f, why.piece(f));
              }
              for (int t = 0; t < game.tokens(); t++) {
                piece(s, options, Game.TOKEN + t, why.piece(Game.TOKEN + t));
              }
            });
    assertThat(positions).isGreaterThan(1000);
    assertThat(given)
        .contains(
            Reason.DEFEATED,
            Reason.OFF_BOARD,
            Reason.ALREADY_MOVED,
            Reason.NOT_YOURS,
            Reason.OUT_OF_RANGE,
            Reason.NO_CARD,
            Reason.FRIENDLY,
            Reason.NOT_MEANT);
  }

  private static boolean names(int option, int piece) {
    return switch (Option.word(option)) {
      case FIGHTER, MOVE, PLACE -> Option.first(option) == piece;
      case ATTACK -> Option.first(option) == piece || Option.second(option) == piece;
      case SCHEME -> Option.second(option) == piece;
      default -> false;
    };
  }

  private void piece(State s, int[] options, int piece, @Nullable Reason reason) {
    Game game = s.game();
    boolean token = piece >= Game.TOKEN;
    boolean own = !token && game.owner(piece) == s.decider();
    boolean named = any(options, o -> names(o, piece));
    boolean maneuvers = s.decision() == DecisionKind.ACTION && own && s.onBoard(piece);
    assertThat(reason == null)
        .as("%s: %s", game.pieceName(piece), reason)
        .isEqualTo(named || maneuvers);
    if (reason == null) {
      return;
    }
    given.add(reason);
    switch (reason) {
      case NOT_ASKED_FOR -> {
        boolean asked = false;
        for (int p = token ? Game.TOKEN : 0;
            p < (token ? Game.TOKEN + game.tokens() : game.fighters());
            p++) {
          int other = p;
          asked |= any(options, o -> names(o, other));
        }
        // Set-up asks where one piece goes, not which.
        assertThat(asked && s.decision() != DecisionKind.SET_UP)
            .as("%s: pieces of its kind are asked for", game.pieceName(piece))
            .isFalse();
      }
      case DEFEATED -> assertThat(s.defeated(piece)).isTrue();
      case OFF_BOARD ->
          assertThat(token ? s.tokenAt(piece - Game.TOKEN) : s.at(piece)).isEqualTo(State.OFF);
      case NOT_YOURS -> assertThat(own).isFalse();
      case FRIENDLY -> assertThat(game.sameTeam(game.owner(piece), s.decider())).isTrue();
      default -> {}
    }
  }

  // ---- spaces

  @Test
  void spaces() {
    int positions =
        RealGames.ALL.check(
            100,
            7,
            (s, options) -> {
              Game game = s.game();
              WhyNot why = WhyNot.of(View.of(s, s.decider()));
              for (int f = 0; f < game.fighters() + game.tokens(); f++) {
                int piece = f < game.fighters() ? f : Game.TOKEN + f - game.fighters();
                boolean other = why.piece(piece) == Reason.NOT_ASKED_FOR;
                for (int space = 0; space < game.board().size(); space++) {
                  Reason reason = why.space(piece, space);
                  if (!(other && reason == Reason.NOT_ASKED_FOR)) {
                    space(s, options, piece, space, reason);
                  }
                }
              }
            });
    assertThat(positions).isGreaterThan(1000);
    assertThat(given)
        .contains(
            Reason.OCCUPIED,
            Reason.OWN_SPACE,
            Reason.BLOCKED,
            Reason.TOO_FAR,
            Reason.NOT_IN_ZONE,
            Reason.TOKEN_THERE,
            Reason.NOT_ASKED_FOR);
  }

  private static boolean asksForSpaces(int option) {
    return is(option, Word.SPACE) || is(option, Word.MOVE) || is(option, Word.PLACE);
  }

  private void space(State s, int[] options, int piece, int space, @Nullable Reason reason) {
    boolean used =
        any(
            options,
            o ->
                o == Option.of(Word.SPACE, space)
                    || o == Option.of(Word.MOVE, piece, space)
                    || o == Option.of(Word.PLACE, piece, space));
    String name = s.game().pieceName(piece) + " " + s.game().board().spaceId(space);
    assertThat(reason == null).as("%s: %s", name, reason).isEqualTo(used);
    if (reason == null) {
      return;
    }
    given.add(reason);
    boolean token = piece >= Game.TOKEN;
    int at = token ? s.tokenAt(piece - Game.TOKEN) : s.at(piece);
    boolean moves = any(options, o -> is(o, Word.MOVE) && Option.first(o) == piece);
    switch (reason) {
      case NOT_ASKED_FOR ->
          assertThat(any(options, WhyNotTest::asksForSpaces))
              .as("%s: spaces are asked for", name)
              .isFalse();
      case OCCUPIED -> {
        assertThat(s.fighterOn(space)).as(name).isNotEqualTo(State.NOBODY);
        boolean shares =
            token
                && any(
                    options,
                    o ->
                        is(o, Word.MOVE)
                            && Option.first(o) == piece
                            && s.fighterOn(Option.second(o)) >= 0);
        assertThat(shares).as("%s: a token may share this space", name).isFalse();
      }
      case OWN_SPACE -> assertThat(at).isEqualTo(space);
      case TOKEN_THERE -> {
        long tokens = 0;
        for (int t = 0; t < s.game().tokens(); t++) {
          tokens |= s.tokenAt(t) < 0 ? 0 : 1L << s.tokenAt(t);
        }
        assertThat(tokens >>> space & 1).as(name).isOne();
      }
      case BLOCKED, TOO_FAR -> {
        assertThat(moves).as(name).isTrue();
        assertThat(at).isNotEqualTo(space);
        assertThat(token || s.fighterOn(space) < 0).isTrue();
      }
      default -> {}
    }
  }

  // ---- everybody else

  @Test
  void whoIsNotAskedIsToldSo() {
    RealGames.ALL.check(
        20,
        50,
        (s, options) -> {
          for (int viewer : RandomGames.viewers(s.game())) {
            if (viewer != s.decider() && viewer != State.SPECTATOR) {
              WhyNot why = WhyNot.of(View.of(s, viewer));
              assertThat(why.card(0)).isEqualTo(Reason.NOT_YOUR_DECISION);
              assertThat(why.piece(0)).isEqualTo(Reason.NOT_YOUR_DECISION);
              assertThat(why.space(0, 0)).isEqualTo(Reason.NOT_YOUR_DECISION);
            }
          }
        });
  }
}
