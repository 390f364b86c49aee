import type { HubAssignment } from '@digiken/contract';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { hubPeopleMessages } from '../messages/people';
import { dayText } from '../views';

/** When an assignment is due, in words. */
export function useDueText(): (due: HubAssignment['due']) => string {
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  return (due) =>
    due === null
      ? t('dueNone')
      : due.kind === 'date'
        ? dayText(due.on, locale)
        : t('dueDays', { count: due.days });
}
