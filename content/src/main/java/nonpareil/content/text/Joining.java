package nonpareil.content.text;

import java.util.ArrayList;
import java.util.List;
import nonpareil.content.text.Part.Options;
import nonpareil.content.text.Part.Sentence;
import nonpareil.engine.effect.Players;

/** Several sentences that belong together: under one lead, in one "may", or run into one. */
final class Joining {

  /** More clauses than this in one sentence are hard to read. */
  private static final int MOST_CLAUSES = 3;

  private static final PlayerMention YOU = PlayerMention.plain(Players.YOU);

  private final Joints joints;
  private final DecidingWords deciding;

  Joining(Voice voice) {
    this.joints = voice.joints();
    this.deciding = voice.deciding();
  }

  /**
   * All these parts stand under a lead: in one sentence if that can be, else it is recalled. Where
   * that could be read in two ways, they are listed below it.
   *
   * @param more whether something follows that looks back at the lead, as "otherwise" does
   */
  List<Part> under(Lead lead, List<Part> parts, boolean more) {
    List<Part> joined = joined(parts);
    boolean moment = lead.kind() == Lead.Kind.MOMENT; // no case that could be recalled
    if (joined.isEmpty() || moment && joined.size() > 1 || !isClear(joined, more)) {
      return List.of(block(deciding.doFollowing(YOU), joined).under(lead));
    }
    var led = new ArrayList<Part>();
    for (Part part : joined) {
      if (led.isEmpty()) {
        led.add(part.under(lead));
      } else {
        led.add(part.chained() ? part : part.under(joints.inThatCase()));
      }
    }
    return led;
  }

