package nonpareil.engine.game;

import java.util.List;
import java.util.Map;
import nonpareil.engine.game.Arrangement.Standing;

/** Builds the state of an arranged position, or says why there can be none. */
final class Arranger {

  private static final Standing DEFAULT = new Standing(null, null, false);

  private final Game game;
  private final Arrangement wanted;
  private final State s;

  private Arranger(Game game, Arrangement wanted) {
    this.game = game;
    this.wanted = wanted;
    s = new State(game, game.setup().seed().first());
  }

  /** The position before anything has happened in it. */
  static State arrange(Game game, Arrangement wanted) {
    var arranger = new Arranger(game, wanted);
    Beginning.empty(arranger.s);
    arranger.traits();
    arranger.fighters();
    arranger.tokens();
    for (int p = 0; p < game.players(); p++) {
      arranger.cards(p);
      arranger.laid(p);
    }
    arranger.turn();
    return arranger.s;
  }

  private void traits() {
    for (int p = 0; p < game.players(); p++) {
      String start = game.seat(p).hero().startTrait();
      int byDefault = start == null ? 0 : game.seat(p).hero().traits().indexOf(start);
      s.trait(p, wanted.traits().getOrDefault(p, byDefault));
    }
  }

  /** What is said of a fighter; where a sidekick of somebody who is out stands says nothing. */
  private Standing standing(int fighter) {
    Standing said = wanted.fighters().getOrDefault(fighter, DEFAULT);
    return !game.isHero(fighter) && isOut(game.owner(fighter))
        ? new Standing(null, said.health(), said.defeated())
        : said;
  }

  /** Whether a player is out because its hero is given as defeated: all else is off the board. */
  private boolean isOut(int player) {
    return game.setup().mode().outWithHero() && heroesDefeated(player);
  }

  private boolean heroesDefeated(int player) {
    boolean defeated = true;
    for (int rest = game.seat(player).heroes; rest != 0; rest &= rest - 1) {
      int hero = Integer.numberOfTrailingZeros(rest);
      defeated &= wanted.fighters().getOrDefault(hero, DEFAULT).defeated();
    }
    return defeated;
  }

  private void fighters() {
    for (int f = 0; f < game.fighters(); f++) {
      named(f, standing(f));
    }
    for (int p = 0; p < game.players(); p++) {
      int hero = game.seat(p).heroFighter();
      if (standing(hero).at() == null && !standing(hero).defeated()) {
        stand(hero, game.board().start(p), "on its start space");
      }
    }
    for (int p = 0; p < game.players(); p++) {
      Seat seat = game.seat(p);
      for (int f = seat.firstFighter() + 1; f < seat.firstFighter() + seat.fighters(); f++) {
        boolean off =
            Flow.beginsOff(seat, f) || isLeftOut(f) || standing(f).defeated() || isOut(p);
        if (standing(f).at() == null && !off) {
          long places = Flow.placesFor(s, seat, f);
          if (places == 0) {
            throw wrong(f, "no free space is left for " + game.pieceName(f));
          }
          s.at(f, Long.numberOfTrailingZeros(places));
        }
      }
    }
  }

  /**
   * Whether another companion has joined in place of a fighter: the one a position speaks of, or
   * else the first.
   */
  private boolean isLeftOut(int fighter) {
    Seat seat = game.seat(game.owner(fighter));
    int place = fighter - seat.firstFighter();
    if ((seat.companions >>> fighter & 1) == 0) {
      return false;
    }
    int first = place;
    while (!seat.beginsGroup(first)) {
      first--;
    }
    int joined = first;
    for (int i = first; seat.isOfOneGroup(first, i); i++) {
      Standing said = wanted.fighters().get(seat.firstFighter() + i);
      boolean there = said != null && (said.at() == null || said.at() != State.OFF);
      joined = there ? i : joined;
    }
    return !seat.kind(seat.firstFighter() + joined).equals(seat.kind(fighter));
  }

  /** What is said of one fighter: defeat, health, and a space if one is named. */
  private void named(int f, Standing standing) {
    int most = game.seat(game.owner(f)).kind(f).maxHealth();
    if (standing.defeated()) {
      boolean stands = standing.at() != null && standing.at() != State.OFF;
      if (stands || standing.health() != null && standing.health() > 0) {
        throw wrong(f, "a defeated fighter has neither a space nor health");
      }
      Mode mode = game.setup().mode();
      if (mode.endsWithFirstHero() && game.isHero(f) && heroesDefeated(game.owner(f))) {
        throw wrong(
            f, "a defeated hero ends a %s: the position cannot be played".formatted(mode.text()));
      }
      s.health(f, 0);
      return;
    }
    if (standing.health() != null) {
      if (standing.health() < 1 || standing.health() > most) {
        throw wrong(f, "health %d: expected 1 to %d".formatted(standing.health(), most));
      }
      s.health(f, standing.health());
    }
    if (standing.at() != null) {
      if (standing.at() == State.OFF) {
        Seat seat = game.seat(game.owner(f));
        if (Flow.beginsOff(seat, f) || isLeftOut(f)) {
          return;
        }
        if (!seat.vanishes) {
          throw wrong(
              f, game.pieceName(f) + " has no effect that takes it off the board undefeated");
        }
        s.setInt(State.VANISHED, s.getInt(State.VANISHED) | 1 << f);
      } else {
        stand(f, standing.at(), "on " + game.board().spaceId(standing.at()));
      }
    }
  }

