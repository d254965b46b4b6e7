package nonpareil.content.text.english;

import static nonpareil.content.text.Term.GAIN_ACTION;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.english.EnglishAmounts.spaces;
import static nonpareil.content.text.english.EnglishClause.one;
import static nonpareil.content.text.english.EnglishClause.you;

import nonpareil.content.text.Clause;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.content.text.TraitWords;
import nonpareil.engine.effect.Effect.MoveToken;

/** Traits, tokens and the turn in English. */
final class EnglishTraits implements TraitWords {

  private final Scope scope;
  private final EnglishNames names;

  EnglishTraits(Scope scope, EnglishNames names) {
    this.scope = scope;
    this.names = names;
  }

  @Override
  public Clause becomeTrait(String trait) {
    return one(names.hero(), "become", scope.trait(trait).shortName());
  }

  @Override
  public Clause toggleTrait() {
    String next = scope.hero().traits().size() > 2 ? " to the next one" : "";
    return you("change", names.heroPossessive() + " " + scope.traitWord().shortName() + next);
  }

  @Override
  public Clause chooseTrait() {
    String which = scope.hero().traits().size() > 2 ? " to one of your choice" : "";
    return you("change", names.heroPossessive() + " " + scope.traitWord().shortName() + which);
  }

  @Override
  public Clause moveToken(MoveToken move, PlayerMention by, boolean mentioned) {
    String token = scope.token().shortName();
    String tokens = scope.token().plural();
    String which =
        switch (move.which()) {
          case ONE -> "one of your " + tokens;
          case ANOTHER -> "another of your " + tokens;
          case UNDER_SELF ->
              mentioned ? "that " + token : "the " + token + " under " + names.self();
          case EACH -> "each of your " + tokens;
        };
    String free = move.freeOfFighters() ? " without a fighter" : "";
    String where =
        move.upTo() == MoveToken.ANYWHERE
            ? " to any other space" + free
            : " "
                + UP_TO.mark("up to")
                + " "
                + spaces(move.upTo())
                + (free.isEmpty() ? "" : " to a space" + free);
    return names.clause(by, "move", which + where);
  }

  @Override
  public Clause gainAction(int actions) {
    return you("gain", GAIN_ACTION.mark(actions == 1 ? "1 action" : actions + " actions"));
  }

  @Override
  public Clause endTurn() {
    return one("your turn", "end", "after this action");
  }
}
