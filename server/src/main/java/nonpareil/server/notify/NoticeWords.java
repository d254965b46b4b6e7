package nonpareil.server.notify;

import java.util.List;
import java.util.stream.Collectors;
import nonpareil.content.Content;
import nonpareil.content.Languages;
import nonpareil.content.text.Language;
import nonpareil.content.text.PhraseFile;

/** What a notice says, in the language of its reader: the heroes of the table, and one sentence. */
public final class NoticeWords {

  /** The sentences. */
  public static final PhraseFile TEXTS = new PhraseFile(NoticeWords.class, "notices");

  private static final String NAME = "Nonpareil";

  private final Content content;

  public NoticeWords(Content content) {
    this.content = content;
  }

  List<String> codes() {
    return content.languages().stream().map(Language::code).toList();
  }

  private Language language(String code) {
    return content.languages().stream()
        .filter(l -> l.code().equals(code))
        .findFirst()
        .orElse(Languages.ENGLISH);
  }

  String title(News news, String code) {
    Language language = language(code);
    String heroes =
        news.heroes().stream()
            .filter(content.heroIds()::contains)
            .map(id -> content.hero(id).name().in(language))
            .collect(Collectors.joining(" · "));
    return heroes.isEmpty() ? NAME : heroes;
  }

  String text(News news, String code) {
    return TEXTS.in(language(code)).text(news.kind().text());
  }
}
