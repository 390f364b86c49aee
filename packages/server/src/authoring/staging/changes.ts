import type { StagedChange } from '@digiken/contract';
import {
  type CourseOutline,
  differingParts,
  isReordered,
  type LessonOutline,
  partOf,
  type UnitOutline,
} from './outline';

/** A change with the keys of its parts, e.g. `text:en`. */
export interface OutlineChange extends StagedChange {
  keys: string[];
}

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const lessonsOf = ({ units }: CourseOutline) =>
  new Map(units.flatMap((unit) => unit.lessons.map((lesson) => [lesson.id, { lesson, unit }])));

/** The differences between the published course and its staged copy, in the copy's order; removed items last. */
export function compareOutlines(
  courseId: string,
  published: CourseOutline,
  staged: CourseOutline,
): OutlineChange[] {
  const before = {
    units: new Map(published.units.map((unit) => [unit.id, unit])),
    lessons: lessonsOf(published),
  };
  const after = { units: new Map(staged.units.map((unit) => [unit.id, unit])), lessons: lessonsOf(staged) };
  const changes: OutlineChange[] = [];
  const add = (
    item: StagedChange['item'],
    change: StagedChange['change'],
    { id, title }: { id: string; title: string },
    unit: string | null,
    keys: string[] = [],
  ) => {
    const parts = [...new Set(keys.map(partOf))];
    changes.push({ item, change, _id: id, title, unit, parts, keys });
  };
  const changed = (
    item: StagedChange['item'],
    of: { id: string; title: string },
    unit: string | null,
    keys: string[],
  ) => {
    if (keys.length > 0) add(item, 'changed', of, unit, keys);
  };

  changed('course', { id: courseId, title: staged.title }, null, [
    ...differingParts(published.parts, staged.parts),
    ...(isReordered(ids(published.units), ids(staged.units)) ? ['order'] : []),
    ...(differingParts(published.banks, staged.banks).length > 0 ? ['banks'] : []),
  ]);
  for (const unit of staged.units) {
    const old = before.units.get(unit.id);
    if (old === undefined) add('unit', 'added', unit, null, [...unit.parts.keys()]);
    else changed('unit', unit, null, changedKeys(old, unit));
    for (const lesson of unit.lessons) {
      const was = before.lessons.get(lesson.id)?.lesson;
      if (was === undefined) add('lesson', 'added', lesson, unit.title, writtenKeys(lesson));
      else changed('lesson', lesson, unit.title, differingParts(was.parts, lesson.parts));
    }
  }
  for (const unit of published.units) {
    if (!after.units.has(unit.id)) add('unit', 'removed', unit, null);
    for (const lesson of unit.lessons) {
      if (!after.lessons.has(lesson.id)) add('lesson', 'removed', lesson, unit.title, writtenKeys(lesson));
    }
  }
  return changes;
}

const changedKeys = (old: UnitOutline, unit: UnitOutline): string[] => [
  ...differingParts(old.parts, unit.parts),
  ...(isReordered(ids(old.lessons), ids(unit.lessons)) ? ['order'] : []),
];

const writtenKeys = ({ parts }: LessonOutline): string[] =>
  [...parts]
    .filter(([key, print]) => key !== 'unit' && key !== 'preview' && print !== '')
    .map(([key]) => key);
