package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import nonpareil.ai.Level;
import nonpareil.content.BoardSheet;
import nonpareil.content.Content;
import nonpareil.content.HeroSheet;
import nonpareil.content.Name;
import nonpareil.content.text.Language;
import nonpareil.content.text.Noun;
import nonpareil.content.text.RulesText;
import nonpareil.content.text.Term;
import nonpareil.content.text.TextBlock;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.lesson.Lessons;
import nonpareil.server.lesson.Said;
import nonpareil.server.lesson.Step;
import org.jspecify.annotations.Nullable;

/** Everything a page needs to know of heroes, boards and words; it never changes while we run. */
public final class CatalogJson {

  private static final int VERSION_DIGITS = 16;

  /** The moments of a card's text by their English headings. */
  private static final Map<String, String> MOMENTS =
      Map.of(
          "IMMEDIATELY", "immediately",
          "DURING COMBAT", "during",
          "AFTER COMBAT", "after",
          "BOOST BONUS", "boost-bonus",
          "REACTION", "reaction");

  private CatalogJson() {}

  public static ObjectNode of(Content content) {
    ObjectNode json = Json.object().put("version", "");
    ArrayNode levels = json.putArray("levels");
    for (Level level : Level.values()) {
      levels.add(level.text());
    }
    ArrayNode heroes = json.putArray("heroes");
    content.heroIds().forEach(id -> heroes.add(hero(content.hero(id))));
    ArrayNode boards = json.putArray("boards");
    content.boardIds().forEach(id -> boards.add(board(content.board(id))));
    ArrayNode terms = json.putArray("terms");
    for (Term term : Term.values()) {
      ObjectNode t = terms.addObject().put("id", Names.kebab(term));
      t.set("name", both(term::word));
      t.set("text", both(term::meaning));
    }
    ArrayNode lessons = json.putArray("lessons");
    Lessons.of(content).all().forEach(lesson -> lessons.add(lesson(lesson)));
    return json.put("version", digest(json.toString()));
  }

