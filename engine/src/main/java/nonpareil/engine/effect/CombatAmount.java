package nonpareil.engine.effect;

/** Numbers of the running combat that came after those of {@link Amount}. */
public sealed interface CombatAmount extends Amount {

  /** All damage to your fighters that was prevented in this combat. */
  record DamagePrevented() implements CombatAmount {}
}
