import type { ReviewComment } from '@digiken/contract';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { TextLink } from '@digiken/ui/text-link';
import { changeListMessages } from '../change-list/change-list';
import { CommentList } from './comment-list';
import { reviewNotesMessages } from './messages';

export { reviewNotesMessages } from './messages';

export interface ReviewNotesProps {
  /** What the last review asked for, here or in the whole course. */
  comments: readonly ReviewComment[];
  /** Where a comment belongs. Default: it belongs to what is edited here. */
  placeOf?: (comment: ReviewComment) => { title: string; href: string } | undefined;
}

/** What a review asked an instructor to change, beside the work. Shows nothing without comments. */
export function ReviewNotes({ comments, placeOf }: ReviewNotesProps) {
  const t = useMessages(reviewNotesMessages);
  const word = useMessages(changeListMessages);
  if (comments.length === 0) return null;
  return (
    <Callout tone="warning" title={t('title', { count: comments.length })}>
      <p>{t('text')}</p>
      <ul data-slot="review-notes" className="mt-3 flex flex-col gap-4">
        {comments.map((comment) => {
          const place = placeOf?.(comment);
          const part = word(comment.part);
          const name = place ? t('about', { part, title: place.title }) : part;
          return (
            <li key={comment._id} className="flex min-w-0 flex-col gap-1 wrap-anywhere">
              <span className="font-bold">
                {place ? <TextLink href={place.href}>{name}</TextLink> : name}
              </span>
              <CommentList label={name} comments={[comment]} />
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
