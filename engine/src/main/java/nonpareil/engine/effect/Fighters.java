package nonpareil.engine.effect;

import org.jspecify.annotations.Nullable;

/**
 * A set of fighters on the board: a group, narrowed by where they stand.
 *
 * @param kind the fighter's id for {@link Group#KIND}, otherwise null
 * @param near whom {@link Where#ADJACENT} and {@link Where#SAME_ZONE} are measured from
 */
public record Fighters(Group group, @Nullable String kind, Where where, @Nullable Fighters near) {

  /** Who is meant. */
  public enum Group {
    /** The fighter that plays the card, or your hero for an ability. */
    SELF,
    /** The opposing fighter of the combat. */
    FOE,
    /** Your hero. */
    HERO,
    /** Your fighters of one kind, by name. */
    KIND,
    /** All your fighters. */
    YOURS,
    /** Your fighters and those of your team mate. */
    FRIENDLY,
    /** All fighters of your opponents. */
    OPPOSING,
    /** Every fighter on the board. */
    ALL,
    /** The two fighters of the combat. */
    COMBATANTS,
    /** The fighter chosen before in this effect. */
    CHOSEN,
    /** The hero of the player chosen before in this effect. */
    CHOSEN_HERO
  }

  /** Where they have to stand. */
  public enum Where {
    ANYWHERE,
    ADJACENT,
    SAME_ZONE,
    /** On one of your tokens. */
    ON_TOKEN,
    /** On a space chosen before in this effect. */
    ON_CHOSEN_SPACES
  }

  /** A group wherever it stands. */
  public static Fighters of(Group group) {
    return new Fighters(group, null, Where.ANYWHERE, null);
  }

  /** Your fighters of one kind. */
  public static Fighters kind(String kind) {
    return new Fighters(Group.KIND, kind, Where.ANYWHERE, null);
  }
}
