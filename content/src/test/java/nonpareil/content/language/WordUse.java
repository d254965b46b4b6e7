package nonpareil.content.language;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;

/** Which words the ten heroes use, and where. Cards of one name in several decks count once. */
final class WordUse {

  /** Records whose word is not simply their name. */
  private static final Map<String, String> OTHER_NAMES =
      Map.of(
          "HasTrait", "trait",
          "BecomeTrait", "become",
          "ChooseOptions", "choose",
          "May", "may",
          "Pay", "pay");

  /** Parts of the trees that are no words. */
  private static final List<String> NO_WORDS =
      List.of("Sequence", "Fixed", "Fighters", "Spaces", "Triggered", "ValueBonus", "Ability");

  private final Map<String, TreeSet<String>> users = new TreeMap<>();

  static SequencedMap<String, List<String>> ofTheTenHeroes() {
    var use = new WordUse();
    for (String id : Content.bundled().heroIds()) {
      use.hero(Content.bundled().hero(id));
    }
    SequencedMap<String, List<String>> result = new LinkedHashMap<>();
    use.users.forEach((word, by) -> result.put(word, List.copyOf(by)));
    return result;
  }

  private void hero(HeroSheet sheet) {
    for (Card card : sheet.hero().cards()) {
      String by = sheet.cardName(card.id()).english();
      card.effects()
          .forEach(
              (timing, effect) -> {
                use(Window.valueOf(timing.name()).word(), by);
                tree(effect, by);
              });
      flag("uncancellable", card.uncancellable(), by);
      flag("declares-number", card.declaresNumber(), by);
      flag("hides-hand", card.hidesHand(), by);
    }
    Ability ability = sheet.hero().ability();
    String by = "ability of " + sheet.name().english();
    ability.triggered().forEach(t -> use(Window.valueOf(t.moment().name()).word(), by));
    flag("attack-boost", ability.attackBoost() != null, by);
    flag("escape", ability.escape() != null, by);
    flag("move-bonus", ability.moveBonus() != null, by);
    flag("value-bonuses", !ability.valueBonuses().isEmpty(), by);
    flag("uncancellable-banners", !ability.uncancellableBanners().isEmpty(), by);
    ability.triggered().forEach(t -> tree(t.effect(), by));
    ability.valueBonuses().forEach(b -> tree(b.condition(), by));
    if (ability.moveBonus() != null) {
      tree(ability.moveBonus(), by);
    }
  }

  private void flag(String word, boolean used, String by) {
    if (used) {
      use(word, by);
    }
  }

  private void use(String word, String by) {
    users.computeIfAbsent(word, w -> new TreeSet<>()).add(by);
  }

  private void tree(Object node, String by) {
    switch (node) {
      case Collection<?> items -> items.forEach(item -> tree(item, by));
      case Fighters.Group group -> use("fighters: " + kebab(group.name()), by);
      case Fighters.Where where -> use("fighters: " + where(where), by);
      case Spaces.Kind kind -> use("spaces: " + kebab(kind.name()), by);
      case Players who -> use("players: " + kebab(who.name()), by);
      case Effect.Which which -> use("tokens: " + kebab(which.name()), by);
      case Amount.BoostOf.Which which -> use("boost-of: " + kebab(which.name()), by);
      case Record record -> record(record, by);
      default -> {}
    }
  }

  private void record(Record record, String by) {
    String name = record.getClass().getSimpleName();
    if (!NO_WORDS.contains(name)) {
      use(OTHER_NAMES.getOrDefault(name, camelToKebab(name)), by);
    }
    try {
      for (RecordComponent part : record.getClass().getRecordComponents()) {
        Object value = part.getAccessor().invoke(record);
        if (value instanceof Boolean on && on) {
          use(flagName(part.getName()), by);
        } else if (value != null) {
          tree(value, by);
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String flagName(String part) {
    return part.equals("may") ? "optional" : camelToKebab(part);
  }

  private static String where(Fighters.Where where) {
    return switch (where) {
      case ANYWHERE -> "anywhere";
      case ADJACENT -> "adjacent-to";
      case SAME_ZONE -> "in-zone-of";
      case ON_TOKEN -> "at: token";
      case ON_CHOSEN_SPACES -> "at: chosen-spaces";
      case ON_CHOSEN_TOKEN -> "at: chosen-token";
      case BESIDE_CHOSEN_SPACES -> "at: beside-chosen-spaces";
      case IN_CHOSEN_ZONE -> "at: chosen-zone";
    };
  }

  private static String kebab(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String camelToKebab(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** The words of one use with their user. */
  static SequencedMap<String, String> single() {
    SequencedMap<String, String> single = new LinkedHashMap<>();
    ofTheTenHeroes()
        .forEach(
            (word, by) -> {
              if (by.size() == 1) {
                single.put(word, by.getFirst());
              }
            });
    return single;
  }
}
