package nonpareil.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Other machines to play on. The implementation is on the class path only when it was asked for;
 * {@link java.util.ServiceLoader} finds it.
 */
public interface Cluster {

  /**
   * Connects to it.
   *
   * @param master its address
   * @param settings of the cluster's own, by name
   * @param made the files of home-made heroes and boards the games need
   */
  Workers connect(String master, Map<String, String> settings, List<Path> made);
}
