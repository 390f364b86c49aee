import type { Platform, PlatformDetails } from '@digiken/contract';
import { ltiRoutes } from '@digiken/contract/routes/lti';
import { useMemo } from 'react';
import { useAction } from '../actions/use-action';
import type { Defaults } from './list-items';
import { pageOf, useQuery } from './use-query';

const PLATFORM: Defaults<Platform> = { name: '', hubName: null, lastLaunchAt: null, lastProblem: null };

/** A page of the learning platforms that link here, newest first, with the addresses to copy into a platform. */
export const usePlatforms = (cursor: string | undefined) =>
  useQuery(
    ltiRoutes.listPlatforms,
    { query: { cursor } },
    {
      read: (answer) => ({ ...pageOf(answer, PLATFORM), addresses: answer.addresses }),
      keepPreviousData: true,
    },
  );

/** One platform, with the grades that it refused. */
export const usePlatform = (id: string) => useQuery(ltiRoutes.getPlatform, { params: { id } });

/** Registers, changes and deletes platforms. */
export function usePlatformActions() {
  const act = useAction();
  return useMemo(
    () => ({
      addPlatform: (body: PlatformDetails) => act(ltiRoutes.addPlatform, { body }),
      savePlatform: (id: string, body: PlatformDetails) =>
        act(ltiRoutes.savePlatform, { params: { id }, body }),
      removePlatform: (id: string) => act(ltiRoutes.removePlatform, { params: { id } }),
    }),
    [act],
  );
}
