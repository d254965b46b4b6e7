package nonpareil.server.notify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import nonpareil.testkit.push.PushBrowser;
import org.junit.jupiter.api.Test;

final class PushCipherTest {

  private static byte[] bytes(String base64) {
    return P256.bytes(base64);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** RFC 8291, appendix A. */
  @Test
  void theExampleOfTheStandardComesOutByteByByte() {
    byte[] sealed =
        PushCipher.encrypt(
            utf8("When I grow up, I want to be a watermelon"),
            bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            bytes("BTBZMqHH6r4Tts7J_aSIgg"),
            P256.pair(
                bytes(
                    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
                bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
            bytes("DGv6ra1nlYgDCS1FRnbzlw"));
    assertThat(P256.base64(sealed))
        .isEqualTo(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
                + "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQex"
                + "SgSxsj_Qulcy4a-fN");
  }

  @Test
  void onlyTheBrowserItIsForReadsIt() {
    var browser = new PushBrowser();
    byte[] text = utf8("Du bist am Zug: Medusa · König Artus");
    byte[] one = PushCipher.encrypt(text, bytes(browser.key()), bytes(browser.auth()));
    byte[] two = PushCipher.encrypt(text, bytes(browser.key()), bytes(browser.auth()));
    assertThat(browser.decrypt(one)).isEqualTo("Du bist am Zug: Medusa · König Artus");
    assertThat(one).as("never the same key and salt twice").isNotEqualTo(two);
    assertThatThrownBy(() -> new PushBrowser().decrypt(one)).isInstanceOf(AssertionError.class);
  }

  @Test
  void aKeyThatIsNoPointOfTheCurveIsRefused() {
    byte[] point = bytes(new PushBrowser().key());
    point[point.length - 1] ^= 1;
    assertThatThrownBy(() -> P256.publicKey(point))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("not a point of the curve P-256");
    assertThatThrownBy(() -> P256.publicKey(new byte[33]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aMessageThatPushServicesWouldRefuseIsNotMade() {
    var browser = new PushBrowser();
    byte[] key = bytes(browser.key());
    byte[] auth = bytes(browser.auth());
    assertThat(PushCipher.encrypt(new byte[PushCipher.MOST], key, auth)).hasSize(4096);
    assertThatThrownBy(() -> PushCipher.encrypt(new byte[PushCipher.MOST + 1], key, auth))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
