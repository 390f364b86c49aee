import type { RegradeRule } from '@digiken/contract/constants';
import { quizRegradingRoutes } from '@digiken/contract/routes/quiz-regrading';
import { useMemo } from 'react';
import { useAction } from '../actions/use-action';
import { useQuery } from './use-query';

/** The questions whose key changed after learners had answered them. @param quizId empty: asks nothing */
export const useRegradable = (quizId: string) =>
  useQuery(quizRegradingRoutes.listRegradable, quizId ? { params: { id: quizId } } : null);

/** What marking the answers to a question again would change. */
export const useRegradePreview = (quizId: string, slotId: string, rule: RegradeRule) =>
  useQuery(
    quizRegradingRoutes.previewRegrade,
    { params: { id: quizId, slotId }, query: { rule } },
    { keepPreviousData: true },
  );

/** Marking again. */
export function useQuizRegradingActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** 409 if anything changed since the preview with this revision. */
      applyRegrade: (quizId: string, slotId: string, body: { rule: RegradeRule; revision: string }) =>
        act(quizRegradingRoutes.applyRegrade, { params: { id: quizId, slotId }, body }),
    }),
    [act],
  );
}
