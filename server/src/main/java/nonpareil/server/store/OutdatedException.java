package nonpareil.server.store;

/**
 * Something was not stored because somebody else was faster: the number of a record is taken, or a
 * table has changed. Nothing is wrong with the store; whoever reads again may try again.
 */
public final class OutdatedException extends StoreException {
  private static final long serialVersionUID = 1;

  public OutdatedException(String message) {
    super(message, null);
  }
}
