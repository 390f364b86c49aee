import { wordsIn } from '../../content';
import type { CourseFolder } from '../folder';
import { PermanentNames } from '../permanent-names';
import type { Issues } from '../report';
import { SYLLABUS } from './canvas';
import { MANIFEST, type Manifest, type Resource } from './manifest';
import type { Outline, PlannedLesson, PlannedQuiz, PlannedUnit } from './outline';
import { headOf } from './page';
import { sourceOf } from './sources';
import { at, readHtml, readXml, wordsOf } from './xml';

export interface Rest {
  unit: PlannedUnit;
  /** The page that Canvas opens a course with. */
  front: string | null;
  /** Files that belong to no module. */
  files: string[];
}

const SETTINGS = /^course_settings\//;
/** Names of lessons that no resource has. */
export const REST = { syllabus: 'rest/syllabus', files: 'rest/files' } as const;

/** Content for learners that is in no module: its pages and topics become the last unit. */
export async function readRest(
  folder: CourseFolder,
  manifest: Manifest,
  { named, units }: Outline,
  language: string,
  issues: Issues,
): Promise<Rest> {
  const words = wordsIn(language);
  const names = new PermanentNames([REST.syllabus, REST.files]);
  const lessons: PlannedLesson[] = [];
  const quizzes: PlannedQuiz[] = [];
  const files: string[] = [];
  const taken = new Set(
    units.flatMap((unit) =>
      unit.lessons.map((lesson) => ('file' in lesson.source ? lesson.source.file : '')),
    ),
  );
  let front: string | null = null;
  if (folder.has(SYLLABUS)) {
    const source = { kind: 'page', file: SYLLABUS } as const;
    lessons.push({ path: REST.syllabus, title: words.syllabus, source, item: 'syllabus', resource: null });
  }
  const belonging = new Set([...manifest.resources.values()].flatMap((resource) => resource.dependencies));
  for (const resource of manifest.resources.values()) {
    const { identifier } = resource;
    if (resource.files.some((file) => SETTINGS.test(file))) continue;
    const source = sourceOf(resource);
    if (typeof source === 'string') {
      if (!named.has(identifier) && !belonging.has(identifier) && resource.files.length > 0)
        issues.add('left-out', resource.files[0] ?? MANIFEST, null, sentence(source));
      continue;
    }
    if (source.kind === 'page' && front === null && (await isFront(source.file))) front = source.file;
    if (source.kind === 'quiz') {
      if (!named.has(identifier) && !resource.type.endsWith('/question-bank'))
        quizzes.push({
          path: names.of('rest', identifier),
          title: resource.title,
          source,
          item: identifier,
          resource: identifier,
        });
      continue;
    }
    if (named.has(identifier) || taken.has(source.file ?? '')) continue;
    if (source.kind === 'file') {
      if (!belonging.has(identifier)) files.push(source.file);
      continue;
    }
    const hidden = await whyHidden(resource, source);
    if (hidden !== null) issues.add('left-out', source.file, null, hidden);
    else {
      lessons.push({
        path: names.of('rest', identifier),
        title: resource.title,
        source,
        item: identifier,
        resource: identifier,
      });
    }
  }
  return { unit: { path: 'rest', item: 'rest', title: words.moreUnit, lessons, quizzes }, front, files };

  async function isFront(file: string): Promise<boolean> {
    return headOf(await readHtml(folder, file)).meta.get('front_page') === 'true';
  }

  /** Canvas exports drafts and announcements along with the rest. */
  async function whyHidden(
    resource: Resource,
    source: { kind: string; file: string },
  ): Promise<string | null> {
    if (source.kind === 'page') {
      const state = headOf(await readHtml(folder, source.file)).meta.get('workflow_state');
      return state === 'unpublished' ? 'This page is not published.' : null;
    }
    for (const identifier of resource.dependencies) {
      const [file] = manifest.resources.get(identifier)?.files ?? [];
      if (file === undefined || !file.endsWith('.xml')) continue;
      const meta = await readXml(folder, file);
      if (wordsOf(at(meta, 'type')) === 'announcement') return 'This is an announcement.';
      if (wordsOf(at(meta, 'workflow_state')) === 'unpublished') return 'This topic is not published.';
    }
    return null;
  }
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
