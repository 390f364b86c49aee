import { Megaphone } from 'lucide';
import { forwardRef, useId } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Avatar } from '../../display/avatar/avatar';
import { RelativeTime } from '../../display/relative-time/relative-time';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { BaseLink } from '../../foundations/link-provider/link-provider';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const threadListMessages = defineMessages('thread-list', {
  label: 'Conversations',
  unread: { one: '({count} unread message)', other: '({count} unread messages)' },
  many: '99+',
  announcement: 'Announcement',
});

/** The largest number shown in full (spec 9.8). */
const BADGE_LIMIT = 99;

export interface ThreadView {
  id: string;
  subject: string;
  /** BCP 47 tag of `subject`, e.g. "sw"; undefined if it is not known. */
  subjectLanguage?: string;
  /** The other participants as text, e.g. "Amina Njoroge and 2 others". */
  people: string;
  /** Address of a picture of the first one; without it their initial is shown. */
  picture?: string;
  /** The beginning of the last message. */
  excerpt: string;
  /** BCP 47 tag of `excerpt`. */
  excerptLanguage?: string;
  /** Time of the last message; ISO 8601. */
  at: string;
  /** Number of unread messages. */
  unread: number;
  /** It was sent to everyone in a course. */
  announcement?: boolean;
}

export interface ThreadListProps extends Forwarded {
  threads: readonly ThreadView[];
  /** Id of the open conversation. */
  selectedId?: string;
  hrefFor: (threadId: string) => string;
  /** Default "Conversations". */
  label?: string;
  /** ms since 1970, for stories. */
  now?: number;
}

/** Conversations as links, in the given order (newest first). */
export const ThreadList = forwardRef<HTMLUListElement, ThreadListProps>(function ThreadList(
  { threads, selectedId, hrefFor, label, now, className, ...rest },
  ref,
) {
  const t = useMessages(threadListMessages);
  return (
    <ul
      {...rest}
      ref={ref}
      data-slot="thread-list"
      aria-label={label ?? t('label')}
      className={cn('flex flex-col gap-1', className)}
    >
      {threads.map((thread) => (
        <li key={thread.id}>
          <ThreadLine
            thread={thread}
            current={thread.id === selectedId}
            href={hrefFor(thread.id)}
            now={now}
          />
        </li>
      ))}
    </ul>
  );
});

interface ThreadLineProps {
  thread: ThreadView;
  current: boolean;
  href: string;
  now?: number;
}

function ThreadLine({ thread, current, href, now }: ThreadLineProps) {
  const t = useMessages(threadListMessages);
  const people = useId();
  const unread = thread.unread > 0;
  return (
    <div
      className={cn(
        'relative flex min-w-0 gap-3 rounded-lg px-4 py-3 wrap-anywhere has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus',
        current ? 'bg-selected forced-colors:border-2 in-[.high-contrast]:border-2' : 'hover:bg-hover',
      )}
    >
      <Avatar name={thread.people} src={thread.picture} className="mt-0.5 max-[19rem]:hidden" />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <div className="flex items-baseline justify-between gap-3 text-sm text-ink-muted">
          <span id={people} className={cn('line-clamp-1 min-w-0', unread && 'font-bold text-ink')}>
            {thread.people}
          </span>
          <RelativeTime iso={thread.at} now={now} className="shrink-0" />
        </div>
        <div className="flex items-start justify-between gap-3">
          <BaseLink
            href={href}
            aria-current={current ? 'true' : undefined}
            aria-describedby={people}
            className={cn(
              'min-w-0 outline-none after:absolute after:inset-0 after:rounded-lg',
              unread ? 'font-heavy' : 'font-normal',
            )}
          >
            <bdi lang={thread.subjectLanguage}>{thread.subject}</bdi>
            {unread && (
              <span className="dk-visually-hidden">{` ${t('unread', { count: thread.unread })}`}</span>
            )}
          </BaseLink>
          {unread && (
            <span
              aria-hidden="true"
              data-slot="unread-badge"
              className="mt-0.5 min-w-6 shrink-0 rounded-full bg-emphasis px-1.5 text-center text-xs font-bold text-on-emphasis forced-colors:border"
            >
              {thread.unread > BADGE_LIMIT ? t('many') : thread.unread}
            </span>
          )}
        </div>
        <p className={cn('line-clamp-2 text-sm', unread ? 'text-ink' : 'text-ink-muted')}>
          {thread.announcement && (
            <span className="me-2 inline-flex items-center gap-1 align-bottom font-medium text-accent-ink">
              <Icon of={Megaphone} size={16} />
              {t('announcement')}
            </span>
          )}
          <span lang={thread.excerptLanguage}>{thread.excerpt}</span>
        </p>
      </div>
    </div>
  );
}
