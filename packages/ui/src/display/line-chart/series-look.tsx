/** The style of each series. Styles repeat from the fifth series, so a chart has at most four. */
export const SERIES = [
  { stroke: 'stroke-accent', fill: 'fill-accent', dash: undefined },
  { stroke: 'stroke-info-ink', fill: 'fill-info-ink', dash: '8 5' },
  { stroke: 'stroke-success-ink', fill: 'fill-success-ink', dash: '2 5' },
  { stroke: 'stroke-warning-ink', fill: 'fill-warning-ink', dash: '12 4 2 4' },
] as const;

export const lookOf = (index: number) => SERIES[index % SERIES.length] as (typeof SERIES)[number];

export const FORCED_STROKE = 'forced-colors:stroke-[CanvasText]';
const FORCED_FILL = 'forced-colors:fill-[CanvasText]';

/** The marker of a series: circle, square, or triangle up or down, centred on its position. */
export function SeriesPoint({ series, x, y }: { series: number; x: string | number; y: string | number }) {
  const className = `${lookOf(series).fill} ${FORCED_FILL}`;
  const shape = series % SERIES.length;
  return (
    <svg x={x} y={y} width="1" height="1" overflow="visible">
      {shape === 0 && <circle r="4" className={className} />}
      {shape === 1 && <rect x="-4" y="-4" width="8" height="8" className={className} />}
      {shape === 2 && <path d="M-5 4 0-5 5 4Z" className={className} />}
      {shape === 3 && <path d="M-5-4 0 5 5-4Z" className={className} />}
    </svg>
  );
}

/** A line segment with a marker, for the legend. */
export function SeriesSample({ series }: { series: number }) {
  return (
    <svg aria-hidden="true" width="36" height="12" className="shrink-0">
      <line
        x1="0"
        y1="6"
        x2="36"
        y2="6"
        strokeWidth="2.5"
        strokeDasharray={lookOf(series).dash}
        className={`${lookOf(series).stroke} ${FORCED_STROKE}`}
      />
      <SeriesPoint series={series} x={18} y={6} />
    </svg>
  );
}
