import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns';

/**
 * Numbers of rows, kept by triggers (docs/adr/0055-counters.md). The count of a name, key and part is the sum of its
 * changes: a change is a row of its own, so that no transaction waits for another one that counts the same.
 */
export const tallies = pgTable(
  'tallies',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    key: text('key').notNull(),
    part: text('part').notNull(),
    change: integer('change').notNull(),
  },
  // The change too, so that the index alone is read.
  (table) => [index('tallies_counted').on(table.name, table.key, table.part, table.change)],
);

/** Figures that take long to count, as they were counted last. Of whom they are says `key`; they name nobody. */
export const countedFigures = pgTable(
  'counted_figures',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    figures: jsonb('figures').notNull(),
    countedAt: moment('counted_at').notNull(),
    /** When a process began to count again; until it is done, no other one does. */
    claimedAt: moment('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
