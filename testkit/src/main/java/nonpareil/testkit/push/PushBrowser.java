package nonpareil.testkit.push;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * What a browser does with push messages (RFC 8291), and a push service with who sends (RFC 8292).
 */
public final class PushBrowser {
  private static final int SALT = 16;
  private static final int POINT = 65;
  private static final int HEAD = SALT + 4 + 1 + POINT;
  private static final Pattern VAPID =
      Pattern.compile("vapid t=([^.]+)\\.([^.]+)\\.([^,]+), k=(.+)");

  private final KeyPair pair;
  private final byte[] auth = new byte[SALT];

  public PushBrowser() {
    new SecureRandom().nextBytes(auth);
    try {
      KeyPairGenerator keys = KeyPairGenerator.getInstance("EC");
      keys.initialize(new ECGenParameterSpec("secp256r1"));
      pair = keys.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What a page sends to the server. */
  public String subscription(String endpoint, String more) {
    return "{\"endpoint\": \"%s\", \"keys\": {\"p256dh\": \"%s\", \"auth\": \"%s\"}%s}"
        .formatted(endpoint, key(), base64(auth), more);
  }

  public String key() {
    return base64(point());
  }

  public String auth() {
    return base64(auth);
  }

  private byte[] point() {
    ECPoint w = ((ECPublicKey) pair.getPublic()).getW();
    return ByteBuffer.allocate(POINT)
        .put((byte) 4)
        .put(half(w.getAffineX()))
        .put(half(w.getAffineY()))
        .array();
  }

  private static byte[] half(BigInteger number) {
    byte[] bytes = number.toByteArray();
    byte[] half = new byte[POINT / 2];
    int length = Math.min(bytes.length, half.length);
    System.arraycopy(bytes, bytes.length - length, half, half.length - length, length);
    return half;
  }

  /** Reads a message that was made for this browser; anything else fails. */
  public String decrypt(byte[] body) {
    try {
      byte[] sender = Arrays.copyOfRange(body, HEAD - POINT, HEAD);
      KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
      agreement.init(pair.getPrivate());
      agreement.doPhase(publicKey(sender), true);
      byte[] info =
          ByteBuffer.allocate(14 + 2 * POINT)
              .put("WebPush: info\0".getBytes(StandardCharsets.US_ASCII))
              .put(point())
              .put(sender)
              .array();
      byte[] input = derive(auth, agreement.generateSecret(), info, 32);
      byte[] salt = Arrays.copyOf(body, SALT);
      byte[] key = derive(salt, input, ascii("Content-Encoding: aes128gcm\0"), 16);
      byte[] nonce = derive(salt, input, ascii("Content-Encoding: nonce\0"), 12);
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(
          Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
      byte[] text = cipher.doFinal(body, HEAD, body.length - HEAD);
      int end = text.length;
      while (text[--end] == 0) {} // padding stands behind the mark of the last record
      return new String(text, 0, end, StandardCharsets.UTF_8);
    } catch (GeneralSecurityException e) {
      throw new AssertionError("not for this browser", e);
    }
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] derive(byte[] salt, byte[] input, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addIKM(input).addSalt(salt).thenExpand(info, length));
  }

  private PublicKey publicKey(byte[] point) throws GeneralSecurityException {
    var x = new BigInteger(1, Arrays.copyOfRange(point, 1, 33));
    var y = new BigInteger(1, Arrays.copyOfRange(point, 33, POINT));
    var curve = ((ECPublicKey) pair.getPublic()).getParams();
    return KeyFactory.getInstance("EC")
        .generatePublic(new ECPublicKeySpec(new ECPoint(x, y), curve));
  }

  /** The claims of who sends, if the signature is right; else fails. */
  public String sender(String authorization, String serverKey) {
    Matcher parts = VAPID.matcher(authorization);
    if (!parts.matches() || !parts.group(4).equals(serverKey)) {
      throw new AssertionError("not signed by the server: " + authorization);
    }
    try {
      Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
      signature.initVerify(publicKey(Base64.getUrlDecoder().decode(serverKey)));
      signature.update(ascii(parts.group(1) + "." + parts.group(2)));
      if (!signature.verify(Base64.getUrlDecoder().decode(parts.group(3)))) {
        throw new AssertionError("the signature is wrong");
      }
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
    return new String(Base64.getUrlDecoder().decode(parts.group(2)), StandardCharsets.UTF_8);
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
