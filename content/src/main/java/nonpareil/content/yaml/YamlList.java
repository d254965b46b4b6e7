package nonpareil.content.yaml;

import java.util.List;

/** Values in order. */
public record YamlList(List<YamlNode> items, Mark mark) implements YamlNode {

  public YamlList {
    items = List.copyOf(items);
  }

  @Override
  public String shown() {
    return items.isEmpty() ? "an empty list" : "a list";
  }

  @Override
  public YamlList list() {
    return this;
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // equal values in other places stay
  public YamlNode replace(YamlNode old, YamlNode replacement) {
    return this == old
        ? replacement
        : new YamlList(items.stream().map(i -> i.replace(old, replacement)).toList(), mark);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // equal values in other places stay
  public YamlNode remove(YamlNode old) {
    return new YamlList(
        items.stream().filter(i -> i != old).map(i -> i.remove(old)).toList(), mark);
  }
}
