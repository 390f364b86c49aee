import type { ReactNode } from 'react';
import { PageHeader } from '@digiken/ui/page-header';
import { EmptyScene, type EmptySceneProps } from '../../screens/empty-scene/empty-scene';
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
  /** Default `courses`. */
  picture?: EmptySceneProps['picture'];
}

/** A page with an empty list: a picture, an explanation and the next action. */
export function QuietListScreen({
  title,
  emptyTitle,
  emptyText,
  action,
  picture = 'courses',
}: QuietListScreenProps) {
  return (
    <div data-slot="quiet-list-screen" className={PAGE}>
      <PageHeader title={title} />
      <EmptyScene title={emptyTitle} action={action} picture={picture}>
        {emptyText}
      </EmptyScene>
    </div>
  );
}
