package nonpareil.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import nonpareil.server.clock.ClockRule;
import nonpareil.server.log.Agreement;
import nonpareil.server.log.DraftRule;
import nonpareil.server.log.Result;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Person;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.store.SeatRow;
import nonpareil.server.store.TableRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * The next game of the same people, by consent: somebody offers it, and it begins when everybody
 * who sits there has agreed. The own hero is everybody's own affair; what others play, and where,
 * is agreed by them anew.
 */
final class Rematches {

  private enum Answer {
    OFFER,
    AGREE,
    DECLINE;

    private static final List<String> WORDS =
        Arrays.stream(values()).map(a -> a.name().toLowerCase(Locale.ROOT)).toList();

    /** What somebody says; one who says nothing agrees to what is offered, or offers. */
    static Answer of(Fields fields, boolean pending) {
      String word = fields.word("answer", WORDS);
      return word == null ? pending ? AGREE : OFFER : values()[WORDS.indexOf(word)];
    }
  }

  private static final int LONGEST_ID = 40;

  /** Who begins the next game of a series: then everybody does in turn. */
  private static final int NEXT = 2;

  private final Services services;
  private final TablesInMemory memory;

  Rematches(Services services, TablesInMemory memory) {
    this.services = services;
    this.memory = memory;
  }

  /** Somebody's answer, or offer; the table to look at: the next one once it is there. */
  String answer(Table old, Person me, Fields fields) {
    TableRow row = old.row();
    List<Integer> mine = seats(row, me.id());
    if (mine.isEmpty()) {
      throw new Refusal(Code.FORBIDDEN, "you did not play here");
    }
    String known = row.rematch();
    if (known != null) {
      return known;
    }
    if (row.seats().stream().anyMatch(SeatRow::isDeleted)) {
      throw new Refusal(Code.CONFLICT, "somebody who played here has gone for good");
    }
    if (row.result() == null) {
      throw new Refusal(Code.CONFLICT, "the game is not over");
    }
    Agreement agreement = old.seating().agreement();
    RematchOffer before = RematchOffer.of(row);
    boolean pending = before != null && before.isOpen();
    RematchOffer now =
        switch (Answer.of(fields, pending)) {
          case DECLINE -> pending(before, fields).declinedBy(mine.getFirst());
          case AGREE -> agreed(agreement.draft(), pending(before, fields), mine, fields);
          case OFFER -> offered(row, agreement, before, mine, fields);
        };
    fields.end();
    return settle(old, now, me);
  }

  private static List<Integer> seats(TableRow row, String person) {
    return row.seats().stream().filter(s -> person.equals(s.person())).map(SeatRow::seat).toList();
  }

  // ---- answers

  /** The offer that is answered. */
  private static RematchOffer pending(@Nullable RematchOffer offer, Fields fields) {
    Integer number = fields.number("number", 1, Integer.MAX_VALUE);
    if (offer == null || !offer.isOpen()) {
      throw new Refusal(Code.CONFLICT, "nobody offers a rematch");
    }
    if (number != null && number != offer.number()) {
      throw new Refusal(Code.CONFLICT, "there is another offer now", "number");
    }
    return offer;
  }

  private RematchOffer agreed(
      DraftRule draft, RematchOffer offer, List<Integer> mine, Fields fields) {
    var heroes = new ArrayList<>(offer.heroes());
    String hero = fields.text("hero", LONGEST_ID);
    if (hero != null) {
      if (draft != DraftRule.FREE) {
        throw fields.bad("hero", "who plays what is found by the draft: " + draft.text());
      }
      needHero(hero, fields, "hero");
      if (mine.size() > 1) {
        throw fields.bad("hero", "you have several seats; make an offer");
      }
      heroes.set(mine.getFirst() - 1, hero);
      if (!areDifferent(heroes)) {
        throw new Refusal(Code.CONFLICT, "somebody else has this hero", "hero");
      }
    }
    return offer.agreedBy(mine, heroes);
  }

  /** One that leaves what others have agreed to as it is, is an agreement itself. */
  private RematchOffer offered(
      TableRow row,
      Agreement agreement,
      @Nullable RematchOffer before,
      List<Integer> mine,
      Fields fields) {
    List<String> heroes = heroes(row, agreement.draft(), fields);
    String board = NewTable.board(services.content(), agreement.mode(), fields, agreement.board());
    int first = isSeries(row, agreement) ? nextFirst(fields) : first(heroes.size(), fields);
    boolean other = fields.has("heroes") || fields.has("board") || fields.has("first");
    if (agreement.lesson() != null && other) {
      throw fields.bad("heroes", "a lesson has its heroes and its board");
    }
    int number = before == null ? 1 : before.number() + 1;
    var offer =
        new RematchOffer(number, mine.getFirst(), heroes, board, first, new TreeSet<>(mine), 0);
    return before != null && before.isOpen() && isSameForOthers(before, mine, offer)
        ? before.agreedBy(mine, heroes)
        : offer;
  }

  /** Who is to begin; the first of those who lost if nothing is said. */
  private static int first(int seats, Fields fields) {
    Integer first = fields.numberOr(Agreement.RANDOM, "first", 1, seats);
    return first != null ? first : fields.has("first") ? RematchOffer.ANY : 0;
  }

