package nonpareil.content.text;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The words of rules texts that a player may look up. What they are called and what they mean
 * stands in {@code terms.LANGUAGE.properties}.
 */
public enum Term {
  ADJACENT,
  AFTER_COMBAT,
  ANY,
  BANNER,
  BOOST,
  BOOST_BONUS,
  BOOST_VALUE,
  CANCEL,
  COMBAT_DAMAGE,
  DEFEATED,
  DISCARD,
  DURING_COMBAT,
  EXHAUSTED,
  FRIENDLY,
  GAIN_ACTION,
  IGNORE,
  IMMEDIATELY,
  INSTEAD,
  LOOK_AT,
  MANEUVER,
  MAY,
  MOVE,
  OPPOSING_CARD,
  OPPOSING_FIGHTER,
  PLACE,
  PREVENT,
  PRINTED_VALUE,
  RECOVER,
  REVEAL,
  SAME_ZONE,
  SCHEME,
  SECRET_PASSAGE,
  UP_TO,
  VERSATILE,
  WON,
  YOUR_FIGHTER;

  /** What they are called and what they mean. */
  public static final PhraseFile TEXTS = new PhraseFile(Term.class, "terms");

  private static final Map<Language, Phrases> READ = new ConcurrentHashMap<>();

  /** As it is written in messages and files. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Words of a rules text that speak of it. */
  public String mark(String words) {
    return MarkedText.mark(this, words);
  }

  /** The word as texts use it. */
  public String word(Language language) {
    return texts(language).text(id());
  }

  /** What it means, in a sentence or two. */
  public String meaning(Language language) {
    return texts(language).text(id() + ".text");
  }

  private static Phrases texts(Language language) {
    return READ.computeIfAbsent(language, TEXTS::in);
  }
}
