import { isPicturePath, wordsIn } from '../../content';
import type { CourseFolder } from '../folder';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG } from '../layout';
import { Downloads } from '../downloads';
import { linkedFiles } from '../links';
import { keepIntroduction, summaryOf } from '../introduction';
import { coversIn, readPictures } from '../course-pictures';
import type { ReadCourse, ReadUnit } from '../read-course';
import type { Reading } from '../reading';
import { nothingLeft } from '../report';
import type { TextDocument } from '../text-document';
import { readCanvas } from './canvas';
import { filesPage, LessonReader, textPage } from './lessons';
import { readManifest } from './manifest';
import { type PlannedUnit, readOutline, shorten } from './outline';
import { readCartridgeQuizzes } from './quizzes';
import { picturesIn, placeQuizPictures } from '../quiz-pictures';
import { placesOf } from './references';
import { readRest, REST } from './rest';

/**
 * Reads an unpacked Common Cartridge.
 * @throws {ImportRefused} if it has no lesson, or is invalid or malicious
 */
export async function readCartridge(folder: CourseFolder, reading: Reading): Promise<ReadCourse> {
  const { issues, onProgress } = reading;
  const manifest = await readManifest(folder, issues);
  const canvas = await readCanvas(folder);
  const named = canvas?.language ?? manifest.language ?? '';
  const language = LANGUAGE_TAG.test(named) ? named : DEFAULT_LANGUAGE;
  const outline = readOutline(manifest, canvas, issues);
  const rest = await readRest(folder, manifest, outline, language, issues);
  const planned: PlannedUnit[] = [...outline.units, rest.unit];
  const places = placesOf(planned, manifest);
  const reader = new LessonReader(folder, language, places, reading);

  const total = planned.reduce((sum, unit) => sum + unit.lessons.length, 0);
  let done = 0;
  const units: ReadUnit[] = [];
  const quizzes = await readCartridgeQuizzes({ folder, manifest, units: planned, places, language, reading });
  for (const { path, title, lessons } of planned) {
    const unit: ReadUnit = { path, title, summary: '', lessons: [], quizzes: quizzes.get(path) ?? [] };
    for (const lesson of lessons) {
      const read = await reader.read(lesson);
      if (read !== null) unit.lessons.push(read);
      done += 1;
      onProgress({ step: 'reading', done, total });
    }
    units.push(unit);
  }

  const documents = units.flatMap((unit) => unit.lessons.flatMap((lesson) => [...lesson.documents.values()]));
  const downloads = new Downloads(folder);
  const { pictures: linked, others } = linkedFiles(documents, folder);
  for (const path of others) downloads.need(path);
  const left = rest.files.filter((path) => {
    if (isPicturePath(path) || downloads.has(path)) return false;
    const refusal = downloads.need(path);
    if (refusal !== null) issues.add('left-out', path, null, refusal);
    return refusal === null;
  });
  if (left.length > 0) {
    const last = units.at(-1);
    const title = wordsIn(language).files;
    last?.lessons.push(reader.lesson(REST.files, title, filesPage(left, language, title)));
  }
  const filled = units.filter((unit) => unit.lessons.length + unit.quizzes.length > 0);
  if (filled.every((unit) => unit.lessons.length === 0))
    throw nothingLeft('This cartridge holds no lesson that can be imported.', issues);

  const front = rest.front === null ? null : await reader.readPage(rest.front, null);
  const description = front ?? textPage(manifest.description, language);
  const summary = summaryOf(description) || (shorten(manifest.description) ?? '');
  keepIntroduction(description);
  const asked = filled.flatMap((unit) => unit.quizzes);
  const card = canvas?.image ? places.documents.get(canvas.image) : undefined;
  // Our own exports keep the picture of the course in this folder (spec 14.346).
  const covers = [
    ...(card !== undefined && isPicturePath(card) ? [card] : []),
    ...coversIn(folder, ['web_resources/']),
  ];
  const { pictures, cover } = await readPictures({
    folder,
    documents: [description, ...filled.flatMap(documentsOf)],
    covers,
    linked: [...linked, ...picturesIn(asked)],
    reading,
  });
  placeQuizPictures(asked, pictures);
  reportUnused(rest.files, (path) => pictures.isConverted(path));
  return {
    key: manifest.identifier === '' ? null : manifest.identifier,
    title: shorten(canvas?.title ?? null) ?? shorten(manifest.title) ?? 'Course',
    summary,
    description,
    defaultLanguage: language,
    languages: [...new Set([language, ...filled.flatMap(documentsOf).map((document) => document.language)])],
    units: filled,
    pictures,
    downloads,
    cover,
  };

  function reportUnused(files: string[], used: (path: string) => boolean): void {
    for (const path of files.filter(isPicturePath)) {
      if (!used(path)) issues.add('left-out', path, null, 'No text shows this picture.');
    }
  }
}

const documentsOf = (unit: ReadUnit): TextDocument[] =>
  unit.lessons.flatMap((lesson) => [...lesson.documents.values()]);
