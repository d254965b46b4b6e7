/**
 * The messages of docs/protocol.md as types. Nothing runs here: other modules import the types.
 *
 * @module
 */

/** @typedef {string} Language its code, such as en */
/**
 * @template T
 * @typedef {Readonly<Record<Language, T>>} Localized what there is by language; English always
 */
/** @typedef {Localized<string>} Text */

/**
 * What the client has to know of a language besides its words.
 *
 * @typedef {object} Grammar
 * @property {(name: string) => string} genitive of a name (in the dative, where there is one) that brings none itself
 * @property {string} hyphens long words of cards, with a hyphen wherever they may be parted
 */

// ---- the catalog

/** @typedef {{n: string, a: string, d: string, g: string}} Cases the four cases of a name in a sentence */
/** @typedef {Localized<Cases>} Called */

/**
 * The terms are those of each line.
 * @typedef {{moment: 'immediately' | 'during' | 'after' | null, head: string, lines: string[], terms: TermSpan[][]}} CardBlock
 */

/** @typedef {'attack' | 'defense' | 'versatile' | 'scheme'} CardType */

/** @typedef {{sign: string, amount: string | null}} CardSymbol */

/**
 * @typedef {object} Card
 * @property {string} id
 * @property {Text} name
 * @property {CardType} type
 * @property {Text} [kind] what a card of a second deck is called, in place of its type
 * @property {number | null} value
 * @property {number | null} boost
 * @property {string} banner
 * @property {Text} bannerName
 * @property {number} copies
 * @property {{id: string, name: Text}[]} [tags] groups of its deck that cards speak of
 * @property {CardSymbol[]} symbols
 * @property {Text[]} [moments] what happens while it lies in play, one by one
 * @property {Text[]} [rules] the rules its effects put in force, one by one
 * @property {Localized<CardBlock[]>} text
 */

/**
 * @typedef {{id: string, name: Text, plural?: Text, called: Called, hero: boolean, health: number, maxHealth?: number,
 *   ranged: boolean, move?: number, count: number, reserve?: number, secondLife?: number}} FighterKind
 */

/** @typedef {{id: string, name: Text, plural?: Text, called: Called, count: number, supply?: number}} TokenKind */

/**
 * @typedef {object} Hero
 * @property {string} id
 * @property {Text} name
 * @property {string} set
 * @property {Text} style
 * @property {number} difficulty
 * @property {number} move
 * @property {Text | null} [abilityName]
 * @property {Localized<string[]>} ability
 * @property {Text | null} [traitName]
 * @property {{id: string, name: Text}[]} traits
 * @property {{id: string, max: number, name: Text}[]} [counters]
 * @property {{id: string, most: number, face: 'up' | 'down', name: Text}[]} [piles] beside the hero
 * @property {Text[]} [moments] what its ability does at moments, one by one
 * @property {Text[]} [rules] the rules its ability puts in force, one by one
 * @property {FighterKind[]} fighters
 * @property {TokenKind[]} tokens
 * @property {Card[]} cards
 * @property {{card: string | null} | null} [onlyPeople] what computers cannot play: a card, or the ability
 * @property {{name: Text, plural: Text, removed: boolean, cards: Card[]}} [secondDeck]
 */

/**
 * @typedef {object} Space
 * @property {string} id
 * @property {number} x
 * @property {number} y
 * @property {string[]} zones
 * @property {boolean} [passage]
 */

/**
 * @typedef {object} Board
 * @property {string} id
 * @property {Text} name
 * @property {number} aspect
 * @property {number} spaceRadius
 * @property {number} players
 * @property {Record<string, string>} startSpaces
 * @property {{id: string, name: Text, color: string}[]} zones
 * @property {Space[]} spaces
 * @property {unknown[]} edges
 */

/** @typedef {{id: string, name: Text, text: Text}} Term */
/** @typedef {{term: string, from: number, to: number}} TermSpan where a line speaks of a term */

/**
 * @typedef {object} Catalog
 * @property {string} version
 * @property {{code: string, name: string}[]} languages
 * @property {string[]} levels
 * @property {Hero[]} heroes
 * @property {Board[]} boards
 * @property {Term[]} terms
 * @property {{id: string, title: Text}[]} lessons
 */

// ---- the table

