package nonpareil.content.text.german;

import static nonpareil.content.text.Term.GAIN_ACTION;
import static nonpareil.content.text.Term.UP_TO;
import static nonpareil.content.text.german.GermanAmounts.spaces;
import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;
import static nonpareil.content.text.german.GermanCase.DATIVE;
import static nonpareil.content.text.german.GermanCase.NOMINATIVE;
import static nonpareil.content.text.german.GermanClause.one;
import static nonpareil.content.text.german.GermanClause.you;

import nonpareil.content.text.Clause;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Noun.Gender;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.content.text.TraitWords;
import nonpareil.engine.effect.Effect.MoveToken;

/** Traits, tokens and the turn in German. */
final class GermanTraits implements TraitWords {

  private final Scope scope;
  private final GermanNames names;

  GermanTraits(Scope scope, GermanNames names) {
    this.scope = scope;
    this.names = names;
  }

  @Override
  public Clause becomeTrait(String trait) {
    Noun noun = scope.trait(trait);
    return one(
        names.hero(NOMINATIVE),
        GermanVerb.WERDEN,
        noun.adjective() ? noun.shortName() : "zu " + noun.dative());
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
    Noun token = scope.token();
    Gender gender = token.gender();
    String which =
        switch (move.which()) {
          case ONE -> names.oneToken(ACCUSATIVE);
          case ANOTHER -> names.anotherToken(ACCUSATIVE);
          case UNDER_SELF ->
              mentioned
                  ? ACCUSATIVE.dieser(gender) + " " + token.accusative()
                  : ACCUSATIVE.der(gender)
                      + " "
                      + token.accusative()
                      + " unter "
                      + names.self(DATIVE);
          case EACH -> ACCUSATIVE.jeder(gender) + " deiner " + German.weakPlural(token);
        };
    String free = move.freeOfFighters() ? " ohne Kämpfer" : "";
    String where =
        move.upTo() == MoveToken.ANYWHERE
            ? " auf ein beliebiges anderes Feld" + free
            : " "
                + UP_TO.mark("bis zu")
                + " "
                + spaces(move.upTo())
                + (free.isEmpty() ? "" : " auf ein Feld" + free);
    return names.clause(by, GermanVerb.BEWEGEN, which + where);
  }

  @Override
  public Clause gainAction(int actions) {
    return you(
        GermanVerb.ERHALTEN, GAIN_ACTION.mark(actions == 1 ? "1 Aktion" : actions + " Aktionen"));
  }

  @Override
  public Clause endTurn() {
    return one("dein Zug", GermanVerb.ENDEN, "nach dieser Aktion");
  }
}
