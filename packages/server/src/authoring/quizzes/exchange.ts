import { type AuthoredQuestion, type BodyOf, quizAuthoring, type ReadQuestions } from '@digiken/contract';
import {
  QUIZ_LIMITS,
  type QUESTION_TEXT_FORMATS_WRITTEN,
  type QuestionTextFormat,
} from '@digiken/contract/constants';
import type { FastifyRequest } from 'fastify';
import { ImportRefused, inKiswahili, readQuestionsIn, splitFrontMatter, unusedKeys } from '../../import';
import { HttpError, invalid } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { currentLanguage } from '../../platform/language';
import type { Services } from '../../platform/services';
import { readQuizText, writeQuizText } from '../../quizzes';
import { languageTag } from '../topics';
import { openUpload, refuseTruncated } from '../../platform/http/uploads';
import { WORDING } from '../wording';
import { ownFiles } from '../own-files';
import { prepareQuestions } from './prepare';
import { readQuiz } from './read';

type Deps = Pick<Services, 'db' | 'files' | 'workers' | 'media'>;

/** @throws {HttpError} 404 if the quiz is not the caller's */
export async function exportQuestions(
  services: Deps,
  caller: Caller,
  { id, format }: { id: string; format: (typeof QUESTION_TEXT_FORMATS_WRITTEN)[number] },
) {
  const { questions, language } = await readQuiz(services, caller, id);
  const { text, problems } = writeQuizText(
    format,
    questions.flatMap((slot) => (slot.kind === 'question' ? [slot.question] : [])),
    language,
  );
  const draws = questions.flatMap((slot) => (slot.kind === 'draw' ? [WORDING.notExported(slot)] : []));
  return { text, problems: [...draws, ...problems].map(inOwnLanguage) };
}

/** Reads questions without storing them. */
export const readQuestionText = (
  services: Deps,
  caller: Caller,
  { format, text, language }: BodyOf<typeof quizAuthoring.readQuestions>,
) => usable(services, caller, { read: readText(format, text, languageTag(language)), language });

/** Markdown may begin with front matter, which is no part of a question. */
function readText(format: QuestionTextFormat, text: string, language: string): ReadQuestions {
  const { body, matter } = format === 'markdown' ? splitFrontMatter(text) : { body: text, matter: null };
  const { questions, problems } = readQuizText(format, body, { language });
  const message = matter && unusedKeys(matter.keys);
  return { questions, problems: [...(message ? [{ line: 1, item: null, message }] : []), ...problems] };
}

const FILE = { field: 'file', maxBytes: quizAuthoring.readQuestionFile.maxBytes ?? 0 };

/**
 * Reads the questions of an uploaded file of QTI without storing them.
 * @throws {HttpError} 422 on `file` if it is missing, too large or malicious
 */
export async function readQuestionFile(
  services: Deps,
  caller: Caller,
  { request, language }: { request: FastifyRequest; language: string },
): Promise<ReadQuestions> {
  const upload = await openUpload(request, FILE);
  const received = await services.files.receive(upload.stream);
  try {
    refuseTruncated(upload, FILE, received.bytes);
    const file = { path: received.draft, name: upload.name, language: languageTag(language) };
    return await usable(services, caller, { read: await readQuestionsIn(services, file), language });
  } catch (error) {
    throw error instanceof ImportRefused ? invalid({ file: error.message }) : error;
  } finally {
    await services.files.drop(received);
  }
}

/** Leaves out what could not be stored, and says so. */
async function usable(
  services: Deps,
  caller: Caller,
  { read, language }: { read: ReadQuestions; language: string },
): Promise<ReadQuestions> {
  const tag = languageTag(language);
  const questions: AuthoredQuestion[] = [];
  const problems = [...read.problems];
  for (const [at, question] of read.questions.entries()) {
    const item = question.body.title ?? `${at + 1}`;
    if (questions.length === QUIZ_LIMITS.questions) {
      problems.push({ line: null, item, message: 'A quiz cannot have more questions: it was left out.' });
      continue;
    }
    try {
      const [ready] = await prepareQuestions(services, [question], {
        language: tag,
        field: (_at, part) => part,
        mayShow: ownFiles(services.db, caller),
      });
      if (ready !== undefined) questions.push(signed(services, ready));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 422) throw error;
      problems.push({ line: null, item, message: `${error.message} The question was left out.` });
    }
  }
  return { questions, problems: problems.map((each) => ({ ...each, message: inOwnLanguage(each.message) })) };
}

/** What could not be taken, in the language of the request (spec 14.155). */
const inOwnLanguage = (sentence: string): string =>
  currentLanguage() === 'sw-KE' ? (inKiswahili(sentence) ?? sentence) : sentence;

function signed({ media }: Pick<Deps, 'media'>, question: AuthoredQuestion): AuthoredQuestion {
  const { prompt } = question.body;
  if (prompt.html === undefined) return question;
  return {
    ...question,
    body: { ...question.body, prompt: { ...prompt, html: media.sign(prompt.html) } },
  };
}
