import { type AuthoredQuestion, storable } from '@digiken/contract';
import { promptOfText, type QuizSettings } from '../quizzes';
import type { CourseFolder } from './folder';
import type { Issues } from './report';
import { ImportRefused } from './report';

export interface ImportedQuiz {
  kind: 'pre' | 'post';
  language: string;
  title: string;
  /** What the file says about how a new quiz is taken. */
  settings?: Partial<QuizSettings>;
  questions: AuthoredQuestion[];
}

/** A quiz of a unit. */
export interface ImportedUnitQuiz {
  /** Permanent name. */
  path: string;
  language: string;
  title: string;
  /** What the file says about how it is taken. */
  settings: Partial<QuizSettings>;
  questions: AuthoredQuestion[];
}

const FILE = /^quiz-app\/src\/assets\/translations\/([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.json$/;
const TITLE = /lesson\s+(\d+)\b.*\b(pre|post)[\s-]/i;
const MAX_TEXT = 1000;

/**
 * Reads the quizzes of all languages: two per lesson in lesson order, first `pre`, then `post`.
 * @returns the quizzes by the lesson's index in the course, from 0
 * @throws {ImportRefused} if a quiz file is not JSON
 */
export async function readQuizzes(
  folder: CourseFolder,
  lessonCount: number,
  languages: readonly string[],
  issues: Issues,
): Promise<Map<number, ImportedQuiz[]>> {
  const byLesson = new Map<number, ImportedQuiz[]>();
  for (const file of folder.paths()) {
    const language = FILE.exec(file)?.[1];
    if (language === undefined) continue;
    if (!languages.includes(language)) {
      issues.add(
        'translation',
        file,
        null,
        `No lesson is written in “${language}”: its quizzes were left out.`,
      );
      continue;
    }
    const rows = quizRows(await folder.readText(file), file);
    rows.forEach((row, index) => {
      const quiz = readQuiz(row, index, file, language, issues);
      if (quiz === null) return;
      if (quiz.lesson >= lessonCount) {
        issues.add('quiz-row', file, null, `Quiz ${index + 1} (“${quiz.title}”) belongs to no lesson.`);
        return;
      }
      const own = byLesson.get(quiz.lesson) ?? [];
      if (own.some((other) => other.kind === quiz.kind && other.language === language)) {
        issues.add(
          'quiz-row',
          file,
          null,
          `Quiz ${index + 1} (“${quiz.title}”) is a second one for the same place.`,
        );
        return;
      }
      byLesson.set(quiz.lesson, [...own, quiz]);
    });
  }
  return byLesson;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const clean = (value: unknown): string =>
  typeof value === 'string' ? storable(value.replaceAll('\u0000', '')).replace(/\s+/g, ' ').trim() : '';

function quizRows(text: string, file: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ImportRefused(`${file} is not JSON.`);
  }
  return list(parsed).flatMap((group) => (isRecord(group) ? list(group.quizzes) : []));
}

function readQuiz(
  row: unknown,
  index: number,
  file: string,
  language: string,
  issues: Issues,
): (ImportedQuiz & { lesson: number }) | null {
  const place = `Quiz ${index + 1}`;
  if (!isRecord(row)) {
    issues.add('quiz-row', file, null, `${place} is not a quiz.`);
    return null;
  }
  const title = storable(clean(row.title).slice(0, 200));
  const named = TITLE.exec(title);
  const lesson = named ? Number(named[1]) - 1 : Math.floor(index / 2);
  const kind = (named ? named[2]?.toLowerCase() === 'pre' : index % 2 === 0) ? 'pre' : 'post';
  const questions = list(row.quiz).flatMap((question, index) => {
    const result = readQuestion(question, language);
    if (typeof result !== 'string') return [result];
    issues.add('quiz-row', file, null, `${place}, question ${index + 1}: ${result}`);
    return [];
  });
  if (questions.length === 0) {
    issues.add('quiz-row', file, null, `${place} (“${title}”) has no usable question and was left out.`);
    return null;
  }
  return { lesson, kind, language, title: title === '' ? place : title, questions };
}

/** The question, or the reason why it is left out. */
function readQuestion(row: unknown, language: string): AuthoredQuestion | string {
  if (!isRecord(row)) return 'not a question.';
  const text = clean(row.questionText);
  if (text === '') return 'it has no text.';
  const options = new Map<string, boolean>();
  for (const option of list(row.answerOptions)) {
    if (!isRecord(option)) return 'an answer is not an answer.';
    const answer = clean(option.answerText);
    const verdict = clean(String(option.isCorrect)).toLowerCase();
    if (answer === '') return 'an answer has no text.';
    if (verdict !== 'true' && verdict !== 'false') return `“${answer}” is neither true nor false.`;
    const before = options.get(answer);
    if (before !== undefined && before !== (verdict === 'true'))
      return `“${answer}” is marked both correct and incorrect.`;
    if (answer.length > MAX_TEXT) return 'an answer is too long.';
    options.set(answer, verdict === 'true');
  }
  if (text.length > MAX_TEXT) return 'its text is too long.';
  if (options.size < 2) return 'it has fewer than two different answers.';
  if (![...options.values()].includes(true)) return 'no answer is marked as right.';
  const choices = [...options].map(([answer, correct], index) => ({
    id: String(index + 1),
    text: answer,
    correct,
  }));
  const right = choices.filter(({ correct }) => correct).map(({ id }) => id);
  const common = {
    prompt: promptOfText(text, { language, noteFinding: () => {} }),
    language,
    options: choices.map(({ id, text: answer }) => ({ id, text: answer })),
  };
  const rest = { feedback: {}, points: 1, tags: [] };
  const [option = ''] = right;
  return right.length > 1
    ? {
        ...rest,
        body: { type: 'multiple', ...common },
        key: { type: 'multiple', options: right, rule: 'partial' },
      }
    : { ...rest, body: { type: 'single', ...common }, key: { type: 'single', option } };
}
