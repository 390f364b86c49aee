import { forwardRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { numberFormat } from '../../foundations/lib/intl';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { ratingMessages } from './rating-messages';
import { Star } from './star';

export { RatingInput, type RatingInputProps } from './rating-input';
export { ratingMessages };

export interface RatingProps extends Forwarded {
  /** The mean, from 0 to `max`; shown with one decimal. */
  value: number;
  /** Number of stars. Default 5. */
  max?: number;
  /** Number of ratings. With 0, "No ratings yet" is shown. */
  count?: number;
  /** Default `md`. */
  size?: 'sm' | 'md' | 'lg';
}

const SIZES = {
  sm: { text: 'text-sm', star: 'size-4' },
  md: { text: 'text-base', star: 'size-5' },
  lg: { text: 'text-lg font-medium', star: 'size-7' },
};

/** A rating as stars and as text. It asks for nothing: see {@link RatingInput}. */
export const Rating = forwardRef<HTMLSpanElement, RatingProps>(function Rating(
  { value, max = 5, count, size = 'md', className, ...rest },
  ref,
) {
  const t = useMessages(ratingMessages);
  const number = numberFormat(useLocale(), { maximumFractionDigits: 1 });
  const shown = count === 0 ? 0 : Math.round(Math.min(Math.max(value, 0), max) * 10) / 10;
  const texts = { value: number.format(shown), max: number.format(max) };
  return (
    <span
      {...rest}
      ref={ref}
      data-slot="rating"
      className={cn('inline-flex flex-wrap items-center gap-x-2 gap-y-0.5', SIZES[size].text, className)}
    >
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {Array.from({ length: max }, (_, index) => (
          <Star key={index} share={Math.max(0, shown - index)} className={SIZES[size].star} />
        ))}
      </span>
      <span data-slot="rating-text" dir="auto" className="tabular-nums">
        {count === undefined ? t('value', texts) : t('rated', { ...texts, count })}
      </span>
    </span>
  );
});
