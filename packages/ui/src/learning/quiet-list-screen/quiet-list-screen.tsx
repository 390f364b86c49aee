import type { ReactNode } from 'react';
import { EmptyState } from '../../display/empty-state/empty-state';
import { PageHeader } from '../../display/page-header/page-header';
import { PAGE } from '../lib/page';

export interface QuietListScreenProps {
  /** The page's h1. */
  title: string;
  /** What is not there, e.g. "No messages yet". */
  emptyTitle: string;
  /** Why, and what would fill the list. */
  emptyText: ReactNode;
  /** The one thing to do instead. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** A page whose list is truly empty: says so, and what one can do. */
export function QuietListScreen({ title, emptyTitle, emptyText, action, icon }: QuietListScreenProps) {
  return (
    <div data-slot="quiet-list-screen" className={PAGE}>
      <PageHeader title={title} className="pb-2" />
      <EmptyState title={emptyTitle} action={action} icon={icon}>
        {emptyText}
      </EmptyState>
    </div>
  );
}
