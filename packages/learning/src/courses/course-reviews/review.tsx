import { Star } from 'lucide';
import { Avatar } from '@digiken/ui/avatar';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { dateFormat } from '@digiken/ui/internal/intl';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';

export const reviewMessages = defineMessages('review', {
  stars: { one: '{count} star out of 5', other: '{count} stars out of 5' },
  own: 'Your review',
  edited: '{date}, changed',
  edit: 'Change your review',
  remove: 'Remove your review',
  report: 'Report',
  reportOf: 'Report the review by {author}',
});

/** A review of a course. */
export interface ReviewView {
  id: string;
  /** First name and first letter of the last name. */
  author: string;
  /** 1 to 5. */
  stars: number;
  /** May be empty. */
  text: string;
  /** BCP 47 tag of `text`, e.g. "sw"; undefined if it is not known. */
  language?: string;
  /** ISO 8601. */
  createdAt: string;
  edited: boolean;
  /** Written by the user. */
  own: boolean;
}

export interface ReviewProps {
  review: ReviewView;
  onEdit?: () => void;
  onRemove?: () => void;
  onReport?: () => void;
}

/** One review in a list: who, when, how many stars, and the text. */
export function Review({ review, onEdit, onRemove, onReport }: ReviewProps) {
  const t = useMessages(reviewMessages);
  const locale = useLocale();
  const time = Date.parse(review.createdAt);
  const date = Number.isNaN(time)
    ? ''
    : dateFormat(locale, { dateStyle: 'medium', timeZone: 'Africa/Nairobi' }).format(time);
  return (
    <li
      data-slot="review"
      className="flex min-w-0 flex-col gap-2.5 rounded-lg border bg-surface px-5 py-4.5 wrap-anywhere forced-colors:border-2"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <Avatar name={review.author} />
        <div className="min-w-0 grow basis-24 leading-snug">
          <p className="font-bold">{review.author}</p>
          <p className="text-sm text-ink-muted">{review.edited ? t('edited', { date }) : date}</p>
        </div>
        <span className="inline-flex items-center gap-1 font-bold">
          <Icon of={Star} size={16} className="fill-current text-accent-ink" />
          <span aria-hidden="true">{review.stars}</span>
          <span className="dk-visually-hidden">{t('stars', { count: review.stars })}</span>
        </span>
      </div>
      {review.own && (
        <p>
          <Badge>{t('own')}</Badge>
        </p>
      )}
      {review.text && (
        <p lang={review.language} className="text-sm whitespace-pre-line" dir="auto">
          {review.text}
        </p>
      )}
      <div className="-ms-3 mt-auto flex flex-wrap gap-1 empty:hidden">
        {onEdit && (
          <Button variant="quiet" size="sm" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        {onRemove && (
          <Button variant="quiet" size="sm" onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
        {onReport && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('reportOf', { author: review.author })}
            onClick={onReport}
          >
            {t('report')}
          </Button>
        )}
      </div>
    </li>
  );
}
