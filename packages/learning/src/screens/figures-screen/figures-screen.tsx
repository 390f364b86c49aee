import type { ReactNode } from 'react';
import { PageHeader } from '@digiken/ui/page-header';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Skeleton } from '@digiken/ui/skeleton';
import { Stat, type StatProps, StatRow } from '@digiken/ui/stat';
import type { LoadState } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ErrorScreen } from '@digiken/ui/error-screen';

export const figuresScreenMessages = defineMessages('figures-screen', {
  loading: 'Loading the statistics…',
  counted: 'What learners have done was counted',
});

export interface FiguresScreenProps {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  state: LoadState;
  /** What needs attention, and the figures if `stats` has none. */
  lead?: ReactNode;
  stats?: readonly StatProps[];
  /** When the figures were counted, if not just now: ISO 8601. */
  countedAt?: string;
  /** Charts and lists. */
  children?: ReactNode;
}

/** The dashboard of a console. */
export function FiguresScreen({
  title,
  intro,
  actions,
  state,
  lead,
  stats = [],
  countedAt,
  children,
}: FiguresScreenProps) {
  const t = useMessages(figuresScreenMessages);
  return (
    <div data-slot="figures-screen" className="mx-auto w-full max-w-content">
      <PageHeader title={title} intro={intro} actions={actions} />
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      ) : state.status === 'loading' ? (
        <>
          <p className="dk-visually-hidden">{t('loading')}</p>
          <div aria-hidden="true" className="flex flex-col gap-12">
            <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
              {[1, 2, 3, 4].map((figure) => (
                <Skeleton key={figure} shape="block" className="h-20" />
              ))}
            </div>
            <Skeleton shape="block" className="h-80 rounded-xl" />
          </div>
        </>
      ) : (
        <div className="flex min-w-0 flex-col gap-12">
          {lead && <div className="flex min-w-0 flex-col gap-5">{lead}</div>}
          {stats.length > 0 && (
            <StatRow>
              {stats.map((stat) => (
                <Stat key={stat.label} {...stat} />
              ))}
            </StatRow>
          )}
          {children}
          {countedAt && (
            <p className="text-sm text-ink-muted">
              <span>{t('counted')}</span> <RelativeTime iso={countedAt} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}
