package nonpareil.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Seed;
import nonpareil.engine.game.State;
import nonpareil.engine.game.Twins;
import nonpareil.server.CapturedLog;
import nonpareil.server.log.Dealing;
import nonpareil.server.log.GameRecord;
import nonpareil.server.node.Node;
import nonpareil.server.notify.Herald;
import nonpareil.server.notify.News;
import nonpareil.server.replay.Archive;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Request;
import nonpareil.server.store.LogRecord;
import nonpareil.server.store.MemoryNodes;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.store.NodeStore;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Two tables that differ in hidden cards only, at which the same is said at the same times: whoever
 * cannot see these cards is sent the same messages, in content, number and order.
 */
@Execution(ExecutionMode.CONCURRENT)
final class LeakTest {

  /** How long somebody, or the server in their place, takes to answer. */
  static final Duration THOUGHT = Duration.ofSeconds(2);

  private static final Pace PACE = new Pace(THOUGHT, THOUGHT, THOUGHT, false, new Random(0));

  private static final int GAMES = 105;
  private static final int MANY_GAMES = 420;
  private static final int FEW = 3;
  private static final int COMPANIES = 20;
  private static final int MANY_COMPANIES = 200;
  private static final int OUTSIDERS = 12;
  private static final int MOST_STEPS = 300;

  /** When somebody gives up early. */
  private static final int EARLY = 30;

  /** So often somebody asks for the table from outside. */
  private static final int LOOKS = 20;

  /** Somebody who follows a table. */
  static final class Watcher implements Follower {
    private final Person person;
    final List<ObjectNode> messages = new ArrayList<>();
    ObjectNode frame = Json.object();

    Watcher(Person person) {
      this.person = person;
    }

    @Override
    public Person person() {
      return person;
    }

    /** A message without what differs from table to table: ids and when they were made. */
    void keep(ObjectNode message) {
      ObjectNode copy = message.deepCopy();
      copy.remove("table");
      if (copy.path("frame") instanceof ObjectNode moment) {
        moment.remove("table");
      }
      if (copy.path("rematch").isTextual()) {
        copy.put("rematch", "another");
      }
      copy.remove("created");
      messages.add(copy);
    }

    @Override
    public void send(ObjectNode message) {
      keep(message);
      if (message.path("type").asText().equals("frame")) {
        frame = message;
      }
    }

    List<String> options() {
      return Guest.texts(frame.path("prompt").path("options"));
    }
  }

  /** Something that is said at a table. */
  record Said(int seat, String type, ObjectNode message) {}

  private static final List<Person> PEOPLE =
      List.of(Hall.ANN, Hall.BOB, new Person("pdan", "Dan"), new Person("pfay", "Fay"));

  /** A table with all who play and somebody who looks on. */
  static final class Run {
    final Room room;
    final String table;
    private final List<Watcher> watchers = new ArrayList<>();

    /** The next game of the same people, in the same seats. */
    private Run(Room room, String table, int seats) {
      this.room = room;
      this.table = table;
      everybodyFollows(seats);
    }

    Run(Room room, String wish) {
      this.room = room;
      ObjectNode made =
          room.tables(Hall.ANN).create(Hall.ANN, "network.house", new Fields(Hall.watched(wish)));
      table = made.path("table").path("table").asText();
      int seats = made.path("table").path("seats").size();
      for (int seat = 2; seat <= seats; seat++) {
        String secret = made.path("invitations").path(String.valueOf(seat)).asText();
        Person who = PEOPLE.get(seat - 1);
        room.spread();
        room.tables(who).join(table, who, new Joining(secret, null, null, null));
      }
      everybodyFollows(seats);
    }

    private void everybodyFollows(int seats) {
      follow(new Watcher(Hall.EVE), List.of());
      for (int seat = 1; seat <= seats; seat++) {
        follow(new Watcher(PEOPLE.get(seat - 1)), List.of(seat));
      }
    }

