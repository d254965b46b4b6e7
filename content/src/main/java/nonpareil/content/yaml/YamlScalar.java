package nonpareil.content.yaml;

import java.math.BigInteger;
import java.util.regex.Pattern;

/**
 * A single value, kept as it is written.
 *
 * @param quoted it was written in quotes or as a block, and so is a text whatever it looks like
 */
public record YamlScalar(String written, boolean quoted, Mark mark) implements YamlNode {

  private static final Pattern WHOLE =
      Pattern.compile("[-+]?[0-9]{1,30}|0o[0-7]{1,30}|0x[0-9a-fA-F]{1,30}");
  private static final Pattern DECIMAL =
      Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");
  private static final int MOST_SHOWN = 60;

  @Override
  public String shown() {
    if (isNull()) {
      return "nothing";
    }
    if (isDecimal()) {
      return written;
    }
    String line = written.replace("\n", "\\n");
    return "\"" + (line.length() > MOST_SHOWN ? line.substring(0, MOST_SHOWN) + "…" : line) + "\"";
  }

  /** Nothing was written, or the word null. */
  public boolean isNull() {
    return !quoted
        && switch (written) {
          case "", "~", "null", "Null", "NULL" -> true;
          default -> false;
        };
  }

  /** It is a bare whole number. */
  public boolean isNumber() {
    return !quoted && WHOLE.matcher(written).matches();
  }

  /** Of a bare whole number: decimal, octal or hexadecimal. */
  private BigInteger whole() {
    if (written.startsWith("0o")) {
      return new BigInteger(written.substring(2), 8);
    }
    return written.startsWith("0x")
        ? new BigInteger(written.substring(2), 16)
        : new BigInteger(written);
  }

  private boolean isDecimal() {
    return !quoted && DECIMAL.matcher(written).matches();
  }

  private boolean isFlag() {
    return !quoted
        && switch (written) {
          case "true", "True", "TRUE", "false", "False", "FALSE" -> true;
          default -> false;
        };
  }

  @Override
  public String text() {
    if (isNull() || isFlag() || isDecimal()) {
      throw refuse("a text");
    }
    return written;
  }

  @Override
  public String word() {
    if (isNull() || isFlag()) {
      throw refuse("a word");
    }
    return written;
  }

  @Override
  public int number(int least, int most) {
    if (isNumber()) {
      BigInteger number = whole();
      if (number.compareTo(BigInteger.valueOf(least)) >= 0
          && number.compareTo(BigInteger.valueOf(most)) <= 0) {
        return number.intValue();
      }
    }
    return YamlNode.super.number(least, most);
  }

  @Override
  public long longNumber() {
    if (isNumber()) {
      BigInteger number = whole();
      boolean unsigned = number.signum() > 0 && number.bitLength() == Long.SIZE;
      if (unsigned || number.bitLength() < Long.SIZE) {
        return number.longValue();
      }
      throw refuse("a whole number of 64 bits");
    }
    return YamlNode.super.longNumber();
  }

  @Override
  public double decimal(double least, double most) {
    if (isDecimal()) {
      double number = Double.parseDouble(written);
      if (number >= least && number <= most) {
        return number;
      }
    }
    return YamlNode.super.decimal(least, most);
  }

  @Override
  public boolean flag() {
    if (isFlag()) {
      return Character.toLowerCase(written.charAt(0)) == 't';
    }
    return YamlNode.super.flag();
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // equal values in other places stay
  public YamlNode replace(YamlNode old, YamlNode replacement) {
    return this == old ? replacement : this;
  }

  @Override
  public YamlNode remove(YamlNode old) {
    return this;
  }
}
