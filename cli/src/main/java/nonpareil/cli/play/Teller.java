package nonpareil.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nonpareil.content.text.Called;
import nonpareil.engine.game.Event;
import nonpareil.engine.game.Event.CardsTaken;
import nonpareil.engine.game.Event.CardsTaken.From;
import nonpareil.engine.game.Event.Cause;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Mode;
import nonpareil.engine.hero.CardType;

/** Tells the events of a game to one viewer: who, what and why. */
final class Teller {

  private final Game game;
  private final Names names;
  private final Words words;
  private final int viewer;
  private final List<Line> lines = new ArrayList<>();
  private final CombatSum combat;

  /** A card spent for a boost: that it is then discarded goes without saying. */
  private Event.CardDiscarded silent = new Event.CardDiscarded(-1, -1, false, Cause.RULE);

  private Teller(Game game, Names names, int viewer) {
    this.game = game;
    this.names = names;
    this.words = names.words();
    this.viewer = viewer;
    combat = new CombatSum(game, names);
  }

  /** The story so far as a viewer may know it. */
  static List<Line> tell(GameLog log, Names names, int viewer) {
    return since(0, log, names, viewer);
  }

  /** What has happened after the first so many choices. */
  static List<Line> since(int number, GameLog log, Names names, int viewer) {
    var teller = new Teller(log.game(), names, viewer);
    int start = turnBefore(number, log);
    int before = 0;
    for (int i = start; i < log.size(); i++) {
      if (i == number) {
        before = teller.lines.size();
      }
      List<Event> events = log.choice(i).events();
      if (log.choice(i).option() == GameLog.LEFT) {
        teller.add(log.choice(i).player(), "resigned", names.player(log.choice(i).player()));
      }
      teller.tell(i == start && i < number ? sinceTurn(events) : events);
    }
    return number < log.size() ? teller.lines.subList(before, teller.lines.size()) : List.of();
  }

  /** The last choice before some number that began a turn: no combat reaches beyond it. */
  private static int turnBefore(int number, GameLog log) {
    int i = Math.min(number, log.size()) - 1;
    while (i > 0 && sinceTurn(log.choice(i).events()).isEmpty()) {
      i--;
    }
    return Math.max(i, 0);
  }

  private static List<Event> sinceTurn(List<Event> events) {
    for (int i = events.size() - 1; i >= 0; i--) {
      if (events.get(i) instanceof Event.TurnBegan) {
        return events.subList(i, events.size());
      }
    }
    return List.of();
  }

  private void tell(List<Event> events) {
    for (int i = 0; i < events.size(); i++) {
      Event event = events.get(i).seenBy(viewer, game);
      if (event instanceof CardsTaken taken) {
        var cards = new ArrayList<>(taken.cards());
        while (i + 1 < events.size()
            && events.get(i + 1).seenBy(viewer, game) instanceof CardsTaken more
            && more.player() == taken.player()
            && more.from() == taken.from()
            && more.cause().equals(taken.cause())) {
          cards.addAll(more.cards());
          i++;
        }
        taken(taken, cards);
      } else {
        tell(event);
      }
    }
  }

  private void add(int player, String key, Object... things) {
    lines.add(Line.of(player, words.say(key, things)));
  }

  /** The same with the reason in brackets. */
  private void add(int player, Cause cause, String key, Object... things) {
    String why = names.cause(cause);
    String text = words.say(key, things);
    String bare = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    lines.add(Line.of(player, why.isEmpty() ? text : words.say("because", bare, why)));
  }

