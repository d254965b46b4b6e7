package nonpareil.content.text;

import java.util.Objects;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Ability;

/**
 * Whom and what a moment concerns, with what holds where nothing is said.
 *
 * @param fought on which side of an attack that was made one's fighter stood
 */
public record Concerned(
    Fighters who, Ability.Whose whose, Harm harm, Tokens tokens, Rule.Role fought) {

  private static final Fighters YOURS = Fighters.of(Group.YOURS);
  private static final Tokens YOUR_TOKENS = Tokens.of(Tokens.Whose.YOURS);

  static Concerned by(Ability.Triggered triggered) {
    Ability.Concern concern = triggered.concern();
    Rule.Role fought = Moments.fought(triggered);
    return concern == null
        ? new Concerned(YOURS, Ability.Whose.YOU, Harm.ANY, YOUR_TOKENS, fought)
        : new Concerned(
            Objects.requireNonNullElse(concern.fighters(), YOURS),
            concern.whose(),
            concern.harm(),
            Objects.requireNonNullElse(concern.tokens(), YOUR_TOKENS),
            fought);
  }
}
