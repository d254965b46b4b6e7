package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import nonpareil.content.text.Part.Sentence;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Ability;
import org.jspecify.annotations.Nullable;

/** Sentences on what lasts. */
final class RuleComposer {

  /** How the parts of an effect inside another are told. */
  interface Inner {
    List<Part> parts(Effect effect);
  }

  private final Voice voice;
  private final Joining joining;

  /** Whether what must hold of a single fighter is told before the rule. */
  private boolean bare;

  /** Whether the amount of the rule being told may be another later. */
  private boolean momentary;

  RuleComposer(Voice voice) {
    this.voice = voice;
    this.joining = new Joining(voice);
  }

  List<Part> parts(RuleEffect effect, Inner inner) {
    RuleWords says = voice.rules();
    Memory memory = voice.memory();
    return switch (effect) {
      case RuleEffect.PutInForce(Rule.When when, Rule.Until until, var _, boolean _) ->
          later(when, until);
      case RuleEffect.PutInForce put -> {
        if (!put.live()) {
          memory.settle(
              Stream.of(Scope.about(put.rule()), whom(put.rule()), put.attackers())
                  .filter(Objects::nonNull)
                  .toList());
        }
        Clause told = inForce(put);
        memory.settled();
        yield one(told);
      }
      case RuleEffect.Gain(String counter, var amount) -> one(says.gain(counter, amount));
      case RuleEffect.Lose(String counter, var amount) -> one(says.lose(counter, amount));
      case RuleEffect.Spend spend -> spend(spend, inner);
      case RuleEffect.GainActions e ->
          one(says.gainActions(memory.mention(e.who()), e.actions(), e.only(), e.nextTurn()));
      case RuleEffect.LoseActions e ->
          one(says.loseActions(memory.mention(e.who()), e.actions(), e.nextTurn()));
      case RuleEffect.DiscardThis() -> one(says.discardThis());
    };
  }

  private Clause inForce(RuleEffect.PutInForce put) {
    RuleWords says = voice.rules();
    Rule rule = put.rule();
    Rule.Until until = put.until();
    Fighters about = Scope.about(rule);
    Fighters attackers = put.attackers();
    if (attackers == null) {
      return says.until(begun(rule), about, rule.endedBy(), until, isLive(put));
    }
    boolean thisTurn = until == Rule.Until.END_OF_TURN;
    Clause held = says.inAttack(begun(rule), attackers, thisTurn);
    return thisTurn || until == Rule.Until.END_OF_GAME
        ? held
        : says.until(held, about, rule.endedBy(), until, false);
  }

  /** A rule of an effect, which keeps the amount it begins with. */
  private Clause begun(Rule rule) {
    momentary = false;
    Clause told = clause(rule, true);
    return momentary ? voice.rules().asOfNow(told) : told;
  }

  private Amount read(Amount amount) {
    momentary |= Momentary.is(amount);
    return amount;
  }

  /** Those in a rule whom others cannot attack, or against whom their cards count otherwise. */
  private static @Nullable Fighters whom(Rule rule) {
    if (rule instanceof Rule.CannotAttack attack) {
      return attack.whom();
    }
    if (rule instanceof Rule.ReachesThese reach) {
      return reach.whom();
    }
    return rule instanceof Rule.Value value
        ? value.against()
        : rule instanceof Rule.ValueIs value ? value.against() : null;
  }

  /** Whether those a rule is about may be others while it holds. */
  static boolean isLive(RuleEffect.PutInForce effect) {
    return effect.live()
        && (isFiltered(Scope.about(effect.rule())) || isFiltered(whom(effect.rule())))
        && !(effect.rule() instanceof Rule.When);
  }

  private static boolean isFiltered(@Nullable Fighters set) {
    return set != null && (set.where() != Fighters.Where.ANYWHERE || !set.filters().isEmpty());
  }

  /** What happens at a moment to come, perhaps more than once. */
  private List<Part> later(Rule.When when, Rule.Until until) {
    Ability.Triggered triggered = when.triggered();
    Memory memory = voice.memory();
    Fighters recent = memory.recent();
    Ability.Moment now = memory.moment();
    boolean byCard = memory.isSetOffByCard();
    Lead moment =
        when.once()
            ? Moments.next(triggered, voice.moments())
            : Moments.lead(triggered, voice.moments());
    // The moment may be about another fighter than the one chosen before.
    Voice told = Moments.choosesFighter(triggered) ? Voice.of(memory.scope()) : voice;
    var parts = new ArrayList<>(Moments.told(triggered, moment, told));
    if (!parts.isEmpty() && !(when.once() && until == Rule.Until.END_OF_GAME)) {
      String end = voice.rules().end(Scope.about(when), Rule.Role.ATTACKING, until);
      parts.set(0, parts.getFirst().under(new Lead(Lead.Kind.MOMENT, end)));
    }
    memory.at(now);
    memory.setOffByCard(byCard);
    memory.backTo(recent);
    return parts;
  }

  private static List<Part> one(Clause clause) {
    return List.of(Sentence.of(clause));
  }

