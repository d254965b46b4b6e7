package nonpareil.engine.effect;

import java.util.List;

/** Something that must hold of each token of a set, besides whose it is and of which kind. */
public sealed interface TokenFilter {

  /** Where it lies. */
  record Lying(Place place) implements TokenFilter {}

  /** It is none of these. */
  record Except(Tokens of) implements TokenFilter {}

  /** It belongs to one of these sets at least. */
  record Either(List<Tokens> of) implements TokenFilter {}
}
