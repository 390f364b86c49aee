import type { admin, BodyOf, MessageReport, QueryOf } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '../audit';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { written, writtenIn } from '../platform/language';
import type { Deps } from '../platform/services';
import { users } from '../users';
import { messageReports, messages, threadParticipants, threads } from './tables';
import { WORDING } from './wording';

const author = alias(users, 'author');
const reporter = alias(users, 'reporter');

const selectReports = (db: Executor) =>
  db
    .select({
      id: messageReports.id,
      messageId: messageReports.messageId,
      state: messageReports.state,
      reason: messageReports.reason,
      reasonLanguage: messageReports.reasonLanguage,
      body: messageReports.body,
      bodyLanguage: messageReports.bodyLanguage,
      createdAt: messageReports.createdAt,
      reporter: { id: reporter.id, firstName: reporter.firstName, lastName: reporter.lastName },
      author: { id: author.id, firstName: author.firstName, lastName: author.lastName },
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .leftJoin(reporter, eq(reporter.id, messageReports.reporterId))
    .leftJoin(author, eq(author.id, messages.senderId));

const named = (person: { id: string; firstName: string; lastName: string } | null) =>
  person && { _id: person.id, name: fullName(person) };

/**
 * Reports a message to the administrators. A second report by the same user changes nothing.
 * @throws {HttpError} 404 if the caller does not take part in the thread, 409 for the caller's own message and for
 *   a removed one
 */
export function reportMessage(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { messageId, reason }: { messageId: string; reason: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        body: messages.body,
        senderId: messages.senderId,
        removedAt: messages.removedAt,
        subject: threads.subject,
      })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.threadId))
      .innerJoin(
        threadParticipants,
        and(eq(threadParticipants.threadId, threads.id), eq(threadParticipants.userId, caller.id)),
      )
      .where(eq(messages.id, messageId));
    if (!found) throw notFound(WORDING.noMessage);
    if (found.senderId === caller.id) throw conflict(WORDING.ownMessage);
    if (found.removedAt !== null) throw conflict(WORDING.removedAlready);
    const added = await tx
      .insert(messageReports)
      .values({
        messageId,
        reporterId: caller.id,
        ...written({ reason, body: found.body }),
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: messageReports.id });
    if (added.length === 0) return;
    const message = `${caller.user.name} reported a message in “${found.subject}”.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Reported message', message: message });
  });
}

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
    reasonLanguage: writtenIn(row.reason, row.reasonLanguage),
    reporter: named(row.reporter),
    author: named(row.author),
    body: row.body,
    bodyLanguage: writtenIn(row.body, row.bodyLanguage),
    createdAt: row.createdAt.toISOString(),
  }));
  return { data, next: page.next, previous: page.previous };
}

/**
 * Dismisses one report, or removes the message for everyone, which resolves all its open reports.
 * @throws {HttpError} 404 if the report does not exist, 409 if it is resolved already
 */
export async function resolveReport(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, action, note }: BodyOf<typeof admin.resolveMessageReport> & { id: string },
): Promise<void> {
  const state = action === 'remove' ? 'removed' : 'dismissed';
  await db.transaction(async (tx) => {
    const [report] = await selectReports(tx).where(eq(messageReports.id, id));
    if (!report) throw notFound('There is no such report.');
    if (action === 'remove') {
      // Locks the message first, so that two reports of it are resolved one after the other.
      await tx
        .update(messages)
        .set({ removedAt: clock.now() })
        .where(and(eq(messages.id, report.messageId), isNull(messages.removedAt)));
    }
    const resolved = await tx
      .update(messageReports)
      .set({ state })
      .where(
        and(
          action === 'remove' ? eq(messageReports.messageId, report.messageId) : eq(messageReports.id, id),
          eq(messageReports.state, 'open'),
        ),
      )
      .returning({ id: messageReports.id });
    if (!resolved.some((row) => row.id === id)) throw conflict('This report is resolved already.');
    await audit({ db: tx, clock }, caller, {
      action: action === 'remove' ? 'removed' : 'dismissed the report of',
      target: {
        kind: 'report',
        id,
        name: `a message of ${named(report.author)?.name ?? 'a deleted account'}`,
      },
      detail: note || undefined,
    });
  });
}
