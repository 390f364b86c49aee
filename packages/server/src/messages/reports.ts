import { fullName } from '@digiken/contract/constants';
import { and, eq, isNull } from 'drizzle-orm';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { author, defineReports, fileReport, reporter, reportFields } from '../reports';
import { messageReports, messages, threadParticipants, threads } from './tables';
import { WORDING } from './wording';

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
    const message = `${caller.user.name} reported a message in “${found.subject}”.`;
    await fileReport({ db: tx, clock }, caller, {
      ...{ table: messageReports, values: { messageId }, reason, body: found.body },
      notice: { type: 'Reported message', message },
    });
  });
}

/** Reported messages. A removal is for everyone. */
export const MESSAGE_REPORTS = defineReports({
  table: messageReports,
  subjectId: messageReports.messageId,
  select: (db, { where, orderBy, limit }) =>
    db
      .select(reportFields(messageReports, messageReports.messageId))
      .from(messageReports)
      .innerJoin(messages, eq(messages.id, messageReports.messageId))
      .leftJoin(reporter, eq(reporter.id, messageReports.reporterId))
      .leftJoin(author, eq(author.id, messages.senderId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  nameOf: (report) => `a message of ${report.author ? fullName(report.author) : 'a deleted account'}`,
  removed: 'The message is removed for everyone.',
  async remove({ db: tx, clock }, _caller, { subjectId }) {
    await tx
      .update(messages)
      .set({ removedAt: clock.now() })
      .where(and(eq(messages.id, subjectId), isNull(messages.removedAt)));
    return 'removed';
  },
});
