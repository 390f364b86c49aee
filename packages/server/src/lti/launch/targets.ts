import { and, eq, isNull, sql } from 'drizzle-orm';
import { safeReturnPath } from '../../auth';
import { courses, lessons, units } from '../../courses';
import type { Config } from '../../platform/config';
import type { Executor } from '../../platform/database';
import { quizzes } from '../../quizzes';
import { toolAddresses } from '../addresses';
import type { Target } from '../tables';

const PATHS: Record<Target['kind'], (id: string) => string> = {
  course: (id) => `/course/${id}`,
  lesson: (id) => `/course/unit/lesson/${id}`,
  quiz: (id) => `/console/quiz/${id}`,
};

const KINDS = Object.keys(PATHS) as Target['kind'][];

/** The page of a target. */
export const pathOf = ({ kind, id }: Target): string => PATHS[kind](encodeURIComponent(id));

/** The target that a path of this site opens; undefined for other pages. */
export function targetOf(path: string): Target | undefined {
  const { pathname } = new URL(path, 'https://site.invalid');
  const found = /^\/(course|course\/unit\/lesson|console\/quiz)\/([\w-]{1,64})(?:\/[^/]*)?$/.exec(pathname);
  const kind = KINDS.find((kind) => PATHS[kind]('x') === `/${found?.[1]}/x`);
  return kind === undefined || found?.[2] === undefined || found[2] === 'unit'
    ? undefined
    : { kind, id: found[2] };
}

/**
 * The page of this site that a launch names. The launch address itself, which some platforms send for a link without a
 * place, leads to the dashboard.
 * @returns undefined for another site, or a path that must not be opened
 */
export function pathOnThisSite(
  config: Pick<Config, 'publicUrl'>,
  address: string | undefined,
): string | undefined {
  const { target, launch, login, deepLinking } = toolAddresses(config);
  const home = new URL(target).pathname;
  if (address === undefined) return home;
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  if (origin !== new URL(config.publicUrl).origin) return undefined;
  if (pathname === '/' || [launch, login, deepLinking].includes(origin + pathname)) return home;
  return safeReturnPath(pathname + search) ?? undefined;
}

/** A published course, or a lesson or quiz of one, with its title; undefined if there is none. */
export async function publishedTarget(
  db: Executor,
  { kind, id }: Target,
): Promise<{ title: string; courseId: string } | undefined> {
  const open = and(eq(courses.state, 'published'), isNull(courses.stagedForId));
  if (kind === 'course') {
    const [row] = await db
      .select({ title: courses.title, courseId: courses.id })
      .from(courses)
      .where(and(eq(courses.id, id), open));
    return row;
  }
  if (kind === 'lesson') {
    const [row] = await db
      .select({ title: lessons.title, courseId: courses.id })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .innerJoin(courses, eq(courses.id, units.courseId))
      .where(and(eq(lessons.id, id), open));
    return row;
  }
  const [row] = await db
    .select({ title: quizzes.title, courseId: courses.id })
    .from(quizzes)
    .leftJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(units, eq(units.id, sql`coalesce(${lessons.unitId}, ${quizzes.unitId})`))
    .innerJoin(courses, eq(courses.id, units.courseId))
    .where(and(eq(quizzes.id, id), open));
  return row;
}
