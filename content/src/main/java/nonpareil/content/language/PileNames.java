package nonpareil.content.language;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.engine.effect.Pile;
import nonpareil.engine.effect.Pile.Kind;

/** How piles of cards are written: a word, or the id of a pile of the hero's own. */
public final class PileNames {

  /** The words; the id of a pile is a word too. */
  public static final Map<String, Kind> WORDS = words();

  static final Type<Pile> FROM =
      type(
          Kind.HAND,
          Kind.DECK_TOP,
          Kind.DECK_BOTTOM,
          Kind.DECK,
          Kind.DISCARD,
          Kind.DISCARD_TOP,
          Kind.OUT_OF_GAME,
          Kind.SEEN,
          Kind.THIS_CARD,
          Kind.OPPOSING_CARD,
          Kind.BOOST_CARDS,
          Kind.IN_PLAY,
          Kind.OWN);
  static final Type<Pile> TO =
      type(
          Kind.HAND,
          Kind.DECK_TOP,
          Kind.DECK_BOTTOM,
          Kind.DECK,
          Kind.DISCARD,
          Kind.DISCARD_TOP,
          Kind.OUT_OF_GAME,
          Kind.OWN);
  static final Type<Pile> IN =
      type(
          Kind.HAND,
          Kind.DECK,
          Kind.DISCARD,
          Kind.DISCARD_TOP,
          Kind.OUT_OF_GAME,
          Kind.SEEN,
          Kind.MOVED,
          Kind.THIS_CARD,
          Kind.BOOST_CARDS,
          Kind.IN_PLAY,
          Kind.PLAYED_THIS_TURN,
          Kind.OWN);

  /** Where a scheme can lie that an effect plays. */
  static final Type<Pile> PLAYED =
      type(Kind.HAND, Kind.DECK, Kind.DECK_TOP, Kind.DISCARD, Kind.SEEN, Kind.OWN);

  static final Type<Pile> END = type(Kind.DECK_TOP, Kind.DECK_BOTTOM);
  static final Type<Pile> HAND_OR_DISCARD = type(Kind.HAND, Kind.DISCARD);
  static final Type<Pile> EXCHANGED = type(Kind.DISCARD, Kind.DECK, Kind.OUT_OF_GAME);

  private PileNames() {}

  private static Map<String, Kind> words() {
    Map<String, Kind> words = new LinkedHashMap<>();
    for (Kind kind : Kind.values()) {
      if (kind != Kind.OWN) {
        words.put(Types.kebab(kind), kind);
      }
    }
    return words;
  }

  private static Type<Pile> type(Kind... kinds) {
    List<Kind> allowed = List.of(kinds);
    List<String> words = Arrays.stream(kinds).filter(k -> k != Kind.OWN).map(Types::kebab).toList();
    String list = "[" + String.join(", ", words.stream().map(Types::quoted).toList()) + "]";
    String schema =
        allowed.contains(Kind.OWN)
            ? "{\"$ref\": \"#/$defs/id\", \"examples\": " + list + "}"
            : "{\"enum\": " + list + "}";
    String label = allowed.contains(Kind.OWN) ? "a pile" : String.join(" or ", words);
    return Type.of(label, schema, (node, scope) -> read(node, scope, words, allowed));
  }

  private static Pile read(YamlNode node, Scope scope, List<String> words, List<Kind> allowed) {
    var known = new ArrayList<>(words);
    if (allowed.contains(Kind.OWN)) {
      known.addAll(scope.hero().piles());
    }
    if (node instanceof YamlScalar bare
        && bare.written().equals(Types.kebab(Kind.THIS_CARD))
        && !known.contains(bare.written())) {
      throw node.refuse(
          "a pile; a card in play is none: \"this-card\" stands in \"from\" of \"move-cards\"");
    }
    String word = node.oneOf("a pile", known);
    Kind kind = WORDS.get(word);
    if (kind == null) {
      return new Pile(Kind.OWN, word);
    }
    if (kind == Kind.SEEN) {
      scope.needs(node, word, LeftBehind.SEEN_CARDS);
    }
    if (kind == Kind.MOVED) {
      scope.needs(node, word, LeftBehind.MOVED_BY_ONE);
    }
    if (kind == Kind.BOOST_CARDS) {
      scope.standsIn(node, word, Window.COMBAT);
    }
    return Pile.of(kind);
  }
}
