import { type ChosenFacts, readFacts } from './course-facts';
import { Downloads } from './downloads';
import type { CourseFolder } from './folder';
import { languageOf, reportFrontMatter } from './front-matter';
import { type CourseLayout, type LessonLayout, readLayout, titleFromFolder } from './layout';
import { dropMissingPictures } from './leftovers';
import { linkedFiles } from './links';
import { readLessonQuizzes, readUnitQuizzes } from './markdown-quizzes';
import type { ReadActivity, ReadPackage } from './packages';
import { picturesIn, placeQuizPictures } from './quiz-pictures';
import type { Pictures } from './pictures';
import { coversIn, readPictures } from './course-pictures';
import { type ImportedQuiz, type ImportedUnitQuiz, readQuizzes } from './quizzes';
import { keepIntroduction, summaryOf } from './introduction';
import { readDocument, type TextDocument } from './text-document';
import { findVideo, type VideoSource } from './videos';
import type { Reading } from './reading';
import { ImportRefused } from './report';
import { say } from './sentences';

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

const WITHHELD = {
  draft: '“{title}” is a draft that was not published and was left out.',
  hidden: '“{title}” is hidden from learners and was left out.',
} as const;

/** @throws {ImportRefused} if the folder is not a course, or is malicious */
export async function readCourse(folder: CourseFolder, reading: Reading): Promise<ReadCourse> {
  const { issues, work, onProgress } = reading;
  const own = await readFacts(folder, issues);
  const original = own.written ? own.language : ((await languageOf(folder, 'README.md')) ?? own.language);
  const facts = { ...own, language: original };
  const layout = readLayout(folder, issues, original);
  const description = await readText(layout.readme, original, null);
  reportFrontMatter(description, issues, own.summary === undefined ? ['summary'] : []);
  const title = description.title ?? titleFromFolder(folder.root.replaceAll('\\', '/'));
  // A README of a repository continues with licences; one beside the file of facts is written for the course.
  if (!facts.written) keepIntroduction(description);
  const read = await readUnits(layout);
  const quizzes = await readQuizzes(folder, countLessons(read), [original, ...layout.languages], issues);
  read
    .flatMap((unit) => unit.lessons)
    .forEach((lesson, index) => {
      if (lesson.quizzes.length === 0) lesson.quizzes = quizzes.get(index) ?? [];
    });
  const units = withoutWithheld(read);
  const covers = coversIn(folder, ['', 'images/']);
  const documents = units.flatMap((unit) => unit.lessons.flatMap((lesson) => [...lesson.documents.values()]));
  const asked = units.flatMap((unit) => [
    ...unit.quizzes,
    ...unit.lessons.flatMap((lesson) => lesson.quizzes),
  ]);
  const downloads = new Downloads(folder);
  const { pictures: linked, others } = linkedFiles([description, ...documents], folder);
  for (const path of others) downloads.need(path);
  const { pictures, cover } = await readPictures({
    folder,
    documents: [description, ...documents],
    covers,
    reading,
    linked: [...linked, ...picturesIn(asked)],
  });
  placeQuizPictures(asked, pictures);
  dropMissingPictures(description);
  const used = new Set(
    units.flatMap((unit) => unit.lessons.flatMap((lesson) => [...lesson.documents.keys()])),
  );
  const languages = [original, ...layout.languages.filter((language) => used.has(language))];
  return {
    key: null,
    title,
    summary: facts.summary ?? description.head?.matter?.summary ?? summaryOf(description),
    description,
    defaultLanguage: original,
    chosen: facts,
    languages,
    units,
    pictures,
    downloads,
    cover,
  };

  /** Leaves out the lessons, and then the units, that learners should not see. */
  function withoutWithheld(all: readonly ReadUnit[]): ReadUnit[] {
    const shown = all.map((unit) => ({
      ...unit,
      lessons: unit.lessons.filter(({ documents }) => !isWithheld(documents.get(original))),
    }));
    const kept = shown.filter(({ lessons }) => lessons.length > 0);
    if (kept.length === 0) throw new ImportRefused('This course holds no lesson that can be imported.');
    for (const { path, lessons } of shown)
      if (lessons.length === 0)
        issues.add('structure', path, null, 'This part has no lesson and was left out.');
    return kept;
  }

  function isWithheld(document: TextDocument | undefined): boolean {
    const withheld = document?.head?.matter?.withheld ?? null;
    if (document === undefined || withheld === null) return false;
    issues.add(
      'left-out',
      document.file,
      1,
      say(WITHHELD[withheld], { title: document.title ?? document.file }),
    );
    return true;
  }

  /** The text of a lesson. What its front matter says about it is reported. */
  async function readLessonText(
    file: string,
    language: string,
    assignment: string | null,
  ): Promise<TextDocument> {
    const document = await readText(file, language, assignment);
    reportFrontMatter(document, issues, ['withheld']);
    return document;
  }

  async function readText(file: string, language: string, assignment: string | null): Promise<TextDocument> {
    const markdown = await folder.readText(file);
    const appended =
      assignment === null ? null : { file: assignment, markdown: await folder.readText(assignment) };
    return readDocument({ file, markdown, language, assignment: appended }, issues, work);
  }

  async function readUnits(from: CourseLayout): Promise<ReadUnit[]> {
    const found: ReadUnit[] = [];
    const total = from.units.reduce((sum, unit) => sum + unit.lessons.length, 0);
    let done = 0;
    for (const unit of from.units) {
      const readme = unit.readme === null ? null : await readText(unit.readme, original, null);
      const summary = facts.units[unit.path]?.summary;
      if (readme !== null) reportFrontMatter(readme, issues, summary === undefined ? ['summary'] : []);
      const lessons: ReadLesson[] = [];
      for (const lesson of unit.lessons) {
        lessons.push(await readLesson(lesson, from.languages));
        done += 1;
        onProgress({ step: 'reading', done, total });
      }
      const unitTitle = readme?.title ?? titleFromFolder(unit.path);
      found.push({
        path: unit.path,
        title: unitTitle,
        summary: summary ?? readme?.head?.matter?.summary ?? (readme === null ? '' : summaryOf(readme)),
        lessons,
        quizzes: await readUnitQuizzes(folder, unit.path, facts, reading),
      });
    }
    return found;
  }

  async function readLesson(lesson: LessonLayout, languages: readonly string[]): Promise<ReadLesson> {
    const main = await readLessonText(lesson.readme, original, lesson.assignment);
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
      const document = await readLessonText(`${mirror}/README.md`, language, assignment);
      document.machineTranslated ||= facts.machineTranslated.includes(`${mirror}/README.md`);
      if (!isWithheld(document)) documents.set(language, document);
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

const countLessons = (units: ReadUnit[]) => units.reduce((sum, unit) => sum + unit.lessons.length, 0);
