import { type ChosenFacts, readFacts } from './course-facts';
import { Downloads } from './downloads';
import type { CourseFolder } from './folder';
import { type CourseLayout, type LessonLayout, readLayout, titleFromFolder } from './layout';
import { IMPORT_LIMITS } from './limits';
import { isElement, isHeading, plainText } from '../content';
import { dropMissingPictures } from './leftovers';
import { documentsIn } from './links';
import { readLessonQuizzes, readUnitQuizzes } from './markdown-quizzes';
import type { ReadActivity, ReadPackage } from './packages';
import { picturesIn, placeQuizPictures } from './quiz-pictures';
import { findPictures } from './picture-elements';
import { Pictures } from './pictures';
import { type ImportedQuiz, type ImportedUnitQuiz, readQuizzes } from './quizzes';
import { rangeOf } from './markdown-origin';
import { readDocument, type TextDocument } from './text-document';
import { findVideo, type VideoSource } from './videos';
import type { Reading } from './reading';

export interface ReadLesson {
  path: string;
  title: string;
  /** By language; the default language is always among them. */
  documents: Map<string, TextDocument>;
  quizzes: ImportedQuiz[];
  video: VideoSource | null;
  /** What the lesson opens in the player of packages. */
  activity?: ReadActivity;
}

export interface ReadUnit {
  path: string;
  title: string;
  summary: string;
  lessons: ReadLesson[];
  /** Quizzes of the unit itself, in their order. */
  quizzes: ImportedUnitQuiz[];
}

/** A whole course, checked and converted, with nothing stored yet. */
export interface ReadCourse {
  /** The course's own part of its permanent key; null to use the name of its folder or archive. */
  key: string | null;
  title: string;
  summary: string;
  description: TextDocument;
  /** The language of the originals. */
  defaultLanguage: string;
  /** What the author chose for a new course, if the format says so. */
  chosen?: ChosenFacts;
  languages: string[];
  units: ReadUnit[];
  pictures: Pictures;
  downloads: Downloads;
  /** Address of a picture. */
  cover: string | null;
  /** The files of its activities. */
  package?: ReadPackage;
}

const SUMMARY_CHARACTERS = 280;
const COVER = /^cover\.(svg|png|jpe?g|webp)$/;

/**
 * The author's pictures for the course card.
 * @param places folders that may hold one, with a slash at the end; empty for the root
 */
export function coversIn(folder: CourseFolder, places: readonly string[]): string[] {
  return folder
    .paths()
    .filter((path) => places.some((place) => path.startsWith(place) && COVER.test(path.slice(place.length))));
}

