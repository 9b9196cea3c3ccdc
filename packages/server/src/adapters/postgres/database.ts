import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both drivers answer to `execute`; each adds fields of its own that we do not use. */
interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The database as stores see it. A transaction is one too, so a function that takes a
 * `Database` can be called inside or outside of one.
 *
 * The embedded database has a single connection: inside `db.transaction(async (tx) => ...)`
 * use `tx` only. A query on `db` there waits for the transaction, which waits for the query.
 */
export type Database = PgDatabase<RowsResult>;

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgresql';
  /** Resolves when the database answers a query, rejects with its error otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
