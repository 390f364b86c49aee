import { forwardRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { numberFormat } from '../../foundations/lib/intl';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { ChartFrame } from '../chart-frame/chart-frame';

export const barChartMessages = defineMessages('bar-chart', {
  summary: { one: '{label}: {value}', other: '{count} bars. The longest is {label}: {value}' },
  label: 'Name',
  value: 'Value',
});

export interface BarDatum {
  label: string;
  /** Must not be negative. */
  value: number;
}

interface BarChartBaseProps extends Forwarded {
  title: string;
  /** Unit of the values, e.g. "learners"; shown below the title and in the table. */
  unit?: string;
  /** Labels must be unique. Drawn in this order. */
  data: readonly BarDatum[];
  headingLevel?: 2 | 3 | 4;
}

/** Amounts: the longest bar fills the width. */
interface AmountBarChartProps extends BarChartBaseProps {
  scale: 'amount';
  /** Formats a value. Default: a number in the locale. */
  format?: (value: number) => string;
}

/** Shares from 0 to 1, shown as percentages. Only 1 fills the width. */
interface ShareBarChartProps extends BarChartBaseProps {
  scale: 'share';
}

export type BarChartProps = AmountBarChartProps | ShareBarChartProps;

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

/** Compares values by the length of their bars. `scale` sets the value of a full bar. */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(
  { title, unit, data, headingLevel, scale, ...more }: BarChartProps,
  ref,
) {
  const { format, ...rest } = more as typeof more & Pick<AmountBarChartProps, 'format'>;
  const t = useMessages(barChartMessages);
  const locale = useLocale();
  const number = numberFormat(locale, scale === 'share' ? PERCENT : undefined);
  const read = (scale === 'amount' && format) || ((value: number) => number.format(value));
  const most = Math.max(...data.map(({ value }) => value), 0);
  const full = scale === 'share' ? 1 : most;
  const longest = data.find(({ value }) => value === most);
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      title={title}
      headingLevel={headingLevel}
      summary={t('summary', {
        count: data.length,
        label: longest?.label ?? '',
        value: read(most),
      })}
      legend={unit && <p className="text-sm text-ink-muted">{unit}</p>}
      table={{
        rows: data,
        rowKey: ({ label }) => label,
        columns: [
          { id: 'label', label: t('label'), cell: ({ label }) => label },
          { id: 'value', label: unit ?? t('value'), align: 'end', cell: ({ value }) => read(value) },
        ],
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-4 @min-[34rem]/chart:grid-cols-[minmax(0,max-content)_minmax(12rem,1fr)_auto]">
        {data.map(({ label, value }) => (
          <div
            key={label}
            className="col-span-2 grid grid-cols-subgrid items-baseline gap-y-1.5 @min-[34rem]/chart:col-span-3 @min-[34rem]/chart:items-center"
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="text-end font-bold @min-[34rem]/chart:order-last">{read(value)}</span>
            <svg
              aria-hidden="true"
              width="100%"
              height="14"
              className="col-span-2 @min-[34rem]/chart:col-span-1"
            >
              <rect
                // At least a sliver, so that a small value differs from zero.
                width={
                  value > 0
                    ? `${Math.round(Math.min(Math.max((value / full) * 100, 0.75), 100) * 100) / 100}%`
                    : 0
                }
                height="14"
                rx="4"
                className="fill-accent forced-colors:fill-[CanvasText]"
              />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
});
