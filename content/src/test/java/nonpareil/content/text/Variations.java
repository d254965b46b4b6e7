package nonpareil.content.text;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.CardSet;
import nonpareil.engine.effect.CombatEffect;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Deciding;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Harm;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Reading;
import nonpareil.engine.effect.Remembered;
import nonpareil.engine.effect.Rule;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.CardType;

/**
 * Trees that differ from a tree in one place: what is easily told in the same words. Branches
 * change places, a step leaves the branch it stood in, somebody else decides, a number is another.
 */
final class Variations {

  private static final Effect NOTHING = new Effect.Sequence(List.of());

  /** Words any of which may stand where another of them does. */
  private static final Set<Class<?>> WORDS =
      Set.of(
          CardSet.Type.class,
          CardType.class,
          CombatEffect.CardOf.class,
          CombatEffect.ChangeValue.How.class,
          CombatEffect.Moment.class,
          Comparison.class,
          Effect.Which.class,
          Harm.class,
          Reading.Pile.class,
          Reading.Side.class,
          Remembered.Deed.class,
          Rule.Role.class,
          Rule.Type.class,
          Rule.Until.class,
          RuleEffect.ActionKind.class);

  // and those of which only some need nothing else beside them
  private static final List<Fighters.Group> GROUPS =
      List.of(
          Fighters.Group.SELF,
          Fighters.Group.FOE,
          Fighters.Group.HERO,
          Fighters.Group.YOURS,
          Fighters.Group.FRIENDLY,
          Fighters.Group.OPPOSING,
          Fighters.Group.ALL,
          Fighters.Group.COMBATANTS,
          Fighters.Group.OF_OPPONENT);
  private static final List<Fighters.Where> PLACES =
      List.of(Fighters.Where.ADJACENT, Fighters.Where.SAME_ZONE);
  private static final List<Spaces.Kind> SPACES =
      List.of(Spaces.Kind.ADJACENT_TO, Spaces.Kind.ZONE_OF);
  private static final List<Tokens.Whose> TOKENS =
      List.of(Tokens.Whose.YOURS, Tokens.Whose.OPPOSING, Tokens.Whose.ALL);

  private Variations() {}

  static List<Effect> of(Effect effect) {
    var all = new ArrayList<Effect>();
    for (Object changed : changes(effect)) {
      all.add((Effect) changed);
    }
    return all;
  }

  private static List<Object> changes(Object part) {
    var all = new ArrayList<Object>();
    if (part instanceof Effect effect) {
      all.addAll(rearranged(effect));
    }
    switch (part) {
      case Amount.Fixed(int number) -> all.add(new Amount.Fixed(number + 1));
      case Boolean flag -> all.add(!flag);
      case Integer number -> all.add(number + 1);
      case Players who -> {
        if (who == Players.YOU || who == Players.OPPONENT) {
          all.add(who == Players.YOU ? Players.OPPONENT : Players.YOU);
        }
      }
      case Fighters.Group group -> all.addAll(others(group, GROUPS));
      case Fighters.Where where -> all.addAll(others(where, PLACES));
      case Spaces.Kind kind -> all.addAll(others(kind, SPACES));
      case Tokens.Whose whose -> all.addAll(others(whose, TOKENS));
      case Enum<?> word when WORDS.contains(word.getDeclaringClass()) ->
          all.addAll(others(word, List.of(word.getDeclaringClass().getEnumConstants())));
      case List<?> list -> {
        for (int i = 0; i < list.size(); i++) {
          for (Object changed : changes(list.get(i))) {
            all.add(with(list, i, changed));
          }
        }
      }
      case Record record -> inside(record, all);
      default -> {}
    }
    return all;
  }

  /** The others of some words, if this is one of them. */
  private static List<Object> others(Object word, List<?> words) {
    return words.contains(word)
        ? words.stream().filter(other -> other != word).<Object>map(other -> other).toList()
        : List.of();
  }