/** @typedef {'duel' | 'free-for-all' | 'teams'} Mode */

/**
 * @typedef {object} SeatInfo
 * @property {number} seat
 * @property {number} mark colour and shape of who sits there, 1 to 4
 * @property {number | null} team 1 or 2 in teams
 * @property {number} [same] the seat this one goes with
 * @property {'person' | 'computer' | 'empty'} who
 * @property {string} [level]
 * @property {string} hero
 * @property {string} name
 * @property {string | null} [avatar] the hero whose emblem the person has
 * @property {boolean} [deleted] who sat there has gone for good
 * @property {string | null} [offered] the friend it is kept for, as long as it is free
 * @property {boolean} you
 * @property {boolean} connected
 * @property {boolean} away
 * @property {boolean} endable
 * @property {string | null} [holiday] when this person's holiday ends, at tables with days
 */

/**
 * @typedef {'combat' | 'effect' | 'exhaustion' | 'time' | 'resigned' | 'agreed' | 'away' | 'abandoned' | 'too-long' | 'content-changed'} EndCause
 */
/** @typedef {{winners: number[], draw: boolean, cause: EndCause, seat?: number}} Result */

/** @typedef {import('./offer-types.js').RematchOffer} RematchOffer */
/** @typedef {import('./offer-types.js').RematchAnswer} RematchAnswer */
/** @typedef {import('./offer-types.js').Offers} Offers */

/**
 * @typedef {object} TableInfo
 * @property {string} table
 * @property {'waiting' | 'playing' | 'over'} state
 * @property {Mode} mode
 * @property {string} edition
 * @property {string} board
 * @property {string} created
 * @property {string} moved
 * @property {string | null} [closes] when it is closed if nobody plays on
 * @property {SeatInfo[]} seats
 * @property {number | null} [invited] the seat that a friend keeps for one
 * @property {boolean} hotSeat
 * @property {boolean} mulligan
 * @property {{kind: string, seconds?: number, increment?: number, days?: number}} clock
 * @property {'rules' | 'consent' | 'none'} undo
 * @property {boolean} open
 * @property {boolean} creator
 * @property {boolean} yourTurn
 * @property {string | null} [until] when the days of who is asked are over
 * @property {number | null} turnOf
 * @property {number} number
 * @property {Offers} offers
 * @property {Result | null} result
 * @property {import('./draft-types.js').DraftRule} [draft] how the heroes are found; free where nothing is said
 * @property {import('./draft-types.js').Drafting | null} [drafting] the draft, while it is on
 * @property {import('./draft-types.js').Series | null} [series] best of three or five
 * @property {string | null} rematch
 * @property {{count: number, names: string[]} | null} [watching] who looks on; null where it is not told
 * @property {boolean} imported
 * @property {string | null} [lesson]
 * @property {TalkRule} [talk]
 * @property {WatchRule} [watch]
 * @property {{by: number[], now: boolean}} [delay] who asks that watchers see a turn when it is over; whether they wait
 */

/** @typedef {'free' | 'phrases' | 'off'} TalkRule what may be said at a table */
/** @typedef {'link' | 'list' | 'none'} WatchRule who may watch a game */

// ---- what happens

/** @typedef {{seat: number, card?: string} | null} Cause a card, an ability (no card), or a rule (null) */

/**
 * @typedef {object} CombatValue
 * @property {number} seat
 * @property {string | null} card
 * @property {number} printed
 * @property {number} base
 * @property {number} additions
 * @property {number} bonuses
 * @property {number} [ruled] those of them that rules in force bring
 * @property {number} hiddenBoost
 * @property {boolean} locked
 * @property {boolean} ignored
 * @property {number} value
 */

/** @typedef {'instead' | 'plus' | 'printed-is-boost' | 'locked' | 'ignored'} How */

