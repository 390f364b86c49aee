import type { TwoStepPolicy } from '@digiken/contract';
import { passkeyRoutes } from '@digiken/contract/routes/passkeys';
import { twoStepRoutes } from '@digiken/contract/routes/two-step';
import { useMemo } from 'react';
import { useAction, useRefetch } from '../actions/use-action';
import { useQuery } from '../data/use-query';
import { useActionRequest, useServices, useViewer } from '../session/services';
import { passkeyOutcome, type PasskeyTexts } from './passkey-outcome';
import { create, sign } from './webauthn';

/** Passkeys, two-step sign-in and trusted devices of the signed-in user. */
export function useSignInSecurity() {
  const id = useViewer();
  return useQuery(twoStepRoutes.getSignInSecurity, id ? { params: { id } } : null);
}

/**
 * Changes of how the signed-in user signs in. Each returns an Outcome, never throws, and refetches what it changed. An
 * outcome with the code `recent-sign-in` asks for `confirmByPassword` or `confirmByPasskey` first.
 */
export function useSignInSecurityActions(passkeyTexts: PasskeyTexts) {
  const { texts } = useServices();
  const request = useActionRequest();
  const viewer = useViewer();
  const act = useAction();
  const refetch = useRefetch();
  return useMemo(() => {
    const id = viewer ?? '';
    const params = { id };
    const refresh = () => refetch(passkeyRoutes.addPasskey);
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
        act(passkeyRoutes.renamePasskey, { params: { id, passkeyId }, body: { name } }),
      removePasskey: (passkeyId: string) => act(passkeyRoutes.removePasskey, { params: { id, passkeyId } }),
      startTwoStep: () => act(twoStepRoutes.startTwoStep, { params }),
      /** Does not refetch: `refresh` once the person has kept the recovery codes. */
      turnOnTwoStep: (code: string) => act(twoStepRoutes.turnOnTwoStep, { params, body: { code } }),
      renewRecoveryCodes: (code: string) => act(twoStepRoutes.renewRecoveryCodes, { params, body: { code } }),
      turnOffTwoStep: (code: string) => act(twoStepRoutes.turnOffTwoStep, { params, body: { code } }),
      forgetTrustedDevice: (deviceId: string) =>
        act(twoStepRoutes.forgetTrustedDevice, { params: { id, deviceId } }),
      confirmByPassword: (password: string) =>
        act(twoStepRoutes.confirmIdentity, { params, body: { password } }),
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
  }, [act, passkeyTexts, refetch, request, texts, viewer]);
}

/** Whom the site requires to sign in with two steps. */
export const useTwoStepPolicy = () => useQuery(twoStepRoutes.getTwoStepPolicy, {});

/** What administrators do about how others sign in. Each returns an Outcome and never throws. */
export function useTwoStepAdminActions() {
  const act = useAction();
  return useMemo(
    () => ({
      savePolicy: (body: TwoStepPolicy) => act(twoStepRoutes.saveTwoStepPolicy, { body }),
      resetTwoStep: (id: string, reason: string) =>
        act(twoStepRoutes.resetTwoStep, { params: { id }, body: { reason } }),
    }),
    [act],
  );
}
