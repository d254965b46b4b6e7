package nonpareil.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import nonpareil.content.Content;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.InForce;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Question;
import nonpareil.engine.game.Rehearsal;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.testkit.Examples;
import nonpareil.testkit.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What home-made heroes bring to a position is told, and the catalog has words for all of it. */
final class RuleJsonTest {

  private static final Map<String, JsonNode> HEROES = new HashMap<>();

  static {
    CatalogJson.of(Content.bundled().with(Examples.heroes()))
        .path("heroes")
        .forEach(hero -> HEROES.put(hero.path("id").asText(), hero));
  }

  /** The catalog's entry of a card, or of the hero where there is none. */
  private static JsonNode owner(Game game, int player, JsonNode named) {
    JsonNode hero = Objects.requireNonNull(HEROES.get(game.seat(player).hero().id()));
    if (!named.has("card")) {
      return hero;
    }
    for (JsonNode card : hero.path("cards")) {
      if (card.path("id").equals(named.path("card"))) {
        return card;
      }
    }
    throw new AssertionError("no card " + named);
  }

  private static void inAllLanguages(JsonNode text) {
    assertThat(text.path("en").asText()).isNotBlank();
    assertThat(text.path("de").asText()).isNotBlank();
  }

  @Test
  void everyRuleHasItsSentenceAndItsEnd() {
    Set<String> ends = new HashSet<>();
    Set<String> fields = new HashSet<>();
    TableGames.play(
        TableGames::madeUp,
        0,
        200,
        (names, before, option, events, after) -> {
          JsonNode view = ViewJson.of(Eyes.of(names, after, State.SPECTATOR));
          for (JsonNode rule : view.path("rules")) {
            int player = rule.path("seat").asInt() - 1;
            JsonNode rules = owner(names.game(), player, rule).path("rules");
            inAllLanguages(rules.path(rule.path("rule").asInt(-1)));
            String until = rule.path("until").asText();
            ends.add(until);
            rule.fieldNames().forEachRemaining(fields::add);
            assertThat(rule.has("of")).isEqualTo(until.endsWith("next-turn"));
            assertThat(rule.has("fighters")).isNotEqualTo(rule.has("players"));
          }
          for (Event event : events) {
            if (event instanceof Event.RuleBegan e) {
              assertThat(e.cause().player()).isEqualTo(e.rule().player());
              assertThat(e.cause().card()).isEqualTo(e.rule().card());
            }
          }
        });
    assertThat(ends)
        .containsExactlyInAnyOrder(
            "end-of-combat",
            "end-of-turn",
            "end-of-game",
            "next-attack",
            "coming-attack",
            "their-next-attack",
            "happened",
            "start-of-next-turn",
            "end-of-next-turn");
    assertThat(fields).contains("fighters", "players", "whom", "locked");
  }

  /** What is counted when a rule begins does not change with what was counted. */
  @Test
  void anAmountThatIsCountedIsTold(@TempDir Path folder) throws IOException {
    String bearwife = Files.readString(Examples.file("heroes/bearwife.yaml"));
    String counting =
        bearwife.replace("when: attacking, plus: 2", "when: attacking, plus: {counter: rage}");
    assertThat(counting).isNotEqualTo(bearwife);
    Path file = Files.writeString(folder.resolve("bearwife.yaml"), counting);
    Content content = Content.bundled().with(List.of(file));
    var games = new RandomGames(List.of(content.hero("bearwife").hero()), content.boards());
    Set<Integer> amounts = new HashSet<>();
    for (int i = 0; i < 30; i++) {
      Game game = games.game(i);
      var names = new Names(game);
      RandomGames.play(
          game,
          new SplittableRandom(i),
          (before, option, events, after) -> {
            for (InForce rule : View.of(after, 0).rules()) {
              JsonNode json = RuleJson.of(names, rule);
              assertThat(json.has("amount")).isEqualTo(rule.isCounted());
              if (rule.isCounted()) {
                assertThat(json.path("amount").asInt()).isEqualTo(rule.amount());
                amounts.add(rule.amount());
              }
            }
          });
    }
    assertThat(amounts).hasSizeGreaterThan(1);
  }

