package nonpareil.engine.game;

import nonpareil.engine.hero.CardType;

/** What a card is played for. */
enum PlayedAs {
  ATTACK,
  DEFENSE,
  SCHEME;

  boolean fits(CardType type) {
    return switch (this) {
      case ATTACK -> type.attacks();
      case DEFENSE -> type.defends();
      case SCHEME -> type == CardType.SCHEME;
    };
  }
}
