package nonpareil.content.text.english;

import static nonpareil.content.text.Term.DEFEATED;
import static nonpareil.content.text.Term.UP_TO;

import nonpareil.content.text.BoardWords;
import nonpareil.content.text.Clause;
import nonpareil.content.text.Lead;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/** Pieces that come onto the board and leave it in English. */
final class EnglishBoard implements BoardWords {

  private static final Amount ONE = new Amount.Fixed(1);

  private final Scope scope;
  private final EnglishNames names;
  private final EnglishAmounts amounts;
  private final EnglishTokens tokens;

  EnglishBoard(Scope scope, EnglishNames names, EnglishAmounts amounts, EnglishTokens tokens) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    this.tokens = tokens;
  }

  @Override
  public Clause putTokens(BoardEffect.PutTokens put, PlayerMention by) {
    Noun noun = scope.tokenOf(put.kind());
    var measure = amounts.measure(put.number(), noun.shortName(), noun.plural());
    boolean one = put.number().equals(ONE);
    String space =
        put.freeOfFighters()
            ? names.emptySpace(put.on())
            : names.space(put.on(), Fighters.of(Group.ALL), false);
    return names.clause(
        by,
        "put",
        (put.may() && !one ? UP_TO.mark("up to") + " " : "")
            + measure.head()
            + measure.tail()
            + " from your supply"
            + (one ? " on " : ", each on ")
            + space);
  }

  @Override
  public Clause takeTokens(BoardEffect.TakeTokens take, PlayerMention by) {
    Tokens of = take.tokens();
    String which;
    if (take.number() == null) {
      which = tokens.all(of);
    } else {
      var measure =
          amounts.measure(take.number(), tokens.someOf(of, false), tokens.someOf(of, true));
      which = measure.head() + measure.tail();
    }
    return names.clause(by, "return", which + " to " + tokens.supply(of));
  }

  @Override
  public Clause chooseToken(BoardEffect.ChooseToken choose, PlayerMention by) {
    return names.clause(by, "choose", tokens.one(choose.among()));
  }

  @Override
  public Clause chooseZone(BoardEffect.ChooseZone choose, PlayerMention by) {
    boolean any = choose.among().equals(Spaces.of(Spaces.Kind.ANY));
    String space = names.space(choose.among(), Fighters.of(Group.ALL), false);
    if (choose.among().kind() == Spaces.Kind.UNDER && choose.among().filters().isEmpty()) {
      Fighters under = choose.among().near();
      String who = names.oneOf(scope.resolve(under == null ? Fighters.of(Group.HERO) : under));
      return names.clause(by, "choose", "a zone in which " + who + " stands");
    }
    return names.clause(by, "choose", any ? "a zone" : "a zone that has " + space);
  }

  @Override
  public Clause returnFighter(BoardEffect.ReturnFighter returning, PlayerMention by) {
    Noun noun = scope.noun(returning.kind());
    boolean single = scope.single(scope.resolve(Fighters.kind(returning.kind())));
    String who =
        single
            ? names.name(noun) + ", if " + DEFEATED.mark("defeated") + ","
            : "one of your " + DEFEATED.mark("defeated") + " " + noun.plural();
    String to = " to " + names.emptySpace(returning.on());
    return names.clause(by, "return", who + health(returning.health()) + to);
  }

  private String health(@Nullable Amount amount) {
    if (amount == null) {
      return "";
    }
    var measure = amounts.measure(amount, "health", "health");
    return " with " + measure.head() + measure.tail();
  }

  @Override
  public Clause walk(Mention who, BoardEffect.Walk walk) {
    var far = amounts.measure(walk.number(), "space", "spaces");
    return EnglishClause.you(
        "move",
        names.of(who)
            + " "
            + (walk.exactly() ? "exactly" : UP_TO.mark("up to"))
            + " "
            + far.head()
            + far.tail()
            + (walk.to() == null ? "" : " to " + names.space(walk.to(), who.fighters(), false))
            + (walk.inOneZone() ? ", all the way in one zone" : ""));
  }

  @Override
  public Lead passing() {
    return new Lead(Lead.Kind.MOMENT, "for " + names.each(Fighters.of(Group.PASSED)));
  }

  @Override
  public Clause divide(Fighters among, Amount amount) {
    String damage =
        amount instanceof Amount.Fixed(int fixed)
            ? fixed + " damage"
            : "damage equal to " + amounts.number(amount);
    return EnglishClause.you(
        "deal", damage + ", divided as you choose among " + names.several(among));
  }

  @Override
  public Clause summon(BoardEffect.Summon summon, PlayerMention by) {
    Noun noun = scope.noun(summon.kind());
    boolean single = scope.single(scope.resolve(Fighters.kind(summon.kind())));
    String who = single ? names.name(noun) : "one of your " + noun.plural();
    return names.clause(
        by, "place", who + " from your reserve on " + names.emptySpace(summon.on()));
  }
}
