import { OfflineNotice } from '@digiken/ui/offline-notice';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says on top of a page that the device is offline, and when it is online again. */
export default function ConnectionNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <OfflineNotice online={online} className="mb-6 rounded-lg" />;
}
