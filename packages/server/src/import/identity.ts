import type { CourseState } from '@digiken/contract';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { courseAuthors, courses, notStaged } from '../courses';
import type { Executor } from '../platform/database';
import { users } from '../users';

/**
 * What an import becomes: a new course, or the update of one. `undecided`: a new course, unless the file may be a
 * course that is there; the import then waits for an answer, or is refused (spec 15.1).
 */
export type ImportTarget = 'new' | 'undecided' | { update: string };

/** A course that a file may be. */
export interface SuggestedCourse {
  id: string;
  title: string;
  state: CourseState;
  /** Address of its instructor. */
  owner: string | null;
  unitCount: number;
  lessonCount: number;
  updatedAt: Date;
}

/** Ids that earlier releases and imports for one owner put between the format and the name. */
const SCOPE = '^([^:]+):[0-9a-f]{8}-[0-9a-f-]{27}:';
const NAMED = '\\1:';

const nameIn = (sourceKey: string): string => sourceKey.replace(new RegExp(SCOPE), '$1:');

/**
 * Courses whose earlier import had the same identifier, last changed first. Authoring tools give the same identifier to
 * different courses, so this is a suggestion, never an identity.
 * @param input `writer`: only courses that this user owns or writes with others; null: every course of the site
 */
export async function suggestedCourses(
  db: Executor,
  { sourceKey, writer }: { sourceKey: string; writer: string | null },
): Promise<SuggestedCourse[]> {
  return db
    .select({
      id: courses.id,
      title: courses.title,
      state: courses.state,
      owner: users.email,
      unitCount: courses.unitCount,
      lessonCount: courses.lessonCount,
      updatedAt: courses.updatedAt,
    })
    .from(courses)
    .leftJoin(users, eq(users.id, courses.ownerId))
    .where(
      and(
        notStaged,
        sql`regexp_replace(${courses.sourceKey}, ${SCOPE}, ${NAMED}) = ${nameIn(sourceKey)}`,
        writer === null ? undefined : await writtenBy(db, writer),
      ),
    )
    .orderBy(desc(courses.updatedAt), courses.id);
}

/** Two statements, so that an index of the owner finds the courses. */
async function writtenBy(db: Executor, userId: string) {
  const shared = await db
    .select({ id: courseAuthors.courseId })
    .from(courseAuthors)
    .where(eq(courseAuthors.userId, userId));
  const ids = shared.map(({ id }) => id);
  return or(eq(courses.ownerId, userId), ids.length === 0 ? undefined : inArray(courses.id, ids));
}
