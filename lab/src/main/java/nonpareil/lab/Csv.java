package nonpareil.lab;

import java.util.ArrayList;
import java.util.List;

/** Lines of comma-separated values, one record to a line. */
final class Csv {

  private Csv() {}

  static String line(List<String> fields) {
    var line = new StringBuilder();
    for (String field : fields) {
      line.append(line.isEmpty() ? "" : ",").append(quoted(field));
    }
    return line.append('\n').toString();
  }

  private static String quoted(String field) {
    String plain = field.replaceAll("\\R", " ");
    boolean needed = plain.indexOf(',') >= 0 || plain.indexOf('"') >= 0;
    return needed ? '"' + plain.replace("\"", "\"\"") + '"' : plain;
  }

  static List<String> fields(String line) {
    var fields = new ArrayList<String>();
    var field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quoted && c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') {
        field.append('"');
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString());
    return fields;
  }
}
