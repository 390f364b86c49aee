import type { Rating } from '@digiken/contract';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { FieldError } from '@digiken/ui/field';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { Section } from '@digiken/ui/section';
import { numberFormat } from '@digiken/ui/internal/intl';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';
import { useOutcome } from '../../lib/use-outcome';
import { Review, type ReviewView } from './review';
import { ReviewDialog } from './review-dialog';

export type { ReviewView } from './review';

export const courseReviewsMessages = defineMessages('courseReviews', {
  title: 'What learners say',
  outOf: 'out of 5',
  from: { one: 'from {count} learner', other: 'from {count} learners' },
  few: {
    one: '{count} rating so far. The average is shown from 5 ratings on.',
    other: '{count} ratings so far. The average is shown from 5 ratings on.',
  },
  none: 'No ratings yet. You can write the first review.',
  write: 'Write a review',
  newer: 'Newer reviews',
  older: 'Older reviews',
  removeTitle: 'Remove your review?',
  removeText: 'Your stars and your text are removed. You can write a new review at any time.',
  remove: 'Remove it',
  keep: 'Keep it',
  removed: 'Your review is removed.',
  reportTitle: 'Report this review',
  reportLabel: 'What is wrong with it?',
  reportHint: 'Only the administrators read this.',
  report: 'Report it',
  reported: 'Thank you. The administrators will look at it.',
});

export interface CourseReviewsProps {
  id?: string;
  /** Null under five ratings. */
  rating: Rating | null;
  /** All ratings, with and without text. */
  count: number;
  /** One page, newest first. */
  reviews: readonly ReviewView[];
  onNewer?: () => void;
  onOlder?: () => void;
  /** The user's own review. */
  own?: ReviewView | null;
  /** The user has learned enough to write one. */
  mayReview: boolean;
  /** Longest text of a review, in characters. */
  maxLength: number;
  /** `stars` are 1 to 5; the text may be empty. */
  onSave: (review: { stars: number; text: string }) => Promise<FormOutcome>;
  onRemove: () => Promise<FormOutcome>;
  /** Without it, reviews cannot be reported. */
  onReport?: (id: string, reason: string) => Promise<FormOutcome>;
}

/** Ratings and reviews of a course. Learners write, change and remove their own, and report others. */
export function CourseReviews(props: CourseReviewsProps) {
  const t = useMessages(courseReviewsMessages);
  const { rating, count, reviews, own, mayReview, onReport } = props;
  const [writing, setWriting] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [reporting, setReporting] = useState<string>();
  const { busy, problem, run } = useOutcome();
  const section = useRef<HTMLElement>(null);

  if (count === 0 && !mayReview) return null;
  // The pressed button may be gone: the focus moves to the list that has changed.
  const turn = (page: () => void) => {
    page();
    const element = section.current;
    if (!element) return;
    element.tabIndex = -1;
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  };
  const remove = async () => {
    await run(props.onRemove, t('removed'));
    setRemoving(false);
  };
  return (
    <Section ref={section} id={props.id} title={t('title')} className="scroll-mt-28">
      <Mean rating={rating} count={count} />
      {mayReview && !own && (
        <p>
          <Button variant="secondary" onClick={() => setWriting(true)}>
            {t('write')}
          </Button>
        </p>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      {reviews.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {reviews.map((review) => (
            <Review
              key={review.id}
              review={review}
              onEdit={review.own && mayReview ? () => setWriting(true) : undefined}
              onRemove={review.own ? () => setRemoving(true) : undefined}
              onReport={!review.own && onReport ? () => setReporting(review.id) : undefined}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {props.onNewer && (
          <Button variant="secondary" onClick={() => turn(props.onNewer as () => void)}>
            {t('newer')}
          </Button>
        )}
        {props.onOlder && (
          <Button variant="secondary" onClick={() => turn(props.onOlder as () => void)}>
            {t('older')}
          </Button>
        )}
      </div>
      <ReviewDialog
        open={writing}
        onOpenChange={setWriting}
        own={own ?? undefined}
        maxLength={props.maxLength}
        onSave={props.onSave}
      />
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={t('removeTitle')}
        message={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
      />
      <ReasonDialog
        open={reporting !== undefined}
        onOpenChange={(open) => !open && setReporting(undefined)}
        title={t('reportTitle')}
        label={t('reportLabel')}
        hint={t('reportHint')}
        confirmLabel={t('report')}
        maxLength={500}
        onConfirm={(reason) =>
          run(async () => (await onReport?.(reporting ?? '', reason)) ?? { ok: true }, t('reported'))
        }
      />
    </Section>
  );
}

function Mean({ rating, count }: Pick<CourseReviewsProps, 'rating' | 'count'>): ReactNode {
  const t = useMessages(courseReviewsMessages);
  const locale = useLocale();
  if (count === 0) return <p className="text-ink-muted">{t('none')}</p>;
  if (!rating) return <p className="text-ink-muted">{t('few', { count })}</p>;
  const mean = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="flex items-center gap-3.5">
      <b className="text-4xl leading-none font-heavy">{mean.format(rating.average)}</b>
      <span className="text-sm text-ink-muted">
        {t('outOf')}
        <br />
        <span>{t('from', { count: rating.count })}</span>
      </span>
    </p>
  );
}
