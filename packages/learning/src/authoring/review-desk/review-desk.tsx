import type { CourseReview, ReviewComment } from '@digiken/contract';
import { Eye } from 'lucide';
import { type ReactNode, useId, useMemo } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Collapsible } from '@digiken/ui/collapsible';
import { EmptyState } from '@digiken/ui/empty-state';
import { Icon } from '@digiken/ui/icon';
import { barLook } from '@digiken/ui/internal/bar-look';
import { cn } from '@digiken/ui/internal/cn';
import { useMediaQuery } from '@digiken/ui/internal/use-client-value';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { ChangeCard, STATE_LOOK } from './change-card';
import { reviewDeskMessages } from './messages';
import { commentsOn, type ItemState, type ReviewItem, reviewItems, stateOf, unitOf } from './review-items';
import { useItemName } from './use-item-name';

export { reviewDeskMessages } from './messages';

/** Where a comment belongs and what it says. */
export type NewReviewComment = Pick<
  ReviewComment,
  'item' | 'itemId' | 'part' | 'language' | 'quote' | 'text'
>;

export interface ReviewDeskProps {
  review: CourseReview;
  /** Keys of the changes that the reviewer accepted. */
  accepted: ReadonlySet<string>;
  onAcceptedChange: (key: string, isAccepted: boolean) => void;
  /** The course with the changes, as learners would see it. */
  previewHref: string;
  onComment: (comment: NewReviewComment) => Promise<FormOutcome>;
  onRemoveComment: (id: string) => Promise<FormOutcome>;
  /** The buttons that decide, at the end of the bar. */
  decisions: ReactNode;
}

/** From this number of changes on, each is shown when it is opened. */
const MANY = 40;
/** Beside the changes there is room for their list. */
const WIDE = '(min-width: 64rem)';

/** What a reviewer looks at before they decide: every change in reading order, with their answer to each. */
export function ReviewDesk({
  review,
  accepted,
  onAcceptedChange,
  previewHref,
  onComment,
  onRemoveComment,
  decisions,
}: ReviewDeskProps) {
  const t = useMessages(reviewDeskMessages);
  const id = useId();
  const wide = useMediaQuery(WIDE);
  const items = useMemo(() => reviewItems(review.changes), [review.changes]);
  const rows = items.map((item, index) => {
    const comments = commentsOn(item, review.comments);
    const isAccepted = accepted.has(item.key);
    return { item, comments, isAccepted, state: stateOf(isAccepted, comments), id: `${id}-${index + 1}` };
  });
  const looked = rows.filter(({ state }) => state !== 'open').length;
  const list = <ChangeIndex rows={rows} />;
  return (
    <div data-slot="review-desk" className="flex min-w-0 flex-col gap-5">
      <section
        aria-label={t('decision')}
        data-bar="top"
        className="z-sticky -mx-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-y border-line bg-canvas px-4 py-2.5 sm:min-h-16 [@media(min-width:52rem)_and_(min-height:30rem)]:top-16"
      >
        <div className="min-w-0">
          <p className="text-sm font-bold">{t('lookedShort', { done: looked, count: items.length })}</p>
          <progress
            aria-hidden="true"
            value={looked}
            max={Math.max(items.length, 1)}
            className={cn(barLook, 'mt-1 block')}
          />
        </div>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <ButtonLink variant="quiet" href={previewHref} icon={<Icon of={Eye} />}>
            {t('preview')}
          </ButtonLink>
          {decisions}
        </div>
      </section>
      {items.length === 0 ? (
        <EmptyState title={t('nothing')}>{t('nothingText')}</EmptyState>
      ) : (
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
          {wide ? (
            <div className="sticky top-36 max-h-[calc(100dvh-12.75rem)] self-start overflow-y-auto rounded-lg border bg-surface p-4 in-[.high-contrast]:border-2 forced-colors:border-2">
              <h2 className="font-bold">{t('listTitle', { count: items.length })}</h2>
              {list}
            </div>
          ) : (
            <Collapsible title={t('listTitle', { count: items.length })}>{list}</Collapsible>
          )}
          <div className="flex min-w-0 flex-col gap-4">
            {rows.map(({ item, comments, isAccepted, id: cardId }, index) => (
              <ChangeCard
                key={item.key}
                id={cardId}
                item={item}
                position={index + 1}
                count={items.length}
                isAccepted={isAccepted}
                comments={comments}
                isFolded={items.length >= MANY}
                onAcceptedChange={(isNow) => onAcceptedChange(item.key, isNow)}
                onComment={({ quote, text }) => onComment({ ...placeOf(item), quote: quote ?? null, text })}
                onRemoveComment={onRemoveComment}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const placeOf = ({ change, text }: ReviewItem): Omit<NewReviewComment, 'quote' | 'text'> => ({
  item: change.item,
  itemId: change._id,
  part: text?.part ?? change.parts[0] ?? 'title',
  language: text?.language ?? null,
});

interface Row {
  item: ReviewItem;
  id: string;
  state: ItemState;
}

/** Links to the changes under the names of their units, each with its state. */
function ChangeIndex({ rows }: { rows: readonly Row[] }) {
  const t = useMessages(reviewDeskMessages);
  const nameOf = useItemName();
  const groups: { name: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const unit = unitOf(row.item);
    const name = unit ? t('inUnit', { unit }) : t('details');
    const last = groups.at(-1);
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  const count = (state: ItemState) => rows.filter((row) => row.state === state).length;
  return (
    <nav aria-label={t('listTitle', { count: rows.length })} className="wrap-anywhere">
      <p className="text-sm text-ink-muted">
        {t('listSum', {
          accepted: count('accepted'),
          commented: count('commented'),
          open: count('open'),
        })}
      </p>
      {groups.map(({ name, rows: inGroup }) => (
        <div key={inGroup[0]?.id} className="mt-3">
          <p aria-hidden="true" className="text-sm font-bold text-ink-muted">
            {name}
          </p>
          <ul aria-label={name}>
            {inGroup.map(({ item, id, state }) => {
              const { icon, ink, name: stateName } = STATE_LOOK[state];
              return (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center gap-2 rounded-md px-1.5 py-1 hover:bg-hover"
                    onClick={(event) => {
                      event.preventDefault();
                      const card = document.getElementById(id);
                      card?.scrollIntoView();
                      card?.focus({ preventScroll: true });
                    }}
                  >
                    <span className="min-w-0 grow">{nameOf(item)}</span>
                    <Icon of={icon} label={t(stateName)} className={`shrink-0 ${ink}`} />
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
