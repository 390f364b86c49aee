import type { BodyOf, discussions as calls, PostReport, QueryOf } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { audit } from '../audit';
import { lessons } from '../courses';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { written, writtenIn } from '../platform/language';
import type { Deps } from '../platform/services';
import { users } from '../users';
import { lockPost, mustModerate, type OpenThread, type PostRow } from './access';
import { dropNotices, notifyAuthor, publishDiscussion } from './notices';
import { refreshThread } from './refresh-thread';
import { discussionPosts, discussionReports, discussionThreads } from './tables';
import { WORDING } from './wording';

/**
 * Hides a post with a reason that its author reads, or shows it again (spec 13.200).
 * @throws {HttpError} 403 unless the caller manages the course; 409 if nothing would change
 */
export async function hidePost(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, hidden, reason = '' }: BodyOf<typeof calls.hidePost> & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockPost(tx, caller, id);
    mustModerate(found.place);
    if (found.post.deletedAt !== null) throw conflict(WORDING.deletedPost);
    if ((found.post.hiddenAt !== null) === hidden)
      throw conflict(hidden ? WORDING.hiddenAlready : WORDING.notHidden);
    await setHidden({ db: tx, clock }, caller, { ...found, reason: hidden ? reason : null });
  });
}

/** @param input `reason`: null shows the post again */
async function setHidden(
  { db: tx, clock }: Deps<'clock'>,
  caller: Caller,
  { post, thread, place, reason }: OpenThread & { post: PostRow; reason: string | null },
): Promise<void> {
  const { id, threadId, authorId } = post;
  const hidden = reason !== null;
  await tx
    .update(discussionPosts)
    .set({ hiddenAt: hidden ? clock.now() : null, ...written({ hiddenReason: reason }) })
    .where(eq(discussionPosts.id, id));
  if (hidden && thread.acceptedId === id)
    await tx.update(discussionThreads).set({ acceptedId: null }).where(eq(discussionThreads.id, threadId));
  await refreshThread(tx, threadId);
  if (hidden) {
    // A hidden question cannot be opened any more.
    if (id === threadId) await dropNotices(tx, { threadId, place });
    await tx
      .update(discussionReports)
      .set({ state: 'removed' })
      .where(and(eq(discussionReports.postId, id), eq(discussionReports.state, 'open')));
    await notifyAuthor({ db: tx, clock }, caller, {
      threadId,
      postId: id,
      place,
      authorId,
      outcome: 'hidden',
    });
  }
  await audit({ db: tx, clock }, caller, {
    action: hidden ? 'hid' : 'showed again',
    target: { kind: 'report', id, name: `a post in “${place.lessonTitle}”` },
    detail: reason ?? undefined,
  });
  await publishDiscussion(tx, caller, { threadId, place });
}

/**
 * Reports a post to the administrators. A second report by the same user changes nothing.
 * @throws {HttpError} 403 or 404 if the caller may not read the post, 409 for the caller's own and for one that is not
 *   shown
 */
export async function reportPost(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id: postId, reason }: { id: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { post, place } = await lockPost(tx, caller, postId);
    if (post.authorId === caller.id) throw conflict(WORDING.ownPost);
    if (post.deletedAt !== null) throw conflict(WORDING.deletedPost);
    if (post.hiddenAt !== null) throw conflict(WORDING.hiddenAlready);
    const added = await tx
      .insert(discussionReports)
      .values({
        postId,
        reporterId: caller.id,
        ...written({ reason, body: post.text }),
        createdAt: clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: discussionReports.id });
    if (added.length === 0) return;
    const message = `${caller.user.name} reported a post in the discussions of “${place.lessonTitle}”.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Reported post', message });
  });
}

const author = alias(users, 'author');
const reporter = alias(users, 'reporter');

const selectReports = (db: Executor) =>
  db
    .select({
      id: discussionReports.id,
      postId: discussionReports.postId,
      state: discussionReports.state,
      reason: discussionReports.reason,
      reasonLanguage: discussionReports.reasonLanguage,
      body: discussionReports.body,
      bodyLanguage: discussionReports.bodyLanguage,
      createdAt: discussionReports.createdAt,
      thread: { id: discussionThreads.id, title: discussionThreads.title },
      lesson: { id: lessons.id, title: lessons.title },
      reporter: { id: reporter.id, firstName: reporter.firstName, lastName: reporter.lastName },
      author: { id: author.id, firstName: author.firstName, lastName: author.lastName },
    })
    .from(discussionReports)
    .innerJoin(discussionPosts, eq(discussionPosts.id, discussionReports.postId))
    .innerJoin(discussionThreads, eq(discussionThreads.id, discussionPosts.threadId))
    .innerJoin(lessons, eq(lessons.id, discussionThreads.lessonId))
    .leftJoin(reporter, eq(reporter.id, discussionReports.reporterId))
    .leftJoin(author, eq(author.id, discussionPosts.authorId));

const named = (person: { id: string; firstName: string; lastName: string } | null) =>
  person && { _id: person.id, name: fullName(person) };

/** One page of reported posts, newest first. */
export async function listPostReports(
  db: Executor,
  { cursor, state }: QueryOf<typeof calls.listPostReports>,
): Promise<{ data: PostReport[]; next: string | null; previous: string | null }> {
  const page = await keyPage(cursor, byCreation(discussionReports), ({ where, orderBy, limit }) =>
    selectReports(db)
      .where(and(where, state && eq(discussionReports.state, state)))
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
    discussion: { _id: row.thread.id, name: row.thread.title },
    postId: row.postId,
    lesson: { _id: row.lesson.id, name: row.lesson.title },
  }));
  return { data, next: page.next, previous: page.previous };
}

/**
 * Dismisses one report, or hides the post, which resolves all its open reports.
 * @throws {HttpError} 404 if the report does not exist, 409 if it is resolved already
 */
export async function resolvePostReport(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  { id, action, note }: BodyOf<typeof calls.resolvePostReport> & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [report] = await selectReports(tx).where(eq(discussionReports.id, id));
    if (!report) throw notFound(WORDING.noReport);
    // Locks the question first, so that two reports of a post are resolved one after the other.
    const found = await lockPost(tx, caller, report.postId);
    const remove = action === 'remove';
    const [resolved] = await tx
      .update(discussionReports)
      .set({ state: remove ? 'removed' : 'dismissed' })
      .where(and(eq(discussionReports.id, id), eq(discussionReports.state, 'open')))
      .returning({ id: discussionReports.id });
    if (!resolved) throw conflict(WORDING.resolved);
    if (remove && found.post.deletedAt === null)
      return setHidden({ db: tx, clock }, caller, { ...found, reason: note || WORDING.afterReport });
    await audit({ db: tx, clock }, caller, {
      action: remove ? 'confirmed the report of' : 'dismissed the report of',
      target: { kind: 'report', id, name: `a post in “${report.lesson.title}”` },
      detail: note || undefined,
    });
  });
}
