import { dateFormat } from '../../foundations/lib/intl';
import { useHydrated } from '../../foundations/lib/use-client-value';
import { useLocale } from '../../foundations/messages-provider/messages-provider';

/** A point in time to plan by: day and clock, in the reader's own zone. On the server it is the day. */
export function When({ iso }: { iso: string }) {
  const locale = useLocale();
  const hydrated = useHydrated();
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return <span>{iso}</span>;
  // Without the reader's zone there is no clock either: server and browser must print the same.
  const format = dateFormat(
    locale,
    hydrated ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium', timeZone: 'UTC' },
  );
  return <time dateTime={iso}>{format.format(time)}</time>;
}
