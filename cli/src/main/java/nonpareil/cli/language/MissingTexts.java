package nonpareil.cli.language;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import nonpareil.cli.play.Welcome;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.Languages;
import nonpareil.content.text.Language;
import nonpareil.content.text.PhraseFile;
import nonpareil.content.text.Term;
import nonpareil.content.text.Voice;
import nonpareil.content.yaml.YamlFile;
import nonpareil.content.yaml.YamlList;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.content.yaml.YamlScalar;
import nonpareil.lab.report.Report;
import nonpareil.server.lesson.Lessons;
import nonpareil.server.notify.NoticeWords;

/** Everything a language has to bring and does not yet: in Java, in the files, on the pages. */
public final class MissingTexts {

  private static final String ENGLISH = Languages.ENGLISH.code();

  private final String code;
  private final List<MissingText> missing = new ArrayList<>();

  private MissingTexts(String code) {
    this.code = code;
  }

  /** What is missing in the language of this code, file by file. */
  public static List<MissingText> in(String code) {
    var texts = new MissingTexts(code);
    texts.java();
    for (String hero : Content.bundled().heroIds()) {
      texts.names("content/src/main/resources/nonpareil/", Content.heroFile(hero));
    }
    for (String board : Content.bundled().boardIds()) {
      texts.names("content/src/main/resources/nonpareil/", Content.boardFile(board));
    }
    Lessons.files()
        .forEach(f -> texts.names("server/src/main/resources/nonpareil/server/lessons/", f));
    List.of(HeroSheet.TEXTS, Term.TEXTS, Report.TEXTS, Welcome.TEXTS, NoticeWords.TEXTS)
        .forEach(texts::phrases);
    texts.pages();
    return List.copyOf(texts.missing);
  }

  // ---- what takes Java

  private void java() {
    if (Languages.ALL.stream().anyMatch(language -> language.code().equals(code))) {
      return; // it compiles, so it has everything
    }
    add("content/src/main/java/nonpareil/content/Languages.java", "its line in ALL");
    String folder = "content/src/main/java/nonpareil/content/text/" + code + "/";
    Stream<Class<?>> words =
        Stream.of(Voice.class.getRecordComponents()).map(RecordComponent::getType);
    Stream.concat(Stream.of(Language.class), words.filter(Class::isInterface))
        .forEach(part -> methods(part).forEach(name -> add(folder, name)));
  }

  private static Stream<String> methods(Class<?> part) {
    return Stream.of(part.getMethods())
        .filter(method -> Modifier.isAbstract(method.getModifiers()))
        .map(Method::getName)
        .distinct()
        .sorted(Comparator.naturalOrder())
        .map(name -> part.getSimpleName() + "." + name);
  }

  // ---- names and texts in YAML

  private void names(String folder, YamlFile file) {
    names(folder + file.name(), "", file.root());
  }

  private void names(String file, String path, YamlNode node) {
    switch (node) {
      case YamlMap map when map.has(ENGLISH) -> {
        if (!map.has(code) && !map.has(code + "-own")) {
          add(file + ":" + map.mark().line(), path);
        }
      }
      case YamlMap map -> map.entries().forEach(e -> names(file, below(path, e.name()), e.value()));
      case YamlList list -> {
        for (int i = 0; i < list.items().size(); i++) {
          names(file, below(path, called(list.items().get(i), i)), list.items().get(i));
        }
      }
      case YamlScalar _ -> {} // a plain text is the same in all languages
    }
  }

  /** An item of a list goes by its id, or its number. */
  private static String called(YamlNode item, int number) {
    return item instanceof YamlMap map && map.find("id").orElse(null) instanceof YamlScalar id
        ? id.written()
        : String.valueOf(number + 1);
  }

  private static String below(String path, String key) {
    return path.isEmpty() ? key : path + "." + key;
  }

  // ---- texts by key

  private void phrases(PhraseFile file) {
    String module = file.place().getPackageName().split("\\.", -1)[1];
    String path = module + "/src/main/resources/" + file.path(code);
    file.missing(code).forEach(key -> add(path, key));
  }

  // ---- the words of the pages

  private void pages() {
    String folder = "web/src/main/resources/nonpareil/web/words/";
    PageWords words = PageWords.read(ENGLISH, code);
    if (!words.languages().contains(code)) {
      add(folder + "languages.js", "its line");
    }
    words
        .in(ENGLISH)
        .forEach(
            (file, keys) -> {
              var there = words.in(code).getOrDefault(file, new TreeSet<>());
              keys.stream()
                  .filter(key -> !there.contains(key))
                  .forEach(key -> add(folder + code + "/" + file, key));
            });
  }

  private void add(String file, String key) {
    missing.add(new MissingText(file, key));
  }
}
