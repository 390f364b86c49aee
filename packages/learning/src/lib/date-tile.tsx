import { dateFormat } from '@digiken/ui/internal/intl';
import { useLocale } from '@digiken/ui/messages-provider';

/** A day in Nairobi as a small tile, for the eyes: whoever shows it says the date as text, too. */
export function DateTile({ iso }: { iso: string }) {
  const locale = useLocale();
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return null;
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone: 'Africa/Nairobi' }).format(time);
  return (
    <span
      aria-hidden="true"
      data-slot="date-tile"
      className="grid min-h-13 min-w-13 shrink-0 place-content-center rounded-lg bg-selected px-1.5 py-1 text-center leading-tight forced-colors:border"
    >
      <b className="text-sm font-heavy">{format({ weekday: 'short' })}</b>
      <span className="text-xs">{format({ day: 'numeric', month: 'short' })}</span>
    </span>
  );
}
