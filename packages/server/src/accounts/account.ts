/** A person who signs in. Whoever shares an account shares its documents. */
export interface AccountUser {
  id: string;
  accountId: string;
  /** Lower case, trimmed. */
  email: string;
  firstName: string;
  lastName: string;
}

/** One spelling per address, so that a login does not depend on a capital letter. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();
