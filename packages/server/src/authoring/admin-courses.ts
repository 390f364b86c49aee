import type { AdminCourse, admin, CourseState, QueryOf } from '@digiken/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { courseReviews } from './tables';
import { categories, courses, listingColumns, toCourse } from '../courses';
import { refreshHubCourses } from '../hubs';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Mail } from '../platform/mail';
import type { Services } from '../platform/services';
import { prefixQuery } from '../platform/database/prefix-search';
import { users } from '../users';
import { audit } from '../audit';
import { approvedMail, changesMail, unpublishedMail } from './review-mails';
import { WORDING } from './wording';

/** One page of the courses of every state, newest first; those in review by their turn. */
export async function listAdminCourses(
  db: Executor,
  { cursor, search, state }: QueryOf<typeof admin.listAdminCourses>,
): Promise<{ data: AdminCourse[]; next: string | null; previous: string | null }> {
  const queue = state === 'review';
  const page = await keyPage(
    cursor,
    {
      key: queue ? courses.submittedAt : courses.createdAt,
      id: courses.id,
      direction: queue ? 'asc' : 'desc',
      keyOf: (row: { id: string; createdAt: Date; submittedAt: Date | null }) => ({
        key: (queue && row.submittedAt) || row.createdAt,
        id: row.id,
      }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select({
          ...listingColumns,
          state: courses.state,
          submittedAt: courses.submittedAt,
          learnerCount: courses.learnerCount,
        })
        .from(courses)
        .leftJoin(categories, eq(categories.id, courses.categoryId))
        .leftJoin(users, eq(users.id, courses.ownerId))
        .where(and(where, holdsWords(search), state && eq(courses.state, state)))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const data = page.rows.map((row) => ({
    ...toCourse(row),
    state: row.state,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    learnerCount: row.learnerCount,
  }));
  return { data, next: page.next, previous: page.previous };
}

/** Whole words however they are inflected, or the beginnings of words. */
function holdsWords(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const begun = prefixQuery(text);
  return begun
    ? sql`${courses.search} @@ (websearch_to_tsquery('english', ${text}) || ${begun})`
    : sql`false`;
}

interface Decision {
  from: CourseState;
  to: CourseState;
  /** Said to whoever comes too late. */
  late: string;
  kind: 'approved' | 'changes-requested' | 'unpublished';
  /** The verb of the audit log. */
  action: string;
  reason?: string;
  mail: (firstName: string, title: string) => Omit<Mail, 'to'>;
}

const LATE_REVIEW = 'This course is not waiting for review any more. Somebody else may have decided.';

export function approveCourse(services: Services, caller: Caller, id: string): Promise<string> {
  const { publicUrl } = services.config;
  return decide(services, caller, id, {
    from: 'review',
    to: 'published',
    late: LATE_REVIEW,
    kind: 'approved',
    action: 'approved',
    mail: (firstName, title) => approvedMail(firstName, title, `${publicUrl}/course/${id}`),
  });
}

export function requestCourseChanges(
  services: Services,
  caller: Caller,
  id: string,
  reason: string,
): Promise<string> {
  const url = `${services.config.publicUrl}/instructor/course/${id}`;
  return decide(services, caller, id, {
    from: 'review',
    to: 'changes',
    late: LATE_REVIEW,
    kind: 'changes-requested',
    action: 'asked for changes of',
    reason,
    mail: (firstName, title) => changesMail(firstName, title, reason, url),
  });
}

/** Who is enrolled keeps the course (`seesCourse`). */
export function unpublishCourse(
  services: Services,
  caller: Caller,
  id: string,
  reason: string,
): Promise<string> {
  const url = `${services.config.publicUrl}/instructor/course/${id}`;
  return decide(services, caller, id, {
    from: 'published',
    to: 'unpublished',
    late: 'This course is not in the catalogue.',
    kind: 'unpublished',
    action: 'took off the catalogue',
    reason,
    mail: (firstName, title) => unpublishedMail(firstName, title, reason, url),
  });
}

/**
 * Of two who decide at once one wins. Returns the course's title.
 * @throws 404 for an unknown course, 409 where it is in another state
 */
async function decide(
  { db, clock, mail, background }: Services,
  caller: Caller,
  id: string,
  { from, to, late, kind, action, reason, mail: letter }: Decision,
): Promise<string> {
  const { title, ownerId } = await db.transaction(async (tx) => {
    const now = clock.now();
    const [course] = await tx
      .update(courses)
      .set({ state: to, updatedAt: now })
      .where(and(eq(courses.id, id), eq(courses.state, from)))
      .returning({ title: courses.title, ownerId: courses.ownerId });
    if (!course) {
      const [other] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, id));
      throw other ? conflict(late) : notFound(WORDING.noCourse);
    }
    await refreshHubCourses(tx, { courseId: id });
    await tx.insert(courseReviews).values({ courseId: id, kind, byId: caller.id, reason, createdAt: now });
    const target = { kind: 'course', id, name: course.title } as const;
    await audit({ db: tx, clock }, caller, { action, target, detail: reason });
    return course;
  });
  background.run(async () => {
    if (ownerId === null) return;
    const [owner] = await db
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(and(eq(users.id, ownerId), eq(users.status, 'active')));
    if (owner) await mail.send({ to: owner.email, ...letter(owner.firstName, title) });
  });
  return title;
}
