package nonpareil.content.text.english;

import static nonpareil.content.text.Term.ADJACENT;
import static nonpareil.content.text.Term.FRIENDLY;
import static nonpareil.content.text.Term.OPPOSING_FIGHTER;
import static nonpareil.content.text.Term.SAME_ZONE;
import static nonpareil.content.text.Term.YOUR_FIGHTER;

import nonpareil.content.text.Memory;
import nonpareil.content.text.Mention;
import nonpareil.content.text.Noun;
import nonpareil.content.text.PlayerMention;
import nonpareil.content.text.Scope;
import nonpareil.engine.effect.Fighters;
import nonpareil.engine.effect.Fighters.Group;
import nonpareil.engine.effect.Fighters.Where;
import nonpareil.engine.effect.Players;
import nonpareil.engine.effect.Spaces;

/** Fighters, players and spaces in English. */
final class EnglishNames {

  private final Scope scope;
  private final Memory memory;

  EnglishNames(Scope scope, Memory memory) {
    this.scope = scope;
    this.memory = memory;
  }

  /** A unique fighter's name, with its article. */
  String name(Noun noun) {
    return noun.article() ? "the " + noun.shortName() : noun.shortName();
  }

  String hero() {
    return name(scope.heroNoun());
  }

  /** The fighter that plays the card. */
  String self() {
    return single(scope.resolve(Fighters.of(Group.SELF)));
  }

  /** The card an effect is about: the one it stands on, for an ability the one played. */
  String ownCard() {
    return scope.banner() == null ? "your card" : "this card";
  }

  String heroPossessive() {
    Noun noun = scope.heroNoun();
    return noun.article() ? "the " + noun.genitive() : noun.genitive();
  }

  String of(Mention mention) {
    Fighters fighters = mention.fighters();
    return switch (mention.how()) {
      case PLAIN -> scope.single(fighters) ? single(fighters) + ifThere(fighters) : each(fighters);
      case ONE -> one(fighters) + (scope.single(fighters) ? ifThere(fighters) : where(fighters));
      case SUCH -> "one such fighter";
      case PRONOUN -> pronoun(fighters);
    };
  }

  /** "the health of Alice", "its health". */
  String health(Mention who) {
    String name = of(who);
    return name.equals("it") ? "its health" : "the health of " + name;
  }

  /** The fighters, without where they stand, as the subject of a condition. */
  String bare(Fighters fighters) {
    if (scope.single(fighters)) {
      return single(fighters);
    }
    return fighters.group() == Group.ALL ? "a fighter" : one(fighters);
  }

  /** A fighter of yours besides the one in the combat. */
  String anotherOfYours() {
    return scope.ownFighters() == 2 ? "your other fighter" : "another of your fighters";
  }

