import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../database/columns';

/** Creating requests by their Idempotency-Key, shared by every process and kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of caller, route and key: the key itself is the secret that decrypts `answer`. */
    hash: text('hash').primaryKey(),
    /** SHA-256 of the request, to refuse the key for a different one. */
    requestHash: text('request_hash').notNull(),
    /** The encrypted body of the answer, which may contain a link's secret; null while the request is handled. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [index('idempotency_keys_created_at').on(table.createdAt)],
);
