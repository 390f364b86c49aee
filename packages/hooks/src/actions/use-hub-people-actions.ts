import { hubPeopleRoutes } from '@digiken/contract/routes/hub-people';
import type { Language } from '@digiken/contract/constants';
import { useMemo, useState } from 'react';
import { createActionKeys } from '../api/idempotency';
import type { RequestBody } from '../api/request';
import { sendFile, type UploadOptions } from '../api/upload';
import { useServices } from '../session/services';
import { useAction, useRefetch } from './use-action';

type People = RequestBody<(typeof hubPeopleRoutes)['addCohortMembers']>;

/** Inviting people by a list, and grouping members. */
export function useHubPeopleActions() {
  const act = useAction();
  const refetch = useRefetch();
  const { texts } = useServices();
  const [keys] = useState(createActionKeys);
  return useMemo(
    () => ({
      /** Sends nothing to anybody. 422 on `file` for a list that cannot be read. */
      async checkInvitations(file: Blob, options?: UploadOptions) {
        const outcome = await sendFile(hubPeopleRoutes.checkInvitations, { file }, { keys, texts }, options);
        if (outcome.ok) await refetch(hubPeopleRoutes.checkInvitations);
        return outcome;
      },
      /** The answer is a file: `name` and `csv`. */
      exportInvitationLines: (id: string, language: Language) =>
        act(hubPeopleRoutes.exportInvitationLines, { params: { id }, query: { language } }),
      sendInvitations: (id: string) => act(hubPeopleRoutes.sendInvitations, { params: { id } }),
      resendPersonalInvitation: (id: string) =>
        act(hubPeopleRoutes.resendPersonalInvitation, { params: { id } }),
      withdrawPersonalInvitation: (id: string) =>
        act(hubPeopleRoutes.withdrawPersonalInvitation, { params: { id } }),
      createCohort: (name: string) => act(hubPeopleRoutes.createCohort, { body: { name } }),
      renameCohort: (id: string, name: string) =>
        act(hubPeopleRoutes.renameCohort, { params: { id }, body: { name } }),
      /** Does not refetch the cohort, which is gone. 409 where a course is assigned to it alone. */
      removeCohort: (id: string) => act(hubPeopleRoutes.removeCohort, { params: { id } }),
      /** `outcome.data.unknown`: who is no member. */
      addCohortMembers: (id: string, body: People) =>
        act(hubPeopleRoutes.addCohortMembers, { params: { id }, body }),
      removeCohortMembers: (id: string, body: People) =>
        act(hubPeopleRoutes.removeCohortMembers, { params: { id }, body }),
    }),
    [act, refetch, texts, keys],
  );
}
