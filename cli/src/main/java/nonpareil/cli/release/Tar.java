package nonpareil.cli.release;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;

/** An archive in the format ustar: the same entries make the same bytes. */
final class Tar {
  private static final int BLOCK = 512;
  private static final int NAME = 100;
  private static final int PREFIX = 155;

  private Tar() {}

  static void write(List<Entry> entries, Instant time, OutputStream out) throws IOException {
    for (Entry entry : entries) {
      long size = entry.file() == null ? 0 : Files.size(entry.file());
      out.write(header(entry, size, time));
      if (entry.file() != null) {
        long written = Files.copy(entry.file(), out);
        if (written != size) {
          throw new IOException(entry.file() + " has changed while it was packed");
        }
        out.write(new byte[(int) (-size & (BLOCK - 1))]);
      }
    }
    out.write(new byte[2 * BLOCK]); // the end
  }

  private static byte[] header(Entry entry, long size, Instant time) throws IOException {
    var header = new byte[BLOCK];
    String path = entry.path() + (entry.file() == null ? "/" : "");
    int cut = cut(path);
    text(header, 0, path.substring(cut == 0 ? 0 : cut + 1));
    octal(header, 100, 8, entry.mode());
    octal(header, 108, 8, entry.owner());
    octal(header, 116, 8, entry.owner());
    octal(header, 124, 12, size);
    octal(header, 136, 12, time.getEpochSecond());
    Arrays.fill(header, 148, 156, (byte) ' '); // so the sum is counted
    header[156] = (byte) (entry.file() == null ? '5' : '0');
    text(header, 257, "ustar");
    text(header, 263, "00");
    octal(header, 329, 8, 0);
    octal(header, 337, 8, 0);
    text(header, 345, path.substring(0, cut));
    int sum = 0;
    for (byte b : header) {
      sum += b & 0xff;
    }
    octal(header, 148, 7, sum);
    return header;
  }

  /** Where a long path is cut in two, at a slash; 0: nowhere. */
  private static int cut(String path) throws IOException {
    int length = path.getBytes(StandardCharsets.UTF_8).length;
    if (length <= NAME) {
      return 0;
    }
    int cut = path.indexOf('/', path.length() - NAME - 1);
    if (length != path.length() || cut < 1 || cut > PREFIX || cut == path.length() - 1) {
      throw new IOException("the path is too long for an archive: " + path);
    }
    return cut;
  }

  private static void text(byte[] header, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    System.arraycopy(bytes, 0, header, at, bytes.length);
  }

  /** With leading zeros; the last byte stays 0. */
  private static void octal(byte[] header, int at, int length, long number) throws IOException {
    String digits = Long.toOctalString(number);
    if (digits.length() >= length) {
      throw new IOException(number + " is too large for an archive");
    }
    text(header, at, "0".repeat(length - 1 - digits.length()) + digits);
  }
}
