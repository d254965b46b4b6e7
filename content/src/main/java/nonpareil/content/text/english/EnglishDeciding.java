package nonpareil.content.text.english;

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

/** Who decides in English. */
final class EnglishDeciding implements DecidingWords {

  private final EnglishNames names;
  private final EnglishAmounts amounts;
  private final EnglishTokens tokens;

  EnglishDeciding(EnglishNames names, EnglishAmounts amounts, EnglishTokens tokens) {
    this.names = names;
    this.amounts = amounts;
    this.tokens = tokens;
  }

  @Override
  public Clause by(Clause clause, PlayerMention who) {
    return clause instanceof EnglishClause told && (told.yours() || does(told, who.players()))
        ? names.clause(who, told.verb(), theirs(told.rest(), who)).tailed(told.tail())
        : clause;
  }

  private static String theirs(String rest, PlayerMention who) {
    return who.players() == Players.YOU ? rest : rest.replace("of your choice", "of their choice");
  }

  @Override
  public boolean does(Clause clause, Players who) {
    return clause.subject().equals(names.player(who));
  }

  @Override
  public Clause letting(Clause clause, PlayerMention who) {
    return names.clause(who, "have", clause.subject() + " " + clause.infinitive());
  }

  @Override
  public List<Clause> chooseOptions(Amount take, PlayerMention who) {
    if (take.equals(new Amount.Fixed(1))) {
      return List.of(names.clause(who, "choose", "one"));
    }
    String order = who.players() == Players.YOU ? "an order you choose" : "an order they choose";
    String number =
        take instanceof Amount.Fixed(int fixed)
            ? fixed + " different options"
            : "as many different options as " + amounts.number(take);
    return List.of(
        names.clause(who, "choose", number), names.clause(who, "carry", "them out in " + order));
  }

  @Override
  public Clause byHand(String text) {
    return EnglishClause.you("do", "the following by hand").tailed(": “" + text + "”");
  }

  @Override
  public Clause doFollowing(PlayerMention who) {
    return who.players() == Players.YOU
        ? EnglishClause.you("do", "the following")
        : names.clause(who, "have", "the following happen");
  }

  @Override
  public Clause doFollowingForEach(Players who) {
    return EnglishClause.you("do", "the following for " + names.eachInTurn(who));
  }

  @Override
  public Clause doRepeatedly(@Nullable Amount times, @Nullable String until) {
    String most = "at most " + Deciding.Repeat.MOST_ROUNDS + " times";
    if (times == null) {
      String end = until == null ? "until it is declined" : until;
      return EnglishClause.you("do", "the following again and again " + end + ", " + most);
    }
    var often = amounts.measure(times, "time", "times");
    String number =
        often.head() + often.tail() + (times instanceof Amount.Fixed ? "" : ", " + most);
    return EnglishClause.you(
        "do", "the following " + number + (until == null ? "" : ", or " + until));
  }

  @Override
  public Clause doFollowingForEach(Fighters among) {
    return inAnOrder(names.each(among));
  }

  @Override
  public Clause doFollowingForEach(Tokens among) {
    return inAnOrder(tokens.each(among));
  }

  private static Clause inAnOrder(String each) {
    return EnglishClause.you("do", "the following for " + each + ", in an order you choose");
  }
}
