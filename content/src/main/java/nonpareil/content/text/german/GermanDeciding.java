package nonpareil.content.text.german;

import java.util.List;
import nonpareil.content.text.Clause;
import nonpareil.content.text.DecidingWords;
import nonpareil.content.text.PlayerMention;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/** Who decides in German. */
final class GermanDeciding implements DecidingWords {

  private final GermanNames names;
  private final GermanAmounts amounts;
  private final GermanTokens tokens;

  GermanDeciding(GermanNames names, GermanAmounts amounts, GermanTokens tokens) {
    this.names = names;
    this.amounts = amounts;
    this.tokens = tokens;
  }

  @Override
  public Clause by(Clause clause, PlayerMention who) {
    return clause instanceof GermanClause told && (told.yours() || does(told, who.players()))
        ? names.clause(who, told.verb(), told.middle()).ending(told.tail())
        : clause;
  }

  @Override
  public boolean does(Clause clause, Players who) {
    return clause.subject().equals(names.player(who));
  }

  @Override
  public Clause letting(Clause clause, PlayerMention who) {
    return clause instanceof GermanClause told
        ? names.clause(who, GermanVerb.BESTIMMEN, "").ending(", " + told.subordinate())
        : clause;
  }

  @Override
  public List<Clause> chooseOptions(Amount take, PlayerMention who) {
    if (take.equals(new Amount.Fixed(1))) {
      return List.of(names.clause(who, GermanVerb.WAEHLEN, "eine Möglichkeit"));
    }
    String whose = who.players() == Players.YOU ? "deiner" : "seiner";
    String number =
        take instanceof Amount.Fixed(int fixed)
            ? fixed + " verschiedene Möglichkeiten"
            : "so viele verschiedene Möglichkeiten wie "
                + amounts.number(take, GermanCase.NOMINATIVE);
    return List.of(
        names.clause(who, GermanVerb.WAEHLEN, number),
        names.clause(who, GermanVerb.AUSFUEHREN, "sie in einer Reihenfolge " + whose + " Wahl"));
  }

  @Override
  public Clause byHand(String text) {
    return GermanClause.you(GermanVerb.TUN, "Folgendes von Hand").ending(": „" + text + "“");
  }

  @Override
  public Clause doFollowing(PlayerMention who) {
    return who.players() == Players.YOU
        ? GermanClause.you(GermanVerb.TUN, "Folgendes")
        : names.clause(who, GermanVerb.BESTIMMEN, "Folgendes");
  }

  @Override
  public Clause doFollowingForEach(Players who) {
    return GermanClause.you(GermanVerb.TUN, "für " + names.eachInTurn(who) + " Folgendes");
  }

  @Override
  public Clause doRepeatedly(@Nullable Amount times, @Nullable String until) {
    String most = "höchstens " + Deciding.Repeat.MOST_ROUNDS + "-mal";
    if (times == null) {
      String end = until == null ? "bis jemand darauf verzichtet" : until;
      return GermanClause.you(GermanVerb.TUN, "Folgendes immer wieder")
          .ending(", " + end + ", " + most);
    }
    String end = until == null ? "" : ", oder " + until;
    return times instanceof Amount.Fixed(int fixed)
        ? GermanClause.you(GermanVerb.TUN, "Folgendes " + fixed + "-mal").ending(end)
        : GermanClause.you(
                GermanVerb.TUN, amounts.measure(times, "Mal", "Mal").text() + " Folgendes")
            .ending(", " + most + end);
  }

  @Override
  public Clause doFollowingForEach(Fighters among) {
    return inAnOrder(names.each(among, GermanCase.ACCUSATIVE));
  }

  @Override
  public Clause doFollowingForEach(Tokens among) {
    return inAnOrder(tokens.each(among, GermanCase.ACCUSATIVE));
  }

  private static Clause inAnOrder(String each) {
    return GermanClause.you(
        GermanVerb.TUN, "für " + each + ", in einer Reihenfolge deiner Wahl, Folgendes");
  }
}
