import { forwardRef, type ReactNode } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Facts, type FactsProps } from '../../display/facts/facts';
import { PageHeader } from '../../display/page-header/page-header';
import { Skeleton } from '../../display/skeleton/skeleton';
import type { Crumb, LoadState } from '../../foundations/lib/types';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { Breadcrumbs } from '../../navigation/breadcrumbs/breadcrumbs';
import { ErrorScreen } from '../error-screen/error-screen';

export const recordScreenMessages = defineMessages('record-screen', { loading: 'Loading…' });

export interface RecordScreenProps extends Forwarded {
  /** The type of the record, e.g. "User", shown while it loads. */
  title: string;
  /** BCP 47 tag of `title`, e.g. "sw", if it is not in the language of the page. */
  titleLanguage?: string;
  /** Breadcrumbs from the list to this record. */
  crumbs?: readonly Crumb[];
  /** Its status as text. */
  badges?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  facts?: FactsProps['items'];
  state: LoadState;
  /** Sections. */
  children?: ReactNode;
}

/** A console page for one record. */
export const RecordScreen = forwardRef<HTMLDivElement, RecordScreenProps>(function RecordScreen(
  { title, titleLanguage, crumbs, badges, intro, actions, facts, state, children, className, ...rest },
  ref,
) {
  const ready = state.status === 'ready';
  return (
    <div
      {...rest}
      ref={ref}
      data-slot="record-screen"
      className={cn('mx-auto w-full max-w-content', className)}
    >
      <PageHeader
        title={
          <span lang={titleLanguage} className="wrap-anywhere">
            {title}
          </span>
        }
        eyebrow={crumbs && <Breadcrumbs items={crumbs} />}
        intro={
          ready &&
          (badges || intro) && (
            <div className="flex flex-col gap-3">
              {badges && <div className="flex flex-wrap gap-2">{badges}</div>}
              {intro}
            </div>
          )
        }
        actions={ready && actions}
      />
      {state.status === 'error' ? (
        <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={2} />
      ) : ready ? (
        <div className="flex flex-col gap-12">
          {facts && facts.length > 0 && (
            <div className="rounded-xl border bg-surface p-5 in-[.high-contrast]:border-2 sm:p-6 forced-colors:border">
              <Facts items={facts} />
            </div>
          )}
          {children}
        </div>
      ) : (
        <RecordSkeleton />
      )}
    </div>
  );
});

function RecordSkeleton() {
  const t = useMessages(recordScreenMessages);
  return (
    <>
      <p className="dk-visually-hidden">{t('loading')}</p>
      <div aria-hidden="true" className="flex flex-col gap-12">
        <Skeleton shape="block" className="h-44 rounded-xl" />
        <div className="flex flex-col gap-5">
          <Skeleton shape="block" className="h-8 w-56 max-w-full" />
          <Skeleton lines={5} />
        </div>
      </div>
    </>
  );
}
