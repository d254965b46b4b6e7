package nonpareil.spark;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonpareil.content.Content;

/** A home-made hero or board on its way to another machine. */
record MadeFile(String name, String text) implements Serializable {

  private static final long serialVersionUID = 1L;

  static List<MadeFile> read(List<Path> files) throws IOException {
    var made = new ArrayList<MadeFile>();
    for (Path file : files) {
      made.add(new MadeFile(String.valueOf(file.getFileName()), Files.readString(file)));
    }
    return made;
  }

  /** What comes with the program, and these. */
  static Content content(List<MadeFile> made) {
    if (made.isEmpty()) {
      return Content.bundled();
    }
    try {
      Path folder = Files.createTempDirectory("nonpareil-made");
      var files = new ArrayList<Path>();
      try {
        for (MadeFile one : made) {
          // Two may have the same name.
          Path place = Files.createDirectory(folder.resolve(String.valueOf(files.size())));
          files.add(Files.writeString(place.resolve(one.name()), one.text()));
        }
        return Content.bundled().with(files);
      } finally {
        for (Path file : files) {
          Files.delete(file);
          Files.delete(file.getParent());
        }
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
