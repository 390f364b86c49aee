import type { ReviewComment } from '@digiken/contract';
import { Check, CircleCheck, CircleDashed, MessageSquarePlus, MessageSquareWarning } from 'lucide';
import { useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Collapsible } from '@digiken/ui/collapsible';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { CommentList } from '../review-notes/comment-list';
import { ChangeContent } from './change-content';
import { reviewDeskMessages } from './messages';
import { CommentForm } from './comment-form';
import { type ReviewItem, stateOf, unitOf } from './review-items';
import { useItemName } from './use-item-name';

export const STATE_LOOK = {
  accepted: { icon: CircleCheck, ink: 'text-success-ink', name: 'stateAccepted' },
  commented: { icon: MessageSquareWarning, ink: 'text-warning-ink', name: 'stateCommented' },
  open: { icon: CircleDashed, ink: 'text-ink-muted', name: 'stateOpen' },
} as const;

export interface ChangeCardProps {
  id: string;
  item: ReviewItem;
  /** From 1. */
  position: number;
  count: number;
  isAccepted: boolean;
  comments: readonly ReviewComment[];
  /** Among many: the content is rendered when it is opened. */
  isFolded: boolean;
  onAcceptedChange: (isAccepted: boolean) => void;
  onComment: (comment: { quote: string | undefined; text: string }) => Promise<FormOutcome>;
  onRemoveComment: (id: string) => Promise<FormOutcome>;
}

/** One change with what was there and what comes, and the reviewer's answer to it. */
export function ChangeCard({
  id,
  item,
  position,
  count,
  isAccepted,
  comments,
  isFolded,
  onAcceptedChange,
  onComment,
  onRemoveComment,
}: ChangeCardProps) {
  const t = useMessages(reviewDeskMessages);
  const nameOf = useItemName();
  const announce = useAnnounce();
  const card = useRef<HTMLElement>(null);
  const commentButton = useRef<HTMLButtonElement>(null);
  const [commenting, setCommenting] = useState<{ quote: string | undefined }>();
  const [opened, setOpened] = useState(!isFolded);
  const state = stateOf(isAccepted, comments);
  const unit = unitOf(item);
  const place = unit ? t('inUnit', { unit }) : t('details');
  const close = () => {
    setCommenting(undefined);
    commentButton.current?.focus();
  };
  return (
    <article
      ref={card}
      id={id}
      aria-labelledby={`${id}-name`}
      data-slot="change-card"
      data-state={state}
      tabIndex={-1}
      className="min-w-0 scroll-mt-40 rounded-lg border bg-surface in-[.high-contrast]:border-2 forced-colors:border-2"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-5">
        <div className="min-w-0 grow wrap-anywhere">
          <h3 id={`${id}-name`} className="font-bold">
            <VisuallyHidden>{`${t('place', { position, count })} `}</VisuallyHidden>
            <span>{nameOf(item)}</span>
          </h3>
          <p className="text-sm text-ink-muted">
            {item.same.length > 0 ? t('same', { count: item.same.length + 1 }) : place}
          </p>
        </div>
        {state === 'commented' && (
          <p className="inline-flex items-center gap-1.5 rounded-full bg-warning-soft px-3 py-1 text-sm font-bold text-warning-ink">
            <Icon of={MessageSquareWarning} size="sm" />
            {t('stateCommented')}
          </p>
        )}
        <div className="flex flex-wrap gap-1.5">
          <Button
            ref={commentButton}
            variant="quiet"
            icon={<Icon of={MessageSquarePlus} />}
            aria-label={t('commentLabel', { position })}
            aria-expanded={commenting !== undefined}
            onClick={() => setCommenting({ quote: markedIn(card.current) })}
          >
            {t('comment')}
          </Button>
          <Button
            variant="secondary"
            icon={isAccepted ? <Icon of={Check} /> : undefined}
            aria-pressed={isAccepted}
            aria-label={t(isAccepted ? 'acceptedLabel' : 'acceptLabel', { position })}
            onClick={() => {
              onAcceptedChange(!isAccepted);
              announce(t(isAccepted ? 'wasOpened' : 'wasAccepted', { position }));
            }}
          >
            {t(isAccepted ? 'accepted' : 'accept')}
          </Button>
        </div>
      </header>
      <div className="flex flex-col gap-4 px-4 py-4 sm:px-5">
        {isFolded ? (
          <Collapsible title={t('show')} onOpenChange={(open) => open && setOpened(true)}>
            {opened && <ChangeContent item={item} />}
          </Collapsible>
        ) : (
          <ChangeContent item={item} />
        )}
        {item.same.length > 0 && (
          <Collapsible title={t('samePlaces')}>
            <ul className="flex list-disc flex-col gap-1 ps-5">
              {[item.change, ...item.same].map(({ _id, title }) => (
                <li key={_id}>{title}</li>
              ))}
            </ul>
          </Collapsible>
        )}
        {commenting && (
          <CommentForm
            quote={commenting.quote}
            onSave={(text) => onComment({ quote: commenting.quote, text })}
            onClose={close}
          />
        )}
        <CommentList label={t('comments', { position })} comments={comments} onRemove={onRemoveComment} />
      </div>
    </article>
  );
}

/** Characters of the marked words that a comment names. */
const LONGEST_QUOTE = 200;

/** The words that are marked in a card; undefined if there are none. */
function markedIn(card: HTMLElement | null): string | undefined {
  const selection = window.getSelection();
  if (!card || !selection || selection.isCollapsed || !card.contains(selection.anchorNode)) return undefined;
  return selection.toString().replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE) || undefined;
}