    /** All but the first give up, and everybody plays again. */
    Run again() {
      for (int seat = 2; seat <= seats() && !isOver(); seat++) {
        say(act(seat, "resign"), "end" + seat);
      }
      for (int i = 0; i < 200 && !isOver(); i++) {
        wait(THOUGHT);
        List<String> options = watcher(1).options();
        if (watcher(1).frame.path("prompt").path("kind").asText().equals("mulligan")) {
          say(act(1, "keep"), "keep");
        } else if (!options.isEmpty()) {
          ObjectNode choose = Json.object().put("number", watcher(1).frame.path("number").asInt());
          choose.putArray("choices").add(options.getFirst());
          say(new Said(1, "choose", choose), "last" + i);
        }
      }
      String wish = "{'answer': 'offer', 'first': 1}";
      ObjectNode next = room.tables(Hall.ANN).rematch(table, Hall.ANN, new Fields(Hall.json(wish)));
      for (int seat = 2; seat <= seats(); seat++) {
        lookAround();
        String agree = "{'answer': 'agree', 'number': 1}";
        Person who = PEOPLE.get(seat - 1);
        next = room.tables(who).rematch(table, who, new Fields(Hall.json(agree)));
      }
      return new Run(room, next.path("table").asText(), seats());
    }

    int seats() {
      return watchers.size() - 1;
    }

    /** The seat that is asked; 1 if none is. */
    int asked() {
      for (int seat = 1; seat <= seats(); seat++) {
        if (!watcher(seat).options().isEmpty()) {
          return seat;
        }
      }
      return 1;
    }

    private void follow(Watcher watcher, List<Integer> seats) {
      watchers.add(watcher);
      room.spread();
      room.tables(watcher.person).watch(watcher, table, seats, null);
      room.spread();
    }

    /** Eve, who looks on, is 0. */
    Watcher watcher(int seat) {
      return watchers.get(seat);
    }

    boolean isOver() {
      return !watcher(0).frame.path("result").isNull();
    }

    boolean hasFewLeft(int player) {
      JsonNode seen = watcher(0).frame.path("view").path("players").path(player);
      return seen.path("deckSize").asInt() <= 6 && seen.path("handSize").asInt() >= 2;
    }

    /** Time for what was shown and for a thought; the server's own answers come just then. */
    void wait(Duration more) {
      int pause = watcher(0).frame.path("pause").asInt();
      room.time.advance(Duration.ofMillis(pause).plus(more));
    }

    /**
     * What people find who ask for the table by its address, and what they would be told if they
     * were not there.
     */
    void lookAround() {
      room.spread();
      for (int seat = 0; seat <= seats(); seat++) {
        Watcher watcher = watcher(seat);
        Tables here = room.tables(watcher.person);
        watcher.keep(here.info(table, seat == 0 ? null : watcher.person()));
        for (News news : here.news(table)) {
          if (news.person().equals(watcher.person().id())) {
            watcher.keep(Json.object().put("news", news.kind().text()).put("key", news.key()));
          }
        }
      }
    }

    /** Says something; whether it was accepted. */
    boolean say(Said said, String id) {
      Watcher watcher = watcher(said.seat);
      ObjectNode message = said.message.deepCopy().put("id", id).put("table", table);
      message.put("seat", said.seat);
      Request.Type type =
          switch (said.type) {
            case "choose" -> Request.Type.CHOOSE;
            case "act" -> Request.Type.ACT;
            default -> Request.Type.ASK;
          };
      Hall.say(room.tables(watcher.person), type, watcher, message);
      room.spread();
      return watcher.messages.stream()
          .filter(m -> m.path("id").asText().equals(id))
          .noneMatch(m -> m.path("type").asText().equals("refused"));
    }

    /** Where the server answered a pretended question, somebody may be asked here: they say no. */
    void decline(@Nullable Said said, List<ObjectNode> expected, int step) {
      for (int seat = 1; seat <= seats(); seat++) {
        int asked = seat;
        Watcher watcher = watcher(seat);
        boolean confirms = watcher.frame.path("prompt").path("kind").asText().equals("confirm");
        boolean answers = said != null && said.seat == seat && said.type.equals("choose");
        boolean answered =
            expected.stream()
                .anyMatch(
                    m ->
                        m.path("kind").asText().equals("choice")
                            && m.path("seat").asInt() == asked);
        if (confirms && watcher.options().contains("no") && answered && !answers) {
          ObjectNode no = Json.object().put("number", watcher.frame.path("number").asInt());
          no.putArray("choices").add("no");
          say(new Said(seat, "choose", no), "r" + step);
        }
      }
    }

    /** The state the table has come to. */
    State state() {
      List<LogRecord> log = room.store.records(table);
      return GameRecord.of(room.tables.services().games(), log).state();
    }
  }

