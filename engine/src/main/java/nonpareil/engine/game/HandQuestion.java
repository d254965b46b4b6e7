package nonpareil.engine.game;

import nonpareil.engine.effect.ByHand;
import org.jspecify.annotations.Nullable;

/**
 * What a question is about while something is carried out by hand.
 *
 * @param effect what people read
 * @param act what was picked; null while an act is asked for
 * @param proposal what is to be agreed to; null if something else is asked
 */
public record HandQuestion(ByHand effect, @Nullable FreeAct act, @Nullable Proposal proposal) {}
