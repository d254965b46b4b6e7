package nonpareil.server.store;

/** A holiday somebody has taken, in milliseconds of the server's own time. */
public record HolidayRow(String person, long began, long ends) {}
