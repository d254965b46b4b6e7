package nonpareil.content.text.german;

import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanClause.one;
import static nonpareil.content.text.german.GermanClause.you;

import nonpareil.content.text.Clause;
import nonpareil.content.text.Noun;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.content.text.TraitWords;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect.MoveToken;
import nonpareil.engine.effect.Tokens;

/** Traits, tokens and the turn in German. */
final class GermanTraits implements TraitWords {

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;
  private final GermanTokens tokens;

  GermanTraits(Scope scope, GermanNames names, GermanAmounts amounts, GermanTokens tokens) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    this.tokens = tokens;
  }

  @Override
  public Clause becomeTrait(String trait) {
    return one(names.bearer(trait), GermanVerb.WERDEN, names.toTrait(trait));
  }

  @Override
  public Clause toggleTrait() {
    String following = DATIVE.der(scope.traitWord().gender()) + " nächsten";
    String next = scope.hero().traits().size() > 2 ? " " + GermanNames.with("zu", following) : "";
    return you(GermanVerb.WECHSELN, names.ofHero(scope.traitWord()) + next);
  }

  @Override
  public Clause chooseTrait() {
    String which = scope.hero().traits().size() > 2 ? " nach Wahl" : "";
    return you(GermanVerb.WECHSELN, names.ofHero(scope.traitWord()) + which);
  }

  @Override
  public Clause moveToken(MoveToken move, PlayerMention by, boolean mentioned) {
    Tokens among = among(move);
    Noun token = scope.token();
    String which =
        switch (move.which()) {
          case ONE -> tokens.one(among, ACCUSATIVE);
          case ANOTHER -> tokens.another(among);
          case UNDER_SELF ->
              mentioned && move.among() == null
                  ? ACCUSATIVE.dieser(token.gender()) + " " + token.accusative()
                  : tokens.under(among, names.self(DATIVE));
          case EACH -> tokens.each(among, ACCUSATIVE);
        };
    String free = free(move);
    String where =
        move.upTo().equals(MoveToken.ANYWHERE)
            ? " auf ein beliebiges anderes Feld" + free
            : " "
                + amounts.upTo(move.upTo(), "Feld", "Felder")
                + (free.isEmpty() ? "" : " auf ein Feld" + free);
    return names.clause(by, GermanVerb.BEWEGEN, which + where);
  }

  @Override
  public Clause moveAnyTokens(MoveToken move, PlayerMention by) {
    return names.clause(
        by,
        GermanVerb.BEWEGEN,
        tokens.any(among(move)) + " je auf ein beliebiges anderes Feld" + free(move));
  }

  private static Tokens among(MoveToken move) {
    return move.among() == null ? Tokens.of(Tokens.Whose.YOURS) : move.among();
  }

  private static String free(MoveToken move) {
    return move.freeOfFighters() ? " ohne Kämpfer" : "";
  }

  @Override
  public Clause gainAction(Amount actions) {
    var measure = amounts.measure(actions, "Aktion", "Aktionen");
    String before = measure.tail().isEmpty() ? "" : measure.tail().strip() + " ";
    return you(GermanVerb.ERHALTEN, before + GermanRules.marked(measure.head()));
  }

  @Override
  public Clause endTurn(boolean running) {
    return one(running ? "der Zug" : "dein Zug", GermanVerb.ENDEN, "nach dieser Aktion");
  }

  @Override
  public Clause extraTurn() {
    return you(
        GermanVerb.ERHALTEN,
        "nach deinem laufenden Zug einen Extrazug, sofern dieser nicht selbst einer ist");
  }
}
