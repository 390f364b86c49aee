import { type AuthoredQuestion, type ReadQuestions, storable } from '@digiken/contract';
import type { QUESTION_TEXT_FORMATS_WRITTEN, QuestionTextFormat } from '@digiken/contract/constants';
import { readAiken } from './aiken';
import { readGift } from './gift/read';
import { writeGift } from './gift/write';
import { type MarkdownContext, readMarkdown } from './markdown/read';
import { writeMarkdown } from './markdown/write';

const READERS = { aiken: readAiken, gift: readGift, markdown: readMarkdown };
const WRITERS = { gift: writeGift, markdown: writeMarkdown };

/** Reads questions from a text, such that they can be stored. Only Markdown has pictures, in HTML. */
export const readQuizText = (
  format: QuestionTextFormat,
  text: string,
  context: MarkdownContext,
): ReadQuestions =>
  // GIFT writes characters as numbers, which may be 0.
  storable(READERS[format](text, context));

/** Writes questions as a text. `problems`: sentences about what the format cannot hold. */
export function writeQuizText(
  format: (typeof QUESTION_TEXT_FORMATS_WRITTEN)[number],
  questions: readonly AuthoredQuestion[],
  language: string,
): { text: string; problems: string[] } {
  const { text, problems } = WRITERS[format](questions, { language });
  return {
    text,
    problems: problems.map(({ item, message }) => (item === null ? message : `${item}: ${message}`)),
  };
}
