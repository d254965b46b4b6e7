package nonpareil.content.text;

import java.util.List;
import nonpareil.content.text.Mention.How;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;
import org.jspecify.annotations.Nullable;

/** What a text has spoken of so far, so that it can go on with "it" and "they". */
public final class Memory {

  private static final Fighters CHOSEN = Fighters.of(Group.CHOSEN);

  private final Scope scope;

  /** To be chosen in the sentence that is being built. */
  private @Nullable Fighters toChoose;

  private boolean opponentToChoose;

  /** The fighter the last sentence was about. */
  private @Nullable Fighters recent;

  /** The fighter the condition of this sentence is about. */
  private @Nullable Fighters subject;

  /** The set of fighters the condition of this sentence is about. */
  private @Nullable Fighters set;

  /** What the chosen fighter was chosen from, if the text names it so; null: it says "fighter". */
  private @Nullable Fighters chosenFrom;

  /** Whether "it" could be something else than the chosen fighter. */
  private boolean chosenUnclear;

  private int chosenSpaces;
  private @Nullable Players player;
  private boolean token;
  private boolean opposingCard;

  Memory(Scope scope) {
    this.scope = scope;
  }

  void choose(Fighters among) {
    toChoose = scope.resolve(among);
  }

  void chooseOpponent() {
    opponentToChoose = true;
  }

  /** A choice was told in a sentence of its own. */
  Mention chosen(Fighters among) {
    Fighters from = scope.resolve(among);
    chosenNow(from);
    return new Mention(from, How.ONE);
  }

  private void chosenNow(@Nullable Fighters from) {
    recent = CHOSEN;
    chosenFrom = from;
    chosenUnclear = false;
  }

  /** The fighters the chosen one is called after; null if it is called a fighter. */
  public @Nullable Fighters chosenFrom() {
    return chosenFrom;
  }

  /** Whether the chosen fighter can be called "it" where something is measured from it. */
  public boolean chosenIsClear() {
    return !chosenUnclear;
  }

  /** A token was spoken of: from now on "it" could be that. */
  void tokenMoved() {
    recent = null;
    chosenUnclear = true;
  }

  void chooseSpaces(int number) {
    chosenSpaces += number;
  }

  public int chosenSpaces() {
    return chosenSpaces;
  }

  /** What was chosen in another branch is not chosen here. */
  void onlyChosenSpaces(int number) {
    chosenSpaces = number;
  }

  /** How to speak of these fighters now. */
  Mention mention(Fighters raw) {
    Fighters fighters = scope.resolve(raw);
    Fighters among = toChoose;
    if (fighters.equals(CHOSEN) && among != null) {
      toChoose = null;
      boolean such = among.equals(set);
      chosenNow(such ? null : among);
      return new Mention(among, such ? How.SUCH : How.ONE);
    }
    if (fighters.group() == Group.CHOSEN_HERO && opponentToChoose) {
      opponentToChoose = false;
      recent = fighters;
      return new Mention(fighters, How.ONE);
    }
    boolean again = fighters.equals(subject) || (fighters.equals(recent) && !named(fighters));
    if (fighters.equals(CHOSEN)) {
      chosenNow(again ? chosenFrom : null);
    } else if (scope.single(fighters)) {
      recent = fighters;
      chosenUnclear |= couldBeIt(fighters);
    }
    return new Mention(fighters, again ? How.PRONOUN : How.PLAIN);
  }

  /** One of these fighters, of whom there may be several. */
  Mention mentionOne(Fighters raw) {
    Mention mention = mention(raw);
    return scope.single(mention.fighters()) ? mention : new Mention(mention.fighters(), How.ONE);
  }

  /** Whether "it" could be these and not the chosen fighter. */
  private static boolean couldBeIt(Fighters fighters) {
    return !named(fighters) && fighters.group() != Group.CHOSEN;
  }

  private static boolean named(Fighters fighters) {
    return fighters.group() == Group.HERO || fighters.group() == Group.KIND;
  }

  PlayerMention mention(Players players) {
    if (players == Players.CHOSEN && opponentToChoose) {
      opponentToChoose = false;
      return new PlayerMention(players, PlayerMention.How.ONE);
    }
    return new PlayerMention(
        players, players == player ? PlayerMention.How.PRONOUN : PlayerMention.How.PLAIN);
  }

  /** Whether the condition of this sentence is about the opposing card. */
  boolean opposingCardMentioned() {
    return opposingCard;
  }

  boolean tokenMentioned() {
    return token;
  }

  /** What follows stands under this condition. */
  void under(Condition condition) {
    if (condition instanceof Condition.HandHasNamed(Players who)) {
      player = who;
    }
    opposingCard = condition instanceof Condition.NamedOpposingValue;
    List<Fighters> spokenOf = Targets.fighters(condition).stream().map(scope::resolve).toList();
    if (spokenOf.size() != 1) {
      return;
    }
    Fighters only = spokenOf.getFirst();
    token = only.where() == Where.ON_TOKEN && scope.single(only);
    if (scope.single(only)) {
      subject = new Fighters(only.group(), only.kind(), Where.ANYWHERE, null);
      chosenUnclear |= couldBeIt(subject);
    } else {
      set = only;
    }
  }

  /** What follows happens because this player has paid. */
  void paid(Players who) {
    if (who != Players.YOU && who != Players.EACH_OPPONENT) {
      player = who;
    }
  }

  /** The condition no longer holds. */
  void leave() {
    subject = null;
    set = null;
    player = null;
    token = false;
    opposingCard = false;
  }
}
