package nonpareil.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;

/** Keeps the house in order: dependencies point one way, and the engine stays pure. */
@AnalyzeClasses(
    packages = "nonpareil",
    importOptions = {ImportOption.DoNotIncludeTests.class, LayersTest.DoNotIncludeTestkit.class})
final class LayersTest {

  /** The kit serves tests alone: Maven keeps it off the class path of everything else. */
  static final class DoNotIncludeTestkit implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("/testkit");
    }
  }

  /**
   * Classes of java.lang and java.util that the engine must not touch; other packages are closed to
   * it anyway.
   */
  private static final Set<String> IMPURE =
      Set.of(
          "java.lang.Thread",
          "java.lang.ThreadLocal",
          "java.lang.Process",
          "java.lang.ProcessBuilder",
          "java.lang.Runtime",
          "java.util.Calendar",
          "java.util.Date",
          "java.util.Random",
          "java.util.Scanner",
          "java.util.SplittableRandom",
          "java.util.Timer",
          "java.util.UUID");

  /** cli → server, lab → ai → content → engine. */
  @ArchTest
  static final ArchRule dependenciesPointOneWay =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("nonpareil..")
          .layer("engine")
          .definedBy("nonpareil.engine..")
          .layer("content")
          .definedBy("nonpareil.content..")
          .layer("ai")
          .definedBy("nonpareil.ai..")
          .layer("lab")
          .definedBy("nonpareil.lab..")
          .layer("server")
          .definedBy("nonpareil.server..")
          .layer("cli")
          .definedBy("nonpareil.cli..")
          .whereLayer("engine")
          .mayNotAccessAnyLayer()
          .whereLayer("content")
          .mayOnlyAccessLayers("engine")
          .whereLayer("ai")
          .mayOnlyAccessLayers("content", "engine")
          .whereLayer("lab")
          .mayOnlyAccessLayers("ai", "content", "engine")
          .whereLayer("server")
          .mayOnlyAccessLayers("ai", "content", "engine")
          .whereLayer("cli")
          .mayNotBeAccessedByAnyLayer();

  /** The rooms of the server, each with those it may know. */
  @ArchTest
  static final ArchRule theServerHasRooms =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("nonpareil.server..")
          .layer("server")
          .definedBy("nonpareil.server")
          .layer("http")
          .definedBy("nonpareil.server.http")
          .layer("table")
          .definedBy("nonpareil.server.table")
          .layer("replay")
          .definedBy("nonpareil.server.replay")
          .layer("talk")
          .definedBy("nonpareil.server.talk")
          .layer("draft")
          .definedBy("nonpareil.server.draft")
          .layer("statistics")
          .definedBy("nonpareil.server.statistics")
          .layer("log")
          .definedBy("nonpareil.server.log")
          .layer("clock")
          .definedBy("nonpareil.server.clock")
          .layer("request")
          .definedBy("nonpareil.server.request")
          .layer("wire")
          .definedBy("nonpareil.server.wire")
          .layer("lesson")
          .definedBy("nonpareil.server.lesson")
          .layer("store")
          .definedBy("nonpareil.server.store")
          .layer("notify")
          .definedBy("nonpareil.server.notify")
          .layer("node")
          .definedBy("nonpareil.server.node")
          .layer("health")
          .definedBy("nonpareil.server.health")
          .whereLayer("health")
          .mayNotAccessAnyLayer()
          .whereLayer("store")
          .mayOnlyAccessLayers("health")
          .whereLayer("lesson")
          .mayNotAccessAnyLayer()
          .whereLayer("wire")
          .mayOnlyAccessLayers("lesson")
          .whereLayer("request")
          .mayOnlyAccessLayers("wire")
          .whereLayer("clock")
          .mayOnlyAccessLayers("wire", "store", "health")
          .whereLayer("node")
          .mayOnlyAccessLayers("clock", "store", "health")
          .whereLayer("log")
          .mayOnlyAccessLayers("clock", "wire", "lesson", "store")
          .whereLayer("replay")
          .mayOnlyAccessLayers("log", "clock", "request", "wire", "store", "health")
          .whereLayer("talk")
          .mayOnlyAccessLayers("log", "request", "wire", "store")
          .whereLayer("draft")
          .mayOnlyAccessLayers("log", "wire")
          .whereLayer("statistics")
          .mayOnlyAccessLayers("log", "request", "wire", "store")
          .whereLayer("notify")
          .mayOnlyAccessLayers("clock", "request", "wire", "store", "health")
          .whereLayer("table")
          .mayOnlyAccessLayers(
              "replay", "talk", "draft", "notify", "log", "node", "clock", "request", "wire",
              "lesson", "store", "health")
          .whereLayer("http")
          .mayOnlyAccessLayers(
              "server",
              "table",
              "talk",
              "statistics",
              "notify",
              "request",
              "wire",
              "store",
              "health");

  private static final int LARGEST_KNOT = 3;

  /** Classes that all need each other can only be read together: at most so many. */
  @ArchTest
  static void noLargeKnots(JavaClasses classes) {
    List<SortedSet<String>> knots = Knots.within("nonpareil.server", classes);
    assertThat(knots).allSatisfy(knot -> assertThat(knot).hasSizeLessThanOrEqualTo(LARGEST_KNOT));
  }

  @ArchTest
  static final ArchRule everyClassHasALayer =
      classes()
          .should()
          .resideInAnyPackage(
              "nonpareil.engine..",
              "nonpareil.content..",
              "nonpareil.ai..",
              "nonpareil.lab..",
              "nonpareil.server..",
              "nonpareil.cli..");

  @ArchTest
  static final ArchRule engineNeedsPlainJavaOnly =
      classes()
          .that()
          .resideInAPackage("nonpareil.engine..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "nonpareil.engine..",
              "java.lang",
              "java.lang.annotation",
              "java.lang.invoke",
              "java.lang.runtime",
              "java.nio", // ByteOrder
              "java.nio.charset",
              "java.util",
              "java.util.function",
              "java.util.regex",
              "java.util.stream",
              "org.jspecify.annotations");

  @ArchTest
  static final ArchRule engineHasNoInputClockThreadOrRandomness =
      noClasses()
          .that()
          .resideInAPackage("nonpareil.engine..")
          .should()
          .dependOnClassesThat(impure())
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .accessField(System.class, "in")
          .orShould()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err");

  private static DescribedPredicate<JavaClass> impure() {
    return describe(
        "do input or output, tell the time, run threads or draw random numbers",
        type -> IMPURE.contains(type.getFullName()));
  }

  private static final Set<String> CLOCKS =
      Set.of(
          "System.currentTimeMillis",
          "Instant.now",
          "LocalDate.now",
          "LocalDateTime.now",
          "ZonedDateTime.now",
          "OffsetDateTime.now",
          "InstantSource.system",
          "Clock.systemUTC",
          "Clock.systemDefaultZone",
          "Clock.system");

  /**
   * The clocks of machines that share a database may be minutes apart: so nothing in the server
   * asks its own one, but where it has the store for itself.
   */
  @ArchTest
  static final ArchRule theServerDoesNotAskTheMachineForTheTime =
      noClasses()
          .that()
          .resideInAPackage("nonpareil.server..")
          .and()
          .doNotHaveFullyQualifiedName("nonpareil.server.Server")
          .should()
          .callMethodWhere(
              describe(
                  "it asks the machine for the time",
                  call ->
                      CLOCKS.contains(
                          call.getTargetOwner().getSimpleName() + "." + call.getName())));

  /** A computer player reaches a state only by dealing a view anew: it never makes or masks one. */
  @ArchTest
  static final ArchRule playersSeeOnlyViews =
      noClasses()
          .that()
          .resideInAPackage("nonpareil.ai..")
          .should()
          .callMethodWhere(
              describe(
                  "it makes a state or a view",
                  call ->
                      switch (call.getTargetOwner().getSimpleName()) {
                        case "Rules" ->
                            Set.of("start", "deal", "begin", "mulligan", "restart", "arrange")
                                .contains(call.getName());
                        case "Playout" -> call.getName().equals("restart");
                        case "View" -> call.getName().equals("of");
                        case "GameLog" -> true;
                        default -> false;
                      }))
          .orShould()
          .callConstructorWhere(
              describe(
                  "it makes a game",
                  call ->
                      Set.of("Game", "GameLog", "Setup")
                          .contains(call.getTargetOwner().getSimpleName())));
}
