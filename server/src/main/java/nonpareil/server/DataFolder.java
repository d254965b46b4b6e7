package nonpareil.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * The folder of the store, held by one server at a time. The lock ends with the process, however
 * that ends.
 */
final class DataFolder implements AutoCloseable {
  private static final String LOCK = "server.lock";
  private static final String ADDRESS = "server.address";

  private final Path folder;
  private final FileChannel lock;

  private DataFolder(Path folder, FileChannel lock) {
    this.folder = folder;
    this.lock = lock;
  }

  static DataFolder open(Path folder) {
    try {
      create(folder);
      FileChannel lock =
          FileChannel.open(
              folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!isLocked(lock)) {
        lock.close();
        throw new StartException(
            "a server runs on the data folder %s already%s".formatted(folder, running(folder)));
      }
      return new DataFolder(folder, lock);
    } catch (IOException e) {
      throw new StartException("the data folder %s cannot be used: %s".formatted(folder, e), e);
    }
  }

  /** A new one is closed to other accounts: it holds the cards of running games. */
  private static void create(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      return;
    }
    Path parent = folder.toAbsolutePath().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createDirectory(
          folder,
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    } else {
      Files.createDirectory(folder);
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) { // within this process
      return false;
    }
  }

  private static String running(Path folder) throws IOException {
    Path file = folder.resolve(ADDRESS);
    return Files.exists(file) ? ": " + Files.readString(file).strip() : "";
  }

  Path path() {
    return folder;
  }

  /** For the message to whoever starts a second server here. */
  void announce(String address) {
    try {
      Files.writeString(folder.resolve(ADDRESS), address + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(folder.resolve(ADDRESS));
      lock.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
