import { and, eq, ne, sql } from 'drizzle-orm';
import { courses, rightsColumns, writesCourse } from '../courses';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import type { ShownName } from '../settings';
import { users } from '../users';
import { administers, personColumns } from './people';
import { reachable } from './contact-rules';
import { threadParticipants, type threads } from './tables';
import { WORDING } from './wording';

type ThreadRow = typeof threads.$inferSelect;

/**
 * The other participants of a thread by name, with the blocks between them and the caller.
 * @param input `only` limits the result to one user
 */
export function othersIn(
  db: Executor,
  caller: Caller,
  { threadId, only }: { threadId: string; only?: string },
) {
  const blocks = (by: unknown, whom: unknown) =>
    sql<boolean>`exists (select 1 from message_blocks b where b.user_id = ${by} and b.blocked_id = ${whom})`;
  return db
    .select({
      ...personColumns,
      status: users.status,
      blocked: blocks(caller.id, users.id),
      blocksMe: blocks(users.id, caller.id),
    })
    .from(threadParticipants)
    .innerJoin(users, eq(users.id, threadParticipants.userId))
    .where(
      and(
        eq(threadParticipants.threadId, threadId),
        ne(threadParticipants.userId, caller.id),
        only === undefined ? undefined : eq(threadParticipants.userId, only),
      ),
    )
    .orderBy(users.firstName, users.lastName, users.id);
}

export type Other = Awaited<ReturnType<typeof othersIn>>[number];

/**
 * Why the caller cannot write in a thread, as a sentence; null if they can. Users may answer an administrator,
 * although they could not have started the thread.
 */
export async function whyNotWrite(
  db: Executor,
  caller: Caller,
  {
    thread,
    others,
    shown,
  }: {
    thread: Pick<ThreadRow, 'kind' | 'createdBy' | 'courseId' | 'hubId'>;
    others: Other[];
    shown: ShownName;
  },
): Promise<string | null> {
  if (thread.kind === 'announcement') {
    const { hubId } = thread;
    if (thread.createdBy !== caller.id)
      return hubId === null ? WORDING.announcementOnly : WORDING.hubAnnouncementOnly;
    if (hubId !== null)
      return caller.role === 'hub' && caller.user.hub?._id === hubId ? null : WORDING.noLongerRunsHub;
    return (await writesCourseOf(db, caller, thread)) ? null : WORDING.noLongerInstructor;
  }
  const open = others.filter((other) => other.status === 'active');
  const [only, second] = others;
  if (!only) return WORDING.noOneLeft;
  if (open.length === 0) return second ? WORDING.noOneLeft : WORDING.closed(shown(only));
  const blocker = open.find((other) => other.blocksMe);
  if (blocker) return WORDING.blocksYou(shown(blocker));
  if (!second && only.blocked) return WORDING.youBlock(shown(only));
  if (administers(caller) || open.some(administers)) return null;
  const ids = open.map((other) => other.id);
  const shared = await reachable(db, caller, { which: sql`u.id in ${ids}`, limit: 1 });
  return shared.length === 0 ? WORDING.noLongerShare : null;
}

/** Whether the caller may still write to the whole course of an announcement. */
async function writesCourseOf(
  db: Executor,
  caller: Caller,
  { courseId }: Pick<ThreadRow, 'courseId'>,
): Promise<boolean> {
  if (courseId === null) return false;
  const [course] = await db.select(rightsColumns).from(courses).where(eq(courses.id, courseId));
  return course !== undefined && writesCourse(caller, course);
}
