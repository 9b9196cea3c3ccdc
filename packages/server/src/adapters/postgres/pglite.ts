import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from './database.ts';

/** Opens the embedded database in a folder of its own, making it when it is not there. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  return wrapEmbedded(await PGlite.create({ dataDir: folder }));
}

export function wrapEmbedded(client: PGlite): OpenDatabase {
  return {
    db: drizzle(client),
    kind: 'embedded',
    ping: async () => {
      await client.query('select 1');
    },
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}
