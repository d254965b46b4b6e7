package nonpareil.engine.effect;

import java.util.List;

/** Something that must hold of each space of a set, besides its kind. */
public sealed interface SpaceFilter {

  /** It is next to one of these fighters, or to none. */
  record NextTo(Fighters of, boolean not) implements SpaceFilter {}

  /** It is in a zone of one of these fighters, or in none of theirs. */
  record InZoneOf(Fighters of, boolean not) implements SpaceFilter {}

  /**
   * It is at most so many spaces away from one of these fighters.
   *
   * @param beyond it is farther away than that
   */
  record Within(Amount spaces, Fighters of, boolean beyond) implements SpaceFilter {}

  /**
   * It is farther from the nearest of these fighters than the fighter that goes there is now.
   *
   * @param nearer it is nearer instead
   */
  record Farther(Fighters from, boolean nearer) implements SpaceFilter {}

  /** How it lies to other spaces than those of fighters. */
  record At(Place place) implements SpaceFilter {}

  /** Nobody stands on it. */
  record Empty() implements SpaceFilter {}

  /** It is none of these. */
  record Except(Spaces of) implements SpaceFilter {}

  /** It is one of these too. */
  record Among(Spaces of) implements SpaceFilter {}

  /** It belongs to one of these sets at least. */
  record Either(List<Spaces> of) implements SpaceFilter {}
}
