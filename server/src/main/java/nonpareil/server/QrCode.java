package nonpareil.server;

import com.google.zxing.WriterException;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.Encoder;

/** A text as a QR code: a square of dark and light modules, without the quiet zone around it. */
public final class QrCode {
  private static final int QUIET = 2;

  private final ByteMatrix modules;

  private QrCode(ByteMatrix modules) {
    this.modules = modules;
  }

  /** Of at most 512 characters or so; more would be hard to read with a phone. */
  public static QrCode of(String text) {
    try {
      return new QrCode(Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix());
    } catch (WriterException e) {
      throw new IllegalArgumentException("too long for a QR code", e);
    }
  }

  public int size() {
    return modules.getWidth();
  }

  public boolean isDark(int x, int y) {
    return x >= 0 && y >= 0 && x < size() && y < size() && modules.get(x, y) == 1;
  }

  /** A row as zeros and ones. */
  public String row(int y) {
    var row = new StringBuilder();
    for (int x = 0; x < size(); x++) {
      row.append(isDark(x, y) ? '1' : '0');
    }
    return row.toString();
  }

  /**
   * For a terminal with white on black: two modules in one character, the light ones drawn, with a
   * quiet zone around them.
   */
  public String toHalfBlocks() {
    var text = new StringBuilder();
    for (int y = -QUIET; y < size() + QUIET; y += 2) {
      for (int x = -QUIET; x < size() + QUIET; x++) {
        boolean upper = !isDark(x, y);
        boolean lower = !isDark(x, y + 1) && y + 1 < size() + QUIET;
        text.append(upper ? (lower ? '█' : '▀') : (lower ? '▄' : ' '));
      }
      text.append('\n');
    }
    return text.toString();
  }
}
