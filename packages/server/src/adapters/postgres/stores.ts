import { createAccountStore } from './account-store.ts';
import { createAnalysisStore } from './analysis-store.ts';
import { createAnalysisWork } from './analysis-work.ts';
import type { Database } from './database.ts';
import { createDocumentStore } from './document-store.ts';
import { createSubscriptionStore } from './subscription-store.ts';

/** Everything that is kept in the database, except the jobs. */
export const createStores = (db: Database) => ({
  accounts: createAccountStore(db),
  subscriptions: createSubscriptionStore(db),
  documents: createDocumentStore(db),
  analyses: createAnalysisStore(db),
  work: createAnalysisWork(db),
});
