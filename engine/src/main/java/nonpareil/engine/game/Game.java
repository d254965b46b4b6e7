package nonpareil.engine.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonpareil.engine.board.Board;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import org.jspecify.annotations.Nullable;

/** What does not change during a game: the set-up, its numbering of pieces, compiled effects. */
public final class Game {

  /** Piece numbers from here on are tokens. */
  public static final int TOKEN = State.MAX_FIGHTERS;

  private final Setup setup;
  private final Board board;
  private final Seat[] seats;
  private final int fighters;
  private final int tokens;
  private final int[] owner;

  private final int[] tokenOwner;
  private final Hero.Tokens[] tokenKind;
  private final boolean stops;

  /** For each token those that do not share a space with it, as bits. */
  private final int[] apart;

  /** Whether the state has a tail for what only some heroes need. */
  private final boolean extra;

  /** Whether that tail has a further part. */
  private final boolean further;

  /** How many bytes the state has for counters that fighters and players hold. */
  private final int held;

  /** Whether it matters to somebody how far fighters move, and over which spaces. */
  private final boolean countsSteps;

  /** Whether the order of discard piles matters to a hero. */
  private final boolean orderedDiscards;

  private final int heroes;
  private final int ranged;
  private final int large;
  private final String[] fighterNames;
  private final String[] tokenNames;
  private final Op[] code;

  /** Where the instruction stands that lets waiting abilities happen; -1 if none can wait. */
  private final int triggersPc;

  /** By moment, whether an ability of this game is set off by it. */
  private final boolean[] listens;

  /** By kind, whether a rule of this game is of it. */
  private final boolean[] ruled;

  /** Whether decisions are asked that have one option because of hidden cards. */
  private final boolean discreet;

  /** The second half of the seed, as far as it is one of its own; states hold the first. */
  final long rest;

  /** The same game without its seed: what a view may hold on to. */
  private final Game seedless;

  /** The same rules with another seed: everything compiled is shared. */
  private Game(Game game, Seed seed, boolean discreet, @Nullable Game seedless) {
    this.discreet = discreet;
    this.seedless = seedless == null ? this : seedless;
    setup = game.setup.withSeed(seed);
    rest = rest(seed);
    board = game.board;
    seats = game.seats;
    fighters = game.fighters;
    tokens = game.tokens;
    owner = game.owner;
    tokenOwner = game.tokenOwner;
    tokenKind = game.tokenKind;
    stops = game.stops;
    apart = game.apart;
    extra = game.extra;
    further = game.further;
    held = game.held;
    countsSteps = game.countsSteps;
    orderedDiscards = game.orderedDiscards;
    heroes = game.heroes;
    ranged = game.ranged;
    large = game.large;
    fighterNames = game.fighterNames;
    tokenNames = game.tokenNames;
    code = game.code;
    triggersPc = game.triggersPc;
    listens = game.listens;
    ruled = game.ruled;
  }

