import { useDue } from '@digiken/hooks/learning';
import { DueList } from '@digiken/learning/due-list';
import type { ReactNode } from 'react';
import { dueView } from '../../../views/due';

interface DashboardDueProps {
  /** In the place of both while it loads. */
  waiting: ReactNode;
  /** Waits for it, so that it is not moved. */
  below: ReactNode;
}

/** What has a date (spec 12.116). If it could not be loaded, it is left out. */
export default function DashboardDue({ waiting, below }: DashboardDueProps): ReactNode {
  const due = useDue();
  if (due.status === 'loading') return waiting;
  const items = due.data ?? [];
  return (
    <>
      {items.length > 0 && <DueList items={items.map(dueView)} />}
      {below}
    </>
  );
}
