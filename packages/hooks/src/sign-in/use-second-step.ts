import { passkeyRoutes } from '@digiken/contract/routes/passkeys';
import { twoStepRoutes } from '@digiken/contract/routes/two-step';
import { useEffect, useMemo, useRef } from 'react';
import { outcomeOf, type Outcome } from '../api/outcome';
import { useQuery } from '../data/use-query';
import { useActionRequest, useServices } from '../session/services';
import { useStartSession } from '../session/use-start-session';
import { passkeyOutcome, type PasskeyTexts } from './passkey-outcome';
import { autofillSupported, sign, stopWaiting } from './webauthn';

/** A challenge works for five minutes; one that waits in the email field is replaced before. */
const REPLACE_MS = 4 * 60_000;

/** What the second step of the running sign-in can be; an error with status 401 if none is running. */
export const useSecondStep = () =>
  useQuery(twoStepRoutes.getSecondStep, {}, { retries: 0, revalidateOnFocus: false });

/** Ways to begin a session besides the password. Each returns an Outcome and never throws. */
export function usePasskeySignIn(passkeyTexts: PasskeyTexts) {
  const { texts } = useServices();
  const request = useActionRequest();
  const startSession = useStartSession();
  return useMemo(() => {
    const prove = async (autofill: boolean) => {
      const { data } = await request(passkeyRoutes.passkeyOptions);
      const body = await sign(data, { autofill });
      const answer = await request(passkeyRoutes.signInWithPasskey, { body });
      await startSession(answer.data);
      return answer;
    };
    return {
      signInWithPasskey: () => passkeyOutcome(() => prove(false), texts, passkeyTexts),
      waitForPasskey: () => passkeyOutcome(() => prove(true), texts, passkeyTexts),
      finishSecondStep: (body: { code: string; trust: boolean }) =>
        outcomeOf(async () => {
          const answer = await request(twoStepRoutes.finishSecondStep, { body });
          await startSession(answer.data);
          return answer;
        }, texts),
    };
  }, [request, startSession, texts, passkeyTexts]);
}

/**
 * Offers passkeys in the email field while the page is open, where the browser can.
 * @param wait `waitForPasskey`
 * @param onFailure a passkey that was chosen was refused
 */
export function usePasskeyAutofill(
  wait: () => Promise<Outcome<unknown>>,
  onFailure: (message: string) => void,
): void {
  const latest = useRef({ wait, onFailure });
  useEffect(() => {
    latest.current = { wait, onFailure };
  });
  useEffect(() => {
    let open = true;
    let timer: ReturnType<typeof setInterval> | undefined;
    const ask = async () => {
      const outcome = await latest.current.wait();
      // Status 0: the browser's wait was ended, or no answer came. Nothing that the person did.
      if (open && !outcome.ok && outcome.status > 0) latest.current.onFailure(outcome.message);
    };
    void autofillSupported().then((supported) => {
      if (!open || !supported) return;
      void ask();
      timer = setInterval(() => void ask(), REPLACE_MS);
    });
    return () => {
      open = false;
      if (timer === undefined) return;
      clearInterval(timer);
      void stopWaiting();
    };
  }, []);
}
