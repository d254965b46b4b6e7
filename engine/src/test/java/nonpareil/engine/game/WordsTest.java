package nonpareil.engine.game;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConstantCaseLabelTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Each word is carried out by the class of its group, and whatever asks has its options and goes on
 * with the answer. The switches of one group cannot be complete for the compiler of Java, which
 * knows all words; so this reads them.
 */
final class WordsTest {

  @ParameterizedTest
  @EnumSource
  void eachWordIsCarriedOut(Op.Group group) throws IOException {
    String name =
        group.name().charAt(0) + group.name().substring(1).toLowerCase(Locale.ROOT) + "Words";
    Map<String, Set<String>> cases = cases(name);
    assertThat(cases.get("step")).isEqualTo(names(Op.Code.values(), c -> c.group == group));
    Set<String> asking =
        names(Op.Code.values(), c -> c.group == group && !c.asking.equals(Asking.NOTHING));
    assertThat(cases.getOrDefault("list", Set.of())).isEqualTo(asking);
    assertThat(cases.getOrDefault("choose", Set.of())).isEqualTo(asking);
  }

  @Test
  void eachPhaseIsCarriedOut() throws IOException {
    Map<String, Set<String>> cases = cases("Flow");
    assertThat(cases.get("step")).isEqualTo(names(Phase.values(), _ -> true));
    Set<String> asking = names(Phase.values(), p -> !p.asking.equals(Asking.NOTHING));
    assertThat(cases.get("list")).isEqualTo(asking);
    assertThat(cases.get("choose")).isEqualTo(asking);
  }

  private static <E extends Enum<E>> Set<String> names(E[] all, Predicate<E> which) {
    return Arrays.stream(all).filter(which).map(Enum::name).collect(toCollection(TreeSet::new));
  }

  /** The names in the cases of the outermost switch of each method. */
  private static Map<String, Set<String>> cases(String className) throws IOException {
    JavaCompiler javac = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
    Path source = Path.of("src/main/java/nonpareil/engine/game", className + ".java");
    try (var files = javac.getStandardFileManager(null, null, null)) {
      var task =
          (JavacTask)
              javac.getTask(null, files, null, List.of(), null, files.getJavaFileObjects(source));
      var found = new HashMap<String, Set<String>>();
      task.parse().forEach(unit -> unit.accept(new Cases(), found));
      return found;
    }
  }

  private static final class Cases extends TreeScanner<@Nullable Void, Map<String, Set<String>>> {
    private String method = "";

    @Override
    public @Nullable Void visitMethod(MethodTree tree, Map<String, Set<String>> found) {
      method = tree.getName().toString();
      return super.visitMethod(tree, found);
    }

    @Override
    public @Nullable Void visitSwitch(SwitchTree tree, Map<String, Set<String>> found) {
      Set<String> names =
          tree.getCases().stream()
              .map(CaseTree::getLabels)
              .flatMap(List::stream)
              .filter(ConstantCaseLabelTree.class::isInstance)
              .map(Object::toString)
              .collect(toCollection(TreeSet::new));
      found.putIfAbsent(method, names);
      return null; // switches inside belong to one case
    }
  }
}