  /** A room in which the deal of the next table can be laid out. */
  static final class Room implements AutoCloseable {
    private final ManualTime time = new ManualTime();
    private final MemoryStore store;
    private final Computers computers = new Computers(1);
    private final Map<Seed, State> deals = new LinkedHashMap<>();
    private final List<Tables> servers = new ArrayList<>();
    final Tables tables;
    private final long seed;
    private final Content content;
    @Nullable State next;

    /** So many tables are dealt by chance before the one that is laid out. */
    int before;

    /** A room whose deals are always the same for the same seed. */
    Room(long seed) {
      this(seed, 1);
    }

    /** The same at so many servers on one store. */
    Room(long seed, int servers) {
      this(seed, servers, Content.bundled());
    }

    /** The same with heroes of one's own. */
    Room(long seed, int servers, Content content) {
      this.seed = seed;
      this.content = content;
      store = servers == 1 ? new MemoryStore() : MemoryStore.shared(time);
      NodeStore nodes = store.nodes();
      for (int i = 0; i < servers; i++) {
        this.servers.add(
            open(nodes == null ? null : new Node(store, nodes, "test", time, time::nanos)));
      }
      tables = this.servers.getFirst();
      time.after = this::spread;
    }

    private Tables open(@Nullable Node node) {
      var opened =
          new Tables(
              store,
              content,
              computers,
              node == null ? time : node,
              time,
              PACE,
              this::deal,
              1,
              Services.CLOSING,
              Herald.NONE,
              node);
      if (node != null) {
        opened.recoverNow();
      }
      return opened;
    }

    /** The server to which somebody goes: Ann's and Bob's are different if there are several. */
    Tables tables(Person who) {
      return servers.get((PEOPLE.indexOf(who) + servers.size()) % servers.size());
    }

    /** All that one server has stored the others know. */
    void spread() {
      MemoryNodes nodes = store.nodes();
      if (nodes != null) {
        do {
          while (!servers.stream().allMatch(Tables::isQuiet)) {
            LockSupport.parkNanos(20_000);
          }
        } while (nodes.spread());
      }
    }

    /** How the last table was dealt. */
    synchronized State dealt() {
      return new ArrayList<>(deals.values()).getLast();
    }

    private synchronized State deal(Game game) {
      State laid = next;
      return deals
          .computeIfAbsent(
              game.setup().seed(),
              _ ->
                  laid == null || deals.size() != before
                      ? Dealing.SHUFFLED.deal(game.withSeed(seed))
                      : laid)
          .copy();
    }

    @Override
    public void close() {
      servers.forEach(Tables::close);
      computers.close();
      store.close();
    }
  }

  // ---- the first game

  static String wish(int number, SplittableRandom random) {
    return wish(number, random, Content.bundled().heroIds());
  }

  /** A duel of some of these heroes. */
  static String wish(int number, SplittableRandom random, List<String> heroes) {
    int first = number % heroes.size();
    int second = (first + 1 + random.nextInt(heroes.size() - 1)) % heroes.size();
    List<String> boards = Content.bundled().boardIds();
    return ("{'board': '%s', 'first': 1, 'edition': '%s', 'mulligan': %s, 'undo': '%s', 'clock':"
            + " %s, 'seats': [{'who': 'me', 'hero': '%s'}, {'who': 'link', 'hero': '%s'}]}")
        .formatted(
            boards.get(random.nextInt(boards.size())),
            random.nextInt(4) == 0 ? "2019" : "2023",
            random.nextInt(4) == 0,
            List.of("rules", "consent", "none").get(random.nextInt(3)),
            random.nextBoolean()
                ? "{'kind': 'none'}"
                : "{'kind': 'game', 'seconds': 7200, 'increment': 5}",
            heroes.get(first),
            heroes.get(second));
  }

  private static Said act(int seat, String act) {
    return new Said(seat, "act", Json.object().put("act", act));
  }

