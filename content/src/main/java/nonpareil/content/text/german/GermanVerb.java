package nonpareil.content.text.german;

import nonpareil.content.text.Term;
import org.jspecify.annotations.Nullable;

/**
 * The forms of a German verb that rules texts need.
 *
 * @param term the term the verb is; null if it is none
 * @param prefix a separable prefix, or words that stand where one would; may be empty
 */
record GermanVerb(
    @Nullable Term term,
    String prefix,
    String infinitive,
    String command,
    String you,
    String one,
    String many) {

  /** Nothing is done; something is named only. */
  static final GermanVerb NONE = new GermanVerb(null, "", "", "", "", "", "");

  static final GermanVerb ABWERFEN =
      strong("ab", "werfen", "wirf", "wirfst", "wirft").as(Term.DISCARD);
  static final GermanVerb ANGREIFEN = strong("an", "greifen", "greif", "greifst", "greift");
  static final GermanVerb ANNULLIEREN = weak("", "annullier").as(Term.CANCEL);
  static final GermanVerb ANSEHEN =
      strong("an", "sehen", "sieh", "siehst", "sieht").as(Term.LOOK_AT);
  static final GermanVerb AUFDECKEN = weak("auf", "deck").as(Term.REVEAL);
  static final GermanVerb AUSGEBEN = strong("aus", "geben", "gib", "gibst", "gibt");
  static final GermanVerb AUSFUEHREN = weak("aus", "führ");
  static final GermanVerb BEHALTEN = strong("", "behalten", "behalte", "behältst", "behält");
  static final GermanVerb BESIEGEN = weak("", "besieg");
  static final GermanVerb BESTIMMEN = weak("", "bestimm");
  static final GermanVerb BETRAGEN = strong("", "betragen", "betrage", "beträgst", "beträgt");
  static final GermanVerb BEWEGEN = weak("", "beweg").as(Term.MOVE);
  static final GermanVerb BOOSTEN =
      strong("", "boosten", "booste", "boostest", "boostet").as(Term.BOOST);
  static final GermanVerb EINNEHMEN = strong("ein", "nehmen", "nimm", "nimmst", "nimmt");
  static final GermanVerb ENTFERNEN = strong("", "entfernen", "entferne", "entfernst", "entfernt");
  static final GermanVerb ENDEN = strong("", "enden", "ende", "endest", "endet");
  static final GermanVerb ENTSPRECHEN =
      strong("", "entsprechen", "entsprich", "entsprichst", "entspricht");
  static final GermanVerb ERHALTEN = strong("", "erhalten", "erhalte", "erhältst", "erhält");
  static final GermanVerb ERHOEHEN = weak("", "erhöh");
  static final GermanVerb ERLEIDEN = strong("", "erleiden", "erleide", "erleidest", "erleidet");
  static final GermanVerb ERSETZEN = strong("", "ersetzen", "ersetze", "ersetzt", "ersetzt");
  static final GermanVerb HABEN = strong("", "haben", "habe", "hast", "hat");
  static final GermanVerb HALBIEREN = weak("", "halbier");
  static final GermanVerb IGNORIEREN = weak("", "ignorier").as(Term.IGNORE);
  static final GermanVerb LEGEN = weak("", "leg");
  static final GermanVerb MISCHEN = weak("", "misch");
  static final GermanVerb NEHMEN = strong("", "nehmen", "nimm", "nimmst", "nimmt");
  static final GermanVerb NENNEN = weak("", "nenn");
  static final GermanVerb NUTZEN = strong("", "nutzen", "nutze", "nutzt", "nutzt");
  static final GermanVerb RICHTEN = strong("", "richten", "richte", "richtest", "richtet");
  static final GermanVerb RUECKGAENGIG_MACHEN = weak("rückgängig ", "mach");
  static final GermanVerb SEIN = new GermanVerb(null, "", "sein", "sei", "bist", "ist", "sind");
  static final GermanVerb SENKEN = weak("", "senk");
  static final GermanVerb SETZEN = strong("", "setzen", "setze", "setzt", "setzt").as(Term.PLACE);
  static final GermanVerb SPIELEN = weak("", "spiel");
  static final GermanVerb STELLEN = weak("", "stell");
  static final GermanVerb TAUSCHEN = weak("", "tausch");
  static final GermanVerb TUN = new GermanVerb(null, "", "tun", "tu", "tust", "tut", "tun");
  static final GermanVerb VERAENDERN =
      strong("", "verändern", "verändere", "veränderst", "verändert");
  static final GermanVerb VERHINDERN =
      strong("", "verhindern", "verhindere", "verhinderst", "verhindert").as(Term.PREVENT);
  static final GermanVerb VERDOPPELN =
      strong("", "verdoppeln", "verdopple", "verdoppelst", "verdoppelt");
  static final GermanVerb VERLASSEN = strong("", "verlassen", "verlasse", "verlässt", "verlässt");
  static final GermanVerb VERLIEREN = strong("", "verlieren", "verliere", "verlierst", "verliert");
  static final GermanVerb VERRINGERN =
      strong("", "verringern", "verringere", "verringerst", "verringert");
  static final GermanVerb VERTAUSCHEN = weak("", "vertausch");
  static final GermanVerb WAEHLEN = weak("", "wähl");
  static final GermanVerb WECHSELN = strong("", "wechseln", "wechsle", "wechselst", "wechselt");
  static final GermanVerb WERDEN = strong("", "werden", "werde", "wirst", "wird");
  static final GermanVerb ZEIGEN = weak("", "zeig").as(Term.REVEAL);
  static final GermanVerb ZIEHEN = weak("", "zieh");
  static final GermanVerb ZUFUEGEN = weak("zu", "füg");
  static final GermanVerb ZURUECKBRINGEN =
      strong("zurück", "bringen", "bringe", "bringst", "bringt");
  static final GermanVerb ZURUECKERHALTEN =
      strong("zurück", "erhalten", "erhalte", "erhältst", "erhält").as(Term.RECOVER);
  static final GermanVerb ZURUECKKEHREN = weak("zurück", "kehr");
  static final GermanVerb ZURUECKLEGEN = weak("zurück", "leg");

  private static GermanVerb weak(String prefix, String stem) {
    return new GermanVerb(
        null, prefix, stem + "en", stem + "e", stem + "st", stem + "t", stem + "en");
  }

  private static GermanVerb strong(
      String prefix, String infinitive, String command, String you, String one) {
    return new GermanVerb(null, prefix, infinitive, command, you, one, infinitive);
  }

  /** The same verb as a term. */
  private GermanVerb as(Term of) {
    return new GermanVerb(of, prefix, infinitive, command, you, one, many);
  }

  /** A form of it as it stands in a text. */
  String told(String form) {
    return term == null ? form : term.mark(form);
  }

  /** "abwerfen", "rückgängig machen". */
  String full() {
    return prefix + infinitive;
  }

  /** What stands at the end of a main clause, with its space. */
  String end() {
    return prefix.isEmpty() ? "" : " " + prefix.strip();
  }
}
