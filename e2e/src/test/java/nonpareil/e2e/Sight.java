package nonpareil.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a player sees at a table: the question, and the controls that offer themselves.
 *
 * @param mine the question is to this page's player
 * @param here the hand-over asks for the next person at the screen
 * @param drawer something lies open that can be closed
 * @param seat whose side is at the bottom
 */
record Sight(
    boolean there,
    boolean mine,
    String question,
    String note,
    boolean here,
    boolean over,
    boolean drawer,
    List<Button> buttons,
    List<Card> cards,
    List<Piece> pieces,
    List<Space> spaces,
    int seat,
    JsonNode combat) {

  record Button(String id, String label) {}

  record Card(String id, boolean chosen, boolean soft) {}

  record Piece(
      String id,
      int seat,
      boolean hero,
      boolean token,
      boolean friend,
      boolean chosen,
      boolean legal,
      Place at) {}

  record Space(String id, Place at) {}

  record Place(double x, double y) {
    double to(Place other) {
      return Math.hypot(x - other.x, y - other.y);
    }
  }

  static Sight of(Tab tab) {
    JsonNode seen = tab.look("sight");
    return new Sight(
        seen.path("there").asBoolean(),
        seen.path("mine").asBoolean(),
        seen.path("question").asText(),
        seen.path("note").asText(),
        seen.path("here").asBoolean(),
        seen.path("over").asBoolean(),
        seen.path("drawer").asBoolean(),
        list(seen, "buttons", b -> new Button(b.path("id").asText(), b.path("label").asText())),
        list(
            seen,
            "cards",
            c ->
                new Card(
                    c.path("id").asText(),
                    c.path("chosen").asBoolean(),
                    c.path("soft").asBoolean())),
        list(
            seen,
            "pieces",
            p ->
                new Piece(
                    p.path("id").asText(),
                    p.path("seat").asInt(),
                    p.path("hero").asBoolean(),
                    p.path("token").asBoolean(),
                    p.path("friend").asBoolean(),
                    p.path("chosen").asBoolean(),
                    p.path("legal").asBoolean(),
                    place(p))),
        list(seen, "spaces", s -> new Space(s.path("id").asText(), place(s))),
        seen.path("seat").asInt(),
        seen.path("combat"));
  }

  private static Place place(JsonNode node) {
    return new Place(node.path("x").asDouble(), node.path("y").asDouble());
  }

  private static <T> List<T> list(JsonNode seen, String field, Function<JsonNode, T> read) {
    var list = new ArrayList<T>();
    seen.path(field).forEach(node -> list.add(read.apply(node)));
    return List.copyOf(list);
  }

  Optional<Button> button(String id) {
    return buttons.stream().filter(b -> b.id().equals(id)).findFirst();
  }

  List<Piece> legalPieces() {
    return pieces.stream().filter(Piece::legal).toList();
  }

  /** Whether there is anything to do for this page's player. */
  boolean offersSomething() {
    return here
        || !buttons.isEmpty()
        || mine && (!cards.isEmpty() || !spaces.isEmpty() || !legalPieces().isEmpty());
  }

  /** Equal as long as nothing has changed for the player. */
  int signature() {
    return Objects.hash(
        mine,
        question,
        note,
        here,
        over,
        drawer,
        buttons,
        cards,
        pieces.stream().map(p -> p.id() + p.legal() + p.chosen()).toList(),
        spaces.stream().map(Space::id).toList());
  }
}
