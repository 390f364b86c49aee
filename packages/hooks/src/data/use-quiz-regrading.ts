import type { RegradableQuestion, RegradePreview } from '@digiken/contract';
import type { RegradeRule } from '@digiken/contract/constants';
import { quizRegradingRoutes } from '@digiken/contract/routes/quiz-regrading';
import { useMemo } from 'react';
import { useRun } from '../actions/use-run';
import { useActionRequest, useRequest } from '../session/services';
import type { quizMarkingKeys } from './use-quiz-marking';
import { dataOf, type Query, useCached } from './use-query';

/** Cache keys of marking again. */
export const quizRegradingKeys = {
  regradable: (quizId: string) => ['regradable', quizId] as const,
  regradePreview: (quizId: string, slotId: string, rule: RegradeRule) =>
    ['regradePreview', quizId, slotId, rule] as const,
};

/** The questions whose key changed after learners had answered them. @param quizId empty: asks nothing */
export function useRegradable(quizId: string): Query<RegradableQuestion[]> {
  const request = useRequest();
  return useCached(quizId ? quizRegradingKeys.regradable(quizId) : null, async () =>
    dataOf(await request(quizRegradingRoutes.listRegradable, { params: { id: quizId } })),
  );
}

/** What marking the answers to a question again would change. */
export function useRegradePreview(quizId: string, slotId: string, rule: RegradeRule): Query<RegradePreview> {
  const request = useRequest();
  return useCached(
    quizRegradingKeys.regradePreview(quizId, slotId, rule),
    async () =>
      dataOf(
        await request(quizRegradingRoutes.previewRegrade, {
          params: { id: quizId, slotId },
          query: { rule },
        }),
      ),
    { keepPreviousData: true },
  );
}

/** Marking again. Returns an Outcome, never throws, and refetches what it changed. */
export function useQuizRegradingActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof quizRegradingKeys | keyof typeof quizMarkingKeys>();
  return useMemo(
    () => ({
      /** 409 if anything changed since the preview with this revision. */
      applyRegrade: (quizId: string, slotId: string, body: { rule: RegradeRule; revision: string }) =>
        run(
          () => request(quizRegradingRoutes.applyRegrade, { params: { id: quizId, slotId }, body }),
          'regradable',
          'regradePreview',
          'quizResults',
          'quizStatistics',
          'toMark',
        ),
    }),
    [request, run],
  );
}
