import { OfflineNotice } from '@digiken/ui/offline-notice';
import { useOnline } from './use-online';

/** Says on top of a page that the device is offline, and when it is online again. */
export default function ConnectionNotice() {
  const online = useOnline();
  return <OfflineNotice online={online} className="mb-6 rounded-lg" />;
}
