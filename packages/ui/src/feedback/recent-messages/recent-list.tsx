import { ChevronDown } from 'lucide';
import type { ForwardedRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { dateFormat } from '../../foundations/lib/intl';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import type { useRecentErrors } from '../toast/toast';
import { recentMessagesMessages } from './messages';
import type { RecentMessagesProps } from './recent-messages';

interface RecentListProps extends RecentMessagesProps {
  errors: ReturnType<typeof useRecentErrors>;
  listRef: ForwardedRef<HTMLDetailsElement>;
}

export function RecentList({ errors, listRef, className, ...rest }: RecentListProps) {
  const t = useMessages(recentMessagesMessages);
  const time = dateFormat(useLocale(), { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  return (
    <details
      {...rest}
      ref={listRef}
      data-slot="recent-messages"
      className={cn('group max-w-reading', className)}
    >
      <summary className="inline-flex min-h-target-primary list-none items-center gap-2 rounded-md px-3 text-sm font-bold hover:bg-hover">
        <span>{t('title', { count: errors.length })}</span>
        <Icon of={ChevronDown} size={18} className="group-open:rotate-180" />
      </summary>
      <ol className="flex flex-col gap-3 px-3 pt-2 pb-4">
        {errors.map((error) => (
          <li key={error.id} className="flex flex-wrap gap-x-3">
            <time dateTime={new Date(error.at).toISOString()} className="text-ink-muted">
              {time.format(error.at)}
            </time>
            <span className="min-w-0 wrap-anywhere">{error.message}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
