import { Fragment } from 'react';
import { cn } from '../../foundations/lib/cn';
import { percentOf, type Scale } from './slider-scale';

export interface SliderMark {
  value: number;
  /** Below the track. Short: labels do not wrap. */
  label?: string;
}

/** Styles of the native range inputs: only the thumb shows, and it carries the focus ring. */
export const thumbClasses =
  'absolute inset-x-0 top-0 m-0 h-11 w-full cursor-pointer appearance-none bg-transparent outline-none disabled:cursor-not-allowed [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-raised disabled:[&::-moz-range-thumb]:border-dashed disabled:[&::-moz-range-thumb]:border-line-control focus-visible:[&::-moz-range-thumb]:outline-3 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus [&::-webkit-slider-thumb]:box-border [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-raised hover:[&::-webkit-slider-thumb]:bg-hover disabled:[&::-webkit-slider-thumb]:border-dashed disabled:[&::-webkit-slider-thumb]:border-line-control disabled:[&::-webkit-slider-thumb]:bg-surface focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-focus aria-invalid:[&::-webkit-slider-thumb]:border-danger-ink';

export interface SliderTrackProps extends Pick<Scale, 'min' | 'max'> {
  from: number;
  to: number;
  marks?: readonly SliderMark[];
  disabled?: boolean;
}

/** The track, the part between `from` and `to`, and the marks. Decorative: the inputs expose the values. */
export function SliderTrack({ from, to, marks = [], disabled, ...scale }: SliderTrackProps) {
  const start = percentOf(from, scale);
  return (
    <svg
      aria-hidden="true"
      data-track
      className="pointer-events-none absolute inset-x-3 top-0 h-11 w-[calc(100%-1.5rem)] overflow-visible rtl:-scale-x-100"
    >
      <rect
        y="1.1875rem"
        width="100%"
        height="0.375rem"
        rx="3"
        className="fill-line-control/40 in-[.high-contrast]:stroke-line-control forced-colors:stroke-[CanvasText]"
      />
      <rect
        x={`${start}%`}
        y="1.1875rem"
        width={`${percentOf(to, scale) - start}%`}
        height="0.375rem"
        rx="3"
        className={cn(
          disabled
            ? 'fill-line-control forced-colors:fill-[GrayText]'
            : 'fill-accent forced-colors:fill-[Highlight]',
        )}
      />
      {marks.map(({ value, label }) => {
        const at = percentOf(value, scale);
        return (
          <Fragment key={value}>
            <rect
              x={`${at}%`}
              y="1.9375rem"
              width="2"
              height="0.375rem"
              className="-translate-x-px fill-line-control forced-colors:fill-[CanvasText]"
            />
            {label !== undefined && (
              // Mirrored twice right to left, so that the position is mirrored and the text is not.
              <svg x={`${at}%`} overflow="visible">
                <text
                  x={at === 0 ? -8 : at === 100 ? 8 : 0}
                  y="3.375rem"
                  textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
                  className="fill-ink-muted text-sm rtl:-scale-x-100"
                >
                  {label}
                </text>
              </svg>
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}
