import { forwardRef } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { numberFormat } from '../../foundations/lib/intl';
import { cn } from '../../foundations/lib/cn';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { ChartFrame } from '../chart-frame/chart-frame';
import { labelled, ticks } from './scale';
import { FORCED_STROKE, lookOf, SeriesPoint, SeriesSample } from './series-look';

export const lineChartMessages = defineMessages('line-chart', {
  when: 'Time',
  summary: '{label}: from {first} in {start} to {last} in {end}, {most} at the most.',
});

export interface LineSeries {
  label: string;
  /** Must not be negative. All series need the same times in the same order. */
  points: readonly { x: string; y: number }[];
}

export interface LineChartProps extends Forwarded {
  title: string;
  /** At most four, because more cannot be distinguished. */
  series: readonly LineSeries[];
  /** Formats a value. Default: a number in the locale. */
  format?: (value: number) => string;
  headingLevel?: 2 | 3 | 4;
}

/** Shows how one or more values change over time. */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(
  { title, series, format, headingLevel, ...rest },
  ref,
) {
  const t = useMessages(lineChartMessages);
  const locale = useLocale();
  const read = format ?? ((value: number) => numberFormat(locale).format(value));
  const times = series[0]?.points.map(({ x }) => x) ?? [];
  const summary = series
    .map(({ label, points }) =>
      t('summary', {
        label,
        first: read(points[0]?.y ?? 0),
        start: points[0]?.x ?? '',
        last: read(points.at(-1)?.y ?? 0),
        end: points.at(-1)?.x ?? '',
        most: read(Math.max(...points.map(({ y }) => y), 0)),
      }),
    )
    .join(' ');
  return (
    <ChartFrame
      {...rest}
      ref={ref}
      title={title}
      headingLevel={headingLevel}
      summary={summary}
      legend={
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
          {series.map(({ label }, index) => (
            <li key={label} className="flex items-center gap-2">
              <SeriesSample series={index} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      }
      table={{
        rows: times.map((time, index) => ({ time, index })),
        rowKey: ({ time }) => time,
        columns: [
          { id: 'time', label: t('when'), cell: ({ time }) => time },
          ...series.map(({ label, points }) => ({
            id: label,
            label,
            align: 'end' as const,
            cell: ({ index }: { index: number }) => read(points[index]?.y ?? 0),
          })),
        ],
      }}
    >
      <Plot series={series} times={times} read={read} />
    </ChartFrame>
  );
});

/** px; also the width of the axis labels. */
const HEIGHT = 220;
/** Share of the width between the edges and the first and last point, for their labels. */
const EDGE = 4;

interface PlotProps {
  series: readonly LineSeries[];
  times: readonly string[];
  read: (value: number) => string;
}

/* Positions are shares of the width and pixels of the height, so that text does not scale with the chart. */
function Plot({ series, times, read }: PlotProps) {
  const marks = ticks(Math.max(...series.flatMap(({ points }) => points.map(({ y }) => y)), 0));
  const top = marks.at(-1) ?? 1;
  const count = times.length;
  const across = (index: number) => `${count > 1 ? EDGE + (index / (count - 1)) * (100 - 2 * EDGE) : 50}%`;
  const up = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const narrow = labelled(count, 2);
  const wide = labelled(count, 5);
  return (
    <div aria-hidden="true" className="flex items-start gap-3 pt-2 text-xs text-ink-muted">
      <div className="flex h-[220px] flex-col-reverse justify-between text-end">
        {marks.map((mark) => (
          <span key={mark} className="-my-2.5 flex h-5 items-center justify-end whitespace-nowrap">
            {read(mark)}
          </span>
        ))}
      </div>
      <svg width="100%" height={HEIGHT + 28} overflow="visible" className="min-w-0 grow">
        {marks.map((mark) => (
          <line
            key={mark}
            x1="0"
            x2="100%"
            y1={up(mark)}
            y2={up(mark)}
            className={cn(
              mark === 0 ? 'stroke-line-control' : 'stroke-line',
              'forced-colors:stroke-[GrayText]',
            )}
          />
        ))}
        {series.map(({ label, points }, index) => (
          <g key={label}>
            {points.slice(1).map((point, step) => (
              <line
                key={point.x}
                x1={across(step)}
                y1={up(points[step]?.y ?? 0)}
                x2={across(step + 1)}
                y2={up(point.y)}
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeDasharray={lookOf(index).dash}
                className={cn(lookOf(index).stroke, FORCED_STROKE)}
              />
            ))}
            {points.map((point, step) => (
              <SeriesPoint key={point.x} series={index} x={across(step)} y={up(point.y)} />
            ))}
          </g>
        ))}
        {times.map((time, index) => (
          <text
            key={time}
            x={across(index)}
            y={HEIGHT + 22}
            textAnchor={
              index === 0 && count > 1 ? 'start' : index === count - 1 && count > 1 ? 'end' : 'middle'
            }
            className={cn(
              'fill-current',
              !narrow.has(index) && !wide.has(index) && 'hidden',
              !narrow.has(index) && wide.has(index) && 'hidden @min-[30rem]/chart:inline',
              narrow.has(index) && !wide.has(index) && '@min-[30rem]/chart:hidden',
            )}
          >
            {time}
          </text>
        ))}
      </svg>
    </div>
  );
}
