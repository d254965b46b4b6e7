package nonpareil.engine.game;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import nonpareil.engine.hero.Ability.Moment;
import nonpareil.engine.hero.Card;

/**
 * A view as bytes, for whoever plays in another process: the form, a seal, the masked state. The
 * seal tells damaged bytes and those of another game; what it lets through is checked piece by
 * piece, because anybody can compute it.
 */
final class ViewBytes {

  /** Raised when the layout of the state changes in a way that {@link #shape} does not notice. */
  static final byte FORM = 1;

  private static final String TRIGGERS = "abilities to come";
  private static final int HEAD = 1 + Long.BYTES;

  /** The phases in which effects are resolved. */
  private static final Set<Phase> OF_EFFECTS =
      EnumSet.of(
          Phase.TURN_EFFECTS,
          Phase.MANEUVER_BOOSTED,
          Phase.MANEUVER_AFTER,
          Phase.SCHEME_END,
          Phase.IMMEDIATELY_DEFENDER,
          Phase.IMMEDIATELY_ATTACKER,
          Phase.DURING_DEFENDER,
          Phase.DURING_ATTACKER,
          Phase.COMBAT_DAMAGE,
          Phase.AFTER_DEFENDER,
          Phase.AFTER_ATTACKER,
          Phase.AFTER_CARDS,
          Phase.AFTER_ATTACK,
          Phase.CARD_USED);

  private final Game game;
  private final State s;
  private final int viewer;

  private ViewBytes(State s, int viewer) {
    this.s = s;
    this.viewer = viewer;
    game = s.game;
  }

  static byte[] write(View view) {
    return sealed(view.game(), view.viewer(), view.masked().mem);
  }

  static byte[] sealed(Game game, int viewer, byte[] mem) {
    return ByteBuffer.allocate(HEAD + mem.length)
        .put(FORM)
        .putLong(seal(game, viewer, mem))
        .put(mem)
        .array();
  }

  private static long seal(Game game, int viewer, byte[] mem) {
    return State.hash(mem, shape(game) + viewer + 31 * State.later(mem));
  }

  /** What the numbers in a state stand for: the same in every process, other in another game. */
  private static long shape(Game game) {
    Setup setup = game.setup();
    long h = mix(setup.edition().name().hashCode(), setup.mode().name());
    h = h * 31 + (game.isDiscreet() ? 1 : 0);
    h = h * 31 + State.PLAYERS * State.PLAYER;
    for (Phase phase : Phase.values()) {
      h = mix(h, phase.name());
    }
    h = mix(h * 31 + game.board().size(), setup.board().id());
    for (int p = 0; p < game.players(); p++) {
      h = mix(h, game.seat(p).hero().id());
      Deck deck = game.seat(p).deck();
      for (int c = 0; c < deck.size(); c++) {
        h = mix(h * 31 + deck.card(c).copies(), deck.card(c).id());
      }
      for (Card card : game.seat(p).hero().secondCards()) {
        h = mix(h * 31 + card.copies(), card.id());
      }
    }
    for (int pc = 0; pc < game.codeSize(); pc++) {
      h = mix(h, game.op(pc).code().name());
    }
    return h;
  }

  private static long mix(long h, String text) {
    long z = (h ^ text.hashCode()) * 0x9E3779B97F4A7C15L;
    return z ^ z >>> 29;
  }

  /** The masked state, checked so far that a search can be let loose on it. */
  static State read(Game game, int viewer, byte[] bytes) {
    if (viewer < 0 || viewer >= game.players()) {
      throw new IllegalArgumentException(
          "found viewer %d, expected one from 0 to %d".formatted(viewer, game.players() - 1));
    }
    int size = HEAD + State.size(game);
    if (bytes.length != size) {
      throw new IllegalArgumentException(
          "found %d bytes, expected %d for a view of this game".formatted(bytes.length, size));
    }
    if (bytes[0] != FORM) {
      throw new IllegalArgumentException(
          "found a view of form %d, expected form %d".formatted(bytes[0], FORM));
    }
    byte[] mem = Arrays.copyOfRange(bytes, HEAD, size);
    if (ByteBuffer.wrap(bytes).getLong(1) != seal(game, viewer, mem)) {
      throw new IllegalArgumentException(
          "found bytes that are damaged, or a view of another game, viewer or version");
    }
    State masked = new State(game.seedless(), mem, 0);
    new ViewBytes(masked, viewer).check();
    return masked;
  }

