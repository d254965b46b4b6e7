package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import nonpareil.server.notify.Wishes;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.table.Tables;
import nonpareil.server.wire.Json;

/** For people who come and go: how they are told, and when they are on holiday. */
final class NoticeRoutes {
  private static final int YEAR = 365;

  private final Tables tables;
  private final Wishes wishes;
  private final People people;
  private final Limits limits;

  NoticeRoutes(Tables tables, Wishes wishes, People people, Limits limits) {
    this.tables = tables;
    this.wishes = wishes;
    this.people = people;
    this.limits = limits;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/me/turns", ctx -> Answers.json(ctx, tables.turns(people.find(ctx.req()))));
    routes.get("/api/me/notifications", ctx -> answer(ctx, people.needBrowser(ctx)));
    routes.post("/api/me/push", this::subscribe);
    routes.post("/api/me/push/off", this::unsubscribe);
    routes.post("/api/me/push/test", this::testPush);
    routes.post("/api/me/webhook", this::hook);
    routes.post("/api/me/webhook/off", this::unhook);
    routes.post("/api/me/webhook/test", this::testHook);
    routes.post("/api/me/holiday", this::beginHoliday);
    routes.post("/api/me/holiday/end", this::endHoliday);
  }

  private void answer(Context ctx, People.Browser here) {
    Answers.json(ctx, json(here));
  }

  /** Notifications of the protocol. */
  ObjectNode json(People.Browser here) {
    ObjectNode json = wishes.json(here.person().id(), here.token());
    json.set("holiday", tables.holiday(here.person()));
    return json;
  }

  private People.Browser changing(Context ctx) {
    People.Browser here = people.needBrowser(ctx);
    limits.take(Limit.NOTICE, here.person().id());
    return here;
  }

  private void subscribe(Context ctx) {
    People.Browser here = changing(ctx);
    wishes.subscribe(here.person().id(), here.token(), Body.fields(ctx));
    answer(ctx, here);
  }

  private void unsubscribe(Context ctx) {
    Body.ignore(ctx);
    People.Browser here = people.needBrowser(ctx);
    wishes.unsubscribe(here.token());
    answer(ctx, here);
  }

  private void testPush(Context ctx) {
    People.Browser here = changing(ctx);
    Body.ignore(ctx);
    String outcome = wishes.testPush(here.person().id(), here.token()).text();
    Answers.json(ctx, Json.object().put("outcome", outcome));
  }

  private void hook(Context ctx) {
    People.Browser here = changing(ctx);
    String secret = wishes.hook(here.person().id(), Body.fields(ctx));
    Answers.json(ctx, json(here).put("secret", secret));
  }

  private void unhook(Context ctx) {
    Body.ignore(ctx);
    People.Browser here = people.needBrowser(ctx);
    wishes.unhook(here.person().id());
    answer(ctx, here);
  }

  private void testHook(Context ctx) {
    People.Browser here = changing(ctx);
    Body.ignore(ctx);
    String outcome = wishes.testHook(here.person().id()).text();
    Answers.json(ctx, Json.object().put("outcome", outcome));
  }

  private void beginHoliday(Context ctx) {
    People.Browser here = changing(ctx);
    Fields fields = Body.fields(ctx);
    int days = fields.needNumber("days", 1, YEAR);
    fields.end();
    Person me = here.person();
    tables.beginHoliday(me, days);
    answer(ctx, here);
  }

  private void endHoliday(Context ctx) {
    People.Browser here = changing(ctx);
    Body.ignore(ctx);
    tables.endHoliday(here.person());
    answer(ctx, here);
  }
}
