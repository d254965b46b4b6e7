package nonpareil.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nonpareil.lab.Cluster;
import nonpareil.lab.LabException;
import nonpareil.lab.Workers;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** An Apache Spark cluster, by the address of its master. */
public final class SparkCluster implements Cluster {

  private static final String STANDALONE = "spark://";
  private static final String LOOPBACK = "127.0.0.1";
  private static final int PATIENCE_MILLIS = 5_000;

  @Override
  public Workers connect(String master, Map<String, String> settings, List<Path> made) {
    if (master.startsWith(STANDALONE)) {
      answers(master);
    }
    var conf =
        new SparkConf()
            .setMaster(master)
            .setAppName("nonpareil lab")
            .set("spark.ui.enabled", "false");
    if (isHere(master)) {
      conf.set("spark.driver.host", LOOPBACK).set("spark.driver.bindAddress", LOOPBACK);
    }
    settings.forEach(conf::set);
    try {
      var jars = new Jars();
      try {
        conf.setJars(jars.paths().toArray(String[]::new));
        return new SparkWorkers(new JavaSparkContext(conf), jars, MadeFile.read(made));
      } catch (IOException | RuntimeException e) {
        jars.close();
        throw e;
      }
    } catch (Exception e) { // Scala throws checked ones undeclared
      throw new LabException("--spark %s: %s".formatted(master, e.getMessage()));
    }
  }

  private static boolean isHere(String master) {
    return master.startsWith("local")
        || master.startsWith(STANDALONE + LOOPBACK + ":")
        || master.startsWith(STANDALONE + "localhost:");
  }

  /** Spark itself would try for a minute, and not say what it waits for. */
  private static void answers(String master) {
    String[] addresses = master.substring(STANDALONE.length()).split(",", -1);
    for (String address : addresses) {
      int colon = address.lastIndexOf(':');
      String port = address.substring(colon + 1);
      if (colon < 1 || !port.matches("[0-9]{1,5}")) {
        throw new LabException("--spark: found %s, expected spark://HOST:PORT".formatted(master));
      }
      try (var socket = new Socket()) {
        socket.connect(
            new InetSocketAddress(address.substring(0, colon), Integer.parseInt(port)),
            PATIENCE_MILLIS);
        return;
      } catch (IOException | IllegalArgumentException e) {
        // Perhaps the next one; else told below.
      }
    }
    throw new LabException("--spark: nobody answers at " + master);
  }
}
