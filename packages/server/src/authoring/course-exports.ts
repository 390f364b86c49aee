import type { BodyOf, CourseExport } from '@digiken/contract';
import type { authoring } from '@digiken/contract';
import { ADMIN_ROLES, API_PREFIX, AUTHOR_ROLES, COURSE_EXPORT_DAYS } from '@digiken/contract/constants';
import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { audit } from '../audit';
import { courses, isAdministrator, writtenBy } from '../courses';
import { exportCourse, type ReportLanguage } from '../export';
import type { Executor } from '../platform/database';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import { enqueue, type Handler } from '../platform/jobs';
import { currentLanguage } from '../platform/language/request-language';
import {
  isPrivateName,
  keepPrivately,
  newPrivateName,
  removePrivate,
  sendPrivate,
} from '../platform/private-files';
import type { Deps, Services } from '../platform/services';
import { users } from '../users';
import { ownCourse } from './access';
import { courseExports } from './tables';
import { WORDING } from './wording';

type Row = typeof courseExports.$inferSelect;

const JOB = 'course-export';
const DAY_MS = 86_400_000;
const PATH = '/course-exports/';
const ZIP = 'application/zip';
/** After so many attempts an export is given up. */
const TRIES = 3;
const SHOWN = 5;
/** Milliseconds between two writes of the progress. */
const PROGRESS_MS = 1_000;

/**
 * Plans the export of a course; a job makes it.
 * @param input `content`: what learners see, or what the caller edits, with unpublished changes
 * @throws {HttpError} 404 as {@link ownCourse}, 409 while an export of this course by the caller is running
 */
export async function startCourseExport(
  services: Services,
  caller: Caller,
  input: BodyOf<typeof authoring.startCourseExport> & { id: string },
): Promise<CourseExport> {
  const { db, clock } = services;
  const course = await ownCourse(db, caller, input.id);
  const row = await db.transaction(async (tx) => {
    // Two requests at the same time start one export.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
    const [running] = await tx
      .select({ id: courseExports.id })
      .from(courseExports)
      .where(and(ofCaller(caller, course.publicId), inArray(courseExports.state, ['waiting', 'working'])))
      .limit(1);
    if (running !== undefined) throw conflict(WORDING.exportRunning);
    const now = clock.now();
    const { format, content } = input;
    const language: ReportLanguage = currentLanguage()?.startsWith('sw') ? 'sw' : 'en';
    const [inserted] = await tx
      .insert(courseExports)
      .values({
        ...{ id: newId(), courseId: course.publicId, userId: caller.id, createdAt: now },
        ...{ format, content, language, state: 'waiting' },
      })
      .returning();
    if (inserted === undefined) throw notFound(WORDING.noExport);
    await enqueue(tx, { kind: JOB, key: inserted.id, runAt: now });
    if (isAdministrator(caller))
      await audit({ db: tx, clock }, caller, {
        action: 'exported',
        target: { kind: 'course', id: course.publicId, name: course.title },
      });
    return inserted;
  });
  services.jobs.wake();
  return toExport(services, row);
}

const ofCaller = (caller: Caller, courseId: string) =>
  and(eq(courseExports.userId, caller.id), eq(courseExports.courseId, courseId));

/** The caller's newest exports of a course. @throws {HttpError} 404 as {@link ownCourse} */
export async function listCourseExports(
  services: Services,
  caller: Caller,
  id: string,
): Promise<CourseExport[]> {
  const course = await ownCourse(services.db, caller, id);
  const rows = await services.db
    .select()
    .from(courseExports)
    .where(ofCaller(caller, course.publicId))
    .orderBy(desc(courseExports.createdAt), desc(courseExports.id))
    .limit(SHOWN);
  return rows.map((row) => toExport(services, row));
}

