package nonpareil.cli.hero;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import nonpareil.content.HeroSheet;
import nonpareil.content.text.Language;
import nonpareil.content.text.RulesText;
import nonpareil.content.text.TextBlock;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.CardType;
import nonpareil.engine.hero.FighterKind;

/** All cards of a hero as a page to print and cut out: nine to a sheet, in one HTML file. */
public final class CardSheet {

  private static final int ON_A_SHEET = 9;

  /** Cards with more letters than this are set smaller. */
  private static final int MUCH = 230;

  private final HeroSheet sheet;
  private final Language language;
  private final RulesText text;

  private CardSheet(HeroSheet sheet, Language language) {
    this.sheet = sheet;
    this.language = language;
    text = sheet.text(language);
  }

  /** The page in a language. */
  public static String html(HeroSheet sheet, Language language) {
    return new CardSheet(sheet, language).page();
  }

  private String page() {
    var cards = new ArrayList<String>();
    cards.add(hero());
    for (Card card : sheet.hero().allCards()) {
      for (int copy = 0; copy < card.copies(); copy++) {
        cards.add(card(card));
      }
    }
    var html = new StringBuilder(head());
    for (int first = 0; first < cards.size(); first += ON_A_SHEET) {
      List<String> some = cards.subList(first, Math.min(cards.size(), first + ON_A_SHEET));
      html.append("<section>\n").append(String.join("", some)).append("</section>\n");
    }
    return html.append("</body></html>\n").toString();
  }

  private String head() {
    return """
        <!doctype html>
        <html lang="%s"><head><meta charset="utf-8"><title>%s</title>
        <style>
        @page { size: A4; margin: 0 }
        * { box-sizing: border-box; margin: 0 }
        body { font-family: "Source Sans 3", "Segoe UI", Helvetica, Arial, sans-serif; color: #1c1a17; background: #fff;
          --ink: hsl(%d 45%% 26%%); --wash: hsl(%d 38%% 94%%) }
        section { width: 210mm; height: 297mm; padding: 16.5mm 10.5mm; display: grid; grid-template: repeat(3, 88mm) / repeat(3, 63mm); break-after: page }
        article { border: .2mm dashed #999; padding: 2.5mm; overflow: hidden }
        .face { height: 100%%; border: .6mm solid var(--ink); border-radius: 2.5mm; background: var(--wash); display: flex; flex-direction: column; padding: 2mm; gap: 1.4mm }
        header { display: flex; gap: 1.6mm; align-items: center; border-bottom: .3mm solid var(--ink); padding-bottom: 1.4mm }
        .value { min-width: 10mm; height: 10mm; display: grid; place-items: center; font: 700 6.4mm/1 Georgia, serif; color: #fff; background: var(--ink) }
        .attack { clip-path: polygon(50%% 0, 100%% 38%%, 82%% 100%%, 18%% 100%%, 0 38%%) }
        .defense { clip-path: polygon(0 0, 100%% 0, 100%% 60%%, 50%% 100%%, 0 60%%) }
        .versatile { clip-path: polygon(50%% 0, 100%% 50%%, 50%% 100%%, 0 50%%) }
        .scheme { border-radius: 50%% }
        h2 { font: 700 3.9mm/1.15 Georgia, serif; hyphens: auto }
        .kind { font-size: 2.5mm; letter-spacing: .12mm; text-transform: uppercase; color: var(--ink) }
        .text { flex: 1; font-size: 3.3mm; line-height: 1.3; overflow: hidden; hyphens: auto }
        .text.much { font-size: 2.55mm; line-height: 1.22 }
        .text p { margin-bottom: 1mm }
        .text b { font-size: .86em; letter-spacing: .08mm; color: var(--ink) }
        footer { display: flex; justify-content: space-between; align-items: end; font-size: 2.4mm; color: var(--ink) }
        .boost { font: 700 4.4mm/1 Georgia, serif; border: .4mm solid var(--ink); border-radius: 50%%; width: 7.4mm; height: 7.4mm; display: grid; place-items: center; background: #fff }
        @media screen { body { background: #777 } section { background: #fff; margin: 8mm auto } }
        </style></head><body>
        """
        .formatted(language.code(), escape(sheet.name().in(language)), hue(), hue());
  }

  /** A colour of its own that stays the same. */
  private int hue() {
    return Math.floorMod(sheet.id().hashCode() * 47, 360);
  }

  private String hero() {
    var body = new StringBuilder();
    text.ability().forEach(line -> body.append("<p>").append(escape(line)).append("</p>"));
    var fighters = new ArrayList<String>();
    for (FighterKind kind : sheet.hero().fighters()) {
      String name = Objects.requireNonNull(sheet.words(language).fighters().get(kind.id())).name();
      String times = kind.count() > 1 ? kind.count() + " × " : "";
      fighters.add("%s%s ♥ %d %s".formatted(times, name, kind.health(), kind.ranged() ? "➶" : "⚔"));
    }
    return face(
        "scheme",
        String.valueOf(sheet.hero().move()),
        sheet.name().in(language),
        String.join(" · ", fighters),
        body.toString(),
        "",
        "");
  }

  private String card(Card card) {
    var body = new StringBuilder();
    for (TextBlock block : text.card(card)) {
      List<String> lines = block.lines();
      for (int i = 0; i < lines.size(); i++) {
        String heading = i == 0 && !block.heading().isEmpty() ? bold(block.heading() + ":") : "";
        body.append("<p>").append(heading).append(escape(lines.get(i))).append("</p>");
      }
    }
    String value =
        card.type() == CardType.SCHEME || card.value() == Card.NONE
            ? "✦"
            : String.valueOf(card.value());
    String boost = card.boost() == Card.NONE ? "" : String.valueOf(card.boost());
    return face(
        card.type().name().toLowerCase(Locale.ROOT),
        value,
        sheet.cardName(card.id()).in(language),
        text.type(card) + " · " + text.bannerAndTags(card),
        body.toString(),
        sheet.name().in(language),
        boost);
  }

  private static String bold(String words) {
    return "<b>" + escape(words) + "</b> ";
  }

  private static String face(
      String shape,
      String value,
      String name,
      String kind,
      String body,
      String deck,
      String boost) {
    String circle = boost.isEmpty() ? "" : "<span class=\"boost\">" + escape(boost) + "</span>";
    return """
        <article><div class="face"><header><span class="value %s">%s</span><div><h2>%s</h2><p class="kind">%s</p></div></header>\
        <div class="text%s">%s</div><footer><span>%s</span>%s</footer></div></article>
        """
        .formatted(
            shape,
            escape(value),
            escape(name),
            escape(kind),
            body.length() > MUCH ? " much" : "",
            body,
            escape(deck),
            circle);
  }

  private static String escape(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
