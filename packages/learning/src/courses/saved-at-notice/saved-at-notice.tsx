import { WifiOff } from 'lucide';
import { Icon } from '@digiken/ui/icon';
import { dateFormat } from '@digiken/ui/internal/intl';
import { defineMessages, useLocale, useMessages } from '@digiken/ui/messages-provider';

export const savedAtNoticeMessages = defineMessages('savedAtNotice', {
  at: 'Shown without a connection, as of {time}.',
  unknown: 'Shown without a connection. It may have changed since.',
});

export interface SavedAtNoticeProps {
  /** When what is shown was up to date, ISO 8601; undefined: not known. */
  at?: string;
}

/** Says that a page is shown without a connection, and from when it is. Show it only then. */
export function SavedAtNotice({ at }: SavedAtNoticeProps) {
  const t = useMessages(savedAtNoticeMessages);
  const locale = useLocale();
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p data-slot="saved-at-notice" className="flex items-start gap-2 text-sm text-ink-muted">
      <Icon of={WifiOff} size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {at === undefined ? t('unknown') : t('at', { time: format.format(Date.parse(at)) })}
      </span>
    </p>
  );
}
