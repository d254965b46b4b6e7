package nonpareil.server.http;

/** What is limited: so many at once, and so many a second after that. */
enum Limit {
  /** Requests of an address, files aside. */
  REQUEST(300, 60),
  /** New people from an address. */
  PERSON(40, 0.2),
  /** Tables made by one person. */
  TABLE(30, 0.2),
  /** Tables made from an address. */
  TABLE_OF_ADDRESS(120, 1),
  /** Uses of a secret from an address: guessing must be hopeless. */
  SECRET(40, 0.5),
  /** Tries of a recovery code from an address. */
  CODE(10, 0.05),
  /** Tries of recovery codes by everybody together. */
  CODE_OF_ALL(300, 3),
  /** What a person asks of others, or changes among its friends. */
  FRIEND(40, 0.1),
  /** Everything there is about a person, for that person. */
  EXPORT(4, 0.01),
  /** Changes of how a person is told, and tests of it: each test goes out of the house. */
  NOTICE(20, 0.1),
  /** Save files from an address: each is played through. */
  IMPORT(10, 0.1),
  /** Whole games sent to an address. */
  REPLAY(60, 2),
  /** Statistics for an address: each is counted from all games. */
  STATISTICS(30, 1),
  /** Sockets opened from an address. */
  SOCKET(80, 5),
  /** Messages of one socket. */
  MESSAGE(120, 30),
  /** Messages of all sockets of one person. */
  MESSAGE_OF_PERSON(180, 45),
  /** Messages of all sockets of an address: a household, or a class that plays. */
  MESSAGE_OF_ADDRESS(1_200, 300),
  /** Lines of a person at one table. */
  SAY(5, 1 / 3.0),
  /** What a person points at, at one table. */
  PING(10, 1),
  /** Lines a person reports. */
  REPORT(5, 1 / 60.0),
  /** Pings and pongs of one socket: the server asks for one every 15 s. */
  SIGN(20, 1);

  final double atOnce;
  final double perSecond;

  Limit(double atOnce, double perSecond) {
    this.atOnce = atOnce;
    this.perSecond = perSecond;
  }
}
