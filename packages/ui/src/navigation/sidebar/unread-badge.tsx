import { numberFormat } from '../../foundations/lib/intl';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';

export const unreadBadgeMessages = defineMessages('unread-badge', { many: '{limit}+' });

/** The largest number shown in full (spec 9.8). */
const BADGE_LIMIT = 99;

/** "3", and "99+" above 99. */
export function useBadgeText(count: number): string {
  const t = useMessages(unreadBadgeMessages);
  const locale = useLocale();
  return count > BADGE_LIMIT ? t('many', { limit: BADGE_LIMIT }) : numberFormat(locale).format(count);
}

/** A visual count: 99+ above 99, nothing for 0. The name of its parent must include the count. */
export function UnreadBadge({ count }: { count: number }) {
  // Format only if shown: the first formatted number makes the browser load the locale's data.
  return count > 0 ? <Shown count={count} /> : null;
}

function Shown({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      data-slot="unread-badge"
      className="inline-block min-w-6 shrink-0 rounded-full bg-emphasis px-1.5 text-center text-xs font-bold text-on-emphasis forced-colors:border"
    >
      {useBadgeText(count)}
    </span>
  );
}
