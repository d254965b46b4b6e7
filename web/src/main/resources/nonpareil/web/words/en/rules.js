// The rules by clause, in our words. Edition 2023; what differs in 2019 is said under ….old. The ids are those the
// scenarios prove; DEC are decisions of ours.

export default {
  'rule.SYS': 'Fighters and cards',
  'rule.SYS-1': 'Your figures are your fighters: one hero and the sidekicks that come along, if any.',
  'rule.SYS-2':
    'A hero has health, a move value, melee or ranged attack, an ability of its own, and a deck of exactly 30 cards that nobody else uses.',
  'rule.SYS-3':
    'A fighter begins with its full health and never has more than the highest number on its dial. Healing beyond that is lost.',
  'rule.SYS-4':
    'A sidekick without a dial has 1 health. Where several of a kind fight along, each has its own 1 health, unless the hero says otherwise.',
  'rule.SYS-5': 'Any heroes may meet, on any battlefield.',
  'rule.SYS-6':
    'A card is an attack, a defense, versatile, or a scheme. It has a name, a banner that says who may use it (or ANY), usually a boost value and, unless it is a scheme, a value.',
  'rule.SYS-7':
    'A versatile card may be played to attack or to defend. For every other effect it counts as both an attack card and a defense card.',
  'rule.SYS-8':
    'A card whose banner names only defeated fighters cannot be played any more. You may still spend it for a boost.',
  'rule.SYS-9':
    'If several sidekicks bear the name on the banner, you say which one uses the card. It stays usable while one of them lives.',

  'rule.BRD': 'The battlefield',
  'rule.BRD-1': 'The battlefield consists of spaces. A space holds at most one fighter.',
  'rule.BRD-2': 'Two spaces joined by a line are adjacent.',
  'rule.BRD-3':
    'All spaces of one colour form a zone, even where they do not touch. A space with several colours belongs to several zones.',
  'rule.BRD-4': 'Two spaces are in the same zone if they share at least one colour.',
  'rule.BRD-5':
    'Zones differ by pattern as well as by colour. The settings make the patterns stronger; play stays the same.',
  'rule.BRD-6':
    'Start spaces are numbered. A battlefield with only 1 and 2 is for two players; three or four need the numbers 1 to 4.',

  'rule.SETUP': 'Setting up',
  'rule.SETUP-1': 'Choose a battlefield and a hero each. Shuffle your deck and draw five cards.',
  'rule.SETUP-2':
    'The first player puts the hero on start space 1 and each sidekick on a free space of its own in the same zone as the hero; if the hero’s space has several colours, any of them will do.',
  'rule.SETUP-3': 'If no space is free there, the sidekick goes on any free space.',
  'rule.SETUP-4':
    'What a hero has to choose at the start of the game is chosen while placing it (Alice’s size, for example).',
  'rule.SETUP-5':
    'The second player does the same on start space 2. Then the first player takes the first turn. The books let the younger person be first. Here chance decides, unless whoever opens the table says who begins; in a rematch the loser of the last game begins, after a draw the one who was second.',

  'rule.TURN': 'Your turn',
  'rule.TURN-1':
    'Your turn has exactly two actions: maneuver, scheme or attack. You may take the same one twice, and you may not skip any. Some effects grant further actions.',
  'rule.TURN-2':
    'An action must be possible: a scheme needs a scheme card you can play; an attack needs a fighter with a target and an attack card it may use. A maneuver is always possible.',
  'rule.TURN-3':
    'If you hold more than seven cards at the end of your turn, you discard down to seven; you choose which. During your turn there is no limit.',
  'rule.TURN-4': 'Abilities “at the start of your turn” come before your first action.',

  'rule.DRAW': 'Drawing cards',
  'rule.DRAW-1': 'When you are told to draw, you draw, unless it says that you may.',
  'rule.DRAW-2':
    'With an empty deck your fighters are exhausted: for each card you would draw, each of your fighters takes 2 damage instead, all at the same time. The discard pile is never shuffled back.',
  'rule.DRAW-3':
    'Several cards are drawn one by one: first what the deck still has, then each missing card costs damage as in DRAW-2.',
  'rule.DRAW-4': 'Discard piles lie face up. Everybody may look through all of them at any time.',

  'rule.MAN': 'Maneuver',
  'rule.MAN-1': 'First draw a card; that is a must. Then you may move your fighters.',
  'rule.MAN-2':
    'Each of your fighters may move up to the hero’s move value: one after the other, in any order, each as far as you like within it, or not at all.',
  'rule.MAN-3':
    'A step goes to an adjacent space. Fighters may pass through friends but not through opponents, and must not end on an occupied space.',
  'rule.MAN-4':
    'Once per maneuver, before moving, you may boost: discard a card from your hand and add its boost value to the move of all your fighters. What else the card says does not happen, except for a boost bonus (SET-5).',
  'rule.MAN-5':
    'If an effect lets you move an opponent’s fighter, MAN-3 holds as that fighter’s owner would see it: friend and foe change places.',
  'rule.MAN-6': 'Placing is not moving: the distance and what lies between do not matter, but the space must be empty.',
  'rule.MAN-7': 'The card you have just drawn may be the one you boost with.',

  'rule.SCH': 'Scheme',
  'rule.SCH-1':
    'Play a scheme card face up and name the fighter that uses it: the banner must allow it, and it must be alive. Do what the card says, then put it on your discard pile.',
  'rule.SCH-2': 'While it takes effect, the card is neither in your hand nor in your discard pile.',

  'rule.ATT': 'Attack',
  'rule.ATT-1': 'Name the fighter that attacks and its target.',
  'rule.ATT-2': 'Every fighter may attack an opposing fighter on an adjacent space, whatever the zone.',
  'rule.ATT-3': 'Ranged fighters may also attack an opposing fighter in the same zone, however far away.',
  'rule.ATT-4': 'The attacker plays an attack card or versatile card that the fighter may use, face down.',
  'rule.ATT-5':
    'The defender may answer with a defense card or versatile card for the attacked fighter, face down and without knowing the attack, or play none. Both cards are turned up together.',
  'rule.ATT-6':
    'Then, in this order: effects IMMEDIATELY, effects DURING COMBAT, combat damage, effects AFTER COMBAT, the cards go away, effects “after the attack”.',
  'rule.ATT-7': 'If both have effects at the same moment, the defender’s come first.',
  'rule.ATT-8':
    'Combat damage is attack value minus defense value (0 without a card), never below 0; the attacked fighter takes it. If the target has left the battlefield before, there is none and the defender won. The attacker never takes combat damage.',
  'rule.ATT-9':
    'The attacker wins the combat by dealing at least 1 combat damage. Otherwise the defender wins it, even if effects did harm.',
  'rule.ATT-10':
    'If a fighter falls in the combat, its card still does all it does: the combat damage it deals, and every effect still to come, as far as it can be carried out.',
  'rule.ATT-10.old': 'Not if that defeat has ended the game.',
  'rule.ATT-11':
    'The played cards go to the discard piles first; then come abilities and other effects “after the attack”.',
  'rule.ATT-11.old': 'Such abilities come after the cards’ effects, but before the cards go to the discard piles.',
  'rule.ATT-12': 'Until then a played card is neither in a hand nor in a discard pile.',
  'rule.ATT-13': 'Boosts and changed values count for this combat only.',

  'rule.EFF': 'Effects',
  'rule.EFF-1': 'Effects are a must, even where they hurt your own side, unless they say “may”.',
  'rule.EFF-2': '“Up to” a number includes 0.',
  'rule.EFF-3': 'The printed value is the number on the card before anything changes it.',
  'rule.EFF-4': 'A value that is ignored counts as 0 in this combat, whatever has changed it or will.',
  'rule.EFF-5': 'Do as much of an effect as you can. A part that is impossible does not stop the rest.',
  'rule.EFF-6':
    'A cancelled effect does not happen, not later in the combat either. Cancelling takes a card’s effects, not its value, and never touches abilities of heroes or battlefields.',
  'rule.EFF-7': '“The opposing fighter” in a combat is the one that fights in it, nobody else.',
  'rule.EFF-8':
    'An ability may have effects at the moments of a combat too (IMMEDIATELY, DURING COMBAT, AFTER COMBAT). They come together with those of that player’s card, in an order the player chooses, whatever card was played; the defender’s side comes first. Cancelling the card does not touch them. None of the ten heroes has such an ability; home-made ones may.',

  'rule.END': 'Defeat and victory',
  'rule.END-1': 'A fighter with 0 health is defeated and leaves the battlefield at once, whatever the cause.',
  'rule.END-2': 'In a duel, whoever’s hero is defeated loses. The action in progress is carried out to its end first.',
  'rule.END-2.old': 'At once: the rest of the action does not happen, unless a card says otherwise (SET-6).',
  'rule.END-3': 'If both heroes are down at that moment, the player whose turn it is wins.',
  'rule.END-3.old': 'The same, if one event fells both.',

  'rule.SET': 'Special rules of the sets',
  'rule.SET-1':
    'Secret passages (King Solomon’s Mine, Baskerville Manor): a fighter may move from one passage space to any other as if they were adjacent. It costs one step; opponents are in the way as always.',
  'rule.SET-2': 'For everything else passage spaces are not adjacent: not for attacks, not for effects.',
  'rule.SET-3':
    'Large fighters cannot use passages. None of the ten heroes is large in this sense, not even Alice when she is big.',
  'rule.SET-4':
    'Houdini: when you boost a maneuver, you may place Houdini on any empty space instead of moving him. Bess moves as usual, with the boost.',
  'rule.SET-5':
    'Boost bonus: if you spend such a card for a boost, its bonus happens at once; then the card goes to the discard pile and the action goes on. It does not happen when an opponent makes use of the boost value.',
  'rule.SET-6':
    'A card that works when its own hero falls in the combat (Houdini’s “All Part of the Show”) does so before the game is declared over.',
  'rule.SET-7':
    'The Invisible Man begins with three fog tokens on different spaces, placed by the rule for sidekicks (SETUP-2).',
  'rule.SET-8':
    'While the Invisible Man stands on fog, his defense cards have 1 more value. That is no card effect and cannot be cancelled.',
  'rule.SET-9':
    'The Invisible Man may step from one fog space to any other as if they were adjacent, following MAN-3. Nobody else can; for the others fog is not there.',
  'rule.SET-10':
    'Fog tokens move along lines and through anything. They may share a space with fighters, also opposing ones, and with tokens of other kinds, but not with another fog token. Other tokens of home-made heroes say themselves whether several lie on one space.',
  'rule.SET-11': 'Fog changes neither zones nor what is adjacent.',
  'rule.SET-12': 'Alice is big or small: you choose at set-up, later her cards change it.',

  'rule.FFA': 'Free for all: three or four',
  'rule.FFA-1':
    'Three or four play on battlefields with four start spaces or more; those beyond the fourth, and those of nobody, stay unused. Player 1 begins on space 1, and so on; turns follow the same order.',
  'rule.FFA-2':
    'In your own first turn you may attack only the player whose turn is next, or players who have already had a turn. From the second round on, anybody.',
  'rule.FFA-3': '“Your opponent” in a combat is the other player of that combat.',
  'rule.FFA-4':
    'Whoever’s hero is defeated is out. At the end of the running action the remaining sidekicks and tokens leave the battlefield; they do not count as defeated. If it was that player’s turn, it ends.',
  'rule.FFA-5':
    'The last hero standing wins; this is looked at when an action ends. If the last heroes fall in one action, the player whose turn it is wins, if that hero was still in play when the action began; otherwise those who fell together draw. What happens at the start of a turn counts as an action here.',
  'rule.FFA-5.old': 'Free for all ends by the same rule.',

  'rule.TEAM': 'Teams of two',
  'rule.TEAM-1':
    'Teams need a battlefield with four start spaces or more. Place first A on 1, first B on 2, second A on 3, second B on 4, each followed by the sidekicks.',
  'rule.TEAM-2': 'Turns go round in the same order: first A, first B, second A, second B.',
  'rule.TEAM-3':
    'Your team mate’s fighters are friendly: you may pass through them, cannot attack them, and friendly effects reach them, unless a card says “your”.',
  'rule.TEAM-4': 'Team mates see each other’s hands and may talk about them. Each moves only their own fighters.',
  'rule.TEAM-5': 'With three people, one plays both heroes of a team, each with a deck, a hand and turns of its own.',
  'rule.TEAM-6':
    'A defeated hero leaves the battlefield, but its player goes on while a sidekick is left. Without any fighter there are no more turns.',
  'rule.TEAM-7':
    'A team whose two heroes are defeated loses at the end of the running action. If both teams are down then, the team whose turn it is wins.',
  'rule.TEAM-7.old': 'It loses at once.',

  'rule.DEC': 'Where the books are silent',
  'rule.DEC.text': 'Or where they disagree: this is how it is played here.',
  'rule.DEC-1':
    'A duel is over when the running action ends: a fallen hero leaves the battlefield at once, everything begun is still carried out, then the winner is named. If both heroes are down then, the player whose turn it is wins.',
  'rule.DEC-1.old': 'It is over at once when a hero falls; only SET-6 puts that off to the end of an effect.',
  'rule.DEC-2':
    '“Deduce Strategy” and “This Is No Parlor Trick” change the printed value. A card that has another value instead (“Momentous Shift”, “Duality of Man”, “Claws That Catch”, “Emerge From Mist”) keeps it; additions come on top.',
  'rule.DEC-3':
    '“Excalibur” has no effects, so there is nothing to cancel and King Arthur’s boost stays. On every card with effects the boost is lost together with them.',
  'rule.DEC-3.old': 'The boost on “Excalibur” is lost too.',
  'rule.DEC-4':
    '“Place on any space” means any empty space, or the space the fighter already stands on. Where the text says “other” or “empty”, staying is not allowed.',
  'rule.DEC-5':
    '“Do My Bidding” changes King Arthur’s attack card, not his face-down boost: it stays and counts for the new card.',
  'rule.DEC-6':
    '“A Magician Never Reveals His Secrets” cancels the whole effect that would show the hand, whether of a card, of a boost bonus or of an ability. It does nothing against effects that cannot be cancelled.',
  'rule.DEC-7': '“Bewilderment” keeps all damage from Merlin until the combat has been cleaned up.',
  'rule.DEC-8':
    '“Impossible to See” shuts out card effects only. Bonuses that are none still count: Alice’s size, King Arthur’s boost, fog.',
  'rule.DEC-9':
    'If two effects fix the value of one card, the first one counts (“Three Wishes” against another). Ignoring a value does not change it and makes it 0 all the same.',
  'rule.DEC-10':
    '“Scientific Method” counts all damage dealt to the defending fighter in this combat, by the attack and by effects.',
  'rule.DEC-11':
    'A card without a boost value may be spent for a boost; it counts 0. A VOYAGE card spent that way lies in the discard pile at once and already counts for this maneuver.',
  'rule.DEC-12': 'Each of the two boosts of “The Big Reveal” is optional, one after the other.',
  'rule.DEC-13': '“A Momentary Glance” has to hit somebody, and that may be a friend or Medusa herself.',
  'rule.DEC-14': '“Looking Glass”: first choose both options, then their order.',
  'rule.DEC-15':
    '“The Lady of the Lake” takes Excalibur from the discard pile if it lies there. Then the deck is neither searched nor shuffled.',
  'rule.DEC-16': '“Careful What You Wish For” hits one opposing fighter next to the Genie.',
  'rule.DEC-17':
    'Fog may pass a secret passage as one step. The token of “Slip Away” has to change its space. “Lurking” places without a path. For “Emerge From Mist” the beginning of the turn is looked at after a return from “Vanish”.',
  'rule.DEC-18': 'With three or four players whoever plays “Step Lightly” says which opponent moves the fog.',
  'rule.DEC-19': 'Holmes’ protection belongs to the banner of the card and stays when Holmes is defeated.',
  'rule.DEC-20': 'No fighter of the ten heroes’ sides can have more health than at the start.',
  'rule.DEC-21': '“Imprisoned Wrath” without a target: the discard is not offered.',
  'rule.DEC-22': 'If several effects of one player happen at the same moment, that player chooses their order.',
  'rule.DEC-23': 'With three or four players the fog leaves the battlefield together with an Invisible Man who is out.',
  'rule.DEC-24':
    'The same hero may be chosen twice; whose fighter is whose goes by the player. (New tables here ask for different heroes.)',
  'rule.DEC-25':
    'If the damage of “Step Lightly” takes the last fighter of the opponent who would move the fog, no fog is moved.',
  'rule.DEC-26': 'With two Invisible Men “on fog” means on tokens of the card’s owner.',
  'rule.DEC-27': 'Where several sidekicks of a kind are defeated, the one with the lowest number returns.',
  'rule.DEC-28': 'Free for all can be played by the rules of 2019 too; it ends by those of 2023 (FFA-4, FFA-5).',
  'rule.DEC-29':
    'Effects that count the damage of an attack count all of it, also what goes beyond the health that was left.',
  'rule.DEC-30':
    'A cancelled boost of King Arthur lies face up without value until the clean-up, then it goes to the discard pile.',
  'rule.DEC-31':
    '“A Magician Never Reveals His Secrets” may also be shown against a boost bonus that looks at the hand (“Set the Stage”) and cancels it.',
  'rule.DEC-32': 'If the draw of a maneuver fells a player’s last fighter, nothing more is asked and the action ends.',
  'rule.DEC-33':
    'In teams, abilities that need the hero’s body or place end with the hero (Medusa, Dracula, King Arthur, Houdini’s escape, Alice, Hyde, fog). Those about cards or about all fighters of the player go on (Holmes’ protection, Sinbad’s movement).',
  'rule.DEC-34':
    'When a computer or a hint imagines hidden cards, every deal that fits what that player knows is equally likely. What others are asked is shown only as far as all can tell it anyway.',
  'rule.DEC-35':
    'Team mates know each other’s hands, face-down cards and boosts, and so which card goes from a hand into its deck. What a mate has looked at elsewhere (a hand, a deck) is the mate’s alone, who may tell it.',
  'rule.DEC-36':
    'Whoever is out goes on watching: free for all with the eyes of the public, in teams the mate’s hand is seen as before.',
  'rule.DEC-37':
    '“Each opponent” goes in turn order, beginning with the next after the active player: one player’s part, with all that it sets off, before the next one’s.',

  'rule.EX': 'Worked examples',
  'rule.EX-1':
    'King Arthur plays “Prophecy” as his first action: one card gone, two cards gained. For his second he maneuvers and boosts with “Noble Sacrifice” (boost 3): move 2 + 3 = 5. He walks four spaces, right through Merlin; Merlin stays where he is.',
  'rule.EX-2':
    'Rules of 2019: the Jabberwock attacks King Arthur with “Jaws That Bite” (4), Arthur defends with “Skirmish” (4). No damage, so Arthur won. The defender’s effect comes first: “Skirmish” moves the Jabberwock two spaces away. Now nobody stands next to it, and “Jaws That Bite” finds nothing to bite. (The Jabberwock could not have used “Snicker-Snack”, which is Alice’s, nor “Looking Glass”, which only defends.)',
  'rule.EX-3':
    'The same combat, but after being moved the Jabberwock has only Alice next to it. Effects are a must (EFF-1): the 2 damage hit Alice.',
  'rule.EX-4':
    'Holmes attacks Dracula with “Counterpunch” (3), Dracula defends with “Dash” (3). No damage. “Dash” comes first and takes Dracula three spaces away, so “Counterpunch” does not find him next to Holmes any more. A Sister beside Holmes is not hit: only the fighter in the combat counts (EFF-7).',
  'rule.EX-5':
    'The Genie attacks Houdini, who has 3 health, with “Careful What You Wish For” (4). Houdini defends with “Grand Escape” (2) and boosts it with “All Part of the Show”: boost 2, and its bonus heals 2, so he has 5 health. 4 against 4: no damage. Houdini won and is placed far away. The Genie’s effect would hit somebody next to him, but nobody is left there.',
  'rule.EX-6':
    'The Genie (move 3) steps onto a space with a secret passage and through it to the other end of the battlefield: two of his three steps are used.',
};
