package nonpareil.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class CsvTest {

  @Test
  void fieldsComeBackAsTheyWere() {
    var fields = List.of("1", "", "cmd:a \"b\", c", "\"", "plain");
    String line = Csv.line(fields);
    assertThat(line).isEqualTo("1,,\"cmd:a \"\"b\"\", c\",\"\"\"\",plain\n");
    assertThat(Csv.fields(line.strip())).isEqualTo(fields);
  }

  @Test
  void aFieldNeverBreaksItsLine() {
    assertThat(Csv.line(List.of("a\nb\r\nc"))).isEqualTo("a b c\n");
  }
}
