import type { NotificationSubject } from '@digiken/contract';
import { AUTHOR_ROLES } from '@digiken/contract/constants';
import { eq, type SQL, sql } from 'drizzle-orm';
import { dropNotifications, notifyUser, notifyUsers, publishToUsers } from '../notifications';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { namesOfSender } from '../settings';
import type { Place } from './access';
import { discussionFollowers } from './tables';

type Outcome = Extract<NotificationSubject, { type: 'discussion' }>['outcome'];

interface About {
  threadId: string;
  postId: string;
  place: Place;
}

const instructorsOf = ({ ownerId, coAuthorIds }: Place): string[] => [
  ...new Set([...(ownerId === null ? [] : [ownerId]), ...coAuthorIds]),
];

/** What people are told of, with the name of the writer as staff and as learners see it. */
async function newsOf(
  db: Executor,
  writer: Caller,
  { threadId, postId, place, outcome }: About & { outcome: Outcome },
) {
  const { forStaff, forLearners } = await namesOfSender(db, writer);
  const subject = (from: string): NotificationSubject => ({
    type: 'discussion',
    discussionId: threadId,
    postId,
    lesson: { _id: place.lessonId, name: place.lessonTitle },
    from,
    outcome,
  });
  return { subject: subject(forStaff), toLearners: subject(forLearners), event: threadId };
}

/** Whether a user has not blocked the writer. */
const hears = (user: SQL, writer: Caller) =>
  sql`not exists (select 1 from message_blocks b where b.user_id = ${user} and b.blocked_id = ${writer.id})`;

/** Notifies the instructors of the course of a new question (spec 13.203). */
export async function notifyOfQuestion(deps: Deps<'clock'>, writer: Caller, about: About): Promise<void> {
  const ids = instructorsOf(about.place);
  await notifyUsers(deps, {
    who: sql`select t.id from users t where t.id = any(${sql.param(ids)}::text[]) and t.id <> ${writer.id}
      and t.role in ${AUTHOR_ROLES} and ${hears(sql`t.id`, writer)}`,
    ...(await newsOf(deps.db, writer, { ...about, outcome: 'question' })),
  });
}

/**
 * Notifies those who follow a question of a new reply, until they read it once (spec 13.203): those who may still read
 * it, and have not blocked its writer.
 */
export async function notifyOfReply(deps: Deps<'clock'>, writer: Caller, about: About): Promise<void> {
  const { courseId, unitId } = about.place;
  const teaches = sql`f.user_id = any(${sql.param(instructorsOf(about.place))}::text[])`;
  await notifyUsers(deps, {
    who: sql`select f.user_id from discussion_followers f
      where f.thread_id = ${about.threadId} and f.user_id <> ${writer.id} and ${hears(sql`f.user_id`, writer)}
        and (${teaches} or exists (
          select 1 from enrolments e where e.user_id = f.user_id and e.course_id = ${courseId} and e.state = 'active'
            and (e.whole or exists (
              select 1 from enrolment_units eu where eu.enrolment_id = e.id and eu.unit_id = ${unitId}))))`,
    ...(await newsOf(deps.db, writer, { ...about, outcome: 'reply' })),
  });
}

/** Notifies the author of a post of what became of it. */
export async function notifyAuthor(
  deps: Deps<'clock'>,
  by: Caller,
  { authorId, outcome, ...about }: About & { authorId: string | null; outcome: 'accepted' | 'hidden' },
): Promise<void> {
  if (authorId === null || authorId === by.id) return;
  const news = await newsOf(deps.db, by, { ...about, outcome });
  await notifyUser(deps, { userId: authorId, ...news });
}

/** Tells the open pages of those who follow a question, of the course's instructors and of the caller to fetch it again. */
export async function publishDiscussion(
  db: Executor,
  caller: Caller,
  { threadId, place }: { threadId: string; place: Place },
): Promise<void> {
  const ids = await audienceOf(db, { threadId, place });
  await publishToUsers(db, [...new Set([caller.id, ...ids])], 'discussions');
}

/** A question is gone or hidden: nobody can open it from a notification. */
export async function dropNotices(db: Executor, about: { threadId: string; place: Place }): Promise<void> {
  const userIds = await audienceOf(db, about);
  await dropNotifications(db, { userIds, type: 'discussion', event: about.threadId });
}

async function audienceOf(
  db: Executor,
  { threadId, place }: { threadId: string; place: Place },
): Promise<string[]> {
  const followers = await db
    .select({ userId: discussionFollowers.userId })
    .from(discussionFollowers)
    .where(eq(discussionFollowers.threadId, threadId));
  return [...instructorsOf(place), ...followers.map(({ userId }) => userId)];
}
