package nonpareil.content.text;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import nonpareil.content.text.Mention.How;
import nonpareil.engine.effect.ByHand;
import nonpareil.engine.effect.Condition;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Tokens;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Hero;
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

  /** Whether several fighters may have been chosen. */
  private boolean severalChosen;

  /** Whether the chosen fighter was chosen by nobody: a moment or a way is about it. */
  private boolean given;

  /** The fighter, or the chosen one, that was spoken of last, also by name. */
  private @Nullable Fighters last;

  /** Whether another player was spoken of, and whether after the last fighter. */
  private boolean otherPlayer;

  private boolean playerSince;

  /** Whom a rule is about that is being told, as they are now. */
  private List<Fighters> settled = List.of();

  /** What the last chosen fighter was chosen from, and the one before; null if nobody was. */
  private @Nullable Fighters lastFrom;

  private @Nullable Fighters beforeFrom;

  /** How many fighters were chosen one after the other, the one a moment is about included. */
  private int choices;

  /** Whether the first of them is the one a moment or a way is about. */
  private boolean firstNamed;

  /** How the fighter chosen before the last choice can be told from it. */
  public enum WhichBefore {
    /** It was not chosen: the text is about it. */
    NAMED,
    /** It is the first of two. */
    FIRST,
    /** There were others before it. */
    BEFORE
  }

  /** Those it mattered for whether they were moved through. */
  private Fighters passed = Fighters.of(Group.OPPOSING);

  /** Whether the moment of an ability is about the chosen fighter, so that "it" is that. */
  private boolean concerned;

  private int chosenSpaces;
  private boolean spaceLeft;
  private @Nullable Players player;
  private boolean token;
  private @Nullable Tokens chosenToken;
  private boolean opposingCard;
  private @Nullable Players deciding;
  private boolean anyPlayer;

  /** The moment of the ability; null for a card. */
  private Ability.@Nullable Moment moment;

  /** Whose hand lies open to the reader since a sentence before. */
  private @Nullable Players handSeen;

  /** Whom the sentence is about. */
  private @Nullable Fighters object;

  /** Whose deck was looked at, and whether some of those cards have gone elsewhere. */
  private @Nullable Players seenWhose;

  private boolean seenMoved;
  private @Nullable String spent;
  private Tokens takenTokens = Tokens.of(Tokens.Whose.YOURS);
  private boolean discardedAny;
  private boolean seenOne;

  /** What was done with the cards moved last, and whether it was a single card for sure. */
  private Moved moved = Moved.MOVED;

  private boolean movedOne;

  /** Whether a card has set off what is told. */
  private boolean setOff;

  /** What becomes of cards. */
  public enum Moved {
    MOVED,
    DISCARDED,
    CHOSEN
  }

  Memory(Scope scope) {
    this.scope = scope;
  }

  /** What the text belongs to. */
  Scope scope() {
    return scope;
  }

  /** What people are to do by hand, in the language of the text; without its stop. */
  String read(ByHand effect) {
    String english = Objects.requireNonNull(effect.texts().get(PhraseFile.ENGLISH));
    String text = effect.texts().getOrDefault(scope.language().code(), english);
    return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
  }

  /** A rule is put in force that is about these as they are now, wherever they go afterwards. */
  void settle(List<Fighters> about) {
    settled = about.stream().map(scope::resolve).toList();
  }

  /** Nothing more is said of those of a rule. */
  void settled() {
    settled = List.of();
  }

  /** Whether it counts where these stand now, and not later. */
  public boolean isSettled(Fighters fighters) {
    return settled.contains(fighters);
  }

  /** Fighters have moved, and it matters whether through these. */
  void moved(Fighters through) {
    passed = scope.resolve(through);
  }

  /** Those of whom some were moved through. */
  public Fighters passed() {
    return passed;
  }

  /** Speaks of them; whoever else was moved through, in what is said of them, is any opposing. */
  public String passed(Function<Fighters, String> say) {
    Fighters all = passed;
    passed = Fighters.of(Group.OPPOSING);
    String said = say.apply(all);
    passed = all;
    return said;
  }

  /** Whose text it is. */
  Hero hero() {
    return scope.hero();
  }

  Fighters resolve(Fighters fighters) {
    return scope.resolve(fighters);
  }

  /** Whether resolved fighters are at most one here. */
  public boolean isOne(Fighters fighters) {
    return scope.single(fighters) && !(fighters.group() == Group.CHOSEN && severalChosen);
  }

  void choose(Fighters among) {
    severalChosen = false;
    given = false;
    concerned = false;
    toChoose = scope.resolve(among);
    another(toChoose);
  }

  void chooseOpponent() {
    opponentToChoose = true;
  }

  /** A choice was told in a sentence of its own. */
  Mention chosen(Fighters among, boolean several) {
    Fighters from = scope.resolve(among);
    another(from);
    chosenNow(from);
    severalChosen = several;
    given = false;
    concerned = false;
    return new Mention(from, How.ONE);
  }

  private void another(Fighters from) {
    beforeFrom = lastFrom;
    lastFrom = from;
    choices++;
  }

  /** Whether "the chosen fighter" could be more than one. */
  public boolean severalChoices() {
    return choices > 1;
  }

  /** What the fighter before the last choice was chosen from; null if nobody knows. */
  public @Nullable Fighters chosenBefore() {
    return beforeFrom;
  }

  /** How that fighter can be told from the chosen one. */
  public WhichBefore whichBefore() {
    return choices > 2 ? WhichBefore.BEFORE : firstNamed ? WhichBefore.NAMED : WhichBefore.FIRST;
  }

  /** The part of each of these fighters is told: what was chosen before is not chosen in it. */
  void partOf(Fighters among) {
    forgetChoices();
    concerned(among);
  }

  /** The part of each of these tokens is told. */
  void partOf(Tokens among) {
    forgetChoices();
    chosenToken(among);
  }

  /** What was chosen in the parts of several is not chosen after them. */
  void forgetChoices() {
    choices = 0;
    lastFrom = null;
    beforeFrom = null;
    firstNamed = false;
    recent = null;
    chosenFrom = null;
    chosenSpaces = 0;
  }

  private void chosenNow(@Nullable Fighters from) {
    recent = CHOSEN;
    last = CHOSEN;
    playerSince = false;
    chosenFrom = from;
    chosenUnclear = false;
  }

  /** The moment that was just told is about the chosen fighter. */
  void concerned(Fighters from) {
    chosen(from, false);
    concerned = true;
    given = true;
    firstNamed = true;
  }

  /** Each of these is the chosen fighter in turn, though nobody chose it. */
  void each(Fighters from) {
    chosen(from, false);
    given = true;
    firstNamed |= choices == 1;
  }

  /** Whether the chosen fighter was chosen by nobody, so that it is "that fighter". */
  public boolean isGiven() {
    return given;
  }

  /** Whether "he" could be a player where a fighter is spoken of. */
  public boolean couldBePlayer(boolean asSubject) {
    return asSubject ? otherPlayer : playerSince;
  }

  /** Whether a condition can call these fighters "it" because its moment was about them. */
  public boolean isConcerned(Fighters fighters) {
    return concerned && CHOSEN.equals(recent) && fighters.group() == Group.CHOSEN;
  }

  /** Whether "chosen" may be several fighters here. */
  public boolean severalChosen() {
    return severalChosen;
  }

  /** The fighters the chosen one is called after; null if it is called a fighter. */
  public @Nullable Fighters chosenFrom() {
    return chosenFrom;
  }

  /** Whether the chosen fighter can be called "it" where something is measured from it. */
  public boolean chosenIsClear() {
    return !chosenUnclear;
  }

  /** A token was chosen among these: from now on "it" could be that. */
  void chosenToken(@Nullable Tokens among) {
    recent = null;
    chosenUnclear = true;
    if (among == null || among.whose() != Tokens.Whose.CHOSEN) {
      chosenToken = among;
    }
  }

  /** A fighter has come upon one of these tokens; "it" is still the fighter. */
  void chosen(Tokens tokens) {
    chosenToken = tokens;
  }

  /** Whether the chosen token is one of yours. */
  public boolean chosenTokenIsYours() {
    return chosenToken == null || chosenToken.whose() == Tokens.Whose.YOURS;
  }

  /** What the chosen token was chosen from; null for your tokens. */
  public @Nullable Tokens chosenToken() {
    return chosenToken;
  }

  /** A fighter has left a space: it stands in place of a chosen one. */
  void leaveSpace() {
    spaceLeft = true;
  }

  /** Whether the chosen space is the one a fighter has left. */
  public boolean spaceLeft() {
    return spaceLeft && chosenSpaces == 0;
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
    object = fighters;
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
    boolean again =
        (fighters.equals(subject) && !isConfused(subject))
            || (fighters.equals(recent) && !named(fighters));
    if (fighters.equals(CHOSEN) && severalChosen) {
      return new Mention(fighters, How.PLAIN);
    }
    if (fighters.equals(CHOSEN)) {
      chosenNow(again ? chosenFrom : null);
    } else if (scope.single(fighters)) {
      recent = fighters;
      last = fighters;
      playerSince = false;
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
    if (players != Players.YOU) {
      otherPlayer = true;
      playerSince = true;
    }
    if (players == Players.OWNER_OF_CHOSEN) {
      recent = null; // from now on "it" could be that player
      chosenUnclear = true;
    }
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

  /** Counters were spent: these, or those on this card. */
  void spent(String counter) {
    spent = counter;
  }

  /** Which counters were spent last; null if none were. */
  public @Nullable String spent() {
    return spent;
  }

  /** Tokens were taken back. */
  void takenTokens(Tokens tokens) {
    takenTokens = tokens;
  }

  public Tokens takenTokens() {
    return takenTokens;
  }

  /** As many cards as a player liked were discarded by another word, which counts them too. */
  void discardedAny() {
    discardedAny = true;
  }

  void at(Ability.@Nullable Moment when) {
    moment = when;
  }

  /** The moment of the ability; null for a card. */
  public Ability.@Nullable Moment moment() {
    return moment;
  }

  /** Whether it is told of a moment at which cards may be played in a combat. */
  public boolean mayBeCombat() {
    return moment != null
        && moment != Ability.Moment.START_OF_TURN
        && moment != Ability.Moment.AFTER_MANEUVER
        && moment != Ability.Moment.END_OF_TURN
        && !moment.isWished();
  }

  void handSeen(Players whose) {
    handSeen = whose;
  }

  /** Whether the reader sees this player's hand already. */
  public boolean handIsSeen(Players whose) {
    return whose == handSeen;
  }

  /** Whether these are whom the sentence is about, and could be taken for one chosen before. */
  public boolean isItsOwn(Fighters fighters) {
    return choices > 1 && CHOSEN.equals(fighters) && CHOSEN.equals(object);
  }

  /** Cards of a deck were looked at. */
  void looked(Players whose, boolean one) {
    seenWhose = whose;
    seenOne = one;
    seenMoved = false;
  }

  /** Some of the cards looked at were moved. */
  void seenMoved() {
    seenMoved = true;
  }

  /** Cards were moved. */
  void moved(Moved how, boolean one) {
    moved = how;
    movedOne = one;
  }

  /**
   * What was done with the cards moved last; they are those "discarded this way" only where no
   * other word has discarded as many as a player liked.
   */
  public Moved lastMove() {
    return moved == Moved.DISCARDED && discardedAny ? Moved.MOVED : moved;
  }

  /** Whether that was a single card for sure. */
  public boolean lastMoveIsOne() {
    return movedOne;
  }

  /** The moment that was just told is about a card that somebody plays or spends. */
  void setOffByCard(boolean byCard) {
    setOff = byCard;
  }

  /** Whether "this card" is the one that has set off what is told. */
  public boolean isSetOffByCard() {
    return setOff;
  }

  /** Whose deck the cards looked at come from. */
  public Players seenWhose() {
    return seenWhose == null ? Players.YOU : seenWhose;
  }

  /** Whether it was a single card. */
  public boolean seenIsOne() {
    return seenOne;
  }

  /** Whether "those cards" are only the rest of them. */
  public boolean seenIsRest() {
    return seenMoved;
  }

  /** What follows stands under this condition. */
  void under(Condition condition) {
    if (condition instanceof Condition.HandHasNamed(Players who)) {
      player = who;
    }
    opposingCard = condition instanceof Condition.NamedOpposingValue;
    List<Fighters> spokenOf =
        Targets.fighters(condition, scope).stream().map(scope::resolve).toList();
    if (spokenOf.size() != 1) {
      return;
    }
    Fighters only = spokenOf.getFirst();
    token = only.where() == Where.ON_TOKEN && scope.single(only);
    if (only.group() == Group.CHOSEN && severalChosen) {
      return;
    }
    if (scope.single(only)) {
      subject = Sets.combatantOf(only) == null ? only.all() : Sets.nounOnly(only);
      last = subject;
      chosenUnclear |= couldBeIt(subject);
    } else {
      set = only;
    }
  }

  /** What follows happens because this player has paid. */
  void paid(Players who) {
    if (who != Players.YOU && !who.isEach()) {
      player = who;
    }
  }

  /** The fighter spoken of last, in a condition or before, to come back to after a branch. */
  @Nullable Fighters recent() {
    return subject == null ? recent : subject;
  }

  /** What a branch has spoken of may never have come up. */
  void backTo(@Nullable Fighters before) {
    recent = isConfused(before) ? null : before;
    moved(moved == Moved.CHOSEN ? moved : Moved.MOVED, false);
  }

  /** Whether "it" could be another that was spoken of since then. */
  private boolean isConfused(@Nullable Fighters before) {
    Fighters since = last;
    if (since == null || since.equals(before)) {
      return false;
    }
    return switch (since.group()) {
      case HERO -> scope.heroNoun().article();
      case KIND -> scope.noun(Scope.kindOf(since)).article();
      case SELF,
          FOE,
          YOURS,
          FRIENDLY,
          OPPOSING,
          ALL,
          COMBATANTS,
          CHOSEN,
          CHOSEN_BEFORE,
          CHOSEN_HERO,
          IT,
          OF_OPPONENT,
          OF_CHOSEN,
          CHOSEN_BY_LAST_SCHEME,
          PASSED ->
          true;
    };
  }

  /** Two fighters were spoken of at once, and "it" could be either. */
  void two() {
    boolean clear = recent != null && isChoice(recent.group());
    recent = clear ? recent : null;
    subject = null;
  }

  /** Whether "it" is told from the other by having just been chosen. */
  private static boolean isChoice(Group group) {
    return group == Group.CHOSEN || group == Group.CHOSEN_HERO;
  }

  /** The fighter of the condition has a name again: "it" could be somebody else by now. */
  void nameAnew() {
    subject = null;
  }

  /** Who decides in the sentence that is being built; null if it is the reader. */
  void decides(@Nullable Players who) {
    deciding = who;
  }

  /** Whether this player is the subject of the sentence that is being built. */
  public boolean isDeciding(Players who) {
    return who == deciding;
  }

  /** Whether the "chosen" player may be anybody, also the reader. */
  public boolean chosenIsAnyPlayer() {
    return anyPlayer;
  }

  /** The part of each of these players is told. */
  void partOf(Players who) {
    anyPlayer = who == Players.EACH_PLAYER;
    forgetChoices();
    chosenUnclear = true;
  }

  /** What is told from here on is nobody's part. */
  void forgetPart() {
    anyPlayer = false;
    forgetChoices();
    chosenUnclear = true;
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
