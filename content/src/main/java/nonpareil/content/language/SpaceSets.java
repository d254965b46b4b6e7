package nonpareil.content.language;

import java.util.List;
import java.util.Map;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.SpaceFilter;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Spaces.Kind;

/** How sets of spaces are written: a word, or all that must hold of them. */
public final class SpaceSets {

  /** The words. */
  public static final Map<String, Kind> WORDS =
      Types.sorted(
          Map.of(
              "any", Kind.ANY,
              "your-tokens", Kind.YOUR_TOKENS,
              "chosen-token", Kind.CHOSEN_TOKEN,
              "adjacent-to-chosen-space", Kind.ADJACENT_TO_CHOSEN_SPACE,
              "your-start-zone", Kind.START_ZONE,
              "chosen-zone", Kind.CHOSEN_ZONE,
              "chosen-spaces", Kind.CHOSEN_SPACES,
              "spaces-left", Kind.LEFT));

  /** The keys of the long form, in the order they are kept. */
  public static final List<String> KEYS =
      List.of(
          "which",
          "adjacent-to",
          "zone-of",
          "in-zone-of",
          "under",
          "with-tokens",
          "adjacent-to-tokens",
          "not-adjacent-to",
          "not-in-zone-of",
          "within",
          "beyond",
          "of",
          "farther-from",
          "nearer-to",
          "empty",
          "either",
          "except");

  private static final int MOST_SPACES = 20;

  private SpaceSets() {}

  static Spaces read(YamlNode node, Scope scope) {
    if (!(node instanceof YamlMap map)) {
      return word(node, scope);
    }
    map.only(KEYS);
    if (map.has("within") && map.has("beyond")) {
      throw map.refuse(
          "\"within\" and \"beyond\" together",
          "one of them, the other as \"except: {within: 2, of: …}\"");
    }
    boolean measured = map.has("within") || map.has("beyond");
    if (measured != map.has("of")) {
      throw map.refuse("a distance that is not clear", "\"within: 2, of: hero\" or with beyond");
    }
    if (map.has("zone-of") && map.has("in-zone-of")) {
      throw map.refuse("\"zone-of\" and \"in-zone-of\", which say the same", "one of them");
    }
    if (map.entries().isEmpty()) {
      throw map.refuse("nothing that must hold of them", "one of " + String.join(", ", KEYS));
    }
    Spaces set = map.find("which").map(which -> word(which, scope)).orElse(Spaces.of(Kind.ANY));
    if (map.has("which") && map.entries().size() == 1) {
      throw map.refuse(
          map.need("which").shown() + " in braces, and nothing that must hold of them",
          "it alone, or one of " + String.join(", ", KEYS) + " beside \"which\"");
    }
    for (String key : KEYS) {
      YamlNode value = map.find(key).orElse(null);
      if (value != null) {
        set = confined(set, key, value, map, scope);
      }
    }
    return set;
  }

  /** The set with what one key says. */
  private static Spaces confined(Spaces set, String key, YamlNode value, YamlMap map, Scope scope) {
    boolean first = set.equals(Spaces.of(Kind.ANY)) && !map.has("which");
    return switch (key) {
      case "adjacent-to" -> {
        Measured near = Measured.read(value, scope);
        yield near.fighters() == null
            ? set.with(new SpaceFilter.At(near.place(Place.How.BESIDE, false)))
            : first
                ? new Spaces(Kind.ADJACENT_TO, near.fighters())
                : set.with(new SpaceFilter.NextTo(near.fighters(), false));
      }
      case "zone-of", "in-zone-of" -> {
        Measured near = Measured.read(value, scope);
        yield near.fighters() == null
            ? set.with(new SpaceFilter.At(near.place(Place.How.IN_ZONE, false)))
            : first
                ? new Spaces(Kind.ZONE_OF, near.fighters())
                : set.with(new SpaceFilter.InZoneOf(near.fighters(), false));
      }
      case "under" -> {
        var such = new Spaces(Kind.UNDER, FighterSets.read(value, scope));
        yield first ? such : set.with(new SpaceFilter.Among(such));
      }
      case "with-tokens" -> ofTokens(set, first, value, Kind.WITH_TOKENS, scope);
      case "adjacent-to-tokens" -> ofTokens(set, first, value, Kind.ADJACENT_TO_TOKENS, scope);
      case "not-adjacent-to" -> {
        Measured of = Measured.read(value, scope);
        yield set.with(
            of.fighters() == null
                ? new SpaceFilter.At(of.place(Place.How.BESIDE, true))
                : new SpaceFilter.NextTo(of.fighters(), true));
      }
      case "not-in-zone-of" -> {
        Measured of = Measured.read(value, scope);
        yield set.with(
            of.fighters() == null
                ? new SpaceFilter.At(of.place(Place.How.IN_ZONE, true))
                : new SpaceFilter.InZoneOf(of.fighters(), true));
      }
      case "within", "beyond" -> {
        var spaces = Amounts.read(value, scope, 1, MOST_SPACES);
        Measured of = Measured.read(map.need("of"), scope);
        boolean beyond = key.equals("beyond");
        var how = beyond ? Place.How.BEYOND : Place.How.WITHIN;
        yield set.with(
            of.fighters() == null
                ? new SpaceFilter.At(new Place(how, spaces, of.asSpaces(), false))
                : new SpaceFilter.Within(spaces, of.fighters(), beyond));
      }
      case "farther-from", "nearer-to" -> {
        scope.comparesWithBefore(value, key);
        Measured from = Measured.read(value, scope);
        boolean nearer = key.equals("nearer-to");
        var how = nearer ? Place.How.NEARER : Place.How.FARTHER;
        yield set.with(
            from.fighters() == null
                ? new SpaceFilter.At(from.place(how, false))
                : new SpaceFilter.Farther(from.fighters(), nearer));
      }
      case "empty" -> value.flag() ? set.with(new SpaceFilter.Empty()) : set;
      case "either" -> set.with(new SpaceFilter.Either(several(value, scope)));
      case "except" -> set.with(new SpaceFilter.Except(read(value, scope)));
      default -> set; // "which" has been read, "of" belongs to the distance
    };
  }

  private static Spaces ofTokens(
      Spaces set, boolean first, YamlNode value, Kind kind, Scope scope) {
    var such = new Spaces(kind, null, TokenSets.read(value, scope));
    return first ? such : set.with(new SpaceFilter.Among(such));
  }

  private static List<Spaces> several(YamlNode node, Scope scope) {
    List<YamlNode> items = node.list().items();
    if (items.size() < 2) {
      throw node.refuse("at least two sets of spaces");
    }
    return items.stream().map(item -> read(item, scope)).toList();
  }

  private static Spaces word(YamlNode node, Scope scope) {
    Kind kind = node.oneOf("spaces", WORDS);
    switch (kind) {
      case YOUR_TOKENS -> scope.hasTokens(node, node.word());
      case CHOSEN_TOKEN -> scope.needs(node, node.word(), LeftBehind.CHOSEN_TOKEN);
      case ADJACENT_TO_CHOSEN_SPACE, CHOSEN_SPACES ->
          scope.needs(node, node.word(), LeftBehind.CHOSEN_SPACE);
      case CHOSEN_ZONE -> scope.needs(node, node.word(), LeftBehind.CHOSEN_ZONE);
      case LEFT -> scope.needs(node, node.word(), LeftBehind.MOVE);
      case ANY, ZONE_OF, ADJACENT_TO, WITH_TOKENS, ADJACENT_TO_TOKENS, START_ZONE, UNDER -> {}
    }
    return Spaces.of(kind);
  }
}
