package nonpareil.server.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What is kept for people who come and go: what they have seen of their games, how they want to be
 * told, when they are on holiday.
 */
public interface NoticeStore {

  // ---- what they have seen

  /** The last record of a game that somebody was shown; null if none is known of. */
  @Nullable Integer seen(String person, String game);

  /** Keeps what somebody was shown, unless it was more already, on another device. */
  CompletableFuture<Void> saveSeen(String person, String game, int number);

  /**
   * Somebody is to be told something about a game: whether it is not what they were told last. Of
   * several servers that would tell it one is answered yes.
   */
  boolean takeNews(String person, String game, String what);

  /** In how many games another person waits for this one. */
  int turns(String person);

  /** The games somebody plays now. */
  List<String> playing(String person);

  // ---- how they want to be told

  /** All who do, by whatever way. */
  Set<String> listeners();

  /** The devices of a person that are not signed out, the one that came last first. */
  List<PushRow> pushes(String person);

  /** Keeps how a device is to be told. */
  void savePush(PushRow row);

  void dropPush(String device);

  /**
   * Keeps how it went to tell a device, unless it has subscribed anew meanwhile.
   *
   * @param most after so many failures in a row it is forgotten
   */
  void pushed(PushRow row, boolean well, int most);

  @Nullable HookRow hook(String person);

  void saveHook(HookRow row);

  /** Keeps how it went to tell an address, unless its person has changed it meanwhile. */
  void hooked(HookRow row);

  void dropHook(String person);

  // ---- holidays

  /** Those of a person that end after a time, in order. */
  List<HolidayRow> holidays(String person, long after);

  /**
   * Adds a holiday if those of its person allow it. They are looked at and it is added in one go:
   * no other server comes between.
   *
   * @param after those that ended before do not matter
   */
  boolean addHoliday(HolidayRow row, long after, Predicate<List<HolidayRow>> allowed);

  /** A holiday ends earlier than it would have; false if it does not. */
  boolean endHoliday(HolidayRow row);
}
