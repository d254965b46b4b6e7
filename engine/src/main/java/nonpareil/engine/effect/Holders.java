package nonpareil.engine.effect;

/** Who holds counters that are not the hero's own. */
public sealed interface Holders {

  /** They lie on these fighters. */
  record OnFighters(Fighters who) implements Holders {}

  /** These players hold them. */
  record OfPlayers(Players who) implements Holders {}
}