  /** Whether the series they play is not decided yet. */
  private static boolean isSeries(TableRow row, Agreement agreement) {
    Result result = Result.of(Json.parse(Objects.requireNonNull(row.result())));
    return agreement.series().goesOn(result, agreement.seats());
  }

  /** In a series everybody begins in turn. */
  private static int nextFirst(Fields fields) {
    if (fields.has("first") && !Integer.valueOf(NEXT).equals(fields.numberOr("", "first", 1, 4))) {
      throw fields.bad("first", "in a series the next seat begins: expected " + NEXT);
    }
    return NEXT;
  }

  private static boolean isSameForOthers(
      RematchOffer offer, List<Integer> mine, RematchOffer other) {
    List<String> heroes = other.heroes();
    for (int seat = 1; seat <= heroes.size(); seat++) {
      if (!mine.contains(seat) && !heroes.get(seat - 1).equals(offer.heroes().get(seat - 1))) {
        return false;
      }
    }
    return other.board().equals(offer.board()) && other.first() == offer.first();
  }

  private List<String> heroes(TableRow row, DraftRule draft, Fields fields) {
    List<String> heroes = fields.texts("heroes", row.seats().size(), LONGEST_ID);
    if (!fields.has("heroes")) {
      return row.seats().stream().map(seat -> again(draft, seat.hero())).toList();
    }
    if (draft != DraftRule.FREE && draft != DraftRule.MIRROR) {
      throw fields.bad("heroes", "who plays what is found by the draft: " + draft.text());
    }
    if (heroes.size() != row.seats().size()) {
      throw fields.bad("heroes", "expected a list of " + row.seats().size());
    }
    heroes.forEach(hero -> needHero(hero, fields, "heroes"));
    heroes.forEach(hero -> PeopleOnly.need(services.content(), row.seats(), hero, "heroes"));
    if (draft == DraftRule.MIRROR && new HashSet<>(heroes).size() > 1) {
      throw fields.bad("heroes", "in a mirror all heroes are the same");
    }
    if (draft == DraftRule.FREE && !areDifferent(heroes)) {
      throw fields.bad("heroes", "heroes must differ");
    }
    return heroes;
  }

  /** What somebody plays next if nothing is said. */
  private static String again(DraftRule draft, String hero) {
    return switch (draft) {
      case FREE, MIRROR -> hero;
      case RANDOM -> Agreement.RANDOM;
      case BLIND, PICK_AND_BAN -> Agreement.CHOICE;
    };
  }

  private void needHero(String hero, Fields fields, String place) {
    List<String> ids = services.content().heroIds();
    if (!hero.equals(Agreement.RANDOM) && !ids.contains(hero)) {
      throw fields.bad(place, "expected one of random, " + String.join(", ", ids));
    }
  }

  private static boolean areDifferent(List<String> heroes) {
    List<String> chosen = heroes.stream().filter(h -> !h.equals(Agreement.RANDOM)).toList();
    return new HashSet<>(chosen).size() == chosen.size();
  }

  // ---- what comes of it

  private String settle(Table old, RematchOffer answered, Person me) {
    TableRow row = old.row();
    RematchOffer offer = present(old, answered, me);
    boolean all =
        offer.isOpen()
            && row.seats().stream()
                .allMatch(s -> s.person() == null || offer.agreed().contains(s.seat()));
    String maker = Objects.requireNonNull(row.seats().get(offer.by() - 1).person());
    if (offer.isOpen()) {
      Lobby.needFewUnfinished(
          services,
          maker,
          maker.equals(me.id())
              ? "you have too many unfinished games"
              : "who offers this has too many unfinished games");
    }
    TableRow answeredRow = row.withOffers(offer.text());
    if (!all) {
      old.seating().save(answeredRow, List.of());
      old.sendInfo();
      old.seating().touched();
      return row.id();
    }
    Result result = Result.of(Json.parse(Objects.requireNonNull(row.result())));
    return memory.make(
        next -> {
          new Lobby(next).rematch(maker, answeredRow, result, offer);
          old.seating().row(answeredRow.withRematch(next.id()).stored());
          old.sendInfo();
          return next.id();
        });
  }

  /**
   * Where time would run from the first moment, who has agreed and gone away is not taken at that
   * word: it counts when that person is back and says it again.
   */
  private static RematchOffer present(Table old, RematchOffer offer, Person me) {
    boolean soon =
        switch (old.seating().agreement().clock()) {
          case ClockRule.PerDecision _, ClockRule.PerGame _ -> true;
          case ClockRule.None _, ClockRule.Days _ -> false;
        };
    RematchOffer present = offer;
    for (SeatRow seat : soon ? old.row().seats() : List.<SeatRow>of()) {
      String person = seat.person();
      if (person != null && !person.equals(me.id())) {
        List<Integer> theirs = seats(old.row(), person);
        if (theirs.stream().noneMatch(old.seating()::isConnected)) {
          present = present.without(theirs);
        }
      }
    }
    return present;
  }
}
