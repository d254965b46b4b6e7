package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.Supplier;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.wire.Json;

/** Who one is, here and at another device. */
final class PersonRoutes {
  private static final int LONG_TEXT = 200;

  private final People people;
  private final Links links;
  private final Sockets sockets;
  private final Limits limits;
  private final Callers callers;
  private final Supplier<List<String>> addresses;

  /**
   * @param addresses under which others in the local network reach this server
   */
  PersonRoutes(
      People people,
      Links links,
      Sockets sockets,
      Limits limits,
      Callers callers,
      Supplier<List<String>> addresses) {
    this.people = people;
    this.links = links;
    this.sockets = sockets;
    this.limits = limits;
    this.callers = callers;
    this.addresses = addresses;
  }

  void register(RoutesConfig routes) {
    routes.post("/api/me", this::me);
    routes.post("/api/me/links", this::link);
    routes.post("/api/me/continue", this::goOn);
    routes.post("/api/me/sign-out-others", this::signOutOthers);
  }

  private void me(Context ctx) {
    Fields fields = Body.fields(ctx);
    String text = fields.text("name", LONG_TEXT);
    fields.end();
    String name = text == null ? null : PersonName.checked(text);
    Person person = people.find(ctx.req());
    if (person == null) {
      limits.take(Limit.PERSON, callers.of(ctx.req()));
      person = people.create(ctx, name == null ? "" : name);
    } else if (name != null && !name.equals(person.name())) {
      person = people.rename(person, name);
    }
    answer(ctx, person);
  }

  private void link(Context ctx) {
    Body.ignore(ctx);
    String secret = links.make(people.need(ctx).id());
    Answers.json(ctx, Json.object().put("secret", secret));
  }

  private void goOn(Context ctx) {
    limits.take(Limit.SECRET, callers.of(ctx.req()));
    Fields fields = Body.fields(ctx);
    String secret = fields.needText("secret", LONG_TEXT);
    fields.end();
    Person person = links.use(secret, id -> people.become(ctx, id));
    if (person == null) {
      throw new Refusal(Refusal.Code.UNKNOWN, "this link has been used already or is too old");
    }
    answer(ctx, person);
  }

  /** All other browsers of this person, and the way to become one. */
  private void signOutOthers(Context ctx) {
    People.Browser here = people.needBrowser(ctx);
    limits.take(Limit.SECRET, callers.of(ctx.req()));
    Body.ignore(ctx);
    links.forget(here.person().id());
    int others = people.signOutOthers(here);
    sockets.signOutOthers(here);
    Answers.json(ctx, Json.object().put("signedOut", others));
  }

  private void answer(Context ctx, Person person) {
    ObjectNode json = Json.object().put("person", person.id()).put("name", person.name());
    ArrayNode list = json.putArray("addresses");
    addresses.get().forEach(list::add);
    Answers.json(ctx, json);
  }
}
