package nonpareil.cli;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Classes that need each other, directly or by way of others: the strongly connected components of
 * their dependencies, by Tarjan's algorithm. Nested classes count with their outermost one.
 */
final class Knots {

  private final Map<String, Set<String>> needs;
  private final Map<String, Integer> order = new HashMap<>();
  private final Map<String, Integer> lowest = new HashMap<>();
  private final Deque<String> path = new ArrayDeque<>();
  private final List<SortedSet<String>> knots = new ArrayList<>();

  private Knots(Map<String, Set<String>> needs) {
    this.needs = needs;
  }

  /** The knots of several classes of a package and those below it, the largest first. */
  static List<SortedSet<String>> within(String packageName, JavaClasses classes) {
    Map<String, Set<String>> needs = new TreeMap<>();
    for (JavaClass one : classes) {
      if (isIn(packageName, one)) {
        Set<String> others = needs.computeIfAbsent(outermost(one), _ -> new TreeSet<>());
        for (Dependency dependency : one.getDirectDependenciesFromSelf()) {
          if (isIn(packageName, dependency.getTargetClass())) {
            others.add(outermost(dependency.getTargetClass().getBaseComponentType()));
          }
        }
      }
    }
    return of(needs);
  }

  private static boolean isIn(String packageName, JavaClass one) {
    String name = one.getBaseComponentType().getPackageName();
    return name.equals(packageName) || name.startsWith(packageName + ".");
  }

  private static String outermost(JavaClass one) {
    return one.getName().replaceFirst("\\$.*", "");
  }

  /**
   * The knots of more than one.
   *
   * @param needs what each needs
   */
  static List<SortedSet<String>> of(Map<String, Set<String>> needs) {
    var search = new Knots(needs);
    for (String one : needs.keySet()) {
      if (!search.order.containsKey(one)) {
        search.visit(one);
      }
    }
    search.knots.sort((a, b) -> b.size() - a.size());
    return search.knots;
  }

  private void visit(String one) {
    int number = order.size();
    order.put(one, number);
    lowest.put(one, number);
    path.push(one);
    for (String other : needs.getOrDefault(one, Set.of())) {
      if (!order.containsKey(other)) {
        visit(other);
        lowest.merge(one, lowest.getOrDefault(other, number), Math::min);
      } else if (path.contains(other)) {
        lowest.merge(one, order.getOrDefault(other, number), Math::min);
      }
    }
    if (lowest.getOrDefault(one, -1) == number) {
      SortedSet<String> knot = new TreeSet<>();
      String last;
      do {
        last = path.pop();
        knot.add(last);
      } while (!last.equals(one));
      if (knot.size() > 1) {
        knots.add(knot);
      }
    }
  }
}