  /** "none of your fighters". */
  String none(Fighters fighters) {
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN, CHOSEN_HERO -> single(fighters);
      case KIND -> "none of your " + scope.noun(Scope.kindOf(fighters)).plural();
      case YOURS -> "none of your fighters";
      case FRIENDLY -> "no " + FRIENDLY.mark("friendly") + " fighter";
      case OPPOSING -> "no " + OPPOSING_FIGHTER.mark("opposing fighter");
      case ALL -> "no fighter";
      case COMBATANTS -> "neither fighter of this combat";
    };
  }

  /** "each opposing fighter adjacent to Dracula". */
  String each(Fighters fighters) {
    String who =
        switch (fighters.group()) {
          case SELF, FOE, HERO, CHOSEN, CHOSEN_HERO -> single(fighters);
          case KIND -> "each of your " + scope.noun(Scope.kindOf(fighters)).plural();
          case YOURS -> "each of your fighters";
          case FRIENDLY -> "each " + FRIENDLY.mark("friendly") + " fighter";
          case OPPOSING -> "each " + OPPOSING_FIGHTER.mark("opposing fighter");
          case ALL -> "each fighter";
          case COMBATANTS -> "each fighter of this combat";
        };
    return who + where(fighters);
  }

  /** "an " + OPPOSING_FIGHTER.mark("opposing fighter"), without where it stands. */
  private String one(Fighters fighters) {
    return switch (fighters.group()) {
      case SELF, FOE, HERO, CHOSEN -> single(fighters);
      case CHOSEN_HERO -> "an opponent’s hero";
      case KIND ->
          scope.single(fighters)
              ? single(fighters)
              : "one of your " + scope.noun(Scope.kindOf(fighters)).plural();
      case YOURS -> "one of your fighters";
      case FRIENDLY -> "a " + FRIENDLY.mark("friendly") + " fighter";
      case OPPOSING -> "an " + OPPOSING_FIGHTER.mark("opposing fighter");
      case ALL -> fighters.where() == Where.ANYWHERE ? "any fighter" : "a fighter";
      case COMBATANTS -> "either fighter of this combat";
    };
  }

  private String single(Fighters fighters) {
    return switch (fighters.group()) {
      case SELF -> YOUR_FIGHTER.mark("your fighter");
      case FOE -> "the " + OPPOSING_FIGHTER.mark("opposing fighter");
      case HERO -> hero();
      case KIND -> name(scope.noun(Scope.kindOf(fighters)));
      case CHOSEN -> "the chosen fighter";
      case CHOSEN_HERO -> "that opponent’s hero";
      case YOURS, FRIENDLY, OPPOSING, ALL, COMBATANTS -> one(fighters);
    };
  }

  private String pronoun(Fighters fighters) {
    return switch (fighters.group()) {
      case FOE, SELF, CHOSEN -> "it";
      case CHOSEN_HERO -> "that hero";
      case HERO, KIND, YOURS, FRIENDLY, OPPOSING, ALL, COMBATANTS -> single(fighters);
    };
  }

  /** Whom something is measured from. */
  String near(Fighters fighters) {
    if (fighters.group() == Group.CHOSEN && memory.chosenIsClear()) {
      return "it";
    }
    return scope.single(fighters) ? single(fighters) : one(fighters) + where(fighters);
  }

  private String where(Fighters fighters) {
    return fighters.where() == Where.ANYWHERE ? "" : " " + whereTheyStand(fighters);
  }

  private String ifThere(Fighters fighters) {
    return fighters.where() == Where.ANYWHERE ? "" : ", if " + whereTheyStand(fighters) + ",";
  }

  /** "adjacent to Dracula". */
  String whereTheyStand(Fighters fighters) {
    Fighters near = fighters.near() == null ? Fighters.of(Group.HERO) : fighters.near();
    return switch (fighters.where()) {
      case ANYWHERE -> "on the battlefield";
      case ADJACENT -> ADJACENT.mark("adjacent") + " to " + near(near);
      case SAME_ZONE -> "in the " + SAME_ZONE.mark("same zone") + " as " + near(near);
      case ON_TOKEN -> "on one of your " + scope.token().plural();
      case ON_CHOSEN_SPACES ->
          memory.chosenSpaces() == 1 ? "on the chosen space" : "on the chosen spaces";
    };
  }

  /** A statement about a player. */
  EnglishClause clause(PlayerMention who, String verb, String rest) {
    if (who.players() == Players.YOU) {
      return EnglishClause.you(verb, rest);
    }
    return switch (who.how()) {
      case PLAIN -> EnglishClause.one(player(who.players()), verb, rest);
      case ONE -> EnglishClause.one("an opponent of your choice", verb, rest);
      case PRONOUN -> EnglishClause.many("they", verb, rest);
    };
  }

  /** "your opponent’s", "their". */
  String possessive(PlayerMention who) {
    if (who.players() == Players.YOU) {
      return "your";
    }
    return switch (who.how()) {
      case PLAIN -> player(who.players()) + "’s";
      case ONE -> "an opponent’s";
      case PRONOUN -> "their";
    };
  }

  String player(Players players) {
    return switch (players) {
      case YOU -> "you";
      case OPPONENT -> "your opponent";
      case CHOSEN -> "that opponent";
      case EACH_OPPONENT -> "each opponent";
    };
  }

  /** "a space adjacent to Holmes", seen from the fighters that go there. */
  String space(Spaces spaces, Fighters going, boolean other) {
    Fighters near = spaces.near() == null ? Fighters.of(Group.HERO) : scope.resolve(spaces.near());
    String a = other ? "another space " : "a space ";
    return switch (spaces.kind()) {
      case ANY -> other ? "any other space" : "any space";
      case ZONE_OF ->
          near.equals(going)
              ? (other ? "any other space" : "any space") + " in the " + SAME_ZONE.mark("same zone")
              : a + "in the " + SAME_ZONE.mark("same zone") + " as " + near(near);
      case ADJACENT_TO -> a + ADJACENT.mark("adjacent") + " to " + near(near);
      case ADJACENT_TO_CHOSEN_SPACE -> a + ADJACENT.mark("adjacent") + " to the chosen space";
      case YOUR_TOKENS -> a + "with one of your " + scope.token().plural();
      case CHOSEN_TOKEN -> "the space of that " + scope.token().shortName();
    };
  }
}