  private void stand(int fighter, int space, String where) {
    int other = s.fighterOn(space);
    if (other >= 0) {
      throw wrong(
          fighter,
          "%s cannot stand %s: %s is there, and a space holds one fighter"
              .formatted(game.pieceName(fighter), where, game.pieceName(other)));
    }
    s.at(fighter, space);
  }

  private void tokens() {
    for (Map.Entry<Integer, Integer> entry : wanted.tokens().entrySet()) {
      int token = entry.getKey();
      int space = entry.getValue();
      if (isOut(game.tokenOwner(token))) {
        continue;
      }
      if (space >= 0 && (s.closedTo(token) >>> space & 1) != 0) {
        throw new IllegalPositionException(
            "tokens/" + game.pieceName(Game.TOKEN + token),
            "there is a token of this kind on %s already: a space holds one"
                .formatted(game.board().spaceId(space)));
      }
      s.tokenAt(token, space);
    }
    for (int p = 0; p < game.players(); p++) {
      Seat seat = game.seat(p);
      for (int t = seat.firstToken(); t < seat.firstToken() + seat.tokens(); t++) {
        long places = Flow.placesFor(s, seat, Game.TOKEN + t);
        boolean off = Flow.beginsOff(seat, Game.TOKEN + t) || isOut(p);
        if (!wanted.tokens().containsKey(t) && places != 0 && !off) {
          s.tokenAt(t, Long.numberOfTrailingZeros(places));
        }
      }
    }
  }

  // ---- cards

  private void cards(int player) {
    List<Integer> top = wanted.decks().getOrDefault(player, List.of());
    int left = Deck.all();
    left = take(player, left, wanted.hands().getOrDefault(player, List.of()), "hands");
    left = take(player, left, wanted.discards().getOrDefault(player, List.of()), "discards");
    left = take(player, left, top, "decks");
    s.hand(player, set(player, wanted.hands().getOrDefault(player, List.of())));
    s.discard(player, set(player, wanted.discards().getOrDefault(player, List.of())));
    if (game.ordersDiscards()) {
      List<Integer> discards = wanted.discards().getOrDefault(player, List.of());
      for (int i = 0; i < discards.size(); i++) {
        s.discarded(player, i, discards.get(i));
      }
    }
    List<Integer> rest = Cards.list(s, player, left);
    for (int i = 0; i < rest.size(); i++) {
      s.deckCard(player, i, rest.get(i));
    }
    s.deckSize(player, rest.size());
    Cards.shuffle(s, player);
    if (!wanted.hands().containsKey(player)) {
      for (int i = 0; i < Flow.START_HAND && s.deckSize(player) > 0; i++) {
        Cards.takeTop(s, player);
      }
    }
    if (wanted.exactDecks().contains(player)) {
      s.removed(player, s.deckCards(player));
      for (int i = 0; i < s.deckSize(player); i++) {
        s.deckCard(player, i, 0);
      }
      s.deckSize(player, 0);
    }
    for (int i = top.size() - 1; i >= 0; i--) {
      s.deckCard(player, s.deckSize(player), top.get(i));
      s.deckSize(player, s.deckSize(player) + 1);
    }
  }

  /** The cards of a second deck that lie before a player. */
  private void laid(int player) {
    SecondDeck second = game.seat(player).second();
    int set = 0;
    for (int card : wanted.laid().getOrDefault(player, List.of())) {
      int copies = game.seat(player).deck().card(card).copies();
      if (second.count(set, card) == copies) {
        throw new IllegalPositionException(
            "laid/" + (player + 1),
            "%s is named more often than the second deck has it (%d)"
                .formatted(game.seat(player).deck().card(card).id(), copies));
      }
      set = second.plus(set, card);
    }
    if (set != 0) {
      s.laid(player, set);
    }
  }

  private int set(int player, List<Integer> cards) {
    int set = 0;
    for (int card : cards) {
      set = game.seat(player).deck().plus(set, card);
    }
    return set;
  }

  private int take(int player, int from, List<Integer> cards, String key) {
    Deck deck = game.seat(player).deck();
    int left = from;
    for (int card : cards) {
      if (!deck.has(left, card)) {
        throw new IllegalPositionException(
            key + "/" + (player + 1),
            "%s is named more often than the deck has it (%d)"
                .formatted(deck.card(card).id(), deck.card(card).copies()));
      }
      left = deck.minus(left, card);
    }
    return left;
  }

  // ---- the turn

  private void turn() {
    int player = wanted.turn();
    s.set(State.ACTIVE, player);
    s.set(State.ACTIONS, wanted.actions());
    int everyone = (1 << game.players()) - 1;
    s.set(State.HAD_TURN, wanted.firstRound() ? (1 << player) - 1 : everyone);
    s.set(State.IN_PLAY, Flow.heroesInPlay(s));
    Flow.snapshot(s);
    s.phase(Phase.ACTION);
    Ending.atActionEnd(s);
    if (s.isOver()) {
      throw new IllegalPositionException("fighters", "the game would be over already");
    }
    boolean out = (s.playersOut() >>> player & 1) != 0;
    if (out || (!wanted.startOfTurn() && !Meaning.isPresent(s, player))) {
      throw new IllegalPositionException(
          "turn", "player %d has no fighter on the board to act with".formatted(player + 1));
    }
    if (wanted.startOfTurn()) {
      s.phase(Phase.TURN_RETURN);
    }
  }

  private IllegalPositionException wrong(int fighter, String message) {
    return new IllegalPositionException("fighters/" + game.pieceName(fighter), message);
  }
}
