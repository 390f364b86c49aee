import { hubAssignmentRoutes } from '@digiken/contract/routes/hub-assignments';
import { useMemo } from 'react';
import type { RequestBody, RequestQuery } from '../api/request';
import type { hubAssignmentKeys } from '../data/use-hub-assignments';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof hubAssignmentRoutes;
const ALL = ['hubAssignments', 'hubAssignment', 'assignmentMembers'] as const;

/** Assigning courses to members of a hub. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useHubAssignmentActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof hubAssignmentKeys>();
  return useMemo(
    () => ({
      createAssignment: (body: RequestBody<Routes['createAssignment']>) =>
        run(() => request(hubAssignmentRoutes.createAssignment, { body }), ...ALL),
      updateAssignment: (id: string, body: RequestBody<Routes['updateAssignment']>) =>
        run(() => request(hubAssignmentRoutes.updateAssignment, { params: { id }, body }), ...ALL),
      withdrawAssignment: (id: string) =>
        run(() => request(hubAssignmentRoutes.withdrawAssignment, { params: { id } }), ...ALL),
      giveSeats: (id: string) =>
        run(() => request(hubAssignmentRoutes.giveSeats, { params: { id } }), ...ALL),
      /** The answer is a file: `name` and `csv`. */
      exportAssignmentMembers: (id: string, query: RequestQuery<Routes['exportAssignmentMembers']>) =>
        run(() => request(hubAssignmentRoutes.exportAssignmentMembers, { params: { id }, query })),
    }),
    [request, run],
  );
}
