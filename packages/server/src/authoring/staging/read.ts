import { createHash } from 'node:crypto';
import type { StagedChange, StagedState } from '@digiken/contract';
import { stagedId } from '../../courses';
import type { Executor } from '../../platform/database';
import { compareOutlines, type OutlineChange } from './changes';
import { type CourseOutline, differingParts, readBanks, readOutline } from './outline';

interface Course {
  publicId: string;
  stagedCopy: { state: string } | undefined;
}

/** State of a course's unpublished changes; null if it has none. A staged copy is always in one of these states. */
export const stagedStateOf = ({ stagedCopy }: Course): StagedState | null =>
  (stagedCopy?.state ?? null) as StagedState | null;

/** The differences between a published course and its staged copy. */
export async function readChanges(db: Executor, { publicId, stagedCopy }: Course): Promise<OutlineChange[]> {
  if (stagedCopy === undefined) return [];
  const published = await readOutline(db, { courseId: publicId });
  return compareOutlines(publicId, published, await readOutline(db, { courseId: stagedId(publicId) }));
}

export const toStagedChange = ({ keys: _keys, ...change }: OutlineChange): StagedChange => change;

/** @param input `item`: the details of the course, or a unit or lesson by its public id */
export async function hasStagedChanges(
  db: Executor,
  {
    course: { publicId, stagedCopy },
    item,
  }: { course: Course; item: { unitId: string } | { lessonId: string } | 'course' },
): Promise<boolean> {
  if (stagedCopy === undefined) return false;
  const none = '';
  const only = (name: (id: string) => string) => ({
    ...('course' === item && { unitId: none, lessonId: none }),
    ...(typeof item === 'object' && 'unitId' in item && { unitId: name(item.unitId), lessonId: none }),
    ...(typeof item === 'object' && 'lessonId' in item && { lessonId: name(item.lessonId) }),
  });
  const published = await readOutline(db, { courseId: publicId, ...only((id) => id) });
  const staged = await readOutline(db, { courseId: stagedId(publicId), ...only(stagedId) });
  const kind = item === 'course' ? 'course' : 'unitId' in item ? 'unit' : 'lesson';
  return compareOutlines(publicId, published, staged).some((change) => change.item === kind);
}

/** Whether the question banks of a course have changes that learners do not see yet. */
export async function hasStagedBanks(db: Executor, { publicId, stagedCopy }: Course): Promise<boolean> {
  if (stagedCopy === undefined) return false;
  const published = await readBanks(db, publicId);
  return differingParts(published, await readBanks(db, stagedId(publicId))).length > 0;
}

/** Identifies the content of the staged copy: every edit changes it. */
export async function readRevision(db: Executor, courseId: string): Promise<string> {
  return revisionOf(await readOutline(db, { courseId: stagedId(courseId) }));
}

/** Identifies the content of a course: every edit changes it. */
export function revisionOf({ parts, banks, units }: CourseOutline): string {
  const plain = [
    [...parts],
    [...banks],
    units.map((unit) => [
      unit.id,
      [...unit.parts],
      unit.lessons.map((lesson) => [lesson.id, [...lesson.parts]]),
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, 32);
}
