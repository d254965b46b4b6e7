package nonpareil.engine.effect;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that must hold of each fighter of a set, besides its group and its first place. */
public sealed interface Filter {

  /**
   * Where it stands, or does not stand.
   *
   * @param near whom the place is measured from; nobody for tokens and chosen spaces
   */
  record Standing(Fighters.Where where, @Nullable Fighters near, boolean not) implements Filter {}

  /**
   * It is at most so many spaces away from one of these, by lines of the board.
   *
   * @param beyond it is farther away than that
   */
  record Within(Amount spaces, Fighters of, boolean beyond) implements Filter {}

  /** Where it stands, told by other spaces than those of fighters. */
  record At(Place place) implements Filter {}

  /** It is none of these. */
  record Except(Fighters of) implements Filter {}

  /** It is one of these too. */
  record Among(Fighters of) implements Filter {}

  /** It belongs to one of these sets at least. */
  record Either(List<Fighters> of) implements Filter {}

  /** It is a hero, or else a sidekick. */
  record Role(boolean hero) implements Filter {}

  /** It is a fighter of these players. */
  record Owned(Players by) implements Filter {}

  /** How its health compares with an amount. */
  record Health(Condition.Comparison how, Amount number) implements Filter {}

  /** It has done this in the running turn, or it befell it. */
  record Done(Happened.Act act) implements Filter {}

  /** It has moved in the running turn. */
  record Moved() implements Filter {}

  /** Its health is the most it can have, or else less. */
  record Unhurt(boolean full) implements Filter {}

  /** Of those for whom all else holds it is the nearest to one of these, or one of the nearest. */
  record Nearest(Fighters to) implements Filter {}

  /** Of those for whom all else holds it has the most health, or else the least; or as much. */
  record Utmost(boolean most) implements Filter {}

  /** It attacks from afar, or else only next to it. */
  record Ranged(boolean ranged) implements Filter {}
}
