package nonpareil.server.replay;

/** Threads for work that would keep people waiting. */
public interface Pool {

  /** Puts work into the queue of its owner; false if there is too much of it already. */
  boolean submit(String owner, Runnable work);
}
