import { hubAssignmentRoutes } from '@digiken/contract/routes/hub-assignments';
import { useMemo } from 'react';
import type { RequestBody, RequestQuery } from '../api/request';
import { useAction } from './use-action';

type Routes = typeof hubAssignmentRoutes;

/** Assigning courses to members of a hub. */
export function useHubAssignmentActions() {
  const act = useAction();
  return useMemo(
    () => ({
      createAssignment: (body: RequestBody<Routes['createAssignment']>) =>
        act(hubAssignmentRoutes.createAssignment, { body }),
      updateAssignment: (id: string, body: RequestBody<Routes['updateAssignment']>) =>
        act(hubAssignmentRoutes.updateAssignment, { params: { id }, body }),
      withdrawAssignment: (id: string) => act(hubAssignmentRoutes.withdrawAssignment, { params: { id } }),
      giveSeats: (id: string) => act(hubAssignmentRoutes.giveSeats, { params: { id } }),
      /** The answer is a file: `name` and `csv`. */
      exportAssignmentMembers: (id: string, query: RequestQuery<Routes['exportAssignmentMembers']>) =>
        act(hubAssignmentRoutes.exportAssignmentMembers, { params: { id }, query }),
    }),
    [act],
  );
}
