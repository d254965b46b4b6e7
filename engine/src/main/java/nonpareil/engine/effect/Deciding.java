package nonpareil.engine.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Words about who decides, what comes of deciding, and whose part it is. */
public sealed interface Deciding extends Effect {

  /**
   * What a word asks is asked of this player instead of you. Only its own question: the words in it
   * say for themselves who decides. Who cannot be asked declines (DEC-25).
   */
  record By(Players who, Effect word) implements Deciding {
    @Override
    public List<Effect> children() {
      return List.of(word);
    }
  }

  /**
   * Something may be done: one thing happens if it is, another if not. It is not if any of its
   * words was declined or could not be done: nobody was moved, too few cards were there to discard.
   * What cannot be done from the beginning is not asked.
   */
  record Offer(Effect effect, Effect then, Effect otherwise) implements Deciding {
    @Override
    public List<Effect> children() {
      return List.of(effect, then, otherwise);
    }
  }

  /**
   * The same for each of these players, one after the other: the "chosen" player. All players come
   * in turn order beginning with you, opponents as in {@link Players#EACH_OPPONENT}.
   */
  record Each(Players who, Effect effect) implements Deciding {
    @Override
    public List<Effect> children() {
      return List.of(effect);
    }
  }

  /** The same for each of these fighters, in an order you choose: the "chosen" fighter. */
  record EachFighter(Fighters among, Effect effect) implements Deciding {
    @Override
    public List<Effect> children() {
      return List.of(effect);
    }
  }

  /** The same for each of these tokens, in an order you choose: the "chosen" token. */
  record EachToken(Tokens among, Effect effect) implements Deciding {
    @Override
    public List<Effect> children() {
      return List.of(effect);
    }
  }

  /**
   * The same again and again, at most {@link #MOST_ROUNDS} times. It is over when its first word
   * cannot be done any more, and when what it offers is declined.
   *
   * @param times how often; null: as often as there is a reason to
   * @param until over when this holds after a round; null if nothing ends it so
   */
  record Repeat(Effect effect, @Nullable Amount times, @Nullable Condition until)
      implements Deciding {

    /** So often at most. */
    public static final int MOST_ROUNDS = 10;

    @Override
    public List<Effect> children() {
      return List.of(effect);
    }
  }

  /** Whether the question of a word can be answered by doing nothing. */
  static boolean canBeDeclined(Effect word) {
    return switch (word) {
      case By by -> canBeDeclined(by.word());
      case Effect.Move _, Effect.DiscardAny _, Effect.Boost _ -> true;
      case BoardEffect.Walk walk -> !walk.exactly();
      case Effect.ChooseFighter choose -> choose.may();
      default -> false;
    };
  }
}
