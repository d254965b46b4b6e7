package nonpareil.engine.game;

import java.util.List;
import java.util.Objects;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.game.Op.FighterSet;
import nonpareil.engine.game.Option.Word;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import org.jspecify.annotations.Nullable;

/**
 * Why a card, a fighter or a space cannot be used in the pending decision, answered from the view
 * of the player who is asked. Null means it can.
 */
public final class WhyNot {

  /** The reasons. */
  public enum Reason {
    /** Somebody else is asked, or nobody is. */
    NOT_YOUR_DECISION,
    /** The decision is about something else than cards, fighters or spaces. */
    NOT_ASKED_FOR,
    NOT_IN_HAND,
    /** A scheme can neither attack nor defend. */
    IS_A_SCHEME,
    /** An attack card cannot defend. */
    ONLY_ATTACKS,
    /** A defense card cannot be used for an action. */
    ONLY_DEFENDS,
    /** The banner names a fighter that is not the one in the combat. */
    OTHER_BANNER,
    /** The banner names fighters that are all defeated. */
    BANNER_DEFEATED,
    /** The banner names fighters none of which is on the board. */
    BANNER_OFF_BOARD,
    /** The banner names a trait the hero does not have now. */
    WRONG_TRAIT,
    /** No fighter that may use the card has a target. */
    NO_TARGET,
    /** The value is not the named number. */
    OTHER_VALUE,
    /** The effect does not speak of this card. */
    NOT_MEANT,
    DEFEATED,
    OFF_BOARD,
    NOT_YOURS,
    ALREADY_MOVED,
    /** No free space can be reached. */
    NO_WAY,
    /** Nothing in hand can be used by this fighter. */
    NO_CARD,
    /** Neither adjacent nor, for a ranged fighter, in the same zone. */
    OUT_OF_RANGE,
    FRIENDLY,
    /** In the first round of a free-for-all this player may not be attacked yet. */
    PROTECTED,
    /** The card may be played only if something holds that does not. */
    ONLY_IF,
    /** A rule in force forbids it: to attack, to move, to play the card. */
    RULED_OUT,
    NOT_ADJACENT,
    NOT_IN_ZONE,
    NOT_ON_TOKEN,
    OCCUPIED,
    TOKEN_THERE,
    OWN_SPACE,
    /** Opposing fighters stand in the way. */
    BLOCKED,
    TOO_FAR
  }

  private final State s;
  private final int player;
  private final Options options;

  private WhyNot(State s, int player, Options options) {
    this.s = s;
    this.player = player;
    this.options = options;
  }

  /** For the viewer of a view. */
  public static WhyNot of(View view) {
    // A re-deal asks the viewer the same question with the same options.
    State s = new Redeal(0).deal(view);
    return new WhyNot(s, view.viewer(), new Rules().options(s));
  }

  private boolean isMine() {
    return !s.isOver() && s.decider() == player && s.decision() != DecisionKind.NONE;
  }

  private boolean offers(Word word, int first) {
    if (word == Word.CARD && OptionText.cardOwner(s) != player) {
      return false; // numbers of somebody else's deck
    }
    for (int i = 0; i < options.size(); i++) {
      int option = options.get(i);
      if (Option.word(option) == word && Option.first(option) == first) {
        return true;
      }
    }
    return false;
  }

  // ---- cards

  /** A card of the viewer's own deck. */
  public @Nullable Reason card(int card) {
    if (!isMine()) {
      return Reason.NOT_YOUR_DECISION;
    }
    Seat seat = s.game.seat(player);
    if (!seat.deck().has(s.hand(player), card)) {
      return offers(Word.CARD, card) ? null : Reason.NOT_IN_HAND;
    }
    return switch (s.decision()) {
      case ACTION -> forAction(seat, card);
      case ATTACK_CARD -> offered(card, inCombat(seat, card, Combat.ATTACK));
      case DEFENSE_CARD -> offered(card, inCombat(seat, card, Combat.DEFENSE));
      case DISCARD ->
          offered(
              card,
              instruction() == Op.Code.DISCARD_NAMED ? Reason.OTHER_VALUE : Reason.OTHER_BANNER);
      case BOOST, START_OF_TURN, CHOOSE_CARD, ORDER ->
          offered(card, asksForCards() ? Reason.NOT_MEANT : Reason.NOT_ASKED_FOR);
      case NONE,
          SET_UP,
          MOVE,
          CHOOSE_FIGHTER,
          CHOOSE_SPACE,
          CHOOSE_OPTION,
          CHOOSE_PLAYER,
          CHOOSE_NUMBER,
          CONFIRM ->
          Reason.NOT_ASKED_FOR;
    };
  }

