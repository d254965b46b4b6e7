package nonpareil.server.notify;

import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import nonpareil.content.Content;
import nonpareil.server.clock.Timers;
import nonpareil.server.store.HookRow;
import nonpareil.server.store.NoticeStore;
import nonpareil.server.store.PushRow;
import nonpareil.server.store.Store;
import org.jspecify.annotations.Nullable;

/**
 * Tells people what happens at their tables while they are not there. A table only says that
 * something has changed; a while after the last change the notifier asks what there is to tell, so
 * that whoever is there hears nothing. What could not be delivered is tried again for as long as it
 * is still true.
 */
public final class Notifier implements Herald, AutoCloseable {

  /** How things are done. */
  public record Manner(Reach reach, Duration pause, Duration patience) {

    /** As people like it. */
    public static Manner usual(Reach reach) {
      return new Manner(reach, Duration.ofSeconds(30), Duration.ofSeconds(10));
    }
  }

  /** Each attempt waits longer than the one before. */
  static final List<Duration> PAUSES =
      List.of(
          Duration.ofMinutes(1),
          Duration.ofMinutes(5),
          Duration.ofMinutes(30),
          Duration.ofHours(2));

  private static final Duration LONGEST = Duration.ofHours(6);
  private static final int WORKERS = 4;

  /** So often within a pause it is asked who wants to be told. */
  private static final int ASKED = 3;

  private static final int MOST_ERRANDS = 1_000;
  private static final int MOST_RETRIES = 1_000;

  private final NoticeStore store;
  private final Manner manner;
  private final Timers timers;
  private final Post post;
  private final Errands errands = new Errands(WORKERS, MOST_ERRANDS);
  private final Office office;
  private final Wishes wishes;
  private final Rate rate;
  private final boolean shared;

  /**
   * People who want to be told something, or did once. Where there are other servers they are asked
   * for again and again: whoever subscribes there is known here before the pause is over.
   */
  private final Set<String> listeners = ConcurrentHashMap.newKeySet();

  /** Tables that will be asked for their news. */
  private final Map<String, Timers.Appointment> waiting = new ConcurrentHashMap<>();

  private final AtomicInteger retries = new AtomicInteger();
  private volatile Source source = _ -> List.of();

  /** The key of this server is in its store from now on, wherever earlier versions kept it. */
  public static void keepKey(Store store, Path folder) {
    ServerKey.of(store, folder);
  }

  /**
   * @param folder where earlier versions kept the key of this server
   * @param publicUrl the address people use, if the server knows it
   * @param contact whom push services may write to
   */
  public Notifier(
      Store store,
      Content content,
      Path folder,
      Timers timers,
      InstantSource clock,
      Manner manner,
      @Nullable URI publicUrl,
      @Nullable URI contact) {
    this.store = store.notices();
    this.manner = manner;
    this.timers = timers;
    post = new Post(manner.reach(), InetAddress::getAllByName, manner.patience());
    var words = new NoticeWords(content);
    var key = ServerKey.of(store, folder);
    office = new Office(this.store, words, post, key, clock, publicUrl, contact);
    wishes = new Wishes(office, manner.reach(), errands, listeners::add);
    rate = new Rate(clock);
    shared = store.nodes() != null && manner.reach() != Reach.OFF;
    if (manner.reach() != Reach.OFF) {
      listeners.addAll(this.store.listeners());
    }
    if (shared) {
      askLater();
    }
  }

  private void askLater() {
    timers.after(
        manner.pause().dividedBy(ASKED),
        () -> {
          errands.add(() -> listeners.addAll(store.listeners()));
          askLater();
        });
  }

  /** Where the truth about tables is found. */
  public void attach(Source tables) {
    source = tables;
  }

  /** How many attempts are to be repeated. */
  public int retries() {
    return retries.get();
  }

  /** How people want to be told. */
  public Wishes wishes() {
    return wishes;
  }

  @Override
  public void touched(String table, Collection<String> people) {
    if (!shared && !anyListens(people)) {
      return;
    }
    waiting.compute(
        table,
        (_, before) -> {
          if (before != null) {
            before.cancel();
          }
          return timers.after(manner.pause(), () -> look(table, people));
        });
  }

  private boolean anyListens(Collection<String> people) {
    return people.stream().anyMatch(listeners::contains);
  }

  private void look(String table, Collection<String> people) {
    waiting.remove(table);
    if (anyListens(people)) {
      errands.add(() -> source.news(table).forEach(this::tell));
    }
  }

  private void tell(News news) {
    if (!listeners.contains(news.person())
        || !store.takeNews(news.person(), news.table(), news.key())) {
      return; // or another server tells it
    }
    for (PushRow row : store.pushes(news.person())) {
      if (news.days() || row.live()) {
        send(new PushChannel(office, row), news);
      }
    }
    HookRow hook = store.hook(news.person());
    if (hook != null && !hook.off() && (news.days() || hook.live())) {
      send(new HookChannel(office, hook), news);
    }
  }

  private void send(Channel channel, News news) {
    if (rate.allows(news.person())) {
      errands.add(() -> attempt(channel, news, 0));
    }
  }

  private void attempt(Channel channel, News news, int before) {
    Post.Answer answer = channel.tell(news);
    if (!answer.outcome().mayPass() || before >= PAUSES.size()) {
      channel.settle(answer.outcome());
      return;
    }
    Duration pause = PAUSES.get(before);
    Duration later = answer.later();
    if (later != null && later.compareTo(pause) > 0) {
      pause = later.compareTo(LONGEST) > 0 ? LONGEST : later;
    }
    if (retries.incrementAndGet() > MOST_RETRIES) {
      retries.decrementAndGet();
      return;
    }
    timers.after(
        pause,
        () -> {
          retries.decrementAndGet();
          errands.add(() -> again(channel, news, before + 1));
        });
  }

  /** If it is still true. */
  private void again(Channel channel, News news, int before) {
    if (source.news(news.table()).stream().anyMatch(news::isSame)) {
      attempt(channel, news, before);
    }
  }

  @Override
  public void close() {
    waiting.values().forEach(Timers.Appointment::cancel);
    errands.close();
    post.close();
  }
}
