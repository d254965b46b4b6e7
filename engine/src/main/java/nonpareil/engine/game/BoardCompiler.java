package nonpareil.engine.game;

import java.util.List;
import nonpareil.engine.effect.BoardAmount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.TokenFilter;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.game.Compiler.Make;
import nonpareil.engine.game.Op.Code;
import nonpareil.engine.game.Op.Count;
import nonpareil.engine.game.Op.Pick;
import nonpareil.engine.game.Op.TokenSet;
import nonpareil.engine.hero.FighterKind;

/** Compiles the words about pieces that come and go, and sets of tokens. */
final class BoardCompiler {

  private final Compiler compiler;
  private final Seat seat;

  BoardCompiler(Compiler compiler, Seat seat) {
    this.compiler = compiler;
    this.seat = seat;
  }

  void emit(BoardEffect effect) {
    if (effect instanceof BoardEffect.Walk walk) {
      walk(walk);
    } else if (effect instanceof BoardEffect.Divide divide) {
      divide(divide);
    } else {
      compiler.add(make(effect));
    }
  }

  /** The walk, and what happens for each fighter that is passed. */
  private void walk(BoardEffect.Walk walk) {
    int at = compiler.size();
    seat.needsExtra = true; // who was passed
    Make make =
        new Make(Code.WALK)
            .amount(compiler.count(walk.number()))
            .fighters(compiler.fighters(walk.who()))
            .second(compiler.fighters(walk.passed()))
            .to(walk.to() == null ? null : compiler.spaces(walk.to()))
            .throughOpposing(walk.throughOpposing())
            .detail(new Walk(walk.exactly(), walk.inOneZone(), walk.passing() != null));
    compiler.add(make);
    if (walk.passing() != null) {
      compiler.emit(walk.passing());
      compiler.add(new Make(Code.WALK_ON).jump(at));
    }
    compiler.replace(at, make.jump(compiler.size()));
  }

  /** Who takes how much is said first; then it is damage that is measured for each of them. */
  private void divide(BoardEffect.Divide divide) {
    seat.needsExtra = true;
    seat.needsFurther = true;
    var among = compiler.fighters(divide.among());
    compiler.add(new Make(Code.DIVIDE).fighters(among).count(compiler.count(divide.amount())));
    compiler.add(
        new Make(Code.DAMAGE)
            .fighters(among)
            .count(Count.of(Count.Kind.POINTS, 0))
            .detail(new Op.ForEach()));
    compiler.add(new Make(Code.DIVIDED));
  }

  /** How a walk is bound, and whether something happens on its way. */
  record Walk(boolean exactly, boolean inOneZone, boolean passing) implements Op.Detail {}

  private Make make(BoardEffect effect) {
    return switch (effect) {
      case BoardEffect.Walk _, BoardEffect.Divide _ ->
          throw new IllegalArgumentException("more than one instruction");
      case BoardEffect.PutTokens e ->
          new Make(Code.PUT_TOKENS)
              .who(e.by())
              .count(compiler.count(e.number()))
              .spaces(compiler.spaces(e.on()))
              .freeOfFighters(e.freeOfFighters())
              .may(e.may())
              .detail(tokens(Tokens.kind(e.kind())));
      case BoardEffect.TakeTokens e -> {
        Make make = new Make(Code.TAKE_TOKENS).who(e.by()).detail(tokens(e.tokens()));
        yield e.number() == null ? make : make.count(compiler.count(e.number()));
      }
      case BoardEffect.ChooseToken e ->
          new Make(Code.CHOOSE_TOKEN).who(e.by()).may(e.may()).detail(tokens(e.among()));
      case BoardEffect.ChooseZone e ->
          new Make(Code.CHOOSE_ZONE).who(e.by()).spaces(compiler.spaces(e.among()));
      case BoardEffect.ReturnFighter e -> {
        Make make =
            new Make(Code.RETURN_FIGHTER)
                .who(e.by())
                .sidekicks(compiler.named(e.kind()))
                .spaces(compiler.spaces(e.on()));
        yield e.health() == null ? make : make.count(compiler.count(e.health()));
      }
      case BoardEffect.Summon e ->
          new Make(Code.SUMMON)
              .who(e.by())
              .sidekicks(compiler.named(e.kind()) & seat.reserves)
              .spaces(compiler.spaces(e.on()));
    };
  }

  Count count(BoardAmount amount) {
    return switch (amount) {
      case BoardAmount.CountTokens a -> Count.of(Count.Kind.TOKENS, tokens(a.tokens()));
      case BoardAmount.TokensTaken _ -> Count.of(Count.Kind.TOKENS_TAKEN, 0);
      case BoardAmount.SpacesMoved _ -> {
        countSteps();
        yield Count.of(Count.Kind.SPACES_MOVED, 0);
      }
      case BoardAmount.InSupply a -> Count.of(Count.Kind.IN_SUPPLY, tokens(Tokens.kind(a.kind())));
      case BoardAmount.Fallen a -> Count.of(Count.Kind.FALLEN, seat.fightersNamed(a.kind()));
      case BoardAmount.StartHealth a -> Count.of(Count.Kind.FIXED, kind(a.kind()).health());
    };
  }

  /** How far fighters move, and over which spaces, is kept. */
  void countSteps() {
    seat.needsExtra = true;
    seat.needsFurther = true;
    seat.countsSteps = true;
  }

  private FighterKind kind(String id) {
    return seat.kind(Integer.numberOfTrailingZeros(compiler.named(id)));
  }

  TokenSet tokens(Tokens set) {
    return new TokenSet(
        set.whose(),
        set.kind() == null ? seat.ownTokens : named(set.kind()),
        set.adjacentTo() == null ? null : compiler.fighters(set.adjacentTo()),
        set.inZoneOf() == null ? null : compiler.fighters(set.inZoneOf()),
        set.under() == null ? null : compiler.fighters(set.under()),
        set.inChosenZone(),
        set.filters().stream().map(this::pick).toList());
  }

  private Pick pick(TokenFilter filter) {
    return switch (filter) {
      case TokenFilter.Lying f -> new Pick(false, compiler.place(f.place()), List.of());
      case TokenFilter.Except f -> new Pick(true, null, List.of(tokens(f.of())));
      case TokenFilter.Either f ->
          new Pick(false, null, f.of().stream().map(this::tokens).toList());
    };
  }

  private int named(String kind) {
    int mask = seat.tokensNamed(kind);
    if (mask == 0) {
      throw new IllegalArgumentException(seat.hero().id() + " has no token " + kind);
    }
    return mask;
  }
}
