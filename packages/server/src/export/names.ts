import type { ExportedCourse, ExportedLesson, ExportedUnit } from './course';

const SLUG = 60;

/** Words of a title for the name of a file: ASCII letters, digits and hyphens. */
export function slugOf(title: string, fallback: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG)
    .replace(/-+$/, '');
  return words === '' ? fallback : words;
}

/** The name of the folder that an imported part came from, without its number. */
const ownName = (sourcePath: string | null): string | undefined =>
  /(?:^|\/)\d+-([a-z0-9][a-z0-9-]*)$/i.exec(sourcePath ?? '')?.[1];

const folderOf = (item: { sourcePath: string | null; title: string }, position: number, fallback: string) =>
  `${position}-${ownName(item.sourcePath) ?? slugOf(item.title, fallback)}`;

export interface Places {
  unit: (unit: ExportedUnit) => string;
  lesson: (lesson: ExportedLesson) => string;
  /** The folder of a unit or lesson, or an empty path for the course, by its id. */
  byId: ReadonlyMap<string, string>;
}

/** Folders of units and lessons. Their numbers are their order; the names of imported ones stay. */
export function placesOf(course: ExportedCourse): Places {
  const byId = new Map([[course.id, '']]);
  for (const [index, unit] of course.units.entries()) {
    const folder = folderOf(unit, index + 1, 'unit');
    byId.set(unit.id, folder);
    for (const [at, lesson] of unit.lessons.entries())
      byId.set(lesson.id, `${folder}/lessons/${folderOf(lesson, at + 1, 'lesson')}`);
  }
  const find = ({ id }: { id: string }) => byId.get(id) ?? '';
  return { unit: find, lesson: find, byId };
}

/** The name of a document as its author gave it, without what file systems refuse. Links have it percent-encoded. */
export const documentName = (title: string): string =>
  title
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them in names.
    .replace(/[\u0000-\u001f<>:"/\\|?*]+/g, '-')
    .slice(-80)
    .replace(/^[.\s]+|[.\s]+$/g, '') || 'file';
