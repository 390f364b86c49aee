import type { PushDevices } from '@digiken/contract';
import { notificationRoutes } from '@digiken/contract/routes/notifications';
import { useMemo, useSyncExternalStore } from 'react';
import { useRun } from '../actions/use-run';
import type { Outcome } from '../api/outcome';
import { useActionRequest, useRequest, useViewer } from '../session/services';
import {
  type PushPermission,
  pushPermission,
  subscribeToPush,
  unsubscribeFromPush,
  watchPushPermission,
} from './push-browser';
import { dataOf, type Query, useCached } from './use-query';

export type { PushPermission } from './push-browser';

/** Cache keys of the devices that show a user's notifications. */
export const pushKeys = {
  pushDevices: (viewer: string) => ['pushDevices', viewer] as const,
};
type Keys = keyof typeof pushKeys;

/** The devices that show the user's notifications, and the key of the site. */
export function usePushDevices(): Query<PushDevices> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? pushKeys.pushDevices(viewer) : null,
    async () => dataOf(await request(notificationRoutes.listPushDevices, {})),
    { revalidateOnFocus: false },
  );
}

/** What this browser lets the site do. Never asks. */
export const usePushPermission = (): PushPermission =>
  useSyncExternalStore(watchPushPermission, pushPermission, () => 'unsupported');

/** Of {@link usePushDeviceActions}: the person said no, or the browser could not reach its push service. */
export type NotAllowed = 'refused' | 'failed';

/** Shows notifications on devices, or no longer. Each action returns an outcome and never throws. */
export function usePushDeviceActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  return useMemo(
    () => ({
      /** Asks for the browser's permission: call it for a click only. @param publicKey of the site */
      async allowHere(publicKey: string): Promise<Outcome<unknown> | NotAllowed> {
        const body = await subscribeToPush(publicKey).catch(() => undefined);
        if (body === undefined) return 'failed';
        if (body === null) return 'refused';
        return run(() => request(notificationRoutes.savePushDevice, { body }), 'pushDevices');
      },
      async remove({ _id: id, current }: { _id: string; current: boolean }) {
        const outcome = await run(
          () => request(notificationRoutes.removePushDevice, { params: { id } }),
          'pushDevices',
        );
        // The site sends nothing more in any case.
        if (outcome.ok && current) await unsubscribeFromPush().catch(() => {});
        return outcome;
      },
    }),
    [request, run],
  );
}
