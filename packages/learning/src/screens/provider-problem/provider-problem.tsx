import { Callout } from '@digiken/ui/callout';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const providerProblemMessages = defineMessages('provider-problem', {
  somebody: 'the other site',
  cancelled: 'You are not signed in: you stopped at {name}. Try again, or use your password.',
  expired: 'This sign-in took too long, or was used before. Please start it again.',
  unavailable: '{name} does not answer at the moment. Try again later, or use your password.',
  clock:
    'The clocks of {name} and this site differ, so the sign-in was refused. Try again, and tell the help desk if it happens again.',
  refused:
    'The answer of {name} could not be accepted. Try again, and tell the help desk if it happens again.',
  noEmail:
    '{name} has not confirmed an email address of yours, so we cannot tell which account is yours. Confirm your address there, or use your password here.',
  busy: 'Too many sign-ins from this network. Wait a few minutes and try again.',
  unknown: 'This site has no such sign-in any more. Choose another one.',
});

/** Why a sign-in with a provider failed, as the server writes it into the address. */
export type ProviderProblemName =
  | 'cancelled'
  | 'expired'
  | 'unavailable'
  | 'clock'
  | 'refused'
  | 'no-email'
  | 'busy'
  | 'unknown';

export interface ProviderProblemProps {
  /** A name that this release does not know is shown like `refused`. */
  problem: string;
  /** The provider's name; undefined if it is not known. */
  provider: string | undefined;
}

const KEYS: Record<
  ProviderProblemName,
  Exclude<keyof typeof providerProblemMessages.defaults, 'somebody'>
> = {
  cancelled: 'cancelled',
  expired: 'expired',
  unavailable: 'unavailable',
  clock: 'clock',
  refused: 'refused',
  'no-email': 'noEmail',
  busy: 'busy',
  unknown: 'unknown',
};

const isKnown = (problem: string): problem is ProviderProblemName => Object.hasOwn(KEYS, problem);

/** Says why a sign-in with a provider failed, and what to do now. */
export function ProviderProblem({ problem, provider }: ProviderProblemProps) {
  const t = useMessages(providerProblemMessages);
  const key = KEYS[isKnown(problem) ? problem : 'refused'];
  return <Callout tone="danger">{t(key, { name: provider ?? t('somebody') })}</Callout>;
}
