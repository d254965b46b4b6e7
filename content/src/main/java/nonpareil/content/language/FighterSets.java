package nonpareil.content.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Condition.Comparison;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Filter;
import nonpareil.engine.effect.Happened;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/** How sets of fighters are written: a word, or a set and all that must hold of it. */
public final class FighterSets {

  /** The groups by their words; the id of a fighter is a word too. */
  public static final Map<String, Group> GROUPS = groups();

  /** The keys of the long form, in the order their filters are kept. */
  public static final List<String> KEYS =
      List.of(
          "who",
          "either",
          "adjacent-to",
          "in-zone-of",
          "zone-of",
          "at",
          "not-adjacent-to",
          "not-in-zone-of",
          "within",
          "beyond",
          "of",
          "role",
          "whose",
          "health",
          "attack",
          "this-turn",
          "among",
          "except",
          "nearest-to");

  /** The keys that hold what a place is measured from. */
  public static final List<String> PLACES =
      List.of("adjacent-to", "in-zone-of", "zone-of", "not-adjacent-to", "not-in-zone-of", "of");

  /** Where fighters may stand; sets of spaces and kinds of tokens are places too. */
  public static final Map<String, Where> ON =
      Types.sorted(
          Map.of(
              "token",
              Where.ON_TOKEN,
              "chosen-token",
              Where.ON_CHOSEN_TOKEN,
              "chosen-spaces",
              Where.ON_CHOSEN_SPACES,
              "beside-chosen-spaces",
              Where.BESIDE_CHOSEN_SPACES,
              "chosen-zone",
              Where.IN_CHOSEN_ZONE));

  /** What can be said of health in a word. */
  public static final Map<String, Boolean> HEALTH =
      Types.sorted(Map.of("full", true, "damaged", false));

  /** Who has the most of it, or the least, among those for whom all else holds. */
  public static final Map<String, Boolean> UTMOST =
      Types.sorted(Map.of("most", true, "least", false));

  /** How health compares with a number. */
  public static final Map<String, Comparison> COMPARISONS = comparisons();

  /** The parts a fighter can play. */
  public static final Map<String, Boolean> ROLES =
      Types.sorted(Map.of("hero", true, "sidekick", false));

  /** How a fighter attacks. */
  public static final Map<String, Boolean> ATTACKS =
      Types.sorted(Map.of("ranged", true, "melee", false));

  /** What a fighter has done in the running turn, or what befell it. */
  public static final Map<String, Filter> THIS_TURN =
      Types.sorted(
          Map.of(
              "moved", new Filter.Moved(),
              "attacked", new Filter.Done(Happened.Act.ATTACKED),
              "taken-damage", new Filter.Done(Happened.Act.TAKEN_DAMAGE)));

  /** Whose fighters. */
  public static final Type<Players> OWNERS = Types.PLAYERS;

  private static final int MOST_SPACES = 20;

  private static final Set<Group> ONE =
      EnumSet.of(
          Group.SELF,
          Group.FOE,
          Group.HERO,
          Group.CHOSEN,
          Group.CHOSEN_BEFORE,
          Group.CHOSEN_HERO,
          Group.IT);

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

  private static Map<String, Comparison> comparisons() {
    Map<String, Comparison> words = new LinkedHashMap<>();
    for (Comparison how : Comparison.values()) {
      words.put(Conditions.key(how), how);
    }
    return Collections.unmodifiableMap(words);
  }

