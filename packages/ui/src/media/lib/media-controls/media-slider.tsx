import type { KeyboardEvent } from 'react';
import { cn } from '../../../foundations/lib/cn';

export interface MediaSliderProps {
  label: string;
  value: number;
  max: number;
  /** The value as text for screen readers, e.g. "1 minute 20 seconds of 5 minutes". */
  valueText: string;
  /** The buffered position, in the unit of `value`. */
  loaded?: number;
  /** Step of the arrow keys; Page Up and Page Down use `page`. */
  step: number;
  page: number;
  disabled?: boolean;
  onChange: (value: number) => void;
  className?: string;
}

/**
 * A native range input with custom keys. It is left to right in every language, because the timeline and volume
 * of media players are not mirrored.
 */
export function MediaSlider({
  label,
  value,
  max,
  valueText,
  loaded = 0,
  step,
  page,
  disabled,
  onChange,
  className,
}: MediaSliderProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: value + step,
      ArrowUp: value + step,
      ArrowLeft: value - step,
      ArrowDown: value - step,
      PageUp: value + page,
      PageDown: value - page,
      Home: 0,
      End: max,
    };
    const next = moves[event.key];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(0, next)));
  };
  const share = (part: number) => `${max > 0 ? Math.min(100, (part / max) * 100) : 0}%`;
  return (
    <span dir="ltr" data-slot="media-slider" className={cn('relative block h-11', className)}>
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-2.5 inset-y-0 my-auto h-1.5 w-[calc(100%-1.25rem)] rounded-full bg-selected forced-colors:border"
      >
        <rect width={share(loaded)} height="100%" className="fill-ink-muted/35" />
        <rect width={share(value)} height="100%" className="fill-accent forced-colors:fill-[Highlight]" />
      </svg>
      <input
        type="range"
        min={0}
        max={max}
        step="any"
        value={Math.min(value, max)}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(Number(event.target.value))}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md disabled:cursor-not-allowed [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent disabled:[&::-webkit-slider-thumb]:bg-line-control forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight]"
      />
    </span>
  );
}
