package nonpareil.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Files that are closed to other accounts: they hold the cards of running games. */
public final class PrivateFile {
  private static final Logger LOG = LoggerFactory.getLogger(PrivateFile.class);
  private static final Set<PosixFilePermission> OWNER =
      PosixFilePermissions.fromString("rw-------");

  private PrivateFile() {}

  /** Makes a file if there is none, and closes it. */
  public static void make(Path file) throws IOException {
    try {
      if (isPosix(file)) {
        Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER));
      } else {
        Files.createFile(file);
      }
    } catch (FileAlreadyExistsException e) {
      close(file);
    }
  }

  /** Closes a file, if there is one. */
  public static void close(Path file) throws IOException {
    if (!isPosix(file) || !Files.isRegularFile(file)) {
      return;
    }
    try {
      if (!Files.getPosixFilePermissions(file).equals(OWNER)) {
        Files.setPosixFilePermissions(file, OWNER);
      }
    } catch (IOException e) { // somebody else's, who lets us write
      LOG.atWarn().addKeyValue("file", file.getFileName()).log("not closed to other accounts");
    }
  }

  private static boolean isPosix(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix");
  }
}
