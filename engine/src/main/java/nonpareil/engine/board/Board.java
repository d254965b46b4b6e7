package nonpareil.engine.board;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A battlefield as a graph: spaces by number, sets of spaces as bits of a {@code long}.
 *
 * <p>Spaces are numbered in the order of the board file.
 */
public final class Board {

  /** A set of spaces must fit into a {@code long}, with one bit to spare. */
  public static final int MAX_SPACES = 63;

  private static final int BYTE = 256;

  private final String id;
  private final List<String> spaceIds;
  private final Map<String, Integer> numbers;
  private final List<String> zoneIds;
  private final long[] zoneSpaces;
  private final int[] starts;
  private final long all;
  private final long passages;
  private final long[] adjacent;
  private final long[] zones;
  private final long[] zoneMates;

  /** For each byte of a set of spaces: the neighbours of all spaces in it. */
  private final long[] spread;

  private final int bytes;

  /** A board whose zones go by their numbers. */
  public Board(
      String id, List<String> spaceIds, long[] zones, int[][] edges, int[] starts, long passages) {
    this(id, spaceIds, zones, numbered(zones), edges, starts, passages);
  }

  private static List<String> numbered(long[] zones) {
    long all = 0;
    for (long space : zones) {
      all |= space;
    }
    int count = Long.SIZE - Long.numberOfLeadingZeros(all);
    return IntStream.rangeClosed(1, count).mapToObj(String::valueOf).toList();
  }

  /**
   * @param zones for each space the bits of its zones
   * @param zoneIds the ids of the zones in the order of their bits
   * @param edges pairs of space numbers
   * @param starts the start spaces 1, 2, ... in order
   */
  public Board(
      String id,
      List<String> spaceIds,
      long[] zones,
      List<String> zoneIds,
      int[][] edges,
      int[] starts,
      long passages) {
    this.id = id;
    this.zoneIds = List.copyOf(zoneIds);
    this.spaceIds = List.copyOf(spaceIds);
    this.starts = starts.clone();
    this.passages = passages;
    int n = spaceIds.size();
    if (n == 0 || n > MAX_SPACES) {
      throw new IllegalArgumentException("a board has 1 to " + MAX_SPACES + " spaces, not " + n);
    }
    var byId = new java.util.HashMap<String, Integer>();
    for (int i = 0; i < n; i++) {
      byId.put(spaceIds.get(i), i);
    }
    numbers = Map.copyOf(byId);
    all = (1L << n) - 1;
    adjacent = new long[n];
    for (int[] e : edges) {
      adjacent[e[0]] |= 1L << e[1];
      adjacent[e[1]] |= 1L << e[0];
    }
    this.zones = zones.clone();
    zoneMates = new long[n];
    for (int a = 0; a < n; a++) {
      for (int b = 0; b < n; b++) {
        if ((zones[a] & zones[b]) != 0) {
          zoneMates[a] |= 1L << b;
        }
      }
    }
    zoneSpaces = new long[zoneIds.size()];
    for (int space = 0; space < n; space++) {
      for (long rest = zones[space]; rest != 0; rest &= rest - 1) {
        zoneSpaces[Long.numberOfTrailingZeros(rest)] |= 1L << space;
      }
    }
    bytes = (n + 7) / 8;
    spread = new long[bytes * BYTE];
    for (int i = 0; i < bytes; i++) {
      for (int set = 0; set < BYTE; set++) {
        for (int bit = 0; bit < 8 && i * 8 + bit < n; bit++) {
          if ((set >> bit & 1) != 0) {
            spread[i * BYTE + set] |= adjacent[i * 8 + bit];
          }
        }
      }
    }
  }

  public String id() {
    return id;
  }

  public int size() {
    return spaceIds.size();
  }

  public String spaceId(int space) {
    return spaceIds.get(space);
  }

  /** The number of a space, or -1 if the board has none of that id. */
  public int space(String id) {
    return numbers.getOrDefault(id, -1);
  }

  /** Start spaces; player k begins on the k-th. */
  public int start(int player) {
    return starts[player];
  }

  public int starts() {
    return starts.length;
  }

  /** How many zones there are. */
  public int zones() {
    return zoneIds.size();
  }

  public String zoneId(int zone) {
    return zoneIds.get(zone);
  }

  /** The spaces of a zone. */
  public long zone(int zone) {
    return zoneSpaces[zone];
  }

  /** All spaces. */
  public long all() {
    return all;
  }

  /** Spaces joined to each other for movement only (SET-1). */
  public long passages() {
    return passages;
  }

  /** The spaces joined to this one by a line (BRD-2). */
  public long adjacent(int space) {
    return adjacent[space];
  }

  /** The spaces that share a zone with this one, itself included (BRD-4). */
  public long zoneMates(int space) {
    return zoneMates[space];
  }

  /** The zones of a space, as bits. */
  public long zones(int space) {
    return zones[space];
  }

  /** The spaces joined by a line to any space of a set. */
  public long neighbours(long set) {
    long result = 0;
    for (int i = 0, base = 0; i < bytes; i++, base += BYTE) {
      result |= spread[base + (int) (set >>> (8 * i) & 0xFF)];
    }
    return result;
  }
}
