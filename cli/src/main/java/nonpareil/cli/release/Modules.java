package nonpareil.cli.release;

import java.util.List;

/** The modules of Java that the runtime of a release has. */
final class Modules {

  /** What our classes and the libraries name: a test compares it with what {@code jdeps} finds. */
  static final List<String> NAMED =
      List.of(
          "java.base",
          "java.desktop", // beans; nothing is drawn
          "java.instrument",
          "java.logging",
          "java.management",
          "java.naming",
          "java.net.http",
          "java.rmi",
          "java.security.jgss",
          "java.sql",
          "java.transaction.xa",
          "java.xml",
          "jdk.httpserver",
          "jdk.jfr",
          "jdk.management",
          "jdk.unsupported");

  /** What nobody names but is looked for while the program runs. */
  static final List<String> LOOKED_FOR =
      List.of(
          "jdk.crypto.ec", // keys of Web Push and TLS, where it is a module of its own
          "jdk.jcmd", // "bench server" asks for a collection by it, and operators for threads
          "jdk.naming.dns", // addresses of databases by SRV
          "jdk.zipfs"); // "release" in a clone needs it, and whoever opens jars as file systems

  private Modules() {}
}
