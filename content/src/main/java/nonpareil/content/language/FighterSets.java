package nonpareil.content.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import org.jspecify.annotations.Nullable;

/** How sets of fighters are written: a word, or a word and where they stand. */
public final class FighterSets {

  /** The groups by their words; the id of a fighter is a word too. */
  public static final Map<String, Group> GROUPS = groups();

  /** The keys of the long form. */
  public static final List<String> KEYS = List.of("who", "adjacent-to", "in-zone-of", "on");

  /** Where fighters may stand {@code on}. */
  public static final Map<String, Where> ON =
      Types.sorted(Map.of("token", Where.ON_TOKEN, "chosen-spaces", Where.ON_CHOSEN_SPACES));

  private static final Set<Group> ONE =
      EnumSet.of(Group.SELF, Group.FOE, Group.HERO, Group.CHOSEN, Group.CHOSEN_HERO);

  private FighterSets() {}

  private static Map<String, Group> groups() {
    Map<String, Group> groups = new LinkedHashMap<>();
    for (Group group : Group.values()) {
      if (group != Group.KIND) {
        groups.put(Types.kebab(group), group);
      }
    }
    return Collections.unmodifiableMap(groups);
  }

  static Fighters read(YamlNode node, Scope scope) {
    if (!(node instanceof YamlMap map)) {
      return word(node, scope);
    }
    map.only(KEYS);
    Fighters who = word(map.need("who"), scope);
    var places = map.entries().stream().filter(e -> !e.name().equals("who")).toList();
    if (places.size() != 1) {
      throw map.refuse(
          places.isEmpty() ? "no place" : "several places", "one of adjacent-to, in-zone-of or on");
    }
    YamlNode place = places.getFirst().value();
    return switch (places.getFirst().name()) {
      case "adjacent-to" -> at(who, Where.ADJACENT, word(place, scope));
      case "in-zone-of" -> at(who, Where.SAME_ZONE, word(place, scope));
      default -> on(who, place, scope);
    };
  }

  /** A set that is never more than one fighter. */
  static Fighters readOne(YamlNode node, Scope scope) {
    Fighters fighters = read(node, scope);
    boolean one =
        ONE.contains(fighters.group())
            || scope.hero().singles().contains(String.valueOf(fighters.kind()));
    if (!one) {
      throw node.refuse(node.shown() + ", which may be several fighters", "one fighter");
    }
    return fighters;
  }

  private static Fighters on(Fighters who, YamlNode place, Scope scope) {
    Where where = place.oneOf("where they stand", ON);
    if (where == Where.ON_TOKEN) {
      scope.hasTokens(place, "on: token");
    } else {
      scope.needs(place, "chosen-spaces", LeftBehind.CHOSEN_SPACE);
    }
    return at(who, where, null);
  }

  private static Fighters at(Fighters who, Where where, @Nullable Fighters near) {
    return new Fighters(who.group(), who.kind(), where, near);
  }

  private static Fighters word(YamlNode node, Scope scope) {
    List<String> kinds = scope.hero().fighters();
    var known = new ArrayList<>(GROUPS.keySet());
    known.addAll(kinds);
    String word = node.oneOf("fighters: " + String.join(", ", known), known);
    Group group = GROUPS.get(word);
    if (group == null) {
      return Fighters.kind(word);
    }
    switch (group) {
      case SELF -> scope.standsIn(node, word, Window.ACTING);
      case FOE, COMBATANTS -> scope.standsIn(node, word, Window.FACING);
      case CHOSEN -> scope.needs(node, word, LeftBehind.CHOSEN_FIGHTER);
      case CHOSEN_HERO -> scope.needs(node, word, LeftBehind.CHOSEN_PLAYER);
      case HERO, KIND, YOURS, FRIENDLY, OPPOSING, ALL -> {}
    }
    return Fighters.of(group);
  }
}