/** @throws {ImportRefused} if the folder is not a course, or is malicious */
export async function readCourse(folder: CourseFolder, reading: Reading): Promise<ReadCourse> {
  const { issues, work, onProgress } = reading;
  const facts = await readFacts(folder, issues);
  const { language: original } = facts;
  const layout = readLayout(folder, issues, original);
  const description = await readText(layout.readme, original, null);
  const title = description.title ?? titleFromFolder(folder.root.replaceAll('\\', '/'));
  // A README of a repository continues with licences; one beside the file of facts is written for the course.
  if (!facts.written) keepIntroduction(description);
  const units = await readUnits(layout);
  const quizzes = await readQuizzes(folder, countLessons(units), [original, ...layout.languages], issues);
  units
    .flatMap((unit) => unit.lessons)
    .forEach((lesson, index) => {
      if (lesson.quizzes.length === 0) lesson.quizzes = quizzes.get(index) ?? [];
    });
  const covers = coversIn(folder, ['', 'images/']);
  const documents = units.flatMap((unit) => unit.lessons.flatMap((lesson) => [...lesson.documents.values()]));
  const asked = units.flatMap((unit) => [
    ...unit.quizzes,
    ...unit.lessons.flatMap((lesson) => lesson.quizzes),
  ]);
  const { pictures, cover } = await readPictures({
    folder,
    documents: [description, ...documents],
    covers,
    reading,
    linked: picturesIn(asked),
  });
  placeQuizPictures(asked, pictures);
  dropMissingPictures(description);
  const downloads = new Downloads(folder, issues);
  for (const path of documentsIn([description, ...documents])) if (folder.has(path)) downloads.need(path);
  const used = new Set(
    units.flatMap((unit) => unit.lessons.flatMap((lesson) => [...lesson.documents.keys()])),
  );
  const languages = [original, ...layout.languages.filter((language) => used.has(language))];
  return {
    key: null,
    title,
    summary: facts.summary ?? summaryOf(description),
    description,
    defaultLanguage: original,
    chosen: facts,
    languages,
    units,
    pictures,
    downloads,
    cover,
  };

  async function readText(file: string, language: string, assignment: string | null): Promise<TextDocument> {
    const markdown = await folder.readText(file);
    const appended =
      assignment === null ? null : { file: assignment, markdown: await folder.readText(assignment) };
    return readDocument({ file, markdown, language, assignment: appended }, issues, work);
  }

  async function readUnits(from: CourseLayout): Promise<ReadUnit[]> {
    const read: ReadUnit[] = [];
    const total = from.units.reduce((sum, unit) => sum + unit.lessons.length, 0);
    let done = 0;
    for (const unit of from.units) {
      const readme = unit.readme === null ? null : await readText(unit.readme, original, null);
      const lessons: ReadLesson[] = [];
      for (const lesson of unit.lessons) {
        lessons.push(await readLesson(lesson, from.languages));
        done += 1;
        onProgress({ step: 'reading', done, total });
      }
      const unitTitle = readme?.title ?? titleFromFolder(unit.path);
      read.push({
        path: unit.path,
        title: unitTitle,
        summary: facts.units[unit.path]?.summary ?? (readme === null ? '' : summaryOf(readme)),
        lessons,
        quizzes: await readUnitQuizzes(folder, unit.path, facts, reading),
      });
    }
    return read;
  }

  async function readLesson(lesson: LessonLayout, languages: readonly string[]): Promise<ReadLesson> {
    const main = await readText(lesson.readme, original, lesson.assignment);
    if (main.title === null) {
      issues.add(
        'structure',
        lesson.readme,
        null,
        'This lesson has no heading of the first level: its title comes from its folder.',
      );
    }
    const documents = new Map([[original, main]]);
    for (const language of languages) {
      const mirror = `translations/${language}/${lesson.path}`;
      if (!folder.has(`${mirror}/README.md`)) {
        issues.add('translation', `${mirror}/README.md`, null, 'This lesson is not translated.');
        continue;
      }
      const assignment = folder.has(`${mirror}/assignment.md`) ? `${mirror}/assignment.md` : null;
      const document = await readText(`${mirror}/README.md`, language, assignment);
      document.machineTranslated ||= facts.machineTranslated.includes(`${mirror}/README.md`);
      documents.set(language, document);
    }
    const lessonTitle = main.title ?? titleFromFolder(lesson.path);
    return {
      path: lesson.path,
      title: lessonTitle,
      documents,
      quizzes: await readLessonQuizzes(folder, lesson.path, facts, { languages, reading }),
      video: await findVideo(folder, lesson.path, reading, original),
    };
  }
}

/** Converts the pictures in the texts, and the first of `covers` (or of those pictures) that is wide enough. */
export async function readPictures(order: {
  folder: CourseFolder;
  documents: readonly TextDocument[];
  covers: string[];
  reading: Reading;
  /** Pictures that the texts only link to. */
  linked?: string[];
}): Promise<{ pictures: Pictures; cover: string | null }> {
  const { folder, documents, covers, reading, linked = [] } = order;
  const { issues, drafts, askForConversions, onProgress } = reading;
  const pictures = new Pictures(folder, issues, drafts, askForConversions);
  const shown = [...new Set(documents.flatMap((document) => findPictures(document, folder, issues)))];
  const needed = [...new Set([...shown, ...linked])];
  await pictures.lookUp([...needed, ...covers]);
  for (const [index, path] of needed.entries()) {
    await pictures.convert(path);
    onProgress({ step: 'pictures', done: index + 1, total: needed.length });
  }
  for (const path of covers) await pictures.convert(path);
  return { pictures, cover: await pictures.cover([...covers, ...shown]) };
}

const countLessons = (units: ReadUnit[]) => units.reduce((sum, unit) => sum + unit.lessons.length, 0);

/** The first paragraph of sufficient length, cut at a word. */
export function summaryOf(document: TextDocument): string {
  for (const node of document.tree.children) {
    if (!isElement(node) || node.tagName !== 'p') continue;
    const text = plainText(node);
    if (text.length < 40) continue;
    if (text.length <= SUMMARY_CHARACTERS) return text;
    return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_CHARACTERS)).replace(/[\s,;:.–-]+$/, '')}…`;
  }
  return '';
}

/** Keeps the part before the next heading: a course's README continues with licences and repositories. */
export function keepIntroduction(document: TextDocument): void {
  const { tree, origin } = document;
  const rest = tree.children.slice(document.titleIndex);
  const end = rest.findIndex(isHeading);
  const kept = (end < 0 ? rest : rest.slice(0, end)).slice(0, IMPORT_LIMITS.introductionBlocks);
  tree.children = kept;
  if (origin === null) return;
  const ranges = kept.flatMap((node) => rangeOf(node) ?? []);
  origin.range = { start: ranges[0]?.start ?? 0, end: ranges.at(-1)?.end ?? 0 };
}