  private @Nullable Reason offered(int card, Reason otherwise) {
    return offers(Word.CARD, card) ? null : otherwise;
  }

  private boolean asksForCards() {
    if (OptionText.cardOwner(s) != player) {
      return false;
    }
    for (int i = 0; i < options.size(); i++) {
      if (Option.word(options.get(i)) == Word.CARD) {
        return true;
      }
    }
    return false;
  }

  private Op.@Nullable Code instruction() {
    return s.get(State.DEPTH) == 0 ? null : s.game.op(EffectStack.pc(s, EffectStack.top(s))).code();
  }

  private @Nullable Reason forAction(Seat seat, int card) {
    Card data = seat.deck().card(card);
    boolean scheme = PlayedAs.SCHEME.fits(data);
    if (!scheme && !PlayedAs.ATTACK.fits(data)) {
      return Reason.ONLY_DEFENDS;
    }
    PlayedAs use = scheme ? PlayedAs.SCHEME : PlayedAs.ATTACK;
    if (Force.playable(s, player, seat.deck().copies(card)) == 0) {
      return Reason.RULED_OUT;
    }
    int users = 0;
    for (int rest = s.present(seat.own()); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      if ((seat.usable(use, f, s.trait(player)) & seat.deck().copies(card)) != 0) {
        users |= 1 << f;
      }
    }
    if (users == 0) {
      return bannerReason(seat, data);
    }
    int copies = seat.deck().copies(card);
    users = mayPlay(users, copies);
    if (users == 0) {
      return Reason.RULED_OUT;
    }
    boolean inRange = scheme;
    for (int rest = users; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      inRange |= Flow.inRange(s, f, copies) != 0;
      if (scheme ? OnlyIf.schemes(s, f, copies) != 0 : Flow.targets(s, f, copies) != 0) {
        return null;
      }
    }
    return inRange ? Reason.ONLY_IF : Reason.NO_TARGET;
  }

  /** Those of some fighters for whom a card may be played by the rules in force. */
  private int mayPlay(int fighters, int copies) {
    int set = 0;
    for (int rest = fighters; rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      set |= Force.usable(s, f, copies) != 0 ? 1 << f : 0;
    }
    return set;
  }

  private Reason bannerReason(Seat seat, Card card) {
    int named = seat.fightersNamed(card.banner());
    if (named == 0) {
      return seat.hero().traits().contains(card.banner())
              && seat.hero().traits().indexOf(card.banner()) != s.trait(player)
          ? Reason.WRONG_TRAIT
          : Reason.BANNER_DEFEATED;
    }
    for (int rest = named; rest != 0; rest &= rest - 1) {
      if (!s.defeated(Integer.numberOfTrailingZeros(rest))) {
        return Reason.BANNER_OFF_BOARD;
      }
    }
    return Reason.BANNER_DEFEATED;
  }

  private Reason inCombat(Seat seat, int card, int side) {
    Card data = seat.deck().card(card);
    boolean attacks = side == Combat.ATTACK;
    PlayedAs use = attacks ? PlayedAs.ATTACK : PlayedAs.DEFENSE;
    if (!use.fits(data)) {
      return data.type() == CardType.SCHEME
          ? Reason.IS_A_SCHEME
          : attacks ? Reason.ONLY_DEFENDS : Reason.ONLY_ATTACKS;
    }
    int usable = seat.usable(use, Combat.fighter(s, side), s.trait(player));
    int copies = usable & seat.deck().copies(card);
    int allowed = Force.usable(s, Combat.fighter(s, side), Force.playable(s, player, copies));
    if (copies != 0 && allowed == 0) {
      return Reason.RULED_OUT;
    }
    if (allowed != 0 && OnlyIf.inCombat(s, side, allowed) == 0) {
      return Reason.ONLY_IF;
    }
    if (attacks && (usable & seat.deck().copies(card)) != 0) {
      return Reason.OUT_OF_RANGE;
    }
    return seat.hero().traits().contains(data.banner()) ? Reason.WRONG_TRAIT : Reason.OTHER_BANNER;
  }

