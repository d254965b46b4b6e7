package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.store.PeopleStore;
import nonpareil.server.store.RecoveryRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** Who one is. */
final class PersonRoutes {
  private static final int LONG_TEXT = 200;
  private static final String NO_AVATAR = "none";

  private final People people;
  private final PeopleStore store;
  private final Limits limits;
  private final Callers callers;
  private final List<String> heroes;
  private final Supplier<List<String>> addresses;

  /**
   * @param heroes whose emblems people may choose from
   * @param addresses under which others in the local network reach this server
   */
  PersonRoutes(
      People people,
      PeopleStore store,
      Limits limits,
      Callers callers,
      List<String> heroes,
      Supplier<List<String>> addresses) {
    this.people = people;
    this.store = store;
    this.limits = limits;
    this.callers = callers;
    this.heroes = heroes;
    this.addresses = addresses;
  }

  void register(RoutesConfig routes) {
    routes.post("/api/me", this::me);
  }

  private void me(Context ctx) {
    Fields fields = Body.fields(ctx);
    String text = fields.text("name", LONG_TEXT);
    String emblem = avatar(fields);
    fields.end();
    String name = text == null ? null : PersonName.checked(text);
    Person person = people.find(ctx.req());
    if (person == null) {
      limits.take(Limit.PERSON, callers.of(ctx.req()));
      person = people.create(ctx, name == null ? "" : name, chosen(emblem, null));
    } else {
      String called = name == null ? person.name() : name;
      String avatar = chosen(emblem, person.avatar());
      if (!called.equals(person.name()) || !Objects.equals(avatar, person.avatar())) {
        person = people.change(person, called, avatar);
      }
    }
    answer(ctx, person);
  }

  private @Nullable String avatar(Fields fields) {
    var words = new ArrayList<String>();
    words.add(NO_AVATAR);
    words.addAll(heroes);
    String word = fields.text("avatar", LONG_TEXT);
    if (word != null && !words.contains(word)) {
      throw fields.bad(
          "avatar", "found \"%s\", expected one of %s".formatted(word, String.join(", ", words)));
    }
    return word;
  }

  private static @Nullable String chosen(@Nullable String word, @Nullable String before) {
    return word == null ? before : word.equals(NO_AVATAR) ? null : word;
  }

  /** Tells a browser who it is. */
  void answer(Context ctx, Person person) {
    ObjectNode json =
        Json.object()
            .put("person", person.id())
            .put("name", person.name())
            .put("avatar", person.avatar());
    RecoveryRow code = store.recovery(person.id());
    Instant used = code == null ? null : code.used();
    json.put("recovered", used == null ? null : used.toString());
    ArrayNode list = json.putArray("addresses");
    addresses.get().forEach(list::add);
    Answers.json(ctx, json);
  }
}
