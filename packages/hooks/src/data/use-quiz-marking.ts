import type {
  AnswerOf,
  AttemptToMark,
  QuestionStatistics,
  quizMarking,
  WaitingAttempt,
} from '@digiken/contract';
import { quizMarkingRoutes } from '@digiken/contract/routes/quiz-marking';
import { useMemo } from 'react';
import { useRun } from '../actions/use-run';
import type { RequestBody } from '../api/request';
import { useActionRequest, useRequest } from '../session/services';
import type { AuthoringKey } from './use-authoring';
import { dataOf, type PageOf, type Query, useCached } from './use-query';

/** Cache keys of answers that a person marks, and of results. */
export const quizMarkingKeys = {
  marking: (page: object) => ['marking', page] as const,
  toMark: (attemptId: string) => ['toMark', attemptId] as const,
  quizResults: (id: string, page: object) => ['quizResults', id, page] as const,
  quizStatistics: (id: string) => ['quizStatistics', id] as const,
};

interface MarkingPage {
  cursor?: string | undefined;
  quiz?: string | undefined;
  course?: string | undefined;
}

/** The attempts with answers that wait for a person, the oldest first. */
export function useMarking(page: MarkingPage = {}): Query<PageOf<WaitingAttempt>> {
  const request = useRequest();
  return useCached(
    quizMarkingKeys.marking(page),
    () => request(quizMarkingRoutes.listMarking, { query: page }),
    { keepPreviousData: true },
  );
}

/** The answers of one attempt that a person marks. */
export function useAttemptToMark(attemptId: string): Query<AttemptToMark> {
  const request = useRequest();
  return useCached(quizMarkingKeys.toMark(attemptId), async () =>
    dataOf(await request(quizMarkingRoutes.getMarking, { params: { attemptId } })),
  );
}

export type QuizResults = AnswerOf<typeof quizMarking.listQuizResults>;

/** The attempts at a quiz, newest first, with its totals. */
export function useQuizResults(
  id: string,
  page: { cursor?: string | undefined; search?: string | undefined } = {},
): Query<QuizResults> {
  const request = useRequest();
  return useCached(
    quizMarkingKeys.quizResults(id, page),
    () => request(quizMarkingRoutes.listQuizResults, { params: { id }, query: page }),
    { keepPreviousData: true },
  );
}

/** How each question of a quiz did. @param id empty: asks nothing */
export function useQuizStatistics(id: string): Query<QuestionStatistics[]> {
  const request = useRequest();
  return useCached(id ? quizMarkingKeys.quizStatistics(id) : null, async () =>
    dataOf(await request(quizMarkingRoutes.getQuizStatistics, { params: { id } })),
  );
}

/** Marking answers. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useQuizMarkingActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof quizMarkingKeys | AuthoringKey>();
  return useMemo(
    () => ({
      /** 409 if another person marked the answer since `body.markedAt` was read. */
      markAnswer: (
        attemptId: string,
        slotId: string,
        body: RequestBody<(typeof quizMarkingRoutes)['markAnswer']>,
      ) =>
        run(
          () => request(quizMarkingRoutes.markAnswer, { params: { attemptId, slotId }, body }),
          'marking',
          'toMark',
          'quizResults',
          'quizStatistics',
          'figures',
        ),
      /** 409 if other late answers arrived since they were read. */
      decideLate: (attemptId: string, body: RequestBody<(typeof quizMarkingRoutes)['decideLate']>) =>
        run(
          () => request(quizMarkingRoutes.decideLate, { params: { attemptId }, body }),
          'marking',
          'toMark',
          'quizResults',
          'quizStatistics',
          'figures',
        ),
      exportQuizResults: (id: string) =>
        run(() => request(quizMarkingRoutes.exportQuizResults, { params: { id } })),
    }),
    [request, run],
  );
}