  private void tell(Event event) {
    switch (event) {
      case Event.TurnBegan e ->
          lines.add(Line.heading(e.player(), words.say("turn", names.player(e.player()))));
      case Event.ManeuverBegan e -> add(e.player(), "maneuver", names.player(e.player()));
      case Event.SchemePlayed e ->
          add(e.player(), "scheme", fighter(e.fighter()), names.quoted(e.player(), e.card()));
      case Event.AttackDeclared e -> {
        combat.begin(e);
        add(game.owner(e.attacker()), "attack", fighter(e.attacker()), fighter(e.target()));
      }
      case Event.CardCommitted e -> committed(e);
      case Event.NumberNamed e ->
          add(e.player(), e.cause(), "number", names.player(e.player()), e.number());
      case Event.CardsRevealed e -> revealed(e);
      case Event.AttackCardReplaced e -> {
        int player = combat.attackPlayer();
        combat.replaced();
        add(
            player,
            e.cause(),
            "replaced",
            names.quoted(player, e.returned()),
            names.quoted(player, e.played()));
      }
      case Event.EffectsCancelled e ->
          add(e.cause().player(), e.cause(), cancelled(e), names.quoted(e.player(), e.card()));
      case Event.EffectStopped e ->
          add(
              e.player(),
              "stopped",
              names.player(e.player()),
              names.quoted(e.player(), e.shown()),
              names.cause(e.stopped()));
      case Event.ValueChanged e -> combat.changed(e);
      case Event.CombatSettled e -> combat.settled(e).forEach(t -> lines.add(Line.note(t)));
      case CardsTaken e -> taken(e, e.cards());
      case Event.Exhausted e -> add(e.player(), "exhausted", names.player(e.player()));
      case Event.CardDiscarded e -> discarded(e);
      case Event.CardBoosted e -> {
        silent = new Event.CardDiscarded(e.player(), e.card(), false, Cause.RULE);
        String card = names.quoted(e.player(), e.card());
        add(e.player(), "boosted", names.player(e.player()), card, e.boost());
      }
      case Event.CardReturned e -> {
        String key = e.top() ? "returned.top" : "returned.bottom";
        if (e.card() < 0) {
          add(e.player(), e.cause(), key + ".hidden", names.player(e.player()));
        } else {
          String card = names.quoted(e.player(), e.card());
          add(e.player(), e.cause(), key, names.player(e.player()), card);
        }
      }
      case Event.CardMoved e -> {
        String key = "to." + e.to().name().toLowerCase(Locale.ROOT);
        if (e.card() < 0) {
          add(e.player(), e.cause(), key + ".hidden", names.player(e.player()));
        } else {
          String card = names.quoted(e.player(), e.card());
          add(e.player(), e.cause(), key, names.player(e.player()), card);
        }
      }
      case Event.DeckSeen e ->
          add(
              e.viewer(),
              e.cause(),
              e.top() ? "deck.seen" : "deck.seen.bottom",
              names.player(e.viewer()),
              e.cards(),
              names.player(e.player()));
      case Event.TypeNamed e -> {
        String type = CardType.values()[e.type()].name().toLowerCase(Locale.ROOT);
        add(e.player(), e.cause(), "type.named." + type, names.player(e.player()));
      }
      case Event.ActProposed e ->
          add(
              e.player(),
              e.cause(),
              "act.proposed",
              names.player(e.player()),
              Acts.proposal(names, e.proposal()));
      case Event.ActAnswered e ->
          add(e.player(), e.agreed() ? "act.agreed" : "act.declined", names.player(e.player()));
      case Event.TopSeen e ->
          add(e.player(), e.cause(), "top.seen", names.player(e.player()), e.cards());
      case Event.CardRevealed e -> {
        String card = names.quoted(e.player(), e.card());
        add(e.player(), e.cause(), "shown", names.player(e.player()), card);
      }
      case Event.Mulligan e -> add(e.player(), "mulligan", names.player(e.player()));
      case Event.DeckShuffled e -> add(e.player(), "shuffled", names.player(e.player()));
      case Event.HandSeen e -> {
        Called viewed = names.player(e.player());
        add(e.viewer(), e.cause(), "hand.seen", names.player(e.viewer()), viewed);
      }
      case Event.HandRevealed e ->
          add(
              e.player(),
              e.cause(),
              e.cards().isEmpty() ? "hand.revealed.empty" : "hand.revealed",
              names.player(e.player()),
              cards(e.player(), e.cards()));
      case Event.Moved e -> {
        String path = e.path().stream().map(names::space).collect(Collectors.joining(" → "));
        add(names.owner(e.piece()), e.cause(), "moved", fighter(e.piece()), path);
      }
      case Event.Placed e -> {
        String to = names.space(e.to());
        String key = e.from() < 0 ? "placed" : "placed.from";
        String from = e.from() < 0 ? "" : names.space(e.from());
        add(names.owner(e.piece()), e.cause(), key, fighter(e.piece()), to, from);
      }
      case Event.Swapped e ->
          add(e.cause().player(), e.cause(), "swapped", fighter(e.fighter()), fighter(e.other()));
      case Event.TookOver e -> {
        combat.tookOver(e);
        Called replaced = fighter(e.replaced());
        add(game.owner(e.fighter()), e.cause(), "took-over", fighter(e.fighter()), replaced);
      }
      case Event.LeftBoard e -> add(names.owner(e.piece()), e.cause(), "left", fighter(e.piece()));
      case Event.Damaged e ->
          add(
              game.owner(e.fighter()),
              e.combat() ? Cause.RULE : e.cause(),
              e.combat() ? "damaged.combat" : "damaged",
              fighter(e.fighter()),
              e.amount(),
              e.healthLeft());
      case Event.DamagePrevented e ->
          add(game.owner(e.fighter()), "prevented", fighter(e.fighter()), e.amount());
      case Event.Healed e ->
          add(
              game.owner(e.fighter()),
              e.cause(),
              e.amount() < 0 ? "healed.set" : "healed",
              fighter(e.fighter()),
              e.amount(),
              e.health());
      case Event.Defeated e -> {
        boolean out =
            game.setup().mode() == Mode.FREE_FOR_ALL
                && game.isHero(e.fighter())
                && game.seat(game.owner(e.fighter())).hero().heroes().size() == 1;
        add(game.owner(e.fighter()), out ? "defeated.out" : "defeated", fighter(e.fighter()));
      }
      case Event.Returned e ->
          add(
              game.owner(e.fighter()),
              e.cause(),
              "back",
              fighter(e.fighter()),
              names.space(e.space()),
              e.health());
      case Event.TraitChanged e -> {
        String trait = names.trait(e.player(), e.trait());
        add(e.player(), e.cause(), "trait", names.player(e.player()), trait);
      }
      case Event.ActionsGained e ->
          add(e.player(), e.cause(), "actions", names.player(e.player()), e.actions());
      case Event.NextTurnChanged e ->
          add(
              e.player(),
              e.cause(),
              e.actions() > 0 ? "next.more" : "next.fewer",
              names.player(e.player()),
              Math.abs(e.actions()));
      case Event.CardLaid e ->
          add(e.player(), "laid", names.player(e.player()), names.quoted(e.player(), e.card()));
      case Event.CounterChanged e -> {
        if (e.counter() >= 0) {
          String counter = names.counter(e.player(), e.counter());
          add(e.player(), e.cause(), "counter", names.player(e.player()), counter, e.number());
        } else {
          String card = names.quoted(e.player(), e.card());
          add(e.player(), e.cause(), "counter.card", card, e.number());
        }
      }
      case Event.RuleBegan e -> {
        var texts = new RuleText(game, names);
        add(e.rule().player(), "rule", texts.source(e.rule()), texts.of(e.rule()));
      }
      case Event.SecondDrawn e -> {
        String card = names.quoted(e.player(), e.card());
        add(e.player(), e.cause(), "second.drawn", names.player(e.player()), card);
      }
      case Event.CardUsed e ->
          add(e.player(), "used", names.player(e.player()), names.quoted(e.player(), e.card()));
      case Event.AbilityUsed e -> {
        String text = names.happening(e.player(), e.card(), e.number());
        add(e.player(), "ability.used", names.player(e.player()), text);
      }
      case Event.SecondRefilled e ->
          add(e.player(), e.cause(), "second.refilled", names.player(e.player()));
      case Event.PlayerOut e -> add(e.player(), "out", names.player(e.player()));
      case Event.GameEnded e -> {} // told by the table, with the reason
    }
  }

