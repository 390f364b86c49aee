import { useAccountActions, useUser } from '@digiken/hooks/account';
import { useSignInWayActions, useSignInWays } from '@digiken/hooks/sign-in';
import { useSite } from '@digiken/hooks/site';
import { SignInWays } from '@digiken/learning/sign-in-ways';
import { loadState } from '../views/load-state';

/** Whether the signed-in person has a password to change. True until it is known. */
export const useHasPassword = (): boolean => useSignInWays().data?.hasPassword ?? true;

/** Whether there is anything but a password to sign in with: on this site, or for this person. */
export function useHasProviders(): boolean {
  const configured = (useSite().data?.providers ?? []).length > 0;
  const ways = useSignInWays().data;
  return configured || (ways !== undefined && (!ways.hasPassword || ways.identities.length > 0));
}

/** The signed-in person's ways of signing in, in the settings of every role. */
export function OwnSignInWays() {
  const query = useSignInWays();
  const email = useUser().data?.email;
  const { add, remove } = useSignInWayActions();
  const { forgotPassword } = useAccountActions();
  const ways = query.data && {
    ...query.data,
    linked: query.data.identities.map(({ provider, ...identity }) => ({ ...provider, ...identity })),
  };

  async function link(id: string, values: { password?: string }) {
    const outcome = await add(id, { ...values, from: `${window.location.pathname}#sign-in` });
    // The provider's own page: it comes back to /auth/continue.
    if (outcome.ok) window.location.assign(outcome.data.url);
    return outcome;
  }
  return (
    <SignInWays
      state={loadState(query)}
      ways={ways}
      email={email}
      onLink={link}
      onUnlink={remove}
      onPasswordLink={() => forgotPassword({ email: email ?? '' })}
    />
  );
}
