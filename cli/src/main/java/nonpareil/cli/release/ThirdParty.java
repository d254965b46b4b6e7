package nonpareil.cli.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Which libraries a release contains, and by whose leave: from their POMs. */
final class ThirdParty {

  /** Our own modules. */
  private static final String OURS = "nonpareil";

  /**
   * A library.
   *
   * @param licenses names and addresses; empty: its POM and those above it name none
   */
  record Library(String name, String id, String version, List<String> licenses) {}

  private final Path poms;

  /**
   * Reads POMs.
   *
   * @param poms a folder with those of libraries and all above them, as {@code NAME-VERSION.pom}
   */
  ThirdParty(Path poms) {
    this.poms = poms;
  }

  /** Those of jars, which are named as their POMs are; ours are left out. */
  List<Library> of(List<Path> jars) throws IOException {
    var libraries = new ArrayList<Library>();
    for (Path jar : jars) {
      String name = jar.getFileName().toString().replaceFirst("\\.jar$", ".pom");
      Library library = library(poms.resolve(name));
      if (!library.id.startsWith(OURS + ":")) {
        libraries.add(library);
      }
    }
    return libraries;
  }

  /** Those whose POMs lie anywhere below a folder. */
  List<Library> below(Path folder) throws IOException {
    var libraries = new ArrayList<Library>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path pom : files.filter(file -> file.endsWith("pom.xml")).sorted().toList()) {
        libraries.add(library(pom));
      }
    }
    return libraries;
  }

  /** As a page. */
  static String page(List<Library> libraries) {
    return libraries.stream()
        .map(
            library ->
                "| %s | `%s` | %s | %s |%n"
                    .formatted(
                        library.name.replace("|", "\\|"),
                        library.id,
                        library.version,
                        library.licenses.isEmpty()
                            ? "not named: see its jar"
                            : String.join("; ", library.licenses)))
        .sorted(String.CASE_INSENSITIVE_ORDER)
        .collect(
            Collectors.joining(
                "",
                """
                # Libraries in this release

                The jars in `app/lib` are unchanged and hold their own notices; what the pages of the browser contain is in `nonpareil/web/vendor` of `app/lib/web-*.jar`, its licences in `legal`.
                The Java runtime is OpenJDK under the GNU GPL, version 2, with the Classpath Exception: `runtime/legal`.

                | name | artifact | version | licence |
                |---|---|---|---|
                """,
                ""));
  }

  private Library library(Path file) throws IOException {
    Element pom = read(file);
    String artifact = field(pom, "artifactId");
    String version = inherited(pom, "version");
    String name = text(pom, "name");
    if (name == null || name.contains("${")) {
      name = artifact;
    }
    return new Library(name, inherited(pom, "groupId") + ":" + artifact, version, licenses(pom));
  }

  private static String field(Element pom, String name) throws IOException {
    String value = text(pom, name);
    if (value == null) {
      throw new IOException(pom.getBaseURI() + ": found no <" + name + ">");
    }
    return value;
  }

  private static String inherited(Element pom, String name) throws IOException {
    String own = text(pom, name);
    Element parent = child(pom, "parent");
    if (own != null || parent == null) {
      return own == null ? field(pom, name) : own;
    }
    return field(parent, name);
  }

  /** Of the nearest POM that names any. */
  private List<String> licenses(Element pom) throws IOException {
    Element licenses = child(pom, "licenses");
    if (licenses != null) {
      var names = new ArrayList<String>();
      for (Node node = licenses.getFirstChild(); node != null; node = node.getNextSibling()) {
        if (node instanceof Element license) {
          String name = text(license, "name");
          String url = text(license, "url");
          names.add(
              Stream.of(name, url == null ? null : "<" + url + ">")
                  .filter(part -> part != null)
                  .collect(Collectors.joining(" ")));
        }
      }
      return names;
    }
    Element parent = child(pom, "parent");
    return parent == null
        ? List.of()
        : licenses(
            read(
                poms.resolve(
                    "%s-%s.pom".formatted(field(parent, "artifactId"), field(parent, "version")))));
  }

  private static Element read(Path pom) throws IOException {
    try {
      var factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory.newDocumentBuilder().parse(pom.toFile()).getDocumentElement();
    } catch (SAXException | ParserConfigurationException e) {
      throw new IOException(pom + ": " + e.getMessage(), e);
    }
  }

  private static @Nullable Element child(Element of, String name) {
    for (Node node = of.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(name)) {
        return element;
      }
    }
    return null;
  }

  private static @Nullable String text(Element of, String name) {
    Element child = child(of, name);
    return child == null ? null : child.getTextContent().strip().replaceAll("\\s+", " ");
  }
}
