import { type FailureTexts, type Outcome, outcomeOf } from '../api/outcome';
import { PasskeyError } from './webauthn';

/** What people read when the browser made or used no passkey; the app passes them from its message catalogue. */
export interface PasskeyTexts {
  /** The person closed the browser's question, or it timed out. */
  cancelled: string;
  /** This device has a passkey of the account already. */
  known: string;
  failed: string;
}

/** {@link outcomeOf}, with a sentence for what went wrong in the browser. */
export async function passkeyOutcome<T>(
  call: () => Promise<T>,
  texts: FailureTexts,
  passkeyTexts: PasskeyTexts,
): Promise<Outcome<T>> {
  let refusal: PasskeyError | undefined;
  const outcome = await outcomeOf(async () => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof PasskeyError) refusal = error;
      throw error;
    }
  }, texts);
  return refusal && !outcome.ok ? { ...outcome, message: passkeyTexts[refusal.reason] } : outcome;
}
