/**
 * Something outside the program keeps it from starting. The message is read by the person who
 * started it: it says what is wrong, what is safe and what to do, without a stack trace.
 */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
