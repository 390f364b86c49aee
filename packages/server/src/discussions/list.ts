import type { discussions as calls, DiscussionSummary, OwnDiscussion, QueryOf } from '@digiken/contract';
import type { DiscussionFilter } from '@digiken/contract/constants';
import { and, count, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { courseAuthors, courses, lessons, rightsColumns } from '../courses';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { prefixQuery } from '../platform/database/prefix-search';
import { languageOfText, writtenIn } from '../platform/language';
import type { Caller } from '../platform/http/route';
import { type ShownName, shownNames } from '../settings';
import { users } from '../users';
import { discussedLesson, type Place } from './access';
import { excerptOf } from './excerpt';
import { authorColumns, toAuthor } from './people';
import { blockedBy } from './posts';
import { discussionPosts, discussionThreads } from './tables';

const lineColumns = (caller: Caller) => ({
  id: discussionThreads.id,
  title: discussionThreads.title,
  titleLanguage: discussionThreads.titleLanguage,
  state: discussionThreads.state,
  replyCount: discussionThreads.replyCount,
  helpful: discussionThreads.helpful,
  answered: discussionThreads.answered,
  pinned: discussionThreads.pinned,
  locked: discussionThreads.locked,
  createdAt: discussionThreads.createdAt,
  byNewest: discussionThreads.byNewest,
  byHelpful: discussionThreads.byHelpful,
  byWaiting: discussionThreads.byWaiting,
  text: sql<string>`left(${discussionPosts.text}, 400)`,
  authorId: discussionPosts.authorId,
  author: authorColumns,
  blocked: blockedBy(caller),
});

const selectLines = (db: Executor, caller: Caller) =>
  db
    .select(lineColumns(caller))
    .from(discussionThreads)
    .innerJoin(discussionPosts, eq(discussionPosts.id, discussionThreads.id))
    .leftJoin(users, eq(users.id, discussionPosts.authorId));

type Line = Awaited<ReturnType<typeof selectLines>>[number];

function toSummary(
  row: Line,
  caller: Caller,
  place: Pick<Place, 'ownerId' | 'coAuthorIds'>,
  shown: ShownName,
): DiscussionSummary {
  const deleted = row.state === 'deleted';
  const excerpt = excerptOf(row.text);
  return {
    _id: row.id,
    title: row.title,
    titleLanguage: writtenIn(row.title, row.titleLanguage),
    excerpt,
    excerptLanguage: languageOfText(excerpt),
    state: row.state,
    author: deleted ? null : toAuthor(row.author, place, shown),
    mine: row.authorId === caller.id,
    blocked: row.blocked,
    createdAt: row.createdAt.toISOString(),
    replies: row.replyCount,
    helpful: row.helpful,
    answered: row.answered,
    pinned: row.pinned,
    locked: row.locked,
  };
}

/** A condition for questions whose title, text or replies match the search. */
function matchesText(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const query = prefixQuery(search);
  if (!query) return sql`false`;
  return sql`(to_tsvector('simple', ${discussionThreads.title}) @@ ${query} or exists (
    select 1 from discussion_posts found where found.thread_id = ${discussionThreads.id}
      and found.hidden_at is null and found.search @@ ${query}))`;
}

function matchesFilter(caller: Caller, filter: DiscussionFilter | undefined): SQL | undefined {
  switch (filter) {
    case 'answered':
      return eq(discussionThreads.answered, true);
    case 'unanswered':
      return and(eq(discussionThreads.answered, false), eq(discussionThreads.state, 'shown'));
    case 'mine':
      return sql`exists (select 1 from discussion_posts own
        where own.thread_id = ${discussionThreads.id} and own.author_id = ${caller.id})`;
    case undefined:
      return undefined;
  }
}

/** Hidden questions are listed for their authors and for those who may show them again. */
const listed = (caller: Caller, { manages }: Pick<Place, 'manages'>): SQL | undefined =>
  manages ? undefined : or(ne(discussionThreads.state, 'hidden'), eq(discussionPosts.authorId, caller.id));

/**
 * One page of the questions about a lesson, pinned ones first, and how many there are in all (spec 13.191).
 * @throws {HttpError} 403 or 404 for a lesson whose discussions the caller does not take part in
 */
export async function listDiscussions(
  db: Executor,
  caller: Caller,
  {
    lessonId,
    cursor,
    search,
    filter,
    sort = 'newest',
  }: QueryOf<typeof calls.listDiscussions> & { lessonId: string },
) {
  const place = await discussedLesson(db, caller, lessonId);
  const column = sort === 'helpful' ? discussionThreads.byHelpful : discussionThreads.byNewest;
  const { rows, ...ends } = await keyPage<Line>(
    cursor,
    {
      key: column,
      id: discussionThreads.id,
      keyOf: (row) => ({ key: sort === 'helpful' ? row.byHelpful : row.byNewest, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      selectLines(db, caller)
        .where(
          and(
            eq(discussionThreads.lessonId, lessonId),
            listed(caller, place),
            matchesFilter(caller, filter),
            matchesText(search),
            where,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
  );
  const [all] = await db
    .select({ count: count() })
    .from(discussionThreads)
    .where(and(eq(discussionThreads.lessonId, lessonId), ne(discussionThreads.state, 'hidden')));
  const shown = await shownNames(db, caller);
  return { data: rows.map((row) => toSummary(row, caller, place, shown)), count: all?.count ?? 0, ...ends };
}

/** Selects the ids of the courses that the caller writes, alone or with others. */
const ownCourses = (db: Executor, { id }: Caller) =>
  db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.ownerId, id))
    .union(db.select({ id: courseAuthors.courseId }).from(courseAuthors).where(eq(courseAuthors.userId, id)));

/**
 * One page of the questions about the caller's own courses, unanswered ones first and then the newest, and how many are
 * unanswered (spec 13.206).
 * @param input `course`: only this one; a course of somebody else has no questions here
 */
export async function listOwnDiscussions(
  db: Executor,
  caller: Caller,
  { cursor, search, course, filter }: QueryOf<typeof calls.listOwnDiscussions>,
): Promise<{ data: OwnDiscussion[]; unanswered: number; next: string | null; previous: string | null }> {
  const ofCourses = and(
    inArray(discussionThreads.courseId, ownCourses(db, caller)),
    course === undefined ? undefined : eq(discussionThreads.courseId, course),
  );
  const select = () =>
    db
      .select({
        ...lineColumns(caller),
        lesson: { id: lessons.id, title: lessons.title },
        course: { id: courses.id, title: courses.title },
        ...rightsColumns,
      })
      .from(discussionThreads)
      .innerJoin(discussionPosts, eq(discussionPosts.id, discussionThreads.id))
      .leftJoin(users, eq(users.id, discussionPosts.authorId))
      .innerJoin(lessons, eq(lessons.id, discussionThreads.lessonId))
      .innerJoin(courses, eq(courses.id, discussionThreads.courseId));
  const { rows, ...ends } = await keyPage<Awaited<ReturnType<typeof select>>[number]>(
    cursor,
    {
      key: discussionThreads.byWaiting,
      id: discussionThreads.id,
      keyOf: (row) => ({ key: row.byWaiting, id: row.id }),
    },
    ({ where, orderBy, limit }) => {
      // The page is found first, so that no other table is read for questions that are not on it.
      const page = db
        .select({ id: discussionThreads.id })
        .from(discussionThreads)
        .where(and(ofCourses, matchesFilter(caller, filter), matchesText(search), where))
        .orderBy(...orderBy)
        .limit(limit);
      return select()
        .where(inArray(discussionThreads.id, page))
        .orderBy(...orderBy);
    },
  );
  const unanswered = await countThreads(db, ofCourses);
  const shown = await shownNames(db, caller);
  const data = rows.map((row) => ({
    ...toSummary(row, caller, row, shown),
    lesson: { _id: row.lesson.id, name: row.lesson.title },
    course: { _id: row.course.id, name: row.course.title },
  }));
  return { data, unanswered, ...ends };
}

/** How many questions about the caller's own courses are unanswered. */
export const countUnanswered = (db: Executor, caller: Caller): Promise<number> =>
  countThreads(db, inArray(discussionThreads.courseId, ownCourses(db, caller)));

async function countThreads(db: Executor, which: SQL | undefined): Promise<number> {
  const [unanswered] = await db
    .select({ count: count() })
    .from(discussionThreads)
    .where(and(which, eq(discussionThreads.answered, false), eq(discussionThreads.state, 'shown')));
  return unanswered?.count ?? 0;
}
