package nonpareil.server.request;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A socket that follows tables. {@link #send} must not block: it queues; a follower that falls too
 * far behind is closed.
 */
public interface Follower {
  Person person();

  void send(ObjectNode message);

  /** This server can do nothing for anybody now; another one may. */
  default void cutOff() {}

  /** The same of what others are sent too. */
  default void send(Message message) {
    send(message.json());
  }
}
