package nonpareil.content.language;

import java.util.ArrayList;
import java.util.Set;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Place;
import nonpareil.engine.effect.Spaces;
import nonpareil.engine.effect.Spaces.Kind;
import nonpareil.engine.effect.Tokens;
import org.jspecify.annotations.Nullable;

/**
 * What a place is measured from: fighters, tokens or spaces, each written as everywhere.
 *
 * @param fighters the fighters, or null
 * @param spaces the spaces if it is no fighters; those of tokens if it is tokens
 */
record Measured(@Nullable Fighters fighters, @Nullable Spaces spaces) {

  /** The keys that only sets of spaces have. */
  private static final Set<String> OF_SPACES =
      Set.of("which", "zone-of", "with-tokens", "adjacent-to-tokens", "empty", "under");

  /** The keys that only sets of tokens have. */
  private static final Set<String> OF_TOKENS = Set.of("kind", "in-chosen-zone");

  static Measured read(YamlNode node, Scope scope) {
    if (node instanceof YamlMap map) {
      return map(map, scope);
    }
    HeroFacts hero = scope.hero();
    var known = new ArrayList<>(FighterSets.GROUPS.keySet());
    known.addAll(hero.fighters());
    if (node instanceof YamlScalar && !known.contains(node.word())) {
      if (SpaceSets.WORDS.containsKey(node.word())) {
        return of(SpaceSets.read(node, scope));
      }
      if (hero.tokens().contains(node.word())) {
        return of(onTokens(Tokens.kind(node.word())));
      }
    }
    return new Measured(FighterSets.read(node, scope), null);
  }

  private static Measured map(YamlMap map, Scope scope) {
    boolean fighters = map.has("who");
    boolean owned = map.has("whose") && !map.has("either");
    if (!fighters && (owned || OF_TOKENS.stream().anyMatch(map::has))) {
      return of(onTokens(TokenSets.read(map, scope)));
    }
    if (!fighters && OF_SPACES.stream().anyMatch(map::has)) {
      return of(SpaceSets.read(map, scope));
    }
    return new Measured(FighterSets.read(map, scope), null);
  }

  /** The spaces under fighters are where those stand. */
  private static Measured of(Spaces spaces) {
    boolean under = spaces.kind() == Kind.UNDER && spaces.filters().isEmpty();
    return under ? new Measured(spaces.near(), null) : new Measured(null, spaces);
  }

  /** The spaces with one of some tokens. */
  static Spaces onTokens(Tokens tokens) {
    return new Spaces(Kind.WITH_TOKENS, null, tokens);
  }

  /** The same as spaces, whatever it is. */
  Spaces asSpaces() {
    return spaces != null ? spaces : new Spaces(Kind.UNDER, fighters);
  }

  /** A place without a distance from it. */
  Place place(Place.How how, boolean not) {
    return new Place(how, null, asSpaces(), not);
  }
}
