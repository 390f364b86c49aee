import type { AnswerOf, quizArrangements } from '@digiken/contract';
import { quizArrangementRoutes } from '@digiken/contract/routes/quiz-arrangements';
import { useMemo } from 'react';
import { useAction } from '../actions/use-action';
import type { RequestBody } from '../api/request';
import { useQuery } from './use-query';

type Routes = typeof quizArrangementRoutes;

export type QuizOverrides = AnswerOf<typeof quizArrangements.listOverrides>;

/** The learners with other times for a quiz, by name. */
export const useQuizOverrides = (quizId: string, query: { cursor?: string | undefined } = {}) =>
  useQuery(
    quizArrangementRoutes.listOverrides,
    { params: { id: quizId }, query },
    { read: (answer): QuizOverrides => answer, keepPreviousData: true },
  );

/** What a learner gets in every quiz, for administrators. @param userId empty: asks nothing */
export const useAccommodation = (userId: string) =>
  useQuery(quizArrangementRoutes.getAccommodation, userId ? { params: { id: userId } } : null);

/** What the signed-in learner gets in every quiz. @param wanted false: asks nothing */
export const useOwnAccommodation = (wanted = true) =>
  useQuery(quizArrangementRoutes.getOwnAccommodation, wanted ? {} : null);

/** Other times of single learners. */
export function useQuizArrangementActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** 404 unless the learner is enrolled; 422 by the field. */
      setOverride: (quizId: string, userId: string, body: RequestBody<Routes['setOverride']>) =>
        act(quizArrangementRoutes.setOverride, { params: { id: quizId, userId }, body }),
      removeOverride: (quizId: string, userId: string) =>
        act(quizArrangementRoutes.removeOverride, { params: { id: quizId, userId } }),
      setAccommodation: (userId: string, body: RequestBody<Routes['setAccommodation']>) =>
        act(quizArrangementRoutes.setAccommodation, { params: { id: userId }, body }),
    }),
    [act],
  );
}
