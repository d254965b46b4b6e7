package nonpareil.content;

import java.util.List;
import nonpareil.content.text.Language;
import nonpareil.content.text.english.English;
import nonpareil.content.text.german.German;

/** The languages the game speaks. A new one is named here and nowhere else. */
public final class Languages {

  /** Every text has an English one; the others may lack some. */
  public static final Language ENGLISH = new English();

  public static final List<Language> ALL = List.of(ENGLISH, new German());

  private Languages() {}
}
