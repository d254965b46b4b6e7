package nonpareil.server.store;

/**
 * A device that wants to be told.
 *
 * @param device the hash of the token of its browser: signed out, it is told nothing more
 * @param endpoint where its push service takes messages
 * @param key the point of its public key, and
 * @param auth its secret, both as the browser gave them
 * @param live whether it wants to hear of tables without days, too
 * @param failures how often in a row nothing could be delivered
 */
public record PushRow(
    String device,
    String person,
    String endpoint,
    String key,
    String auth,
    String language,
    boolean live,
    int failures) {

  public PushRow withFailures(int next) {
    return new PushRow(device, person, endpoint, key, auth, language, live, next);
  }
}