  /** What somebody says next: a question, an act or a choice. */
  private static @Nullable Said next(Run run, SplittableRandom random) {
    int asked = run.asked();
    // A confirmation is answered at once: just as long the server pretends to ask for it.
    boolean atOnce =
        run.watcher(asked).frame.path("prompt").path("kind").asText().equals("confirm");
    if (!atOnce && random.nextInt(8) == 0) {
      return question(run, 1 + random.nextInt(run.seats()), random);
    }
    Watcher watcher = run.watcher(asked);
    List<String> options = watcher.options();
    if (options.isEmpty()) {
      return null; // the server answers
    }
    if (watcher.frame.path("prompt").path("kind").asText().equals("mulligan")) {
      return act(asked, options.get(random.nextInt(2)));
    }
    if (!atOnce
        && random.nextInt(12) == 0
        && watcher.frame.path("undo").path("allowed").asBoolean()) {
      return act(asked, "undo");
    }
    if (!atOnce && random.nextInt(60) == 0 && watcher.frame.path("undo").path("ask").asBoolean()) {
      return act(asked, "ask-undo");
    }
    if (!atOnce && random.nextInt(60) == 0) {
      return act(asked % run.seats() + 1, "allow-undo"); // refused unless asked for
    }
    if (!atOnce && run.seats() > 2 && random.nextInt(400) == 0) {
      return act(1 + random.nextInt(run.seats()), "resign");
    }
    String word = options.get(random.nextInt(options.size())).split(" ", 2)[0];
    List<String> some = options.stream().filter(o -> o.split(" ", 2)[0].equals(word)).toList();
    ObjectNode choose = Json.object().put("number", watcher.frame.path("number").asInt());
    choose.putArray("choices").add(some.get(random.nextInt(some.size())));
    return new Said(asked, "choose", choose);
  }

  private static Said question(Run run, int seat, SplittableRandom random) {
    Watcher watcher = run.watcher(seat);
    int number = watcher.frame.path("number").asInt();
    List<String> options = watcher.options();
    ObjectNode ask = Json.object();
    switch (random.nextInt(4)) {
      case 0 -> ask.put("what", "reach");
      case 1 -> ask.put("what", "moment").put("number", random.nextInt(number + 1));
      case 2 -> {
        JsonNode fighters = watcher.frame.path("view").path("fighters");
        JsonNode fighter = fighters.get(random.nextInt(fighters.size()));
        ask.put("what", "why").put("piece", fighter.path("id").asText());
      }
      default -> {
        ask.put("what", "draft").put("number", number);
        var choices = ask.putArray("choices");
        if (!options.isEmpty()) {
          choices.add(options.get(random.nextInt(options.size())));
        }
      }
    }
    return new Said(seat, "ask", ask);
  }

  /** What was said, by step, and what everybody had been sent before it. */
  record History(List<@Nullable Said> said, List<int[]> sent) {}

  /** Plays on until something holds or the game is over. */
  static History play(Run run, Predicate<Run> until, SplittableRandom random) {
    return play(run, until, random, 0);
  }

  /**
   * The same.
   *
   * @param leaver a seat that gives up early; 0 for none
   */
  static History play(Run run, Predicate<Run> until, SplittableRandom random, int leaver) {
    int most = run.seats() == 2 ? MOST_STEPS : 3 * MOST_STEPS;
    var said = new ArrayList<@Nullable Said>();
    var sent = new ArrayList<int[]>();
    for (int i = 0; i < most && !run.isOver() && !until.test(run); i++) {
      sent.add(counts(run));
      run.wait(THOUGHT);
      Said now = run.isOver() ? null : next(run, random);
      now = i == EARLY && leaver != 0 && !run.isOver() ? act(leaver, "resign") : now;
      said.add(now);
      if (now != null) {
        run.say(now, "s" + i);
      }
      if (i % LOOKS == 0) {
        run.lookAround();
      }
    }
    sent.add(counts(run));
    return new History(said, sent);
  }

  private static int[] counts(Run run) {
    return run.watchers.stream().mapToInt(w -> w.messages.size()).toArray();
  }

  // ---- the second one

  /** A deal in which cards a player holds at the end were others, which were never drawn. */
  static @Nullable State twin(State dealt, State end, int player, SplittableRandom random) {
    Deck deck = dealt.game().seat(player).deck();
    int places = Twins.places(dealt, player);
    int drawn = places - end.deckSize(player);
    int hand = Twins.held(end, player);
    State twin = dealt;
    boolean changed = false;
    if (drawn == places) {
      return null;
    }
    for (int place = drawn - 1; place >= 0; place--) {
      int card = Twins.card(dealt, player, place);
      if (deck.has(hand, card)) {
        hand = deck.minus(hand, card);
        int other = drawn + random.nextInt(places - drawn);
        changed |= card != Twins.card(twin, player, other);
        twin = Twins.swapped(twin, player, place, other);
      }
    }
    return changed ? twin : null;
  }

