import type { ReportDecision, ReportQuery } from '@digiken/contract';
import { fullName, type REPORT_STATES } from '@digiken/contract/constants';
import { and, type Column, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '../audit';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { written, writtenIn } from '../platform/language';
import { countTry } from '../platform/rate-limit';
import type { Deps } from '../platform/services';
import { users } from '../users';
import type { ReportTable } from './columns';
import { WORDING } from './wording';

type Person = { id: string; firstName: string; lastName: string } | null;

interface ReportRow {
  id: string;
  /** What was reported. */
  subjectId: string;
  state: (typeof REPORT_STATES)[number];
  reason: string;
  reasonLanguage: string | null;
  body: string;
  bodyLanguage: string | null;
  createdAt: Date;
  reporter: Person;
  author: Person;
}

/** One kind of reports: its table, what its list shows, and how what was reported is removed. */
interface ReportKind<Row extends ReportRow> {
  table: ReportTable;
  /** The column that names what was reported. */
  subjectId: Column;
  /** Selects {@link reportFields}, joined with {@link reporter} and {@link author}, and what else its list shows. */
  select: (
    db: Executor,
    part: { where: SQL | undefined; orderBy: SQL[]; limit: number },
  ) => PromiseLike<Row[]>;
  /** What was reported, in the audit log. */
  nameOf: (row: Row) => string;
  /** Message to the administrator after a removal. */
  removed: string;
  /**
   * Removes what was reported, in the transaction of the decision. Locks it first, so that two reports of it are
   * decided one after the other.
   * @returns `gone`: its author had deleted it, so only this report is resolved; `audited`: the removal has written
   *   the audit log
   */
  remove: (
    deps: Deps<'clock'>,
    caller: Caller,
    input: { subjectId: string; note: string | undefined },
  ) => Promise<'removed' | 'gone' | 'audited'>;
}

/** Gives the rows of a kind their type. */
export const defineReports = <Row extends ReportRow>(kind: ReportKind<Row>) => kind;

export const author = alias(users, 'author');
export const reporter = alias(users, 'reporter');

/** What each list of reports selects. */
export const reportFields = <T extends ReportTable, S extends Column>(table: T, subjectId: S) => ({
  id: table.id,
  subjectId,
  state: table.state,
  reason: table.reason,
  reasonLanguage: table.reasonLanguage,
  body: table.body,
  bodyLanguage: table.bodyLanguage,
  createdAt: table.createdAt,
  reporter: { id: reporter.id, firstName: reporter.firstName, lastName: reporter.lastName },
  author: { id: author.id, firstName: author.firstName, lastName: author.lastName },
});

/** @throws {HttpError} 429 with this message after 30 reports in an hour */
export const countReport = (deps: Deps<'clock'>, caller: Caller, message: string): Promise<void> =>
  countTry(deps, { limits: [{ key: `report:${caller.id}`, max: 30, windowSeconds: 60 * 60 }], message });

/**
 * Keeps a report and notifies the administrators. A second report of the same by the same user changes nothing.
 * @param input `values`: the columns of the table that are its own; `body`: the text that is reported
 */
export async function fileReport(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  {
    table,
    values,
    reason,
    body,
    notice,
  }: {
    table: ReportTable;
    values: Record<string, string | number>;
    reason: string;
    body: string;
    notice: Parameters<typeof notifyAdministrators>[1];
  },
): Promise<void> {
  const added = await db
    .insert(table)
    .values({ ...values, reporterId: caller.id, ...written({ reason, body }), createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: table.id });
  if (added.length > 0) await notifyAdministrators({ db, clock }, notice);
}

/** One page of reports, newest first. */
export async function listReports<Row extends ReportRow>(
  db: Executor,
  { kind, cursor, state }: ReportQuery & { kind: ReportKind<Row> },
) {
  const { rows, ...links } = await keyPage(cursor, byCreation(kind.table), ({ where, ...part }) =>
    kind.select(db, { where: and(where, state && eq(kind.table.state, state)), ...part }),
  );
  return { data: rows.map(shown), ...links };
}

function shown<Row extends ReportRow>({
  id,
  subjectId: _,
  reasonLanguage,
  bodyLanguage,
  createdAt,
  reporter,
  author,
  ...row
}: Row) {
  return {
    ...row,
    _id: id,
    reasonLanguage: writtenIn(row.reason, reasonLanguage),
    bodyLanguage: writtenIn(row.body, bodyLanguage),
    createdAt: createdAt.toISOString(),
    reporter: named(reporter),
    author: named(author),
  };
}

const named = (person: Person) => person && { _id: person.id, name: fullName(person) };

/**
 * Dismisses one report, or removes what was reported, which resolves all its open reports.
 * @returns the message to the administrator
 * @throws {HttpError} 404 if the report does not exist, 409 if it is resolved already
 */
export async function resolveReport<Row extends ReportRow>(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { kind, id, action, note }: ReportDecision & { kind: ReportKind<Row>; id: string },
): Promise<{ message: string }> {
  const { table } = kind;
  await db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const [report] = await kind.select(tx, { where: eq(table.id, id), orderBy: [], limit: 1 });
    if (!report) throw notFound(WORDING.noReport);
    const { subjectId } = report;
    const removal = action === 'remove' ? await kind.remove(deps, caller, { subjectId, note }) : null;
    const single = removal === null || removal === 'gone';
    const resolved = await closeReports(tx, {
      table,
      where: single ? eq(table.id, id) : eq(kind.subjectId, subjectId),
      state: removal === null ? 'dismissed' : 'removed',
    });
    if (!resolved.includes(id)) throw conflict(WORDING.resolved);
    if (removal === 'audited') return;
    await audit(deps, caller, {
      action:
        removal === 'removed'
          ? 'removed'
          : removal === 'gone'
            ? 'confirmed the report of'
            : 'dismissed the report of',
      target: { kind: 'report', id, name: kind.nameOf(report) },
      detail: note || undefined,
    });
  });
  return { message: action === 'remove' ? kind.removed : WORDING.dismissed };
}

/** Resolves those of these reports that are open. @returns their ids */
export async function closeReports(
  tx: Executor,
  { table, where, state }: { table: ReportTable; where: SQL; state: 'dismissed' | 'removed' },
): Promise<string[]> {
  const closed = await tx
    .update(table)
    .set({ state })
    .where(and(where, eq(table.state, 'open')))
    .returning({ id: table.id });
  return closed.map((row) => row.id);
}
