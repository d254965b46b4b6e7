package nonpareil.content.text.german;

import static nonpareil.content.text.Term.DEFEATED;
import static nonpareil.content.text.german.GermanCase.ACCUSATIVE;

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

/** Pieces that come onto the board and leave it in German. */
final class GermanBoard implements BoardWords {

  private static final Amount ONE = new Amount.Fixed(1);

  private final Scope scope;
  private final GermanNames names;
  private final GermanAmounts amounts;
  private final GermanTokens tokens;

  GermanBoard(Scope scope, GermanNames names, GermanAmounts amounts, GermanTokens tokens) {
    this.scope = scope;
    this.names = names;
    this.amounts = amounts;
    this.tokens = tokens;
  }

  @Override
  public Clause putTokens(BoardEffect.PutTokens put, PlayerMention by) {
    Noun noun = scope.tokenOf(put.kind());
    boolean one = put.number().equals(ONE);
    String some =
        put.may() && !one
            ? amounts.upTo(put.number(), noun.accusative(), noun.plural())
            : amounts.measure(put.number(), noun.accusative(), noun.plural()).text();
    String space =
        put.freeOfFighters()
            ? names.emptySpace(put.on())
            : names.space(put.on(), Fighters.of(Group.ALL), false);
    return names.clause(
        by, GermanVerb.LEGEN, some + " aus deinem Vorrat" + (one ? " auf " : " je auf ") + space);
  }

  @Override
  public Clause takeTokens(BoardEffect.TakeTokens take, PlayerMention by) {
    Tokens of = take.tokens();
    String which =
        take.number() == null
            ? tokens.all(of)
            : amounts
                .measure(take.number(), tokens.someOf(of, false), tokens.someOf(of, true))
                .text();
    return names.clause(by, GermanVerb.ZURUECKLEGEN, which + " " + tokens.supply(of));
  }

  @Override
  public Clause chooseToken(BoardEffect.ChooseToken choose, PlayerMention by) {
    return names.clause(by, GermanVerb.WAEHLEN, tokens.one(choose.among(), ACCUSATIVE));
  }

  @Override
  public Clause chooseZone(BoardEffect.ChooseZone choose, PlayerMention by) {
    GermanClause clause = names.clause(by, GermanVerb.WAEHLEN, "eine Zone");
    if (choose.among().equals(Spaces.of(Spaces.Kind.ANY))) {
      return clause;
    }
    if (choose.among().kind() == Spaces.Kind.UNDER && choose.among().filters().isEmpty()) {
      Fighters under = choose.among().near();
      Fighters who = under == null ? Fighters.of(Group.HERO) : under;
      return clause.ending(
          ", in der " + names.near(scope.resolve(who), GermanCase.NOMINATIVE) + " steht");
    }
    String space = names.space(choose.among(), Fighters.of(Group.ALL), false);
    return clause.ending(", zu der " + space + " gehört");
  }

  @Override
  public Clause returnFighter(BoardEffect.ReturnFighter returning, PlayerMention by) {
    Noun noun = scope.noun(returning.kind());
    boolean single = scope.single(scope.resolve(Fighters.kind(returning.kind())));
    String who =
        single
            ? names.name(noun, ACCUSATIVE) + " (falls " + DEFEATED.mark("besiegt") + ")"
            : ACCUSATIVE.einer(noun.gender())
                + " deiner "
                + DEFEATED.mark("besiegten")
                + " "
                + German.weakPlural(noun);
    return names.clause(
        by,
        GermanVerb.ZURUECKBRINGEN,
        who + health(returning.health()) + " auf " + names.emptySpace(returning.on()));
  }

  private String health(@Nullable Amount amount) {
    if (amount == null) {
      return "";
    }
    var measure = amounts.measure(amount, "Lebenspunkt", "Lebenspunkten");
    return " mit " + measure.head() + measure.tail();
  }

  @Override
  public Clause walk(Mention who, BoardEffect.Walk walk) {
    String far =
        walk.exactly()
            ? "genau " + amounts.spaces(walk.number())
            : amounts.upTo(walk.number(), "Feld", "Felder");
    GermanClause clause =
        GermanClause.you(
            GermanVerb.BEWEGEN,
            names.of(who, ACCUSATIVE)
                + " "
                + far
                + (walk.to() == null
                    ? ""
                    : " auf " + names.space(walk.to(), who.fighters(), false)));
    return walk.inOneZone() ? clause.ending(", den ganzen Weg in einer Zone") : clause;
  }

  @Override
  public Lead passing() {
    return new Lead(Lead.Kind.MOMENT, "für " + names.eachPassed());
  }

  @Override
  public Clause divide(Fighters among, Amount amount) {
    String damage =
        amount instanceof Amount.Fixed(int fixed)
            ? fixed + " Schaden"
            : "Schaden in Höhe " + amounts.number(amount, GermanCase.GENITIVE);
    return GermanClause.you(
            GermanVerb.ZUFUEGEN,
            "einem oder mehreren " + names.several(among) + " insgesamt " + damage)
        .ending(", beliebig verteilt");
  }

  @Override
  public Clause summon(BoardEffect.Summon summon, PlayerMention by) {
    Noun noun = scope.noun(summon.kind());
    boolean single = scope.single(scope.resolve(Fighters.kind(summon.kind())));
    String who =
        single
            ? names.name(noun, ACCUSATIVE)
            : ACCUSATIVE.einer(noun.gender()) + " deiner " + German.weakPlural(noun);
    return names.clause(
        by, GermanVerb.SETZEN, who + " aus deiner Reserve auf " + names.emptySpace(summon.on()));
  }
}
