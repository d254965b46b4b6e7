package nonpareil.content.save;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import nonpareil.content.Content;
import nonpareil.engine.game.GameLog;
import nonpareil.engine.game.Seed;
import nonpareil.engine.game.Setup;
import nonpareil.engine.hero.Hero;

/** The text of a save: lines of YAML, the last of which seals those before it. */
final class SaveText {

  static final String FORMAT = "nonpareil-save";
  static final int VERSION = 1;
  private static final int SEAL_DIGITS = 16;

  private final StringBuilder lines = new StringBuilder();

  private SaveText() {}

  static SaveText of(SaveFile save, Content content) {
    var text = new SaveText();
    GameLog log = save.log();
    Setup setup = log.game().setup();
    List<String> heroes = setup.heroes().stream().map(Hero::id).toList();
    text.line("format: " + FORMAT);
    text.line("version: " + VERSION);
    text.line("edition: " + setup.edition().text());
    text.line("mode: " + setup.mode().text());
    text.line("board: " + setup.board().id());
    text.line("heroes: [" + String.join(", ", heroes) + "]");
    text.line("players: " + save.controllers().stream().map(c -> "\"" + c + "\"").toList());
    Seed seed = setup.seed();
    text.line("seed: " + (seed.isNumber() ? seed.toString() : "\"" + seed + "\""));
    text.line("content: \"" + content.fingerprint(heroes, setup.board().id()) + "\"");
    if (!log.mulligans().isEmpty()) {
      text.line("mulligans: " + log.mulligans().stream().map(p -> p + 1).toList());
    }
    if (log.game().isDiscreet()) {
      text.line("discreet: true");
    }
    text.line("start: \"" + digits(log.replay(0).hash()) + "\"");
    text.line("# player, choice, hash of the state after it");
    text.line(log.size() == 0 ? "choices: []" : "choices:");
    for (GameLog.Choice c : log.choices()) {
      text.line("- [%d, %s, \"%s\"]".formatted(c.player() + 1, c.text(), digits(c.hash())));
    }
    SaveFile.Ended ended = save.ended();
    if (ended != null) {
      String who = ended.player() < 0 ? "" : ", " + (ended.player() + 1);
      text.line("ended: [" + ended.cause() + who + "]");
    }
    return text;
  }

  private void line(String line) {
    lines.append(line).append('\n');
  }

  /** Everything with the seal below it. */
  String text() {
    return lines + "seal: \"" + seal() + "\"\n";
  }

  /** Changes with every letter of the save. */
  String seal() {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(lines.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, SEAL_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  static String digits(long hash) {
    return HexFormat.of().toHexDigits(hash);
  }
}
