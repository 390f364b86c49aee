import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { ReadQuestions } from '@digiken/contract';
import { TOO_SLOW } from '../content';
import type { Services } from '../platform/services';
import { StepTooLong, type Task } from '../platform/workers';
import { MANIFEST } from './cartridge/manifest';
import { CourseFolder } from './folder';
import { readQuestionFiles } from './question-files';
import { ImportRefused } from './report';
import { unpack } from './unzip';
import { refusal, Work } from './work';

interface QuestionFile {
  path: string;
  /** Its original name. */
  name: string;
  /** BCP 47 tag of the questions. */
  language: string;
}

type Outcome = { ok: true; read: ReadQuestions } | { ok: false; message: string };

/** Reads questions from a file or a package of QTI, without pictures. */
export const questionFileTask: Task<QuestionFile & { workFolder: string }, Outcome> = {
  name: 'question-file',
  long: true,
  async run({ path, name, language, workFolder }, context) {
    try {
      const packed = await isZip(path);
      if (packed) await unpack(path, workFolder, name);
      else await copyFile(path, join(workFolder, 'questions.xml'));
      const folder = await CourseFolder.open(workFolder);
      return { ok: true, read: await read(folder, { packed, name, language, work: new Work(context) }) };
    } catch (error) {
      if (error instanceof ImportRefused) return { ok: false, message: error.message };
      throw error;
    }
  },
};

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

async function read(
  folder: CourseFolder,
  { packed, name, language, work }: Omit<QuestionFile, 'path'> & { packed: boolean; work: Work },
): Promise<ReadQuestions> {
  const paths = folder
    .paths()
    .filter((path) => /\.(xml|qti)$/i.test(path) && posix.basename(path) !== MANIFEST)
    // Question 10 comes after question 9.
    .toSorted((path, other) => path.localeCompare(other, 'en', { numeric: true }));
  const { quizzes, problems } = await readQuestionFiles({ folder, paths, language, work });
  const drawn = new Set(quizzes.flatMap(({ draws }) => draws));
  // The questions of a bank are in the quizzes that draw from it.
  const kept = quizzes.filter(({ kind, identifier }) => kind === 'quiz' || !drawn.has(identifier));
  const found: ReadQuestions = {
    questions: kept.flatMap(({ questions }) => questions),
    problems: [
      ...[...folder.remarks, ...problems].map(({ file, line, message }) => ({
        line,
        item: packed ? file : null,
        message,
      })),
      ...kept.flatMap(({ file, settings: { intro = '' } }) =>
        intro === '' ? [] : [{ line: null, item: packed ? file : null, message: introLost(intro) }],
      ),
      ...kept.flatMap((quiz) =>
        quiz.problems.map((problem) => (packed ? { ...problem, line: null } : problem)),
      ),
    ],
  };
  if (kept.length === 0 && problems.length === 0)
    found.problems.push({ line: null, item: name.slice(0, 80), message: 'It holds no questions in QTI.' });
  return found;
}

/** The questions are added to a quiz that has its own. */
const introLost = (intro: string) =>
  `The introduction was not taken: “${intro.replace(/\s+/g, ' ').slice(0, 200)}”.`;

/**
 * Reads questions without storing them.
 * @throws {ImportRefused} with one sentence if the file is malicious, or takes too long
 */
export async function readQuestionsIn(
  { files, workers }: Pick<Services, 'files' | 'workers'>,
  file: QuestionFile,
): Promise<ReadQuestions> {
  const workFolder = join(files.folder, `.${randomUUID()}`);
  await mkdir(workFolder, { recursive: true });
  try {
    const outcome = await workers.run(questionFileTask, { ...file, workFolder }).catch((error: unknown) => {
      if (!(error instanceof StepTooLong)) throw error;
      throw new ImportRefused(refusal(error.subject, error.line, TOO_SLOW));
    });
    if (!outcome.ok) throw new ImportRefused(outcome.message);
    return outcome.read;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
