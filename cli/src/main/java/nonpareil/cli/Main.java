package nonpareil.cli;

import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/**
 * The command {@code nonpareil}. Each sub-command is a class of its own, named in {@code
 * subcommands}.
 */
@Command(
    name = "nonpareil",
    description = "The Unmatched system as software.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Main.Version.class,
    subcommands = {
      ServeCommand.class,
      MoveCommand.class,
      PlayCommand.class,
      ScenarioCommand.class,
      RulesCommand.class,
      HeroCommand.class,
      LanguageCommand.class,
      SoakCommand.class,
      BenchCommand.class,
      LabCommand.class,
      BotCommand.class,
      ReleaseCommand.class,
      WarmUpCommand.class
    })
public final class Main implements Callable<Integer> {

  static final String DEBUG = "--debug";

  @Spec
  @SuppressWarnings("NullAway.Init") // set by picocli
  private CommandSpec spec;

  @Option(
      names = DEBUG,
      scope = ScopeType.INHERIT,
      description = "Print the stack trace of an internal error (as does NONPAREIL_DEBUG=1).")
  private boolean debug;

  private Main() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    var main = new Main();
    return new CommandLine(main)
        .setExecutionExceptionHandler(
            new Failures(() -> main.debug || System.getenv("NONPAREIL_DEBUG") != null));
  }

  /** Without a sub-command: the table in the browser. */
  @Override
  public Integer call() {
    return Objects.requireNonNull(spec.subcommands().get("serve")).execute();
  }

  /** As written into the jar by the build. */
  static String version() {
    var version = Main.class.getPackage().getImplementationVersion();
    return Objects.requireNonNullElse(version, "(unpackaged)");
  }

  /** For {@code --version}. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"nonpareil " + version()};
    }
  }
}
