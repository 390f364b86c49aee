import type { messages as calls, QueryOf, ThreadSummary } from '@digiken/contract';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { courses } from '../courses';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import type { Caller } from '../platform/http/route';
import { languageOfText, writtenIn } from '../platform/language';
import { prefixQuery } from '../platform/database/prefix-search';
import { type NamedPerson, type ShownName, shownNames } from '../settings';
import { users } from '../users';
import { personColumns } from './people';
import { hubAnnouncements, threadParticipants, threads } from './tables';

/** The most names that a list item shows; the others are counted. */
const NAMES = 3;
const EXCERPT = 140;

const lineColumns = {
  id: threads.id,
  kind: threads.kind,
  subject: threads.subject,
  subjectLanguage: threads.subjectLanguage,
  createdBy: threads.createdBy,
  learnerCount: sql<number | null>`coalesce(${courses.learnerCount}, ${hubAnnouncements.recipients})`,
  lastMessageAt: threadParticipants.lastMessageAt,
  unread: threadParticipants.unread,
  archived: threadParticipants.archived,
  last: sql<string | null>`(select left(m.body, 400) from messages m
    where m.thread_id = ${threads.id} and m.removed_at is null
    order by m.created_at desc, m.id desc limit 1)`,
};

const selectLines = (db: Executor) =>
  db
    .select(lineColumns)
    .from(threadParticipants)
    .innerJoin(threads, eq(threads.id, threadParticipants.threadId))
    .leftJoin(courses, eq(courses.id, threads.courseId))
    .leftJoin(hubAnnouncements, eq(hubAnnouncements.threadId, threads.id));

export type Line = Awaited<ReturnType<typeof selectLines>>[number];

/** One page of the caller's threads, latest message first. */
export async function listThreads(
  db: Executor,
  caller: Caller,
  { cursor, search, folder }: QueryOf<typeof calls.listThreads>,
) {
  const { rows, ...ends } = await keyPage<Line>(
    cursor,
    {
      key: threadParticipants.lastMessageAt,
      id: threadParticipants.threadId,
      keyOf: (row) => ({ key: row.lastMessageAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      selectLines(db)
        .where(
          and(
            eq(threadParticipants.userId, caller.id),
            eq(threadParticipants.archived, folder === 'archived'),
            matchesText(search),
            where,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
  );
  const peopleOf = await peopleIn(db, caller, rows);
  const shown = await shownNames(db, caller);
  return { data: rows.map((row) => toSummary(caller, row, { people: peopleOf(row.id), shown })), ...ends };
}

/** A condition for threads whose subject or messages match the search. */
function matchesText(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const query = prefixQuery(search);
  if (!query) return sql`false`;
  return sql`(to_tsvector('simple', ${threads.subject}) @@ ${query} or exists (
    select 1 from messages m where m.thread_id = ${threads.id} and m.removed_at is null and m.search @@ ${query}))`;
}

/** The other participants of each conversation. The learners of an announcement are not read: there may be 100,000. */
async function peopleIn(db: Executor, caller: Caller, rows: Line[]) {
  const conversations = rows.filter((row) => row.kind === 'conversation').map((row) => row.id);
  const people = await db
    .select({ threadId: threadParticipants.threadId, ...personColumns })
    .from(threadParticipants)
    .innerJoin(threads, eq(threads.id, threadParticipants.threadId))
    .innerJoin(users, eq(users.id, threadParticipants.userId))
    .where(
      and(
        or(
          inArray(threadParticipants.threadId, conversations),
          and(
            inArray(
              threadParticipants.threadId,
              rows.map((row) => row.id),
            ),
            eq(threadParticipants.userId, threads.createdBy),
          ),
        ),
        ne(threadParticipants.userId, caller.id),
      ),
    )
    .orderBy(users.firstName, users.lastName, users.id);
  return (threadId: string) => people.filter((person) => person.threadId === threadId);
}

function toSummary(
  caller: Caller,
  row: Line,
  { people, shown }: { people: (NamedPerson & { avatar: string | null })[]; shown: ShownName },
): ThreadSummary {
  const words = (row.last ?? '').replace(/\s+/g, ' ').trim();
  return {
    _id: row.id,
    kind: row.kind,
    subject: row.subject,
    subjectLanguage: writtenIn(row.subject, row.subjectLanguage),
    people: people
      .slice(0, NAMES)
      .map((person) => ({ _id: person.id, name: shown(person), avatar: person.avatar })),
    others: othersCount(caller, row, people.length - NAMES),
    excerpt: words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words,
    excerptLanguage: languageOfText(words),
    lastMessageAt: row.lastMessageAt.toISOString(),
    unread: row.unread,
    archived: row.archived,
  };
}

/** The author of an announcement sees how many it was sent to, of a course the number of its learners; its readers do not see each other. */
export function othersCount(
  caller: Caller,
  { kind, createdBy, learnerCount }: Pick<Line, 'kind' | 'createdBy' | 'learnerCount'>,
  rest: number,
): number {
  if (kind === 'announcement') return createdBy === caller.id ? (learnerCount ?? 0) : 0;
  return Math.max(0, rest);
}
