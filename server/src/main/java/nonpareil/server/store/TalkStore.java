package nonpareil.server.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** What people say at tables. It goes with the table; no game's log knows of it. */
public interface TalkStore {

  /**
   * A line as it is kept.
   *
   * @param again the same request had come before, and nothing was done
   */
  record Kept(TalkRow line, boolean again) {}

  /**
   * Keeps a line under the next number of its channel and forgets the oldest ones.
   *
   * @param most so many of a channel stay
   */
  CompletableFuture<Kept> say(TalkRow line, int most);

  /** What has been said in a channel after a number, in order. */
  List<TalkRow> talk(String game, int channel, int after);

  /** All that a person has said and is still kept, in order. */
  List<TalkRow> talkOf(String person);

  /** Keeps a report; the second one of the same line by the same person changes nothing. */
  CompletableFuture<Void> report(ReportRow report);
}
