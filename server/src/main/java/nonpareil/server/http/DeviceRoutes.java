package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.Locale;
import java.util.Objects;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.store.BrowserRow;
import nonpareil.server.store.PeopleStore;
import nonpareil.server.store.RecoveryRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** The browsers of a person: how another one becomes one of them, and how it ends. */
final class DeviceRoutes {
  private static final int LONG_TEXT = 200;
  private static final int ID = 16;

  /** Counted for everybody together. */
  private static final String ALL = "all";

  private final People people;
  private final PeopleStore store;
  private final PersonRoutes persons;
  private final Links links;
  private final Recoveries recoveries;
  private final Sockets sockets;
  private final Limits limits;
  private final Callers callers;

  DeviceRoutes(
      People people,
      PeopleStore store,
      PersonRoutes persons,
      Links links,
      Recoveries recoveries,
      Sockets sockets,
      Limits limits,
      Callers callers) {
    this.people = people;
    this.store = store;
    this.persons = persons;
    this.links = links;
    this.recoveries = recoveries;
    this.sockets = sockets;
    this.limits = limits;
    this.callers = callers;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/me/links", this::linkState);
    routes.post("/api/me/links", this::link);
    routes.post("/api/me/continue", this::goOn);
    routes.post("/api/me/recovery-code", this::code);
    routes.post("/api/me/recover", this::recover);
    routes.get("/api/me/devices", this::devices);
    routes.post("/api/me/sign-out", this::signOut);
    routes.post("/api/me/sign-out-others", this::signOutOthers);
  }

  // ---- by a link

  private void link(Context ctx) {
    Body.ignore(ctx);
    String secret = links.make(people.need(ctx).id());
    Answers.json(ctx, Json.object().put("secret", secret).put("seconds", Links.LIFE.toSeconds()));
  }

  private void linkState(Context ctx) {
    Links.State state = links.state(people.need(ctx).id());
    Answers.json(ctx, Json.object().put("link", state.name().toLowerCase(Locale.ROOT)));
  }

  private void goOn(Context ctx) {
    limits.take(Limit.SECRET, callers.of(ctx.req()));
    Fields fields = Body.fields(ctx);
    String secret = fields.needText("secret", LONG_TEXT);
    fields.end();
    Person person = links.use(secret, id -> people.become(ctx, id, BrowserRow.LINK));
    if (person == null) {
      throw new Refusal(Refusal.Code.UNKNOWN, "this link has been used already or is too old");
    }
    persons.answer(ctx, person);
  }

  // ---- by the recovery code

  private void code(Context ctx) {
    People.Browser here = people.needBrowser(ctx);
    limits.take(Limit.SECRET, callers.of(ctx.req()));
    Body.ignore(ctx);
    Recoveries.Made made = recoveries.make(here);
    Answers.json(ctx, Json.object().put("code", made.code()).put("made", made.at().toString()));
  }

  /** Whether it is refused as too often has nothing to do with the code. */
  private void recover(Context ctx) {
    limits.take(Limit.CODE, callers.of(ctx.req()));
    limits.take(Limit.CODE_OF_ALL, ALL);
    Fields fields = Body.fields(ctx);
    String typed = fields.needText("code", LONG_TEXT);
    fields.end();
    String id = recoveries.use(typed);
    if (id == null) {
      throw new Refusal(Refusal.Code.UNKNOWN, "nobody has this code, or not any more", "code");
    }
    persons.answer(ctx, people.become(ctx, id, BrowserRow.CODE));
  }

  // ---- all of them

  private void devices(Context ctx) {
    People.Browser here = people.needBrowser(ctx);
    ObjectNode json = Json.object();
    json.set("devices", devices(store, here));
    json.set("recovery", recovery(store, here.person()));
    Answers.json(ctx, json);
  }

  static ArrayNode devices(PeopleStore store, People.Browser here) {
    ArrayNode list = Json.array();
    for (BrowserRow row : store.browsers(here.person().id())) {
      BrowserKind kind = BrowserKind.stored(row.kind());
      Instant seen = row.seen() == null ? row.made() : row.seen();
      list.addObject()
          .put("device", id(row.hash()))
          .put("browser", kind.browser())
          .put("system", kind.system())
          .put("way", Objects.requireNonNullElse(row.way(), BrowserRow.FIRST))
          .put("made", row.made().toString())
          .put("seen", seen.toString())
          .put("here", row.hash().equals(here.token()));
    }
    return list;
  }

  static @Nullable ObjectNode recovery(PeopleStore store, Person person) {
    RecoveryRow row = store.recovery(person.id());
    if (row == null) {
      return null;
    }
    Instant used = row.used();
    return Json.object()
        .put("made", row.made().toString())
        .put("used", used == null ? null : used.toString());
  }

  /** What a browser is called: nothing follows from it. */
  private static String id(String token) {
    return Tokens.hash("device " + token).substring(0, ID);
  }

  private void signOut(Context ctx) {
    People.Browser here = people.needBrowser(ctx);
    limits.take(Limit.SECRET, callers.of(ctx.req()));
    Fields fields = Body.fields(ctx);
    String device = fields.needText("device", LONG_TEXT);
    fields.end();
    if (device.equals(id(here.token()))) {
      throw new Refusal(Refusal.Code.CONFLICT, "this is the device you are at", "device");
    }
    for (BrowserRow row : store.browsers(here.person().id())) {
      if (device.equals(id(row.hash())) && people.signOut(here.person(), row.hash())) {
        links.forget(here.person().id()); // the other one may have made it
        forgetCode(here.person(), row);
        sockets.signOut(here.person(), row.hash()::equals);
        Answers.json(ctx, Json.object().put("signedOut", 1));
        return;
      }
    }
    throw new Refusal(Refusal.Code.UNKNOWN, "there is no such device", "device");
  }

  /** Who is signed out does not come back by a code it has made or has come by. */
  private void forgetCode(Person person, BrowserRow out) {
    RecoveryRow code = store.recovery(person.id());
    if (code != null && (code.maker().equals(out.hash()) || BrowserRow.CODE.equals(out.way()))) {
      store.dropRecovery(person.id());
    }
  }

  /** All other browsers of this person, and the ways to become one. */
  private void signOutOthers(Context ctx) {
    People.Browser here = people.needBrowser(ctx);
    limits.take(Limit.SECRET, callers.of(ctx.req()));
    Body.ignore(ctx);
    links.forget(here.person().id());
    store.dropRecovery(here.person().id());
    int others = people.signOutOthers(here);
    sockets.signOut(here.person(), token -> !here.token().equals(token));
    Answers.json(ctx, Json.object().put("signedOut", others));
  }
}