  /** Whether nobody can take a lead within these parts for the one they stand under. */
  private static boolean isClear(List<Part> parts, boolean more) {
    boolean answered = false;
    boolean asked = false;
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      boolean own = !part.leads().isEmpty() && !part.chained();
      boolean last = i == parts.size() - 1;
      if (own && !(i == 0 && last) || more && (!part.leads().isEmpty() || part.chained())) {
        return false;
      }
      if ((answered || asked) && !part.chained()) {
        return false; // "in that case" could be the answer before it
      }
      asked |= part.isMay();
      answered |= part.chained() && !part.leads().isEmpty();
    }
    return true;
  }

  /** A list of one item, so that it is clear what belongs together. */
  static Options block(Clause intro, List<Part> parts) {
    return new Options(Sentence.of(intro), List.of(parts), true);
  }

  /** Plain sentences as one where that can be read. */
  static List<Part> joined(List<Part> parts) {
    var joined = new ArrayList<Part>();
    for (Part part : parts) {
      if (!joined.isEmpty()
          && joined.getLast() instanceof Sentence before
          && part instanceof Sentence sentence
          && before.plain()
          && sentence.plain()
          && !before.ends()
          && before.clauses().size() + sentence.clauses().size() <= MOST_CLAUSES) {
        joined.set(joined.size() - 1, before.and(sentence));
      } else {
        joined.add(part);
      }
    }
    return joined;
  }

  static List<Part> chained(List<Part> parts) {
    return parts.stream().map(Joining::chained).toList();
  }

  /** What a player brings about: where that is not the reader, the reader is named in it. */
  static List<Part> decidedBy(Players who, List<Part> parts) {
    return who == Players.YOU ? parts : joined(parts).stream().map(Part::stated).toList();
  }

  static Part chained(Part part) {
    return switch (part) {
      case Sentence sentence -> sentence.asChained();
      case Options(Sentence intro, List<List<Part>> options, boolean block) ->
          new Options(intro.asChained(), options, block);
    };
  }

  /**
   * A player may do all this; what that player does not do itself follows from it.
   *
   * @param then what follows if it is done
   * @param more whether something follows that looks back at it, as "otherwise" does
   */
  List<Part> optional(PlayerMention who, List<Part> parts, List<Part> then, boolean more) {
    List<Part> joined = joined(parts);
    if (joined.isEmpty() || !canBeTold(who, joined)) {
      return listed(who, joined, then, more);
    }
    List<Part> rest = new ArrayList<>(joined.subList(1, joined.size()));
    var all = new ArrayList<Part>();
    switch (joined.getFirst()) {
      case Options options -> all.add(options.asMay());
      case Sentence first when does(first, who) -> all.add(by(first, who).asMay());
      case Sentence first -> {
        Clause letting = letting(first.clauses().getFirst(), who);
        all.add(new Sentence(first.leads(), true, List.of(letting), false, first.chained()));
        List<Clause> others = first.clauses().subList(1, first.clauses().size());
        if (!others.isEmpty()) {
          rest.addFirst(Sentence.of(others));
        }
      }
    }
    while (!rest.isEmpty() && rest.getFirst().chained()) {
      all.add(rest.removeFirst());
    }
    if (!rest.isEmpty() && (more || !then.isEmpty())) {
      return listed(who, joined, then, more); // what follows only if all of it is done
    }
    rest.addAll(then);
    all.addAll(ifDone(who, rest, more));
    return all;
  }

  /** The same with what may be done in a list, so that it is clear how far that goes. */
  List<Part> listed(PlayerMention who, List<Part> parts, List<Part> then, boolean more) {
    var all = new ArrayList<Part>();
    List<Part> told = decidedBy(who.players(), joined(parts));
    all.add(block(deciding.doFollowing(who), told).asMay());
    all.addAll(ifDone(who, then, more));
    return all;
  }

  /** What follows if this player has done what may be done. */
  List<Part> ifDone(PlayerMention who, List<Part> parts, boolean more) {
    Players by = who.players();
    return parts.isEmpty()
        ? List.of()
        : chained(decidedBy(by, under(joints.ifDone(by, true), parts, more)));
  }

  /** Whether "may" in the first sentence says it all. */
  private boolean canBeTold(PlayerMention who, List<Part> parts) {
    for (int i = 0; i < parts.size(); i++) {
      Part part = parts.get(i);
      boolean chained = i == 1 && part.chained() && part.leads().isEmpty();
      if (!part.leads().isEmpty() || i > 0 && part.isMay() && !chained) {
        return false;
      }
    }
    boolean first = parts.getFirst().isMay();
    boolean own =
        switch (parts.getFirst()) {
          case Sentence sentence -> does(sentence, who);
          case Options options -> does(options.intro(), who);
        };
    if (parts.getFirst() instanceof Options && !own) {
      return false;
    }
    // what follows a word that asks by itself must not hang on its answer
    return !first || own && (parts.size() == 1 || parts.size() == 2 && parts.get(1).chained());
  }

  /** Whether all of a sentence is what this player does. */
  private boolean does(Sentence sentence, PlayerMention who) {
    return sentence.clauses().stream().allMatch(c -> deciding.does(c, who.players()));
  }

  /** What a player may do, or bring about. */
  private Clause letting(Clause clause, PlayerMention who) {
    return deciding.does(clause, who.players())
        ? deciding.by(clause, who)
        : deciding.letting(clause, who);
  }

  /** The same sentence with the player named as it is now. */
  Sentence by(Sentence sentence, PlayerMention who) {
    List<Clause> told = sentence.clauses().stream().map(c -> deciding.by(c, who)).toList();
    return new Sentence(
        sentence.leads(), sentence.may(), told, sentence.then(), sentence.chained());
  }

  /** Adds parts; what one and the same subject does is told in one sentence. */
  static void add(List<Part> parts, List<Part> more) {
    if (!parts.isEmpty()
        && !more.isEmpty()
        && parts.getLast() instanceof Sentence before
        && more.getFirst() instanceof Sentence after
        && before.plain()
        && after.plain()
        && before.clauses().size() == 1
        && !before.yours()
        && before.clauses().getFirst().subject().equals(after.clauses().getFirst().subject())) {
      parts.set(parts.size() - 1, before.and(after));
      parts.addAll(more.subList(1, more.size()));
    } else {
      parts.addAll(more);
    }
  }
}
