import type { ReportDecision } from '@digiken/contract';
import { contentAdminRoutes } from '@digiken/contract/routes/content-admin';
import { discussionRoutes } from '@digiken/contract/routes/discussions';
import { useMemo } from 'react';
import { useAction } from './use-action';

/** Decisions of administrators about what was reported. */
export function useReportActions() {
  const act = useAction();
  return useMemo(
    () => ({
      resolveMessageReport: (id: string, body: ReportDecision) =>
        act(contentAdminRoutes.resolveMessageReport, { params: { id }, body }),
      resolveReviewReport: (id: string, body: ReportDecision) =>
        act(contentAdminRoutes.resolveReviewReport, { params: { id }, body }),
      resolvePostReport: (id: string, body: ReportDecision) =>
        act(discussionRoutes.resolvePostReport, { params: { id }, body }),
    }),
    [act],
  );
}
