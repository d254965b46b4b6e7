package nonpareil.content.text;

/** What somebody is called, in the cases a sentence needs. */
public record Called(String nominative, String accusative, String dative, String genitive) {

  /** As it is shown by itself. */
  @Override
  public String toString() {
    return nominative;
  }
}
