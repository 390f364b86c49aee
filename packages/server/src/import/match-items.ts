import type { KnownIds } from './known-ids';

interface Item {
  path: string;
  title: string;
}

type Known = Item & { id: string };

interface Outline {
  units: readonly (Item & { lessons: readonly Item[] })[];
}

/** Ids of units and lessons by their place in the file. */
export interface MatchedIds {
  units: Map<string, string>;
  lessons: Map<string, string>;
}

/**
 * Finds the units and lessons of a file in the course that it updates, so that learners keep their progress: by their
 * place in the file, and what has another place by its title. Some tools name every item anew in each export (spec 15.6).
 */
export function matchItems(course: Outline, known: KnownIds): MatchedIds {
  const units = byPath(course.units, known.units);
  matchTitles(units, course.units, known.units);
  const all = course.units.flatMap((unit) => unit.lessons);
  const lessons = byPath(all, known.lessons);
  // Lessons of different units may have the same title, such as “Introduction”.
  for (const unit of course.units) {
    const unitId = units.get(unit.path);
    const inUnit = known.lessons.filter((lesson) => lesson.unitId === unitId);
    matchTitles(lessons, unit.lessons, inUnit);
  }
  matchTitles(lessons, all, known.lessons);
  return { units, lessons };
}

/** Ids of items by their place in the file. */
export function byPath(items: readonly Item[], known: readonly Known[]): Map<string, string> {
  const ids = new Map(known.map(({ path, id }) => [path, id]));
  return new Map(
    items.flatMap(({ path }) => {
      const id = ids.get(path);
      return id === undefined ? [] : [[path, id] as const];
    }),
  );
}

/** Adds the items whose title is the only one of its kind on both sides. */
export function matchTitles(
  matched: Map<string, string>,
  items: readonly Item[],
  known: readonly Known[],
): void {
  const taken = new Set(matched.values());
  const left = byTitle(items.filter(({ path }) => !matched.has(path)));
  const there = byTitle(known.filter(({ id }) => !taken.has(id)));
  for (const [title, [item, ...others]] of left) {
    const [found, ...more] = there.get(title) ?? [];
    if (item === undefined || found === undefined || others.length + more.length > 0) continue;
    matched.set(item.path, found.id);
  }
}

function byTitle<T extends { title: string }>(items: readonly T[]): Map<string, T[]> {
  const titles = new Map<string, T[]>();
  for (const item of items) titles.set(item.title.trim(), [...(titles.get(item.title.trim()) ?? []), item]);
  return titles;
}
