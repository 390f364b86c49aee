import type { HubAssignment } from '@digiken/contract';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { hubPeopleMessages } from '../messages/people';
import { dayName } from '../../shared/day-name';

/** When an assignment is due, in words. */
export function useDueText(): (due: HubAssignment['due']) => string {
  const t = useMessages(hubPeopleMessages);
  const locale = useLocale();
  return (due) =>
    due === null
      ? t('dueNone')
      : due.kind === 'date'
        ? dayName(due.on, locale)
        : t('dueDays', { count: due.days });
}
