package nonpareil.engine.effect;

import java.util.List;
import java.util.Map;

/**
 * What no other word says: people read it and carry it out themselves, by a few free acts to which
 * their opponents agree. Only people can play with it.
 *
 * @param texts what they read, by the code of the language
 */
public record ByHand(Map<String, String> texts) implements Effect {

  /** Texts that cannot be changed. */
  public ByHand {
    texts = Map.copyOf(texts);
  }

  @Override
  public List<Effect> children() {
    return List.of();
  }
}