  /** Reads a set of fighters. */
  public static Fighters read(YamlNode node, Scope scope) {
    if (!(node instanceof YamlMap map)) {
      return word(node, scope);
    }
    knowsKeys(map);
    if (map.has("who") == map.has("either")) {
      throw map.refuse(map.has("who") ? "who and either" : "no fighters", "one of who or either");
    }
    if (map.has("zone-of") && map.has("in-zone-of")) {
      throw map.refuse("\"zone-of\" and \"in-zone-of\", which say the same", "one of them");
    }
    if (map.has("within") && map.has("beyond")) {
      throw map.refuse(
          "\"within\" and \"beyond\" together",
          "one of them, the other as \"except: {who: all, within: 2, of: …}\"");
    }
    boolean measured = map.has("within") || map.has("beyond");
    if (measured != map.has("of")) {
      throw map.refuse("a distance that is not clear", "\"within: 2, of: hero\" or with beyond");
    }
    Fighters set = map.find("who").map(who -> read(who, scope)).orElse(Fighters.of(Group.ALL));
    if (map.has("who") && map.entries().size() == 1) {
      throw map.refuse(
          map.need("who").shown() + " in braces, and nothing that must hold of them",
          "it alone, or one of " + String.join(", ", KEYS) + " beside \"who\"");
    }
    for (String key : KEYS) {
      YamlNode value = map.find(key).orElse(null);
      if (value != null) {
        set = narrowed(set, key, value, map, scope);
      }
    }
    return superlative(set, map, scope);
  }

  /** What is compared among those for whom all else holds comes last. */
  private static Fighters superlative(Fighters set, YamlMap map, Scope scope) {
    YamlNode health = map.find("health").filter(FighterSets::isUtmost).orElse(null);
    YamlNode nearest = map.find("nearest-to").orElse(null);
    YamlNode said = nearest == null ? health : nearest;
    if (said == null) {
      return set;
    }
    if (health != null && nearest != null) {
      throw nearest.refuse(
          "\"nearest-to\" beside " + health.shown() + " health",
          "one of them, the other within \"who\": {who: {who: …, health: least}, nearest-to: …}");
    }
    if (isOne(set, scope)) {
      throw said.refuse(
          "a comparison within a single fighter", "a set of several, such as \"who: opposing\"");
    }
    return set.with(
        nearest == null
            ? new Filter.Utmost(said.oneOf("which health", UTMOST))
            : new Filter.Nearest(read(nearest, scope)));
  }

  private static boolean isUtmost(YamlNode health) {
    return health instanceof YamlScalar word && UTMOST.containsKey(word.written());
  }

  /** Comparisons count nobody here, which is often meant. */
  private static void knowsKeys(YamlMap map) {
    var problems = new Problems();
    for (YamlMap.Entry entry : map.entries()) {
      String key = entry.name();
      if (COMPARISONS.containsKey(key)) {
        problems.add(
            entry.stray(
                "it in \"health\", or of how many they are: {number: {count: …}, " + key + ": …}"));
      } else if (!KEYS.contains(key)) {
        problems.add(entry.stray(Expected.meant("a key of this place", KEYS, key)));
      }
    }
    problems.throwIfAny();
  }

  /** The set with what one key says. */
  private static Fighters narrowed(
      Fighters set, String key, YamlNode value, YamlMap map, Scope scope) {
    return switch (key) {
      case "either" -> set.with(new Filter.Either(several(value, scope)));
      case "adjacent-to" -> near(set, Where.ADJACENT, Measured.read(value, scope), false);
      case "in-zone-of", "zone-of" ->
          near(set, Where.SAME_ZONE, Measured.read(value, scope), false);
      case "at" -> on(set, value, scope);
      case "not-adjacent-to" -> near(set, Where.ADJACENT, Measured.read(value, scope), true);
      case "not-in-zone-of" -> near(set, Where.SAME_ZONE, Measured.read(value, scope), true);
      case "within", "beyond" -> {
        Amount spaces = Amounts.read(value, scope, 1, MOST_SPACES);
        Measured of = Measured.read(map.need("of"), scope);
        boolean beyond = key.equals("beyond");
        yield set.with(
            of.fighters() != null
                ? new Filter.Within(spaces, of.fighters(), beyond)
                : new Filter.At(
                    new Place(
                        beyond ? Place.How.BEYOND : Place.How.WITHIN,
                        spaces,
                        of.asSpaces(),
                        false)));
      }
      case "role" -> set.with(new Filter.Role(value.oneOf("a role", ROLES)));
      case "whose" -> set.with(new Filter.Owned(OWNERS.read(value, scope)));
      case "health" -> isUtmost(value) ? set : set.with(health(value, scope));
      case "attack" -> set.with(new Filter.Ranged(value.oneOf("a way to attack", ATTACKS)));
      case "this-turn" -> set.with(value.oneOf("what it has done", THIS_TURN));
      case "among" -> set.with(new Filter.Among(read(value, scope)));
      case "except" -> set.with(new Filter.Except(read(value, scope)));
      default -> set; // "who" has been read, "of" belongs to the distance, superlatives come last
    };
  }

