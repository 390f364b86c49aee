import { useEarlierSaves } from '@digiken/hooks/authoring';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import type { ReactNode } from 'react';

/** Opens the form of a record once the saves that an earlier visit has begun are done (spec 15.129). */
export function AfterSaves({ record, children }: { record: string; children: ReactNode }) {
  return useEarlierSaves(record) ? children : <LoadingScreen />;
}
