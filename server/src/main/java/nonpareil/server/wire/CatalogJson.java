package nonpareil.server.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
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
import nonpareil.content.Localized;
import nonpareil.content.text.Called;
import nonpareil.content.text.Language;
import nonpareil.content.text.MarkedText;
import nonpareil.content.text.Noun;
import nonpareil.content.text.Symbol;
import nonpareil.content.text.Symbols;
import nonpareil.content.text.Term;
import nonpareil.content.text.TextBlock;
import nonpareil.engine.effect.RuleEffect;
import nonpareil.engine.hero.Ability;
import nonpareil.engine.hero.Card;
import nonpareil.engine.hero.FighterKind;
import nonpareil.engine.hero.Hero;
import nonpareil.engine.hero.LastingRules;
import nonpareil.engine.hero.OnlyPeople;
import nonpareil.server.lesson.Lesson;
import nonpareil.server.lesson.Lessons;
import nonpareil.server.lesson.Step;
import org.jspecify.annotations.Nullable;

/** Everything a page needs to know of heroes, boards and words; it never changes while we run. */
public final class CatalogJson {

  private static final int VERSION_DIGITS = 16;

  private final List<Language> languages;

  private CatalogJson(List<Language> languages) {
    this.languages = languages;
  }

  public static ObjectNode of(Content content) {
    return new CatalogJson(content.languages()).catalog(content);
  }

