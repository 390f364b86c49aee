import type { Unit } from '@digiken/contract';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

const quizzesLeftMessages = defineMessages('quizzes-left', {
  toPass: { one: '{count} quiz to pass', other: '{count} quizzes to pass' },
  both: '{progress}, {quizzes}',
});

/** The quizzes that complete a unit and are not passed. */
export const quizzesLeftIn = ({ quizzes }: Unit): number => quizzes.total - quizzes.passed;

/** "1 quiz to pass"; undefined if none is. */
export function useQuizzesLeft(count: number | undefined): string | undefined {
  const t = useMessages(quizzesLeftMessages);
  return count ? t('toPass', { count }) : undefined;
}

/** Appends "1 quiz to pass" to the text of a progress. */
export function useWithQuizzesLeft(progress: string, count: number | undefined): string {
  const t = useMessages(quizzesLeftMessages);
  const quizzes = useQuizzesLeft(count);
  return quizzes === undefined ? progress : t('both', { progress, quizzes });
}