/**
 * @typedef {'turn-began' | 'maneuver-began' | 'mulligan' | 'exhausted' | 'deck-shuffled' | 'player-out'
 *   | 'scheme-played' | 'attack-declared' | 'card-committed' | 'number-named' | 'cards-revealed'
 *   | 'attack-card-replaced' | 'effects-cancelled' | 'effect-stopped' | 'value-changed' | 'combat-settled'
 *   | 'cards-taken' | 'card-discarded' | 'card-boosted' | 'card-returned' | 'card-moved' | 'deck-seen' | 'type-named'
 *   | 'act-proposed' | 'act-answered' | 'top-seen' | 'card-revealed'
 *   | 'hand-seen' | 'hand-revealed' | 'moved' | 'placed' | 'swapped' | 'took-over' | 'left-board' | 'damaged'
 *   | 'damage-prevented' | 'healed' | 'defeated' | 'returned' | 'trait-changed' | 'actions-gained'
 *   | 'next-turn-changed' | 'card-laid' | 'counter-changed' | 'rule-began' | 'second-drawn' | 'card-used' | 'second-refilled' | 'ability-used'
 *   | 'game-ended'} EventType
 */

/**
 * Something that happened. The fields depend on the type; see the engine's `Event`.
 *
 * @typedef {object} GameEvent
 * @property {EventType} type
 * @property {number} [seat]
 * @property {number} [viewer]
 * @property {string} [fighter]
 * @property {string} [piece]
 * @property {string} [attacker]
 * @property {string} [target]
 * @property {string} [other]
 * @property {string} [replaced]
 * @property {string | null} [card]
 * @property {string | null} [attackCard]
 * @property {string | null} [defenseCard]
 * @property {string | null} [boostCard]
 * @property {string} [returned]
 * @property {string} [played]
 * @property {string} [shown]
 * @property {Cause} [stopped]
 * @property {string[] | number} [cards]
 * @property {string | null} [from]
 * @property {string | null} [to]
 * @property {string} [space]
 * @property {number} [attackSeat]
 * @property {number} [defenseSeat]
 * @property {string[]} [path]
 * @property {boolean} [faceUp]
 * @property {boolean | number} [boost] whether a committed card is a boost; what a spent card adds
 * @property {boolean} [fromDeck]
 * @property {boolean} [top]
 * @property {boolean} [open]
 * @property {string} [cardType]
 * @property {import('./by-hand-types.js').Proposal} [proposal]
 * @property {boolean} [agreed]
 * @property {boolean} [combat]
 * @property {number} [number]
 * @property {number} [amount]
 * @property {number} [health]
 * @property {number} [healthLeft]
 * @property {number} [actions]
 * @property {string} [trait]
 * @property {string} [counter]
 * @property {RuleInForce} [rule]
 * @property {How} [how]
 * @property {'immediately' | 'during-combat' | 'after-combat' | null} [moment] of which effects alone are cancelled
 * @property {CombatValue} [attack]
 * @property {CombatValue} [defense]
 * @property {number} [damage]
 * @property {number} [winner]
 * @property {number[]} [winners]
 * @property {boolean} [draw]
 * @property {Cause} [cause]
 */

/**
 * @typedef {'start' | 'choice' | 'mulligan' | 'undo' | 'resign' | 'draw' | 'time-out' | 'left-away' | 'seat-given'
 *   | 'seat-taken' | 'ended'} RecordKind
 */

/**
 * @typedef {object} Entry
 * @property {number} number
 * @property {RecordKind} kind
 * @property {number | null} [seat]
 * @property {string[]} [choices]
 * @property {GameEvent[]} events
 * @property {string} at
 * @property {boolean} [taken] it was undone later
 * @property {boolean} [kept]
 * @property {number} [to]
 * @property {string} [level]
 * @property {Result | null} [result]
 */

// ---- the position

/** @typedef {{id: string, space: string | null, health: number, defeated: boolean, reserve?: boolean, leftOut?: boolean, secondLife?: boolean}} FighterState */
/** @typedef {{id: string, space: string | null}} TokenState */

/** @typedef {import('./rule-types.js').RuleInForce} RuleInForce */

/**
 * @typedef {object} PlayerState
 * @property {number} seat
 * @property {number} handSize
 * @property {string[]} [hand]
 * @property {string[]} [known]
 * @property {number} deckSize
 * @property {string[]} [deckTop]
 * @property {string[]} discard
 * @property {string[]} [removed]
 * @property {Record<string, number>} unseen
 * @property {string | null} [trait]
 * @property {Record<string, number>} [counters]
 * @property {{card: string, counters: number}[]} [inPlay] schemes that lie before the player
 * @property {{id: string, size: number, cards: string[]}[]} [piles] of its own; cards: those that are known
 * @property {string[]} [laid] cards of the second deck that lie before the player
 * @property {string[]} [used] those that were used
 * @property {number} [secondDeckSize]
 * @property {boolean} [out]
 * @property {boolean} [leaving] has given up: out when the running action ends
 */

