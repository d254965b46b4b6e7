package nonpareil.server.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What a store keeps for people who come and go, in memory. */
final class MemoryNotices implements NoticeStore {

  private final MemoryStore store;
  private final Map<String, Integer> seen = new HashMap<>();
  private final Map<String, String> told = new HashMap<>();
  private final Map<String, PushRow> pushes = new LinkedHashMap<>();
  private final Map<String, HookRow> hooks = new HashMap<>();
  private final List<HolidayRow> holidays = new ArrayList<>();

  MemoryNotices(MemoryStore store) {
    this.store = store;
  }

  @Override
  public synchronized @Nullable Integer seen(String person, String game) {
    return seen.get(person + " " + game);
  }

  @Override
  public synchronized CompletableFuture<Void> saveSeen(String person, String game, int number) {
    seen.merge(person + " " + game, number, Math::max);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public synchronized boolean takeNews(String person, String game, String what) {
    return !what.equals(told.put(person + " " + game, what));
  }

  @Override
  public int turns(String person) {
    int turns = 0;
    for (String id : playing(person)) {
      TableRow table = Objects.requireNonNull(store.table(id));
      int turn = Objects.requireNonNull(store.last(id)).turn();
      boolean company =
          table.seats().stream().anyMatch(s -> s.person() != null && !person.equals(s.person()));
      boolean mine = turn > 0 && person.equals(table.seats().get(turn - 1).person());
      turns += company && mine ? 1 : 0;
    }
    return turns;
  }

  @Override
  public List<String> playing(String person) {
    return store.tablesOf(person, Integer.MAX_VALUE).stream()
        .filter(t -> t.isIn(TableRow.PLAYING))
        .filter(t -> t.seats().stream().anyMatch(s -> person.equals(s.person())))
        .map(TableRow::id)
        .sorted()
        .toList();
  }

  @Override
  public synchronized Set<String> listeners() {
    var people = new TreeSet<>(hooks.keySet());
    pushes.values().forEach(p -> people.add(p.person()));
    return people;
  }

  @Override
  public synchronized List<PushRow> pushes(String person) {
    return pushes.values().stream()
        .filter(p -> p.person().equals(person))
        .filter(
            p -> {
              PersonRow owner = store.people().personOf(p.device());
              return owner != null && owner.id().equals(person);
            })
        .toList()
        .reversed();
  }

  @Override
  public synchronized void savePush(PushRow row) {
    pushes
        .values()
        .removeIf(p -> p.endpoint().equals(row.endpoint()) && !p.device().equals(row.device()));
    pushes.put(row.device(), row);
  }

  @Override
  public synchronized void dropPush(String device) {
    pushes.remove(device);
  }

  @Override
  public synchronized void pushed(PushRow row, boolean well, int most) {
    PushRow known = pushes.get(row.device());
    if (known == null || !known.endpoint().equals(row.endpoint())) {
      return;
    }
    int failures = well ? 0 : known.failures() + 1;
    if (failures >= most) {
      pushes.remove(row.device());
    } else {
      pushes.put(row.device(), known.withFailures(failures));
    }
  }

  @Override
  public synchronized @Nullable HookRow hook(String person) {
    return hooks.get(person);
  }

  @Override
  public synchronized void saveHook(HookRow row) {
    hooks.put(row.person(), row);
  }

  @Override
  public synchronized void hooked(HookRow row) {
    hooks.computeIfPresent(
        row.person(), (_, known) -> known.secret().equals(row.secret()) ? row : known);
  }

  @Override
  public synchronized void dropHook(String person) {
    hooks.remove(person);
  }

  @Override
  public synchronized List<HolidayRow> holidays(String person, long after) {
    return holidays.stream().filter(h -> h.person().equals(person) && h.ends() > after).toList();
  }

  @Override
  public synchronized boolean addHoliday(
      HolidayRow row, long after, Predicate<List<HolidayRow>> allowed) {
    return allowed.test(holidays(row.person(), after)) && holidays.add(row);
  }

  @Override
  public synchronized boolean endHoliday(HolidayRow row) {
    boolean running =
        holidays.removeIf(
            h ->
                h.person().equals(row.person())
                    && h.began() == row.began()
                    && h.ends() > row.ends());
    return running && holidays.add(row);
  }
}
