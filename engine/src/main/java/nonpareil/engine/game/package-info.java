/**
 * A game in play: its state, its rules, and what each player may know of it. One package, because
 * nobody outside may change a state; in it are four rooms.
 *
 * <ul>
 *   <li><b>The door</b>: {@link nonpareil.engine.game.Setup}, {@link nonpareil.engine.game.Mode},
 *       {@link nonpareil.engine.game.Edition}, {@link nonpareil.engine.game.Game}, {@link
 *       nonpareil.engine.game.Rules}, {@link nonpareil.engine.game.State}; what is asked and
 *       answered ({@link nonpareil.engine.game.Question}, {@link nonpareil.engine.game.Option},
 *       {@link nonpareil.engine.game.OptionText}), what happened ({@link
 *       nonpareil.engine.game.Event}), a game as its choices ({@link
 *       nonpareil.engine.game.GameLog}), positions by hand ({@link
 *       nonpareil.engine.game.Arrangement}), help for the one who is asked ({@link
 *       nonpareil.engine.game.Reach}, {@link nonpareil.engine.game.WhyNot}).
 *   <li><b>The course</b> of turns and combats: {@code Beginning}, {@code Phase}, {@code Flow},
 *       {@code Combat}, {@code Boosting}, {@code Damage}, {@code Movement}, {@code Cards}, {@code
 *       Ending}.
 *   <li><b>The effect machine</b>: {@code Compiler} makes instructions ({@code Op}) of the trees;
 *       {@code EffectStack} holds what is being resolved; {@code Effects} and the {@code …Words}
 *       carry it out; {@code Meaning} says what nouns, numbers and conditions stand for now.
 *   <li><b>Knowledge in bytes</b>: {@link nonpareil.engine.game.View} blots out what a viewer may
 *       not know, {@code ViewBytes} seals it for other processes, {@link
 *       nonpareil.engine.game.Redeal} deals the rest anew; {@code Asking} and {@code Discretion}
 *       keep questions from telling secrets.
 * </ul>
 */
@NullMarked
package nonpareil.engine.game;

import org.jspecify.annotations.NullMarked;
