package nonpareil.server.notify;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.SecureRandom;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import nonpareil.server.request.Fields;
import nonpareil.server.request.Refusal;
import nonpareil.server.request.Refusal.Code;
import nonpareil.server.store.HookRow;
import nonpareil.server.store.PushRow;
import nonpareil.server.wire.Json;
import org.jspecify.annotations.Nullable;

/** How people want to be told, in the words of docs/protocol.md. */
public final class Wishes {
  private static final int MOST_DEVICES = 10;
  private static final int LONGEST_KEY = 100;
  private static final int SECRET = 32;
  private static final long TEST_SECONDS = 15;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Office office;
  private final Reach reach;
  private final Errands errands;
  private final Consumer<String> listens;

  /**
   * @param listens hears of everybody who wants to be told something
   */
  Wishes(Office office, Reach reach, Errands errands, Consumer<String> listens) {
    this.office = office;
    this.reach = reach;
    this.errands = errands;
    this.listens = listens;
  }

  /**
   * What somebody has chosen.
   *
   * @param device the hash of the token of the browser that asks
   */
  public ObjectNode json(String person, String device) {
    ObjectNode json = Json.object();
    List<PushRow> pushes = office.store().pushes(person);
    PushRow here = pushes.stream().filter(p -> p.device().equals(device)).findFirst().orElse(null);
    ObjectNode push = json.putObject("push");
    push.put("key", reach == Reach.OFF ? null : office.key().text());
    push.put("devices", pushes.size());
    push.put("here", here != null).put("live", here != null && here.live());
    HookRow hook = office.store().hook(person);
    if (hook == null) {
      return json.putNull("webhook");
    }
    json.putObject("webhook")
        .put("url", hook.url())
        .put("live", hook.live())
        .put("off", hook.off())
        .put("last", hook.last());
    return json;
  }

  /** This device wants to be told. */
  public void subscribe(String person, String device, Fields wish) {
    String endpoint = wish.needText("endpoint", Reach.LONGEST);
    Fields keys = wish.object("keys");
    if (keys == null) {
      throw wish.bad("keys", "this field is needed");
    }
    String key = keys.needText("p256dh", LONGEST_KEY);
    String auth = keys.needText("auth", LONGEST_KEY);
    keys.end();
    String language = wish.word("language", office.words().codes().getFirst(), codes());
    boolean live = wish.flag("live");
    wish.end();
    reach.address(endpoint, "endpoint");
    needKey(key);
    if (!isAuth(auth)) {
      throw Refusal.badValue("expected 16 bytes as base64url", "keys.auth");
    }
    List<PushRow> known = office.store().pushes(person);
    boolean fresh = known.stream().noneMatch(p -> p.device().equals(device));
    if (fresh && known.size() >= MOST_DEVICES) {
      throw new Refusal(Code.TOO_MANY, "%d devices are told already".formatted(known.size()));
    }
    office.store().savePush(new PushRow(device, person, endpoint, key, auth, language, live, 0));
    listens.accept(person);
  }

  private List<String> codes() {
    return office.words().codes();
  }

  private static void needKey(String key) {
    try {
      P256.publicKey(P256.bytes(key));
    } catch (IllegalArgumentException e) {
      throw Refusal.badValue("expected a point of the curve P-256 as base64url", "keys.p256dh");
    }
  }

  private static boolean isAuth(String auth) {
    try {
      return P256.bytes(auth).length == PushCipher.AUTH;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** This device wants to hear nothing more. */
  public void unsubscribe(String device) {
    office.store().dropPush(device);
  }

  /** An address wants to be told; the secret that signs what it gets is shown this once. */
  public String hook(String person, Fields wish) {
    String url = wish.needText("url", Reach.LONGEST);
    String language = wish.word("language", codes().getFirst(), codes());
    boolean live = wish.flag("live");
    wish.end();
    reach.address(url, "url");
    byte[] bytes = new byte[SECRET];
    RANDOM.nextBytes(bytes);
    String secret = P256.base64(bytes);
    office.store().saveHook(new HookRow(person, url, secret, language, live, 0, null, false));
    listens.accept(person);
    return secret;
  }

  public void unhook(String person) {
    office.store().dropHook(person);
  }

  // ---- to see whether it works

  /** Tells this device something. */
  public Outcome testPush(String person, String device) {
    PushRow row =
        office.store().pushes(person).stream()
            .filter(p -> p.device().equals(device))
            .findFirst()
            .orElse(null);
    return test(row == null ? null : new PushChannel(office, row), person);
  }

  /** Tells the address something; one that was switched off is on again if that works. */
  public Outcome testHook(String person) {
    HookRow row = office.store().hook(person);
    Outcome outcome = test(row == null ? null : new HookChannel(office, row), person);
    HookRow now = office.store().hook(person);
    if (row != null && now != null && now.secret().equals(row.secret())) {
      boolean well = outcome == Outcome.ACCEPTED;
      int failures = well ? 0 : now.failures();
      office.store().hooked(now.after(outcome.text(), failures, !well && now.off()));
    }
    return outcome;
  }

  private Outcome test(@Nullable Channel channel, String person) {
    if (channel == null) {
      throw new Refusal(Code.CONFLICT, "there is nothing to test");
    }
    var done = new CompletableFuture<Outcome>();
    if (!errands.add(() -> tell(channel, person, done))) {
      throw new Refusal(Code.TOO_MANY, "too much is being sent; wait a little");
    }
    try {
      return done.get(TEST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Outcome.TOO_SLOW;
    } catch (TimeoutException e) {
      return Outcome.TOO_SLOW;
    } catch (ExecutionException e) {
      return Outcome.FAILING;
    }
  }

  private static void tell(Channel channel, String person, CompletableFuture<Outcome> done) {
    try {
      done.complete(channel.tell(News.test(person)).outcome());
    } catch (RuntimeException e) {
      done.completeExceptionally(e);
    }
  }
}
