import { usePushDeviceActions, usePushDevices, usePushPermission } from '@digiken/hooks/notifications';
import { PushDevices as PushDevicesView } from '@digiken/learning/push-devices';
import { loadState } from '../views/load-state';

/** The devices that show the user's notifications, for every role. */
export function PushDevices() {
  const query = usePushDevices();
  const permission = usePushPermission();
  const { allowHere, remove } = usePushDeviceActions();
  return (
    <PushDevicesView
      state={loadState(query)}
      devices={query.data?.devices}
      permission={permission}
      onAllow={() => allowHere(query.data?.publicKey ?? '')}
      onRemove={remove}
    />
  );
}
