import type { QtiQuiz } from '../../quizzes';
import { settingsOf } from '../cartridge/quizzes';
import { pictureAt, picturesIn, placeQuizPictures } from '../quiz-pictures';
import { finishPage } from '../cartridge/page';
import { textPage } from '../cartridge/lessons';
import { MANIFEST } from '../cartridge/manifest';
import { shorten } from '../cartridge/outline';
import { allOf, at, childrenOf, readXml, wordsOf, type XmlElement } from '../cartridge/xml';
import { Downloads } from '../downloads';
import type { CourseFolder } from '../folder';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG } from '../layout';
import { resolvePath } from '../paths';
import { PermanentNames } from '../permanent-names';
import { readQuestionFiles } from '../question-files';
import type { ImportedUnitQuiz } from '../quizzes';
import { readPictures } from '../course-pictures';
import type { ReadCourse } from '../read-course';
import type { Reading } from '../reading';
import { ImportRefused, nothingLeft } from '../report';
import { say } from '../sentences';

/** Whether an unpacked folder is a package of QTI and no cartridge. Both have a manifest of the same kind. */
export async function isQtiPackage(folder: CourseFolder): Promise<boolean> {
  const root = await readXml(folder, MANIFEST);
  const schema = wordsOf(at(root, 'metadata', 'schema')) ?? '';
  if (/common cartridge|scorm/i.test(schema)) return false;
  const types = childrenOf(at(root, 'resources'), 'resource').map(({ attributes }) => attributes.type ?? '');
  return types.some((type) => /^ims_?qti/i.test(type));
}

/**
 * Reads an unpacked package of QTI 1.2, 2.1, 2.2 or 3 as a course of one unit: each test is a quiz, and the items that
 * no test names are one more.
 * @throws {ImportRefused} if no question can be read
 */
export async function readQti(folder: CourseFolder, reading: Reading): Promise<ReadCourse> {
  const { issues, work } = reading;
  const root = await readXml(folder, MANIFEST);
  const general = at(root, 'metadata', 'lom', 'general');
  const named = wordsOf(at(general, 'language')) ?? '';
  const language = LANGUAGE_TAG.test(named) ? named : DEFAULT_LANGUAGE;
  const read = await readQuestionFiles({
    folder,
    paths: questionPaths(root, folder),
    language,
    work,
    pictureOf: (file, address) => pictureAt(folder, file, address),
  });
  for (const { file, line, message } of read.problems) issues.add('quiz-row', file, line, message);
  const drawn = new Set(read.quizzes.flatMap(({ draws }) => draws));
  const title = shorten(titleIn(general)) ?? shorten(read.quizzes[0]?.title ?? null) ?? 'Quiz';
  const names = new PermanentNames();
  const quizzes = read.quizzes
    // The questions of a bank are in the quizzes that draw from it.
    .filter(({ kind, identifier }) => kind === 'quiz' || !drawn.has(identifier))
    .flatMap((quiz) => toQuiz(quiz) ?? []);
  if (quizzes.length === 0) throw nothingLeft('This package holds no question that can be imported.', issues);
  const description = textPage(wordsOf(at(general, 'description', 'string')), language);
  const { pictures } = await readPictures({
    folder,
    documents: [description],
    covers: [],
    linked: picturesIn(quizzes),
    reading,
  });
  placeQuizPictures(quizzes, pictures);
  return {
    key: root.attributes.identifier ?? null,
    title,
    summary: '',
    description: finishPage(description.tree, { file: MANIFEST, language, title: null }),
    defaultLanguage: language,
    languages: [language],
    units: [{ path: 'unit/questions', title, summary: '', lessons: [], quizzes }],
    pictures,
    downloads: new Downloads(folder),
    cover: null,
  };

  function toQuiz(quiz: QtiQuiz): ImportedUnitQuiz | null {
    const name = shorten(quiz.title) ?? title;
    for (const { line, item, message } of quiz.problems)
      issues.add('quiz-row', quiz.file, line, `“${item ?? name}”: ${message}`);
    if (quiz.questions.length === 0) {
      issues.add(
        'quiz-row',
        quiz.file,
        null,
        say('“{title}” has no usable question and was left out.', { title: name }),
      );
      return null;
    }
    const path = names.of('quiz', quiz.identifier);
    return { path, title: name, language, settings: settingsOf(quiz.settings), questions: quiz.questions };
  }
}

const titleIn = (general: XmlElement | undefined) => {
  const title = at(general, 'title');
  return wordsOf(at(title, 'string')) ?? wordsOf(at(title, 'langstring')) ?? wordsOf(title);
};

/** The files of questions: those of the manifest in its order, tests before items, then any other. */
function questionPaths(root: XmlElement, folder: CourseFolder): string[] {
  const isXml = (path: string) => /\.(xml|qti)$/i.test(path) && path !== folder.actual(MANIFEST);
  const resources = allOf(at(root, 'resources') ?? root, 'resource').filter(({ attributes }) =>
    /^ims_?qti/i.test(attributes.type ?? ''),
  );
  const isTest = ({ attributes }: XmlElement) => /test/i.test(attributes.type ?? '');
  const listed = [...resources.filter(isTest), ...resources.filter((each) => !isTest(each))].flatMap(
    (each) => {
      const { href = childrenOf(each, 'file')[0]?.attributes.href ?? '' } = each.attributes;
      const path = resolvePath('', href);
      if (path === null)
        throw new ImportRefused(
          `${MANIFEST}:${each.line} names ${href.slice(0, 200)}, which lies outside of the archive.`,
        );
      return folder.has(path) ? [folder.actual(path)] : [];
    },
  );
  const others = folder.paths().toSorted((path, other) => path.localeCompare(other, 'en', { numeric: true }));
  return [...new Set([...listed, ...others])].filter(isXml);
}