/**
 * @typedef {{attacker: string, target: string, attackCard?: string | null, defenseCard?: string | null,
 *   boostCard?: string | null}} CombatState
 */

/**
 * @typedef {object} View
 * @property {number} viewer
 * @property {number} active
 * @property {number} actionsLeft
 * @property {FighterState[]} fighters
 * @property {TokenState[]} tokens
 * @property {PlayerState[]} players
 * @property {RuleInForce[]} [rules]
 * @property {CombatState | null} [combat]
 * @property {boolean} over
 */

/**
 * @typedef {'set-up' | 'start-of-turn' | 'action' | 'boost' | 'move' | 'attack-card' | 'defense-card' | 'discard'
 *   | 'choose-fighter' | 'choose-space' | 'choose-card' | 'choose-option' | 'choose-player' | 'choose-number'
 *   | 'confirm' | 'order' | 'mulligan' | 'here' | 'none'} PromptKind
 */

/**
 * @typedef {object} Prompt
 * @property {number | null} seat
 * @property {PromptKind} kind
 * @property {string} [since]
 * @property {Cause} [cause]
 * @property {boolean} [reaction]
 * @property {string | null} [attacker]
 * @property {string | null} [target]
 * @property {number} [move]
 * @property {number} [cardsOf]
 * @property {import('./by-hand-types.js').ByHand} [byHand]
 * @property {string[]} [options]
 * @property {Record<string, {card?: string, moment: number}>} [effects] which ability an option is, where several are put in order or an action of one can be taken
 */

/** @typedef {{cards: Record<string, string>, pieces: Record<string, string>}} Why */
/** @typedef {{allowed: boolean, reason?: string | null, to?: number, ask?: boolean}} Undo */
/** @typedef {{kind: string, left: Record<string, number>, running: number | null, grace?: number, budget?: Record<string, number>}} Clock */

/**
 * @typedef {object} FrameRest
 * @property {'frame'} type
 * @property {string} table
 * @property {number} eyes
 * @property {View} view
 * @property {Prompt} prompt
 * @property {Why} why
 * @property {Undo} undo
 * @property {Clock | null} [clock]
 * @property {number} [came] when the clock stood so, by this browser; not from the server
 * @property {number} [pause]
 * @property {string} [hash]
 */
/** @typedef {Entry & FrameRest} Frame */

/** @typedef {{table: TableInfo, eyes: number | string, frames: Frame[]}} Replay */

// ---- talk

/** One of them. @typedef {{space?: string, fighter?: string, card?: string}} TalkPoint */
/** @typedef {{number: number, seat: number, at: string, phrase?: string, text?: string, on?: TalkPoint}} TalkLine */
/** @typedef {{table: string, to: 'table' | 'team', past?: boolean, lines: TalkLine[]}} TalkMessage */

// ---- answers

/** @typedef {{now: string[], boosted: Record<string, string[]>, targets: string[], range: string[]}} Reach */
/** @typedef {{fighters: Record<string, Reach>}} ReachAnswer */

/**
 * @typedef {object} DraftAnswer
 * @property {Prompt} prompt
 * @property {FighterState[]} fighters
 * @property {TokenState[]} [tokens]
 * @property {Why} [why]
 * @property {GameEvent[]} [events]
 * @property {boolean} complete
 */

/** @typedef {{options: {option: string, chance: number, visits: number}[]}} HintAnswer */

/** How the chances of all seats stood at a record; seat: at turn, 0 at the end.
 * @typedef {{number: number, seat: number, chances: number[]}} ChancePoint */

/**
 * @typedef {object} PlanStep
 * @property {PromptKind} kind
 * @property {string} option
 * @property {GameEvent[]} events
 */
/** @typedef {{chance: number, steps: PlanStep[]}} Plan */
/**
 * Why one plan is better than another.
 *
 * @typedef {object} Reason
 * @property {string} kind
 * @property {string} [fighter]
 * @property {string} [target]
 * @property {string} [enemy]
 * @property {string} [card]
 * @property {number} [value]
 * @property {number} [health]
 * @property {number} [n]
 */

export {};
