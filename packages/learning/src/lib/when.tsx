import { dateFormat } from '@digiken/ui/internal/intl';
import { useHydrated } from '@digiken/ui/internal/use-client-value';
import { useLocale } from '@digiken/ui/messages-provider';

/** A date and time in the user's time zone. The server prints only the date. */
export function When({ iso }: { iso: string }) {
  const locale = useLocale();
  const hydrated = useHydrated();
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return <span>{iso}</span>;
  // Without the time zone the time is omitted, because server and browser must print the same.
  const format = dateFormat(
    locale,
    hydrated ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium', timeZone: 'UTC' },
  );
  return <time dateTime={iso}>{format.format(time)}</time>;
}
