import { useUser } from '@digiken/hooks/account';

/** The hub that the user runs. */
export function useOwnHubName(): string {
  return useUser().data?.hub?.name ?? '';
}
