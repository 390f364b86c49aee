import {
  asMarkdown,
  longestParagraph,
  type MediaFacts,
  NO_MEDIA,
  type PictureConversion,
  type RenderedText,
  render,
  type TextFormat,
  writeSourceHtml,
} from '../content';
import { newId } from '../platform/ids';
import { dropGeneratedIds } from './cartridge/page';
import type { ChosenFacts } from './course-facts';
import type { DraftFile } from './drafts';
import type { KnownIds } from './known-ids';
import { type LinkMap, type LinkTarget, resolveLinks } from './links';
import { matchItems } from './match-items';
import { placePictures } from './picture-elements';
import type { ImportedQuiz, ImportedUnitQuiz } from './quizzes';
import { type PreparedPackage, preparePackage, type ReadActivity } from './packages';
import type { ReadCourse, ReadLesson } from './read-course';
import type { Reading } from './reading';
import type { ImportIssue } from './report';
import { composeSource, type TextDocument } from './text-document';

export interface PreparedText extends RenderedText {
  language: string;
  title: string;
  format: TextFormat;
  source: string;
  machineTranslated: boolean;
}

export interface PreparedLesson {
  id: string;
  path: string;
  title: string;
  texts: PreparedText[];
  quizzes: ImportedQuiz[];
  video:
    | (Omit<NonNullable<ReadLesson['video']>, 'transcript'> & {
        transcript: string | null;
        transcriptHtml: string | null;
      })
    | null;
  activity: ReadActivity | null;
}

export interface PreparedUnit {
  id: string;
  path: string;
  title: string;
  summary: string;
  lessons: PreparedLesson[];
  quizzes: ImportedUnitQuiz[];
}

/** A course that is ready to be written to the database. */
export interface PreparedCourse {
  /** What the file says about its identity: its format and its name. */
  sourceKey: string;
  courseId: string;
  /** What is in the course that it updates. */
  known: KnownIds;
  title: string;
  summary: string;
  description: { markdown: string; html: string };
  defaultLanguage: string;
  chosen: ChosenFacts;
  languages: string[];
  /** Address of a picture. */
  cover: string | null;
  units: PreparedUnit[];
  package: PreparedPackage | null;
  files: DraftFile[];
  /** Pictures that were converted now; the others of `files` were converted by earlier imports. */
  conversions: PictureConversion[];
  totals: { pictures: number; pictureBytes: number; downloads: number; downloadBytes: number };
  issues: ImportIssue[];
}

/** Assigns ids and addresses, and renders all texts. */
export async function prepareCourse(
  course: ReadCourse,
  sourceKey: string,
  known: KnownIds,
  { issues, drafts, work }: Reading,
): Promise<PreparedCourse> {
  await course.downloads.store(drafts);
  const files = course.package === undefined ? null : await preparePackage(course.package, drafts);
  const { defaultLanguage } = course;
  const courseId = known.courseId ?? newId();
  const ids = idsFor(course, known);
  const media: MediaFacts = { pictures: course.pictures.facts(), downloads: course.downloads.facts() };

  // Resolve all links before rendering, because links can point to headings of other texts.
  resolve(course.description, null, defaultLanguage);
  for (const lesson of course.units.flatMap((unit) => unit.lessons)) {
    for (const [language, document] of lesson.documents) resolve(document, lesson.path, language);
  }
  const description = prepareText(course.description);
  const units = course.units.map((unit) => ({
    id: ids.units.get(unit.path) ?? newId(),
    path: unit.path,
    title: unit.title,
    summary: unit.summary,
    lessons: unit.lessons.map(prepareLesson),
    quizzes: unit.quizzes,
  }));
  return {
    sourceKey,
    courseId,
    known,
    title: course.title,
    summary: course.summary,
    // Markdown may contain HTML.
    description: { markdown: description.source, html: description.html },
    defaultLanguage,
    chosen: course.chosen ?? {},
    languages: course.languages,
    cover: course.cover,
    units,
    package: files,
    files: drafts.list(),
    conversions: drafts.conversions,
    totals: { ...course.pictures.totals(), ...course.downloads.totals() },
    issues: issues.list,
  };

  function prepareLesson(lesson: ReadLesson): PreparedLesson {
    const { path, title, quizzes, video } = lesson;
    const texts = [...lesson.documents.values()].map((document) => ({
      title: document.title ?? title,
      machineTranslated: document.machineTranslated,
      ...prepareText(document),
    }));
    return {
      id: ids.lessons.get(path) ?? newId(),
      path,
      title,
      texts,
      quizzes,
      video: prepareVideo(path, video),
      activity: lesson.activity ?? null,
    };
  }

  function prepareVideo(path: string, video: ReadLesson['video']): PreparedLesson['video'] {
    if (video === null) return null;
    const { transcript } = video;
    const text = { format: 'markdown', source: transcript ?? '', language: defaultLanguage } as const;
    const html = transcript === null ? null : work.step(path, null, () => render(text, NO_MEDIA).html);
    return { ...video, transcriptHtml: html };
  }

  function resolve(document: TextDocument, lessonPath: string | null, language: string): void {
    placePictures(document, course.pictures);
    resolveLinks(document, lessonPath, linkMap(language), issues);
  }

  function prepareText(document: TextDocument) {
    const { file, tree, origin } = document;
    if (origin !== null) {
      const source = composeSource(origin);
      const text = { format: 'markdown', source, language: document.language } as const;
      return { ...text, ...work.step(file, longestParagraph(source), () => render(text, media)) };
    }
    dropGeneratedIds(tree);
    const source = writeSourceHtml(tree);
    const own = { format: 'html', source, language: document.language } as const;
    const rendered = work.step(file, null, () => render(own, media));
    const markdown = work.step(file, null, () => asMarkdown(source, document.language, media, rendered));
    return markdown === null ? { ...own, ...rendered } : { ...markdown.text, ...markdown.rendered };
  }

  function linkMap(language: string): LinkMap {
    const targets = new Map<string, LinkTarget>();
    for (const lesson of course.units.flatMap((unit) => unit.lessons)) {
      const document = lesson.documents.get(language) ?? lesson.documents.get(defaultLanguage) ?? null;
      targets.set(lesson.path, { id: ids.lessons.get(lesson.path) ?? '', title: lesson.title, document });
    }
    const parts = course.units.map(
      (unit) => [unit.path, { id: ids.units.get(unit.path) ?? '', title: unit.title }] as const,
    );
    return {
      course: { id: courseId, title: course.title },
      units: new Map(parts),
      lessons: targets,
      pictures: course.pictures,
      downloads: course.downloads,
    };
  }
}

function idsFor(course: ReadCourse, known: KnownIds) {
  const { units, lessons } = matchItems(course, known);
  for (const unit of course.units) {
    if (!units.has(unit.path)) units.set(unit.path, newId());
    for (const lesson of unit.lessons) if (!lessons.has(lesson.path)) lessons.set(lesson.path, newId());
  }
  return { units, lessons };
}
