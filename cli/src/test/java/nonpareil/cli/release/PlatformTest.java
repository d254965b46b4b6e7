package nonpareil.cli.release;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PlatformTest {

  @Test
  void isNamedAsImagesNameIt() {
    assertThat(Platform.of("Linux", "amd64")).hasToString("linux-amd64");
    assertThat(Platform.of("Linux", "aarch64")).hasToString("linux-arm64");
    assertThat(Platform.of("Mac OS X", "x86_64")).hasToString("darwin-amd64");
    assertThat(Platform.of("Linux", "amd64").isLinux()).isTrue();
    assertThat(Platform.of("Mac OS X", "aarch64").isLinux()).isFalse();
  }
}
