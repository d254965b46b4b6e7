package nonpareil.engine.game;

import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;

/** What a card is played for. */
enum PlayedAs {
  ATTACK,
  DEFENSE,
  SCHEME;

  /** Whether a card may be played so, by its type or because it says so. */
  boolean fits(Card card) {
    Card.Uses uses = card.uses();
    return switch (this) {
      case ATTACK -> card.type().attacks() || (uses != null && uses.attack() >= 0);
      case DEFENSE -> card.type().defends() || (uses != null && uses.defense() >= 0);
      case SCHEME -> card.type() == CardType.SCHEME;
    };
  }
}
