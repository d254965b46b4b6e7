package nonpareil.content.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.TokenFilter;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.effect.Tokens.Whose;
import org.jspecify.annotations.Nullable;

/** How sets of tokens are written: a word, the id of a kind, or both and where they lie. */
public final class TokenSets {

  /** Whose tokens, by their words. */
  public static final Map<String, Whose> WORDS = words();

  /** The keys that hold what a place is measured from. */
  public static final List<String> PLACES =
      List.of("adjacent-to", "in-zone-of", "zone-of", "not-adjacent-to", "not-in-zone-of", "of");

  static final List<String> KEYS =
      List.of(
          "whose",
          "kind",
          "adjacent-to",
          "in-zone-of",
          "zone-of",
          "under",
          "in-chosen-zone",
          "not-adjacent-to",
          "not-in-zone-of",
          "within",
          "beyond",
          "of",
          "at",
          "either",
          "except");

  private static final int MOST_SPACES = 20;

  private TokenSets() {}

  private static Map<String, Whose> words() {
    Map<String, Whose> words = new LinkedHashMap<>();
    for (Whose whose : Whose.values()) {
      words.put(Types.kebab(whose), whose);
    }
    return Collections.unmodifiableMap(words);
  }

  /** Reads a set of tokens. */
  public static Tokens read(YamlNode node, Scope scope) {
    if (!(node instanceof YamlMap map)) {
      return word(node, scope);
    }
    map.only(KEYS);
    if (map.entries().isEmpty()) {
      throw map.refuse("whose tokens, of which kind or where");
    }
    if (map.has("zone-of") && map.has("in-zone-of")) {
      throw map.refuse("\"zone-of\" and \"in-zone-of\", which say the same", "one of them");
    }
    if (map.has("within") && map.has("beyond")) {
      throw map.refuse(
          "\"within\" and \"beyond\" together",
          "one of them, the other as \"except: {whose: …, within: 2, of: …}\"");
    }
    if ((map.has("within") || map.has("beyond")) != map.has("of")) {
      throw map.refuse("a distance that is not clear", "\"within: 2, of: hero\" or with beyond");
    }
    Whose whose =
        map.find("whose")
            .map(n -> whose(n, scope))
            .orElse(map.has("either") ? Whose.ALL : Whose.YOURS);
    String kind = map.find("kind").map(n -> Types.TOKEN.read(n, scope)).orElse(null);
    if (kind != null && whose != Whose.YOURS) {
      throw map.need("kind")
          .refuse("a kind of tokens that are not yours", "\"kind\" without \"whose\"");
    }
    if (whose == Whose.YOURS) {
      scope.hasTokens(map, "yours");
    }
    boolean chosenZone = map.find("in-chosen-zone").map(YamlNode::flag).orElse(false);
    if (chosenZone) {
      scope.needs(map.need("in-chosen-zone"), "in-chosen-zone", LeftBehind.CHOSEN_ZONE);
    }
    Tokens set = new Tokens(whose, kind, null, null, null, chosenZone);
    for (String key : KEYS) {
      YamlNode value = map.find(key).orElse(null);
      if (value != null) {
        set = confined(set, key, value, map, scope);
      }
    }
    return set;
  }

  /** The set with what one key says. */
  private static Tokens confined(Tokens set, String key, YamlNode value, YamlMap map, Scope scope) {
    return switch (key) {
      case "adjacent-to" -> {
        Measured of = Measured.read(value, scope);
        yield of.fighters() == null
            ? set.with(new TokenFilter.Lying(of.place(Place.How.BESIDE, false)))
            : near(set, of.fighters(), set.inZoneOf());
      }
      case "in-zone-of", "zone-of" -> {
        Measured of = Measured.read(value, scope);
        yield of.fighters() == null
            ? set.with(new TokenFilter.Lying(of.place(Place.How.IN_ZONE, false)))
            : near(set, set.adjacentTo(), of.fighters());
      }
      case "under" ->
          new Tokens(
              set.whose(),
              set.kind(),
              set.adjacentTo(),
              set.inZoneOf(),
              FighterSets.read(value, scope),
              set.inChosenZone(),
              set.filters());
      case "not-adjacent-to" -> lying(set, Place.How.BESIDE, value, scope);
      case "not-in-zone-of" -> lying(set, Place.How.IN_ZONE, value, scope);
      case "within", "beyond" -> {
        var spaces = Amounts.read(value, scope, 1, MOST_SPACES);
        var how = key.equals("beyond") ? Place.How.BEYOND : Place.How.WITHIN;
        Measured of = Measured.read(map.need("of"), scope);
        yield set.with(new TokenFilter.Lying(new Place(how, spaces, of.asSpaces(), false)));
      }
      case "at" ->
          set.with(new TokenFilter.Lying(new Place(Place.How.ON, SpaceSets.read(value, scope))));
      case "either" -> set.with(new TokenFilter.Either(several(value, scope)));
      case "except" -> set.with(new TokenFilter.Except(read(value, scope)));
      default -> set; // whose they are and of which kind has been read
    };
  }

  private static Tokens lying(Tokens set, Place.How how, YamlNode value, Scope scope) {
    return set.with(new TokenFilter.Lying(Measured.read(value, scope).place(how, true)));
  }

  private static Tokens near(
      Tokens set, @Nullable Fighters adjacentTo, @Nullable Fighters inZoneOf) {
    return new Tokens(
        set.whose(),
        set.kind(),
        adjacentTo,
        inZoneOf,
        set.under(),
        set.inChosenZone(),
        set.filters());
  }

  private static List<Tokens> several(YamlNode node, Scope scope) {
    List<YamlNode> items = node.list().items();
    if (items.size() < 2) {
      throw node.refuse("at least two sets of tokens");
    }
    return items.stream().map(item -> read(item, scope)).toList();
  }

  private static Whose whose(YamlNode node, Scope scope) {
    Whose whose = node.oneOf("whose tokens", WORDS);
    if (whose == Whose.CHOSEN) {
      scope.needs(node, "chosen", LeftBehind.CHOSEN_TOKEN);
    }
    return whose;
  }

  private static Tokens word(YamlNode node, Scope scope) {
    var known = new ArrayList<>(WORDS.keySet());
    known.addAll(scope.hero().tokens());
    String word = node.oneOf("tokens", known);
    if (!WORDS.containsKey(word)) {
      return Tokens.kind(word);
    }
    Whose whose = whose(node, scope);
    if (whose == Whose.YOURS) {
      scope.hasTokens(node, word);
    }
    return Tokens.of(whose);
  }
}