  private ObjectNode catalog(Content content) {
    ObjectNode json = Json.object().put("version", "");
    ArrayNode spoken = json.putArray("languages");
    languages.forEach(l -> spoken.addObject().put("code", l.code()).put("name", l.name()));
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
      ObjectNode t = terms.addObject().put("id", term.id());
      t.set("name", each(term::word));
      t.set("text", each(term::meaning));
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

  /** A text in every language. */
  private ObjectNode each(Function<Language, String> text) {
    ObjectNode json = Json.object();
    languages.forEach(language -> json.put(language.code(), text.apply(language)));
    return json;
  }

  private ObjectNode each(Localized text) {
    return each(text::in);
  }

  // ---- heroes

  /** What computers cannot play: the card, or null for the ability. */
  private static void onlyPeople(ObjectNode json, Hero hero) {
    OnlyPeople.of(hero)
        .ifPresentOrElse(
            found -> {
              Card card = found.card();
              json.putObject("onlyPeople").put("card", card == null ? null : card.id());
            },
            () -> json.putNull("onlyPeople"));
  }

  private ObjectNode hero(HeroSheet sheet) {
    Hero hero = sheet.hero();
    ObjectNode json = Json.object().put("id", sheet.id());
    json.set("name", each(sheet.name()));
    json.put("set", sheet.set());
    json.set("style", each(sheet::style));
    json.put("difficulty", sheet.difficulty()).put("move", hero.move());
    Localized title = sheet.abilityName();
    json.set("abilityName", title == null ? JsonNodeFactory.instance.nullNode() : each(title));
    ObjectNode ability = json.putObject("ability");
    for (Language language : languages) {
      ArrayNode lines = ability.putArray(language.code());
      sheet.text(language).ability().forEach(lines::add);
    }
    onlyPeople(json, hero);
    json.set(
        "traitName",
        hero.traits().isEmpty() ? JsonNodeFactory.instance.nullNode() : each(l -> trait(sheet, l)));
    ArrayNode traits = json.putArray("traits");
    for (String trait : hero.traits()) {
      traits
          .addObject()
          .put("id", trait)
          .set("name", each(l -> noun(sheet.words(l).traits(), trait).name()));
    }
    ArrayNode counters = json.putArray("counters");
    for (Hero.Counter counter : hero.counters()) {
      counters
          .addObject()
          .put("id", counter.id())
          .put("max", counter.max())
          .put(
              "heldBy",
              counter.heldBy() == null ? null : counter.heldBy().name().toLowerCase(Locale.ROOT))
          .set("name", each(l -> noun(sheet.words(l).counters(), counter.id()).name()));
      ((ObjectNode) counters.get(counters.size() - 1))
          .set("plural", each(l -> noun(sheet.words(l).counters(), counter.id()).plural()));
    }
    ArrayNode piles = json.putArray("piles");
    for (Hero.OwnPile pile : hero.piles()) {
      piles
          .addObject()
          .put("id", pile.id())
          .put("most", pile.most())
          .put("face", pile.faceUp() ? "up" : "down")
          .set("name", each(l -> noun(sheet.words(l).piles(), pile.id()).name()));
    }
    lasting(
        json, sheet, null, LastingRules.moments(hero.ability()), LastingRules.of(hero.ability()));
    ArrayNode fighters = json.putArray("fighters");
    hero.fighters().forEach(kind -> fighters.add(fighter(sheet, kind)));
    ArrayNode tokens = json.putArray("tokens");
    for (Hero.Tokens kind : hero.tokenKinds()) {
      ObjectNode token = tokens.addObject().put("id", kind.id());
      token.set("name", each(l -> noun(sheet.words(l).tokens(), kind.id()).name()));
      token.set("plural", each(l -> noun(sheet.words(l).tokens(), kind.id()).plural()));
      token.set("called", called(l -> noun(sheet.words(l).tokens(), kind.id()), kind.count() > 1));
      token.put("count", kind.count()).put("supply", kind.supply());
    }
    ArrayNode cards = json.putArray("cards");
    hero.cards().forEach(card -> cards.add(card(sheet, card)));
    Hero.SecondDeck second = hero.secondDeck();
    if (second != null) {
      ObjectNode deck = json.putObject("secondDeck").put("removed", second.removed());
      deck.set("name", each(l -> noun(sheet.words(l).decks(), second.id()).name()));
      deck.set("plural", each(l -> noun(sheet.words(l).decks(), second.id()).plural()));
      ArrayNode further = deck.putArray("cards");
      for (Card card : second.cards()) {
        ObjectNode one = card(sheet, card);
        one.set("kind", each(l -> sheet.text(l).type(card)));
        further.add(one);
      }
    }
    return json;
  }

  /**
   * What happens at moments by an ability or a card in play, and the rules its effects put in
   * force, one by one: positions and questions name them by their numbers.
   */
  private void lasting(
      ObjectNode json,
      HeroSheet sheet,
      @Nullable Card card,
      List<Ability.Triggered> triggered,
      List<RuleEffect.PutInForce> lasting) {
    ArrayNode moments = json.putArray("moments");
    triggered.forEach(t -> moments.add(each(l -> sheet.text(l).moment(card, t))));
    ArrayNode rules = json.putArray("rules");
    lasting.forEach(r -> rules.add(each(l -> sheet.text(l).rule(card, r))));
  }

  private static String trait(HeroSheet sheet, Language language) {
    Noun word = sheet.words(language).traitWord();
    return word == null ? "" : word.name();
  }

  private static Noun noun(Map<String, Noun> nouns, String id) {
    return Objects.requireNonNull(nouns.get(id), id);
  }

  private ObjectNode fighter(HeroSheet sheet, FighterKind kind) {
    ObjectNode json = Json.object().put("id", kind.id());
    json.set("name", each(l -> noun(sheet.words(l).fighters(), kind.id()).name()));
    json.set("plural", each(l -> noun(sheet.words(l).fighters(), kind.id()).plural()));
    json.set("called", called(l -> noun(sheet.words(l).fighters(), kind.id()), kind.count() > 1));
    return json.put("hero", kind.hero())
        .put("health", kind.health())
        .put("maxHealth", kind.maxHealth())
        .put("ranged", kind.ranged())
        .put("move", kind.move() == 0 ? sheet.hero().move() : kind.move())
        .put("count", kind.count())
        .put("reserve", kind.reserve())
        .put("secondLife", kind.secondLife());
  }

  /** A name as sentences use it, in four cases; one of several has no article. */
  private ObjectNode called(Function<Language, Noun> nouns, boolean several) {
    ObjectNode json = Json.object();
    for (Language language : languages) {
      Noun noun = nouns.apply(language);
      Called called = several ? noun.bare() : language.called(noun);
      json.putObject(language.code())
          .put("n", called.nominative())
          .put("a", called.accusative())
          .put("d", called.dative())
          .put("g", called.genitive());
    }
    return json;
  }

  private ObjectNode card(HeroSheet sheet, Card card) {
    ObjectNode json = Json.object().put("id", card.id());
    json.set("name", each(sheet.cardName(card.id())));
    json.put("type", card.type().name().toLowerCase(Locale.ROOT));
    number(json, "value", card.value());
    number(json, "boost", card.boost());
    json.put("banner", card.banner());
    json.set("bannerName", each(l -> sheet.text(l).banner(card)));
    json.put("copies", card.copies());
    ArrayNode tags = json.putArray("tags");
    for (String tag : card.tags()) {
      tags.addObject()
          .put("id", tag)
          .set("name", each(l -> noun(sheet.words(l).tags(), tag).name()));
    }
    ArrayNode symbols = json.putArray("symbols");
    for (Symbol symbol : Symbols.of(sheet.hero(), card)) {
      symbols.addObject().put("sign", symbol.sign().id()).put("amount", symbol.amount());
    }
    lasting(json, sheet, card, LastingRules.moments(card), LastingRules.of(card));
    ObjectNode text = json.putObject("text");
    for (Language language : languages) {
      ArrayNode blocks = text.putArray(language.code());
      for (TextBlock written : sheet.text(language).card(card)) {
        ObjectNode block =
            blocks.addObject().put("moment", moment(written)).put("head", written.heading());
        ArrayNode lines = block.putArray("lines");
        ArrayNode terms = block.putArray("terms");
        for (MarkedText line : written.texts()) {
          lines.add(line.text());
          ArrayNode spans = terms.addArray();
          for (MarkedText.Span span : line.spans()) {
            spans
                .addObject()
                .put("term", span.term().id())
                .put("from", span.from())
                .put("to", span.to());
          }
        }
      }
    }
    return json;
  }

  /** When a text happens; null for what needs no heading. */
  private static @Nullable String moment(TextBlock block) {
    return switch (block.timing()) {
      case null -> null;
      case SCHEME -> null;
      case IMMEDIATELY -> "immediately";
      case DURING_COMBAT -> "during";
      case AFTER_COMBAT -> "after";
      case BOOST_BONUS -> "boost-bonus";
      case FORCED_DISCARD -> "reaction";
    };
  }

  private static void number(ObjectNode json, String key, int value) {
    if (value == Card.NONE) {
      json.putNull(key);
    } else {
      json.put(key, value);
    }
  }

  // ---- lessons

  private ObjectNode lesson(Lesson lesson) {
    ObjectNode json = Json.object().put("id", lesson.id());
    json.set("title", each(lesson.title()));
    json.set("goal", each(lesson.goal()));
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
    json.set("end", each(lesson.end()));
    return json;
  }

  private void said(ObjectNode json, String key, @Nullable Localized said) {
    json.set(key, said == null ? JsonNodeFactory.instance.nullNode() : each(said));
  }

  // ---- boards

  private ObjectNode board(BoardSheet sheet) {
    ObjectNode json = Json.object().put("id", sheet.id());
    json.set("name", each(sheet.name()));
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
      z.set("name", each(zone.name()));
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
