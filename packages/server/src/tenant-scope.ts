declare const proven: unique symbol;

/**
 * Whose data a call may touch, and who calls. Every store function that reads or writes an
 * account's data takes one, so a query without a tenant does not compile.
 */
export interface TenantScope {
  readonly accountId: string;
  readonly userId: string;
  readonly [proven]: true;
}

/** Called in one place, the session gate, once a session has been found; and by tests. */
export function mintTenantScope(who: { accountId: string; userId: string }): TenantScope {
  return { accountId: who.accountId, userId: who.userId } as TenantScope;
}
