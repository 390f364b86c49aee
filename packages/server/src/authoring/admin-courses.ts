import type { AdminCourse, admin, AnswerOf, CourseState, QueryOf, StagedState } from '@digiken/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { ownCourse } from './access';
import { publishStagedCopy } from './staging/publish';
import { readOutline } from './staging/outline';
import { readRevision, revisionOf } from './staging/read';
import { dropComments, sendComments } from './reviews/comments';
import { courseReviews } from './tables';
import { WORDING } from './wording';
import {
  categories,
  courses,
  isStagedId,
  listingColumns,
  notStaged,
  publicId,
  stagedId,
  toCourse,
} from '../courses';
import { refreshHubCourses } from '../hubs';
import { notifyUsers } from '../notifications';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Mail } from '../platform/mail';
import type { Services } from '../platform/services';
import { prefixQuery } from '../platform/database/prefix-search';
import { written } from '../platform/language';
import { nameColumn, users } from '../users';
import { audit } from '../audit';
import {
  approvedMail,
  changesApprovedMail,
  changesMail,
  changesReturnedMail,
  unpublishedMail,
  withComments,
} from './review-mails';

/**
 * One page of courses in all states, newest first. `state: 'review'` lists courses and published courses with
 * changes under review, oldest submission first.
 */
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
          stagedForId: courses.stagedForId,
          changes: sql<StagedState | null>`(select s.state from courses s where s.staged_for_id = ${courses.id})`,
          learnerCount: sql<number>`coalesce((select l.learner_count from courses l where l.id = ${courses.stagedForId}), ${courses.learnerCount})`,
        })
        .from(courses)
        .leftJoin(categories, eq(categories.id, courses.categoryId))
        .leftJoin(users, eq(users.id, courses.ownerId))
        .where(
          and(where, matchesText(search), state && eq(courses.state, state), queue ? undefined : notStaged),
        )
        .orderBy(...orderBy)
        .limit(limit),
  );
  const data = page.rows.map((row) => ({
    ...toCourse(row),
    _id: publicId(row.id),
    state: row.stagedForId === null ? row.state : 'published',
    changes: row.stagedForId === null ? row.changes : 'review',
    submittedAt: row.submittedAt?.toISOString() ?? null,
    learnerCount: row.learnerCount,
  }));
  return { data, next: page.next, previous: page.previous };
}

/** Matches inflected words and the beginnings of words. */
function matchesText(text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  const prefixes = prefixQuery(text);
  return prefixes
    ? sql`${courses.search} @@ (websearch_to_tsquery('english', ${text}) || ${prefixes})`
    : sql`false`;
}

interface Decision {
  id: string;
  from: CourseState;
  to: CourseState;
  /** The message if another administrator has already decided. */
  late: string;
  kind: 'approved' | 'changes-requested' | 'unpublished';
  /** The action for the audit log. */
  action: string;
  reason?: string;
  mail: (firstName: string, title: string) => Omit<Mail, 'to'>;
  /** Of what the reviewer looked at; absent: it is not compared. */
  revision?: string;
  /** The decision where changes of a published course are under review. */
  staged?: {
    action: string;
    mail: (firstName: string, title: string) => Omit<Mail, 'to'>;
    /** Returns the reason for the history. */
    act: (tx: Executor, courseId: string) => Promise<string | undefined>;
  };
}

const LATE_REVIEW = 'This course is no longer waiting for review. Another administrator may have decided.';

interface Returned {
  id: string;
  /** For the instructor. */
  reason: string;
}

const editorUrl = ({ config }: Pick<Services, 'config'>, id: string) =>
  `${config.publicUrl}/instructor/course/${id}`;

/**
 * Publishes a course that is under review, or its changes.
 * @param input `revision`: of the changes that the reviewer looked at, from `getStagedChanges`
 * @throws {HttpError} 404 for an unknown course; 409 if nothing is under review, or if the changes are not those of
 * `revision`
 */
export function approveCourse(
  services: Services,
  caller: Caller,
  { id, revision }: { id: string; revision?: string },
): Promise<string> {
  const url = `${services.config.publicUrl}/course/${id}`;
  return decide(services, caller, {
    id,
    from: 'review',
    to: 'published',
    late: LATE_REVIEW,
    kind: 'approved',
    action: 'approved',
    revision,
    mail: (firstName, title) => approvedMail(firstName, title, url),
    staged: {
      action: 'approved the changes to',
      mail: (firstName, title) => changesApprovedMail(firstName, title, url),
      act: async (tx, courseId) => {
        if ((await readRevision(tx, courseId)) !== revision) throw conflict(WORDING.otherRevision);
        const kept = await publishStagedCopy(tx, { courseId, by: caller.id, at: services.clock.now() });
        await tx.update(courses).set({ state: 'published' }).where(eq(courses.id, courseId));
        return kept.length === 0 ? undefined : WORDING.kept(kept);
      },
    },
  });
}

