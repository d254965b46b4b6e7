package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import nonpareil.content.text.Part.Sentence;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.BoardEffect;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Tokens;

/** Sentences on pieces that come onto the board and leave it. */
final class BoardComposer {

  private final BoardWords words;
  private final Memory memory;

  private final Voice voice;
  private final Joining joining;
  private final Function<Effect, List<Part>> inner;

  /**
   * @param inner composes what stands inside a word
   */
  BoardComposer(Voice voice, Joining joining, Function<Effect, List<Part>> inner) {
    this.voice = voice;
    this.joining = joining;
    this.inner = inner;
    words = voice.board();
    memory = voice.memory();
  }

  List<Part> parts(BoardEffect effect) {
    return switch (effect) {
      case BoardEffect.PutTokens put -> {
        Clause clause = words.putTokens(put, memory.mention(put.by()));
        memory.chosenToken(Tokens.kind(put.kind()));
        boolean may = put.may() && put.number().equals(new Amount.Fixed(1));
        yield List.of(may ? Sentence.may(clause) : Sentence.of(clause));
      }
      case BoardEffect.TakeTokens take -> {
        var told = Sentence.of(words.takeTokens(take, memory.mention(take.by())));
        memory.takenTokens(take.tokens());
        yield List.of(told);
      }
      case BoardEffect.ChooseToken choose -> {
        Clause clause = words.chooseToken(choose, memory.mention(choose.by()));
        memory.chosenToken(choose.among());
        yield List.of(choose.may() ? Sentence.may(clause) : Sentence.of(clause));
      }
      case BoardEffect.ChooseZone choose ->
          List.of(Sentence.of(words.chooseZone(choose, memory.mention(choose.by()))));
      case BoardEffect.ReturnFighter returning ->
          List.of(Sentence.of(words.returnFighter(returning, memory.mention(returning.by()))));
      case BoardEffect.Walk walk -> walk(walk);
      case BoardEffect.Divide(Amount amount, Fighters among) ->
          List.of(Sentence.of(words.divide(memory.mention(among).fighters(), amount)));
      case BoardEffect.Summon summon ->
          List.of(Sentence.of(words.summon(summon, memory.mention(summon.by()))));
    };
  }

  private List<Part> walk(BoardEffect.Walk walk) {
    Mention who = memory.mention(walk.who());
    var parts = new ArrayList<Part>();
    parts.add(Sentence.of(words.walk(who, walk)));
    if (walk.throughOpposing()) {
      parts.add(Sentence.may(voice.fighters().moveThrough(who)).asChained());
    }
    memory.moved(walk.passed());
    if (walk.passing() != null) {
      memory.decides(null);
      Lead lead = words.passing();
      memory.each(walk.passed());
      parts.addAll(Joining.chained(joining.under(lead, inner.apply(walk.passing()), false)));
    }
    return parts;
  }
}
