package nonpareil.content.text.english;

import static nonpareil.content.text.Term.GAIN_ACTION;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.english.EnglishClause.one;
import static nonpareil.content.text.english.EnglishClause.you;

import nonpareil.content.text.Clause;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.content.text.TraitWords;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect.MoveToken;
import nonpareil.engine.effect.Tokens;

/** Traits, tokens and the turn in English. */
final class EnglishTraits implements TraitWords {

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;
  private final EnglishTokens tokens;

  EnglishTraits(Scope scope, EnglishNames names, EnglishAmounts amounts, EnglishTokens tokens) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    this.tokens = tokens;
  }

  @Override
  public Clause becomeTrait(String trait) {
    return one(names.bearer(trait), "become", names.trait(trait));
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
    Tokens among = among(move);
    String which =
        switch (move.which()) {
          case ONE -> tokens.one(among);
          case ANOTHER -> "another" + tokens.one(among).substring("one".length());
          case UNDER_SELF ->
              mentioned && move.among() == null
                  ? "that " + scope.token().shortName()
                  : tokens.under(among, names.self());
          case EACH -> tokens.each(among);
        };
    String free = free(move);
    String where =
        move.upTo().equals(MoveToken.ANYWHERE)
            ? " to any other space" + free
            : " "
                + UP_TO.mark("up to")
                + " "
                + amounts.spaces(move.upTo())
                + (free.isEmpty() ? "" : " to a space" + free);
    return names.clause(by, "move", which + where);
  }

  @Override
  public Clause moveAnyTokens(MoveToken move, PlayerMention by) {
    return names.clause(
        by, "move", tokens.any(among(move)) + ", each to any other space" + free(move));
  }

  private static Tokens among(MoveToken move) {
    return move.among() == null ? Tokens.of(Tokens.Whose.YOURS) : move.among();
  }

  private static String free(MoveToken move) {
    return move.freeOfFighters() ? " without a fighter" : "";
  }

  @Override
  public Clause gainAction(Amount actions) {
    var measure = amounts.measure(actions, "action", "actions");
    return you("gain", GAIN_ACTION.mark(measure.head()) + measure.tail());
  }

  @Override
  public Clause endTurn(boolean running) {
    return one(running ? "the turn" : "your turn", "end", "after this action");
  }

  @Override
  public Clause extraTurn() {
    return you("take", "an extra turn after your running turn, unless that is an extra turn");
  }
}
