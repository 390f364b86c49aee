import type { Accommodation, AnswerOf, quizArrangements } from '@digiken/contract';
import { quizArrangementRoutes } from '@digiken/contract/routes/quiz-arrangements';
import { useMemo } from 'react';
import { useRun } from '../actions/use-run';
import type { RequestBody } from '../api/request';
import { useActionRequest, useRequest, useViewer } from '../session/services';
import { dataOf, type Query, useCached } from './use-query';

type Routes = typeof quizArrangementRoutes;

/** Cache keys of other times of single learners. */
const quizArrangementKeys = {
  overrides: (quizId: string, page: object) => ['overrides', quizId, page] as const,
  accommodation: (userId: string) => ['accommodation', userId] as const,
  ownAccommodation: (viewer: string) => ['ownAccommodation', viewer] as const,
};

export type QuizOverrides = AnswerOf<typeof quizArrangements.listOverrides>;

/** The learners with other times for a quiz, by name. */
export function useQuizOverrides(
  quizId: string,
  page: { cursor?: string | undefined } = {},
): Query<QuizOverrides> {
  const request = useRequest();
  return useCached(
    quizArrangementKeys.overrides(quizId, page),
    () => request(quizArrangementRoutes.listOverrides, { params: { id: quizId }, query: page }),
    { keepPreviousData: true },
  );
}

/** What a learner gets in every quiz, for administrators. @param userId empty: asks nothing */
export function useAccommodation(userId: string): Query<Accommodation> {
  const request = useRequest();
  return useCached(userId ? quizArrangementKeys.accommodation(userId) : null, async () =>
    dataOf(await request(quizArrangementRoutes.getAccommodation, { params: { id: userId } })),
  );
}

/** What the signed-in learner gets in every quiz. @param wanted false: asks nothing */
export function useOwnAccommodation(wanted = true): Query<Accommodation> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(wanted && viewer ? quizArrangementKeys.ownAccommodation(viewer) : null, async () =>
    dataOf(await request(quizArrangementRoutes.getOwnAccommodation)),
  );
}

/** Other times of single learners. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useQuizArrangementActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof quizArrangementKeys>();
  return useMemo(
    () => ({
      /** 404 unless the learner is enrolled; 422 by the field. */
      setOverride: (quizId: string, userId: string, body: RequestBody<Routes['setOverride']>) =>
        run(
          () => request(quizArrangementRoutes.setOverride, { params: { id: quizId, userId }, body }),
          'overrides',
        ),
      removeOverride: (quizId: string, userId: string) =>
        run(
          () => request(quizArrangementRoutes.removeOverride, { params: { id: quizId, userId } }),
          'overrides',
        ),
      setAccommodation: (userId: string, body: RequestBody<Routes['setAccommodation']>) =>
        run(
          () => request(quizArrangementRoutes.setAccommodation, { params: { id: userId }, body }),
          'accommodation',
        ),
    }),
    [request, run],
  );
}
