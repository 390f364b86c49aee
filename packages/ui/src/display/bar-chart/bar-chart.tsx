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
  value: 'Figure',
});

export interface BarDatum {
  label: string;
  /** Not negative. */
  value: number;
}

export interface BarChartProps {
  title: string;
  /** Of the figures, e.g. "learners"; shown beside the title and in the table. */
  unit?: string;
  /** Labels are different from each other. Drawn in this order. */
  data: readonly BarDatum[];
  /** How a figure reads. Default: by the locale. */
  format?: (value: number) => string;
  /** What a full bar stands for, e.g. 1 for shares. Default: the longest. */
  full?: number;
  headingLevel?: 2 | 3 | 4;
}

/** Compares amounts by the length of their bars. */
export function BarChart({ title, unit, data, format, full, headingLevel }: BarChartProps) {
  const t = useMessages(barChartMessages);
  const locale = useLocale();
  const read = format ?? ((value: number) => numberFormat(locale).format(value));
  const most = Math.max(...data.map(({ value }) => value), 0);
  const longest = data.find(({ value }) => value === most);
  return (
    <ChartFrame
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
                // A sliver at least, so that little is told from nothing.
                width={value > 0 ? `${Math.max((value / (full ?? most)) * 100, 0.75)}%` : 0}
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
}
