package nonpareil.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a release would contain. */
@Tag("packaged")
final class PackagedTest {

  private final Release release;

  PackagedTest() throws IOException {
    release = new Release(Path.of("target", "nonpareil.jar"), Path.of(".."));
  }

  /** Fails for a library that needs a part of Java the runtime would not have. */
  @Test
  void theRuntimeHasAllThatAnyClassNames() throws IOException {
    var arguments =
        new ArrayList<>(
            List.of("--multi-release", "25", "--ignore-missing-deps", "--print-module-deps"));
    release.jars().forEach(jar -> arguments.add(jar.toString()));
    String said = Tools.jdk("jdeps", arguments);
    String modules = said.strip().lines().toList().getLast();
    assertThat(List.of(modules.split(",", -1)))
        .isSubsetOf(Modules.NAMED)
        .contains("java.base", "java.sql");
  }

  @Test
  void everyLibraryNamesItsLicence() throws IOException {
    List<ThirdParty.Library> libraries = release.contained();
    assertThat(libraries)
        .extracting(ThirdParty.Library::id)
        .contains("org.xerial:sqlite-jdbc", "io.javalin:javalin", "org.mvnpm:lit")
        .doesNotHaveDuplicates()
        .allMatch(id -> !id.startsWith("nonpareil"));
    assertThat(libraries)
        .allSatisfy(
            library -> {
              assertThat(library.licenses()).as("licences of %s", library.id()).isNotEmpty();
              assertThat(library.version()).matches("\\d.*");
              assertThat(ThirdParty.page(List.of(library))).doesNotContain("${");
            });
  }
}
