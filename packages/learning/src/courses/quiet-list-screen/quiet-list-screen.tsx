import type { ReactNode } from 'react';
import { EmptyState } from '@digiken/ui/empty-state';
import { PageHeader } from '@digiken/ui/page-header';
import { PAGE } from '../../lib/page';

export interface QuietListScreenProps {
  /** The page's h1. */
  title: string;
  /** What is missing, e.g. "No messages yet". */
  emptyTitle: string;
  /** Explains why, and how items get here. */
  emptyText: ReactNode;
  /** The main action instead. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** A page with an empty list: an explanation and the next action. */
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
