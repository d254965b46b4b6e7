package nonpareil.content.language;

import static nonpareil.content.language.Word.word;

import java.util.List;
import nonpareil.engine.effect.Amount;
import nonpareil.engine.effect.Effect;
import nonpareil.engine.effect.Players;

/** Words for cards, hands, decks and discard piles. */
final class CardWords {

  private static final Type<Amount> FEW = Types.amount(1, 30);

  private static final Param<Players> WHO = Param.optional("who", Types.PLAYERS, Players.YOU);
  private static final Param<Players> PAYER = Param.optional("who", Types.PLAYER, Players.YOU);
  private static final Param<Effect> PAID =
      Param.optional("then", Types.PAID, OrderWords.NOTHING).besideWord();
  private static final Param<Players> OTHER_OR_OWNER = Param.needed("who", Types.OTHER_OR_OWNER);
  private static final Param<Players> OTHER = Param.needed("who", Types.OTHER);
  private static final Param<Amount> AMOUNT = Param.needed("cards", Types.AMOUNT);
  private static final Param<Amount> CARDS = Param.needed("cards", FEW);
  private static final Param<Amount> MOST = Param.needed("most", Types.amount(1, 9));
  private static final Param<Amount> KEEP = Param.needed("keep", FEW);
  private static final Param<Amount> TAKE = Param.needed("take", FEW);
  private static final Param<String> BANNER = Param.maybe("banner", Types.BANNER);
  private static final Param<String> CARD = Param.needed("card", Types.CARD);
  private static final Param<String> TAG = Param.needed("tag", Types.TAG);

  /** Where other cards go somewhere since, "moved this way" no longer means what it did. */
  private static final LeftBehind[] MOVED = {
    LeftBehind.MOVED_CARDS, LeftBehind.MOVED_OPENLY, LeftBehind.MOVED_BY_ONE
  };

  static final List<Word<Effect>> ALL =
      List.of(
          word("draw", "draw cards; a missing card costs damage")
              .alone(AMOUNT)
              .with(WHO)
              .builds(a -> new Effect.Draw(a.get(WHO), a.get(AMOUNT))),
          word("draw-up-to", "choose a number from 0 to this one and draw that many")
              .alone(MOST)
              .leaves(LeftBehind.DRAWN_CARDS)
              .builds(a -> new Effect.DrawUpTo(a.get(MOST))),
          word("keep-drawn", "keep so many of the cards drawn; the others go under your deck")
              .alone(KEEP)
              .needs(LeftBehind.DRAWN_CARDS)
              .builds(a -> new Effect.KeepDrawn(a.get(KEEP))),
          word("look-at-top", "look at the top of your deck, take some, return the rest on top")
              .with(CARDS, TAKE)
              .builds(a -> new Effect.LookAtTop(a.get(CARDS), a.get(TAKE))),
          word("put-on-deck", "put cards from your hand on top of your deck")
              .alone(CARDS)
              .forgets(MOVED)
              .builds(a -> new Effect.PutOnDeck(a.get(CARDS))),
          word(
                  "discard",
                  "players discard cards of their own choice; where one player does, the last card"
                      + " is the discarded one")
              .alone(CARDS)
              .with(WHO)
              .forgets(MOVED)
              .forgets(LeftBehind.DISCARDED_CARD)
              .leavesIf(a -> !a.get(WHO).isEach(), LeftBehind.DISCARDED_CARD)
              .builds(a -> new Effect.Discard(a.get(WHO), a.get(CARDS))),
          word(
                  "discard-random",
                  "players discard random cards from their hands; where one player does, the last"
                      + " card is the discarded one")
              .alone(CARDS)
              .with(WHO)
              .forgets(MOVED)
              .forgets(LeftBehind.DISCARDED_CARD)
              .leavesIf(a -> !a.get(WHO).isEach(), LeftBehind.DISCARDED_CARD)
              .builds(a -> new Effect.DiscardRandom(a.get(WHO), a.get(CARDS))),
          word("discard-top", "discard the top card of your deck")
              .forgets(MOVED)
              .leaves(LeftBehind.DISCARDED_CARD)
              .builds(a -> new Effect.DiscardTop()),
          word("discard-any", "discard as many hand cards as you like, all or those of one banner")
              .with(BANNER)
              .forgets(MOVED)
              .forgets(LeftBehind.DISCARDED_CARD)
              .leaves(LeftBehind.DISCARDED_COUNT)
              .builds(a -> new Effect.DiscardAny(a.find(BANNER))),
          word(
                  "pay",
                  "a player may discard exactly so many cards: what happens then, and else; then the"
                      + " last of them is the discarded card")
              .alone(CARDS)
              .with(PAYER, PAID, OrderWords.ELSE)
              .forgets(MOVED)
              .forgets(LeftBehind.DISCARDED_CARD)
              .builds(
                  a ->
                      new Effect.Pay(
                          a.get(PAYER), a.get(CARDS), a.get(PAID), a.get(OrderWords.ELSE))),
          word("see-hand", "you alone look at a player's hand")
              .alone(OTHER_OR_OWNER)
              .leaves(LeftBehind.SEEN_HAND)
              .builds(a -> new Effect.SeeHand(a.get(OTHER_OR_OWNER))),
          word("reveal-hand", "a player's hand is shown to all")
              .alone(OTHER_OR_OWNER)
              .leaves(LeftBehind.SEEN_HAND)
              .builds(a -> new Effect.RevealHand(a.get(OTHER_OR_OWNER))),
          word("discard-seen", "name a card of the hand you have seen; its owner discards it")
              .alone(OTHER)
              .needs(LeftBehind.SEEN_HAND)
              .forgets(MOVED)
              .leaves(LeftBehind.DISCARDED_CARD)
              .builds(a -> new Effect.DiscardSeen(a.get(OTHER))),
          word("discard-named", "a player discards a card with the named number as its value")
              .alone(OTHER)
              .needs(LeftBehind.NAMED_NUMBER)
              .forgets(MOVED)
              .leaves(LeftBehind.DISCARDED_CARD)
              .builds(a -> new Effect.DiscardNamed(a.get(OTHER))),
          word(
                  "choose-opponent",
                  "choose an opponent with a fighter on the board; with nobody there, what follows"
                      + " about that player does not happen (a \"pay\" counts as declined)")
              .leaves(LeftBehind.CHOSEN_PLAYER)
              .builds(a -> new Effect.ChooseOpponent()),
          word("name-number", "name a number from 0 to this one")
              .alone(MOST)
              .leaves(LeftBehind.NAMED_NUMBER)
              .asks()
              .builds(a -> new Effect.NameNumber(a.get(MOST))),
          word("search", "take a card from your discard pile, or from your deck and shuffle it")
              .alone(CARD)
              .builds(a -> new Effect.Search(a.get(CARD))),
          word("take-discards", "take all cards with a tag from your discard pile into hand")
              .alone(TAG)
              .builds(a -> new Effect.TakeDiscards(a.get(TAG))),
          word("reveal-top", "turn up the top card of your deck; if there is none, the effect ends")
              .leaves(LeftBehind.REVEALED_CARD)
              .builds(a -> new Effect.RevealTop()),
          word("take-revealed", "take the revealed card into hand")
              .needs(LeftBehind.REVEALED_CARD)
              .builds(a -> new Effect.TakeRevealed()),
          word("take-boost-card", "take back one of the cards this card was boosted with")
              .in(Window.of(Window.AFTER_COMBAT))
              .builds(a -> new Effect.TakeBoostCard()));

  private CardWords() {}
}