  /** Where abilities are put in order every option says which it is, and no two are the same. */
  @Test
  void abilitiesInOrderAreNamed() {
    Set<String> heroes = new HashSet<>();
    Set<JsonNode> cards = new HashSet<>();
    TableGames.play(
        TableGames::madeUp,
        0,
        6_000,
        (names, before, option, events, after) -> {
          if (before.decision() != DecisionKind.ORDER) {
            return;
          }
          int asked = before.decider();
          JsonNode prompt = PromptJson.of(Eyes.of(names, before, asked), null);
          Set<JsonNode> texts = new HashSet<>();
          for (JsonNode offered : prompt.path("options")) {
            if (!offered.asText().startsWith("effect ") || !prompt.path("cause").isNull()) {
              continue;
            }
            JsonNode meant = prompt.path("effects").path(offered.asText());
            JsonNode moments = owner(names.game(), asked, meant).path("moments");
            JsonNode text = moments.path(meant.path("moment").asInt(-1));
            inAllLanguages(text);
            assertThat(texts.add(text)).as("%s in %s", meant, prompt).isTrue();
            heroes.add(names.game().seat(asked).hero().id());
            if (meant.has("card")) {
              cards.add(meant.path("card"));
            }
          }
        });
    assertThat(cards).as("cards that lie in play").isNotEmpty();
    assertThat(heroes).contains("season-walker", "charcoal-burner", "bearwife");
  }

  /** A page that tries a scheme out sees that it would do something: a rule, a card in play. */
  @Test
  void triedOutASchemeTellsWhatItWouldLeave() {
    int[] told = new int[2];
    TableGames.play(
        TableGames::madeUp,
        0,
        120,
        (names, before, option, events, after) -> {
          if (before.decision() != DecisionKind.ACTION
              || Option.word(option) != Option.Word.SCHEME) {
            return;
          }
          int me = before.decider();
          Rehearsal tried = Rehearsal.of(View.of(before, me), 1);
          tried.apply(option);
          if (!tried.isBlind() && Question.of(tried.state()).cause().player() < 0) {
            int rules = View.of(tried.state(), me).rules().size();
            if (rules > View.of(before, me).rules().size()) {
              assertThat(tried.events()).anyMatch(Event.RuleBegan.class::isInstance);
              told[0]++;
            }
            if (tried.state().inPlay(me) != before.inPlay(me)) {
              assertThat(tried.events()).anyMatch(Event.CardLaid.class::isInstance);
              told[1]++;
            }
          }
        });
    assertThat(told[0]).isPositive();
    assertThat(told[1]).isPositive();
  }

  /** Nobody but its player, and in teams the mate, is told what lies face down beside a hero. */
  @Test
  void aPileFaceDownIsItsPlayersAlone() {
    Set<Boolean> told = new HashSet<>();
    TableGames.play(
        TableGames::madeUp,
        0,
        60,
        (names, before, option, events, after) -> {
          Game game = names.game();
          for (int viewer : RandomGames.viewers(game)) {
            JsonNode view = ViewJson.of(Eyes.of(names, after, viewer));
            for (int p = 0; p < game.players(); p++) {
              boolean sees = view.path("players").path(p).has("hand");
              var piles = game.seat(p).hero().piles();
              for (int i = 0; i < piles.size(); i++) {
                JsonNode pile = view.path("players").path(p).path("piles").path(i);
                int size = Integer.bitCount(after.pile(p, i));
                assertThat(pile.path("size").asInt(-1)).isEqualTo(size);
                if (sees || piles.get(i).faceUp()) {
                  assertThat(pile.path("cards").size()).isEqualTo(size);
                } else {
                  assertThat(pile.path("cards").size()).isLessThanOrEqualTo(size);
                }
                told.add(size > pile.path("cards").size());
              }
            }
          }
        });
    assertThat(told).containsExactlyInAnyOrder(true, false);
  }
}
