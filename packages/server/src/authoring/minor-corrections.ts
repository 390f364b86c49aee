import type { StagedChangeDetail } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { courses, lessons, units } from '../courses';
import type { Executor } from '../platform/database';
import { conflict, invalid } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { changeCourse, type Edit, type OwnCourse, stagesEdits } from './access';
import { copyCourse, copyLessons, copyUnits } from './staging/copy';
import { stagedId } from './staging/ids';
import { partOf } from './staging/outline';
import { hasStagedChanges } from './staging/read';
import { compareTexts, readTexts, type Texts } from './staging/texts';
import { courseReviews } from './tables';
import { WORDING } from './wording';

/** What a correction is of: public ids; a lesson's text in one language. */
export type Corrected =
  | { item: 'course'; id: string }
  | { item: 'unit'; id: string }
  | { item: 'lesson'; id: string; language: string };

/** Words may be corrected at once; these may not. */
const NOT_MINOR = ['price', 'level', 'category', 'preview'] as const;

/**
 * A correction that the instructor marks as minor: live at once, and listed for the reviewers (spec R.92).
 * If edits are not staged, it is an ordinary edit.
 * @param write the edit of the course itself
 * @throws {HttpError} 409 while the item has unpublished changes, 422 for a change of more than words
 */
export async function minorCorrection(
  services: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  course: OwnCourse,
  of: Corrected,
  write: Edit<void>,
): Promise<void> {
  const act = 'corrected';
  if (!(await stagesEdits(services.db, caller, course))) {
    return changeCourse(services, caller, course.publicId, act, write);
  }
  await changeCourse(
    services,
    caller,
    course.publicId,
    act,
    async (tx, target, rowId) => {
      if (await hasStagedChanges(tx, target, placeOf(of))) throw conflict(WORDING.hasStagedChanges);
      if (target.stagedCopy !== undefined) await alignVersions(tx, of);
      const before = await textsOf(tx, of);
      await write(tx, target, rowId);
      const texts = compareTexts(before, await textsOf(tx, of));
      refuseMoreThanWords(texts);
      if (texts.length === 0) return;
      await tx.insert(courseReviews).values({
        courseId: target.publicId,
        kind: 'minor-correction',
        byId: caller.id,
        change: { ...(await describe(tx, of)), texts, parts: [...new Set(texts.map(({ part }) => part))] },
        createdAt: services.clock.now(),
      });
    },
    { on: 'course' },
  );
}

function placeOf({ item, id }: Corrected) {
  if (item === 'course') return 'course';
  return item === 'unit' ? { unitId: id } : { lessonId: id };
}

/** The item's texts are equal in both copies; its versions need not be, and the editor sends the staged copy's. */
async function alignVersions(tx: Executor, { item, id }: Corrected): Promise<void> {
  if (item === 'course') await copyCourse(tx, 'publish', stagedId(id));
  else if (item === 'unit') await copyUnits(tx, 'publish', [stagedId(id)]);
  else await copyLessons(tx, 'publish', [stagedId(id)]);
}

async function textsOf(tx: Executor, of: Corrected): Promise<Texts> {
  const texts = await readTexts(tx, of.item, of.id);
  if (of.item !== 'lesson') return texts;
  const shown = ['preview', `title:${of.language}`, `text:${of.language}`];
  return new Map([...texts].filter(([key]) => shown.includes(key)));
}

function refuseMoreThanWords(texts: StagedChangeDetail['texts']): void {
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