  // ---- fighters and tokens

  /** A fighter or token: as the one who acts, or as the one who is chosen. */
  public @Nullable Reason piece(int piece) {
    if (!isMine()) {
      return Reason.NOT_YOUR_DECISION;
    }
    if (named(piece)) {
      return null;
    }
    if (piece >= Game.TOKEN) {
      if (s.tokenAt(piece - Game.TOKEN) < 0) {
        return Reason.OFF_BOARD;
      }
      return s.decision() != DecisionKind.SET_UP && asksForTokens()
          ? notMeant(s.game.tokenOwner(piece - Game.TOKEN))
          : Reason.NOT_ASKED_FOR;
    }
    if (s.defeated(piece)) {
      return Reason.DEFEATED;
    }
    if (!s.onBoard(piece)) {
      return Reason.OFF_BOARD;
    }
    return switch (s.decision()) {
      case ACTION -> notActing(piece);
      case MOVE -> notMoving(piece);
      case CHOOSE_FIGHTER, START_OF_TURN -> notChosen(piece);
      case NONE,
          SET_UP,
          BOOST,
          ATTACK_CARD,
          DEFENSE_CARD,
          DISCARD,
          CHOOSE_SPACE,
          CHOOSE_CARD,
          CHOOSE_OPTION,
          CHOOSE_PLAYER,
          CHOOSE_NUMBER,
          CONFIRM,
          ORDER ->
          Reason.NOT_ASKED_FOR;
    };
  }

  /** Whether an option picks, moves or places a piece: its first part is that piece. */
  private static boolean namesPiece(int option) {
    return switch (Option.word(option)) {
      case FIGHTER, MOVE, PLACE -> true;
      case NONE,
          DONE,
          STAY,
          YES,
          NO,
          MANEUVER,
          SCHEME,
          ATTACK,
          CARD,
          SPACE,
          PLAYER,
          NUMBER,
          OPTION,
          EFFECT,
          TRAIT,
          ZONE,
          ACT,
          USE ->
          false;
    };
  }

  private boolean asksForTokens() {
    for (int i = 0; i < options.size(); i++) {
      boolean piece = namesPiece(options.get(i));
      if (piece && Option.first(options.get(i)) >= Game.TOKEN) {
        return true;
      }
    }
    return false;
  }