  private static void inside(Record record, List<Object> all) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class[]::new);
    try {
      var constructor = record.getClass().getDeclaredConstructor(types);
      constructor.setAccessible(true);
      Object[] values = new Object[components.length];
      for (int i = 0; i < values.length; i++) {
        components[i].getAccessor().setAccessible(true);
        values[i] = components[i].getAccessor().invoke(record);
      }
      for (int i = 0; i < values.length; i++) {
        Object value = values[i];
        if (value != null) {
          for (Object changed : changes(value)) {
            values[i] = changed;
            all.add(constructor.newInstance(values));
          }
          values[i] = value;
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(record.toString(), e);
    }
  }

  private static List<Effect> rearranged(Effect effect) {
    var all = new ArrayList<Effect>();
    switch (effect) {
      case Effect.Sequence(List<Effect> steps) -> {
        for (int i = 0; i + 1 < steps.size(); i++) {
          all.add(new Effect.Sequence(with(with(steps, i, steps.get(i + 1)), i + 1, steps.get(i))));
          Effect joined = intoBranch(steps.get(i), steps.get(i + 1));
          if (joined != null) {
            var fewer = new ArrayList<>(with(steps, i, joined));
            fewer.remove(i + 1);
            all.add(new Effect.Sequence(fewer));
          }
        }
      }
      case Effect.If(Condition condition, Effect then, Effect otherwise) -> {
        all.add(new Effect.If(condition, otherwise, then));
        all.add(new Effect.May(effect));
        if (then instanceof Effect.If(Condition inner, Effect one, Effect other)) {
          all.add(new Effect.If(condition, new Effect.If(inner, one, otherwise), other));
          all.add(new Effect.If(inner, new Effect.If(condition, one, other), otherwise));
        }
        if (then instanceof Effect.May(Effect inner)) {
          all.add(new Effect.May(new Effect.If(condition, inner, otherwise)));
        }
        if (then instanceof Effect.Pay pay) {
          var paid = new Effect.Pay(pay.who(), pay.cards(), pay.then(), otherwise);
          all.add(new Effect.If(condition, paid, pay.otherwise()));
        }
      }
      case Effect.May(Effect inner) -> {
        all.add(inner);
        all.add(new Deciding.By(Players.OPPONENT, effect));
      }
      case Effect.Pay pay -> {
        all.add(new Effect.Pay(pay.who(), pay.cards(), pay.otherwise(), pay.then()));
        all.add(new Effect.May(pay));
        all.add(new Deciding.By(Players.OPPONENT, new Effect.May(pay)));
      }
      case Effect.ChooseOptions(Amount take, List<Effect> options) -> {
        all.add(new Effect.Sequence(options));
        all.add(new Deciding.By(Players.OPPONENT, effect));
        all.add(new Effect.May(effect));
      }
      case Deciding.Offer(Effect inner, Effect then, Effect otherwise) -> {
        all.add(new Deciding.Offer(inner, otherwise, then));
        all.add(new Effect.Sequence(List.of(new Effect.May(inner), then)));
        all.add(new Deciding.Offer(inner, then, NOTHING));
      }
      case Deciding.By(Players _, Effect word) -> all.add(word);
      case Deciding.Each(Players who, Effect inner) -> {
        Players other = who == Players.EACH_PLAYER ? Players.EACH_OPPONENT : Players.EACH_PLAYER;
        all.add(new Deciding.Each(other, inner));
      }
      default -> {}
    }
    return all;
  }

  /** A step that stood behind a branch stands within it. */
  private static @org.jspecify.annotations.Nullable Effect intoBranch(Effect first, Effect next) {
    return switch (first) {
      case Effect.If(Condition condition, Effect then, Effect otherwise) ->
          Rewriting.nothing(otherwise)
              ? new Effect.If(condition, new Effect.Sequence(List.of(then, next)), otherwise)
              : new Effect.If(condition, then, new Effect.Sequence(List.of(otherwise, next)));
      case Effect.May(Effect inner) -> new Effect.May(new Effect.Sequence(List.of(inner, next)));
      case Effect.Pay pay ->
          new Effect.Pay(
              pay.who(),
              pay.cards(),
              new Effect.Sequence(List.of(pay.then(), next)),
              pay.otherwise());
      case Deciding.Each(Players who, Effect inner) ->
          new Deciding.Each(who, new Effect.Sequence(List.of(inner, next)));
      case Deciding.Offer(Effect inner, Effect then, Effect otherwise) ->
          new Deciding.Offer(inner, then, new Effect.Sequence(List.of(otherwise, next)));
      case Effect.ChooseOptions(Amount take, List<Effect> options) -> {
        int last = options.size() - 1;
        Effect longer = new Effect.Sequence(List.of(options.get(last), next));
        yield new Effect.ChooseOptions(take, with(options, last, longer));
      }
      default -> null;
    };
  }

  private static <T> List<T> with(List<? extends T> list, int at, Object value) {
    var copy = new ArrayList<Object>(list);
    copy.set(at, value);
    @SuppressWarnings("unchecked") // of the same kind as what it takes the place of
    List<T> result = (List<T>) List.copyOf(copy);
    return result;
  }
}
