package nonpareil.server.http;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.store.Store;
import nonpareil.server.store.StoreException;
import nonpareil.server.table.Tables;
import nonpareil.server.talk.Talk;
import nonpareil.server.wire.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is kept of a person: all of it to take along, and all of it to be forgotten. */
final class DataRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(DataRoutes.class);
  private static final String SURE = "delete";

  private final People people;
  private final Store store;
  private final Tables tables;
  private final Friends friends;
  private final Function<People.Browser, ObjectNode> notices;
  private final Function<Person, ObjectNode> statistics;
  private final Links links;
  private final Sockets sockets;
  private final Limits limits;

  DataRoutes(
      People people,
      Store store,
      Tables tables,
      Friends friends,
      Function<People.Browser, ObjectNode> notices,
      Function<Person, ObjectNode> statistics,
      Links links,
      Sockets sockets,
      Limits limits) {
    this.people = people;
    this.store = store;
    this.tables = tables;
    this.friends = friends;
    this.notices = notices;
    this.statistics = statistics;
    this.links = links;
    this.sockets = sockets;
    this.limits = limits;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/me/export", this::export);
    routes.post("/api/me/delete", this::delete);
  }

  private void export(Context ctx) {
    People.Browser here = people.needBrowser(ctx);
    Person me = here.person();
    limits.take(Limit.EXPORT, me.id());
    ObjectNode json =
        Json.object().put("person", me.id()).put("name", me.name()).put("avatar", me.avatar());
    json.set("devices", DeviceRoutes.devices(store.people(), here));
    json.set("recovery", DeviceRoutes.recovery(store.people(), me));
    json.set("friends", friends.json(me));
    json.set("said", new Talk(store).of(me.id()));
    json.set("notifications", notices.apply(here));
    store.watching().watchedBy(me.id()).forEach(json.putArray("watched")::add);
    json.set("statistics", statistics.apply(me));
    ctx.contentType("application/json");
    ctx.header("Content-Disposition", "attachment; filename=\"nonpareil-me.json\"");
    try (JsonGenerator out = Json.MAPPER.createGenerator(ctx.res().getOutputStream())) {
      out.useDefaultPrettyPrinter();
      out.writeStartObject();
      for (var field : json.properties()) {
        out.writePOJOField(field.getKey(), field.getValue());
      }
      out.writeArrayFieldStart("tables");
      tables.export(me, table -> write(out, table));
      out.writeEndArray();
      out.writeEndObject();
    } catch (IOException | UncheckedIOException e) {
      // who asked for it has gone
    }
  }

  private static void write(JsonGenerator out, ObjectNode table) {
    try {
      out.writePOJO(table);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whoever is nobody already is told the same: the first answer may have been lost. */
  private void delete(Context ctx) {
    Fields fields = Body.fields(ctx);
    fields.needWord("confirm", List.of(SURE));
    fields.end();
    Person me = people.find(ctx.req());
    if (me != null) {
      links.forget(me.id());
      people.leave(ctx, me);
      sockets.signOut(me, _ -> true);
      tables.forget(me.id());
    }
    Answers.json(ctx, Json.object().put("deleted", true));
  }

  /**
   * Whoever was to be forgotten when a server stopped: at the start, and where there are others.
   */
  void finish() {
    try {
      store.people().leaving().forEach(tables::forget);
    } catch (StoreException e) {
      LOG.atWarn().setCause(e).log("who is to be forgotten is not known yet");
    }
  }
}
