package nonpareil.server.table;

import nonpareil.server.log.Agreement;
import nonpareil.server.log.WatchRule;
import nonpareil.server.request.Follower;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.request.Request;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * Who may know of a table. To all others it is as if there were none. One that waits is found by
 * its address, which stands in an invitation or in the list; a game is for those who play it and
 * for whom they let watch; afterwards its address is enough, unless nobody was to watch at all.
 */
final class Admission {

  /** So many may watch a table besides those who play. */
  static final int MOST_WATCHERS = 2_000;

  private Admission() {}

  static Refusal unknown() {
    return new Refusal(Code.UNKNOWN, "there is no such table");
  }

  static boolean knows(Services services, TableRow row, @Nullable Person me) {
    boolean waits = row.isIn(TableRow.WAITING) || row.isIn(TableRow.CLOSED);
    if (waits || me != null && row.concerns(me.id())) {
      return true;
    }
    return switch (rule(row)) {
      case LIST -> true;
      case NONE -> false;
      case LINK ->
          row.isIn(TableRow.OVER)
              || me != null && services.store().watching().isAdmitted(row.id(), me.id());
    };
  }

  private static WatchRule rule(TableRow row) {
    return Agreement.of(Json.parse(row.settings())).watch();
  }

  /** Refuses as if there were no such table. */
  static void need(Services services, TableRow row, @Nullable Person me) {
    if (!knows(services, row, me)) {
      throw unknown();
    }
  }

  /** The same for somebody who speaks over a socket: who follows the table was let in. */
  static void need(Seating seating, Follower from) {
    if (seating.follow(from) == null) {
      need(seating.services(), seating.row(), from.person());
    }
  }

  /** The game begins: those who may not watch it see nothing more. */
  static void close(Seating seating, TableRow playing) {
    seating
        .follows()
        .removeIf(
            follow -> {
              Follower follower = follow.follower();
              boolean stays = knows(seating.services(), playing, follower.person());
              if (!stays) {
                follower.send(Request.refused(unknown()).put("table", seating.id()));
              }
              return !stays;
            });
  }

  // ---- links

  /** A new link to watch by; an older one of the same person is void. */
  static String link(Seating seating, Person me) {
    TableRow row = seating.row();
    if (!row.concerns(me.id())) {
      throw new Refusal(Code.FORBIDDEN, "only who plays may let others watch");
    }
    switch (seating.agreement().watch()) {
      case LINK -> {}
      case LIST -> throw new Refusal(Code.CONFLICT, "anybody may watch: the address is enough");
      case NONE -> throw new Refusal(Code.CONFLICT, "nobody may watch this table");
    }
    if (row.isIn(TableRow.OVER) || row.isIn(TableRow.CLOSED)) {
      throw new Refusal(Code.CONFLICT, "the game is over");
    }
    String secret = seating.services().secrets().secret();
    seating.services().store().watching().link(row.id(), me.id(), Secrets.hash(secret));
    return secret;
  }

  /** Lets somebody in who has a link. */
  static void enter(Seating seating, Person me, String secret) {
    TableRow row = seating.row();
    boolean admitted =
        switch (seating.agreement().watch()) {
          case LINK ->
              row.concerns(me.id())
                  || seating
                      .services()
                      .store()
                      .watching()
                      .admit(row.id(), Secrets.hash(secret), me.id(), MOST_WATCHERS);
          case LIST, NONE -> knows(seating.services(), row, me);
        };
    if (!admitted) {
      throw unknown();
    }
  }
}
