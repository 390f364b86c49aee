import { type ReactNode, useId } from 'react';
import { lookOf } from './series-look';

const FORCED = 'forced-colors:fill-[CanvasText]';
const CUT = 'stroke-surface forced-colors:stroke-[Canvas]';

/** What is cut out of the fill of a series: nothing, stripes, dots, or stripes the other way. */
const CUTS = [
  null,
  <path key="stripes" d="M-2 2 2-2M0 8 8 0M6 10l4-4" strokeWidth="2" className={CUT} />,
  <circle key="dots" cx="4" cy="4" r="1.6" className="fill-surface forced-colors:fill-[Canvas]" />,
  <path key="bars" d="M0 2H8M0 6H8" strokeWidth="1.5" className={CUT} />,
];

/** At most this many series can be told apart by pattern and colour. */
export const MOST_SERIES = 6;

/** Colours of a series' area. The fifth and sixth combine a colour and another pattern. */
const lookAt = (series: number) => ({
  fill: lookOf(series).fill,
  cut: CUTS[(series + (series >= CUTS.length ? 2 : 0)) % CUTS.length],
});

export interface SeriesFill {
  /** For the `fill` attribute of the areas of a series. */
  fillOf: (series: number) => string;
  /** To render once in the same `<svg>`. */
  defs: ReactNode;
}

/** Fills that differ by pattern as well as by colour. @param count number of series */
export function useSeriesFills(count: number): SeriesFill {
  const own = useId();
  const idOf = (series: number) => `${own}-${series}`;
  return {
    fillOf: (series) => `url(#${idOf(series)})`,
    defs: (
      <defs>
        {Array.from({ length: count }, (_, series) => {
          const { fill, cut } = lookAt(series);
          return (
            <pattern key={series} id={idOf(series)} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" className={`${fill} ${FORCED}`} />
              {cut}
            </pattern>
          );
        })}
      </defs>
    ),
  };
}

/** A square in the fill of a series, for legends. */
export function FillSample({ series }: { series: number }) {
  const own = useId();
  const { fill, cut } = lookAt(series);
  return (
    <svg aria-hidden="true" width="16" height="16" className="shrink-0">
      <defs>
        <pattern id={own} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={`${fill} ${FORCED}`} />
          {cut}
        </pattern>
      </defs>
      <rect
        width="16"
        height="16"
        rx="3"
        fill={`url(#${own})`}
        className="in-[.high-contrast]:stroke-line-control forced-colors:stroke-[CanvasText]"
      />
    </svg>
  );
}
