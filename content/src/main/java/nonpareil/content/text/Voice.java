package nonpareil.content.text;

/** All words of one language for one text, and what it has spoken of so far. */
public record Voice(
    Memory memory,
    CardWords cards,
    CombatWords combat,
    FighterWords fighters,
    TraitWords traits,
    Joints joints,
    AbilityWords abilities) {

  static Voice of(Scope scope) {
    return scope.language().voice(scope, new Memory(scope));
  }
}
