package nonpareil.cli.serve;

import java.io.PrintWriter;
import java.net.URI;
import nonpareil.server.Addresses;
import nonpareil.server.QrCode;
import org.jspecify.annotations.Nullable;

/** Says where the table is: here, in the local network with a QR code, in public. */
public final class Welcome {
  private static final String WHITE_ON_BLACK = "\033[97;40m";
  private static final String USUAL = "\033[0m";

  private final PrintWriter out;
  private final boolean terminal;

  /**
   * @param terminal whether a person reads it: then there is a QR code
   */
  public Welcome(PrintWriter out, boolean terminal) {
    this.out = out;
    this.terminal = terminal;
  }

  /**
   * Says it all.
   *
   * @param metrics where they are, if anywhere
   */
  public void print(String bind, int port, @Nullable URI publicUrl, @Nullable String metrics) {
    out.println();
    out.println("  Nonpareil is ready.");
    out.println();
    out.println("  on this machine   " + Addresses.here(bind, port));
    String best = null;
    for (String address : Addresses.answering(bind)) {
      String url = "http://" + address + ":" + port;
      out.println("  in your network   " + url);
      best = best == null ? url : best;
    }
    if (publicUrl != null) {
      out.println("  for everybody     " + publicUrl);
      best = publicUrl.toString();
    }
    if (metrics != null) {
      out.println("  metrics           " + metrics + "/metrics");
    }
    out.println();
    if (terminal) {
      if (best != null) {
        qr(best);
      }
      out.println("  Stop with Ctrl+C.");
      out.println();
    }
    out.flush();
  }

  private void qr(String url) {
    QrCode.of(url)
        .toHalfBlocks()
        .lines()
        .forEach(line -> out.println("  " + WHITE_ON_BLACK + line + USUAL));
    out.println();
  }
}
