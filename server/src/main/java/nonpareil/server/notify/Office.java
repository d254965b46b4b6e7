package nonpareil.server.notify;

import java.net.URI;
import java.time.Instant;
import java.time.InstantSource;
import nonpareil.server.store.NoticeStore;
import org.jspecify.annotations.Nullable;

/**
 * What all ways to tell somebody share.
 *
 * @param publicUrl the address people use, if the server knows it
 * @param contact whom push services may write to
 */
record Office(
    NoticeStore store,
    NoticeWords words,
    Post post,
    ServerKey key,
    InstantSource clock,
    @Nullable URI publicUrl,
    @Nullable URI contact) {

  Instant now() {
    return clock.instant();
  }

  String authorization(URI endpoint) {
    return key.authorization(endpoint, now(), contact);
  }

  /** Where there is something to see; without its host if nobody has told the server. */
  String page(News news) {
    String base = publicUrl == null ? "" : publicUrl.toString().replaceFirst("/+$", "");
    String page = news.kind() == News.Kind.INVITED ? "/#/join/" : "/#/table/";
    return base + (news.table().isEmpty() ? "/" : page + news.table());
  }
}
