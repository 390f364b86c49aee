import type { admin, BodyOf, MessageReport, QueryOf } from '@digiken/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { messageReports, messages } from './tables';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { users } from '../users';
import { audit } from '../audit';

const author = alias(users, 'author');
const reporter = alias(users, 'reporter');

const selectReports = (db: Executor) =>
  db
    .select({
      id: messageReports.id,
      messageId: messageReports.messageId,
      state: messageReports.state,
      reason: messageReports.reason,
      body: messageReports.body,
      createdAt: messageReports.createdAt,
      reporter: { id: reporter.id, firstName: reporter.firstName, lastName: reporter.lastName },
      author: { id: author.id, firstName: author.firstName, lastName: author.lastName },
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .leftJoin(reporter, eq(reporter.id, messageReports.reporterId))
    .leftJoin(author, eq(author.id, messages.senderId));

const named = (person: { id: string; firstName: string; lastName: string } | null) =>
  person && { _id: person.id, name: `${person.firstName} ${person.lastName}` };

/** One page of reported messages, newest first. */
export async function listReports(
  db: Executor,
  { cursor, state }: QueryOf<typeof admin.listMessageReports>,
): Promise<{ data: MessageReport[]; next: string | null; previous: string | null }> {
  const page = await keyPage(cursor, byCreation(messageReports), ({ where, orderBy, limit }) =>
    selectReports(db)
      .where(and(where, state && eq(messageReports.state, state)))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const data = page.rows.map((row) => ({
    _id: row.id,
    state: row.state,
    reason: row.reason,
    reporter: named(row.reporter),
    author: named(row.author),
    body: row.body,
    createdAt: row.createdAt.toISOString(),
  }));
  return { data, next: page.next, previous: page.previous };
}

/**
 * Dismisses one report, or removes the message for everybody and so settles every open report of it.
 * @throws 404 where there is none, 409 where it has been settled
 */
export async function resolveReport(
  { db, clock }: Services,
  caller: Caller,
  id: string,
  { action, note }: BodyOf<typeof admin.resolveMessageReport>,
): Promise<void> {
  const state = action === 'remove' ? 'removed' : 'dismissed';
  await db.transaction(async (tx) => {
    const [report] = await selectReports(tx).where(eq(messageReports.id, id));
    if (!report) throw notFound('There is no such report.');
    if (action === 'remove') {
      // The message's row first: two reports of one message are settled one after the other.
      await tx
        .update(messages)
        .set({ removedAt: clock.now() })
        .where(and(eq(messages.id, report.messageId), isNull(messages.removedAt)));
    }
    const settled = await tx
      .update(messageReports)
      .set({ state })
      .where(
        and(
          action === 'remove' ? eq(messageReports.messageId, report.messageId) : eq(messageReports.id, id),
          eq(messageReports.state, 'open'),
        ),
      )
      .returning({ id: messageReports.id });
    if (!settled.some((row) => row.id === id)) throw conflict('This report has been settled already.');
    await audit({ db: tx, clock }, caller, {
      action: action === 'remove' ? 'removed' : 'dismissed the report of',
      target: {
        kind: 'report',
        id,
        name: `a message of ${named(report.author)?.name ?? 'somebody who left'}`,
      },
      detail: note || undefined,
    });
  });
}
