package nonpareil.cli.serve;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Options that were not given are looked up in the environment: --public-url is
 * NONPAREIL_PUBLIC_URL.
 */
public final class EnvironmentDefaults implements IDefaultValueProvider {
  private final Map<String, String> environment;

  public EnvironmentDefaults() {
    this(System.getenv());
  }

  EnvironmentDefaults(Map<String, String> environment) {
    this.environment = environment;
  }

  @Override
  public @Nullable String defaultValue(ArgSpec arg) {
    return arg instanceof OptionSpec option
        ? environment.get(variable(option.longestName()))
        : null;
  }

  static String variable(String option) {
    return "NONPAREIL" + option.substring(1).replace('-', '_').toUpperCase(Locale.ROOT);
  }
}