  private static List<Fighters> several(YamlNode node, Scope scope) {
    List<YamlNode> items = node.list().items();
    if (items.size() < 2) {
      throw node.refuse("at least two sets of fighters");
    }
    return items.stream().map(item -> read(item, scope)).toList();
  }

  private static Filter health(YamlNode node, Scope scope) {
    if (node instanceof YamlScalar) {
      var words = new LinkedHashMap<>(HEALTH);
      words.putAll(UTMOST); // to be offered where none of them is meant
      return new Filter.Unhurt(node.oneOf("a comparison such as {at-most: 2}, or a word", words));
    }
    YamlMap map = node.map().only(List.copyOf(COMPARISONS.keySet()));
    if (map.entries().size() != 1) {
      throw map.refuse("one of " + String.join(", ", COMPARISONS.keySet()));
    }
    var entry = map.entries().getFirst();
    return new Filter.Health(
        entry.key().oneOf("how it compares", COMPARISONS),
        Amounts.read(entry.value(), scope, 0, Amounts.MOST_INSIDE));
  }

  static List<Fighters> two(YamlNode node, Scope scope) {
    List<YamlNode> items = node.list().items();
    if (items.size() != 2) {
      throw node.refuse(items.size() + " sets of fighters", "two");
    }
    return items.stream().map(item -> read(item, scope)).toList();
  }

  /** A set that is never more than one fighter. */
  static Fighters readOne(YamlNode node, Scope scope) {
    Fighters fighters = read(node, scope);
    if (!isOne(fighters, scope)) {
      throw node.refuse(node.shown() + ", which may be several fighters", "one fighter");
    }
    return fighters;
  }

  /** The same, or those that were chosen together. */
  static Fighters readOneOrChosen(YamlNode node, Scope scope) {
    Fighters fighters = read(node, scope);
    return fighters.equals(Fighters.of(Group.CHOSEN)) ? fighters : readOne(node, scope);
  }

  static boolean isOne(Fighters fighters, Scope scope) {
    if (fighters.group() == Group.CHOSEN && scope.left().contains(LeftBehind.CHOSEN_FIGHTERS)) {
      return false;
    }
    return ONE.contains(fighters.group())
        || scope.hero().singles().contains(String.valueOf(fighters.kind()));
  }

  /** A place measured from fighters, or else from tokens or spaces. */
  private static Fighters near(Fighters who, Where where, Measured from, boolean not) {
    if (from.fighters() == null) {
      Place.How how = where == Where.ADJACENT ? Place.How.BESIDE : Place.How.IN_ZONE;
      return who.with(new Filter.At(from.place(how, not)));
    }
    return not
        ? who.with(new Filter.Standing(where, from.fighters(), true))
        : at(who, where, from.fighters());
  }

