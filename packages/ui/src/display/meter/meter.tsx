import { forwardRef, useId } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import { type MeterTone, meterTone } from './meter-tone';

export const meterMessages = defineMessages('meter', {
  value: '{value} of {max}',
  good: 'Good',
  fair: 'Could be better',
  poor: 'Needs attention',
});

export interface MeterProps extends Forwarded {
  /** The measured quantity, e.g. "Storage used". */
  label: string;
  value: number;
  /** Default 0. */
  min?: number;
  max: number;
  /** Values up to this are low. With `low`, `high` or `optimum`, the rating is shown as text. */
  low?: number;
  /** Values from this are high. */
  high?: number;
  /** The best value, which defines the good range. Default: the middle. */
  optimum?: number;
  /** Replaces "620 of 1,000", e.g. "620 MB of 1 GB". */
  text?: string;
}

const WORDS: Record<MeterTone, string> = {
  good: 'text-success-ink',
  fair: 'text-warning-ink',
  poor: 'text-danger-ink',
};

const FILL: Record<MeterTone | 'plain', string> = {
  plain: 'fill-accent',
  good: 'fill-success-ink',
  fair: 'fill-warning-ink',
  poor: 'fill-danger-ink',
};

/**
 * A measured value within known limits: a native `<meter>` with its value and rating as text, because
 * colour alone is not enough and screen readers announce `<meter>` differently.
 */
export const Meter = forwardRef<HTMLDivElement, MeterProps>(function Meter(
  { label, value, min = 0, max, low, high, optimum, text, className, ...rest },
  ref,
) {
  const t = useMessages(meterMessages);
  const id = useId();
  const judged = low !== undefined || high !== undefined || optimum !== undefined;
  const tone = judged ? meterTone({ value, min, max, low, high, optimum }) : undefined;
  const shown = Math.min(Math.max(value, min), max);
  const words = text ?? t('value', { value, max });
  return (
    <div {...rest} ref={ref} data-slot="meter" className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="min-w-0 font-bold wrap-anywhere">
          {label}
        </span>
        <span aria-hidden="true" dir="auto" className="text-sm text-ink-muted">
          {words}
        </span>
      </div>
      <div className="relative overflow-hidden rounded-full bg-selected in-[.high-contrast]:border forced-colors:border">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          className="h-2.5 w-full rtl:-scale-x-100"
        >
          <rect
            width={max > min ? ((shown - min) / (max - min)) * 100 : 0}
            height="1"
            className={cn(FILL[tone ?? 'plain'], 'forced-colors:fill-[Highlight]')}
          />
        </svg>
        {/* Over the bar, so that touch exploration finds it. Each browser draws its own meter differently. */}
        <meter
          aria-labelledby={id}
          aria-valuetext={tone ? `${words}. ${t(tone)}` : words}
          value={shown}
          min={min}
          max={max}
          low={low}
          high={high}
          optimum={optimum}
          className="absolute inset-0 size-full opacity-0"
        />
      </div>
      {tone && (
        <span aria-hidden="true" className={cn('text-sm font-medium', WORDS[tone])}>
          {t(tone)}
        </span>
      )}
    </div>
  );
});
