package nonpareil.server.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.store.AskRow;
import nonpareil.server.store.FriendRow;
import nonpareil.server.store.FriendStore;
import nonpareil.server.store.MetRow;
import nonpareil.server.store.PersonRow;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.Store;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * Friends of a person. Both must want it. Until then others are spoken of as seats of tables where
 * one has met them, each for itself: that two of them are the same person is not told. Who declines
 * or blocks does so in silence: to who has asked it looks as if there was no answer yet.
 */
final class Friends {
  static final int MOST_FRIENDS = 200;
  static final int MOST_ASKED = 20;
  static final int MOST_SHOWN = 30;

  /** How long a question waits, and how long one who was declined is not heard again. */
  static final Duration PATIENCE = Duration.ofDays(30);

  private static final Duration LINK = Duration.ofDays(7);

  private final Store tables;
  private final FriendStore store;
  private final InstantSource clock;

  Friends(Store store, InstantSource clock) {
    tables = store;
    this.store = store.friends();
    this.clock = clock;
  }

  private Instant since() {
    return clock.instant().minus(PATIENCE);
  }

  private static String handle() {
    return Tokens.id("f");
  }

  // ---- what there is

  /** Friends of docs/protocol.md. */
  ObjectNode json(Person me) {
    List<FriendRow> decided = store.of(me.id());
    List<AskRow> asks = store.asks(me.id(), since());
    ObjectNode json = Json.object();
    list(json, "friends", decided, FriendRow.FRIEND);
    ArrayNode incoming = json.putArray("asks");
    for (AskRow ask : heard(me, decided, asks)) {
      incoming
          .addObject()
          .put("ask", ask.handle())
          .put("name", ask.askerName())
          .put("avatar", ask.askerAvatar())
          .put("at", ask.at().toString());
    }
    ArrayNode outgoing = json.putArray("asked");
    asks.stream()
        .filter(ask -> ask.asker().equals(me.id()))
        .forEach(
            ask ->
                place(outgoing.addObject().put("ask", ask.handle()), ask.game(), ask.seat())
                    .put("name", ask.askedName())
                    .put("avatar", ask.askedAvatar())
                    .put("at", ask.at().toString()));
    met(me, json.putArray("met"), decided, asks);
    list(json, "blocked", decided, FriendRow.BLOCKED);
    Instant until = store.linkUntil(me.id(), clock.instant());
    return json.put("link", until == null ? null : until.toString());
  }

  private static void list(ObjectNode json, String name, List<FriendRow> decided, String state) {
    ArrayNode list = json.putArray(name);
    decided.stream()
        .filter(row -> row.isIn(state))
        .forEach(
            row ->
                list.addObject()
                    .put("friend", row.handle())
                    .put("name", row.name())
                    .put("avatar", row.avatar())
                    .put("at", row.at().toString()));
  }

  private static ObjectNode place(ObjectNode json, String table, int seat) {
    return json.put("table", table).put("seat", seat);
  }

  /** What others ask, once each, as far as one wants to hear of it. */
  private List<AskRow> heard(Person me, List<FriendRow> decided, List<AskRow> asks) {
    Set<String> known =
        decided.stream()
            .filter(this::stands)
            .map(FriendRow::other)
            .collect(Collectors.toCollection(HashSet::new));
    return asks.stream()
        .filter(ask -> ask.asked().equals(me.id()) && known.add(ask.asker()))
        .limit(MOST_SHOWN)
        .toList();
  }

  /** Whether a decision still holds: who was declined may ask again some day. */
  private boolean stands(FriendRow row) {
    return !row.isIn(FriendRow.DECLINED) || row.at().isAfter(since());
  }

  /** Those one has met who are no friends, seat by seat, without those one has asked. */
  private void met(Person me, ArrayNode list, List<FriendRow> decided, List<AskRow> asks) {
    Set<String> friends =
        decided.stream()
            .filter(row -> row.isIn(FriendRow.FRIEND))
            .map(FriendRow::other)
            .collect(Collectors.toSet());
    Set<String> asked =
        asks.stream()
            .filter(ask -> ask.asker().equals(me.id()))
            .map(ask -> ask.game() + " " + ask.seat())
            .collect(Collectors.toSet());
    for (MetRow row : store.met(me.id(), MOST_SHOWN)) {
      if (!friends.contains(row.person()) && !asked.contains(row.game() + " " + row.seat())) {
        place(list.addObject(), row.game(), row.seat())
            .put("name", row.name())
            .put("avatar", row.avatar())
            .put("at", row.at().toString());
      }
    }
  }

  // ---- asking

