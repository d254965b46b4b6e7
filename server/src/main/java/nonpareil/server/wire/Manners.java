package nonpareil.server.wire;

import java.util.Map;
import nonpareil.content.HeroSheet;
import nonpareil.content.Name;

/**
 * How a hero plays, for somebody who chooses one.
 *
 * @param difficulty 1 to 3
 */
record Manners(Name style, int difficulty) {

  private static final Map<String, Manners> KNOWN =
      Map.ofEntries(
          of(
              "alice",
              2,
              "Grows to hit hard, shrinks to duck away",
              "Wächst, um hart zuzuschlagen, und schrumpft, um auszuweichen"),
          of(
              "dracula",
              2,
              "Stays close, drains blood, feeds on it",
              "Bleibt dicht dran, saugt Blut und zehrt davon"),
          of(
              "genie",
              2,
              "Alone and far-reaching, buys more actions with cards",
              "Allein und weitreichend, erkauft Aktionen mit Karten"),
          of(
              "houdini",
              3,
              "Vanishes, reappears anywhere and plays tricks with cards",
              "Verschwindet, taucht irgendwo wieder auf und trickst mit Karten"),
          of(
              "invisible-man",
              3,
              "Slips from fog to fog and strikes from it",
              "Gleitet von Nebel zu Nebel und schlägt daraus zu"),
          of(
              "jekyll-and-hyde",
              3,
              "Two forms: one thinks and heals, one rages",
              "Zwei Gestalten: die eine denkt und heilt, die andere wütet"),
          of(
              "king-arthur",
              1,
              "Few blows, each of them heavy; Merlin helps",
              "Wenige, aber wuchtige Hiebe; Merlin hilft"),
          of(
              "medusa",
              1,
              "Shoots from afar and wears down whoever she sees",
              "Schießt aus der Ferne und zermürbt, wen sie sieht"),
          of(
              "sherlock-holmes",
              2,
              "Learns the opponent’s hand and is never outwitted",
              "Erforscht die gegnerische Hand und lässt sich nicht beirren"),
          of(
              "sinbad",
              1,
              "Every voyage makes him faster and stronger",
              "Mit jeder Reise schneller und stärker"));

  private static Map.Entry<String, Manners> of(String id, int difficulty, String en, String de) {
    return Map.entry(id, new Manners(new Name(en, de, true), difficulty));
  }

  /** What is known of a hero; of a home-made one what its sheet says. */
  static Manners of(HeroSheet sheet) {
    Manners known = KNOWN.get(sheet.id());
    if (known != null) {
      return known;
    }
    boolean ranged = sheet.hero().fighters().getFirst().ranged();
    return new Manners(
        ranged
            ? new Name("Fights from afar", "Kämpft aus der Ferne", true)
            : new Name("Fights at close quarters", "Kämpft im Nahkampf", true),
        2);
  }
}
