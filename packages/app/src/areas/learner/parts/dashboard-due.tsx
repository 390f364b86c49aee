import { useDue } from '@digiken/hooks/learning';
import { DueList } from '@digiken/learning/due-list';
import type { ReactNode } from 'react';
import { dueView } from '../../../views/due';

/**
 * What has a date (spec 12.116), above `children`, which wait for it so that it does not move them. If it could not be
 * loaded, it is left out.
 */
export default function DashboardDue({ children }: { children: ReactNode }): ReactNode {
  const due = useDue();
  if (due.status === 'loading') return null;
  const items = due.data ?? [];
  return (
    <>
      {items.length > 0 && <DueList items={items.map(dueView)} />}
      {children}
    </>
  );
}
