package nonpareil.content.text;

/**
 * A clause that is no command even where the reader does it: "you draw 1 card", where somebody else
 * decides and "draw 1 card" could be meant for that player.
 */
record Stated(Clause clause) implements Clause {

  @Override
  public String subject() {
    return clause.subject();
  }

  @Override
  public boolean yours() {
    return false;
  }

  @Override
  public boolean ends() {
    return clause.ends();
  }

  @Override
  public String command() {
    return clause.command();
  }

  @Override
  public String statement(boolean inverted) {
    return clause.statement(inverted);
  }

  @Override
  public String predicate() {
    return clause.predicate();
  }

  @Override
  public String predicateThen() {
    return clause.predicateThen();
  }

  @Override
  public String may(boolean inverted) {
    return clause.may(inverted);
  }

  @Override
  public String infinitive() {
    return clause.infinitive();
  }
}
