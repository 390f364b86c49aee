import { hubPeopleRoutes } from '@digiken/contract/routes/hub-people';
import type { Language } from '@digiken/contract/constants';
import { useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { createActionKeys } from '../api/idempotency';
import type { RequestBody } from '../api/request';
import { sendFile, type UploadOptions } from '../api/upload';
import { isKeyOf } from '../data/keys';
import type { hubPeopleKeys } from '../data/use-hub-people';
import type { ownHubKeys } from '../data/use-own-hub';
import { useActionRequest, useServices } from '../session/services';
import { useRun } from './use-run';

type Keys = keyof typeof hubPeopleKeys | keyof typeof ownHubKeys;
type People = RequestBody<(typeof hubPeopleRoutes)['addCohortMembers']>;
const CHECKS = ['invitationChecks', 'invitationCheck', 'invitationLines'] as const;
const COHORTS = ['hubCohorts', 'hubCohort', 'ownMembers'] as const;

/** Inviting people by a list, and grouping members. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useHubPeopleActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  const { texts } = useServices();
  const { mutate } = useSWRConfig();
  const [keys] = useState(createActionKeys);
  return useMemo(
    () => ({
      /** Sends nothing to anybody. 422 on `file` for a list that cannot be read. */
      async checkInvitations(file: Blob, options?: UploadOptions) {
        const outcome = await sendFile(hubPeopleRoutes.checkInvitations, { file }, { keys, texts }, options);
        if (outcome.ok) await mutate((key) => isKeyOf<Keys>(key, ...CHECKS)).catch(() => {});
        return outcome;
      },
      /** The answer is a file: `name` and `csv`. */
      exportInvitationLines: (id: string, language: Language) =>
        run(() => request(hubPeopleRoutes.exportInvitationLines, { params: { id }, query: { language } })),
      sendInvitations: (id: string) =>
        run(
          () => request(hubPeopleRoutes.sendInvitations, { params: { id } }),
          ...CHECKS,
          ...COHORTS,
          'personalInvitations',
        ),
      resendPersonalInvitation: (id: string) =>
        run(
          () => request(hubPeopleRoutes.resendPersonalInvitation, { params: { id } }),
          'personalInvitations',
        ),
      withdrawPersonalInvitation: (id: string) =>
        run(
          () => request(hubPeopleRoutes.withdrawPersonalInvitation, { params: { id } }),
          'personalInvitations',
        ),
      createCohort: (name: string) =>
        run(() => request(hubPeopleRoutes.createCohort, { body: { name } }), ...COHORTS),
      renameCohort: (id: string, name: string) =>
        run(() => request(hubPeopleRoutes.renameCohort, { params: { id }, body: { name } }), ...COHORTS),
      /** Does not refetch the cohort, which is gone. 409 where a course is assigned to it alone. */
      removeCohort: (id: string) =>
        run(() => request(hubPeopleRoutes.removeCohort, { params: { id } }), 'hubCohorts', 'ownMembers'),
      /** `outcome.data.data.unknown`: who is no member. */
      addCohortMembers: (id: string, body: People) =>
        run(() => request(hubPeopleRoutes.addCohortMembers, { params: { id }, body }), ...COHORTS),
      removeCohortMembers: (id: string, body: People) =>
        run(() => request(hubPeopleRoutes.removeCohortMembers, { params: { id }, body }), ...COHORTS),
    }),
    [request, run, texts, mutate, keys],
  );
}
