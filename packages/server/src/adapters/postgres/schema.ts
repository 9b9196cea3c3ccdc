import { ANALYSIS_STATUSES, PLAN_IDS } from '@lintel/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Every table of the product. Each row belongs to an account, the tenant, and carries its id, so
 * that no query has to join to learn whose row it is.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    /** Lower case, trimmed. */
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** `scrypt$N$r$p$salt$hash`, see accounts/password.ts. */
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('users_account').on(table.accountId)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal: a stolen table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: accountId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    accountId: accountId().primaryKey(),
    plan: text('plan', { enum: PLAN_IDS }).notNull(),
    status: text('status', { enum: ['active', 'trialing', 'ended'] }).notNull(),
    /** Audit months roll from here. */
    anchor: moment('anchor').notNull(),
  },
  (table) => [
    check('subscriptions_plan', sql`${table.plan} in ('starter', 'professional', 'enterprise')`),
    check('subscriptions_status', sql`${table.status} in ('active', 'trialing', 'ended')`),
  ],
);

/** Audits reserved per month. A row outlives the analyses it counted: deleting them gives nothing back. */
export const auditUsage = pgTable(
  'audit_usage',
  {
    accountId: accountId(),
    periodStart: moment('period_start').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.periodStart] }),
    check('audit_usage_not_negative', sql`${table.used} >= 0`),
  ],
);

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    originalName: text('original_name').notNull(),
    format: text('format', { enum: ['pdf', 'docx', 'txt'] }).notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    fileKey: text('file_key').notNull(),
    /** Plain text with light Markdown; every offset of a result points into it. */
    text: text('text').notNull(),
    words: integer('words').notNull(),
    /** `[i]` is the offset at which page i + 1 begins; empty for files without pages. */
    pageStarts: jsonb('page_starts').$type<number[]>().notNull(),
    readingNotes: jsonb('reading_notes').$type<string[]>().notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    unique('documents_account_id').on(table.accountId, table.id),
    index('documents_newest').on(table.accountId, table.uploadedAt.desc()),
  ],
);

/**
 * Files that may be in the store without a document: named here before an upload writes them and
 * when a document is deleted, and taken out once the other half is done. What a crash leaves here
 * is swept.
 */
export const looseFiles = pgTable('loose_files', {
  fileKey: text('file_key').primaryKey(),
  accountId: accountId(),
  since: moment('since').notNull(),
});

export const analyses = pgTable(
  'analyses',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    documentId: uuid('document_id').notNull(),
    framework: text('framework').notNull(),
    /** The contract's `Scope`. */
    scope: jsonb('scope').notNull(),
    status: text('status', { enum: ANALYSIS_STATUSES }).notNull(),
    stage: text('stage').notNull(),
    progress: integer('progress').notNull(),
    errorMessage: text('error_message'),
    /** Month whose allowance this analysis used; null when it used none. */
    periodStart: moment('period_start'),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    /** Null unless completed and scored. */
    score: integer('score'),
    riskItemsCount: integer('risk_items_count').notNull().default(0),
    /** The contract's `Results`, as it was presented when the analysis completed. */
    results: jsonb('results'),
  },
  (table) => [
    // The pair, not the id alone: an analysis of another account's document cannot be written.
    foreignKey({
      name: 'analyses_document',
      columns: [table.accountId, table.documentId],
      foreignColumns: [documents.accountId, documents.id],
    }).onDelete('cascade'),
    index('analyses_newest').on(table.accountId, table.startedAt.desc()),
    index('analyses_of_document').on(table.documentId),
    check('analyses_status', sql`${table.status} in ('ANALYZING', 'COMPLETED', 'FAILED')`),
    check(
      'analyses_completed_has_results',
      sql`(${table.status} = 'COMPLETED') = (${table.results} is not null)`,
    ),
  ],
);
