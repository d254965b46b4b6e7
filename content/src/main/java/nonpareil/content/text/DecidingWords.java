package nonpareil.content.text;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/** Clauses on who decides and whose part it is. */
public interface DecidingWords {

  /** What the reader would do, or what a player does, is done by that player as named now. */
  Clause by(Clause clause, PlayerMention who);

  /** Whether this is what a player does. */
  boolean does(Clause clause, Players who);

  /** Something a player brings about: "have your opponent draw 1 card". */
  Clause letting(Clause clause, PlayerMention who);

  /** The choice before a list of options. */
  List<Clause> chooseOptions(Amount take, PlayerMention who);

  /** What people carry out themselves, as a text says. */
  Clause byHand(String text);

  /** Before a list of one item: all of it belongs together. */
  Clause doFollowing(PlayerMention who);

  /** The same before a list that is carried out for several players in turn. */
  Clause doFollowingForEach(Players who);

  /**
   * The same before a list that is carried out again and again.
   *
   * @param times how often; null if that is not said
   * @param until what ends it, as a clause; null if nothing but a refusal does
   */
  Clause doRepeatedly(@Nullable Amount times, @Nullable String until);

  /** The same for each of some fighters, in an order the reader chooses. */
  Clause doFollowingForEach(Fighters among);

  /** The same for each of some tokens, in an order the reader chooses. */
  Clause doFollowingForEach(Tokens among);
}