  private Called fighter(int piece) {
    return names.fighter(piece);
  }

  private String cards(int player, List<Integer> cards) {
    return cards.stream().map(c -> names.quoted(player, c)).collect(Collectors.joining(", "));
  }

  private static String cancelled(Event.EffectsCancelled e) {
    return switch (e.moment()) {
      case null -> "cancelled";
      case IMMEDIATELY -> "cancelled.immediately";
      case DURING_COMBAT -> "cancelled.during";
      case AFTER_COMBAT -> "cancelled.after";
    };
  }

  private void committed(Event.CardCommitted e) {
    Called player = names.player(e.player());
    String kind = e.boost() ? "committed.boost" : e.faceUp() ? "committed.open" : "committed";
    if (e.card() < 0) {
      add(e.player(), kind + ".hidden", player);
    } else {
      add(e.player(), kind, player, names.quoted(e.player(), e.card()));
    }
  }

  private void revealed(Event.CardsRevealed e) {
    int attacker = combat.attackPlayer();
    int defender = combat.defensePlayer();
    if (e.attackCard() >= 0) {
      String card = withValue(attacker, e.attackCard(), true);
      add(attacker, "revealed.attack", fighter(combat.attacker()), card);
    }
    if (e.boostCard() >= 0) {
      int boost = game.seat(attacker).deck().boost(e.boostCard());
      add(attacker, "revealed.boost", names.quoted(attacker, e.boostCard()), boost);
    }
    if (e.defenseCard() < 0) {
      add(defender, "revealed.none", fighter(combat.target()));
    } else {
      String card = withValue(defender, e.defenseCard(), false);
      add(defender, "revealed.defense", fighter(combat.target()), card);
    }
  }

  private String withValue(int player, int card, boolean attacking) {
    int printed = game.seat(player).deck().value(card, attacking);
    return names.quoted(player, card) + " (" + printed + ")";
  }

  private void taken(CardsTaken e, List<Integer> cards) {
    Called player = names.player(e.player());
    String key = e.from() == From.DRAWN ? "drawn" : e.isOpen() ? "taken.open" : "taken";
    if (cards.getFirst() < 0) {
      add(e.player(), e.cause(), key + ".hidden", player, cards.size());
    } else {
      add(e.player(), e.cause(), key, player, cards(e.player(), cards));
    }
  }

  private void discarded(Event.CardDiscarded e) {
    if (e.equals(silent)) {
      return;
    }
    String key = e.fromDeck() ? "discarded.deck" : "discarded";
    String card = names.quoted(e.player(), e.card());
    add(e.player(), e.cause(), key, names.player(e.player()), card);
  }
}
