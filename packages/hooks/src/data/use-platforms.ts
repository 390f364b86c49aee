import type { Platform, PlatformDetail, PlatformDetails, ToolAddresses } from '@digiken/contract';
import { ltiRoutes } from '@digiken/contract/routes/lti';
import { useMemo } from 'react';
import { useRun } from '../actions/use-run';
import { useActionRequest, useRequest } from '../session/services';
import type { AdminKey } from './admin-keys';
import type { Defaults } from './list-items';
import { dataOf, type PageOf, pageOf, type Query, useCached } from './use-query';

const platformKeys = {
  platforms: (cursor: string | undefined) => ['platforms', cursor] as const,
  platform: (id: string) => ['platform', id] as const,
};

const PLATFORM: Defaults<Platform> = { name: '', hubName: null, lastLaunchAt: null, lastProblem: null };

/** A page of the learning platforms that link here, newest first, with the addresses to copy into a platform. */
export function usePlatforms(
  cursor: string | undefined,
): Query<PageOf<Platform> & { addresses: ToolAddresses }> {
  const request = useRequest();
  return useCached(
    platformKeys.platforms(cursor),
    async () => {
      const answer = await request(ltiRoutes.listPlatforms, { query: { cursor } });
      return { ...pageOf(answer, PLATFORM), addresses: answer.addresses };
    },
    { keepPreviousData: true },
  );
}

/** One platform, with the grades that it refused. */
export function usePlatform(id: string): Query<PlatformDetail> {
  const request = useRequest();
  return useCached(platformKeys.platform(id), async () =>
    dataOf(await request(ltiRoutes.getPlatform, { params: { id } })),
  );
}

/** Registers, changes and deletes platforms. Each action returns an Outcome, never throws, and refetches. */
export function usePlatformActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof platformKeys | AdminKey>();
  return useMemo(
    () => ({
      addPlatform: (body: PlatformDetails) =>
        run(() => request(ltiRoutes.addPlatform, { body }), 'platforms', 'audit'),
      savePlatform: (id: string, body: PlatformDetails) =>
        run(
          () => request(ltiRoutes.savePlatform, { params: { id }, body }),
          ...(['platforms', 'platform', 'audit'] as const),
        ),
      removePlatform: (id: string) =>
        run(
          () => request(ltiRoutes.removePlatform, { params: { id } }),
          ...(['platforms', 'platform', 'audit'] as const),
        ),
    }),
    [request, run],
  );
}
