import type { AnswerOf, quizMarking } from '@digiken/contract';
import { quizMarkingRoutes } from '@digiken/contract/routes/quiz-marking';
import { useMemo } from 'react';
import { useAction } from '../actions/use-action';
import type { RequestBody } from '../api/request';
import { useQuery } from './use-query';

type Routes = typeof quizMarkingRoutes;

interface MarkingPage {
  cursor?: string | undefined;
  quiz?: string | undefined;
  course?: string | undefined;
}

/** The attempts with answers that wait for a person, the oldest first. */
export const useMarking = (query: MarkingPage = {}) =>
  useQuery(quizMarkingRoutes.listMarking, { query }, { read: (answer) => answer, keepPreviousData: true });

/** The answers of one attempt that a person marks. */
export const useAttemptToMark = (attemptId: string) =>
  useQuery(quizMarkingRoutes.getMarking, { params: { attemptId } });

export type QuizResults = AnswerOf<typeof quizMarking.listQuizResults>;

/** The attempts at a quiz, newest first, with its totals. */
export const useQuizResults = (
  id: string,
  query: { cursor?: string | undefined; search?: string | undefined } = {},
) =>
  useQuery(
    quizMarkingRoutes.listQuizResults,
    { params: { id }, query },
    { read: (answer): QuizResults => answer, keepPreviousData: true },
  );

/** How each question of a quiz did. @param id empty: asks nothing */
export const useQuizStatistics = (id: string) =>
  useQuery(quizMarkingRoutes.getQuizStatistics, id ? { params: { id } } : null);

/** Marking answers. */
export function useQuizMarkingActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** 409 if another person marked the answer since `body.markedAt` was read. */
      markAnswer: (attemptId: string, slotId: string, body: RequestBody<Routes['markAnswer']>) =>
        act(quizMarkingRoutes.markAnswer, { params: { attemptId, slotId }, body }),
      /** 409 if other late answers arrived since they were read. */
      decideLate: (attemptId: string, body: RequestBody<Routes['decideLate']>) =>
        act(quizMarkingRoutes.decideLate, { params: { attemptId }, body }),
      exportQuizResults: (id: string) => act(quizMarkingRoutes.exportQuizResults, { params: { id } }),
    }),
    [act],
  );
}
