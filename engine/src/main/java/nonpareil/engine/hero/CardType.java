package nonpareil.engine.hero;

/** The four types of cards. */
public enum CardType {
  ATTACK,
  DEFENSE,
  VERSATILE,
  SCHEME;

  public boolean attacks() {
    return this == ATTACK || this == VERSATILE;
  }

  public boolean defends() {
    return this == DEFENSE || this == VERSATILE;
  }
}
