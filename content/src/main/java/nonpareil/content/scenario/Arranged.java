package nonpareil.content.scenario;

import java.util.Optional;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.yaml.Problems;
import nonpareil.content.yaml.YamlMap;
import nonpareil.content.yaml.YamlNode;
import nonpareil.engine.game.Arrangement;
import nonpareil.engine.game.Game;
import nonpareil.engine.game.IllegalPositionException;
import nonpareil.engine.game.Rules;
import nonpareil.engine.game.Setup;
import org.jspecify.annotations.Nullable;

/** A position that another kind of file describes with the key {@code setup} of scenarios. */
public record Arranged(Game game, @Nullable Arrangement arrangement) {

  /**
   * Reads a set-up. Without {@code arrange} it is a new game; a position no game could be in is
   * refused.
   */
  public static Arranged read(Content content, YamlMap setup) {
    ScenarioFile.Place place = ScenarioFile.place(setup);
    var problems = new Problems();
    problems.check(() -> place.board().oneOf("a board", content.boardIds()));
    place.players().forEach(n -> problems.check(() -> n.oneOf("a hero", content.heroIds())));
    problems.throwIfAny();
    var heroes =
        place.players().stream().map(YamlNode::word).map(content::hero).map(HeroSheet::hero);
    var game =
        new Game(
            new Setup(
                place.edition(),
                place.mode(),
                content.board(place.board().word()).board(),
                heroes.toList(),
                place.seed()));
    Optional<YamlNode> arranged = setup.find("arrange");
    if (arranged.isEmpty()) {
      return new Arranged(game, null);
    }
    YamlMap arrange = arranged.get().map();
    Arrangement arrangement = ArrangeReader.read(new Names(game), arrange);
    try {
      new Rules().arrange(game, arrangement);
    } catch (IllegalPositionException e) {
      throw arrange.refuse(
          "an illegal position at %s: %s".formatted(e.place(), e.getMessage()),
          "one that a game could be in");
    }
    return new Arranged(game, arrangement);
  }
}
