package nonpareil.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.store.FriendRow;
import nonpareil.server.wire.Json;

/** Friends: found, asked, answered, left. */
final class FriendRoutes {
  private static final int SEATS = 8;
  private static final int ID = 40;
  private static final int SECRET = 200;

  private final People people;
  private final Friends friends;
  private final Limits limits;
  private final Callers callers;

  FriendRoutes(People people, Friends friends, Limits limits, Callers callers) {
    this.people = people;
    this.friends = friends;
    this.limits = limits;
    this.callers = callers;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/me/friends", ctx -> Answers.json(ctx, friends.json(people.need(ctx))));
    routes.post("/api/me/friends/asks", this::ask);
    routes.post("/api/me/friends/answers", this::answer);
    routes.post("/api/me/friends/changes", this::change);
    routes.post("/api/me/friends/links", this::link);
    routes.post("/api/me/friends/look", this::look);
    routes.post("/api/me/friends/accept", this::accept);
  }

  private Person me(Context ctx) {
    Person me = people.need(ctx);
    limits.take(Limit.FRIEND, me.id());
    return me;
  }

  private void ask(Context ctx) {
    Person me = me(ctx);
    Fields fields = Body.fields(ctx);
    String table = fields.needText("table", ID);
    int seat = fields.needNumber("seat", 1, SEATS);
    fields.end();
    friends.ask(me, table, seat);
    Answers.json(ctx, friends.json(me));
  }

  private void answer(Context ctx) {
    Person me = me(ctx);
    Fields fields = Body.fields(ctx);
    String ask = fields.needText("ask", ID);
    String answer = fields.needWord("answer", List.of("accept", "decline", "block", "withdraw"));
    fields.end();
    switch (answer) {
      case "accept" -> friends.accept(me, ask);
      case "decline" -> friends.turnAway(me, ask, FriendRow.DECLINED);
      case "block" -> friends.turnAway(me, ask, FriendRow.BLOCKED);
      default -> friends.withdraw(me, ask);
    }
    Answers.json(ctx, friends.json(me));
  }

  private void change(Context ctx) {
    Person me = me(ctx);
    Fields fields = Body.fields(ctx);
    String friend = fields.needText("friend", ID);
    String change = fields.needWord("change", List.of("part", "block", "unblock"));
    fields.end();
    switch (change) {
      case "part" -> friends.part(me, friend);
      case "block" -> friends.block(me, friend);
      default -> friends.unblock(me, friend);
    }
    Answers.json(ctx, friends.json(me));
  }

  private void link(Context ctx) {
    Person me = me(ctx);
    Body.ignore(ctx);
    Friends.Made made = friends.link(me);
    Answers.json(
        ctx, Json.object().put("secret", made.secret()).put("until", made.until().toString()));
  }

  /** Who has given a link, before anything happens. */
  private void look(Context ctx) {
    Person me = people.need(ctx);
    String giver = friends.giver(me, secret(ctx));
    Answers.json(ctx, friends.shown(giver));
  }

  private void accept(Context ctx) {
    Person me = me(ctx);
    String secret = secret(ctx);
    friends.accept(me, secret, friends.giver(me, secret));
    Answers.json(ctx, friends.json(me));
  }

  private String secret(Context ctx) {
    limits.take(Limit.SECRET, callers.of(ctx.req()));
    Fields fields = Body.fields(ctx);
    String secret = fields.needText("secret", SECRET);
    fields.end();
    return secret;
  }
}
