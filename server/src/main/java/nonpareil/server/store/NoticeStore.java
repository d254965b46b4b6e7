package nonpareil.server.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * What is kept for people who come and go: what they have seen of their games, how they want to be
 * told, when they are on holiday.
 */
public interface NoticeStore {

  // ---- what they have seen

  /** The last record of a game that somebody was shown; null if none is known of. */
  @Nullable Integer seen(String person, String game);

  CompletableFuture<Void> saveSeen(String person, String game, int number);

  /** What somebody was told last about a game. */
  @Nullable String told(String person, String game);

  void saveTold(String person, String game, String what);

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

  @Nullable HookRow hook(String person);

  void saveHook(HookRow row);

  void dropHook(String person);

  // ---- holidays

  /** All that end after a time. */
  List<HolidayRow> holidays(long after);

  /** Keeps a holiday; one that began then is changed. */
  void saveHoliday(HolidayRow row);
}
