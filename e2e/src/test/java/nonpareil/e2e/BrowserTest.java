package nonpareil.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A test with visitors. Afterwards none of their pages may have complained: no error on the
 * console, nothing against the content security policy, nothing fetched from elsewhere.
 */
@ExtendWith(BrowserTest.ShotOfFailure.class)
abstract class BrowserTest {

  static {
    PlaywrightAssertions.setDefaultAssertionTimeout(Visitor.PATIENCE);
  }

  private final List<Visitor> visitors = new ArrayList<>();

  Visitor visitor(Device device) {
    return visitor(device, House.address(device.motion()));
  }

  Visitor visitor(Device device, String address) {
    var visitor = new Visitor(address, device);
    visitors.add(visitor);
    return visitor;
  }

  @AfterEach
  void leaveWithoutFaults() {
    var faults = new ArrayList<String>();
    for (Visitor visitor : visitors) {
      faults.addAll(visitor.faults());
      visitor.close();
    }
    visitors.clear();
    assertThat(faults).as("faults of the pages").isEmpty();
  }

  /** What the visitors saw when a test failed is kept as a picture. */
  static final class ShotOfFailure implements AfterTestExecutionCallback {
    @Override
    public void afterTestExecution(ExtensionContext context) {
      if (context.getExecutionException().isEmpty()) {
        return;
      }
      int n = 0;
      for (Visitor visitor : ((BrowserTest) context.getRequiredTestInstance()).visitors) {
        for (Tab tab : visitor.tabs()) {
          String name =
              context.getRequiredTestClass().getSimpleName() + "-" + context.getDisplayName();
          tab.shot("failed/" + name.replaceAll("\\W+", "-") + ++n);
        }
      }
    }
  }
}