  private static final Set<String> REVEALING =
      Set.of(
          "scheme-played",
          "scheme-within",
          "cards-revealed",
          "attack-card-replaced",
          "effect-stopped",
          "card-boosted",
          "card-discarded",
          "card-revealed",
          "hand-seen",
          "hand-revealed",
          "deck-seen");

  private static boolean reveals(List<ObjectNode> messages) {
    for (ObjectNode message : messages) {
      for (JsonNode event : message.path("events")) {
        if (REVEALING.contains(event.path("type").asText())
            || event.path("faceUp").asBoolean()
            || event.path("open").asBoolean()) {
          return true;
        }
      }
    }
    return false;
  }

  /** What somebody has drawn and seen. */
  private static List<JsonNode> drawn(List<ObjectNode> messages) {
    var drawn = new ArrayList<JsonNode>();
    for (ObjectNode message : messages) {
      for (JsonNode event : message.path("events")) {
        if (event.path("type").asText().equals("cards-taken")
            && !event.path("cards").path(0).asText().equals("hidden")) {
          drawn.add(event);
        }
      }
    }
    return drawn;
  }

  /**
   * Says the same again at another table; how many messages agreed before the games part openly.
   */
  static int replay(Run first, History history, Run second, int viewer, boolean[] parted) {
    List<ObjectNode> one = first.watcher(viewer).messages;
    List<ObjectNode> two = second.watcher(viewer).messages;
    for (int i = 0; i < history.said.size(); i++) {
      int from = history.sent.get(i)[viewer];
      int to = history.sent.get(i + 1)[viewer];
      second.wait(THOUGHT);
      Said said = history.said.get(i);
      second.decline(said, one.subList(from, to), i);
      boolean accepted = said == null || second.say(said, "s" + i);
      if (i % LOOKS == 0) {
        second.lookAround();
      }
      List<ObjectNode> expected = one.subList(from, to);
      List<ObjectNode> sent = two.subList(Math.min(from, two.size()), two.size());
      if (!sent.equals(expected)) {
        // Cards that some heroes put back into their decks may come up before those dealt
        // otherwise.
        boolean drew = !drawn(expected).equals(drawn(sent));
        boolean open = drew || reveals(expected) || reveals(sent);
        boolean impossible = !accepted && said != null && said.seat != viewer;
        assertThat(open || impossible)
            .as("step %d: %s told something: %s", i, said, difference(expected, sent))
            .isTrue();
        parted[0] = true;
        return from;
      }
    }
    return two.size();
  }

  /** Where two lists of messages differ first. */
  static String difference(List<ObjectNode> expected, List<ObjectNode> sent) {
    for (int i = 0; i < Math.min(expected.size(), sent.size()); i++) {
      if (!expected.get(i).equals(sent.get(i))) {
        return "message " + i + difference(expected.get(i), sent.get(i));
      }
    }
    return expected.size() + " messages, not " + sent.size();
  }

  private static String difference(JsonNode expected, JsonNode found) {
    if (expected.isObject() && found.isObject()) {
      for (var field : expected.properties()) {
        JsonNode other = found.path(field.getKey());
        if (!other.equals(field.getValue())) {
          return "/" + field.getKey() + difference(field.getValue(), other);
        }
      }
    }
    return ": " + expected + " was " + found;
  }

  private static String wishInCompany(int number, SplittableRandom random) {
    boolean teams = number % 2 == 0;
    int players = teams || number % 4 == 1 ? 4 : 3;
    List<String> heroes = Content.bundled().heroIds();
    var seats = new ArrayList<String>();
    for (int i = 0; i < players; i++) {
      String hero = heroes.get((number + i * 3) % heroes.size());
      seats.add("{'who': '%s', 'hero': '%s'}".formatted(i == 0 ? "me" : "link", hero));
    }
    List<String> boards = List.of("sarpedon", "marmoreal", "soho", "baskerville-manor");
    return "{'mode': '%s', 'board': '%s', 'first': 1, 'edition': '%s', 'undo': '%s', 'seats': %s}"
        .formatted(
            teams ? "teams" : "free-for-all",
            boards.get(random.nextInt(boards.size())),
            random.nextInt(4) == 0 ? "2019" : "2023",
            List.of("rules", "consent", "none").get(random.nextInt(3)),
            seats);
  }

