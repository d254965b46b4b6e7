package nonpareil.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import nonpareil.server.store.PrivateFile;

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
      PrivateFile.make(folder.resolve(LOCK));
      FileChannel lock = FileChannel.open(folder.resolve(LOCK), StandardOpenOption.WRITE);
      if (!isLocked(lock)) {
        lock.close();
        throw new StartException(
            "a server runs on the data folder %s already%s".formatted(folder, running(folder)));
      }
      return new DataFolder(folder, lock);
    } catch (IOException e) {
      throw unusable(folder, e);
    }
  }

  /** Something in it could not be read or written. */
  StartException unusable(Throwable why) {
    return unusable(folder, why);
  }

  static StartException unusable(Path folder, Throwable why) {
    return new StartException(
        "the data folder %s cannot be used: %s".formatted(folder, reason(why)), why);
  }

  /** What whoever starts the server can do something about, in words. */
  private static String reason(Throwable why) {
    String reason = String.valueOf(why);
    for (Throwable t = why; t != null; t = t.getCause()) {
      if (t instanceof SQLException sql) {
        reason = reason(sql);
      } else if (t instanceof AccessDeniedException) {
        reason = "this account may not write there";
      } else if (t instanceof FileAlreadyExistsException) {
        reason = "there is a file of that name";
      } else if (t instanceof FileSystemException file && file.getReason() != null) {
        reason = "%s (%s)".formatted(file.getReason(), file.getFile());
      } else if (t instanceof IOException) {
        reason = String.valueOf(t.getMessage());
      }
    }
    return reason;
  }

  private static String reason(SQLException sql) {
    return switch (sql.getErrorCode() & 0xff) { // SQLite's codes, without what is added to them
      case 8 -> "it, or its file, is read-only";
      case 10 -> "the disk cannot be read or written";
      case 11, 26 -> "its file is damaged, or no store at all";
      case 13 -> "the disk is full";
      case 14 -> "its file cannot be opened";
      default -> "SQLite says " + sql.getMessage();
    };
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
      PrivateFile.make(folder.resolve(ADDRESS));
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
