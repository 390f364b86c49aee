import { ChevronRight } from 'lucide';
import {
  type ForwardedRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
} from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden';
import { DataTable, type DataTableProps } from '../data-table/data-table';

export const chartFrameMessages = defineMessages('chart-frame', {
  table: 'Show as table',
  tableOf: ': {title}',
  empty: 'No data yet.',
});

export interface ChartFrameProps<Row> extends Forwarded {
  title: string;
  /** Summary for users who cannot see the chart, e.g. "12 months, from 3 to 86 learners". */
  summary: string;
  table: Omit<DataTableProps<Row>, 'label'>;
  /** Explains how to read the chart, e.g. the unit or a legend. */
  legend?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** The chart itself. */
  children: ReactNode;
}

/** The frame of every chart: title, chart, and the same data as a table. */
export const ChartFrame = forwardRef(function ChartFrame<Row>(
  { title, summary, table, legend, headingLevel = 3, className, children, ...rest }: ChartFrameProps<Row>,
  ref: ForwardedRef<HTMLElement>,
) {
  const t = useMessages(chartFrameMessages);
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <figure
      {...rest}
      ref={ref}
      aria-labelledby={heading}
      data-slot="chart"
      className={cn(
        '@container/chart flex min-w-0 flex-col gap-5 rounded-xl border bg-surface p-5 in-[.high-contrast]:border-2 sm:p-6 forced-colors:border',
        className,
      )}
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading id={heading} className="text-lg font-bold">
          {title}
        </Heading>
        {table.rows.length > 0 && legend}
      </figcaption>
      {table.rows.length === 0 ? (
        <p className="py-6 text-ink-muted">{t('empty')}</p>
      ) : (
        <>
          <div role="img" aria-label={summary} className="grow">
            {children}
          </div>
          <details className="group/table">
            <summary className="-mx-2 flex min-h-9 w-fit list-none items-center gap-1.5 rounded-md px-2 text-sm font-medium text-ink-muted hover:bg-hover hover:text-ink">
              <Icon
                of={ChevronRight}
                size={16}
                className="shrink-0 group-open/table:rotate-90 rtl:-scale-x-100 rtl:group-open/table:-rotate-90"
              />
              <span>
                {t('table')}
                <VisuallyHidden>{t('tableOf', { title })}</VisuallyHidden>
              </span>
            </summary>
            <div className="pt-3">
              <DataTable {...table} label={title} />
            </div>
          </details>
        </>
      )}
    </figure>
  );
}) as <Row>(props: ChartFrameProps<Row> & RefAttributes<HTMLElement>) => ReactElement;