  public Game(Setup setup) {
    this.setup = setup;
    board = setup.board();
    int players = setup.heroes().size();
    seats = new Seat[players];
    int fighter = 0;
    int token = 0;
    for (int p = 0; p < players; p++) {
      Hero hero = setup.heroes().get(p);
      seats[p] = new Seat(p, setup.mode().team(p), hero, fighter, token);
      fighter += seats[p].fighters();
      token += seats[p].tokens();
    }
    if (fighter > State.MAX_FIGHTERS || token > State.MAX_TOKENS) {
      throw new IllegalArgumentException(
          "a game has at most %d fighters and %d tokens, not %d and %d"
              .formatted(State.MAX_FIGHTERS, State.MAX_TOKENS, fighter, token));
    }
    fighters = fighter;
    tokens = token;
    owner = new int[fighters];
    tokenOwner = new int[tokens];
    tokenKind = new Hero.Tokens[tokens];
    stops = Arrays.stream(seats).anyMatch(seat -> seat.stops != 0);
    apart = new int[tokens];
    int heroBits = 0;
    int rangedBits = 0;
    int largeBits = 0;
    for (Seat seat : seats) {
      for (int f = seat.firstFighter(); f < seat.firstFighter() + seat.fighters(); f++) {
        owner[f] = seat.player();
        FighterKind kind = seat.kind(f);
        heroBits |= kind.hero() ? 1 << f : 0;
        rangedBits |= kind.ranged() ? 1 << f : 0;
        largeBits |= kind.large() ? 1 << f : 0;
      }
      for (int t = seat.firstToken(); t < seat.firstToken() + seat.tokens(); t++) {
        tokenOwner[t] = seat.player();
        tokenKind[t] = seat.tokenKind(t);
      }
      for (Seat other : seats) {
        if (other.team() == seat.team()) {
          seat.friends |= other.own();
        } else {
          seat.enemies |= other.own();
        }
      }
    }
    if (fighters > board.size()) {
      throw new IllegalArgumentException(
          "%d fighters do not fit on the %d spaces of %s"
              .formatted(fighters, board.size(), board.id()));
    }
    for (int one = 0; one < tokens; one++) {
      for (int other = 0; other < tokens; other++) {
        Hero.Tokens kind = tokenKind(one);
        apart[one] |= !kind.stack() && isOfOneKind(one, other) ? 1 << other : 0;
      }
    }
    heroes = heroBits;
    ranged = rangedBits;
    large = largeBits;
    fighterNames = IntStream.range(0, fighters).mapToObj(this::fighterName).toArray(String[]::new);
    tokenNames = IntStream.range(0, tokens).mapToObj(this::tokenName).toArray(String[]::new);
    List<Op> ops = new ArrayList<>();
    ops.add(Compiler.reactions());
    for (Seat seat : seats) {
      new Compiler(seat, seats, ops).compile();
    }
    orderedDiscards =
        setup.heroes().stream().anyMatch(Piles::orderDiscards)
            || Arrays.stream(seats).anyMatch(seat -> seat.readsTopDiscard);
    extra =
        setup.heroes().stream().anyMatch(Extra::isNeeded)
            || Arrays.stream(seats).anyMatch(seat -> seat.needsExtra);
    further = extra && Arrays.stream(seats).anyMatch(seat -> seat.needsFurther);
    int heldBytes = 0;
    for (Seat seat : seats) {
      heldBytes = Counters.lay(seat, heldBytes, fighters, players);
    }
    held = (heldBytes + 7) / 8 * 8;
    countsSteps = Arrays.stream(seats).anyMatch(seat -> seat.countsSteps);
    ruled = new boolean[Law.Kind.values().length];
    for (Seat seat : seats) {
      Stream.of(
              Stream.of(seat.standing),
              Stream.of(seat.laws),
              Stream.of(seat.inPlay).flatMap(Stream::of))
          .flatMap(laws -> laws)
          .forEach(law -> ruled[law.kind().ordinal()] = true);
    }
    listens = new boolean[Ability.Moment.values().length];
    boolean waits = false;
    for (Seat seat : seats) {
      for (Triggers.Trigger trigger : seat.waiting) {
        listens[trigger.moment().ordinal()] = true;
        waits = true;
      }
    }
    triggersPc = waits ? ops.size() : -1;
    if (waits) {
      ops.add(Compiler.triggers());
    }
    code = ops.toArray(Op[]::new);
    discreet = false;
    rest = rest(setup.seed());
    seedless = new Game(this, Seed.of(0), false, null);
  }

  /** What the second half of a seed has that does not follow from the first. */
  private static long rest(Seed seed) {
    return seed.second() ^ ~seed.first();
  }

  /** The same game under another seed, without compiling anything again. */
  public Game withSeed(long seed) {
    return withSeed(Seed.of(seed));
  }

  public Game withSeed(Seed seed) {
    return new Game(this, seed, discreet, seedless);
  }

  /**
   * The same game as it is played at a table with several people: whether somebody is asked follows
   * from public facts alone, so a question with one possible answer is asked if others cannot know
   * that it has only one.
   */
  public Game discreet() {
    return new Game(this, setup.seed(), true, new Game(this, Seed.of(0), true, null));
  }

  public boolean isDiscreet() {
    return discreet;
  }

  /** The game as somebody may hold it who must not know its seed. */
  Game seedless() {
    return seedless;
  }

  public Setup setup() {
    return setup;
  }

