package nonpareil.server.notify;

/** One way to tell one person something. */
interface Channel {

  /** Tries once. */
  Post.Answer tell(News news);

  /** It was the last attempt: what is to be remembered of it. */
  void settle(Outcome outcome);
}
