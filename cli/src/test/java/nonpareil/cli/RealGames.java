package nonpareil.cli;

import nonpareil.content.Content;
import nonpareil.testkit.RandomGames;

/** Random games of the heroes and boards that come with the program. */
final class RealGames {

  static final RandomGames ALL =
      new RandomGames(Content.bundled().heroes(), Content.bundled().boards());

  private RealGames() {}
}
