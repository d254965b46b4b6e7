package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Part.Options;
import nonpareil.content.text.Part.Sentence;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.PileEffect;

/** The sentences of words about cards in piles. */
public final class PileTexts {

  private PileTexts() {}

  /** What goes from a hand or a deck to the discard pile is discarded. */
  public static boolean discards(PileEffect.MoveCards move) {
    boolean held =
        switch (move.from().kind()) {
          case HAND, DECK, DECK_TOP, DECK_BOTTOM, SEEN -> true;
          case DISCARD,
              DISCARD_TOP,
              OUT_OF_GAME,
              OWN,
              THIS_CARD,
              OPPOSING_CARD,
              BOOST_CARDS,
              MOVED,
              IN_PLAY,
              PLAYED_THIS_TURN,
              LAST_PLAYED,
              PLAYED_BEFORE ->
              false;
        };
    return held && move.to().kind() == Pile.Kind.DISCARD;
  }

  private static boolean isOne(PileEffect.HowMany number) {
    return number.kind() == PileEffect.HowMany.Kind.EXACTLY
        && number.amount().equals(new Amount.Fixed(1));
  }

  static List<Part> parts(PileEffect effect, Voice voice) {
    Memory memory = voice.memory();
    PileWords words = voice.piles();
    return switch (effect) {
      case PileEffect.MoveCards move -> {
        PlayerMention whose = memory.mention(move.whose());
        var told = Sentence.of(words.move(move, whose));
        if (move.from().kind() == Pile.Kind.SEEN) {
          memory.seenMoved();
        }
        memory.moved(
            discards(move) ? Memory.Moved.DISCARDED : Memory.Moved.MOVED,
            isOne(move.number()) && !move.whose().isEach());
        // in the same sentence: who does not search does not shuffle
        yield List.of(
            move.from().kind() == Pile.Kind.DECK && !told.ends()
                ? told.and(Sentence.of(words.shuffle(move, whose)))
                : told);
      }
      case PileEffect.ChooseCard choose -> {
        var told = Sentence.of(words.chooseCard(choose, memory.mention(choose.whose())));
        memory.moved(Memory.Moved.CHOSEN, true);
        yield List.of(told);
      }
      case PileEffect.Look look -> {
        var told = Sentence.of(words.look(look, memory.mention(look.whose())));
        boolean one = look.until() == null && look.cards().equals(new Amount.Fixed(1));
        memory.looked(look.whose(), one);
        yield List.of(told);
      }
      case PileEffect.DrawUntil draw ->
          List.of(Sentence.of(words.drawUntil(memory.mention(draw.who()), draw.hold())));
      case PileEffect.NameType _ -> {
        var types = new ArrayList<List<Part>>();
        for (CardSet.Type type : CardSet.Type.values()) {
          if (type != CardSet.Type.NAMED) {
            types.add(List.of(Sentence.of(words.named(type))));
          }
        }
        yield List.of(new Options(Sentence.of(words.nameType()), types, false));
      }
      case PileEffect.ExchangeAttackCard exchange -> List.of(Sentence.of(words.exchange(exchange)));
      case PileEffect.PlayScheme play -> {
        var told = Sentence.of(words.playScheme(play));
        if (play.from().kind() == Pile.Kind.SEEN) {
          memory.seenMoved();
        }
        memory.moved(Memory.Moved.MOVED, true);
        var all = new ArrayList<Part>(List.of(play.may() ? told.asMay() : told));
        for (Clause more : words.afterPlaying(play)) {
          all.add(Sentence.of(more).asChained());
        }
        yield all;
      }
      case PileEffect.UseEffects use -> List.of(Sentence.of(words.useEffects(use)));
      case PileEffect.DrawSecond(String deck, Amount cards) ->
          List.of(Sentence.of(words.drawSecond(deck, cards)));
      case PileEffect.Refill(String deck) -> List.of(Sentence.of(words.refill(deck)));
    };
  }
}
