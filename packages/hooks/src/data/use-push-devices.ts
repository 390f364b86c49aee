import { notificationRoutes } from '@digiken/contract/routes/notifications';
import { useMemo, useSyncExternalStore } from 'react';
import { useAction } from '../actions/use-action';
import type { Outcome } from '../api/outcome';
import {
  type PushPermission,
  pushPermission,
  subscribeToPush,
  unsubscribeFromPush,
  watchPushPermission,
} from './push-browser';
import { useQuery } from './use-query';

export type { PushPermission } from './push-browser';

/** The devices that show the user's notifications, and the key of the site. */
export const usePushDevices = () =>
  useQuery(notificationRoutes.listPushDevices, {}, { revalidateOnFocus: false });

/** What this browser lets the site do. Never asks. */
export const usePushPermission = (): PushPermission =>
  useSyncExternalStore(watchPushPermission, pushPermission, () => 'unsupported');

/** Of {@link usePushDeviceActions}: the person said no, or the browser could not reach its push service. */
export type NotAllowed = 'refused' | 'failed';

/** Shows notifications on devices, or no longer. Each action returns an outcome and never throws. */
export function usePushDeviceActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** Asks for the browser's permission: call it for a click only. @param publicKey of the site */
      async allowHere(publicKey: string): Promise<Outcome<unknown> | NotAllowed> {
        const body = await subscribeToPush(publicKey).catch(() => undefined);
        if (body === undefined) return 'failed';
        if (body === null) return 'refused';
        return act(notificationRoutes.savePushDevice, { body });
      },
      async remove({ _id: id, current }: { _id: string; current: boolean }) {
        const outcome = await act(notificationRoutes.removePushDevice, { params: { id } });
        // The site sends nothing more in any case.
        if (outcome.ok && current) await unsubscribeFromPush().catch(() => {});
        return outcome;
      },
    }),
    [act],
  );
}