  private static String digest(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash).substring(0, VERSION_DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static ObjectNode both(Function<Language, String> text) {
    ObjectNode json = Json.object();
    for (Language language : Language.values()) {
      json.put(language.code(), text.apply(language));
    }
    return json;
  }

  private static ObjectNode name(Name name) {
    return both(name::in);
  }

  // ---- heroes

  private static ObjectNode hero(HeroSheet sheet) {
    Hero hero = sheet.hero();
    Manners manners = Manners.of(sheet);
    ObjectNode json = Json.object().put("id", sheet.id());
    json.set("name", name(sheet.name()));
    json.put("set", sheet.set());
    json.set("style", name(manners.style()));
    json.put("difficulty", manners.difficulty()).put("move", hero.move());
    Name title = sheet.abilityName();
    json.set("abilityName", title == null ? Json.FACTORY.nullNode() : name(title));
    ObjectNode ability = json.putObject("ability");
    for (Language language : Language.values()) {
      ArrayNode lines = ability.putArray(language.code());
      text(sheet, language).ability().forEach(lines::add);
    }
    json.set(
        "traitName",
        hero.traits().isEmpty() ? Json.FACTORY.nullNode() : both(l -> trait(sheet, l)));
    ArrayNode traits = json.putArray("traits");
    for (String trait : hero.traits()) {
      traits
          .addObject()
          .put("id", trait)
          .set("name", both(l -> noun(sheet.words(l).traits(), trait).name()));
    }
    ArrayNode fighters = json.putArray("fighters");
    hero.fighters().forEach(kind -> fighters.add(fighter(sheet, kind)));
    ArrayNode tokens = json.putArray("tokens");
    Hero.Tokens kind = hero.tokens();
    if (kind != null) {
      ObjectNode token = tokens.addObject().put("id", kind.id());
      token.set("name", both(l -> token(sheet, l).name()));
      token.set("plural", both(l -> token(sheet, l).plural()));
      token.set("called", called(l -> token(sheet, l), kind.count() > 1));
      token.put("count", kind.count());
    }
    ArrayNode cards = json.putArray("cards");
    hero.cards().forEach(card -> cards.add(card(sheet, card)));
    return json;
  }

  private static RulesText text(HeroSheet sheet, Language language) {
    return new RulesText(sheet.hero(), sheet.words(language), language);
  }

  private static String trait(HeroSheet sheet, Language language) {
    Noun word = sheet.words(language).traitWord();
    return word == null ? "" : word.name();
  }

  private static Noun token(HeroSheet sheet, Language language) {
    return Objects.requireNonNull(sheet.words(language).token());
  }

  private static Noun noun(Map<String, Noun> nouns, String id) {
    return Objects.requireNonNull(nouns.get(id), id);
  }

  private static ObjectNode fighter(HeroSheet sheet, FighterKind kind) {
    ObjectNode json = Json.object().put("id", kind.id());
    json.set("name", both(l -> noun(sheet.words(l).fighters(), kind.id()).name()));
    json.set("plural", both(l -> noun(sheet.words(l).fighters(), kind.id()).plural()));
    json.set("called", called(l -> noun(sheet.words(l).fighters(), kind.id()), kind.count() > 1));
    return json.put("hero", kind.hero())
        .put("health", kind.health())
        .put("maxHealth", kind.maxHealth())
        .put("ranged", kind.ranged())
        .put("count", kind.count());
  }

  /** A name as sentences use it, in four cases; one of several has no article. */
  private static ObjectNode called(Function<Language, Noun> nouns, boolean several) {
    ObjectNode json = Json.object();
    for (Language language : Language.values()) {
      Noun noun = nouns.apply(language);
      String[] articles = {"", "", "", ""};
      if (noun.article() && !several) {
        articles =
            switch (language) {
              case EN -> new String[] {"the ", "the ", "the ", "the "};
              case DE ->
                  switch (noun.gender()) {
                    case M -> new String[] {"der ", "den ", "dem ", "des "};
                    case F -> new String[] {"die ", "die ", "der ", "der "};
                    case N -> new String[] {"das ", "das ", "dem ", "des "};
                  };
            };
      }
      json.putObject(language.code())
          .put("n", articles[0] + noun.shortName())
          .put("a", articles[1] + noun.accusative())
          .put("d", articles[2] + noun.dative())
          .put("g", articles[3] + noun.genitive());
    }
    return json;
  }

  private static ObjectNode card(HeroSheet sheet, Card card) {
    ObjectNode json = Json.object().put("id", card.id());
    json.set("name", name(sheet.cardName(card.id())));
    json.put("type", card.type().name().toLowerCase(Locale.ROOT));
    number(json, "value", card.value());
    number(json, "boost", card.boost());
    json.put("banner", card.banner());
    json.set("bannerName", both(l -> text(sheet, l).banner(card)));
    json.put("copies", card.copies());
    ArrayNode tags = json.putArray("tags");
    for (String tag : card.tags()) {
      tags.addObject()
          .put("id", tag)
          .set("name", both(l -> noun(sheet.words(l).tags(), tag).name()));
    }
    ObjectNode text = json.putObject("text");
    List<TextBlock> english = text(sheet, Language.EN).card(card);
    for (Language language : Language.values()) {
      ArrayNode blocks = text.putArray(language.code());
      List<TextBlock> written = text(sheet, language).card(card);
      for (int i = 0; i < written.size(); i++) {
        ObjectNode block =
            blocks
                .addObject()
                .put("moment", MOMENTS.get(english.get(i).heading()))
                .put("head", written.get(i).heading());
        ArrayNode lines = block.putArray("lines");
        written.get(i).lines().forEach(lines::add);
      }
    }
    return json;
  }

  private static void number(ObjectNode json, String key, int value) {
    if (value == Card.NONE) {
      json.putNull(key);
    } else {
      json.put(key, value);
    }
  }

  // ---- lessons

  private static ObjectNode lesson(Lesson lesson) {
    ObjectNode json = Json.object().put("id", lesson.id());
    json.set("title", both(lesson.title()::in));
    json.set("goal", both(lesson.goal()::in));
    json.put("minutes", lesson.minutes());
    ArrayNode heroes = json.putArray("heroes");
    lesson.game().setup().heroes().forEach(hero -> heroes.add(hero.id()));
    json.put("board", lesson.game().board().id());
    ArrayNode steps = json.putArray("steps");
    for (Step step : lesson.steps()) {
      ObjectNode s = steps.addObject();
      said(s, "say", step.say());
      said(s, "why", step.why());
      said(s, "praise", step.praise());
      said(s, "wrong", step.wrong());
      ArrayNode point = s.putArray("point");
      step.point().forEach(point::add);
      if (step.isReading()) {
        s.putNull("expect");
      } else {
        ObjectNode expect = s.putObject("expect");
        ArrayNode options = expect.putArray("options");
        step.options().forEach(options::add);
        expect.put("times", step.times().text());
      }
    }
    json.set("end", both(lesson.end()::in));
    return json;
  }

  private static void said(ObjectNode json, String key, @Nullable Said said) {
    json.set(key, said == null ? Json.FACTORY.nullNode() : both(said::in));
  }

  // ---- boards

  private static ObjectNode board(BoardSheet sheet) {
    ObjectNode json = Json.object().put("id", sheet.id());
    json.set("name", name(sheet.name()));
    json.put("set", sheet.set())
        .put("aspect", sheet.aspect())
        .put("spaceRadius", sheet.spaceRadius())
        .put("players", sheet.maxPlayers());
    ObjectNode starts = json.putObject("startSpaces");
    for (int i = 0; i < sheet.starts().size(); i++) {
      starts.put(String.valueOf(i + 1), sheet.starts().get(i));
    }
    ArrayNode zones = json.putArray("zones");
    for (BoardSheet.Zone zone : sheet.zones()) {
      ObjectNode z = zones.addObject().put("id", zone.id());
      z.set("name", name(zone.name()));
      z.put("color", zone.color());
    }
    ArrayNode spaces = json.putArray("spaces");
    for (BoardSheet.Space space : sheet.spaces()) {
      ObjectNode s = spaces.addObject().put("id", space.id());
      s.put("x", space.x()).put("y", space.y());
      ArrayNode in = s.putArray("zones");
      space.zones().forEach(in::add);
      s.put("passage", sheet.secretPassages().contains(space.id()));
      s.put("sectorStart", space.sectorStart());
      if (space.markerAngle() != null) {
        s.put("markerAngle", space.markerAngle());
      }
    }
    ArrayNode edges = json.putArray("edges");
    for (BoardSheet.Line line : sheet.lines()) {
      ObjectNode e = edges.addObject().put("a", line.from()).put("b", line.to());
      if (line.control() != null) {
        e.putObject("control").put("x", line.control().x()).put("y", line.control().y());
      }
      if (line.underpass()) {
        e.put("underpass", true);
      }
    }
    return json;
  }
}