  private List<Part> spend(RuleEffect.Spend spend, Inner inner) {
    var parts = new ArrayList<Part>();
    parts.add(Sentence.may(voice.rules().spend(spend.counter(), spend.amount())));
    voice.memory().spent(spend.counter());
    boolean reward = !Rewriting.nothing(spend.then());
    boolean more = !Rewriting.nothing(spend.otherwise());
    Fighters recent = voice.memory().recent();
    if (reward) {
      Lead done = voice.joints().ifDone(Players.YOU, true);
      parts.addAll(Joining.chained(joining.under(done, inner.parts(spend.then()), more)));
    }
    if (more) {
      voice.memory().backTo(recent);
      Lead lead = reward ? voice.joints().otherwise() : voice.joints().ifDone(Players.YOU, false);
      parts.addAll(Joining.chained(joining.under(lead, inner.parts(spend.otherwise()), false)));
    }
    return parts;
  }

  /** A rule that holds as long as its ability or card is there. */
  List<String> standing(Ability.Standing standing) {
    Fighters about = Scope.about(standing.rule());
    Condition condition = standing.condition();
    if (about != null && isOneSomewhere(about)) {
      bare = true;
      var there = new Condition.Exists(about);
      condition = condition == null ? there : new Condition.All(List.of(condition, there));
    }
    var sentence = Sentence.of(clause(standing.rule(), false));
    Part led = condition == null ? sentence : sentence.under(voice.joints().during(condition));
    return Texts.lines(List.of(led), voice.joints());
  }

  /** Whether it is a single fighter of whom more must hold: that is told as a condition. */
  private boolean isOneSomewhere(Fighters raw) {
    Fighters about = voice.memory().resolve(raw);
    return voice.memory().isOne(about) && Sets.isNarrowed(about);
  }

  private Clause clause(Rule rule, boolean inEffect) {
    RuleWords says = voice.rules();
    return switch (rule) {
      case Rule.Value r ->
          says.value(
              mention(r.who(), inEffect),
              r.role(),
              r.against() == null ? null : mention(r.against(), inEffect),
              read(r.amount()),
              r.less());
      case Rule.ValueIs r ->
          says.valueIs(
              mention(r.who(), inEffect),
              r.role(),
              r.against() == null ? null : mention(r.against(), inEffect),
              read(r.value()));
      case Rule.ReachesThese r ->
          says.reaches(
              mention(r.who(), inEffect),
              r.spaces() == null ? null : read(r.spaces()),
              mention(r.whom(), inEffect));
      case Rule.CannotPlaySuch(Players who, var cards) ->
          says.cannotPlay(voice.memory().mention(who), cards);
      case Rule.CannotUse(Fighters who, var cards) -> says.cannotUse(mention(who, inEffect), cards);
      case Rule.MoveValue r ->
          says.moveValue(mention(r.who(), inEffect), read(r.amount()), r.less());
      case Rule.DamageTaken r ->
          says.damageTaken(mention(r.who(), inEffect), r.harm(), read(r.amount()), r.less());
      case Rule.CannotAttack(Fighters who, Fighters whom) ->
          says.cannotAttack(mention(who, inEffect), whom == null ? null : mention(whom, inEffect));
      case Rule.CannotMove(Fighters who) -> says.cannotMove(mention(who, inEffect));
      case Rule.CannotLeave(Fighters who) -> says.cannotLeave(mention(who, inEffect));
      case Rule.MoveValueIs r -> says.moveValueIs(mention(r.who(), inEffect), read(r.value()));
      case Rule.DamageAtMost r ->
          says.damageAtMost(mention(r.who(), inEffect), r.harm(), read(r.most()));
      case Rule.Reach r -> says.reach(mention(r.who(), inEffect), read(r.spaces()));
      case Rule.ReachesZone(Fighters who) -> says.reachesZone(mention(who, inEffect));
      case Rule.AttackType(Fighters who, boolean ranged) ->
          says.attackType(mention(who, inEffect), ranged);
      case Rule.CannotManeuver(Players who) -> says.cannotManeuver(voice.memory().mention(who));
      case Rule.HandLimit(Players who, Amount cards) ->
          says.handLimit(voice.memory().mention(who), read(cards));
      case Rule.CannotGainActions(Players who) ->
          says.cannotGainActions(voice.memory().mention(who));
      case Rule.CannotBoost(Players who) -> says.cannotBoost(voice.memory().mention(who));
      case Rule.BoostValue r ->
          says.boostValue(voice.memory().mention(r.who()), read(r.amount()), r.less());
      case Rule.CannotRecover(Fighters who) -> says.cannotRecover(mention(who, inEffect));
      case Rule.HealthFloor(Fighters who, Amount health) ->
          says.healthFloor(mention(who, inEffect), read(health));
      case Rule.AttacksOpen(Fighters who) -> says.attacksOpen(mention(who, inEffect));
      case Rule.MovesThrough(Fighters who) -> says.movesThrough(mention(who, inEffect));
      case Rule.CannotBeCancelled(Fighters who) -> says.cannotBeCancelled(mention(who, inEffect));
      case Rule.CannotDraw(Players who) -> says.cannotDraw(voice.memory().mention(who));
      case Rule.CannotPlay(Players who, var types) ->
          says.cannotPlay(voice.memory().mention(who), types);
      case Rule.When _ -> throw new IllegalArgumentException("told with its effects");
      case Rule.HandShown(Players who) -> says.handShown(voice.memory().mention(who));
      case Rule.CannotPlayCard(Players who) -> says.cannotPlayCard(voice.memory().mention(who));
    };
  }

  private Mention mention(Fighters who, boolean inEffect) {
    boolean narrowed = bare && isOneSomewhere(who);
    Mention mention = voice.memory().mention(narrowed ? who.all() : who);
    return inEffect ? mention : Mention.plain(mention.fighters());
  }
}
