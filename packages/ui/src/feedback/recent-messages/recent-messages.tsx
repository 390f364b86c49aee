import { History } from 'lucide-react';
import { cx } from '../../foundations/lib/cx';
import { useDisclosure } from '../../foundations/lib/use-disclosure';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import { useRecentErrors } from '../toast/toast';

export const recentMessagesMessages = defineMessages('recent-messages', {
  open: 'Recent messages ({count})',
  title: 'Errors of this visit',
});

export interface RecentMessagesProps {
  /** Where the list opens: above the button in a footer or sidebar. Default `above`. */
  side?: 'above' | 'below';
  align?: 'left' | 'right';
  className?: string;
}

/** Errors whose toast has gone, to be read again (rulings: toasts). Renders nothing while there were none. */
export function RecentMessages({ side = 'above', align = 'left', className }: RecentMessagesProps) {
  const t = useMessages(recentMessagesMessages);
  const locale = useLocale();
  const errors = useRecentErrors();
  const { open, root, trigger, panelId } = useDisclosure();
  if (errors.length === 0) return null;
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  return (
    <div ref={root} data-slot="recent-messages" className={cx('relative', className)}>
      <button
        type="button"
        {...trigger}
        className="inline-flex min-h-target-primary items-center gap-2 rounded-md px-3 text-sm font-bold text-ink hover:bg-hover"
      >
        <History size={18} aria-hidden="true" />
        {t('open', { count: errors.length })}
      </button>
      {open && (
        <div
          id={panelId}
          // Scrolls when the list is long, so the keyboard must be able to reach it.
          tabIndex={0}
          role="group"
          aria-label={t('title')}
          className={cx(
            'absolute z-popover flex max-h-[60dvh] w-80 max-w-[calc(100vw-2rem)] flex-col overflow-y-auto gap-3 rounded-lg bg-raised p-4 text-ink shadow-overlay forced-colors:border-2',
            side === 'above' ? 'bottom-full mb-2' : 'top-full mt-2',
            align === 'left' ? 'left-0' : 'right-0',
          )}
        >
          <p className="font-bold">{t('title')}</p>
          <ol className="flex flex-col gap-3">
            {errors.map((error) => (
              <li key={error.id} className="flex flex-col">
                <span className="wrap-anywhere">{error.message}</span>
                <time dateTime={new Date(error.at).toISOString()} className="text-sm text-ink-muted">
                  {time.format(error.at)}
                </time>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
