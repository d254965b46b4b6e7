package nonpareil.server.notify;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Messages that only one browser can read, and no push service on the way (RFC 8291, RFC 8188). */
final class PushCipher {
  /** All a push service must take, less what encryption adds. */
  static final int MOST = 3993;

  static final int AUTH = 16;
  private static final int SALT = 16;
  private static final int RECORD = 4096;
  private static final int KEY = 16;
  private static final int NONCE = 12;
  private static final int TAG_BITS = 128;
  private static final byte LAST_RECORD = 2;
  private static final SecureRandom RANDOM = new SecureRandom();

  private PushCipher() {}

  /**
   * @param browser the point of the browser's key
   * @param auth the secret it has given with it
   */
  static byte[] encrypt(byte[] text, byte[] browser, byte[] auth) {
    byte[] salt = new byte[SALT];
    RANDOM.nextBytes(salt);
    return encrypt(text, browser, auth, P256.newPair(), salt);
  }

  /** The same with a key pair and a salt that must never be used again. */
  static byte[] encrypt(byte[] text, byte[] browser, byte[] auth, KeyPair own, byte[] salt) {
    if (text.length > MOST) {
      throw new IllegalArgumentException("too long for a push message");
    }
    byte[] point = P256.point((ECPublicKey) own.getPublic());
    try {
      KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
      agreement.init(own.getPrivate());
      agreement.doPhase(P256.publicKey(browser), true);
      byte[] shared = hmac(auth, agreement.generateSecret());
      byte[] input = expand(shared, joined(ascii("WebPush: info\0"), browser, point));
      byte[] random = hmac(salt, input);
      byte[] key = expand(random, ascii("Content-Encoding: aes128gcm\0"));
      byte[] nonce = expand(random, ascii("Content-Encoding: nonce\0"));
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(
          Cipher.ENCRYPT_MODE,
          new SecretKeySpec(Arrays.copyOf(key, KEY), "AES"),
          new GCMParameterSpec(TAG_BITS, Arrays.copyOf(nonce, NONCE)));
      byte[] sealed = cipher.doFinal(joined(text, new byte[] {LAST_RECORD}));
      byte[] size = ByteBuffer.allocate(Integer.BYTES).putInt(RECORD).array();
      return joined(salt, size, new byte[] {(byte) point.length}, point, sealed);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every JDK has all of it
    }
  }

  /** The first and only block of HKDF's second half. */
  private static byte[] expand(byte[] key, byte[] info) {
    return hmac(key, joined(info, new byte[] {1}));
  }

  static byte[] hmac(byte[] key, byte[] text) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] joined(byte[]... parts) {
    int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
    ByteBuffer all = ByteBuffer.allocate(length);
    for (byte[] part : parts) {
      all.put(part);
    }
    return all.array();
  }
}
