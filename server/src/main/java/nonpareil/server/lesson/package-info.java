/** Lessons: arranged positions with what a learner is to do in them, and why. */
@NullMarked
package nonpareil.server.lesson;

import org.jspecify.annotations.NullMarked;
