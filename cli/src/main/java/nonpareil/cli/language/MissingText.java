package nonpareil.cli.language;

/**
 * A text a language does not have yet.
 *
 * @param file where it is to be written
 * @param key which one it is
 */
public record MissingText(String file, String key) {}
