import type { User } from '@digiken/contract';
import { accountRoutes } from '@digiken/contract/routes/accounts';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { type Outcome, outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { isKeyOf, userKey } from '../data/query-key';
import { useActionRequest, useServices } from '../session/services';
import { useStartSession } from '../session/use-start-session';

type Body<Name extends keyof typeof accountRoutes> = RequestBody<(typeof accountRoutes)[Name]>;

/** What users do with their account. Each action returns an Outcome and never throws. */
export function useAccountActions() {
  const { store, texts } = useServices();
  const request = useActionRequest();
  const { mutate } = useSWRConfig();
  const begin = useStartSession();

  return useMemo(() => {
    const cacheUser = (user: User | undefined) =>
      user?._id ? mutate(userKey(user._id), user, { revalidate: false }) : undefined;

    async function startSession<T extends { data: { token: string; user: User } } | { secondStep: object }>(
      call: () => Promise<T>,
    ) {
      return outcomeOf(async () => {
        const answer = await call();
        // Without data, a second step comes before the session (spec 13.147).
        if ('data' in answer) await begin(answer.data);
        return answer;
      }, texts);
    }

    /** Runs a call about the signed-in user. */
    async function own<T>(call: (id: string) => Promise<T>): Promise<Outcome<T>> {
      return outcomeOf(async () => {
        const session = store.get();
        if (session.status !== 'signed-in') throw new Error('No user is signed in');
        return call(session.claims.id);
      }, texts);
    }

    async function ownUser<T extends { data: User }>(call: (id: string) => Promise<T>) {
      const outcome = await own(call);
      if (outcome.ok) await cacheUser(outcome.data.data);
      return outcome;
    }

    const refetchUser = (id: string) => mutate(userKey(id)).catch(() => {});
    const refetchSessions = () => mutate((key) => isKeyOf(key, ['/user/{id}/sessions'])).catch(() => {});

    return {
      signIn: (body: Body<'signIn'>) => startSession(() => request(accountRoutes.signIn, { body })),
      signUp: (body: Body<'signUp'>) => startSession(() => request(accountRoutes.signUp, { body })),
      async verifyEmail(token: string) {
        const outcome = await outcomeOf(() => request(accountRoutes.verifyEmail, { body: { token } }), texts);
        const session = store.get();
        if (outcome.ok && session.status === 'signed-in') await refetchUser(session.claims.id);
        return outcome;
      },
      resendVerification: (body: Body<'resendVerification'> = {}) =>
        outcomeOf(() => request(accountRoutes.resendVerification, { body }), texts),
      /** For a device without a session: a link that is too old is replaced. */
      renewVerification: (body: Body<'renewVerification'>) =>
        outcomeOf(() => request(accountRoutes.renewVerification, { body }), texts),
      forgotPassword: (body: Body<'forgotPassword'>) =>
        outcomeOf(() => request(accountRoutes.forgotPassword, { body }), texts),
      resetPassword: (body: Body<'resetPassword'>) =>
        outcomeOf(() => request(accountRoutes.resetPassword, { body }), texts),
      updateProfile: (body: Body<'updateProfile'>) =>
        ownUser((id) => request(accountRoutes.updateProfile, { params: { id }, body })),
      uploadAvatar: (file: File) =>
        ownUser((id) => request(accountRoutes.uploadAvatar, { params: { id }, file })),
      removeAvatar: () => ownUser((id) => request(accountRoutes.removeAvatar, { params: { id } })),
      async changePassword(body: Body<'changePassword'>) {
        const outcome = await own((id) => request(accountRoutes.changePassword, { params: { id }, body }));
        if (outcome.ok) await refetchSessions();
        return outcome;
      },
      savePreferences: (body: Body<'savePreferences'>) =>
        ownUser((id) => request(accountRoutes.savePreferences, { params: { id }, body })),
      async revokeSession(sessionId: string) {
        const outcome = await own((id) =>
          request(accountRoutes.revokeSession, { params: { id, sessionId } }),
        );
        await refetchSessions();
        return outcome;
      },
    };
  }, [request, store, texts, mutate, begin]);
}
