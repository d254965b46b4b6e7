package nonpareil.server.notify;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.EllipticCurve;
import java.util.Arrays;
import java.util.Base64;

/** Keys of the curve P-256, as browsers write them: points without compression, 65 bytes. */
final class P256 {
  static final int POINT = 65;
  private static final int HALF = 32;
  private static final byte UNCOMPRESSED = 4;
  private static final BigInteger THREE = BigInteger.valueOf(3);

  /** The curve itself, taken from a key of it. */
  private static final ECParameterSpec CURVE = ((ECPublicKey) newPair().getPublic()).getParams();

  private P256() {}

  static KeyPair newPair() {
    try {
      KeyPairGenerator keys = KeyPairGenerator.getInstance("EC");
      keys.initialize(new ECGenParameterSpec("secp256r1"));
      return keys.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }

  /** A pair as it was written down; whether the two belong together is not looked at. */
  static KeyPair pair(byte[] point, byte[] secret) {
    return new KeyPair(publicKey(point), privateKey(secret));
  }

  private static ECPrivateKey privateKey(byte[] secret) {
    var number = new BigInteger(1, secret);
    if (secret.length != HALF || number.signum() == 0 || number.compareTo(CURVE.getOrder()) >= 0) {
      throw new IllegalArgumentException("not a private key of the curve P-256");
    }
    try {
      return (ECPrivateKey)
          KeyFactory.getInstance("EC").generatePrivate(new ECPrivateKeySpec(number, CURVE));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Refuses what is no point of the curve: such keys draw secrets out of who uses them. */
  static ECPublicKey publicKey(byte[] point) {
    if (point.length != POINT || point[0] != UNCOMPRESSED) {
      throw new IllegalArgumentException("expected a point of 65 bytes without compression");
    }
    var x = new BigInteger(1, Arrays.copyOfRange(point, 1, 1 + HALF));
    var y = new BigInteger(1, Arrays.copyOfRange(point, 1 + HALF, POINT));
    EllipticCurve curve = CURVE.getCurve();
    BigInteger p = ((ECFieldFp) curve.getField()).getP();
    BigInteger right = x.modPow(THREE, p).add(curve.getA().multiply(x)).add(curve.getB()).mod(p);
    if (x.compareTo(p) >= 0 || y.compareTo(p) >= 0 || !y.multiply(y).mod(p).equals(right)) {
      throw new IllegalArgumentException("not a point of the curve P-256");
    }
    try {
      return (ECPublicKey)
          KeyFactory.getInstance("EC")
              .generatePublic(new ECPublicKeySpec(new ECPoint(x, y), CURVE));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  static byte[] point(ECPublicKey key) {
    byte[] point = new byte[POINT];
    point[0] = UNCOMPRESSED;
    put(key.getW().getAffineX(), point, 1);
    put(key.getW().getAffineY(), point, 1 + HALF);
    return point;
  }

  static byte[] secret(ECPrivateKey key) {
    byte[] secret = new byte[HALF];
    put(key.getS(), secret, 0);
    return secret;
  }

  private static void put(BigInteger number, byte[] into, int at) {
    byte[] bytes = number.toByteArray(); // perhaps with a sign before it, perhaps shorter
    int length = Math.min(bytes.length, HALF);
    System.arraycopy(bytes, bytes.length - length, into, at + HALF - length, length);
  }

  static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Browsers leave out the padding, some libraries do not. */
  static byte[] bytes(String base64) {
    return Base64.getUrlDecoder().decode(base64.replaceFirst("=+$", ""));
  }
}
