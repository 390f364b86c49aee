import { createHash } from 'node:crypto';
import type { StagedChange, StagedState } from '@digiken/contract';
import type { Executor } from '../../platform/database';
import { compareOutlines, type OutlineChange } from './changes';
import { stagedId } from './ids';
import { type CourseOutline, readOutline } from './outline';

interface Course {
  publicId: string;
  stagedCopy: { state: string } | undefined;
}

/** Where a course's unpublished changes are; null if it has none. A staged copy is never in another state. */
export const stagedStateOf = ({ stagedCopy }: Course): StagedState | null =>
  (stagedCopy?.state ?? null) as StagedState | null;

/** What differs between a published course and its staged copy. */
export async function readChanges(db: Executor, { publicId, stagedCopy }: Course): Promise<OutlineChange[]> {
  if (stagedCopy === undefined) return [];
  const published = await readOutline(db, publicId);
  return compareOutlines(publicId, published, await readOutline(db, stagedId(publicId)));
}

export const toStagedChange = ({ keys: _keys, ...change }: OutlineChange): StagedChange => change;

/** @param item the details of the course, or a unit or lesson by its public id */
export async function hasStagedChanges(
  db: Executor,
  { publicId, stagedCopy }: Course,
  item: { unitId: string } | { lessonId: string } | 'course',
): Promise<boolean> {
  if (stagedCopy === undefined) return false;
  const none = '';
  const only = (name: (id: string) => string) => ({
    ...('course' === item && { unitId: none, lessonId: none }),
    ...(typeof item === 'object' && 'unitId' in item && { unitId: name(item.unitId), lessonId: none }),
    ...(typeof item === 'object' && 'lessonId' in item && { lessonId: name(item.lessonId) }),
  });
  const published = await readOutline(
    db,
    publicId,
    only((id) => id),
  );
  const staged = await readOutline(db, stagedId(publicId), only(stagedId));
  const kind = item === 'course' ? 'course' : 'unitId' in item ? 'unit' : 'lesson';
  return compareOutlines(publicId, published, staged).some((change) => change.item === kind);
}

/** Names a state of the staged copy: another edit, another name. */
export async function readRevision(db: Executor, courseId: string): Promise<string> {
  return revisionOf(await readOutline(db, stagedId(courseId)));
}

function revisionOf({ parts, units }: CourseOutline): string {
  const plain = [
    [...parts],
    units.map((unit) => [
      unit.id,
      [...unit.parts],
      unit.lessons.map((lesson) => [lesson.id, [...lesson.parts]]),
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, 32);
}
