import type { StagedChangeDetail } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { courses, lessons, stagedId, units } from '../courses';
import type { Executor } from '../platform/database';
import { conflict, invalid } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { changeCourse, type Edit, type OwnCourse, stagesEdits } from './access';
import { copyCourse, copyLessons, copyUnits } from './staging/copy';
import { partOf } from './staging/outline';
import { hasStagedChanges } from './staging/read';
import { compareTexts, readTexts, type Texts } from './staging/texts';
import { courseReviews } from './tables';
import { WORDING } from './wording';

/** The corrected item, by its public id. A lesson is corrected in one language. */
export type Corrected =
  | { item: 'course'; id: string }
  | { item: 'unit'; id: string }
  | { item: 'lesson'; id: string; language: string };

/** Parts that a minor correction must not change. */
const NOT_MINOR = ['price', 'level', 'category', 'preview', 'completion'] as const;

/**
 * Makes a correction that the instructor marked as minor: it goes live at once and is listed for the reviewers
 * (spec R.92). If edits are not staged, it is an ordinary edit.
 * @param write the edit of the course itself
 * @throws {HttpError} 409 while the item has unpublished changes, 422 if more than texts change
 */
export async function minorCorrection(
  services: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  { course, corrected }: { course: OwnCourse; corrected: Corrected },
  write: Edit<void>,
): Promise<void> {
  const edit = { courseId: course.publicId, action: 'corrected' };
  if (!(await stagesEdits(services.db, caller, course))) {
    return changeCourse(services, caller, edit, write);
  }
  await changeCourse(services, caller, { ...edit, on: 'course' }, async (tx, target, rowId) => {
    if (await hasStagedChanges(tx, { course: target, item: placeOf(corrected) }))
      throw conflict(WORDING.hasStagedChanges);
    if (target.stagedCopy !== undefined) await alignVersions(tx, corrected);
    const before = await textsOf(tx, corrected);
    await write(tx, target, rowId);
    const texts = compareTexts(before, await textsOf(tx, corrected));
    refuseMoreThanTexts(texts);
    if (texts.length === 0) return;
    await tx.insert(courseReviews).values({
      courseId: target.publicId,
      kind: 'minor-correction',
      byId: caller.id,
      change: {
        ...(await describe(tx, corrected)),
        texts,
        parts: [...new Set(texts.map(({ part }) => part))],
      },
      createdAt: services.clock.now(),
    });
  });
}

function placeOf({ item, id }: Corrected) {
  if (item === 'course') return 'course';
  return item === 'unit' ? { unitId: id } : { lessonId: id };
}

/** The texts are the same in both copies, but the versions may differ. The editor sends the staged copy's version. */
async function alignVersions(tx: Executor, { item, id }: Corrected): Promise<void> {
  if (item === 'course') await copyCourse(tx, { direction: 'publish', id: stagedId(id) });
  else if (item === 'unit') await copyUnits(tx, { direction: 'publish', ids: [stagedId(id)] });
  else await copyLessons(tx, { direction: 'publish', ids: [stagedId(id)] });
}

async function textsOf(tx: Executor, corrected: Corrected): Promise<Texts> {
  const texts = await readTexts(tx, corrected);
  if (corrected.item !== 'lesson') return texts;
  const shown = ['preview', `title:${corrected.language}`, `text:${corrected.language}`];
  return new Map([...texts].filter(([key]) => shown.includes(key)));
}

function refuseMoreThanTexts(texts: StagedChangeDetail['texts']): void {
  for (const part of NOT_MINOR) {
    if (texts.some((text) => partOf(text.part) === part)) throw invalid({ minor: WORDING.notMinor[part] });
  }
  if (texts.some(({ part, before }) => part === 'text' && before === null)) {
    throw invalid({ minor: WORDING.notMinor.text });
  }
}

async function describe(
  tx: Executor,
  { item, id }: Corrected,
): Promise<Omit<StagedChangeDetail, 'texts' | 'parts'>> {
  const base = { item, change: 'changed', _id: id, unit: null } as const;
  if (item === 'lesson') {
    const [row] = await tx
      .select({ title: lessons.title, unit: units.title })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(eq(lessons.id, id));
    return { ...base, title: row?.title ?? '', unit: row?.unit ?? null };
  }
  const table = item === 'unit' ? units : courses;
  const [row] = await tx.select({ title: table.title }).from(table).where(eq(table.id, id));
  return { ...base, title: row?.title ?? '' };
}
