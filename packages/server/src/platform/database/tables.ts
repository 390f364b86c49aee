import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns';

/** Attempts by fixed window, shared by all processes (architecture.md, Scale). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);

/** Files in the content-addressed store. `name` is `<sha256>.<ext>`. */
export const files = pgTable('files', {
  name: text('name').primaryKey(),
  type: text('type').notNull(),
  bytes: integer('bytes').notNull(),
  /** Anyone may read it by its plain address: avatars and covers. Other files need a signed address. */
  isPublic: boolean('is_public').notNull().default(false),
  createdAt: createdAt(),
  /** Since when no row names the file; null while one does (files/orphans.ts). */
  orphanedAt: moment('orphaned_at'),
});

/** One-time events of a site, e.g. loading the demo content. */
export const milestones = pgTable('milestones', {
  name: text('name').primaryKey(),
  createdAt: createdAt(),
});

/** The pulse of the primary database: how old it is on a replica says how far the replica is behind (spec 14.131). */
export const replicationBeat = pgTable('replication_beat', {
  /** Always `primary`. */
  name: text('name').primaryKey(),
  beatAt: moment('beat_at').notNull(),
});
