package nonpareil.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;

/** What somebody sits at, and how they have set it. Nothing moves unless the test is about that. */
record Device(
    int width,
    int height,
    boolean touch,
    String language,
    boolean dark,
    boolean moving,
    boolean forcedColors) {

  static final Device DESKTOP = new Device(1280, 800, false, "en-GB", false, false, false);
  static final Device PHONE = new Device(360, 640, true, "en-GB", false, false, false);

  Device german() {
    return new Device(width, height, touch, "de-DE", dark, moving, forcedColors);
  }

  Device inTheDark() {
    return new Device(width, height, touch, language, true, moving, forcedColors);
  }

  Device withMotion() {
    return new Device(width, height, touch, language, dark, true, forcedColors);
  }

  Device withForcedColors() {
    return new Device(width, height, touch, language, dark, moving, true);
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
        .setReducedMotion(moving ? ReducedMotion.NO_PREFERENCE : ReducedMotion.REDUCE)
        .setForcedColors(forcedColors ? ForcedColors.ACTIVE : ForcedColors.NONE)
        .setPermissions(List.of("clipboard-read", "clipboard-write"))
        .setAcceptDownloads(true);
  }
}
