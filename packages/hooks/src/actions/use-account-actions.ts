import type { User } from '@digiken/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiCalls } from '../api/calls';
import { type Outcome, outcomeOf } from '../api/outcome';
import { keys } from '../data/keys';
import { readToken, writeToken } from '../session/cookie';
import { useServices } from '../session/services';

type BodyOf<K extends keyof ApiCalls> = Parameters<ApiCalls[K]>[0];
type SecondOf<K extends keyof ApiCalls> = Parameters<ApiCalls[K]>[1];

/** Everything a person does with their account. Each action answers an Outcome and never throws. */
export function useAccountActions() {
  const { calls, store, texts } = useServices();
  const { mutate } = useSWRConfig();

  return useMemo(() => {
    const keepUser = (user: User | undefined) =>
      user?._id ? mutate(keys.user(user._id), user, { revalidate: false }) : undefined;

    async function enter<T extends { data: { token: string; user: User } }>(call: () => Promise<T>) {
      return outcomeOf(async () => {
        const answer = await call();
        const { token, user } = answer.data;
        if (readToken() !== token) writeToken(token);
        await keepUser(user);
        store.announce();
        return answer;
      }, texts);
    }

    /** Calls that are about the signed-in user. */
    async function own<T>(call: (id: string) => Promise<T>): Promise<Outcome<T>> {
      return outcomeOf(async () => {
        const session = store.get();
        if (session.status !== 'signed-in') throw new Error('Nobody is signed in');
        return call(session.claims.id);
      }, texts);
    }

    async function ownUser<T extends { data: User }>(call: (id: string) => Promise<T>) {
      const outcome = await own(call);
      if (outcome.ok) await keepUser(outcome.data.data);
      return outcome;
    }

    const lookAgain = (id: string) => mutate(keys.user(id)).catch(() => {});

    return {
      signIn: (body: BodyOf<'signIn'>) => enter(() => calls.signIn(body)),
      signUp: (body: BodyOf<'signUp'>) => enter(() => calls.signUp(body)),
      async verifyEmail(token: string) {
        const outcome = await outcomeOf(() => calls.verifyEmail({ token }), texts);
        const session = store.get();
        if (outcome.ok && session.status === 'signed-in') await lookAgain(session.claims.id);
        return outcome;
      },
      resendVerification: () => outcomeOf(() => calls.resendVerification(), texts),
      forgotPassword: (body: BodyOf<'forgotPassword'>) => outcomeOf(() => calls.forgotPassword(body), texts),
      resetPassword: (body: BodyOf<'resetPassword'>) => outcomeOf(() => calls.resetPassword(body), texts),
      updateProfile: (body: SecondOf<'updateProfile'>) => ownUser((id) => calls.updateProfile(id, body)),
      uploadAvatar: (file: File) => ownUser((id) => calls.uploadAvatar(id, file)),
      removeAvatar: () => ownUser((id) => calls.removeAvatar(id)),
      async changePassword(body: SecondOf<'changePassword'>) {
        const outcome = await own((id) => calls.changePassword(id, body));
        const session = store.get();
        if (outcome.ok && session.status === 'signed-in') {
          await mutate(keys.sessions(session.claims.id)).catch(() => {});
        }
        return outcome;
      },
      savePreferences: (body: SecondOf<'savePreferences'>) =>
        ownUser((id) => calls.savePreferences(id, body)),
      async revokeSession(sessionId: string) {
        const outcome = await own((id) => calls.revokeSession(id, sessionId));
        const session = store.get();
        if (session.status === 'signed-in') await mutate(keys.sessions(session.claims.id)).catch(() => {});
        return outcome;
      },
    };
  }, [calls, store, texts, mutate]);
}
