package nonpareil.content.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingEndEvent;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceEndEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Builds our trees straight from the events of the parser.
 *
 * <p>Not from the parser's own nodes: those know no depth limit and let a key occur twice.
 */
final class YamlReader {

  private static final int MOST_DEPTH = 50;

  /** How much a file may become by aliases: a few lines could stand for billions. */
  private static final int MOST_REPEATED = 10_000;

  private final String file;
  private final Map<Anchor, YamlNode> anchored = new HashMap<>();
  private int repeated;

  YamlReader(String file) {
    this.file = file;
  }

  YamlNode read(String text) {
    String bare = text.startsWith("\uFEFF") ? text.substring(1) : text;
    var settings =
        LoadSettings.builder()
            .setLabel(file)
            .setUseMarks(true)
            .setCodePointLimit(YamlFile.MOST_BYTES)
            .build();
    try {
      return document(new Parse(settings).parseString(bare).iterator());
    } catch (MarkedYamlEngineException e) {
      String found =
          e.getProblem() == null ? "a syntax error" : "a syntax error: " + e.getProblem();
      throw new ContentException(new Problem(mark(e.getProblemMark()), found, "YAML 1.2"));
    } catch (YamlEngineException e) {
      String found = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
      throw new ContentException(
          new Problem(new Mark(file, 1, 1), "unreadable text: " + found, "YAML 1.2"));
    }
  }

  private YamlNode document(Iterator<Event> events) {
    YamlNode root = null;
    while (events.hasNext()) {
      Event event = events.next();
      if (!(event instanceof NodeEvent node)) {
        continue;
      }
      if (root != null) {
        throw refuse(event, "a second document", "one document in a file");
      }
      root = node(node, events, 0);
    }
    if (root == null) {
      throw new ContentException(new Problem(new Mark(file, 1, 1), "an empty file", "a document"));
    }
    return root;
  }

  private YamlNode node(NodeEvent event, Iterator<Event> events, int depth) {
    if (depth > MOST_DEPTH) {
      throw refuse(event, "more than " + MOST_DEPTH + " levels", "a flatter file");
    }
    if (event instanceof AliasEvent alias) {
      return repeated(alias);
    }
    YamlNode node = content(event, events, depth);
    event.getAnchor().ifPresent(anchor -> anchored.put(anchor, node));
    return node;
  }

  private YamlNode repeated(AliasEvent alias) {
    YamlNode node = anchored.get(alias.getAlias());
    if (node == null) {
      throw refuse(alias, "the alias *" + alias.getAlias(), "an anchor of that name before it");
    }
    repeated += size(node);
    if (repeated > MOST_REPEATED) {
      throw refuse(alias, "more than " + MOST_REPEATED + " values by aliases", "a smaller file");
    }
    return node;
  }

  private static int size(YamlNode node) {
    return switch (node) {
      case YamlScalar _ -> 1;
      case YamlList list -> 1 + list.items().stream().mapToInt(YamlReader::size).sum();
      case YamlMap map -> 1 + map.entries().stream().mapToInt(e -> 1 + size(e.value())).sum();
    };
  }

  private YamlNode content(NodeEvent event, Iterator<Event> events, int depth) {
    return switch (event) {
      case ScalarEvent scalar -> {
        noTag(scalar, scalar.getTag());
        yield new YamlScalar(scalar.getValue(), !scalar.isPlain(), mark(event.getStartMark()));
      }
      case SequenceStartEvent list -> {
        noTag(list, list.getTag());
        yield list(list, events, depth);
      }
      case MappingStartEvent map -> {
        noTag(map, map.getTag());
        yield map(map, events, depth);
      }
      default -> throw refuse(event, "an unknown kind of node", "a value, a list or a mapping");
    };
  }

  private YamlList list(SequenceStartEvent start, Iterator<Event> events, int depth) {
    List<YamlNode> items = new ArrayList<>();
    Event event = events.next();
    while (!(event instanceof SequenceEndEvent)) {
      items.add(node((NodeEvent) event, events, depth + 1));
      event = events.next();
    }
    return new YamlList(items, mark(start.getStartMark()));
  }

  private YamlMap map(MappingStartEvent start, Iterator<Event> events, int depth) {
    List<YamlMap.Entry> entries = new ArrayList<>();
    Map<String, Mark> seen = new HashMap<>();
    Event event = events.next();
    while (!(event instanceof MappingEndEvent)) {
      YamlNode key = node((NodeEvent) event, events, depth + 1);
      if (!(key instanceof YamlScalar name) || name.isNull()) {
        throw key.refuse("a word as the key");
      }
      Mark before = seen.putIfAbsent(name.written(), name.mark());
      if (before != null) {
        throw name.refuse(
            "the key " + name.shown() + " again", "it once, as in line " + before.line());
      }
      entries.add(new YamlMap.Entry(name, node((NodeEvent) events.next(), events, depth + 1)));
      event = events.next();
    }
    return new YamlMap(entries, mark(start.getStartMark()));
  }

  private void noTag(Event at, Optional<String> tag) {
    if (tag.isPresent()) {
      throw refuse(at, "the tag " + tag.get(), "a value without a tag");
    }
  }

  private ContentException refuse(Event at, String found, String expected) {
    return new ContentException(new Problem(mark(at.getStartMark()), found, expected));
  }

  private Mark mark(Optional<org.snakeyaml.engine.v2.exceptions.Mark> mark) {
    return mark.map(m -> new Mark(file, m.getLine() + 1, m.getColumn() + 1))
        .orElse(new Mark(file, 1, 1));
  }
}