  // ---- what must hold

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException("no view of this game: " + what);
    }
  }

  private void within(int at, int least, int most, String what) {
    int value = s.get(at);
    require(value >= least && value <= most, what + " is " + value);
  }

  private void bits(int set, int all, String what) {
    require((set & ~all) == 0, what);
  }

  private void check() {
    turn();
    pieces();
    playersOut();
    for (int p = 0; p < game.players(); p++) {
      cards(p);
    }
    for (int p = game.players(); p < State.MAX_PLAYERS; p++) {
      require(s.deckKnownToMate(p) == 0, "the deck of nobody");
    }
    if (game.hasExtra()) {
      extra();
    }
    combat();
    if (game.hasExtra()) {
      Triggers.check(s);
      TurnMemory.check(s);
      Force.check(s);
      Impending.check(s);
      if (s.game.hasFurther()) {
        OnlyIf.check(s);
      }
      for (int p = 0; p < game.players(); p++) {
        Counters.check(s, p);
        Ongoing.check(s, p);
        SecondDecks.check(s, p);
      }
      for (int i = 0; i < Actions.KINDS; i++) {
        within(s.shared(Extra.BOUND + i), 0, Byte.MAX_VALUE, "bound actions");
      }
    }
    require(!game.hasExtra() || Clash.isSound(s), "what a combat has left behind");
    for (int i = 0; i < State.MAX_DEPTH; i++) {
      int fr = State.FRAMES + i * State.FRAME;
      if (i < s.get(State.DEPTH)) {
        frame(fr);
      } else {
        for (int at = fr; at < fr + State.FRAME; at++) {
          require(s.get(at) == 0, "an effect that is over");
        }
      }
    }
    question();
  }

  private void extra() {
    int chosen = s.getInt(s.shared(Extra.LAST_CHOICE));
    bits(chosen, game.allFighters(), "whom a scheme chose");
  }

  private void turn() {
    int everybody = (1 << game.players()) - 1;
    within(State.PHASE, 0, Phase.values().length - 1, "the phase");
    require(!s.isOver(), "the game is over");
    within(State.ACTIVE, 0, game.players() - 1, "the active player");
    within(State.ACTIONS, 0, Byte.MAX_VALUE, "the number of actions");
    within(State.TAKEN, 0, Byte.MAX_VALUE, "the number of actions taken");
    within(State.ASKED_KIND, 1, DecisionKind.values().length - 1, "what is asked");
    within(State.ASKED_PLAYER, viewer, viewer, "who is asked");
    within(State.DEPTH, 0, State.MAX_DEPTH, "the number of effects");
    within(State.WINNERS, 0, 0, "the winner");
    within(State.DRAWN_GAME, 0, 0, "the draw");
    bits(s.get(State.HAD_TURN), everybody, "turns");
    within(State.TURN_ENDS, 0, game.hasTriggers() ? Flow.END_TOLD : 1, "the end of the turn");
    within(State.CURSOR, 0, State.MAX_FIGHTERS + State.MAX_TOKENS, "the piece to place");
    within(State.MOVE_BOOST, 0, Byte.MAX_VALUE, "the boost");
    within(State.BOOSTED, 0, 1, "the boost");
    ofEither(State.PLAYED, s.activePlayer(), "the card played");
    if (game.hasExtra()) {
      int goes = s.get(s.shared(Extra.SCHEME_GOES));
      require(Dispositions.isScheme(goes), "where a card goes is " + goes);
      int gone = Boosting.SPENT | Boosting.HIDDEN;
      within(s.shared(Extra.BOOSTS_GONE), 0, gone, "boosts taken away");
      within(s.shared(Extra.STEPPED_IN), 0, 1, "who stepped in");
    }
    bits(s.get(State.IN_PLAY), everybody, "heroes in play");
    bits(s.playersOut(), everybody & ~(1 << viewer | 1 << s.activePlayer()), "players out");
    bits(s.playersLeaving(), everybody & ~(1 << viewer | s.playersOut()), "players leaving");
    within(State.TURN_LOCK, 0, Byte.MAX_VALUE, "the lock");
    bits(s.getInt(State.MOVED), game.allFighters(), "moved fighters");
    bits(s.getInt(State.BEGAN_ON_TOKEN), game.allFighters(), "fighters on tokens");
    Phase phase = s.phase();
    boolean anytime = game.hasTriggers() && phase.compareTo(Phase.TURN_BEGIN) >= 0;
    boolean effects = anytime || OF_EFFECTS.contains(phase);
    require(s.get(State.DEPTH) == 0 || effects, "an effect in " + phase);
    if (phase == Phase.MANEUVER_BOOSTED || phase == Phase.SCHEME_END) {
      int played = s.get(State.PLAYED);
      Deck deck = game.seat(s.activePlayer()).deck();
      boolean lies = played >= 0 && deck.has(s.table(s.activePlayer()), played);
      boolean gone =
          phase == Phase.SCHEME_END
              ? played == State.NOBODY && Dispositions.isTold(s)
              : played >= 0 && played < deck.size() && Boosting.isSpentGone(s);
      require(lies || gone, "no card was played");
    }
    if (phase == Phase.CARD_USED) {
      require(SecondDecks.isLaid(s, s.activePlayer(), s.get(State.PLAYED)), "no card is used");
    }
    triggers(phase);
  }

  /** Abilities still to come at this moment; the attacker's stand above the defender's. */
  private void triggers(Phase phase) {
    int left = s.get(State.TRIGGERS);
    switch (phase) {
      case TURN_EFFECTS -> bits(left, abilities(s.activePlayer(), Moment.START_OF_TURN), TRIGGERS);
      case MANEUVER_AFTER ->
          bits(left, abilities(s.activePlayer(), Moment.AFTER_MANEUVER), TRIGGERS);
      case AFTER_ATTACK -> {
        within(State.SIDE_PLAYER + Combat.ATTACK, 0, game.players() - 1, TRIGGERS);
        within(State.SIDE_PLAYER + Combat.DEFENSE, 0, game.players() - 1, TRIGGERS);
        int defender = abilities(Combat.player(s, Combat.DEFENSE), Moment.AFTER_ATTACK);
        int attacker = abilities(Combat.player(s, Combat.ATTACK), Moment.AFTER_ATTACK);
        bits(left & 0xF, defender, TRIGGERS);
        bits(left >> 4, attacker, TRIGGERS);
      }
      case IMMEDIATELY_DEFENDER, DURING_DEFENDER, AFTER_DEFENDER ->
          combatTriggers(left, Combat.DEFENSE, phase);
      case IMMEDIATELY_ATTACKER, DURING_ATTACKER, AFTER_ATTACKER ->
          combatTriggers(left, Combat.ATTACK, phase);
      case SETUP_HERO,
          SETUP_TRAIT,
          SETUP_PIECES,
          TURN_BEGIN,
          TURN_RETURN,
          TURN_STARTED,
          ACTION,
          MANEUVER_DRAW,
          MANEUVER_BOOST,
          MANEUVER_BOOSTED,
          MANEUVER_MOVE,
          SCHEME_END,
          ATTACK_CARD,
          ATTACK_BOOST,
          DEFENSE_CARD,
          DEFENSE_NUMBER,
          REVEAL,
          COMBAT_DAMAGE,
          AFTER_CARDS,
          CLEAN_UP,
          ACTION_END,
          HAND_LIMIT,
          TURN_END,
          OVER,
          BONUS_CARD,
          DAMAGE_ASIDE,
          CARD_USED -> {}
    }
  }

  private void combatTriggers(int left, int side, Phase phase) {
    within(State.SIDE_PLAYER + side, 0, game.players() - 1, TRIGGERS);
    Moment moment = Moment.of(CombatMoments.timing(phase));
    int abilities = abilities(Combat.player(s, side), moment);
    bits(left, abilities == 0 ? 0 : abilities | CombatMoments.MARKS, TRIGGERS);
  }

  private int abilities(int player, Moment moment) {
    return (1 << game.seat(player).abilities(moment).length) - 1;
  }

  /** Who is out has left the board, and there is still somebody to play against. */
  private void playersOut() {
    int left = game.players();
    for (int p = 0; p < game.players(); p++) {
      if ((s.playersOut() >>> p & 1) != 0) {
        left--;
        Seat seat = game.seat(p);
        require(
            s.spacesOf(seat.own()) == 0 && s.tokensOf(p) == 0,
            "a player who is out is on the board");
      }
    }
    boolean goesOn = !game.setup().mode().endsWithFirstHero() && left > 1;
    require(left == game.players() || goesOn, "players out");
  }

  private void pieces() {
    int last = game.board().size() - 1;
    long taken = 0;
    for (int f = 0; f < State.MAX_FIGHTERS; f++) {
      boolean there = f < game.fighters();
      within(State.FIGHTER_AT + f, State.OFF, there ? last : State.OFF, "the space of a fighter");
      within(State.STARTED_AT + f, State.OFF, there ? last : State.OFF, "the space of a fighter");
      int most = there ? game.seat(game.owner(f)).kind(f).maxHealth() : 0;
      within(State.HEALTH + f, 0, most, "health");
      if (s.onBoard(f)) {
        require(!s.defeated(f), "a defeated fighter is on the board");
        require((taken >>> s.at(f) & 1) == 0, "two fighters are on one space");
        taken |= 1L << s.at(f);
      }
    }
    int vanished = s.getInt(State.VANISHED);
    bits(vanished, game.allFighters(), "vanished fighters");
    for (int f = 0; f < game.fighters(); f++) {
      boolean out = (s.playersOut() >>> game.owner(f) & 1) != 0;
      boolean gone = !s.onBoard(f) && !s.defeated(f);
      require((vanished >>> f & 1) == 0 || gone, "a vanished fighter is there");
      boolean reserve = (s.inReserve(game.owner(f)) >>> f & 1) != 0;
      boolean somewhere = (vanished >>> f & 1) != 0 || reserve || isComing(f);
      require(!gone || out || somewhere, "a fighter is nowhere");
    }
    for (int t = 0; t < State.MAX_TOKENS; t++) {
      within(State.TOKEN_AT + t, State.OFF, t < game.tokens() ? last : State.OFF, "a token");
    }
  }

  /** Whether a fighter is about to be placed: at set-up, or back from its defeat. */
  private boolean isComing(int fighter) {
    if (s.get(State.DEPTH) == 0) {
      return s.phase().ordinal() < Phase.TURN_BEGIN.ordinal();
    }
    int fr = EffectStack.top(s);
    return s.get(fr + EffectStack.SELF) == fighter
        && EffectStack.pc(s, fr) < game.codeSize()
        && game.op(EffectStack.pc(s, fr)).code() == Op.Code.REVIVE;
  }

  private void cards(int player) {
    Deck deck = game.seat(player).deck();
    boolean hidden = !View.sees(game, viewer, player);
    int size = s.deckSize(player);
    require(size >= 0 && size <= Integer.bitCount(Deck.all()), "the size of a deck is " + size);
    int places = (1 << size) - 1;
    bits(s.deckKnownToOwner(player), places, "places in the deck");
    bits(s.deckKnownToMate(player), s.deckKnownToOwner(player), "places a mate knows");
    bits(s.deckKnownToAll(player), places, "places in the deck");
    for (int i = 0; i < size; i++) {
      int card = s.deckCard(player, i);
      require(card == View.HIDDEN || card >= 0 && card < deck.size(), "a card in a deck");
    }
    set(deck, s.discard(player));
    set(deck, s.removed(player));
    for (int v = 0; v <= State.SPECTATOR; v++) {
      set(deck, s.known(v, player));
    }
    number(deck, s.hand(player), hidden);
    number(deck, s.table(player), hidden && View.hidesTable(s, player));
    if (game.hasExtra()) {
      piles(player, places, hidden);
    }
    require(s.counter(player) >= 0, "a counter");
    int traits = Math.max(1, game.seat(player).hero().traits().size());
    require(s.trait(player) >= 0 && s.trait(player) < traits, "a trait");
  }

  /** Piles of one's own, places of a deck that others have seen, the order of a discard pile. */
  private void piles(int player, int places, boolean hidden) {
    Seat seat = game.seat(player);
    for (int i = 0; i < nonpareil.engine.hero.Hero.MOST_PILES; i++) {
      int cards = s.pile(player, i);
      boolean covered = hidden && !seat.pileIsOpen(i);
      number(seat.deck(), cards, covered);
      int count = covered ? cards : Integer.bitCount(cards);
      int known = s.pileKnown(player, i);
      set(seat.deck(), known);
      require(count <= seat.pileMost(i) && Integer.bitCount(known) <= count, "cards in a pile");
    }
    for (int v = 0; v < game.players(); v++) {
      bits(s.deckSeenBy(v, player), v == player ? 0 : places, "places in the deck");
    }
    if (game.ordersDiscards()) {
      int set = 0;
      for (int i = 0; i < Integer.bitCount(s.discard(player)); i++) {
        int card = s.discarded(player, i);
        require(card >= 0 && card < seat.deck().size(), "a discarded card");
        set = seat.deck().plus(set, card);
      }
      require(set == s.discard(player), "the order of a discard pile");
    }
  }

  private static void number(Deck deck, int cards, boolean hidden) {
    if (hidden) {
      require(cards >= 0 && cards <= Integer.bitCount(Deck.all()), "a number of cards is " + cards);
    } else {
      set(deck, cards);
    }
  }

  /** The lowest bits of each card, as many as there are copies. */
  private static void set(Deck deck, int cards) {
    require((cards & ~Deck.all()) == 0 && deck.plusAll(0, cards) == cards, "a set of cards");
  }

  private void card(int at, int player, String what) {
    within(at, State.NOBODY, game.seat(player).deck().size() - 1, what);
  }

  /** The same for a card that may be of a second deck. */
  private void ofEither(int at, int player, String what) {
    within(at, State.NOBODY, game.seat(player).second().end() - 1, what);
  }

  private void combat() {
    stage();
    require(
        !Combat.running(s)
            || Combat.player(s, Combat.ATTACK) == s.activePlayer()
            || Clash.isBonus(s),
        "another player attacks than the active one");
    for (int side = Combat.ATTACK; side <= Combat.DEFENSE; side++) {
      within(State.COMBATANT + side, 0, game.fighters() - 1, "a fighter of the combat");
      within(State.SIDE_PLAYER + side, 0, game.players() - 1, "a player of the combat");
      int player = Combat.player(s, side);
      boolean none = s.get(State.COMBAT_STAGE) == Combat.NO_COMBAT;
      require(none || game.owner(Combat.fighter(s, side)) == player, "the sides of the combat");
      boolean closed =
          s.get(State.COMBAT_STAGE) == Combat.FACE_DOWN && !View.sees(game, viewer, player);
      if (!closed || Combat.card(s, side) != View.HIDDEN) {
        card(State.SIDE_CARD + side, player, "a card of the combat");
      }
      if (side == Combat.ATTACK && !(closed && s.get(State.HIDDEN_BOOST) == View.HIDDEN)) {
        card(State.HIDDEN_BOOST, player, "the boost of the attack");
      }
      Deck deck = game.seat(player).deck();
      int open = Combat.running(s) ? Combat.card(s, side) : State.NOBODY;
      require(open < 0 || deck.has(s.table(player), open) || isInHand(open), "a combat card");
      within(State.SIDE_PLUS + side, -Combat.MOST_PLUS, Combat.MOST_PLUS, "what a card adds");
      within(State.SIDE_BONUS + side, -Combat.MOST_PLUS, Combat.MOST_PLUS, "what an ability adds");
      within(State.SIDE_HURT + side, 0, Byte.MAX_VALUE, "the damage taken in the combat");
      set(deck, s.getInt(State.SIDE_BOOSTS + 4 * side));
      within(State.SIDE_GOES + side, 0, Pocket.codes(), "where a card goes");
    }
    within(State.COMBAT_WINNER, State.NOBODY, game.players() - 1, "the winner of the combat");
    within(State.LAST_COMBAT + 3, State.NOBODY, game.players() - 1, "the winner of the combat");
    within(State.COMBAT_DAMAGE, 0, Byte.MAX_VALUE, "the damage of the combat");
    bits(s.getInt(State.PREVENTED), game.allFighters(), "prevented damage");
  }

  /** An attack card that an effect takes back is in hand while another is chosen. */
  private boolean isInHand(int card) {
    if (s.get(State.DEPTH) == 0 || Combat.card(s, Combat.ATTACK) != card) {
      return false;
    }
    int pc = EffectStack.pc(s, EffectStack.top(s));
    return pc < game.codeSize() && game.op(pc).code() == Op.Code.FORCE_ATTACK_CARD;
  }

  private void stage() {
    require(
        !Combat.running(s)
            || s.phase() == Phase.ATTACK_CARD
            || s.phase() == Phase.BONUS_CARD
            || (Clash.isBonus(s) && Clash.cardless(s) >= 0)
            || Combat.card(s, Combat.ATTACK) != State.NOBODY,
        "an attack without a card");
    String what = "the stage of the combat";
    switch (s.phase()) {
      case ATTACK_CARD, BONUS_CARD, ATTACK_BOOST, DEFENSE_CARD, DEFENSE_NUMBER ->
          within(State.COMBAT_STAGE, Combat.FACE_DOWN, Combat.FACE_DOWN, what);
      case IMMEDIATELY_DEFENDER,
          IMMEDIATELY_ATTACKER,
          DURING_DEFENDER,
          DURING_ATTACKER,
          COMBAT_DAMAGE,
          DAMAGE_ASIDE ->
          within(State.COMBAT_STAGE, Combat.REVEALED, Combat.REVEALED, what);
      case AFTER_DEFENDER, AFTER_ATTACKER, AFTER_CARDS ->
          within(State.COMBAT_STAGE, Combat.SETTLED, Combat.SETTLED, what);
      case AFTER_ATTACK -> within(State.COMBAT_STAGE, Combat.SETTLED, Combat.FINISHED, what);
      case CLEAN_UP -> // abilities that the outcome has set off
          within(State.COMBAT_STAGE, Combat.SETTLED, Combat.SETTLED, what);
      case SETUP_HERO,
          SETUP_TRAIT,
          SETUP_PIECES,
          TURN_BEGIN,
          TURN_RETURN,
          TURN_EFFECTS,
          TURN_STARTED,
          ACTION,
          MANEUVER_DRAW,
          MANEUVER_BOOST,
          MANEUVER_BOOSTED,
          MANEUVER_MOVE,
          MANEUVER_AFTER,
          SCHEME_END,
          REVEAL,
          ACTION_END,
          HAND_LIMIT,
          TURN_END,
          OVER,
          CARD_USED ->
          require(
              s.get(State.COMBAT_STAGE) == Combat.NO_COMBAT
                  || s.get(State.COMBAT_STAGE) == Combat.FINISHED,
              what);
    }
  }

  private void frame(int fr) {
    within(fr + EffectStack.OWNER, 0, game.players() - 1, "the owner of an effect");
    int owner = s.get(fr + EffectStack.OWNER);
    ofEither(fr + EffectStack.CARD, owner, "the card of an effect");
    int start = program(EffectStack.pc(s, fr), owner, s.get(fr + EffectStack.CARD));
    require(start >= 0, "an instruction");
    bits(s.get(fr + EffectStack.OPTIONS), options(start), "chosen options");
    within(fr + EffectStack.SELF, 0, game.fighters() - 1, "the fighter of an effect");
    within(fr + EffectStack.SIDE, Combat.ATTACK, EffectStack.NO_SIDE, "the side of an effect");
    within(
        fr + EffectStack.SOURCE,
        0,
        EffectStack.Source.values().length - 1,
        "the source of an effect");
    within(fr + EffectStack.STEP, 0, Effects.RESOLVING, "the step of an effect");
    within(fr + EffectStack.CHOSEN, State.NOBODY, game.fighters() - 1, "a chosen fighter");
    within(fr + EffectStack.SPACE, State.OFF, game.board().size() - 1, "a chosen space");
    within(fr + EffectStack.SECOND_SPACE, State.OFF, game.board().size() - 1, "a chosen space");
    within(fr + EffectStack.PLAYER, State.NOBODY - 1, game.players() - 1, "a chosen player");
    within(fr + EffectStack.LAST_OWNER, State.NOBODY, game.players() - 1, "the owner of a card");
    int last = s.get(fr + EffectStack.LAST_OWNER);
    if (last < 0) {
      within(fr + EffectStack.LAST_CARD, State.NOBODY, State.NOBODY, "a discarded card");
    } else {
      card(fr + EffectStack.LAST_CARD, last, "a discarded card");
    }
    card(fr + EffectStack.REVEALED, owner, "a revealed card");
    within(fr + EffectStack.TOKEN, State.NOBODY, game.tokens() - 1, "a chosen token");
    within(fr + EffectStack.ZONE, 0, game.board().zones(), "a chosen zone");
    within(fr + EffectStack.TAKEN, 0, State.MAX_TOKENS, "tokens taken back");
    Op.Code code = game.op(EffectStack.pc(s, fr)).code();
    boolean damage = code == Op.Code.DAMAGE || code == Op.Code.DIVIDE || code == Op.Code.DIVERT;
    within(fr + EffectStack.LOOP, 0, damage ? Byte.MAX_VALUE : State.MAX_TOKENS, "a counter");
    within(fr + EffectStack.SEAT, 0, game.players(), "a counter");
    bits(s.getInt(fr + EffectStack.CHOSEN_SET), game.allFighters(), "chosen fighters");
    within(fr + EffectStack.AMOUNT, 0, Numbers.MOST, "an amount");
    if (game.hasExtra()) {
      within(EffectStack.more(s, fr, EffectStack.EACH), 0, game.players(), "a counter");
      within(EffectStack.more(s, fr, EffectStack.IT), 0, 0, "a fighter that is measured for");
      int passed = s.getInt(EffectStack.more(s, fr, EffectStack.PASSED));
      bits(passed, game.allFighters(), "fighters that were passed");
      within(EffectStack.more(s, fr, EffectStack.TO_PASS), 0, Integer.SIZE, "fighters passed");
      seen(fr);
    }
    if (game.hasFurther()) {
      moved(fr);
      pieces(fr);
    }
    number(
        game.seat(owner).deck(), s.getInt(fr + EffectStack.CARDS), !View.sees(game, viewer, owner));
    Op op = game.op(EffectStack.pc(s, fr));
    bits(s.getInt(fr + EffectStack.MASK), masked(op, owner), "cards or fighters of an effect");
    if (op.code() == Op.Code.OPTIONS) {
      bits(s.get(fr + EffectStack.OPTIONS), (1 << op.starts().size()) - 1, "chosen options");
      int chosen = Integer.bitCount(s.get(fr + EffectStack.OPTIONS));
      require(
          chosen < OrderWords.wanted(s, fr, op)
              || s.get(fr + EffectStack.STEP) == Effects.RESOLVING,
          "chosen options");
    }
    if (op.code() == Op.Code.LOOK_AT_TOP) {
      int group = s.get(fr + EffectStack.GROUP);
      int loop = s.get(fr + EffectStack.LOOP);
      require(
          loop <= group && group <= Math.min(Effects.number(s, fr, op), s.deckSize(owner)),
          "cards seen");
    }
    require(
        op.code().group != Op.Group.HAND || HandWords.isSound(s, fr, op), "what is done by hand");
    boolean combat = s.get(fr + EffectStack.SOURCE) == EffectStack.Source.COMBAT_CARD.ordinal();
    int side = s.get(fr + EffectStack.SIDE);
    require(
        side == EffectStack.NO_SIDE ? !combat : !combat || Combat.player(s, side) == owner,
        "the side of an effect");
  }

  /** The cards looked at and the type named in an effect. */
  private void seen(int fr) {
    int player = Recall.seenOwner(s, fr);
    require(player < game.players(), "cards seen");
    within(EffectStack.more(s, fr, EffectStack.SEEN), 0, Deck.CARDS, "cards seen");
    int most = player < 0 ? 0 : s.deckSize(player);
    require(Recall.seenFirst(s, fr) + Recall.seenCount(s, fr) <= most, "cards seen");
    int types = nonpareil.engine.hero.CardType.values().length;
    require(Recall.namedType(s, fr) < types, "a type of card");
    within(EffectStack.more(s, fr, EffectStack.RECALL), 0, Byte.MAX_VALUE, "a type of card");
  }

  /** The fighters, tokens and spaces an effect has come upon. */
  private void pieces(int fr) {
    within(EffectStack.further(s, fr, EffectStack.BEFORE), 0, game.fighters(), "a fighter before");
    within(EffectStack.further(s, fr, EffectStack.STEPS), 0, Byte.MAX_VALUE, "spaces moved");
    within(EffectStack.further(s, fr, EffectStack.EACH_BEGUN), 0, 1, "a loop that has begun");
    int each = s.getInt(EffectStack.further(s, fr, EffectStack.EACH_LEFT));
    bits(each, game.allFighters() | -1 >>> 32 - Math.max(1, game.tokens()), "whose part is left");
    long way = s.getLong(EffectStack.further(s, fr, EffectStack.WAY));
    require((way & ~game.board().all()) == 0, "spaces left");
  }

  /** The cards moved in an effect, and the one that has set it off. */
  private void moved(int fr) {
    int of = Recall.movedOwner(s, fr);
    require(of >= State.NOBODY && of < game.players(), "cards moved");
    if (of < 0) {
      require(Recall.moved(s, fr) == 0, "cards moved");
    } else {
      set(game.seat(of).deck(), Recall.moved(s, fr));
    }
    within(EffectStack.further(s, fr, EffectStack.THIS), 0, Byte.MAX_VALUE, "the card of a moment");
    within(EffectStack.further(s, fr, EffectStack.BOOSTED), 0, Boosting.HIDDEN, "how it was spent");
    int card = Recall.setOffBy(s, fr);
    int player = Recall.setOffOwner(s, fr);
    require(
        player < game.players() && card < game.seat(player).deck().size(), "the card of a moment");
  }

  /** What an effect remembers: cards whose owner reacts to their discard, or moved fighters. */
  private int masked(Op op, int owner) {
    if (op.code().group == Op.Group.HAND) {
      return -1; // see HandWords.isSound
    }
    if (op.code() == Op.Code.REACTIONS) {
      return game.seat(owner).forcedDiscard;
    }
    boolean cards =
        op.code().group == Op.Group.DISCARD || op.detail() instanceof PileCompiler.Transfer;
    int all = cards ? 0 : game.allFighters();
    for (int p = 0; p < game.players(); p++) {
      all |= game.sameTeam(p, owner) ? 0 : game.seat(p).forcedDiscard;
    }
    return all;
  }

  /** Where the program begins that an instruction is part of: a card's, or else an ability's. */
  private int program(int pc, int owner, int card) {
    if (pc >= game.codeSize()) {
      return Seat.NO_PROGRAM;
    }
    Seat seat = game.seat(owner);
    int[][] own = card < 0 ? seat.abilities : new int[][] {seat.programs[card]};
    for (Triggers.Trigger trigger : seat.waiting) {
      if (card == trigger.card() && isWithin(trigger.program(), pc)) {
        return trigger.program();
      }
    }
    for (int[] programs : own) {
      for (int start : programs) {
        if (isWithin(start, pc)) {
          return start;
        }
      }
    }
    boolean order = pc == EffectStack.REACTIONS || pc == game.triggersPc();
    return card < 0 && order ? EffectStack.REACTIONS : Seat.NO_PROGRAM;
  }

  private boolean isWithin(int start, int pc) {
    int at = start;
    while (at >= 0 && at < pc && game.op(at).code() != Op.Code.END) {
      at++;
    }
    return at == pc;
  }

  /** All printed options a program may offer, as bits. */
  private int options(int start) {
    int most = 0;
    for (int at = start;
        start != EffectStack.REACTIONS && game.op(at).code() != Op.Code.END;
        at++) {
      most = Math.max(most, game.op(at).starts().size());
    }
    return (1 << most) - 1;
  }

  /** A deal that fits must look the same again and ask something that can be answered. */
  private void question() {
    try {
      State dealt = new Redeal(0).deal(new View(s, viewer));
      for (int p = 0; p < game.players(); p++) {
        require(isWhole(dealt, p), "the cards of player " + (p + 1));
      }
      require(View.of(dealt, viewer).masked().equals(s), "what is hidden");
      require(new Rules().options(dealt).size() > 0, "what is asked");
      if (!asksByTheWay()) {
        dealt.clearQuestion();
        if (s.get(State.DEPTH) == 0) {
          Flow.step(dealt);
        } else {
          Effects.step(dealt);
        }
        require(View.of(dealt, viewer).masked().equals(s), "what is asked");
      }
    } catch (IndexOutOfBoundsException | IllegalStateException | ArithmeticException e) {
      throw new IllegalArgumentException("no view of this game: what is asked", e);
    }
  }

  /** The few words that ask and have changed something before: they cannot be begun again. */
  private boolean asksByTheWay() {
    Asking asking = Asking.of(s);
    return !asking.repeatable() && asking.asks(s.decision());
  }

  /** Whether all thirty cards of a player are there. */
  private static boolean isWhole(State s, int player) {
    Deck deck = s.game.seat(player).deck();
    for (int c = 0; c < deck.size(); c++) {
      int copies =
          deck.count(s.hand(player), c)
              + deck.count(s.discard(player), c)
              + deck.count(s.table(player), c)
              + deck.count(s.removed(player), c)
              + deck.count(Ongoing.cards(s, player), c);
      for (int i = 0; i < s.game.seat(player).hero().piles().size(); i++) {
        copies += deck.count(s.pile(player, i), c);
      }
      for (int i = 0; i < s.deckSize(player); i++) {
        copies += s.deckCard(player, i) == c ? 1 : 0;
      }
      if (copies != deck.card(c).copies()) {
        return false;
      }
    }
    return true;
  }
}
