import type { ZodError } from 'zod';

/** A success whose body is not what the contract promises, as when page and server differ in age. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
  /** The parts that were missing or wrong, as `user.email`. Empty when the body was not JSON. */
  readonly parts: readonly string[];

  constructor(fault?: ZodError) {
    super('The server sent an answer this page does not understand. Load the page again.', {
      cause: fault,
    });
    this.parts = fault?.issues.map(({ path }) => path.join('.')) ?? [];
  }
}