  @BeforeAll
  static void quiet() {
    // No save tells of a game that was dealt otherwise than by its seed.
    CapturedLog.logger(Archive.class.getName()).setLevel(Level.ERROR);
  }

  @AfterAll
  static void loud() {
    CapturedLog.logger(Archive.class.getName()).setLevel(null);
  }

  /** How much was compared. */
  private static final class Tally {
    final int servers;
    int compared;
    int whole;
    int parted;
    final Map<String, Integer> heroes = new TreeMap<>();

    Tally() {
      this(1);
    }

    /** Of games at so many servers. */
    Tally(int servers) {
      this.servers = servers;
    }
  }

  private static boolean areMates(String wish, int viewer, int player) {
    return viewer == player + 1 || wish.contains("'teams'") && (viewer - 1 - player) % 2 == 0;
  }

  /** Plays a game and another that a viewer cannot tell from it. */
  private static void compare(String wish, int number, int viewer, int player, Tally tally) {
    compare(wish, number, viewer, player, tally, 0);
  }

  private static void compare(
      String wish, int number, int viewer, int player, Tally tally, int leaver) {
    var random = new SplittableRandom(number);
    try (var room = new Room(number, tally.servers);
        var other = new Room(number, tally.servers)) {
      Supplier<Run> one = () -> new Run(room, wish);
      Supplier<Run> two = () -> new Run(other, wish);
      compare(room, other, one, two, viewer, player, random, tally, leaver);
    }
  }

  private static void compare(
      Room room,
      Room other,
      Supplier<Run> one,
      Supplier<Run> two,
      int viewer,
      int player,
      SplittableRandom random,
      Tally tally,
      int leaver) {
    Run first = one.get();
    // Until somebody has few cards left to draw and some in hand.
    History history = play(first, run -> run.hasFewLeft(player), random, leaver);
    State end = first.state();
    State twin = twin(room.dealt(), end, player, random);
    if (twin == null) {
      return;
    }
    other.next = twin;
    Run second = two.get();
    var part = new boolean[1];
    tally.compared += replay(first, history, second, viewer, part);
    tally.parted += part[0] ? 1 : 0;
    tally.whole += part[0] ? 0 : 1;
    tally.heroes.merge(end.game().seat(player).hero().id(), 1, Integer::sum);
  }

  private static Tally duels(int from, int to, int servers) {
    var tally = new Tally(servers);
    for (int number = from; number < to; number++) {
      String wish = wish(number, new SplittableRandom(number));
      int viewer = number % 3;
      int player = viewer == 0 ? number / 3 % 2 : 2 - viewer;
      compare(wish, number, viewer, player, tally);
    }
    return tally;
  }

  /** The same if those who play and look on are at two servers. */
  @Test
  void norWhereSeveralServersTell() {
    assertThat(duels(0, FEW, 2).compared).isGreaterThan(100 * FEW);
    assertThat(companies(0, FEW, 2).compared).isGreaterThan(100 * FEW);
  }

  @Test
  @Tag("long")
  void norWhereSeveralServersTellOfManyGames() {
    Tally tally = duels(0, MANY_GAMES / 2, 2);
    assertThat(tally.compared).isGreaterThan(30_000);
    assertThat(tally.heroes).hasSize(10);
    assertThat(companies(0, MANY_COMPANIES, 2).heroes).hasSize(10);
  }

  @Test
  void messagesTellNothingHidden() {
    tellNothing(0, GAMES);
  }

  @Test
  @Tag("long")
  void norInManyMoreDuels() {
    tellNothing(GAMES, MANY_GAMES);
  }

  private static void tellNothing(int from, int to) {
    Tally tally = duels(from, to, 1);
    int games = to - from;
    assertThat(tally.compared).isGreaterThan(140 * games);
    assertThat(tally.whole).isGreaterThan(games / 2).isGreaterThan(2 * tally.parted);
    assertThat(tally.heroes).hasSize(10);
    assertThat(tally.heroes.values()).allMatch(compared -> compared >= 3);
  }

  /** The same among three and four: third parties, team mates of others, and who is out. */
  @Test
  void messagesTellNothingHiddenInCompany() {
    assertThat(companies(0, COMPANIES, 1).heroes).hasSizeGreaterThan(7);
  }

  @Test
  @Tag("long")
  void norInManyMore() {
    assertThat(companies(COMPANIES, MANY_COMPANIES, 1).heroes).hasSize(10);
  }

