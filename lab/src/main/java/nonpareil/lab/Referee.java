package nonpareil.lab;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import nonpareil.content.Content;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;
import nonpareil.engine.hero.OnlyPeople;
import nonpareil.lab.bot.BotFailure;

/**
 * Plays one game from its first decision to its end; the contestants get views and nothing else.
 */
public final class Referee {

  /** A game has a few hundred decisions; one that goes on for so long counts for nobody. */
  private static final int MOST_DECISIONS = 5_000;

  private final Content content;
  private final Contestants contestants;
  private final Rules rules = new Rules();
  private final MessageDigest sha = sha();

  public Referee(Content content, Contestants contestants) {
    this.content = content;
    this.contestants = contestants;
  }

  /** The set-up of a match; heroes that only people can play are refused. */
  public static Setup setup(Match match, Content content) {
    needPlayable(match.heroes(), content);
    return new Setup(
        match.edition(),
        match.mode(),
        content.board(match.board()).board(),
        match.heroes().stream().map(id -> content.hero(id).hero()).toList(),
        match.seed());
  }

  /** Refuses heroes of which something is carried out by hand, with the reason. */
  static void needPlayable(List<String> heroes, Content content) {
    needPlayable(heroes.stream().map(id -> content.hero(id).hero()).toList());
  }

  /** The same for the heroes of a game that was set up elsewhere. */
  public static void needPlayable(List<Hero> heroes) {
    OnlyPeople.among(heroes)
        .ifPresent(
            found -> {
              throw new LabException(found.reason());
            });
  }

  /** Plays it. */
  public PlayedGame play(Match match) {
    var table = new ArrayList<Contestant>();
    for (int seat = 0; seat < match.seats(); seat++) {
      table.add(contestants.in(seat, match.players().get(seat)));
    }
    return play(match, table);
  }

  /** Plays it with these contestants, by seat. */
  public PlayedGame play(Match match, List<Contestant> table) {
    Game game = new Game(setup(match, content));
    State s = rules.deal(game);
    var scorer = new Scorer(s);
    rules.begin(s, scorer);
    int decisions = 0;
    int atFault = 0;
    try {
      for (; atFault < table.size(); atFault++) {
        table.get(atFault).begin(match, View.of(s, atFault));
      }
      while (!s.isOver() && decisions < MOST_DECISIONS) {
        atFault = s.decider();
        View view = View.of(s, atFault);
        long seed = choiceSeed(match.seed(), decisions);
        int option = table.get(atFault).choose(view, decisions, seed);
        if (!rules.offers(s, option)) {
          throw new IllegalStateException(
              "%s chose what is not offered in game %d, decision %d"
                  .formatted(match.players().get(atFault), match.number(), decisions));
        }
        rules.apply(s, option, scorer);
        decisions++;
      }
    } catch (BotFailure failure) {
      return forfeited(match, s, decisions, scorer, table, atFault, failure);
    }
    EndCause ended = s.isOver() ? scorer.ended(s.winners()) : EndCause.STOPPED;
    return finished(match, s, decisions, scorer, table, s.winners(), ended, "");
  }

  /** One-way: nobody can work out the shuffles from what a player gets. */
  private long choiceSeed(long seed, int decision) {
    byte[] input = ByteBuffer.allocate(12).putLong(seed).putInt(decision).array();
    return ByteBuffer.wrap(sha.digest(input)).getLong();
  }

  private static MessageDigest sha() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /** The bot's side has lost; who was still in the game and not on its side has won. */
  private PlayedGame forfeited(
      Match match,
      State s,
      int decisions,
      Scorer scorer,
      List<Contestant> table,
      int atFault,
      BotFailure failure) {
    int winners = 0;
    for (int seat = 0; seat < match.seats(); seat++) {
      if (match.opposed(seat, atFault) && (s.playersOut() >>> seat & 1) == 0) {
        winners |= 1 << seat;
      }
    }
    String note = "seat %d: %s".formatted(atFault + 1, failure.getMessage());
    return finished(match, s, decisions, scorer, table, winners, EndCause.FORFEIT, note);
  }

  private static PlayedGame finished(
      Match match,
      State s,
      int decisions,
      Scorer scorer,
      List<Contestant> table,
      int winners,
      EndCause ended,
      String note) {
    for (int seat = 0; seat < table.size(); seat++) {
      table.get(seat).end(View.of(s, seat), (winners >>> seat & 1) != 0, ended);
    }
    Game game = s.game();
    var row =
        new Row(
            match,
            winners,
            scorer.first(),
            decisions,
            scorer.turns(),
            ended,
            each(game, s::heroHealth),
            each(game, seat -> sidekicks(s, seat)),
            each(game, s::deckSize),
            note);
    var cards = new ArrayList<Map<String, CardUse>>();
    for (int seat = 0; seat < game.players(); seat++) {
      cards.add(scorer.cards(seat));
    }
    return new PlayedGame(row, List.copyOf(cards));
  }

  private static int sidekicks(State s, int seat) {
    Game game = s.game();
    int sum = 0;
    for (int f = 0; f < game.fighters(); f++) {
      sum += game.owner(f) == seat && !game.isHero(f) ? s.health(f) : 0;
    }
    return sum;
  }

  private static List<Integer> each(Game game, IntUnaryOperator of) {
    var list = new ArrayList<Integer>();
    for (int seat = 0; seat < game.players(); seat++) {
      list.add(of.applyAsInt(seat));
    }
    return List.copyOf(list);
  }
}
