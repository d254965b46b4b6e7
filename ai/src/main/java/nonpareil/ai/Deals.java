package nonpareil.ai;

import nonpareil.engine.game.Chance;
import nonpareil.engine.game.DecisionKind;
import nonpareil.engine.game.Deck;
import nonpareil.engine.game.Option;
import nonpareil.engine.game.Redeal;
import nonpareil.engine.game.State;
import nonpareil.engine.game.View;
import nonpareil.engine.hero.Hero;

/**
 * Deals the unknown anew for a search. Any deal is as likely as another, but for the card that an
 * attack has been made with: it comes as often as the attacker would choose it, as far as the
 * search has found out.
 */
final class Deals {

  /** How many deals are looked at for a card the attacker would have chosen. */
  private static final int MOST_LOOKED_AT = 31;

  private final View view;
  private final Redeal redeal;
  private final Tree tree;
  private final HiddenChoices hidden;
  private final Chance chance;
  private final int attacker;
  private final int[] copies = new int[Hero.DECK_SIZE];
  private int size;
  private int card;

  Deals(View view, long seed, Tree tree, HiddenChoices hidden, Chance chance) {
    this.view = view;
    this.tree = tree;
    this.hidden = hidden;
    this.chance = chance;
    redeal = new Redeal(seed);
    attacker = attacker(view);
  }

  /** The opponent with one card face down; beside a boost nobody can tell which is which. */
  private static int attacker(View view) {
    if (view.decision() == DecisionKind.DEFENSE_CARD) {
      for (int p = 0; p < view.game().players(); p++) {
        if (!view.game().sameTeam(p, view.viewer()) && view.tableSize(p) == 1) {
          return p;
        }
      }
    }
    return State.NOBODY;
  }

  State first() {
    return redeal.deal(view);
  }

  /** Whose choice of a card is part of the deal, or nobody. */
  int attacker() {
    return attacker;
  }

  /** Deals into a state; the attacker's choice, if there is one, is then the first hidden one. */
  void next(State s) {
    redeal.dealInto(view, s);
    if (attacker == State.NOBODY) {
      return;
    }
    int laid = weigh(s);
    for (int i = 1; i < MOST_LOOKED_AT && !wanted(laid); i++) {
      redeal.dealInto(view, s);
      laid = weigh(s);
    }
    hidden.take(laid);
  }

  /**
   * Opens the attacker's choice as it was in a deal; returns which of its cards is on the table.
   */
  private int weigh(State s) {
    Deck deck = view.game().seat(attacker).deck();
    card = deck.cardAtBit(Integer.numberOfTrailingZeros(s.table(attacker)));
    int all = deck.plus(s.hand(attacker), card);
    int laid = 0;
    size = 0;
    hidden.open(attacker);
    for (int kinds = deck.kinds(all); kinds != 0; kinds &= kinds - 1) {
      int other = deck.cardAtBit(Integer.numberOfTrailingZeros(kinds));
      int edge = tree.edge(attacker, Option.of(Option.Word.CARD, other));
      // A card that was never dealt as the attack is none that can be attacked with.
      if (other == card || tree.visits(edge) > 0) {
        laid = other == card ? size : laid;
        copies[size++] = deck.count(all, other);
        hidden.add(edge);
      }
    }
    hidden.weigh();
    return laid;
  }

  /** Whether the deal is taken, so that in the end each card comes as often as it would be laid. */
  private boolean wanted(int laid) {
    double most = 0;
    for (int i = 0; i < size; i++) {
      most = Math.max(most, hidden.taking(i) / copies[i]);
    }
    return chance.fraction() * most <= hidden.taking(laid) / copies[laid];
  }

  /** The option the attacker took in the last deal. */
  int option() {
    return Option.of(Option.Word.CARD, card);
  }
}
