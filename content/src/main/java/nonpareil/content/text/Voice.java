package nonpareil.content.text;

/** All words of one language for one text, and what it has spoken of so far. */
record Voice(
    Memory memory,
    CardWords cards,
    CombatWords combat,
    FighterWords fighters,
    TraitWords traits,
    Joints joints,
    AbilityWords abilities) {

  static Voice of(Scope scope) {
    var memory = new Memory(scope);
    return switch (scope.language()) {
      case EN -> {
        var names = new EnglishNames(scope, memory);
        var amounts = new EnglishAmounts(scope, names);
        var conditions = new EnglishConditions(scope, names);
        yield new Voice(
            memory,
            new EnglishCards(scope, names, amounts),
            new EnglishCombat(names, amounts),
            new EnglishFighters(scope, names, amounts, conditions),
            new EnglishTraits(scope, names),
            new EnglishJoints(conditions),
            new EnglishAbilities(scope, names, amounts));
      }
      case DE -> {
        var names = new GermanNames(scope, memory);
        var amounts = new GermanAmounts(scope, names);
        var conditions = new GermanConditions(scope, names);
        yield new Voice(
            memory,
            new GermanCards(scope, names, amounts),
            new GermanCombat(names, amounts),
            new GermanFighters(scope, names, amounts, conditions),
            new GermanTraits(scope, names),
            new GermanJoints(conditions),
            new GermanAbilities(scope, names, amounts));
      }
    };
  }
}
