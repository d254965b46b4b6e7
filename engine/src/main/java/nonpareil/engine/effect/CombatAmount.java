package nonpareil.engine.effect;

/** Numbers of the running combat that came after those of {@link Amount}. */
public sealed interface CombatAmount extends Amount {

  /** All damage to your fighters that was prevented in this combat. */
  record DamagePrevented() implements CombatAmount {}

  /** What the fighter a moment is about would take, as far as it is not held off yet. */
  record DamageToCome() implements CombatAmount {}
}