  private static Fighters on(Fighters who, YamlNode place, Scope scope) {
    if (place instanceof YamlMap) {
      return on(who, SpaceSets.read(place, scope));
    }
    var known = new ArrayList<>(ON.keySet());
    known.addAll(SpaceSets.WORDS.keySet());
    known.addAll(scope.hero().tokens());
    String word = place.oneOf("where they stand", known);
    if (!ON.containsKey(word)) {
      return on(
          who,
          SpaceSets.WORDS.containsKey(word)
              ? SpaceSets.read(place, scope)
              : Measured.onTokens(Tokens.kind(word)));
    }
    Where where = place.oneOf("where they stand", ON);
    switch (where) {
      case ON_TOKEN -> scope.hasTokens(place, "at: token");
      case ON_CHOSEN_TOKEN -> scope.needs(place, "chosen-token", LeftBehind.CHOSEN_TOKEN);
      case IN_CHOSEN_ZONE -> scope.needs(place, "chosen-zone", LeftBehind.CHOSEN_ZONE);
      case ANYWHERE, ADJACENT, SAME_ZONE, ON_CHOSEN_SPACES, BESIDE_CHOSEN_SPACES ->
          scope.needs(place, "chosen-spaces", LeftBehind.CHOSEN_SPACE);
    }
    return at(who, where, null);
  }

  /** On spaces, in the words that were there before where they say the same. */
  private static Fighters on(Fighters who, Spaces spaces) {
    if (spaces.filters().isEmpty()) {
      switch (spaces.kind()) {
        case ADJACENT_TO -> {
          return at(who, Where.ADJACENT, spaces.near());
        }
        case ZONE_OF -> {
          return at(who, Where.SAME_ZONE, spaces.near());
        }
        case YOUR_TOKENS -> {
          return at(who, Where.ON_TOKEN, null);
        }
        case ANY,
            ADJACENT_TO_CHOSEN_SPACE,
            CHOSEN_TOKEN,
            WITH_TOKENS,
            ADJACENT_TO_TOKENS,
            START_ZONE,
            CHOSEN_ZONE,
            CHOSEN_SPACES,
            LEFT,
            UNDER -> {}
      }
    }
    return who.with(new Filter.At(new Place(Place.How.ON, spaces)));
  }

  /**
   * The first place of a set is kept with its group, unless that is a place; others are filters.
   */
  private static Fighters at(Fighters who, Where where, @Nullable Fighters near) {
    return who.where() == Where.ANYWHERE && who.group() != Group.PASSED
        ? new Fighters(who.group(), who.kind(), where, near, who.filters())
        : who.with(new Filter.Standing(where, near, false));
  }

  private static Fighters word(YamlNode node, Scope scope) {
    List<String> kinds = scope.hero().fighters();
    var known = new ArrayList<>(GROUPS.keySet());
    known.addAll(kinds);
    String word = node.oneOf("fighters", known);
    Group group = GROUPS.get(word);
    if (group == null) {
      return Fighters.kind(word);
    }
    switch (group) {
      case SELF -> scope.standsIn(node, word, Window.ACTING);
      case FOE, COMBATANTS, OF_OPPONENT -> scope.standsIn(node, word, Window.FACING);
      case CHOSEN -> scope.needs(node, word, LeftBehind.CHOSEN_FIGHTER);
      case CHOSEN_BEFORE -> scope.needs(node, word, LeftBehind.CHOSEN_BEFORE);
      case CHOSEN_HERO, OF_CHOSEN -> scope.needs(node, word, LeftBehind.CHOSEN_PLAYER);
      case IT -> scope.measuresEach(node);
      case PASSED -> scope.needs(node, word, LeftBehind.PASSED);
      case HERO, KIND, YOURS, FRIENDLY, OPPOSING, ALL, CHOSEN_BY_LAST_SCHEME -> {}
    }
    return Fighters.of(group);
  }

  /** Whether more is said of fighters than who they are, by what is there in this effect only. */
  static boolean isOfNow(Fighters set) {
    return saysMore(set) && OfNow.is(set);
  }

  /** The same but for who they are: that may be settled when it begins. */
  static boolean isNearNow(Fighters set) {
    return isOfNow(new Fighters(Group.ALL, null, set.where(), set.near(), set.filters()));
  }

  /** Whether more is said of fighters than who they are. */
  static boolean saysMore(Fighters set) {
    return set.where() != Where.ANYWHERE || !set.filters().isEmpty();
  }
}
