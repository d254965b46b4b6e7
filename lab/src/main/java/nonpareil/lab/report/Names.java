package nonpareil.lab.report;

import nonpareil.content.Content;
import nonpareil.content.Name;
import nonpareil.lab.Plan;

/** What those who are compared, and where they met, are called. */
record Names(Content content, Plan plan) {

  private static final int LONGEST = 28;

  /** A player of a ladder, or a hero. */
  Name of(String id) {
    return plan.kind() == Plan.Kind.LADDER ? player(id) : hero(id);
  }

  Name hero(String id) {
    return content.hero(id).name();
  }

  Name board(String id) {
    return content.board(id).name();
  }

  Name card(String hero, String card) {
    return content.hero(hero).cardName(card);
  }

  static Name player(String id) {
    int over = id.length() - LONGEST;
    String text = over > 0 ? id.substring(0, 4) + "…" + id.substring(over + 5) : id;
    return new Name(text, text, false);
  }
}
