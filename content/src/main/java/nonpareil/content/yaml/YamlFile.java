package nonpareil.content.yaml;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A YAML 1.2 or JSON file that has been read: its name and its one document. */
public record YamlFile(String name, YamlNode root) {

  /** No hero, board or scenario comes near this size. */
  public static final int MOST_BYTES = 1 << 20;

  /** Reads a file; every reason why that is impossible is a {@link ContentException}. */
  public static YamlFile read(Path path) {
    String name = path.toString();
    var start = new Mark(name, 1, 1);
    try {
      long size = Files.size(path);
      if (size > MOST_BYTES) {
        throw tooLarge(start);
      }
      var decoder = StandardCharsets.UTF_8.newDecoder();
      var bytes = ByteBuffer.wrap(Files.readAllBytes(path));
      return parse(name, decoder.decode(bytes).toString());
    } catch (CharacterCodingException e) {
      throw new ContentException(new Problem(start, "bytes that are no text", "a text in UTF-8"));
    } catch (NoSuchFileException e) {
      throw new ContentException(new Problem(start, "no such file", "a file that can be read"));
    } catch (IOException e) {
      throw new ContentException(
          new Problem(start, "a file that cannot be read", "a file that can be read"));
    }
  }

  /** Reads a text; {@code name} stands for the file in messages. */
  public static YamlFile parse(String name, String text) {
    if (text.length() > MOST_BYTES) {
      throw tooLarge(new Mark(name, 1, 1));
    }
    return new YamlFile(name, new YamlReader(name).read(text));
  }

  /** The same file with another content, for tests that change a hero on purpose. */
  public YamlFile withRoot(YamlNode changed) {
    return new YamlFile(name, changed);
  }

  private static ContentException tooLarge(Mark at) {
    return new ContentException(new Problem(at, "a file of over 1 MB", "at most 1 MB"));
  }
}
