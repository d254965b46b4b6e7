package nonpareil.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.game.TestGames.Position;
import org.junit.jupiter.api.Test;

final class RulesTest {

  private static Game four(long seed) {
    return TestGames.game(
            Mode.FREE_FOR_ALL,
            Edition.BOOK_2023,
            TestBoards.row(20, 1L << 2 | 1L << 15),
            TestHeroes.seer(),
            TestHeroes.hider(),
            TestHeroes.ghost(),
            TestHeroes.knight())
        .withSeed(seed);
  }

  /** What must hold at each decision of some random games. */
  private interface Check {
    void at(State s, Options options);
  }

  private static int everywhere(Check check) {
    var random = new SplittableRandom(12);
    var rules = new Rules();
    int decisions = 0;
    for (int game = 0; game < 30; game++) {
      State s = rules.start(four(game));
      while (!s.isOver()) {
        check.at(s, rules.options(s));
        Options options = rules.options(s);
        rules.apply(s, options.get(random.nextInt(options.size())));
        decisions++;
      }
    }
    assertThat(decisions).isGreaterThan(3000);
    return decisions;
  }

  @Test
  void whatHasOneAnswerIsNotAsked() {
    var single = new HashSet<DecisionKind>();
    everywhere(
        (s, options) -> {
          assertThat(options.size()).isPositive();
          if (options.size() == 1) {
            single.add(s.decision());
          }
        });
    assertThat(single).containsExactlyInAnyOrder(DecisionKind.ACTION, DecisionKind.DEFENSE_CARD);
  }

  @Test
  void everyOptionIsFoundByItsText() {
    everywhere(
        (s, options) -> {
          var texts = new HashSet<String>();
          for (int i = 0; i < options.size(); i++) {
            String text = OptionText.of(s, options.get(i));
            assertThat(texts.add(text)).as("one text, one option: %s", text).isTrue();
            assertThat(OptionText.find(s, options, text)).isEqualTo(options.get(i));
          }
          assertThat(OptionText.find(s, options, "dance")).isEqualTo(-1);
        });
  }

  @Test
  void onlyWhatIsListedIsOffered() {
    var rules = new Rules();
    everywhere(
        (s, options) -> {
          int[] listed = options.toArray();
          for (int option : listed) {
            assertThat(rules.offers(s, option)).isTrue();
          }
          int none = Option.of(Word.NUMBER, 200);
          assertThat(rules.offers(s, none)).isFalse();
        });
  }

  @Test
  void listingChangesNothingAndIsStable() {
    everywhere(
        (s, options) -> {
          long hash = s.hash();
          int[] listed = options.toArray();
          assertThat(new Rules().options(s).toArray()).isEqualTo(listed);
          assertThat(s.hash()).isEqualTo(hash);
        });
  }

  @Test
  void twoStatesMayShareOneWorker() {
    var rules = new Rules();
    State one = rules.start(four(1));
    State other = rules.start(four(2));
    int[] listed = new Rules().options(one.copy()).toArray();
    new Playout(3).play(other, 30);
    assertThat(rules.options(other).toArray()).isEqualTo(new Rules().options(other).toArray());
    assertThat(rules.options(one).toArray()).isEqualTo(listed);
  }

  @Test
  void anActionIsAskedEvenIfThereIsOne() {
    State s =
        new Position(TestGames.duel(TestHeroes.knight(), TestHeroes.knight()))
            .at("2.knight", 11)
            .at("2.squire-1", 10)
            .at("2.squire-2", 9)
            .hand(0, "guard")
            .state();
    assertThat(s.decision()).isEqualTo(DecisionKind.ACTION);
    assertThat(TestGames.texts(s)).containsExactly("maneuver");
  }

  @Test
  void aDefenseIsAskedEvenIfThereIsNone() {
    State s =
        new Position(TestGames.duel(TestHeroes.knight(), TestHeroes.knight()))
            .hand(0, "slash", "slash")
            .hand(1, "slash")
            .state();
    TestGames.play(s, "attack 1.knight 2.knight");
    assertThat(s.decision())
        .as("the only attack card was taken")
        .isEqualTo(DecisionKind.DEFENSE_CARD);
    assertThat(s.decider()).isEqualTo(1);
    assertThat(TestGames.texts(s)).containsExactly("none");
    TestGames.play(s, "none");
    assertThat(s.health(s.game().piece("2.knight"))).isEqualTo(6);
    assertThat(s.combatDamage()).isEqualTo(4);
    assertThat(s.combatWinner()).isZero();
  }

  // ---- the log

  @Test
  void aChoiceThatIsNotOfferedChangesNothing() {
    var log = new GameLog(four(5));
    long hash = log.hash();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> log.append("attack 1.seer 2.hider"))
        .withMessage("not offered: attack 1.seer 2.hider");
    int option = Option.of(Word.SPACE, 1);
    assertThatIllegalArgumentException().isThrownBy(() -> log.append(option));
    assertThat(log.hash()).isEqualTo(hash);
    assertThat(log.size()).isZero();
  }

  @Test
  void aLogReplaysToTheSameHashes() {
    var random = new SplittableRandom(13);
    var log = new GameLog(four(6));
    while (!log.isOver()) {
      int[] options = log.options();
      log.append(options[random.nextInt(options.length)]);
    }
    for (int i = 0; i < log.size(); i++) {
      assertThat(log.replay(i + 1).hash()).isEqualTo(log.choice(i).hash());
    }
    assertThatIllegalArgumentException().isThrownBy(() -> log.append(0));
    var again = new GameLog(four(6));
    for (GameLog.Choice choice : log.choices()) {
      assertThat(again.append(choice.text())).isEqualTo(choice);
    }
  }

  @Test
  void aChoiceIsTakenBackUntilSomethingHiddenWasSeen() {
    var log = new GameLog(four(7));
    assertThat(log.undo(0)).isEqualTo(GameLog.Undo.NOTHING_CHOSEN);
    while (log.state().decision() != DecisionKind.ACTION) {
      log.append(log.options()[0]);
    }
    assertThat(log.undo(0)).isEqualTo(GameLog.Undo.OTHER_PLAYER);
    log.append("maneuver");
    assertThat(log.undo(0)).as("a card was drawn").isEqualTo(GameLog.Undo.HIDDEN_REVEALED);
    long before = log.hash();
    List<String> options = log.texts();
    log.append("none");
    assertThat(log.undo(0)).isEqualTo(GameLog.Undo.ALLOWED);
    assertThat(log.undo(1)).isEqualTo(GameLog.Undo.OTHER_PLAYER);
    log.takeBack(0);
    assertThat(log.hash()).isEqualTo(before);
    assertThat(log.texts()).isEqualTo(options);
  }
}