  /** Somebody one has met is asked; who has asked oneself is a friend by that. */
  void ask(Person me, String table, int seat) {
    TableRow row = tables.table(table);
    SeatRow mine = row == null ? null : seat(row, s -> me.id().equals(s.person()));
    if (row == null || mine == null) {
      throw new Refusal(Code.UNKNOWN, "you have not played at such a table", "table");
    }
    boolean began = row.isIn(TableRow.PLAYING) || row.isIn(TableRow.OVER);
    SeatRow theirs = seat(row, s -> s.seat() == seat);
    String other = theirs == null || !began || theirs.isDeleted() ? null : theirs.person();
    if (theirs == null || other == null || other.equals(me.id())) {
      throw Refusal.badValue(
          "found seat %d, expected one where somebody else plays".formatted(seat), "seat");
    }
    store.forgetOld(me.id(), since());
    store.forgive(me.id(), other);
    List<AskRow> asks = store.asks(me.id(), since());
    if (isFriend(me.id(), other)
        || asks.stream().anyMatch(a -> isOf(a, me) && a.game().equals(table) && a.seat() == seat)) {
      return;
    }
    if (asks.stream().anyMatch(a -> a.asker().equals(other))) {
      befriend(me, other);
      return;
    }
    if (asks.stream().filter(a -> isOf(a, me)).count() >= MOST_ASKED) {
      throw new Refusal(Code.TOO_MANY, "%d people have not answered yet".formatted(MOST_ASKED));
    }
    store.ask(
        new AskRow(
            handle(),
            me.id(),
            other,
            table,
            seat,
            mine.name(),
            mine.avatar(),
            theirs.name(),
            theirs.avatar(),
            clock.instant()));
  }

  private static @Nullable SeatRow seat(TableRow row, Predicate<SeatRow> which) {
    return row.seats().stream().filter(which).findFirst().orElse(null);
  }

  private static boolean isOf(AskRow ask, Person me) {
    return ask.asker().equals(me.id());
  }

  private boolean isFriend(String one, String other) {
    return store.nameOf(one, other) != null;
  }

  void withdraw(Person me, String handle) {
    store.withdraw(me.id(), handle);
  }

  void accept(Person me, String handle) {
    befriend(me, heard(me, handle).asker());
  }

  /**
   * Nothing is heard of who asked, for a while or until one changes one's mind.
   *
   * @param state declined or blocked
   */
  void turnAway(Person me, String handle, String state) {
    AskRow ask = heard(me, handle);
    turnAway(me, ask.asker(), state, ask.askerName());
  }

  private void turnAway(Person me, String other, String state, String name) {
    store.turnAway(me.id(), new FriendRow(other, state, handle(), name, null, clock.instant()));
  }

  private AskRow heard(Person me, String handle) {
    return heard(me, store.of(me.id()), store.asks(me.id(), since())).stream()
        .filter(ask -> ask.handle().equals(handle))
        .findFirst()
        .orElseThrow(() -> new Refusal(Code.UNKNOWN, "nobody asks that, or not any more", "ask"));
  }

  private void befriend(Person me, String other) {
    needRoom(me.id(), other);
    store.befriend(me.id(), handle(), other, handle(), clock.instant());
  }

  private void needRoom(String... people) {
    for (String person : people) {
      if (store.of(person).stream().filter(f -> f.isIn(FriendRow.FRIEND)).count() >= MOST_FRIENDS) {
        throw new Refusal(Code.TOO_MANY, "at most %d friends".formatted(MOST_FRIENDS));
      }
    }
  }

  // ---- friends

  /** Who a handle means, among what somebody has decided. */
  FriendRow find(Person me, String handle, String state) {
    return store.of(me.id()).stream()
        .filter(row -> row.handle().equals(handle) && row.isIn(state))
        .findFirst()
        .orElseThrow(() -> new Refusal(Code.UNKNOWN, "there is no such friend", "friend"));
  }

  void part(Person me, String handle) {
    store.part(me.id(), find(me, handle, FriendRow.FRIEND).other());
  }

  void block(Person me, String handle) {
    FriendRow friend = find(me, handle, FriendRow.FRIEND);
    turnAway(me, friend.other(), FriendRow.BLOCKED, friend.name());
  }

  void unblock(Person me, String handle) {
    store.forgive(me.id(), find(me, handle, FriendRow.BLOCKED).other());
  }

  // ---- links

  /** How somebody is shown who gives a link. */
  ObjectNode shown(String id) {
    PersonRow person = tables.people().person(id);
    return Json.object()
        .put("name", person == null ? "" : person.name())
        .put("avatar", person == null ? null : person.avatar());
  }

  /** A link for one person; an older one is void. */
  record Made(String secret, Instant until) {}

  Made link(Person me) {
    var made = new Made(Tokens.token(), clock.instant().plus(LINK));
    store.setLink(me.id(), Tokens.hash(made.secret), made.until);
    return made;
  }

  /** Whose link it is, if that is somebody else who would have this person as a friend. */
  String giver(Person me, String secret) {
    String giver = store.linkOf(Tokens.hash(secret), clock.instant());
    if (giver == null
        || store.of(giver).stream()
            .anyMatch(row -> row.other().equals(me.id()) && row.isIn(FriendRow.BLOCKED))) {
      throw voidLink();
    }
    if (giver.equals(me.id())) {
      throw new Refusal(Code.CONFLICT, "this link is your own: it is for somebody else", "secret");
    }
    return giver;
  }

  private static Refusal voidLink() {
    return new Refusal(Code.UNKNOWN, "this link has been used already or is too old", "secret");
  }

  void accept(Person me, String secret, String giver) {
    needRoom(me.id(), giver);
    String hash = Tokens.hash(secret);
    if (!store.befriendBy(hash, giver, handle(), me.id(), handle(), clock.instant())) {
      throw voidLink();
    }
  }
}
