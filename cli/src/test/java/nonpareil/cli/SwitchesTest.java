package nonpareil.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CaseLabelTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConstantCaseLabelTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A switch over an enumeration or a sealed type names every case: what is added later does not
 * compile until somebody has decided what it means there. A default would decide without a sound.
 * One that throws is no silent one.
 */
final class SwitchesTest {

  private static final List<String> MODULES =
      List.of("engine", "content", "ai", "lab", "server", "cli", "spark", "bench");

  /** Where a default must be, and why. */
  private static final Map<String, String> PERMITTED =
      Map.ofEntries(
          Map.entry("Fingerprint.write", "any object, which is no sealed type"),
          Map.entry("AbilityReader.ofCards", "few words among many"),
          Map.entry("ActionReader.cost", "few words are prices"),
          Map.entry("ActionReader.price", "few words are prices"),
          Map.entry("ActionReader.takes", "few words are prices"),
          Map.entry("Compiler.owed", "few words are prices that are asked for"),
          Map.entry("Hidden.isReadBy", "any object, which is no sealed type"),
          Map.entry("Rewriting.owed", "few words are prices that are asked for"),
          Map.entry("EnglishConditions.either", "few conditions are made of others"),
          Map.entry(
              "EnglishCounting.clause", "few amounts have a sentence; the others are compared"),
          Map.entry("GermanConditions.either", "few conditions are made of others"),
          Map.entry(
              "GermanCounting.clause", "few amounts have a sentence; the others are compared"),
          Map.entry("Groups.collect", "few conditions are made of others"),
          Map.entry("Groups.isEither", "few conditions are made of others"),
          Map.entry("Visible.isVisible", "the categories of Unicode are numbers"),
          Map.entry("Composer.by", "few words among many: the others say nothing of it themselves"),
          Map.entry("Composer.canBeIdle", "few words among many"),
          Map.entry(
              "Decided.must", "few words among many: the others say nothing of it themselves"),
          Map.entry(
              "Deciding.canBeDeclined",
              "few words among many: the others say nothing of it themselves"),
          Map.entry(
              "Declinable.decider",
              "few words among many: the others say nothing of it themselves"),
          Map.entry(
              "Declinable.of", "few words among many: the others say nothing of it themselves"),
          Map.entry("Fingerprint.isSaid", "any object, which is no sealed type"),
          Map.entry("Flow.takeAction", "two of three actions; the third is all that is left"),
          Map.entry("Force.players", "one player or all opponents"),
          Map.entry("PileWords.asksForPart", "few piles among many"),
          Map.entry("PileWords.place", "few piles among many"),
          Map.entry("Piles.speaksOfTop", "few words among many"),
          Map.entry(
              "Rewriting.by", "few words among many: the others say nothing of it themselves"),
          Map.entry(
              "Rewriting.declines",
              "few words among many: the others say nothing of it themselves"),
          Map.entry(
              "Rewriting.optional",
              "few words among many: the others say nothing of it themselves"),
          Map.entry("RuleWords.choose", "few words of the group ask"),
          Map.entry("TurnMemory.fighter", "few moments are remembered"),
          Map.entry("TurnMemory.player", "few moments are remembered"));

  @Test
  void noSwitchHasASilentDefault() throws IOException {
    var sources = new ArrayList<Path>();
    for (String module : MODULES) {
      try (var files = Files.walk(Home.find().resolve(module).resolve("src/main/java"))) {
        files.filter(f -> f.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    JavaCompiler javac = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    try (var files = javac.getStandardFileManager(null, null, null)) {
      Defaults found = read(javac, files.getJavaFileObjectsFromPaths(sources));
      assertThat(found.switches).as("there is something to look at").isGreaterThan(100);
      assertThat(found.silent).containsExactlyInAnyOrderElementsOf(PERMITTED.keySet());
    }
  }

  /** It finds the default it is there to find, and only that. */
  @Test
  void aSilentDefaultIsFound() throws IOException {
    String source =
        """
        class Made {
          int byName(Kind kind) {
            return switch (kind) { case ONE -> 1; default -> 0; };
          }
          void byPattern(Object some) {
            switch (some) { case Made m: break; default: }
          }
          int loudly(Kind kind) {
            return switch (kind) { case ONE -> 1; default -> throw new AssertionError(); };
          }
          int ofWords(String word) {
            return switch (word) { case "one" -> 1; default -> 0; };
          }
        }
        """;
    JavaCompiler javac = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///Made.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    assertThat(read(javac, List.of(file)).silent)
        .containsExactlyInAnyOrder("Made.byName", "Made.byPattern");
  }

  private static Defaults read(JavaCompiler javac, Iterable<? extends JavaFileObject> files)
      throws IOException {
    var task = (JavacTask) javac.getTask(null, null, null, List.of(), null, files);
    var defaults = new Defaults();
    for (var unit : task.parse()) {
      String file = Path.of(unit.getSourceFile().toUri().getPath()).getFileName().toString();
      defaults.type = file.substring(0, file.length() - ".java".length());
      unit.accept(defaults, null);
    }
    return defaults;
  }

  private static final class Defaults extends TreeScanner<@Nullable Void, @Nullable Void> {
    private final TreeSet<String> silent = new TreeSet<>();
    private int switches;
    private String type = "";
    private String method = "";

    @Override
    public @Nullable Void visitMethod(MethodTree tree, @Nullable Void unused) {
      method = tree.getName().toString();
      return super.visitMethod(tree, null);
    }

    @Override
    public @Nullable Void visitSwitch(SwitchTree tree, @Nullable Void unused) {
      check(tree.getCases());
      return super.visitSwitch(tree, null);
    }

    @Override
    public @Nullable Void visitSwitchExpression(SwitchExpressionTree tree, @Nullable Void unused) {
      check(tree.getCases());
      return super.visitSwitchExpression(tree, null);
    }

    private void check(List<? extends CaseTree> cases) {
      List<? extends CaseLabelTree> labels =
          cases.stream().flatMap(c -> c.getLabels().stream()).toList();
      if (labels.stream().anyMatch(Defaults::isNameOrPattern)) {
        switches++;
        if (cases.stream().anyMatch(Defaults::isSilentDefault)) {
          silent.add(type + "." + method);
        }
      }
    }

    private static boolean isNameOrPattern(CaseLabelTree label) {
      return label instanceof PatternCaseLabelTree
          || label instanceof ConstantCaseLabelTree constant
              && (constant.getConstantExpression() instanceof IdentifierTree
                  || constant.getConstantExpression() instanceof MemberSelectTree);
    }

    private static boolean isSilentDefault(CaseTree tree) {
      if (tree.getLabels().stream().noneMatch(DefaultCaseLabelTree.class::isInstance)) {
        return false;
      }
      Tree body = tree.getBody();
      List<? extends StatementTree> statements = tree.getStatements();
      boolean throwsIt =
          body instanceof ThrowTree
              || statements != null
                  && !statements.isEmpty()
                  && statements.getFirst() instanceof ThrowTree;
      return !throwsIt;
    }
  }
}
