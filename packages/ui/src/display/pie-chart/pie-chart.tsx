import { forwardRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { numberFormat } from '../../foundations/lib/intl';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { ChartFrame } from '../chart-frame/chart-frame';
import { FillSample, MOST_SERIES, useSeriesFills } from '../line-chart/series-fill';
import { outlineOf, percentagesOf, slicesOf } from './slices';

export const pieChartMessages = defineMessages('pie-chart', {
  part: '{label}: {value}, {share}',
  name: 'Name',
  value: 'Value',
  share: 'Share',
  other: 'Other',
});

export interface PieDatum {
  label: string;
  /** Must not be negative. */
  value: number;
}

export interface PieChartProps extends Forwarded {
  title: string;
  /** Unit of the values, e.g. "learners"; shown below the title and in the table. */
  unit?: string;
  /** Labels must be unique. Of more than six, the smallest are joined as "Other". */
  data: readonly PieDatum[];
  /** A ring, or a full circle. Default `donut`. */
  variant?: 'donut' | 'pie';
  /** In the ring, e.g. the total and its unit. Short. Not shown in a full circle. */
  center?: { value: string; label?: string };
  /** Formats a value. Default: a number in the locale. */
  format?: (value: number) => string;
  headingLevel?: 2 | 3 | 4;
}

/** The first five in their order if there are more than six, and the rest as one. */
function joined(data: readonly PieDatum[], other: string): readonly PieDatum[] {
  if (data.length <= MOST_SERIES) return data;
  const largest = new Set([...data].sort((a, b) => b.value - a.value).slice(0, MOST_SERIES - 1));
  const rest = data.filter((item) => !largest.has(item)).reduce((sum, { value }) => sum + value, 0);
  return [...data.filter((item) => largest.has(item)), { label: other, value: rest }];
}

/** Parts of a whole. Slices differ by pattern, and the legend tells every figure. */
export const PieChart = forwardRef<HTMLElement, PieChartProps>(function PieChart(
  { title, unit, data, variant = 'donut', center, format, headingLevel, ...rest },
  ref,
) {
  const t = useMessages(pieChartMessages);
  const locale = useLocale();
  const read = format ?? ((value: number) => numberFormat(locale).format(value));
  const percent = numberFormat(locale, { style: 'percent' });
  const parts = joined(data, t('other'));
  const values = parts.map(({ value }) => value);
  const shares = percentagesOf(values).map((share) => percent.format(share / 100));
  const rows = parts.map((part, index) => ({ ...part, share: shares[index] ?? '' }));
  const { fillOf, defs } = useSeriesFills(parts.length);
  const ring = variant === 'donut';
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      title={title}
      headingLevel={headingLevel}
      summary={rows
        .map(({ label, value, share }) => t('part', { label, value: read(value), share }))
        .join('. ')}
      legend={unit && <p className="text-sm text-ink-muted">{unit}</p>}
      table={{
        rows,
        rowKey: ({ label }) => label,
        columns: [
          { id: 'label', label: t('name'), cell: ({ label }) => label },
          { id: 'value', label: unit ?? t('value'), align: 'end', cell: ({ value }) => read(value) },
          { id: 'share', label: t('share'), align: 'end', cell: ({ share }) => share },
        ],
      }}
    >
      <div className="flex flex-col items-center gap-6 @min-[30rem]/chart:flex-row @min-[30rem]/chart:gap-8">
        <span className="relative grid size-48 shrink-0 place-items-center">
          <svg aria-hidden="true" viewBox="0 0 100 100" className="col-start-1 row-start-1 size-full">
            {/* The box of a pattern is in units of the drawing, so it is scaled to pixels. */}
            {defs}
            {slicesOf(values).map((slice, index) =>
              slice.end > slice.start ? (
                <path
                  key={parts[index]?.label}
                  d={outlineOf(slice, 49, ring ? 31 : 0)}
                  fill={fillOf(index)}
                  strokeWidth="1.2"
                  className="stroke-surface forced-colors:stroke-[Canvas]"
                />
              ) : null,
            )}
            <circle
              cx="50"
              cy="50"
              r="49.5"
              fill="none"
              strokeWidth="0.5"
              className="stroke-line forced-colors:stroke-[CanvasText]"
            />
          </svg>
          {ring && center && (
            <span className="col-start-1 row-start-1 flex max-w-28 flex-col items-center text-center">
              <span className="text-xl font-bold tabular-nums">{center.value}</span>
              {center.label && <span className="text-sm text-ink-muted">{center.label}</span>}
            </span>
          )}
        </span>
        <span
          data-slot="pie-legend"
          className="grid w-full max-w-[28rem] min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-3"
        >
          {rows.map(({ label, value, share }, index) => (
            <span key={label} className="col-span-3 grid grid-cols-subgrid items-start">
              <span className="grid h-[1lh] place-items-center">
                <FillSample series={index} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="block">{label}</span>
                <span className="block text-sm text-ink-muted tabular-nums">{read(value)}</span>
              </span>
              <span className="text-end font-bold tabular-nums">{share}</span>
            </span>
          ))}
        </span>
      </div>
    </ChartFrame>
  );
});
