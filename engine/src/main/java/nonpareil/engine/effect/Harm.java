package nonpareil.engine.effect;

/** Where damage comes from. */
public enum Harm {
  ANY,
  COMBAT,
  /** Effects and rules, all that is no combat damage. */
  EFFECT
}
