import { forwardRef, type ReactNode } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden';

export const factsMessages = defineMessages('facts', { none: 'None' });

export interface FactView {
  label: string;
  /** Undefined, null and empty text are shown as a dash and announced as "None". */
  value: ReactNode;
}

export interface FactsProps extends Forwarded {
  items: readonly FactView[];
  /** On wide screens: 1 puts the value beside its label, 2 shows two facts side by side. Default 2. */
  columns?: 1 | 2;
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** A description list of one item: labels with their values. */
export const Facts = forwardRef<HTMLDivElement, FactsProps>(function Facts(
  { items, columns = 2, className, ...rest },
  ref,
) {
  const t = useMessages(factsMessages);
  return (
    <div {...rest} ref={ref} data-slot="facts" className={cn('@container/facts min-w-0', className)}>
      <dl
        className={cn(
          'grid gap-x-10 gap-y-5',
          columns === 2 && '@min-[30rem]/facts:grid-cols-2 @min-[60rem]/facts:grid-cols-3',
          columns === 1 && '@min-[30rem]/facts:gap-y-3',
        )}
      >
        {items.map(({ label, value }) => (
          <div
            key={label}
            className={cn(
              'flex min-w-0 flex-col gap-0.5',
              columns === 1 &&
                '@min-[30rem]/facts:grid @min-[30rem]/facts:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] @min-[30rem]/facts:items-baseline @min-[30rem]/facts:gap-x-6',
            )}
          >
            <dt className="text-sm text-ink-muted wrap-anywhere">{label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">
              {isEmpty(value) ? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{t('none')}</VisuallyHidden>
                </>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
});
