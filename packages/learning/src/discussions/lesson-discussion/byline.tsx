import type { DiscussionPost } from '@digiken/contract';
import { Avatar } from '@digiken/ui/avatar';
import { Badge } from '@digiken/ui/badge';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useMessages } from '@digiken/ui/messages-provider';
import { lessonDiscussionMessages } from './messages';

interface BylineProps {
  id?: string;
  author: DiscussionPost['author'];
  createdAt: string;
  edited?: boolean;
}

/** Who wrote it, and when. */
export function Byline({ id, author, createdAt, edited = false }: BylineProps) {
  const t = useMessages(lessonDiscussionMessages);
  const name = author?.name ?? t('gone');
  return (
    <p id={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      <Avatar name={name} src={author?.avatar ?? undefined} size="sm" />
      <b className="text-ink">{name}</b>
      {author?.badge && <Badge tone="info">{t(author.badge)}</Badge>}
      <RelativeTime iso={createdAt} />
      {edited && <span>· {t('edited')}</span>}
    </p>
  );
}
