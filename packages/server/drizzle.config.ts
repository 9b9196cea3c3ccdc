import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changed` (in this folder) after a change of a table. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/adapters/postgres/schema.ts', './src/adapters/postgres/jobs-table.ts'],
  out: './src/adapters/postgres/migrations',
});
