package nonpareil.content.yaml;

/** A place in a file; lines and columns begin with 1. */
public record Mark(String file, int line, int column) {

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
