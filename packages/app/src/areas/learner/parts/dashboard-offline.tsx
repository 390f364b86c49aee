import { useNextStepStoredAt } from '@digiken/hooks/offline';
import { SavedAtNotice } from '@digiken/learning/saved-at-notice';
import { type ReactNode, useState } from 'react';

/**
 * Says from when a dashboard without a connection is (spec 17.49).
 * @param loadedOnline its data is from before the connection was lost, and not from the device
 */
export default function DashboardOffline({ loadedOnline }: { loadedOnline: boolean }): ReactNode {
  const [lostAt] = useState(() => new Date().toISOString());
  const storedAt = useNextStepStoredAt();
  return <SavedAtNotice at={loadedOnline ? lostAt : storedAt} />;
}
