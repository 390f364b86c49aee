import { forwardRef } from 'react';
import { ChevronDown } from 'lucide';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';
import { dateFormat } from '../../foundations/lib/intl';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { useRecentErrors } from '../toast/toast';

export const recentMessagesMessages = defineMessages('recent-messages', {
  title: 'Recent messages ({count})',
});

export type RecentMessagesProps = Forwarded;

/**
 * Errors whose toast has closed, to read them again (spec R.21). A native disclosure at the end of a page.
 * Renders nothing if there were no errors.
 */
export const RecentMessages = forwardRef<HTMLDetailsElement, RecentMessagesProps>(function RecentMessages(
  { className, ...rest },
  ref,
) {
  const t = useMessages(recentMessagesMessages);
  const locale = useLocale();
  const errors = useRecentErrors();
  if (errors.length === 0) return null;
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  return (
    <details {...rest} ref={ref} data-slot="recent-messages" className={cn('group max-w-reading', className)}>
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
});
