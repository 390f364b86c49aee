import type { CourseState } from '@digiken/contract';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { courses, lessons, refreshTotals, units } from '../courses';
import { enrolmentUnits, followTeacher } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Executor } from '../platform/database';
import type { FileStore } from '../platform/files';
import { newId } from '../platform/ids';
import type { LinkMap, LinkTarget } from './links';
import type { ReadCourse, ReadLesson } from './read-course';
import { type RenderedText, renderText } from './render';
import type { ImportProgress, Issues } from './report';
import { writeLessonParts } from './write-lesson';

export interface WriteOrder {
  course: ReadCourse;
  sourceKey: string;
  files: FileStore;
  ownerId: string | null;
  publish: boolean;
  issues: Issues;
  onProgress: (progress: ImportProgress) => void;
}

export interface Written {
  courseId: string;
  created: boolean;
  state: CourseState;
  removedLessons: number;
}

/** Writes a read course in the caller's transaction, updating what an earlier import left. */
export async function writeCourse(tx: Executor, order: WriteOrder): Promise<Written> {
  const { course, sourceKey, issues } = order;
  const { defaultLanguage } = course;
  // Two imports of one folder would each find nothing to update and both insert.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sourceKey}))`);
  await course.pictures.store((data, kind) => order.files.put(tx, data, kind));
  await course.downloads.store((data, kind) => order.files.put(tx, data, kind));
  const [existing] = await tx
    .select({ id: courses.id, state: courses.state, ownerId: courses.ownerId })
    .from(courses)
    .where(eq(courses.sourceKey, sourceKey));
  const courseId = existing?.id ?? newId();
  const ids = await knownIds(tx, courseId);
  for (const unit of course.units) {
    if (!ids.units.has(unit.path)) ids.units.set(unit.path, newId());
    for (const lesson of unit.lessons)
      if (!ids.lessons.has(lesson.path)) ids.lessons.set(lesson.path, newId());
  }
  const idOf = (map: Map<string, string>, path: string) => map.get(path) ?? newId();
  const description = renderText(course.description, null, linkMap(defaultLanguage), issues);
  const state = order.publish ? 'published' : (existing?.state ?? 'draft');
  const cover =
    course.cover && (await order.files.put(tx, course.cover, { ext: 'webp', type: 'image/webp' }));
  const row = {
    title: course.title,
    summary: course.summary,
    descriptionHtml: description.html,
    descriptionMarkdown: null,
    state,
    ownerId: order.ownerId ?? existing?.ownerId ?? null,
    image: cover?.path ?? null,
    languages: course.languages,
    updatedAt: new Date(),
  };
  await tx
    .insert(courses)
    .values({ id: courseId, sourceKey, level: 'beginner', ...row })
    .onConflictDoUpdate({ target: courses.id, set: row });
  const total = course.units.reduce((sum, unit) => sum + unit.lessons.length, 0);
  let done = 0;
  for (const [unitIndex, unit] of course.units.entries()) {
    const unitId = idOf(ids.units, unit.path);
    const unitRow = { position: unitIndex + 1, title: unit.title, summary: unit.summary };
    await tx
      .insert(units)
      .values({ id: unitId, courseId, sourcePath: unit.path, ...unitRow })
      .onConflictDoUpdate({ target: units.id, set: unitRow });
    for (const [index, lesson] of unit.lessons.entries()) {
      await writeLesson(lesson, unitId, index + 1, unitIndex === 0 && index === 0);
      done += 1;
      order.onProgress({ step: 'writing', done, total });
    }
  }
  const removedLessons = await removeVanished(tx, courseId, course, ids, issues);
  await refreshTotals(tx, courseId);
  await followTeacher(tx, courseId);
  return { courseId, created: existing === undefined, state, removedLessons };

  function linkMap(language: string): LinkMap {
    const targets = new Map<string, LinkTarget>();
    for (const lesson of course.units.flatMap((unit) => unit.lessons)) {
      const document = lesson.documents.get(language) ?? lesson.documents.get(defaultLanguage) ?? null;
      targets.set(lesson.path, { id: idOf(ids.lessons, lesson.path), title: lesson.title, document });
    }
    const parts = course.units.map(
      (unit) => [unit.path, { id: idOf(ids.units, unit.path), title: unit.title }] as const,
    );
    return {
      course: { id: courseId, title: course.title },
      units: new Map(parts),
      lessons: targets,
      pictures: course.pictures,
      downloads: course.downloads,
    };
  }

  async function writeLesson(
    lesson: ReadLesson,
    unitId: string,
    position: number,
    preview: boolean,
  ): Promise<void> {
    const lessonId = idOf(ids.lessons, lesson.path);
    const texts = new Map<string, RenderedText>();
    for (const [language, document] of lesson.documents) {
      texts.set(language, renderText(document, lesson.path, linkMap(language), issues));
    }
    const original = texts.get(defaultLanguage);
    const lessonRow = {
      unitId,
      position,
      title: lesson.title,
      minutes: original?.minutes ?? 1,
      weightBytes: original?.weightBytes ?? 0,
      defaultLanguage,
    };
    await tx
      .insert(lessons)
      .values({ id: lessonId, sourcePath: lesson.path, preview, ...lessonRow })
      .onConflictDoUpdate({ target: lessons.id, set: lessonRow });
    await writeLessonParts(tx, order.files, lessonId, lesson, texts);
  }
}

