import { forwardRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { numberFormat } from '../../foundations/lib/intl';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { ChartFrame } from '../chart-frame/chart-frame';
import { FillSample, useSeriesFills } from '../line-chart/series-fill';

export const stackedBarChartMessages = defineMessages('stacked-bar-chart', {
  summary: { one: '{parts}', other: '{count} bars. {parts}' },
  bar: '{label}: {total} ({parts})',
  part: '{label} {value}',
  name: 'Name',
  total: 'Total',
});

export interface StackedBarChartProps extends Forwarded {
  title: string;
  /** Unit of the values, e.g. "learners"; shown below the title. */
  unit?: string;
  /** Names of the parts, in the order of the bar. At most six, because more cannot be distinguished. */
  series: readonly string[];
  /** Labels must be unique. `values` has one value for each series; none may be negative. */
  data: readonly { label: string; values: readonly number[] }[];
  /** `amount`: the largest total fills the width. `share`: every bar does, and parts are percentages. Default `amount`. */
  scale?: 'amount' | 'share';
  /** Formats an amount. Default: a number in the locale. */
  format?: (value: number) => string;
  headingLevel?: 2 | 3 | 4;
}

/** Compares totals and their parts. Parts differ by pattern, and each bar's total is text. */
export const StackedBarChart = forwardRef<HTMLElement, StackedBarChartProps>(function StackedBarChart(
  { title, unit, series, data, scale = 'amount', format, headingLevel, ...rest },
  ref,
) {
  const t = useMessages(stackedBarChartMessages);
  const locale = useLocale();
  const read = format ?? ((value: number) => numberFormat(locale).format(value));
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const rows = data.map(({ label, values }) => ({
    label,
    values,
    total: values.reduce((sum, value) => sum + value, 0),
  }));
  type Row = (typeof rows)[number];
  const most = Math.max(...rows.map(({ total }) => total), 0);
  const part = (row: Row, index: number) => {
    const value = row.values[index] ?? 0;
    if (scale === 'amount') return read(value);
    return percent.format(row.total > 0 ? value / row.total : 0);
  };
  const { fillOf, defs } = useSeriesFills(series.length);
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      title={title}
      headingLevel={headingLevel}
      summary={t('summary', {
        count: rows.length,
        parts: rows
          .map((row) =>
            t('bar', {
              label: row.label,
              total: read(row.total),
              parts: series.map((label, index) => t('part', { label, value: part(row, index) })).join(', '),
            }),
          )
          .join('. '),
      })}
      legend={
        <>
          {unit && <p className="text-sm text-ink-muted">{unit}</p>}
          <ul className="flex w-full flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
            {series.map((label, index) => (
              <li key={label} className="flex items-center gap-2">
                <FillSample series={index} />
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </>
      }
      table={{
        rows,
        rowKey: ({ label }) => label,
        columns: [
          { id: 'label', label: t('name'), cell: ({ label }) => label },
          ...series.map((label, index) => ({
            id: label,
            label,
            align: 'end' as const,
            cell: (row: Row) => part(row, index),
          })),
          { id: 'total', label: t('total'), align: 'end', cell: ({ total }) => read(total) },
        ],
      }}
    >
      {/* The fills, once for all bars. */}
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        {defs}
      </svg>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-4 @min-[34rem]/chart:grid-cols-[minmax(0,max-content)_minmax(12rem,1fr)_auto]">
        {rows.map((row) => {
          const full = scale === 'share' ? row.total : most;
          let at = 0;
          return (
            <div
              key={row.label}
              className="col-span-2 grid grid-cols-subgrid items-baseline gap-y-1.5 @min-[34rem]/chart:col-span-3 @min-[34rem]/chart:items-center"
            >
              <span className="min-w-0 wrap-anywhere">{row.label}</span>
              <span className="text-end font-bold tabular-nums @min-[34rem]/chart:order-last">
                {read(row.total)}
              </span>
              <svg
                aria-hidden="true"
                width="100%"
                height="20"
                className="col-span-2 rounded-sm @min-[34rem]/chart:col-span-1 rtl:-scale-x-100"
              >
                {row.values.map((value, index) => {
                  const width = full > 0 ? (value / full) * 100 : 0;
                  const x = at;
                  at += width;
                  return width > 0 ? (
                    <rect
                      key={series[index]}
                      x={`${x}%`}
                      width={`${width}%`}
                      height="20"
                      fill={fillOf(index)}
                      strokeWidth="2"
                      className="stroke-surface forced-colors:stroke-[Canvas]"
                    />
                  ) : null;
                })}
                {/* Holds the parts together where only two colours are left. */}
                <rect
                  width={`${at}%`}
                  height="20"
                  fill="none"
                  strokeWidth="2"
                  className="stroke-none forced-colors:stroke-[CanvasText]"
                />
              </svg>
            </div>
          );
        })}
      </div>
    </ChartFrame>
  );
});