function toExport({ clock, media }: Deps<'clock' | 'media'>, row: Row): CourseExport {
  const { stored, expiresAt, bytes, progress, findings, format, content } = row;
  const over = row.state === 'done' && (stored === null || expiresAt === null || expiresAt <= clock.now());
  const state = over ? 'expired' : row.state;
  return {
    ...{ _id: row.id, format, content, state, progress, bytes, findings },
    createdAt: row.createdAt.toISOString(),
    href:
      state === 'done' && stored !== null
        ? `${API_PREFIX}${PATH}${stored}?k=${media.signatureOf(stored)}`
        : null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

export const courseExportJobs = (services: Services): Record<string, Handler> => ({
  [JOB]: (job) => makeCourseExport(services, job),
});

/** A run that is killed leaves a file that the sweep deletes. */
async function makeCourseExport(
  services: Services,
  { key: id, attempt }: { key: string; attempt: number },
): Promise<void> {
  const { db, clock, files } = services;
  const set = (values: Partial<Row>) => db.update(courseExports).set(values).where(eq(courseExports.id, id));
  const [row] = await db.select().from(courseExports).where(eq(courseExports.id, id));
  if (row === undefined || (row.state !== 'waiting' && row.state !== 'working')) return;
  try {
    await set({ state: 'working' });
    const rowId = await exportedRow(db, row);
    const onProgress = throttled((progress) => {
      // A lost step of the progress does no harm.
      set({ progress }).catch(() => {});
    });
    const { language, format } = row;
    const made = await exportCourse(services, { rowId, format, language, onProgress });
    if (made === undefined) return void (await set({ state: 'failed' }));
    const stored = newPrivateName();
    try {
      await keepPrivately(files, made.archive, { name: stored, type: ZIP });
    } finally {
      await files.drop(made.archive);
    }
    const expiresAt = new Date(clock.now().getTime() + COURSE_EXPORT_DAYS * DAY_MS);
    const { fileName, findings, archive } = made;
    await set({ state: 'done', progress: 1, stored, fileName, findings, bytes: archive.bytes, expiresAt });
  } catch (error) {
    if (attempt >= TRIES) await set({ state: 'failed' });
    throw error;
  }
}

/** The course, or its staged copy if it has one and unpublished changes are wanted. */
async function exportedRow(db: Executor, { courseId, content }: Row): Promise<string> {
  if (content === 'published') return courseId;
  const [copy] = await db.select({ id: courses.id }).from(courses).where(eq(courses.stagedForId, courseId));
  return copy?.id ?? courseId;
}

function throttled(write: (progress: number) => void): (progress: number) => void {
  let last = Date.now();
  return (progress) => {
    if (Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    write(progress);
  };
}

/** The person who asked for an export is active, and still writes or administers the course (spec 15.107). */
const mayStillExport = and(
  eq(users.status, 'active'),
  or(
    inArray(users.role, [...ADMIN_ROLES]),
    and(
      inArray(users.role, [...AUTHOR_ROLES]),
      sql`exists (select 1 from courses c
        where c.id = ${courseExports.courseId} and ${writtenBy('c', sql`${users.id}`)})`,
    ),
  ),
);

/** Serves exports by the signed addresses that their owners receive. They are only ever saved. */
export function serveCourseExports(
  app: FastifyInstance,
  { db, files, media, clock }: Pick<Services, 'db' | 'files' | 'media' | 'clock'>,
): void {
  app.get<{ Params: { stored: string }; Querystring: { k?: string } }>(
    `${API_PREFIX}${PATH}:stored`,
    { config: { access: 'public' as const } },
    async (request, reply) => {
      const { stored } = request.params;
      if (!isPrivateName(stored) || media.secondsLeft(stored, request.query.k) === 0)
        throw notFound(WORDING.noExport);
      const [row] = await db
        .select({ fileName: courseExports.fileName })
        .from(courseExports)
        .innerJoin(users, eq(users.id, courseExports.userId))
        .where(
          and(eq(courseExports.stored, stored), gt(courseExports.expiresAt, clock.now()), mayStillExport),
        );
      if (row === undefined) throw notFound(WORDING.noExport);
      const file = { name: stored, fileName: row.fileName ?? 'course.zip', type: ZIP };
      if (await sendPrivate(files, { request, reply }, file)) return reply;
      throw notFound(WORDING.noExport);
    },
  );
}

/** Of these names in the private store, those that belong to an export. */
export async function recordedCourseExports(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ stored: courseExports.stored })
    .from(courseExports)
    .where(inArray(courseExports.stored, [...names]));
  return new Set(rows.flatMap(({ stored }) => stored ?? []));
}

/** Deletes the files of exports whose time is over, and what is left of those. */
export async function dropOldCourseExports({ db, files, clock }: Deps<'files' | 'clock'>): Promise<void> {
  const old = await db
    .delete(courseExports)
    .where(lte(courseExports.expiresAt, clock.now()))
    .returning({ stored: courseExports.stored });
  for (const { stored } of old) if (stored !== null) await removePrivate(files, stored);
}
