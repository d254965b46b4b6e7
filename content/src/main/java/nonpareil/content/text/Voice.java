package nonpareil.content.text;

/** All words of one language for one text, and what it has spoken of so far. */
public record Voice(
    Memory memory,
    CardWords cards,
    CombatWords combat,
    ClashWords clash,
    FighterWords fighters,
    TraitWords traits,
    BoardWords board,
    DecidingWords deciding,
    Joints joints,
    MomentWords moments,
    RuleWords rules,
    CounterWords counters,
    AbilityWords abilities,
    PileWords piles) {

  static Voice of(Scope scope) {
    return scope.language().voice(scope, new Memory(scope));
  }
}