/** Sends a course, or its changes, back to the instructor. @throws as {@link approveCourse} */
export function requestCourseChanges(
  services: Services,
  caller: Caller,
  { id, reason }: Returned,
): Promise<string> {
  const url = editorUrl(services, id);
  return decide(services, caller, {
    id,
    from: 'review',
    to: 'changes',
    late: LATE_REVIEW,
    kind: 'changes-requested',
    action: 'requested changes to',
    reason,
    mail: (firstName, title) => changesMail(firstName, title, reason, url),
    staged: {
      action: 'returned the changes to',
      mail: (firstName, title) => changesReturnedMail(firstName, title, reason, url),
      act: async (tx, courseId) => {
        await tx
          .update(courses)
          .set({ state: 'changes' })
          .where(eq(courses.id, stagedId(courseId)));
        return reason;
      },
    },
  });
}

/** Removes a course from the catalogue. Enrolled learners keep access (`seesCourse`). */
export function unpublishCourse(
  services: Services,
  caller: Caller,
  { id, reason }: Returned,
): Promise<string> {
  const url = editorUrl(services, id);
  return decide(services, caller, {
    id,
    from: 'published',
    to: 'unpublished',
    late: 'This course is not in the catalogue.',
    kind: 'unpublished',
    action: 'unpublished',
    reason,
    mail: (firstName, title) => unpublishedMail(firstName, title, reason, url),
  });
}

const OUTCOME = {
  approved: 'approved',
  'changes-requested': 'returned',
  unpublished: 'unpublished',
} as const;

/**
 * Makes a decision. If two administrators decide at once, only the first succeeds.
 * @returns the course's title
 * @throws {HttpError} 404 for an unknown course, 409 if it is in another state
 */
async function decide(
  { db, clock, mail, background }: Services,
  caller: Caller,
  { id, from, to, late, kind, action, reason, revision, mail: mailOf, staged }: Decision,
): Promise<string> {
  if (isStagedId(id)) throw notFound(WORDING.noCourse);
  const { title, authorIds, comments, letter } = await db.transaction(async (tx) => {
    const now = clock.now();
    await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for('update');
    const { live, stagedCopy } = await ownCourse(tx, caller, id);
    const ofChanges = staged !== undefined && stagedCopy?.state === 'review';
    if (!ofChanges && live.state !== from) throw conflict(late);
    if (
      !ofChanges &&
      revision !== undefined &&
      revisionOf(await readOutline(tx, { courseId: id })) !== revision
    )
      throw conflict(WORDING.otherRevision);
    if (!ofChanges) await tx.update(courses).set({ state: to }).where(eq(courses.id, id));
    const recorded = ofChanges ? await staged.act(tx, id) : reason;
    await tx.update(courses).set({ updatedAt: now }).where(eq(courses.id, id));
    await refreshHubCourses(tx, { courseId: id });
    await tx
      .insert(courseReviews)
      .values({ courseId: id, kind, byId: caller.id, ...written({ reason: recorded }), createdAt: now });
    const comments = kind === 'changes-requested' ? await sendComments(tx, { courseId: id, at: now }) : [];
    if (kind === 'approved') await dropComments(tx, id);
    const title = (ofChanges && stagedCopy.title) || live.title;
    const target = { kind: 'course', id, name: title } as const;
    await audit({ db: tx, clock }, caller, {
      action: ofChanges ? staged.action : action,
      target,
      detail: recorded,
    });
    const authorIds = [...(live.ownerId === null ? [] : [live.ownerId]), ...live.coAuthorIds];
    await notifyUsers(
      { db: tx, clock },
      {
        who: sql`select unnest(${sql.param(authorIds.filter((author) => author !== caller.id))}::text[])`,
        subject: { type: 'course-review', course: { _id: id, name: title }, outcome: OUTCOME[kind] },
        event: `${id} ${now.toISOString()}`,
      },
    );
    return { title, authorIds, comments, letter: ofChanges ? staged.mail : mailOf };
  });
  background.run(async () => {
    if (authorIds.length === 0) return;
    const authors = await db
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(and(inArray(users.id, authorIds), eq(users.status, 'active')));
    for (const { email, firstName } of authors)
      await mail.send({ to: email, ...withComments(letter(firstName, title), comments) });
  });
  return title;
}

/**
 * Corrections that instructors marked as minor, newest first. They went live without a review (spec R.92).
 * @param input `course`: the id of a course, to list only its corrections
 */
export async function listMinorCorrections(
  db: Executor,
  { cursor, course }: { cursor?: string; course?: string },
): Promise<AnswerOf<typeof admin.listMinorCorrections>> {
  const page = await keyPage(
    cursor,
    {
      key: courseReviews.createdAt,
      id: courseReviews.id,
      keyOf: (row: { id: string; createdAt: Date }) => ({ key: row.createdAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select({
          id: courseReviews.id,
          createdAt: courseReviews.createdAt,
          change: courseReviews.change,
          course: { _id: courses.id, title: courses.title },
          by: { _id: users.id, name: nameColumn(users) },
        })
        .from(courseReviews)
        .innerJoin(courses, eq(courses.id, courseReviews.courseId))
        .leftJoin(users, eq(users.id, courseReviews.byId))
        .where(
          and(
            eq(courseReviews.kind, 'minor-correction'),
            course === undefined ? undefined : eq(courseReviews.courseId, course),
            where,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
  );
  const data = page.rows.map(({ id, createdAt, ...row }) => ({
    _id: id,
    ...row,
    createdAt: createdAt.toISOString(),
  }));
  return { data, next: page.next, previous: page.previous };
}
