package nonpareil.cli.play;

/** What came of a question to a person. */
sealed interface Answer {

  /** An option of the game. */
  record Pick(int option) implements Answer {}

  /** The last choice was taken back. */
  record TakenBack() implements Answer {}

  /** The person gives the game up. */
  record Resigned() implements Answer {}

  /** The person stops playing. */
  record Quit() implements Answer {}

  /** Nobody is there any more. */
  record EndOfInput() implements Answer {}
}
