package nonpareil.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.List;

/**
 * What somebody sits at, and how they have set it. Nothing moves and nobody waits unless the test
 * is about that.
 */
record Device(
    int width,
    int height,
    boolean touch,
    String language,
    boolean dark,
    Motion motion,
    boolean forcedColors) {

  /** How what happens is shown. */
  enum Motion {
    /** At once, and computers answer at once: for tests that are about something else. */
    NONE,
    /** As to those who want no movement, at the pace of the real server. */
    REDUCED,
    /** As to everybody else, at the same pace. */
    FULL
  }

  static final Device DESKTOP = new Device(1280, 800, false, "en-GB", false, Motion.NONE, false);
  static final Device PHONE = new Device(360, 640, true, "en-GB", false, Motion.NONE, false);

  Device sized(int width, int height) {
    return new Device(width, height, touch, language, dark, motion, forcedColors);
  }

  Device german() {
    return new Device(width, height, touch, "de-DE", dark, motion, forcedColors);
  }

  /** With the made-up language. */
  Device pseudo() {
    return new Device(width, height, touch, PseudoLanguage.CODE, dark, motion, forcedColors);
  }

  /** The same on its side. */
  Device turned() {
    return new Device(
        /* width= */ height, /* height= */ width, touch, language, dark, motion, forcedColors);
  }

  boolean isPseudo() {
    return language.equals(PseudoLanguage.CODE);
  }

  Device inTheDark() {
    return new Device(width, height, touch, language, true, motion, forcedColors);
  }

  Device watching(Motion how) {
    return new Device(width, height, touch, language, dark, how, forcedColors);
  }

  Device withForcedColors() {
    return new Device(width, height, touch, language, dark, motion, true);
  }

  Browser.NewContextOptions options() {
    return new Browser.NewContextOptions()
        .setViewportSize(width, height)
        .setScreenSize(width, height)
        .setHasTouch(touch)
        .setIsMobile(touch)
        .setLocale(language)
        .setTimezoneId("Europe/Berlin")
        .setColorScheme(dark ? ColorScheme.DARK : ColorScheme.LIGHT)
        .setReducedMotion(
            motion == Motion.FULL ? ReducedMotion.NO_PREFERENCE : ReducedMotion.REDUCE)
        .setForcedColors(forcedColors ? ForcedColors.ACTIVE : ForcedColors.NONE)
        .setServiceWorkers(ServiceWorkerPolicy.BLOCK) // they would hide requests from a test
        .setPermissions(List.of("clipboard-read", "clipboard-write"))
        .setAcceptDownloads(true);
  }
}
