package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.util.Objects;
import java.util.regex.Pattern;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.FriendRow;
import nonpareil.server.table.Joining;
import nonpareil.server.table.Tables;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** Tables: made, joined, left, and read after the end. */
final class TableRoutes {
  private static final int SEATS = 8;
  private static final int SECRET = 100;
  private static final int ID = 40;
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

  private final Tables tables;
  private final People people;
  private final Friends friends;
  private final Limits limits;
  private final Callers callers;
  private final Houses houses;

  TableRoutes(
      Tables tables,
      People people,
      Friends friends,
      Limits limits,
      Callers callers,
      Houses houses) {
    this.tables = tables;
    this.people = people;
    this.friends = friends;
    this.limits = limits;
    this.callers = callers;
    this.houses = houses;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/me/tables", this::mine);
    routes.get("/api/tables", ctx -> list(ctx, tables.open(me(ctx))));
    routes.post("/api/tables", this::create);
    routes.get("/api/tables/{table}", ctx -> Answers.json(ctx, tables.info(table(ctx), me(ctx))));
    routes.post("/api/tables/{table}/join", this::join);
    routes.post("/api/tables/{table}/invitations", this::invite);
    routes.post("/api/tables/{table}/offers", this::offer);
    routes.post("/api/tables/{table}/decline", this::decline);
    routes.post("/api/tables/{table}/leave", this::leave);
    routes.post("/api/tables/{table}/draft", this::draft);
    routes.post("/api/tables/{table}/rematch", this::rematch);
    routes.get("/api/games", ctx -> list(ctx, tables.watchable(me(ctx))));
    routes.post("/api/tables/{table}/watch-link", this::watchLink);
    routes.post("/api/tables/{table}/watch", this::watch);
    routes.get("/api/tables/{table}/replay", this::replay);
    routes.get("/api/tables/{table}/chances", this::chances);
    routes.get("/api/tables/{table}/hindsight", this::hindsight);
    routes.get("/api/tables/{table}/save", this::save);
    routes.post("/api/imports", this::bringIn);
  }

  private @Nullable Person me(Context ctx) {
    return people.find(ctx.req());
  }

  /** What could be a table's id; all else is unknown without a look. */
  private static String table(Context ctx) {
    String table = ctx.pathParam("table");
    if (table.length() > ID) {
      throw new Refusal(Refusal.Code.UNKNOWN, "there is no such table");
    }
    return table;
  }

  private static void list(Context ctx, ArrayNode list) {
    var json = Json.object();
    json.set("tables", list);
    Answers.json(ctx, json);
  }

  private void mine(Context ctx) {
    Person me = me(ctx);
    list(ctx, me == null ? Json.object().arrayNode() : tables.mine(me));
  }

  private void create(Context ctx) {
    Person me = people.need(ctx);
    takeTable(ctx, me);
    Answers.json(ctx.status(201), tables.create(me, houses.of(ctx.req()), Body.fields(ctx)));
  }

  private void takeTable(Context ctx, Person me) {
    limits.take(Limit.TABLE, me.id());
    limits.take(Limit.TABLE_OF_ADDRESS, callers.of(ctx.req()));
  }

  private void join(Context ctx) {
    Person me = people.need(ctx);
    Fields fields = Body.fields(ctx);
    String secret = fields.text("secret", SECRET);
    Integer seat = fields.number("seat", 1, SEATS);
    String hero = fields.text("hero", ID);
    String second = fields.text("second", ID);
    fields.end();
    if (secret != null) {
      limits.take(Limit.SECRET, callers.of(ctx.req()));
    }
    Answers.json(ctx, tables.join(table(ctx), me, new Joining(secret, seat, hero, second)));
  }

  private void invite(Context ctx) {
    Person me = people.need(ctx);
    Fields fields = Body.fields(ctx);
    int seat = fields.needNumber("seat", 1, SEATS);
    fields.end();
    Answers.json(ctx, tables.invite(table(ctx), me, seat));
  }

  /** A seat is kept for a friend. */
  private void offer(Context ctx) {
    Person me = people.need(ctx);
    limits.take(Limit.FRIEND, me.id());
    Fields fields = Body.fields(ctx);
    int seat = fields.needNumber("seat", 1, SEATS);
    String handle = fields.needText("friend", ID);
    fields.end();
    String friend = friends.find(me, handle, FriendRow.FRIEND).other();
    Answers.json(ctx, tables.offer(table(ctx), me, seat, friend));
  }

  private void decline(Context ctx) {
    Body.ignore(ctx);
    Answers.json(ctx, tables.decline(table(ctx), people.need(ctx)));
  }

  private void leave(Context ctx) {
    Body.ignore(ctx);
    Answers.json(ctx, tables.leave(table(ctx), people.need(ctx)));
  }

  private void draft(Context ctx) {
    Answers.json(ctx, tables.draft(table(ctx), people.need(ctx), Body.fields(ctx)));
  }

  private void rematch(Context ctx) {
    Person me = people.need(ctx);
    Fields fields = Body.fields(ctx);
    if (!"decline".equals(fields.text("answer", ID))) {
      takeTable(ctx, me);
    }
    Answers.json(ctx, tables.rematch(table(ctx), me, fields));
  }

  private void watchLink(Context ctx) {
    Body.ignore(ctx);
    Person me = people.need(ctx);
    limits.take(Limit.SECRET, callers.of(ctx.req()));
    Answers.json(ctx, tables.watchLink(table(ctx), me));
  }

  /** Who has a link comes in by it. */
  private void watch(Context ctx) {
    Person me = people.need(ctx);
    Fields fields = Body.fields(ctx);
    String secret = fields.needText("secret", SECRET);
    fields.end();
    limits.take(Limit.SECRET, callers.of(ctx.req()));
    Answers.json(ctx, tables.admit(table(ctx), me, secret));
  }

  private void replay(Context ctx) {
    limits.take(Limit.REPLAY, callers.of(ctx.req()));
    String eyes = Objects.requireNonNullElse(ctx.queryParam("eyes"), "public");
    Answers.stream(ctx, tables.replay(table(ctx), me(ctx), eyes));
  }

  private void chances(Context ctx) {
    limits.take(Limit.REPLAY, callers.of(ctx.req()));
    Answers.stream(ctx, new ByteArrayInputStream(tables.chances(table(ctx), me(ctx), asker(ctx))));
  }

  private void hindsight(Context ctx) {
    limits.take(Limit.REPLAY, callers.of(ctx.req()));
    String number = Objects.requireNonNullElse(ctx.queryParam("number"), "");
    if (!NUMBER.matcher(number).matches()) {
      throw Refusal.badValue("expected the number of a record", "number");
    }
    Answers.json(ctx, tables.hindsight(table(ctx), me(ctx), asker(ctx), Integer.parseInt(number)));
  }

  /** Who waits for an analysis; of those who are nobody all of an address are one. */
  private String asker(Context ctx) {
    Person me = me(ctx);
    return me == null ? callers.of(ctx.req()) : me.id();
  }

  private void save(Context ctx) {
    limits.take(Limit.REPLAY, callers.of(ctx.req()));
    String yaml = tables.save(table(ctx), me(ctx));
    ctx.contentType("application/yaml; charset=utf-8");
    ctx.header(
        "Content-Disposition", "attachment; filename=\"nonpareil-%s.yaml\"".formatted(table(ctx)));
    ctx.result(yaml);
  }

  private void bringIn(Context ctx) {
    Person me = people.need(ctx);
    limits.take(Limit.IMPORT, callers.of(ctx.req()));
    Answers.json(ctx.status(201), tables.importSave(me, Body.text(ctx)));
  }
}