interface KnownIds {
  units: Map<string, string>;
  lessons: Map<string, string>;
}

async function knownIds(tx: Executor, courseId: string): Promise<KnownIds> {
  const unitRows = await tx
    .select({ id: units.id, path: units.sourcePath })
    .from(units)
    .where(eq(units.courseId, courseId));
  const lessonRows = await tx
    .select({ id: lessons.id, path: lessons.sourcePath })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId));
  const byPath = (rows: { id: string; path: string | null }[]) =>
    new Map(rows.map((row) => [row.path ?? row.id, row.id]));
  return { units: byPath(unitRows), lessons: byPath(lessonRows) };
}

/** What vanished from the folder goes, unless somebody studied or enrolled in it: then it stays and is named. */
async function removeVanished(
  tx: Executor,
  courseId: string,
  course: ReadCourse,
  ids: KnownIds,
  issues: Issues,
): Promise<number> {
  const present = new Set(
    course.units.flatMap((unit) => [unit.path, ...unit.lessons.map((lesson) => lesson.path)]),
  );
  const gone = (map: Map<string, string>) => [...map].filter(([path]) => !present.has(path));
  const goneLessons = gone(ids.lessons);
  let removed = 0;
  if (goneLessons.length > 0) {
    const wanted = goneLessons.map(([, id]) => id);
    const studied = await tx
      .selectDistinct({ id: lessonProgress.lessonId })
      .from(lessonProgress)
      .where(inArray(lessonProgress.lessonId, wanted));
    const kept = new Set(studied.map((row) => row.id));
    const removable = wanted.filter((id) => !kept.has(id));
    if (removable.length > 0) await tx.delete(lessons).where(inArray(lessons.id, removable));
    removed = removable.length;
    for (const [path, id] of goneLessons) {
      if (kept.has(id)) issues.add('kept', path, null, 'Somebody studied this lesson, so it was kept.');
    }
  }
  const goneUnits = gone(ids.units).map(([, id]) => id);
  if (goneUnits.length > 0) {
    const used = await tx
      .selectDistinct({ id: lessons.unitId })
      .from(lessons)
      .where(inArray(lessons.unitId, goneUnits));
    const owned = await tx
      .selectDistinct({ id: enrolmentUnits.unitId })
      .from(enrolmentUnits)
      .where(inArray(enrolmentUnits.unitId, goneUnits));
    const kept = [...used, ...owned].map((row) => row.id);
    await tx
      .delete(units)
      .where(
        and(eq(units.courseId, courseId), inArray(units.id, goneUnits), notInArray(units.id, ['', ...kept])),
      );
    for (const [path, id] of gone(ids.units)) {
      if (kept.includes(id))
        issues.add('kept', path, null, 'Somebody is enrolled in this unit or studied in it, so it was kept.');
    }
  }
  return removed;
}