  private boolean named(int piece) {
    for (int i = 0; i < options.size(); i++) {
      int option = options.get(i);
      boolean first = Option.first(option) == piece;
      boolean second = Option.second(option) == piece;
      boolean found =
          switch (Option.word(option)) {
            case FIGHTER, MOVE, PLACE -> first;
            case ATTACK -> first || second;
            case SCHEME -> second;
            case NONE,
                DONE,
                STAY,
                YES,
                NO,
                MANEUVER,
                CARD,
                SPACE,
                PLAYER,
                NUMBER,
                OPTION,
                EFFECT,
                TRAIT,
                ZONE,
                ACT,
                USE ->
                false;
          };
      if (found) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Reason notActing(int fighter) {
    Seat seat = s.game.seat(player);
    if (s.game.owner(fighter) == player) {
      // A maneuver moves every fighter, so one of one's own can always be used.
      return null;
    }
    if (s.game.sameTeam(player, s.game.owner(fighter))) {
      return Reason.FRIENDLY;
    }
    if ((s.game.setup().mode().attackable(s, player) >>> fighter & 1) == 0) {
      return Reason.PROTECTED;
    }
    boolean inRange = false;
    boolean ruledOut = false;
    for (int rest = s.present(seat.own()); rest != 0; rest &= rest - 1) {
      int f = Integer.numberOfTrailingZeros(rest);
      inRange |= (Flow.inRange(s, f, s.hand(player)) >>> fighter & 1) != 0;
      ruledOut |= !Force.mayAttack(s, f, fighter);
    }
    return inRange ? Reason.NO_CARD : ruledOut ? Reason.RULED_OUT : Reason.OUT_OF_RANGE;
  }

  private Reason notMoving(int fighter) {
    boolean maneuver = s.get(State.DEPTH) == 0;
    int moved = s.getInt(maneuver ? State.MOVED : EffectStack.top(s) + EffectStack.MASK);
    if ((moved >>> fighter & 1) != 0) {
      return Reason.ALREADY_MOVED;
    }
    if (!Force.mayMove(s, fighter)) {
      return Reason.RULED_OUT;
    }
    if (maneuver) {
      return s.game.owner(fighter) == player ? Reason.NO_WAY : Reason.NOT_YOURS;
    }
    Op op = s.game.op(EffectStack.pc(s, EffectStack.top(s)));
    boolean meant =
        op.fighters() != null
            && (Meaning.fighters(s, EffectStack.top(s), op.fighters()) >>> fighter & 1) != 0;
    return meant ? Reason.NO_WAY : notMeant(s.game.owner(fighter));
  }

  /** The effect does not speak of a piece of this player: perhaps of nobody's but one's own. */
  private Reason notMeant(int owner) {
    return owner != player && offersOwnPiecesOnly() ? Reason.NOT_YOURS : Reason.NOT_MEANT;
  }

  private boolean offersOwnPiecesOnly() {
    for (int i = 0; i < options.size(); i++) {
      boolean piece = namesPiece(options.get(i));
      int first = Option.first(options.get(i));
      if (piece
          && player
              != (first >= Game.TOKEN
                  ? s.game.tokenOwner(first - Game.TOKEN)
                  : s.game.owner(first))) {
        return false;
      }
    }
    return true;
  }

  private Reason notChosen(int fighter) {
    if (s.get(State.DEPTH) == 0) {
      return s.phase() == Phase.DAMAGE_ASIDE ? Reason.NOT_MEANT : Reason.NOT_ASKED_FOR;
    }
    Op op = s.game.op(EffectStack.pc(s, EffectStack.top(s)));
    FighterSet set = op.fighters();
    if (set == null) {
      return Reason.NOT_ASKED_FOR;
    }
    if (op.code() != Op.Code.CHOOSE_FIGHTER) {
      return notMeant(s.game.owner(fighter));
    }
    var anywhere = new FighterSet(set.group(), set.mask(), Where.ANYWHERE, null, List.of());
    if ((Meaning.fighters(s, EffectStack.top(s), anywhere) >>> fighter & 1) == 0) {
      return s.game.sameTeam(player, s.game.owner(fighter))
          ? Reason.FRIENDLY
          : notMeant(s.game.owner(fighter));
    }
    var placed = new FighterSet(set.group(), set.mask(), set.where(), set.near(), List.of());
    if ((Meaning.fighters(s, EffectStack.top(s), placed) >>> fighter & 1) != 0) {
      return Reason.NOT_MEANT; // something else does not hold of it
    }
    return switch (set.where()) {
      case ADJACENT -> Reason.NOT_ADJACENT;
      case SAME_ZONE, IN_CHOSEN_ZONE -> Reason.NOT_IN_ZONE;
      case ON_TOKEN, ON_CHOSEN_TOKEN -> Reason.NOT_ON_TOKEN;
      case ANYWHERE, ON_CHOSEN_SPACES, BESIDE_CHOSEN_SPACES -> Reason.NOT_MEANT;
    };
  }

  // ---- spaces

  /**
   * A space, as the place something goes to or is chosen.
   *
   * @param piece the fighter or token that would go there; ignored where a space alone is asked for
   */
  public @Nullable Reason space(int piece, int space) {
    if (!isMine()) {
      return Reason.NOT_YOUR_DECISION;
    }
    if (offers(Word.SPACE, space)
        || options.contains(Option.of(Word.MOVE, piece, space))
        || options.contains(Option.of(Word.PLACE, piece, space))) {
      return null;
    }
    if (piece < 0 && (s.decision() == DecisionKind.SET_UP || s.decision() == DecisionKind.MOVE)) {
      return Reason.NOT_ASKED_FOR; // a space alone is no answer
    }
    return switch (s.decision()) {
      case SET_UP -> notPlaced(piece, space);
      case MOVE -> {
        Reason other = piece(piece);
        yield other != null ? other : notReached(piece, space);
      }
      case CHOOSE_SPACE, START_OF_TURN -> notAmong(space);
      case NONE,
          ACTION,
          BOOST,
          ATTACK_CARD,
          DEFENSE_CARD,
          DISCARD,
          CHOOSE_FIGHTER,
          CHOOSE_CARD,
          CHOOSE_OPTION,
          CHOOSE_PLAYER,
          CHOOSE_NUMBER,
          CONFIRM,
          ORDER ->
          Reason.NOT_ASKED_FOR;
    };
  }

  private Reason notPlaced(int piece, int space) {
    if (s.fighterOn(space) >= 0) {
      return Reason.OCCUPIED;
    }
    if (piece >= Game.TOKEN && (s.closedTo(piece - Game.TOKEN) >>> space & 1) != 0) {
      return Reason.TOKEN_THERE;
    }
    return Reason.NOT_IN_ZONE;
  }

  private Reason notReached(int piece, int space) {
    if (piece >= Game.TOKEN) {
      int token = piece - Game.TOKEN;
      if (s.tokenAt(token) == space) {
        return Reason.OWN_SPACE;
      }
      if ((s.closedTo(token) >>> space & 1) != 0) {
        return Reason.TOKEN_THERE;
      }
      boolean mustBeFree = s.game.op(EffectStack.pc(s, EffectStack.top(s))).freeOfFighters();
      return mustBeFree && s.fighterOn(space) >= 0 ? Reason.OCCUPIED : Reason.TOO_FAR;
    }
    if (s.at(piece) == space) {
      return Reason.OWN_SPACE;
    }
    if (s.fighterOn(space) >= 0) {
      return Reason.OCCUPIED;
    }
    int steps =
        s.get(State.DEPTH) == 0
            ? Flow.moveValue(s, piece)
            : s.game.op(EffectStack.pc(s, EffectStack.top(s))).number();
    return (Movement.reach(s, piece, steps, true) >>> space & 1) != 0
        ? Reason.BLOCKED
        : Reason.TOO_FAR;
  }

  private Reason notAmong(int space) {
    if (s.get(State.DEPTH) == 0) {
      return s.fighterOn(space) >= 0 ? Reason.OCCUPIED : Reason.NOT_ASKED_FOR;
    }
    Op op = s.game.op(EffectStack.pc(s, EffectStack.top(s)));
    if (op.code() == Op.Code.BY_HAND) {
      return s.fighterOn(space) >= 0 ? Reason.OCCUPIED : Reason.BLOCKED;
    }
    boolean choosing = op.code() == Op.Code.CHOOSE_SPACE;
    boolean meant =
        op.spaces() == null
            || (Meaning.spaces(s, EffectStack.top(s), op.spaces()) >>> space & 1) != 0;
    if (meant && !choosing) {
      return s.fighterOn(space) >= 0 ? Reason.OCCUPIED : Reason.NOT_IN_ZONE;
    }
    Spaces.Kind kind = Objects.requireNonNull(op.spaces()).kind();
    return switch (kind) {
      case ADJACENT_TO, ADJACENT_TO_CHOSEN_SPACE -> Reason.NOT_ADJACENT;
      case YOUR_TOKENS, CHOSEN_TOKEN, WITH_TOKENS -> Reason.NOT_ON_TOKEN;
      case ADJACENT_TO_TOKENS -> Reason.NOT_ADJACENT;
      case ZONE_OF, ANY, START_ZONE, CHOSEN_ZONE -> Reason.NOT_IN_ZONE;
      case CHOSEN_SPACES, UNDER, LEFT -> Reason.NOT_MEANT;
    };
  }
}
