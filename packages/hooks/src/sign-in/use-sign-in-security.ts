import type { SignInSecurity, TwoStepPolicy } from '@digiken/contract';
import { passkeyRoutes } from '@digiken/contract/routes/passkeys';
import { twoStepRoutes } from '@digiken/contract/routes/two-step';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useRun } from '../actions/use-run';
import type { AdminKey } from '../data/admin-keys';
import { isKeyOf, type KeyName } from '../data/keys';
import { dataOf, type Query, useCached } from '../data/use-query';
import { useActionRequest, useRequest, useServices, useViewer } from '../session/services';
import { passkeyOutcome, type PasskeyTexts } from './passkey-outcome';
import { create, sign } from './webauthn';

/** Cache keys of how people sign in. */
const signInKeys = {
  signInSecurity: (viewer: string) => ['signInSecurity', viewer] as const,
  twoStepPolicy: () => ['twoStepPolicy'] as const,
};
type Keys = keyof typeof signInKeys | KeyName | AdminKey;

/** Passkeys, two-step sign-in and trusted devices of the signed-in user. */
export function useSignInSecurity(): Query<SignInSecurity> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(viewer ? signInKeys.signInSecurity(viewer) : null, async () =>
    dataOf(await request(twoStepRoutes.getSignInSecurity, { params: { id: viewer ?? '' } })),
  );
}

/**
 * Changes of how the signed-in user signs in. Each returns an Outcome, never throws, and refetches what it changed. An
 * outcome with the code `recent-sign-in` asks for `confirmByPassword` or `confirmByPasskey` first.
 */
export function useSignInSecurityActions(passkeyTexts: PasskeyTexts) {
  const { texts } = useServices();
  const { mutate } = useSWRConfig();
  const request = useActionRequest();
  const viewer = useViewer();
  const run = useRun<Keys>();
  return useMemo(() => {
    const id = viewer ?? '';
    const params = { id };
    const refresh = () => mutate((key) => isKeyOf<Keys>(key, 'signInSecurity', 'user')).catch(() => {});
    const withPasskey = async <T>(call: () => Promise<T>) => {
      const outcome = await passkeyOutcome(call, texts, passkeyTexts);
      if (outcome.ok) await refresh();
      return outcome;
    };
    return {
      addPasskey: (name: string) =>
        withPasskey(async () => {
          const { data } = await request(passkeyRoutes.newPasskeyOptions, { params });
          return request(passkeyRoutes.addPasskey, { params, body: { name, passkey: await create(data) } });
        }),
      renamePasskey: (passkeyId: string, name: string) =>
        run(
          () => request(passkeyRoutes.renamePasskey, { params: { id, passkeyId }, body: { name } }),
          'signInSecurity',
        ),
      removePasskey: (passkeyId: string) =>
        run(
          () => request(passkeyRoutes.removePasskey, { params: { id, passkeyId } }),
          'signInSecurity',
          'user',
        ),
      startTwoStep: () => run(() => request(twoStepRoutes.startTwoStep, { params })),
      /** Does not refetch: `refresh` once the person has kept the recovery codes. */
      turnOnTwoStep: (code: string) =>
        run(() => request(twoStepRoutes.turnOnTwoStep, { params, body: { code } })),
      renewRecoveryCodes: (code: string) =>
        run(() => request(twoStepRoutes.renewRecoveryCodes, { params, body: { code } }), 'signInSecurity'),
      turnOffTwoStep: (code: string) =>
        run(
          () => request(twoStepRoutes.turnOffTwoStep, { params, body: { code } }),
          'signInSecurity',
          'user',
        ),
      forgetTrustedDevice: (deviceId: string) =>
        run(() => request(twoStepRoutes.forgetTrustedDevice, { params: { id, deviceId } }), 'signInSecurity'),
      confirmByPassword: (password: string) =>
        run(() => request(twoStepRoutes.confirmIdentity, { params, body: { password } })),
      confirmByPasskey: () =>
        passkeyOutcome(
          async () => {
            const { data } = await request(passkeyRoutes.passkeyOptions);
            return request(twoStepRoutes.confirmIdentity, { params, body: { passkey: await sign(data) } });
          },
          texts,
          passkeyTexts,
        ),
      refresh,
    };
  }, [mutate, passkeyTexts, request, run, texts, viewer]);
}

/** Whom the site requires to sign in with two steps. */
export function useTwoStepPolicy(): Query<TwoStepPolicy> {
  const request = useRequest();
  return useCached(signInKeys.twoStepPolicy(), async () =>
    dataOf(await request(twoStepRoutes.getTwoStepPolicy)),
  );
}

/** What administrators do about how others sign in. Each returns an Outcome and never throws. */
export function useTwoStepAdminActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      savePolicy: (body: TwoStepPolicy) =>
        run(() => request(twoStepRoutes.saveTwoStepPolicy, { body }), 'twoStepPolicy', 'audit', 'user'),
      resetTwoStep: (id: string, reason: string) =>
        run(
          () => request(twoStepRoutes.resetTwoStep, { params: { id }, body: { reason } }),
          'adminUser',
          'userSessions',
          'audit',
        ),
    }),
    [request, run],
  );
}
