package nonpareil.server.draft;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonpareil.server.log.DraftRule;
import nonpareil.server.wire.Json;

/**
 * How a draft stands. With pick and ban everybody bans one hero in turn order, then everybody picks
 * one in turn order of those that are left; blind, everybody chooses at once and any hero: one that
 * could be refused because another has it would be given away. Computers leave it to chance.
 *
 * @param persons for each seat whether a person chooses for it
 * @param since when the step began that is waited for
 */
public record HeroDraft(
    DraftRule rule, List<Boolean> persons, List<Pick> bans, List<Pick> picks, Instant since) {

  public HeroDraft {
    persons = List.copyOf(persons);
    bans = List.copyOf(bans);
    picks = List.copyOf(picks);
  }

  /** One that begins. */
  public static HeroDraft begin(DraftRule rule, List<Boolean> persons, Instant now) {
    return new HeroDraft(rule, persons, List.of(), List.of(), now);
  }

  /** How many heroes it takes that so many people can choose in every case. */
  public static int heroesFor(DraftRule rule, int seats) {
    return switch (rule) {
      case PICK_AND_BAN -> 2 * seats;
      case FREE, RANDOM -> seats;
      case MIRROR, BLIND -> 1;
    };
  }

  private boolean isBlind() {
    return rule == DraftRule.BLIND;
  }

  public Stage stage() {
    return isBlind() ? Stage.CHOOSE : bans.size() < persons.size() ? Stage.BAN : Stage.PICK;
  }

  /** The seats that are to choose now. */
  public List<Integer> waiting() {
    if (isBlind()) {
      return seats().filter(seat -> persons.get(seat - 1) && !hasPicked(seat)).boxed().toList();
    }
    int next = (stage() == Stage.BAN ? bans : picks).size() + 1;
    return next > persons.size() ? List.of() : List.of(next);
  }

  private IntStream seats() {
    return IntStream.rangeClosed(1, persons.size());
  }

  private boolean hasPicked(int seat) {
    return picks.stream().anyMatch(pick -> pick.seat() == seat);
  }

  public boolean isDone() {
    return picks.size() == persons.size();
  }

  /** Those nobody may take any more, as everybody knows. */
  public Set<String> gone() {
    var gone = new HashSet<String>();
    if (!isBlind()) {
      Stream.concat(bans.stream(), picks.stream()).forEach(pick -> gone.add(pick.hero()));
    }
    return gone;
  }

  /** The heroes by seat, once it is done. */
  public List<String> heroes() {
    return picks.stream().sorted(Comparator.comparingInt(Pick::seat)).map(Pick::hero).toList();
  }

  // ---- going on

  /** A seat that is waited for has chosen. */
  public HeroDraft with(int seat, String hero, Instant now) {
    var pick = new Pick(seat, hero);
    return switch (stage()) {
      case BAN -> new HeroDraft(rule, persons, and(bans, pick), picks, now);
      case PICK -> new HeroDraft(rule, persons, bans, and(picks, pick), now);
      case CHOOSE -> new HeroDraft(rule, persons, bans, and(picks, pick), since);
    };
  }

  private static List<Pick> and(List<Pick> picks, Pick more) {
    return Stream.concat(picks.stream(), Stream.of(more)).toList();
  }

  /** Computers choose, as far as it is their turn: with a blind choice when all people have. */
  public HeroDraft withComputers(List<String> heroes, RandomGenerator random, Instant now) {
    HeroDraft draft = this;
    while (!draft.isDone()) {
      List<Integer> waiting = draft.waiting();
      int seat = waiting.isEmpty() ? draft.nextComputer() : waiting.getFirst();
      if (persons.get(seat - 1)) {
        return draft;
      }
      draft = draft.byLot(seat, heroes, random, now);
    }
    return draft;
  }

  /** Whose turn it is when no person is waited for. */
  private int nextComputer() {
    return seats().filter(seat -> !hasPicked(seat)).findFirst().orElseThrow();
  }

  /** Chance chooses for everybody who is waited for. */
  public HeroDraft withLots(List<String> heroes, RandomGenerator random, Instant now) {
    HeroDraft draft = this;
    for (int seat : waiting()) {
      draft = draft.byLot(seat, heroes, random, now);
    }
    return draft;
  }

  /** Chance chooses for a seat that is waited for. */
  public HeroDraft byLot(int seat, List<String> heroes, RandomGenerator random, Instant now) {
    Set<String> gone = gone();
    List<String> free = heroes.stream().filter(hero -> !gone.contains(hero)).toList();
    return with(seat, free.get(random.nextInt(free.size())), now);
  }

  // ---- as it is shown, and as it is stored

  /**
   * As somebody may know it: what is chosen blindly is known to who has chosen it.
   *
   * @param own the seats whose choice may be shown
   * @param until when those who wait need not wait any longer
   */
  public ObjectNode json(List<Integer> own, Instant until) {
    ObjectNode json = Json.object().put("stage", stage().text());
    ArrayNode waiting = json.putArray("waiting");
    waiting().forEach(waiting::add);
    json.set("bans", json(bans));
    json.set(
        "picks",
        json(isBlind() ? picks.stream().filter(p -> own.contains(p.seat())).toList() : picks));
    return json.put("until", until.toString());
  }

  private static ArrayNode json(List<Pick> picks) {
    ArrayNode list = Json.array();
    picks.forEach(pick -> list.addObject().put("seat", pick.seat()).put("hero", pick.hero()));
    return list;
  }

  /** To be stored. */
  public ObjectNode json() {
    ObjectNode json = Json.object();
    json.set("bans", json(bans));
    json.set("picks", json(picks));
    return json.put("since", since.toString());
  }

  /** One that was stored. */
  public static HeroDraft of(DraftRule rule, List<Boolean> persons, JsonNode json) {
    return new HeroDraft(
        rule,
        persons,
        picks(json.path("bans")),
        picks(json.path("picks")),
        Instant.parse(json.path("since").asText()));
  }

  private static List<Pick> picks(JsonNode json) {
    var picks = new ArrayList<Pick>();
    json.forEach(
        pick -> picks.add(new Pick(pick.path("seat").asInt(), pick.path("hero").asText())));
    return picks;
  }
}
