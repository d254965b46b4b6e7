package nonpareil.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import nonpareil.content.Content;
import nonpareil.server.ProtocolPage;
import nonpareil.server.Server;
import nonpareil.server.Settings;
import nonpareil.server.notify.Notifier;
import nonpareil.server.notify.Reach;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Request;
import nonpareil.server.store.MemoryStore;
import nonpareil.server.table.Pace;
import nonpareil.testkit.Joker;
import nonpareil.testkit.client.Caller;
import nonpareil.testkit.client.Caller.Answer;
import nonpareil.testkit.client.PageClient;
import nonpareil.testkit.push.PushBrowser;
import nonpareil.testkit.push.PushService;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The running server does what openapi.yaml and docs/protocol.md say, and nothing else. */
@Execution(ExecutionMode.CONCURRENT)
final class ContractTest {
  private static final String LARGE = "{\"name\": \"%s\"}".formatted("x".repeat(20_000));

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path heroes;

  private final Contract contract = new Contract();

  @SuppressWarnings("NullAway.Init")
  private Server server;

  @SuppressWarnings("NullAway.Init")
  private Caller nobody;

  @SuppressWarnings("NullAway.Init")
  private Caller ada;

  @SuppressWarnings("NullAway.Init")
  private Caller bea;

  @BeforeEach
  void start() {
    server =
        Server.start(
            Settings.forTests(folder).withNotifying(Notifier.Manner.usual(Reach.INNER)),
            Pace.NORMAL,
            Content.bundled().with(List.of(Joker.in(heroes))));
    nobody = new Caller(server.port());
    ada = Caller.person(server.port(), "Ada");
    bea = Caller.person(server.port(), "Bea");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void theRoutesAreThoseDescribed() throws IOException {
    assertThat(new TreeSet<>(server.routes())).isEqualTo(contract.operations());
    assertThat(Contract.operationsOfProtocol()).isEqualTo(contract.operations());
  }

  @Test
  void everyPromiseIsKept() throws SQLException {
    general();
    people();
    notices();
    watching();
    String over = tables();
    finished(over);
    draft();
    friends(over);
    changed(over);
    limits();
    var unseen = new TreeSet<>(contract.promises());
    unseen.removeAll(contract.seen());
    assertThat(unseen).as("promised, but never answered").isEmpty();
  }

  // ---- the socket; the shapes of its messages are compared in ProtocolTest of the tables

  @Test
  void theMessagesAreThoseDescribed() {
    var page = new ProtocolPage();
    Set<String> understood = new TreeSet<>(List.of("watch", "leave", "seen"));
    for (Request.Type type : Request.Type.values()) {
      understood.add(type.name().toLowerCase(Locale.ROOT));
    }
    assertThat(page.rows("### From the client")).isEqualTo(understood);
    String table = Games.duel(ada, bea);
    for (String type : understood) {
      PageClient socket = ada.socket();
      socket.send("{\"type\": \"%s\", \"id\": \"x\", \"table\": \"%s\"}".formatted(type, table));
      socket.send("{\"type\": \"ask\", \"id\": \"still there\", \"table\": \"NOPE\"}");
      JsonNode answer = socket.next("refused");
      while (!answer.path("id").asText().equals("still there")) {
        answer = socket.next("refused");
      }
      socket.leave();
    }
    PageClient lost = ada.socket();
    lost.send("{\"type\": \"watch\", \"table\": \"NOPE\"}");
    ObjectNode refused = lost.next("refused").deepCopy();
    assertThat(refused.path("table").asText()).isEqualTo("NOPE");
    assertThat(page.problems("refused", refused.without("type"))).isEmpty();
    PageClient odd = ada.socket();
    odd.send("{\"type\": \"sing\", \"id\": \"x\"}");
    assertThat(odd.closing()).startsWith("4400");
  }

  @Test
  void theServerSaysWhatIsDescribed() {
    var page = new ProtocolPage();
    String table = Games.timedDuel(ada, bea);
    int seat = Games.seat(ada, table);
    PageClient socket = ada.socket();
    String about = "\"id\": \"x\", \"table\": \"%s\", \"seat\": %d".formatted(table, seat);
    socket.send("{\"type\": \"watch\", \"table\": \"%s\", \"seats\": [%d]}".formatted(table, seat));
    socket.send("{\"type\": \"ask\", \"what\": \"reach\", %s}".formatted(about));
    socket.send("{\"type\": \"act\", \"act\": \"dance\", %s}".formatted(about));
    socket.send(
        "{\"type\": \"say\", \"to\": \"table\", \"phrase\": \"hello\", %s}".formatted(about));
    socket.send("{\"type\": \"act\", \"act\": \"resign\", %s}".formatted(about));
    Set<String> said = new TreeSet<>();
    for (JsonNode message = socket.next(); ; message = socket.next()) {
      said.add(message.path("type").asText());
      if (message.path("kind").asText().equals("ended")) {
        break;
      }
      if (message.path("type").asText().equals("hello")) {
        ObjectNode hello = message.deepCopy();
        assertThat(page.problems("hello", hello.without("type"))).isEmpty();
      }
    }
    assertThat(said).isEqualTo(page.rows("### From the server"));
  }

  @Test
  void theCloseCodesAreThoseDescribed() {
    Set<Integer> codes = new TreeSet<>();
    for (CloseCode code : CloseCode.values()) {
      codes.add(code.number);
    }
    assertThat(new ProtocolPage().numbersAfter("Close codes:")).isEqualTo(codes);
  }

  /** Over the socket nothing is refused as it is over HTTP alone. */
  @Test
  void theReasonsAreThoseDescribed() {
    Set<String> reasons = new TreeSet<>();
    for (Refusal.Code code : Refusal.Code.values()) {
      reasons.add(code.reason());
    }
    reasons.removeAll(List.of("bad-json", "too-large", "not-allowed", "conflict"));
    Set<String> described = new ProtocolPage().wordsAfter("the reason one of:");
    described.remove("watch"); // stands in the same line
    assertThat(described).isEqualTo(reasons);
  }

  private Answer get(Caller who, String operation, String path, String... headers) {
    return contract.check("GET " + operation, who.get(path, headers));
  }

  private Answer post(Caller who, String operation, String path, String body) {
    return contract.check("POST " + operation, who.post(path, body));
  }

  private Answer post(Caller who, String path, String body) {
    return post(who, path, path, body);
  }

  private void general() {
    get(nobody, "/health", "/health");
    try (var ill = new Assembled(folder, new MemoryStore())) {
      ill.computers().close();
      get(new Caller(ill.port()), "/health", "/health");
    }
    Answer api = get(nobody, "/openapi.yaml", "/openapi.yaml");
    get(nobody, "/openapi.yaml", "/openapi.yaml", "If-None-Match", api.header("ETag"));
    Answer catalog = get(nobody, "/api/catalog", "/api/catalog");
    get(nobody, "/api/catalog", "/api/catalog", "If-None-Match", catalog.header("ETag"));
    Answer qr = post(nobody, "/api/qr", "{\"text\": \"http://localhost:8080/#/join/T/S\"}");
    assertThat(qr.json().path("rows")).hasSize(qr.json().path("size").asInt());
    post(nobody, "/api/qr", "{}");
    contract.check("POST /api/qr", nobody.postFrom(null, "/api/qr", "{}"));
  }

  private void people() {
    post(ada, "/api/me", "{\"name\": \"Ada\"}");
    post(ada, "/api/me", "{\"name\": \"\"}");
    post(ada, "/api/me", LARGE);
    contract.check("POST /api/me", nobody.postFrom("http://evil.example", "/api/me", "{}"));
    get(nobody, "/api/me/tables", "/api/me/tables");
    post(nobody, "/api/me/links", "");
    String secret = post(ada, "/api/me/links", "").json().path("secret").asText();
    String body = "{\"secret\": \"%s\"}".formatted(secret);
    post(new Caller(server.port()), "/api/me/continue", body);
    post(new Caller(server.port()), "/api/me/continue", body);
    post(ada, "/api/me/continue", "{}");
    post(ada, "/api/me", "{\"avatar\": \"medusa\"}");
    get(nobody, "/api/me/links", "/api/me/links");
    get(ada, "/api/me/links", "/api/me/links");
    post(nobody, "/api/me/recovery-code", "");
    post(ada, "/api/me/recovery-code", "");
    String code = post(ada, "/api/me/recovery-code", "").json().path("code").asText();
    String typed = "{\"code\": \"%s\"}".formatted(code);
    post(new Caller(server.port()), "/api/me/recover", typed);
    post(ada, "/api/me/recover", "{\"code\": \"BBB\"}");
    String wrong = "{\"code\": \"%s\"}".formatted(RecoveryCode.make());
    post(ada, "/api/me/recover", wrong);
    contract.check("POST /api/me/recover", ada.postFrom(null, "/api/me/recover", typed));
    get(nobody, "/api/me/devices", "/api/me/devices");
    for (JsonNode device : get(ada, "/api/me/devices", "/api/me/devices").json().path("devices")) {
      String out = "{\"device\": \"%s\"}".formatted(device.path("device").asText());
      post(ada, "/api/me/sign-out", out);
    }
    post(ada, "/api/me/sign-out", "{}");
    post(ada, "/api/me/sign-out", "{\"device\": \"x\"}");
    post(nobody, "/api/me/sign-out", "{\"device\": \"x\"}");
    post(nobody, "/api/me/sign-out-others", "");
    post(ada, "/api/me/sign-out-others", "");
    get(nobody, "/api/me/export", "/api/me/export");
    get(ada, "/api/me/export", "/api/me/export");
    Caller dora = Caller.person(server.port(), "Dora");
    post(dora, "/api/me/delete", "{\"confirm\": \"perhaps\"}");
    post(dora, "/api/me/delete", "{\"confirm\": \"delete\"}");
    contract.check("POST /api/me/delete", dora.postFrom(null, "/api/me/delete", "{}"));
    contract.check("POST /api/me/continue", ada.postFrom(null, "/api/me/continue", body));
  }

  /** How people are told who are not here. */
  private void notices() {
    get(nobody, "/api/me/turns", "/api/me/turns");
    get(ada, "/api/me/turns", "/api/me/turns");
    get(nobody, "/api/me/notifications", "/api/me/notifications");
    get(ada, "/api/me/notifications", "/api/me/notifications");
    for (String route : List.of("/api/me/push", "/api/me/webhook", "/api/me/holiday")) {
      post(nobody, route, "{}");
      post(ada, route, "{}");
    }
    for (String kind : List.of("push", "webhook")) {
      post(ada, "/api/me/" + kind + "/test", ""); // there is none
      post(nobody, "/api/me/" + kind + "/test", "");
      post(nobody, "/api/me/" + kind + "/off", "");
    }
    try (var service = new PushService()) {
      String push = new PushBrowser().subscription(service.url("/p"), ", \"language\": \"de\"");
      post(ada, "/api/me/push", push);
      String hook = "{\"url\": \"%s\"}".formatted(service.url("/h"));
      assertThat(post(ada, "/api/me/webhook", hook).json().path("secret").asText()).hasSize(43);
      get(ada, "/api/me/notifications", "/api/me/notifications");
      for (String kind : List.of("push", "webhook")) {
        Answer test = post(ada, "/api/me/" + kind + "/test", "");
        assertThat(test.json().path("outcome").asText()).isEqualTo("accepted");
        post(ada, "/api/me/" + kind + "/off", "");
      }
      try (var off = new Assembled(folder, new MemoryStore())) {
        Caller cleo = Caller.person(off.port(), "Cleo");
        post(cleo, "/api/me/push", push);
        post(cleo, "/api/me/webhook", hook);
      }
    }
    post(ada, "/api/me/holiday", "{\"days\": 99}");
    post(nobody, "/api/me/holiday/end", "");
    post(ada, "/api/me/holiday/end", "");
    post(ada, "/api/me/holiday", "{\"days\": 2}");
    post(ada, "/api/me/holiday/end", "");
  }

  /** Links to watch by. */
  private void watching() {
    get(nobody, "/api/games", "/api/games");
    String wish = Games.BY_LINK.replace("\"watch\": \"list\"", "\"watch\": \"link\"");
    String listed = Games.duel(ada, bea);
    String table = post(ada, "/api/tables", wish).json().path("table").path("table").asText();
    String path = "/api/tables/" + table;
    String one = "/api/tables/{table}";
    post(nobody, one + "/watch-link", path + "/watch-link", "");
    post(bea, one + "/watch-link", path + "/watch-link", ""); // does not sit there
    post(ada, one + "/watch-link", "/api/tables/NOPE/watch-link", "");
    post(ada, one + "/watch-link", "/api/tables/" + listed + "/watch-link", "");
    String secret =
        post(ada, one + "/watch-link", path + "/watch-link", "").json().path("secret").asText();
    String body = "{\"secret\": \"%s\"}".formatted(secret);
    post(nobody, one + "/watch", path + "/watch", body);
    post(bea, one + "/watch", path + "/watch", "{}");
    post(bea, one + "/watch", "/api/tables/NOPE/watch", body);
    post(bea, one + "/watch", path + "/watch", "{\"secret\": \"guessed\"}");
    assertThat(post(bea, one + "/watch", path + "/watch", body).status()).isEqualTo(200);
    get(ada, "/api/games", "/api/games");
    Games.resign(ada, listed, Games.seat(ada, listed));
    post(ada, one + "/leave", path + "/leave", "");
  }

  /** Tables in all their states; answers one that is over. */
  private String tables() {
    post(nobody, "/api/tables", Games.BY_LINK);
    post(ada, "/api/tables", "{\"seats\": [{\"who\": \"me\"}, {\"who\": \"nobody\"}]}");
    post(ada, "/api/tables", LARGE);
    String byHand =
        "{\"seats\": [{\"who\": \"me\", \"hero\": \"joker\"}, {\"who\": \"computer\"}]}";
    post(ada, "/api/tables", byHand);
    JsonNode made = post(ada, "/api/tables", Games.BY_LINK).json();
    String table = made.path("table").path("table").asText();
    String path = "/api/tables/" + table;
    String one = "/api/tables/{table}";
    get(nobody, one, path);
    get(ada, one, "/api/tables/NOPE");
    post(ada, "/api/tables", Games.OPEN);
    get(bea, "/api/tables", "/api/tables");
    get(ada, "/api/me/tables", "/api/me/tables");

    String empty = "{\"seat\": %s}".formatted(made.path("invitations").fieldNames().next());
    post(nobody, one + "/invitations", path + "/invitations", empty);
    post(ada, one + "/invitations", path + "/invitations", "{}");
    post(ada, one + "/invitations", "/api/tables/NOPE/invitations", "{\"seat\": 2}");
    String secret =
        post(ada, one + "/invitations", path + "/invitations", empty)
            .json()
            .path("secret")
            .asText();

    post(nobody, one + "/join", path + "/join", "{}");
    post(bea, one + "/join", path + "/join", "{\"seat\": \"2\"}");
    post(bea, one + "/join", "/api/tables/NOPE/join", "{}");
    post(bea, one + "/join", path + "/join", "{\"secret\": \"%s\"}".formatted(secret));
    Caller cleo = Caller.person(server.port(), "Cleo");
    post(cleo, one + "/join", path + "/join", "{\"secret\": \"%s\"}".formatted(secret));

    post(nobody, one + "/leave", path + "/leave", "");
    post(ada, one + "/leave", "/api/tables/NOPE/leave", "");
    post(ada, one + "/leave", path + "/leave", ""); // it is being played
    String other =
        post(ada, "/api/tables", Games.BY_LINK).json().path("table").path("table").asText();
    post(ada, one + "/leave", "/api/tables/" + other + "/leave", "");
    post(ada, one + "/invitations", path + "/invitations", empty);

    get(ada, one + "/save", path + "/save"); // not before the end
    get(ada, one + "/chances", path + "/chances");
    get(ada, one + "/hindsight", path + "/hindsight?number=1");
    int seat = Games.seat(bea, table);
    get(bea, one + "/replay", path + "/replay?eyes=" + (3 - seat)); // somebody else's cards
    get(bea, one + "/replay", path + "/replay?eyes=" + seat);
    post(bea, one + "/rematch", path + "/rematch", "");
    Games.resign(bea, table, seat);
    return table;
  }

  private void finished(String table) {
    String path = "/api/tables/" + table;
    String one = "/api/tables/{table}";
    JsonNode info = get(nobody, one, path).json();
    assertThat(info.path("state").asText()).isEqualTo("over");
    assertThat(info.path("result").path("winners")).hasSize(1);
    for (String eyes : new String[] {"1", "2", "open", "public"}) {
      get(nobody, one + "/replay", path + "/replay?eyes=" + eyes);
    }
    get(nobody, one + "/replay", path + "/replay?eyes=x");
    get(nobody, one + "/replay", "/api/tables/NOPE/replay");
    get(nobody, one + "/save", "/api/tables/NOPE/save");
    get(nobody, one + "/chances", "/api/tables/NOPE/chances");
    get(nobody, one + "/chances", path + "/chances");
    curve(path + "/chances");
    get(nobody, one + "/hindsight", "/api/tables/NOPE/hindsight?number=1");
    get(nobody, one + "/hindsight", path + "/hindsight?number=99999");
    get(nobody, one + "/hindsight", path + "/hindsight");
    get(nobody, one + "/hindsight", path + "/hindsight?number=0");
    statistics();
    String save = get(nobody, one + "/save", path + "/save").text();
    assertThat(post(ada, "/api/imports", save).json().path("imported").asBoolean()).isTrue();
    post(nobody, "/api/imports", save);
    post(ada, "/api/imports", "nonsense: [");
    post(ada, "/api/imports", "x".repeat(600_000));
    post(nobody, one + "/rematch", path + "/rematch", "");
    post(ada, one + "/rematch", "/api/tables/NOPE/rematch", "");
    String offer =
        "{\"answer\": \"offer\", \"heroes\": [\"medusa\", \"random\"], \"board\": \"random\"}";
    assertThat(post(ada, one + "/rematch", path + "/rematch", offer).json().path("table").asText())
        .isEqualTo(table);
    post(bea, one + "/rematch", path + "/rematch", "{\"answer\": \"agree\", \"number\": 9}");
    post(bea, one + "/rematch", path + "/rematch", "{\"answer\": \"perhaps\"}");
    post(bea, one + "/rematch", path + "/rematch", "{\"answer\": \"decline\", \"number\": 1}");
    post(bea, one + "/rematch", path + "/rematch", "");
    String again = post(ada, one + "/rematch", path + "/rematch", "").json().path("table").asText();
    assertThat(again).isNotEqualTo(table);
    assertThat(post(bea, one + "/rematch", path + "/rematch", "").json().path("table").asText())
        .isEqualTo(again);
  }

  private void draft() {
    String one = "/api/tables/{table}/draft";
    post(nobody, one, "/api/tables/NOPE/draft", "{}");
    post(ada, one, "/api/tables/NOPE/draft", "{}");
    JsonNode made =
        post(
                ada,
                "/api/tables",
                "{\"draft\": \"blind\", \"series\": 3, \"seats\": [{\"who\": \"me\"}, {\"who\": \"computer\"}]}")
            .json()
            .path("table");
    String path = "/api/tables/" + made.path("table").asText() + "/draft";
    int seat = made.at("/drafting/waiting/0").asInt();
    String choose = "{\"act\": \"%s\", \"seat\": %d, \"hero\": \"medusa\"}";
    post(ada, one, path, "{}");
    post(ada, one, path, choose.formatted("ban", seat));
    JsonNode begun = post(ada, one, path, choose.formatted("choose", seat)).json();
    assertThat(begun.path("state").asText()).isEqualTo("playing");
  }

  private void statistics() {
    String mine = "/api/me/statistics";
    get(nobody, mine, mine);
    JsonNode all = get(ada, mine, mine).json();
    assertThat(all.at("/all/won").asInt()).as("bea has resigned").isOne();
    assertThat(all.at("/by/cause/0/key").asText()).isEqualTo("resigned");
    assertThat(get(ada, mine, mine + "?cause=combat").json().at("/all/games").asInt()).isZero();
    assertThat(get(ada, mine, mine + "?colour=red").at()).isEqualTo("colour");
    assertThat(get(ada, mine, mine + "?hero=alice&hero=medusa").at()).isEqualTo("hero");
    for (String mode : List.of("duel", "free-for-all", "teams")) {
      JsonNode counted = get(nobody, "/api/statistics", "/api/statistics?mode=" + mode).json();
      assertThat(counted.at("/by/hero")).as("too few people have played").isEmpty();
      assertThat(counted.path("lab").isNull()).isEqualTo(!mode.equals("duel"));
    }
    get(nobody, "/api/statistics", "/api/statistics?mode=chess");
  }

  private void friends(String table) {
    String friends = "/api/me/friends";
    for (String path : List.of("/asks", "/answers", "/changes", "/links", "/look", "/accept")) {
      post(nobody, friends + path, "{}");
      post(ada, friends + path, "{}");
    }
    get(nobody, friends, friends);
    int seat = Games.seat(bea, table);
    String met = "{\"table\": \"%s\", \"seat\": %d}";
    post(ada, friends + "/asks", met.formatted("NOPE", seat));
    post(ada, friends + "/asks", met.formatted(table, seat));
    JsonNode asks = get(bea, friends, friends).json().path("asks");
    String answer = "{\"ask\": \"%s\", \"answer\": \"accept\"}";
    post(bea, friends + "/answers", answer.formatted("x"));
    post(bea, friends + "/answers", answer.formatted(asks.get(0).path("ask").asText()));
    post(ada, friends + "/changes", "{\"friend\": \"x\", \"change\": \"part\"}");

    String one = "/api/tables/{table}";
    JsonNode made = ada.post("/api/tables", Games.BY_LINK).json();
    String path = "/api/tables/" + made.path("table").path("table").asText();
    String free = made.path("invitations").fieldNames().next();
    String friend = get(ada, friends, friends).json().at("/friends/0/friend").asText();
    String offer = "{\"seat\": %s, \"friend\": \"%s\"}";
    post(nobody, one + "/offers", path + "/offers", "{}");
    post(ada, one + "/offers", path + "/offers", "{}");
    post(ada, one + "/offers", path + "/offers", offer.formatted(free, "x"));
    String own = free.equals("1") ? "2" : "1";
    post(ada, one + "/offers", path + "/offers", offer.formatted(own, friend));
    post(ada, one + "/offers", path + "/offers", offer.formatted(free, friend));
    get(bea, "/api/me/tables", "/api/me/tables");
    post(nobody, one + "/decline", path + "/decline", "");
    post(bea, one + "/decline", "/api/tables/NOPE/decline", "");
    post(bea, one + "/decline", path + "/decline", "");
    post(bea, one + "/decline", path + "/decline", "");
    post(ada, one + "/leave", path + "/leave", "");
    String parting = "{\"friend\": \"%s\", \"change\": \"part\"}".formatted(friend);
    post(ada, friends + "/changes", parting);

    String secret = post(ada, friends + "/links", "").json().path("secret").asText();
    String body = "{\"secret\": \"%s\"}".formatted(secret);
    for (String use : List.of("/look", "/accept")) {
      post(ada, friends + use, body);
      post(bea, friends + use, body);
      post(bea, friends + use, "{\"secret\": \"x\"}");
    }
    get(ada, "/api/me/export", "/api/me/export");
  }

  /** It comes when it has been thought out; the one who resigned has no chance at the end. */
  private void curve(String path) {
    Awaitility.await()
        .until(
            () -> !get(nobody, "/api/tables/{table}/chances", path).json().path("points").isNull());
    JsonNode points = get(nobody, "/api/tables/{table}/chances", path).json().path("points");
    JsonNode end = points.get(points.size() - 1);
    assertThat(end.path("seat").asInt()).isZero();
    assertThat(end.path("chances"))
        .extracting(JsonNode::asDouble)
        .containsExactlyInAnyOrder(1., 0.);
    for (JsonNode point : points) {
      JsonNode chances = point.path("chances");
      double sum = chances.get(0).asDouble() + chances.get(1).asDouble();
      assertThat(sum).isCloseTo(1, within(0.02));
    }
  }

  /** The heroes are not what they were. */
  private void changed(String table) throws SQLException {
    server.close();
    ChangedContentTest.change(folder);
    server = Server.start(Settings.forTests(folder));
    String path = "/api/tables/" + table + "/replay?eyes=1";
    Answer replay = get(new Caller(server.port()), "/api/tables/{table}/replay", path);
    assertThat(replay.status()).isEqualTo(409);
  }

  /** Once more with limits, until each of them is reached. */
  private void limits() {
    server.close();
    server = Server.start(Settings.forTests(folder).withLimits(1));
    ada = new Caller(server.port(), ada);
    until429(() -> post(new Caller(server.port()), "/api/me", ""));
    until429(() -> post(ada, "/api/me/continue", "{\"secret\": \"x\"}"));
    until429(() -> post(ada, "/api/me/recover", "{\"code\": \"x\"}"));
    until429(() -> post(ada, "/api/me/recovery-code", ""));
    until429(() -> post(ada, "/api/me/sign-out", "{\"device\": \"x\"}"));
    until429(() -> get(ada, "/api/me/export", "/api/me/export"));
    for (String path : List.of("/asks", "/answers", "/changes", "/links", "/look", "/accept")) {
      until429(() -> post(ada, "/api/me/friends" + path, "{}"));
    }
    until429(() -> post(ada, "/api/tables/{table}/offers", "/api/tables/T/offers", "{}"));
    until429(() -> post(ada, "/api/me/sign-out-others", ""));
    until429(
        () -> post(ada, "/api/tables/{table}/join", "/api/tables/T/join", "{\"secret\": \"x\"}"));
    until429(
        () -> post(ada, "/api/tables/{table}/watch", "/api/tables/T/watch", "{\"secret\": \"x\"}"));
    until429(() -> post(ada, "/api/tables/{table}/watch-link", "/api/tables/T/watch-link", ""));
    until429(() -> post(ada, "/api/tables", "{\"seats\": 1}"));
    until429(() -> post(ada, "/api/tables/{table}/rematch", "/api/tables/T/rematch", ""));
    until429(() -> post(ada, "/api/imports", "x"));
    until429(() -> post(ada, "/api/me/push", "{}"));
    until429(() -> post(ada, "/api/me/push/test", ""));
    until429(() -> post(ada, "/api/me/webhook", "{}"));
    until429(() -> post(ada, "/api/me/webhook/test", ""));
    until429(() -> post(ada, "/api/me/holiday", "{}"));
    until429(() -> post(ada, "/api/me/holiday/end", ""));
  }

  private static void until429(Supplier<Answer> call) {
    for (int i = 0; i < 400; i++) {
      if (call.get().status() == 429) {
        return;
      }
    }
    throw new AssertionError("no limit");
  }
}