  public Board board() {
    return board;
  }

  public int players() {
    return seats.length;
  }

  public Seat seat(int player) {
    return seats[player];
  }

  /** The number of fighters; they are numbered player by player, the hero first. */
  public int fighters() {
    return fighters;
  }

  public int tokens() {
    return tokens;
  }

  /** The player a fighter belongs to. */
  public int owner(int fighter) {
    return owner[fighter];
  }

  /** The player a token belongs to. */
  public int tokenOwner(int token) {
    return tokenOwner[token];
  }

  /** What kind of token it is. */
  public Hero.Tokens tokenKind(int token) {
    return tokenKind[token];
  }

  /** Whether two tokens are of one kind, of whichever players: those of other heroes never are. */
  public boolean isOfOneKind(int one, int other) {
    return tokenKind(one).id().equals(tokenKind(other).id())
        && seat(tokenOwner(one)).hero().id().equals(seat(tokenOwner(other)).hero().id());
  }

  /** The tokens that do not share a space with a token, as bits; itself among them. */
  int apart(int token) {
    return apart[token];
  }

  /** The heroes of all players, as bits. */
  int heroes() {
    return heroes;
  }

  /** The fighters that attack from afar, as bits. */
  int ranged() {
    return ranged;
  }

  public boolean isHero(int fighter) {
    return (heroes >>> fighter & 1) != 0;
  }

  public boolean isRanged(int fighter) {
    return (ranged >>> fighter & 1) != 0;
  }

  boolean isLarge(int fighter) {
    return (large >>> fighter & 1) != 0;
  }

  int allFighters() {
    return fighters == 32 ? -1 : (1 << fighters) - 1;
  }

  boolean hasExtra() {
    return extra;
  }

  boolean ordersDiscards() {
    return orderedDiscards;
  }

  /** Whether abilities may wait for their turn. */
  boolean hasTriggers() {
    return triggersPc >= 0;
  }

  int triggersPc() {
    return triggersPc;
  }

  boolean isRuled(Law.Kind kind) {
    return ruled[kind.ordinal()];
  }

  /** Whether some tokens stop fighters. */
  boolean hasStops() {
    return stops;
  }

  boolean listensTo(Ability.Moment moment) {
    return listens[moment.ordinal()];
  }

  /** Whether that tail has a further part for what even fewer need. */
  boolean hasFurther() {
    return further;
  }

  /** Whether it matters to somebody how far fighters move, and over which spaces. */
  boolean countsSteps() {
    return countsSteps;
  }

  /** How many bytes the state has for counters that fighters and players hold. */
  int held() {
    return held;
  }

  int codeSize() {
    return code.length;
  }

  Op op(int pc) {
    return code[pc];
  }

  public boolean sameTeam(int player, int other) {
    return seats[player].team() == seats[other].team();
  }

  boolean edition2019() {
    return setup.edition() == Edition.BOOK_2019;
  }

  // ---- names, as in the scenario vocabulary

  /** The name of a fighter or token: {@code 1.harpy-2}, {@code 1.fog-1}. */
  public String pieceName(int piece) {
    return piece >= TOKEN ? tokenNames[piece - TOKEN] : fighterNames[piece];
  }

  private String fighterName(int fighter) {
    Seat seat = seats[owner[fighter]];
    FighterKind kind = seat.kind(fighter);
    int first = Integer.numberOfTrailingZeros(seat.fightersNamed(kind.id()));
    String number = kind.count() > 1 ? "-" + (fighter - first + 1) : "";
    return seat.player() + 1 + "." + kind.id() + number;
  }

  private String tokenName(int token) {
    Seat seat = seats[tokenOwner(token)];
    return "%d.%s-%d".formatted(seat.player() + 1, tokenKind[token].id(), seat.tokenNumber(token));
  }

  /** The piece with a name, or -1. */
  public int piece(String name) {
    for (int f = 0; f < fighters; f++) {
      if (fighterNames[f].equals(name)) {
        return f;
      }
    }
    for (int t = 0; t < tokens; t++) {
      if (tokenNames[t].equals(name)) {
        return TOKEN + t;
      }
    }
    return -1;
  }
}
