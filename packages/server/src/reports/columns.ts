import { REPORT_STATES } from '@digiken/contract/constants';
import { type AnyPgColumn, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, languageOf } from '../platform/database/columns';
import { users } from '../users';

/** Columns of every table of reports, beside the one that names what was reported. */
export const reportColumns = () => ({
  id: id(),
  reporterId: text('reporter_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  reasonLanguage: languageOf('reason'),
  /** The text at the time of the report. */
  body: text('body').notNull(),
  bodyLanguage: languageOf('body'),
  state: text('state', { enum: REPORT_STATES }).notNull().default('open'),
  createdAt: createdAt(),
});

/** One report for each person and subject, and the orders of the list. */
export const reportKeys = (
  name: string,
  subjectId: AnyPgColumn,
  table: Record<'id' | 'reporterId' | 'state' | 'createdAt', AnyPgColumn>,
) => [
  unique(`${name}_once`).on(subjectId, table.reporterId),
  index(`${name}_all`).on(table.createdAt, table.id),
  index(`${name}_state`).on(table.state, table.createdAt, table.id),
];

const anyReports = () => pgTable('' as string, reportColumns());
/** A table with {@link reportColumns}. */
export type ReportTable = ReturnType<typeof anyReports>;