  private static Tally companies(int from, int to, int servers) {
    var tally = new Tally(servers);
    for (int number = from; number < to; number++) {
      var random = new SplittableRandom(number);
      String wish = wishInCompany(number, random);
      int seats = wish.split("'who'", -1).length - 1;
      int player = random.nextInt(seats);
      int viewer = random.nextInt(seats + 1);
      while (viewer != 0 && areMates(wish, viewer, player)) {
        viewer = random.nextInt(seats + 1);
      }
      compare(wish, number, viewer, player, tally);
    }
    assertThat(tally.compared).isGreaterThan(100 * (to - from));
    assertThat(tally.whole).isGreaterThan((to - from) / 2);
    return tally;
  }

  /** Who has given up and looks on learns nothing of those who play on. */
  @Test
  void whoIsOutLearnsNothing() {
    var tally = new Tally();
    for (int number = 0; number < OUTSIDERS; number++) {
      var random = new SplittableRandom(500 + number);
      String wish = wishInCompany(number, random);
      int seats = wish.split("'who'", -1).length - 1;
      int player = random.nextInt(seats);
      int viewer = 1 + random.nextInt(seats);
      while (areMates(wish, viewer, player)) {
        viewer = 1 + random.nextInt(seats);
      }
      compare(wish, number, viewer, player, tally, viewer);
    }
    assertThat(tally.compared).isGreaterThan(100 * OUTSIDERS);
    assertThat(tally.whole).isGreaterThan(OUTSIDERS / 2);
  }

  /** DEC-36: out of a free-for-all one sees what a stranger sees, the own hand neither. */
  @Test
  void whoIsOutOfAFreeForAllSeesWhatThePublicSees() {
    int compared = 0;
    for (int number = 1; number < 24; number += 2) {
      var random = new SplittableRandom(number);
      try (var room = new Room(number)) {
        var run = new Run(room, wishInCompany(number, random));
        int leaver = 1 + random.nextInt(run.seats());
        play(run, _ -> false, random, leaver);
        for (int seat = 1; seat <= run.seats(); seat++) {
          compared += sameFromTheOutsideOn(run.watcher(0), run.watcher(seat), seat);
        }
      }
    }
    assertThat(compared).isGreaterThan(2_000);
  }

  /** How many frames somebody got who was out. */
  private static int sameFromTheOutsideOn(Watcher stranger, Watcher watcher, int seat) {
    Map<Integer, ObjectNode> seen = new HashMap<>();
    frames(stranger).forEach(frame -> seen.put(frame.path("number").asInt(), frame));
    int compared = 0;
    boolean out = false;
    for (ObjectNode frame : frames(watcher)) {
      JsonNode player = frame.path("view").path("players").path(seat - 1);
      boolean stillOut = player.path("out").asBoolean(); // the end of the action may be taken back
      if (out && stillOut) {
        assertThat(frame).isEqualTo(seen.get(frame.path("number").asInt()));
        compared++;
      }
      out = stillOut;
      assertThat(player.has("hand")).as("an own hand, unless out").isEqualTo(!out);
    }
    return compared;
  }

  private static List<ObjectNode> frames(Watcher watcher) {
    return watcher.messages.stream()
        .filter(message -> message.path("type").asText().equals("frame"))
        .toList();
  }

  /** The next game of the same people: what leads to it, and the game itself. */
  @Test
  void aRematchTellsNothing() {
    var tally = new Tally();
    for (int number = 0; number < 12; number++) {
      var random = new SplittableRandom(900 + number);
      String wish = number % 3 == 0 ? wish(number, random) : wishInCompany(number, random);
      int seats = wish.split("'who'", -1).length - 1;
      int player = random.nextInt(seats);
      int viewer = random.nextInt(seats + 1);
      while (viewer != 0 && areMates(wish, viewer, player)) {
        viewer = random.nextInt(seats + 1);
      }
      try (var room = new Room(number);
          var other = new Room(number)) {
        other.before = 1;
        var before = new Run(room, wish);
        var twin = new Run(other, wish);
        compare(room, other, before::again, twin::again, viewer, player, random, tally, 0);
        assertThat(twin.watcher(viewer).messages).isEqualTo(before.watcher(viewer).messages);
      }
    }
    assertThat(tally.compared).isGreaterThan(1_000);
    assertThat(tally.whole).isGreaterThan(5);
  }
}
