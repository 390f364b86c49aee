import type { CourseFolder } from './folder';
import { IMPORT_LIMITS } from './limits';
import type { Issues } from './report';
import { ImportRefused } from './report';

export interface LessonLayout {
  /** The folder, which is the lesson's permanent name: `1-getting-started/lessons/2-deeper-dive`. */
  path: string;
  readme: string;
  assignment: string | null;
}

export interface UnitLayout {
  path: string;
  readme: string | null;
  lessons: LessonLayout[];
}

export interface CourseLayout {
  readme: string;
  units: UnitLayout[];
  /** Languages under `translations/`. */
  languages: string[];
}

const PART = /^(\d+)-[^/]+$/;
const README = /^readme\.md$/i;
const LESSON = /^(\d+-[^/]+)\/lessons\/((\d+)-[^/]+)\/([^/]+)$/;
const TRANSLATION = /^translations\/([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\//;

const leadingNumber = (name: string) => Number.parseInt(name, 10);
const byNumber = (a: string, b: string) => leadingNumber(a) - leadingNumber(b) || a.localeCompare(b, 'en');

/** The default language of a course folder; `translations/` holds the others. */
export const DEFAULT_LANGUAGE = 'en';

/** Language tags that a course may have: a language, and a script or region. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/**
 * Finds units and lessons: `README.md`, `N-name/README.md`, `N-name/lessons/M-name/README.md` and
 * `assignment.md`.
 * @throws {ImportRefused} if the folder contains no course
 */
export function readLayout(
  folder: CourseFolder,
  issues: Issues,
  language: string = DEFAULT_LANGUAGE,
): CourseLayout {
  for (const path of folder.leaving) {
    if (path.endsWith('.md') || path.endsWith('.json')) {
      throw new ImportRefused(`${path} is a symbolic link that leaves the course folder.`);
    }
  }
  const paths = folder.paths();
  const lessonPaths = paths.filter((path) => README.test(LESSON.exec(path)?.[4] ?? ''));
  if (!folder.has('README.md') || lessonPaths.length === 0) {
    throw new ImportRefused(
      'No course found here: a course folder has a README.md and lessons like 1-first-part/lessons/1-first-lesson/README.md.',
    );
  }
  if (lessonPaths.length > IMPORT_LIMITS.lessons) {
    throw new ImportRefused(`This folder holds more than ${IMPORT_LIMITS.lessons} lessons.`);
  }
  const tops = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))].filter((top) => PART.test(top));
  const units: UnitLayout[] = [];
  for (const path of tops.sort(byNumber)) {
    const readme = folder.has(`${path}/README.md`) ? `${path}/README.md` : null;
    const lessons = readLessons(folder, path, lessonPaths, issues);
    if (lessons.length === 0) {
      issues.add('structure', path, null, 'This part has no lesson and was left out.');
      continue;
    }
    if (readme === null)
      issues.add('structure', path, null, 'This part has no README.md: its title comes from its folder.');
    units.push({ path, readme, lessons });
  }
  reportDoubles(
    units.map((unit) => unit.path),
    issues,
  );
  const languages = new Set(paths.flatMap((path) => TRANSLATION.exec(path)?.[1] ?? []));
  languages.delete(language);
  return { readme: 'README.md', units, languages: [...languages].sort() };
}

function readLessons(
  folder: CourseFolder,
  part: string,
  lessonPaths: string[],
  issues: Issues,
): LessonLayout[] {
  const prefix = `${part}/lessons/`;
  const own = lessonPaths.filter((path) => path.startsWith(prefix));
  const names = [...new Set(own.map((path) => path.split('/')[2] ?? ''))];
  const folders = new Set(
    folder.paths().flatMap((path) => {
      const [, , name = '', ...rest] = path.startsWith(prefix) ? path.split('/') : [];
      // Files and folders beside the lessons may be what their texts link to.
      return rest.length > 0 && (PART.test(name) || README.test(rest[0] ?? '')) ? [prefix + name] : [];
    }),
  );
  for (const name of names) folders.delete(prefix + name);
  for (const path of folders)
    issues.add('structure', path, null, 'This lesson has no README.md and was left out.');
  const lessons = names.sort(byNumber).map((name) => {
    const path = prefix + name;
    return {
      path,
      readme: `${path}/README.md`,
      assignment: folder.has(`${path}/assignment.md`) ? `${path}/assignment.md` : null,
    };
  });
  reportDoubles(
    lessons.map((lesson) => lesson.path),
    issues,
  );
  return lessons;
}

function reportDoubles(paths: string[], issues: Issues): void {
  const seen = new Map<number, string>();
  for (const path of paths) {
    const number = leadingNumber(path.split('/').at(-1) ?? '');
    const first = seen.get(number);
    if (first === undefined) seen.set(number, path);
    else
      issues.add(
        'structure',
        path,
        null,
        `Has the same number as ${first}: both were taken, in the order of their names.`,
      );
  }
}

/** `3-run-fruit-detector-edge` as a title: "Run fruit detector edge". */
export function titleFromFolder(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replace(/^\d+-/, '').replaceAll('-', ' ').trim();
  return words === '' ? path : words.charAt(0).toUpperCase() + words.slice(1);
}
