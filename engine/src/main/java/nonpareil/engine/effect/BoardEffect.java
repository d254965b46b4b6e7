package nonpareil.engine.effect;

import java.util.List;
import nonpareil.engine.Later;
import org.jspecify.annotations.Nullable;

/** Words that bring pieces onto the board and take them off it, and choices of tokens and zones. */
public sealed interface BoardEffect extends Effect {

  @Override
  default List<Effect> children() {
    return List.of();
  }

  /** Damage of which a player says point by point who takes it; then all take theirs at once. */
  record Divide(Amount amount, Fighters among) implements BoardEffect {}

  /**
   * Move these fighters one after the other where it matters which way they take.
   *
   * @param number how far at most, or exactly
   * @param exactly no less far, if there is a way that enters no space twice
   * @param inOneZone all spaces of the way lie in one zone
   * @param passing what happens for each of some fighters they move through: the "chosen" fighter;
   *     null if nothing does
   * @param whom those it matters for whether they are moved through; null for fighters opposing you
   * @param to where they have to end; null: anywhere
   */
  record Walk(
      Fighters who,
      Amount number,
      boolean throughOpposing,
      boolean exactly,
      boolean inOneZone,
      @Nullable Effect passing,
      @Later @Nullable Fighters whom,
      @Later @Nullable Spaces to)
      implements BoardEffect {

    /** A walk to anywhere, through fighters opposing you. */
    public Walk(
        Fighters who,
        Amount number,
        boolean throughOpposing,
        boolean exactly,
        boolean inOneZone,
        @Nullable Effect passing) {
      this(who, number, throughOpposing, exactly, inOneZone, passing, null, null);
    }

    /** Those it matters for whether they are moved through. */
    public Fighters passed() {
      return whom == null ? Fighters.of(Fighters.Group.OPPOSING) : whom;
    }

    /** The same with something else that happens for each fighter moved through. */
    public Walk with(@Nullable Effect inner) {
      return new Walk(who, number, throughOpposing, exactly, inOneZone, inner, whom, to);
    }

    @Override
    public List<Effect> children() {
      return passing == null ? List.of() : List.of(passing);
    }
  }

  /**
   * Put tokens of a kind from your supply on spaces, one after the other; the last one is the
   * "chosen" token.
   *
   * @param may it can be left undone at any of them
   */
  record PutTokens(
      String kind, Amount number, Spaces on, Players by, boolean freeOfFighters, boolean may)
      implements BoardEffect {}

  /**
   * Tokens return to the supply of their owners; how many is kept as "tokens taken".
   *
   * @param number so many of them, of the player's choice; null for all
   */
  record TakeTokens(Tokens tokens, @Nullable Amount number, Players by) implements BoardEffect {}

  /** Choose a token: the "chosen" token. */
  record ChooseToken(Tokens among, Players by, boolean may) implements BoardEffect {}

  /** Choose a zone that has one of these spaces. */
  record ChooseZone(Spaces among, Players by) implements BoardEffect {}

  /**
   * A defeated sidekick of this kind returns with an amount of health to a free space. Nothing
   * happens if that amount is 0.
   *
   * @param health null for the health it began with
   */
  record ReturnFighter(String kind, @Nullable Amount health, Spaces on, Players by)
      implements BoardEffect {}

  /** A fighter of this kind that began off the board comes onto a free space. */
  record Summon(String kind, Spaces on, Players by) implements BoardEffect {}
}
