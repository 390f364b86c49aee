import { cn } from '@digiken/ui/internal/cn';
import { dateFormat } from '@digiken/ui/internal/intl';
import { useLocale } from '@digiken/ui/messages-provider';

export interface DateTileProps {
  iso: string;
  /** Shows the time instead, with this label, if it is the same day as `now` (ms since 1970). */
  today?: { now: number; label: string };
}

/** A day in Nairobi as a small tile, for the eyes: whoever shows it says the date as text, too. */
export function DateTile({ iso, today }: DateTileProps) {
  const locale = useLocale();
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return null;
  const format = (options: Intl.DateTimeFormatOptions, at = time) =>
    dateFormat(locale, { ...options, timeZone: 'Africa/Nairobi' }).format(at);
  const isToday =
    today !== undefined && format({ dateStyle: 'short' }) === format({ dateStyle: 'short' }, today.now);
  return (
    <span
      aria-hidden="true"
      data-slot="date-tile"
      className={cn(
        'grid min-h-13 min-w-13 shrink-0 place-content-center rounded-lg px-1.5 py-1 text-center leading-tight forced-colors:border',
        isToday ? 'bg-warning-soft text-warning-ink' : 'bg-selected',
      )}
    >
      <b className="text-sm font-heavy">
        {isToday
          ? format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
          : format({ weekday: 'short' })}
      </b>
      <span className="text-xs">{isToday ? today.label : format({ day: 'numeric', month: 'short' })}</span>
    </span>
  );
}
