package nonpareil.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A part of a rule that came after games had been stored with fingerprints of their heroes. Where a
 * file does not say it (it is empty, missing, 0 or false), it must not count in a fingerprint; and
 * an amount that was a plain number before counts as that number where it is fixed.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface Later {}
