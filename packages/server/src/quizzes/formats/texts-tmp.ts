import type { AuthoredQuestion, ReadQuestions } from '@digiken/contract';
import type { QuestionTextFormat } from '@digiken/contract/constants';
import { readAiken, readGift, readMarkdown, writeGift, writeMarkdown } from '.';
export const readQuizText = (format: QuestionTextFormat, text: string): ReadQuestions =>
  ({ markdown: readMarkdown, gift: readGift, aiken: readAiken })[format](text, { language: 'en' }) as ReadQuestions;
export const writeQuizText = (format: 'markdown' | 'gift', list: AuthoredQuestion[]) => {
  const { text, problems } = (format === 'markdown' ? writeMarkdown : writeGift)(list, { language: 'en' });
  return { text, problems: problems.map(({ message }) => message) };
};
export const readQti = async (_bytes: Buffer): Promise<ReadQuestions> => ({ questions: [], problems: [] });
