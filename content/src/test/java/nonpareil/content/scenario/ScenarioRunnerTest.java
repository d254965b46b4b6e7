package nonpareil.content.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.YamlFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScenarioRunnerTest {

  private static final String SETUP =
      """
      name: a test
      setup:
        board: sarpedon
        players: [alice, king-arthur]
        arrange:
          fighters:
            1.alice: {at: s18, health: 9}
            1.jabberwock: {at: s20}
            2.king-arthur: {at: s31}
            2.merlin: {defeated: true}
          traits: {1.alice: small}
          hands: {1: [jaws-that-bite, claws-that-catch], 2: [skirmish]}
          decks: {2: [regroup, feint]}
          discards: {1: [feint]}
          exactDecks: [2]
      steps:
      """;

  private static ScenarioResult run(String text) {
    Path path = Path.of("test.yaml");
    var runner = new ScenarioRunner(Content.bundled());
    try {
      return runner.run(ScenarioFile.of(path, YamlFile.parse("test.yaml", text)));
    } catch (ContentException e) {
      return ScenarioRunner.unreadable(path, e);
    }
  }

  private static String line(String text) {
    return String.join("\n", run(text).lines());
  }

  @Test
  void aFightAsAtTheTable() {
    assertThat(
            line(
                SETUP
                    + """
                      - 1: attack 1.jabberwock 2.king-arthur
                      - expect: {decision: attack-card, of: 1, options: [card claws-that-catch, card jaws-that-bite]}
                      - 1: card jaws-that-bite
                      - 2: card skirmish
                      - 2: fighter 1.jabberwock
                      - 2: move 1.jabberwock s12
                      - expect:
                          health: {1.alice: 9, 2.king-arthur: 18, 2.merlin: 0}
                          at: {1.jabberwock: s12, 2.merlin: off}
                          defeated: [2.merlin]
                          hand: {1: [claws-that-catch], 2: []}
                          handSize: {1: 1}
                          deckSize: {2: 2}
                          discard: {1: [jaws-that-bite, feint], 2: [skirmish]}
                          traits: {1.alice: small}
                          turn: 1
                          actions: 1
                          combat: {attack: 4, defense: 4, damage: 0, winner: 2}
                          winner: none
                          knows: {1: {2: []}, 2: {2: []}}
                          knowsTop: {1: {2: []}}
                          knowsPile: {1: {2: []}}
                      - expect: {decision: action, of: 1, includes: [maneuver], excludes: [attack 1.alice 2.king-arthur]}
                    """))
        .isEqualTo("ok a test");
  }

  @Test
  void jsonIsYamlAndPlayersMayBeTexts() {
    assertThat(
            line(
                """
                {"name": "in JSON", "setup": {"board": "soho", "players": ["genie", "houdini"],
                  "seed": 18446744073709551615, "arrange": {"turn": "2", "hands": {"1": [], "2": ["flourish"]}}},
                 "steps": [{"2": "maneuver"}, {"expect": {"of": "2", "decision": "boost"}}]}
                """))
        .isEqualTo("ok in JSON");
  }

  @Test
  void realSetUpAutoAndRandomReachTheEnd() {
    assertThat(
            line(
                """
                name: to the end
                setup: {board: marmoreal, players: [alice, medusa], seed: -5}
                steps:
                  - expect: {decision: set-up, of: 1, options: [trait big, trait small]}
                  - auto: 4
                  - random: 50000
                  - expect: {decision: none}
                """))
        .isEqualTo("ok to the end");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          - 1: maneuvre                    | step 1: expected player 1 to choose "maneuvre" but player 1 is asked action: maneuver, attack 1.jabberwock 2.king-arthur; did you mean "maneuver"?
          - 2: maneuver                    | step 1: expected player 2 to choose "maneuver" but player 1 is asked action
          - expect: {decision: move}       | step 1: expected decision move but player 1 is asked action
          - expect: {of: 2}                | expected a decision of player 2 but player 1 is asked action
          - expect: {options: [maneuver]}  | not expected: [attack 1.jabberwock 2.king-arthur]
          - expect: {includes: [stay]}     | expected [stay] among the options but player 1 is asked action
          - expect: {excludes: [maneuver]} | expected no option [maneuver] but player 1 is asked action
          - expect: {health: {1.alice: 8}} | expected health of 1.alice 8 but 9
          - expect: {at: {1.alice: off}}   | expected 1.alice at off but s18
          - expect: {defeated: []}         | expected defeated [] but [2.merlin]
          - expect: {hand: {2: [feint]}}   | expected hand of player 2 [feint] but [skirmish]
          - expect: {handSize: {1: 3}}     | expected handSize of 1 3 but 2
          - expect: {deckSize: {2: 3}}     | expected deckSize of 2 3 but 2
          - expect: {discard: {1: []}}     | expected discard of player 1 [] but [feint]
          - expect: {traits: {1.alice: big}} | expected trait of 1.alice big but small
          - expect: {turn: 2}              | expected turn 2 but 1
          - expect: {actions: 1}           | expected actions 1 but 2
          - expect: {combat: {attack: 4}}  | expected combat attack 4 but 0
          - expect: {combat: {winner: 1}}  | expected combat winner 1 but none
          - expect: {winner: [1, 2]}       | expected winner 1, 2 but none
          - expect: {winner: draw}         | expected winner draw but none
          - expect: {knows: {1: {2: [skirmish]}}} | expected player 1 to know of the hand of player 2 [skirmish] but []
          - expect: {knowsTop: {2: {2: [feint]}}} | expected player 2 to know of the top of deck of player 2 [feint] but []
          - expect: {knowsPile: {1: {2: [feint]}}} | expected player 1 to know of the piles of player 2 [feint] but []
          """)
  void whatDoesNotHoldIsToldWithTheStep(String step, String told) {
    assertThat(line(SETUP + "  " + step + "\n")).startsWith("FAIL a test: step 1: ").contains(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          name: a test      | nam: a test           | test.yaml:1:1: found the unknown key "nam", expected a key of this place (name, clauses, content, setup or steps); did you mean "name"?
          board: sarpedon   | board: sarpidon       | test.yaml:3:10: found "sarpidon", expected a board
          king-arthur]      | king-artur]           | test.yaml:4:20: found "king-artur", expected a hero
          king-arthur]      | king-arthur, genie]   | test.yaml:4:12: found a game that cannot be set up: mode duel needs 2 players, found 3
          board: sarpedon   | edition: 2020         | test.yaml:3:12: found 2020, expected an edition
          arrange:          | aranged:              | did you mean "arrange"?
          at: s18           | at: s99               | found "s99", expected a space of the board
          1.alice: {at: s18 | 1.alcie: {at: s18     | found "1.alcie", expected a fighter (1.alice, 1.jabberwock, 2.king-arthur or 2.merlin); did you mean "1.alice"?
          health: 9         | health: 14            | test.yaml:7:16: found an illegal position in arrange/fighters/1.alice: health 14: expected 1 to 13
          at: s18           | at: s20               | 1.alice is there, and a space holds one fighter
          1.alice: small    | 2.merlin: small       | found "2.merlin", expected a hero that has a trait
          1.alice: small    | 1.alice: tiny         | found "tiny", expected a trait (big or small)
          [skirmish]        | [skirmisch]           | found "skirmisch", expected a card of king-arthur; did you mean "skirmish"?
          [skirmish]        | [excalibur, excalibur] | illegal position in arrange/hands/2: excalibur is named more often than the deck has it (1)
          exactDecks: [2]   | exactDecks: [3]       | found 3, expected a player (1 or 2)
          exactDecks: [2]   | actions: 0            | found 0, expected a whole number from 1 to 99
          exactDecks: [2]   | tokens: {1.fog-1: s01} | found "1.fog-1", expected no token: none of these heroes has any
          """)
  void aFileThatCannotBeReadIsToldWithItsPlace(String old, String fresh, String told) {
    String text = SETUP + "  - 1: maneuver\n";
    assertThat(text).contains(old);
    assertThat(line(text.replaceFirst(java.util.regex.Pattern.quote(old), fresh)))
        .startsWith("ERROR test.yaml:")
        .contains(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          - expect: {helth: {1.alice: 9}}   | found the unknown key "helth", expected a key of this place; did you mean "health"?
          - expect: {health: {1.alcie: 9}}  | did you mean "1.alice"?
          - expect: {decision: actoin}      | found "actoin", expected a kind of decision; did you mean "action"?
          - expect: {hand: {1: [fient]}}    | did you mean "feint"?
          - expect: {combat: {atack: 1}}    | did you mean "attack"?
          - expect: {of: 3}                 | found 3, expected a player (1 or 2)
          - 3: maneuver                     | found 3, expected a player (1 or 2)
          - {1: maneuver, 2: none}          | found a step with several keys
          - auto: many                      | found "many", expected a whole number
          - exspect: {}                     | did you mean "expect"?
          """)
  void aStepThatCannotBeReadIsToldWithItsPlace(String step, String told) {
    assertThat(line(SETUP + "  " + step + "\n")).startsWith("ERROR test.yaml:17:").contains(told);
  }

  @Test
  void everyMistakeIsToldInTheOrderOfTheFile() {
    String text =
        SETUP.replace("s18", "s99").replace("[skirmish]", "[skirmisch]") + "  - 1: maneuver\n";
    assertThat(run(text).lines()).hasSize(2).first().asString().contains("s99");
  }

  @Test
  void theTraceTellsEveryDecisionAndChoice() {
    List<String> trace = new ArrayList<>();
    var file =
        ScenarioFile.of(
            Path.of("test.yaml"),
            YamlFile.parse(
                "test.yaml",
                SETUP + "  - 1: attack 1.jabberwock 2.king-arthur\n  - 1: card jaws-that-bite\n"));
    assertThat(new ScenarioRunner(Content.bundled()).run(file, trace::add).passed()).isTrue();
    assertThat(trace)
        .containsExactly(
            "  step 1: player 1 is asked action: maneuver, attack 1.jabberwock 2.king-arthur",
            "    > attack 1.jabberwock 2.king-arthur",
            "  step 2: player 1 is asked attack-card: card claws-that-catch, card jaws-that-bite",
            "    > card jaws-that-bite",
            "  step 3: player 2 is asked defense-card: none, card skirmish");
  }

  @Test
  void aSeedGivesTheSameRandomGameEveryTime() {
    String text =
        """
        name: random
        setup: {board: soho, players: [genie, dracula], seed: 77}
        steps:
          - random: 40
        """;
    var file = ScenarioFile.of(Path.of("test.yaml"), YamlFile.parse("test.yaml", text));
    List<String> first = new ArrayList<>();
    List<String> second = new ArrayList<>();
    new ScenarioRunner(Content.bundled()).run(file, first::add);
    new ScenarioRunner(Content.bundled()).run(file, second::add);
    assertThat(first).hasSize(81).isEqualTo(second);
  }
}
