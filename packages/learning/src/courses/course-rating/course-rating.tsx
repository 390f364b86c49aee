import type { Rating } from '@digiken/contract';
import { Star } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { numberFormat } from '@digiken/ui/internal/intl';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';

export const courseRatingMessages = defineMessages('courseRating', {
  new: 'New',
  outOf: 'out of 5,',
  count: { one: '{count} rating', other: '{count} ratings' },
});

export interface CourseRatingProps {
  /** Null under five ratings: then "New" is shown. */
  rating: Rating | null;
  className?: string;
}

/** A course's rating in one short line: a star, the mean with one decimal, the number of ratings. */
export function CourseRating({ rating, className = '' }: CourseRatingProps) {
  const t = useMessages(courseRatingMessages);
  const locale = useLocale();
  if (!rating) {
    return (
      <span data-slot="course-rating" className={`font-medium text-ink-muted ${className}`}>
        {t('new')}
      </span>
    );
  }
  const mean = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span
      data-slot="course-rating"
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${className}`}
    >
      <Icon of={Star} size={17} className="shrink-0 fill-current text-accent-ink" />
      <b className="font-bold">{mean.format(rating.average)}</b>
      <span className="dk-visually-hidden">{t('outOf')}</span>
      <span className="text-ink-muted">
        <span aria-hidden="true">{`(${numberFormat(locale).format(rating.count)})`}</span>
        <span className="dk-visually-hidden">{t('count', { count: rating.count })}</span>
      </span>
    </span>
  );
}
