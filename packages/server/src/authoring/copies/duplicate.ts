import type { BodyOf, versions as calls } from '@digiken/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { copyTemplate } from '../../certificates';
import {
  courseFields,
  courses,
  isAdministrator,
  lessonActivities,
  lessons,
  lessonTexts,
  lessonVideos,
  lessonVideoTracks,
  pickFields,
  publicId,
  readCourseRows,
  refreshTotals,
  unitFields,
  units,
} from '../../courses';
import type { Executor } from '../../platform/database';
import { inChunks, inTextChunks } from '../../platform/database/rows';
import { notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import { countTry } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { copyQuizzes } from '../../quizzes';
import { requestCoursePassages } from '../../tutor';
import { ownCourse } from '../access';
import { WORDING } from '../wording';
import { withNewLinks } from './new-links';

const COPIES = { max: 20, windowSeconds: 3600 };

/**
 * Creates a draft with the content of a course: what its author sees, with unpublished changes. Units, lessons in all
 * languages, videos, captions, quizzes and the certificate's template are copied; learners, reviews, coupons, versions
 * and the place of an import are not (spec 12.122). Pictures and videos are stored once, by their content.
 * @returns the id of the new course, which belongs to the caller
 * @throws {HttpError} 404 as {@link ownCourse}, 429 after 20 copies in an hour
 */
export async function duplicateCourse(
  services: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  { id: from, title }: BodyOf<typeof calls.duplicateCourse> & { id: string },
): Promise<string> {
  const { db, clock } = services;
  await ownCourse(db, caller, from);
  await countTry(services, {
    limits: [{ key: `duplicate:${caller.id}`, ...COPIES }],
    message: WORDING.tooManyCopies,
  });
  return db.transaction(async (tx) => {
    // Edits of the course wait, so that one state of it is copied.
    await tx
      .select({ id: courses.id })
      .from(courses)
      .where(eq(courses.id, publicId(from)))
      .for('share');
    const source = await ownCourse(tx, caller, from);
    const id = await copyRows(tx, { rowId: source.id, title, ownerId: caller.id, now: clock.now() });
    await copyTemplate(tx, { from: source.publicId, to: id });
    await refreshTotals(tx, id);
    await requestCoursePassages(tx, { courseId: id, at: clock.now() });
    if (isAdministrator(caller))
      await audit({ db: tx, clock }, caller, {
        action: 'duplicated',
        target: { kind: 'course', id, name: title },
        detail: source.title,
      });
    return id;
  });
}

interface Copy {
  /** Of the row to copy, published or staged. */
  rowId: string;
  title: string;
  ownerId: string;
  now: Date;
}

async function copyRows(tx: Executor, { rowId, title, ownerId, now }: Copy): Promise<string> {
  const rows = await readCourseRows(tx, rowId);
  if (rows === undefined) throw notFound(WORDING.noCourse);
  const { course, unitRows, lessonRows } = rows;
  const id = newId();
  const unitIds = new Map(unitRows.map((unit) => [unit.id, newId()]));
  const lessonIds = new Map(lessonRows.map((lesson) => [lesson.id, newId()]));
  const pairs = [[rowId, id] as const, ...unitIds, ...lessonIds];
  const linked = withNewLinks(new Map(pairs.map(([old, copy]) => [publicId(old), copy] as const)));

  await tx.insert(courses).values({
    ...pickFields(course, courseFields),
    ...{ id, title, state: 'draft', ownerId, createdAt: now, updatedAt: now },
    languages: course.languages,
    descriptionMarkdown: linked(course.descriptionMarkdown),
    descriptionHtml: linked(course.descriptionHtml),
  });
  await inChunks(unitRows, (some) =>
    tx.insert(units).values(
      some.map((unit) => ({
        id: unitIds.get(unit.id),
        courseId: id,
        position: unit.position,
        ...pickFields(unit, unitFields),
        createdAt: now,
      })),
    ),
  );
  await inChunks(lessonRows, (some) =>
    tx.insert(lessons).values(
      some.map(({ sourcePath: _sourcePath, ...lesson }) => ({
        ...lesson,
        id: lessonIds.get(lesson.id),
        unitId: unitIds.get(lesson.unitId) ?? '',
        createdAt: now,
      })),
    ),
  );
  const length = sql<number>`sum(octet_length(${lessonTexts.source}) + octet_length(${lessonTexts.html})
    + octet_length(${lessonTexts.text}))::integer`;
  const lengths = await tx
    .select({ id: lessonTexts.lessonId, length })
    .from(lessonTexts)
    .where(inArray(lessonTexts.lessonId, ['', ...lessonIds.keys()]))
    .groupBy(lessonTexts.lessonId);
  await inTextChunks(
    lengths,
    ({ length }) => length,
    (some) =>
      copyTexts(
        tx,
        some.map(({ id }) => id),
        { lessonIds, linked, now },
      ),
  );
  await inChunks([...lessonIds.keys()], (some) => copyVideos(tx, some, { lessonIds, linked }));
  await inChunks([...lessonIds.keys()], (some) => copyActivities(tx, some, lessonIds));
  await copyQuizzes(tx, {
    course: { from: course.id, to: id },
    units: unitIds,
    lessons: lessonIds,
  });
  return id;
}

interface Links {
  lessonIds: ReadonlyMap<string, string>;
  linked: (text: string) => string;
}

async function copyTexts(
  tx: Executor,
  from: readonly string[],
  { lessonIds, linked, now }: Links & { now: Date },
): Promise<void> {
  const rows = await tx
    .select()
    .from(lessonTexts)
    .where(inArray(lessonTexts.lessonId, [...from]));
  if (rows.length === 0) return;
  await tx.insert(lessonTexts).values(
    rows.map((text) => ({
      ...text,
      lessonId: lessonIds.get(text.lessonId) ?? '',
      source: linked(text.source),
      html: linked(text.html),
      version: 1,
      updatedAt: now,
    })),
  );
}

async function copyVideos(
  tx: Executor,
  from: readonly string[],
  { lessonIds, linked }: Links,
): Promise<void> {
  const copied = <Row extends { lessonId: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, lessonId: lessonIds.get(row.lessonId) ?? '' }));
  const videos = await tx
    .select()
    .from(lessonVideos)
    .where(inArray(lessonVideos.lessonId, [...from]));
  if (videos.length === 0) return;
  await tx.insert(lessonVideos).values(
    copied(videos).map((video) => ({
      ...video,
      transcript: video.transcript && linked(video.transcript),
      transcriptHtml: video.transcriptHtml && linked(video.transcriptHtml),
    })),
  );
  const tracks = await tx
    .select()
    .from(lessonVideoTracks)
    .where(inArray(lessonVideoTracks.lessonId, [...from]));
  if (tracks.length > 0) await tx.insert(lessonVideoTracks).values(copied(tracks));
}

async function copyActivities(
  tx: Executor,
  from: readonly string[],
  lessonIds: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await tx
    .select()
    .from(lessonActivities)
    .where(inArray(lessonActivities.lessonId, [...from]));
  if (rows.length === 0) return;
  await tx
    .insert(lessonActivities)
    .values(rows.map((row) => ({ ...row, lessonId: lessonIds.get(row.lessonId) ?? '' })));
}
