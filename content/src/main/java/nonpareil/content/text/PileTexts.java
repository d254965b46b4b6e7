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
final class PileTexts {

  private PileTexts() {}

  static List<Part> parts(PileEffect effect, Voice voice) {
    Memory memory = voice.memory();
    PileWords words = voice.piles();
    return switch (effect) {
      case PileEffect.MoveCards move -> {
        PlayerMention whose = memory.mention(move.whose());
        var told = Sentence.of(words.move(move, whose));
        // from elsewhere they are only put there
        boolean fromHand = move.from().kind() == Pile.Kind.HAND;
        memory.moved(fromHand && move.to().kind() == Pile.Kind.DISCARD);
        if (move.from().kind() == Pile.Kind.SEEN) {
          memory.seenMoved();
        }
        // in the same sentence: who does not search does not shuffle
        yield List.of(
            move.from().kind() == Pile.Kind.DECK && !told.ends()
                ? told.and(Sentence.of(words.shuffle(move, whose)))
                : told);
      }
      case PileEffect.ChooseCard choose ->
          List.of(Sentence.of(words.chooseCard(choose, memory.mention(choose.whose()))));
      case PileEffect.Look look -> {
        var told = Sentence.of(words.look(look, memory.mention(look.whose())));
        memory.looked(look.whose(), look.cards().equals(new Amount.Fixed(1)));
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
      case PileEffect.DrawSecond(String deck, Amount cards) ->
          List.of(Sentence.of(words.drawSecond(deck, cards)));
      case PileEffect.Refill(String deck) -> List.of(Sentence.of(words.refill(deck)));
    };
  }
}
