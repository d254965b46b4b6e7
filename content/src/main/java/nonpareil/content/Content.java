package nonpareil.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import nonpareil.content.board.BoardLoader;
import nonpareil.content.hero.HeroLoader;
import nonpareil.content.text.Language;
import nonpareil.content.yaml.ContentException;
import nonpareil.content.yaml.Expected;
import nonpareil.content.yaml.NearMiss;
import nonpareil.content.yaml.Problem;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlMap;
import nonpareil.engine.board.Board;
import nonpareil.engine.hero.Hero;
import nonpareil.engine.hero.OnlyPeople;

/**
 * The heroes and boards a game may use, those that come with the program and any home-made ones,
 * and the languages they are told in.
 *
 * <p>A file is read when it is asked for, so a duel pays for two heroes and one board only.
 */
public final class Content {

  private static final String FOLDER = "/nonpareil/";

  private static final List<String> HERO_IDS = index("heroes");
  private static final List<String> BOARD_IDS = index("boards");
  private static final Map<String, HeroSheet> HEROES = new ConcurrentHashMap<>();
  private static final Map<String, BoardSheet> BOARDS = new ConcurrentHashMap<>();
  private static final Content BUNDLED = new Content(Map.of(), Map.of(), Languages.ALL);

  private final Map<String, HeroSheet> madeHeroes;
  private final Map<String, BoardSheet> madeBoards;
  private final List<Language> languages;

  /** They are asked for whenever a game is read, and take milliseconds to make. */
  private final Map<Mixture, String> fingerprints = new ConcurrentHashMap<>();

  /** What a fingerprint is of; the heroes in order. */
  private record Mixture(List<String> heroes, String board) {}

  private Content(
      Map<String, HeroSheet> madeHeroes,
      Map<String, BoardSheet> madeBoards,
      List<Language> languages) {
    this.madeHeroes = madeHeroes;
    this.madeBoards = madeBoards;
    this.languages = languages;
  }

  /** What comes with the program. */
  public static Content bundled() {
    return BUNDLED;
  }

  /** A hero by id. */
  public HeroSheet hero(String id) {
    HeroSheet made = madeHeroes.get(id);
    if (made != null) {
      return made;
    }
    known("a hero", id, heroIds());
    return HEROES.computeIfAbsent(id, i -> HeroLoader.load(heroFile(i)));
  }

  /** A board by id. */
  public BoardSheet board(String id) {
    BoardSheet made = madeBoards.get(id);
    if (made != null) {
      return made;
    }
    known("a board", id, boardIds());
    return BOARDS.computeIfAbsent(id, i -> BoardLoader.load(boardFile(i)));
  }

  /** All heroes in the order of their boxes, home-made ones last. */
  public List<String> heroIds() {
    return ids(HERO_IDS, madeHeroes.keySet());
  }

  /** Those that computers play too: nothing of them is carried out by hand. */
  public List<String> heroIdsForComputers() {
    return heroIds().stream().filter(id -> OnlyPeople.of(hero(id).hero()).isEmpty()).toList();
  }

  /** All boards in the order of their boxes, home-made ones last. */
  public List<String> boardIds() {
    return ids(BOARD_IDS, madeBoards.keySet());
  }

  /** The rules of all heroes, in the same order. */
  public List<Hero> heroes() {
    return heroIds().stream().map(id -> hero(id).hero()).toList();
  }

  /** The rules of all boards, in the same order. */
  public List<Board> boards() {
    return boardIds().stream().map(id -> board(id).board()).toList();
  }

  /** The languages all this can be told in; English comes first. */
  public List<Language> languages() {
    return languages;
  }

  /** This content told in one more language, as far as that can be without files of its own. */
  public Content with(Language language) {
    Stream<Language> others = languages.stream().filter(l -> !l.code().equals(language.code()));
    return new Content(madeHeroes, madeBoards, Stream.concat(others, Stream.of(language)).toList());
  }

  /** The file of a board that comes with the program, as a tree. */
  public static YamlFile boardFile(String id) {
    return bundledFile("boards/" + id + ".yaml");
  }

  /** The file of a hero that comes with the program, as a tree. */
  public static YamlFile heroFile(String id) {
    return bundledFile("heroes/" + id + ".yaml");
  }

  /** This content and some home-made heroes or boards; one of a known id takes its place. */
  public Content with(List<Path> files) {
    Content result = this;
    for (Path path : files) {
      YamlFile file = YamlFile.read(path);
      result =
          isBoard(file) ? result.with(BoardLoader.load(file)) : result.with(HeroLoader.load(file));
    }
    return result;
  }

  /** This content with one more hero, or another one of the same id. */
  public Content with(HeroSheet hero) {
    return new Content(added(madeHeroes, hero.id(), hero), madeBoards, languages);
  }

  /** This content with one more board, or another one of the same id. */
  public Content with(BoardSheet board) {
    return new Content(madeHeroes, added(madeBoards, board.id(), board), languages);
  }

  /** Sixteen hexadecimal digits that change with the rules of any of these heroes or the board. */
  public String fingerprint(Collection<String> heroes, String board) {
    var mixture = new Mixture(heroes.stream().distinct().sorted().toList(), board);
    return fingerprints.computeIfAbsent(mixture, this::fingerprint);
  }

  private String fingerprint(Mixture of) {
    var print = new Fingerprint();
    of.heroes.forEach(id -> print.add(hero(id).hero()));
    return print.add(board(of.board)).digits();
  }

  private static <T> Map<String, T> added(Map<String, T> map, String id, T more) {
    var result = new LinkedHashMap<>(map);
    result.put(id, more);
    return Collections.unmodifiableMap(result);
  }

  /** A hero has cards, a board has spaces. */
  private static boolean isBoard(YamlFile file) {
    YamlMap map = file.root().map();
    if (map.has("cards") == map.has("spaces")) {
      throw map.refuse(
          map.has("cards") ? "\"cards\" and \"spaces\"" : "neither \"cards\" nor \"spaces\"",
          "a hero with \"cards\" or a board with \"spaces\"");
    }
    return map.has("spaces");
  }

  private static void known(String kind, String id, List<String> ids) {
    if (!ids.contains(id)) {
      throw new ContentException(
          new Problem(null, "\"" + id + "\"", Expected.oneOf(kind, ids) + NearMiss.hint(id, ids)));
    }
  }

  private static List<String> ids(List<String> bundled, Set<String> made) {
    if (made.isEmpty()) {
      return bundled;
    }
    var ids = new LinkedHashSet<>(bundled);
    ids.addAll(made);
    return List.copyOf(ids);
  }

  private static List<String> index(String folder) {
    return text(folder + "/index.txt").lines().toList();
  }

  private static YamlFile bundledFile(String name) {
    return YamlFile.parse(name, text(name));
  }

  private static String text(String name) {
    try (InputStream in = Content.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks its file " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
