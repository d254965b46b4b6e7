package nonpareil.content.text;

import java.util.Objects;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Ability;

/** Whom and what a moment concerns, with what holds where nothing is said. */
public record Concerned(Fighters who, Ability.Whose whose, Harm harm, Tokens tokens) {

  private static final Fighters YOURS = Fighters.of(Group.YOURS);
  private static final Tokens YOUR_TOKENS = Tokens.of(Tokens.Whose.YOURS);

  static Concerned by(Ability.Triggered triggered) {
    Ability.Concern concern = triggered.concern();
    return concern == null
        ? new Concerned(YOURS, Ability.Whose.YOU, Harm.ANY, YOUR_TOKENS)
        : new Concerned(
            Objects.requireNonNullElse(concern.fighters(), YOURS),
            concern.whose(),
            concern.harm(),
            Objects.requireNonNullElse(concern.tokens(), YOUR_TOKENS));
  }
}
