// What can be said by one press, in the order of the buttons.

/** To everybody. */
export const PHRASES = ['hello', 'yes', 'no', 'careful', 'wait', 'mine', 'thanks', 'well-played'];
/** To the team: about the game first. */
export const TEAM_PHRASES = [
  'attack',
  'guard',
  'cannot-help',
  'yes',
  'no',
  'careful',
  'wait',
  'mine',
  'thanks',
  'well-played',
  'hello',
];
/** With a finger on something. */
export const POINTED = ['careful', 'mine', 'wait'];
export const TEAM_POINTED = ['attack', 'guard', 'careful', 'mine', 'wait', 'cannot-help'];
