package nonpareil.lab.report;

import nonpareil.content.Content;
import nonpareil.content.Localized;
import nonpareil.lab.Plan;

/** What those who are compared, and where they met, are called. */
record Names(Content content, Plan plan) {

  private static final int LONGEST = 28;

  /** A player of a ladder, or a hero. */
  Localized of(String id) {
    return plan.kind() == Plan.Kind.LADDER ? player(id) : hero(id);
  }

  Localized hero(String id) {
    return content.hero(id).name();
  }

  Localized board(String id) {
    return content.board(id).name();
  }

  Localized card(String hero, String card) {
    return content.hero(hero).cardName(card);
  }

  static Localized player(String id) {
    int over = id.length() - LONGEST;
    String text = over > 0 ? id.substring(0, 4) + "…" + id.substring(over + 5) : id;
    return Localized.of(text);
  }
}
