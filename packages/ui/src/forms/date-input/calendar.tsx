import { ChevronLeft, ChevronRight, X } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import { directionOf } from '../../foundations/lib/direction';
import { Icon } from '../../foundations/lib/icon';
import {
  defineMessages,
  useLocale,
  useMessages,
} from '../../foundations/messages-provider/messages-provider';
import {
  addDays,
  addMonths,
  inSameMonth,
  type IsoDate,
  printDate,
  startOfWeek,
  today,
  weeksOf,
} from './calendar-dates';

export const calendarMessages = defineMessages('calendar', {
  previous: 'Previous month',
  next: 'Next month',
  close: 'Close the calendar',
});

export interface CalendarProps {
  label: string;
  value: IsoDate | null;
  min?: IsoDate;
  max?: IsoDate;
  onChoose: (date: IsoDate) => void;
  onClose: () => void;
}

/** A month as a grid of days (APG date picker dialog). Days out of bounds are focusable but cannot be selected. */
export default function Calendar({ label, value, min, max, onChoose, onClose }: CalendarProps) {
  const t = useMessages(calendarMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [now] = useState(today);
  const clamp = (date: IsoDate) => {
    if (min !== undefined && date < min) return min;
    return max !== undefined && date > max ? max : date;
  };
  const [focused, setFocused] = useState(() => clamp(value ?? now));
  const followed = useRef(true);
  const weeks = weeksOf(focused, locale);
  const monthOf = (date: IsoDate) => printDate(date, locale, { month: 'long', year: 'numeric' });
  const open = (date: IsoDate) => (min === undefined || date >= min) && (max === undefined || date <= max);

  useEffect(() => {
    if (followed.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const go = (date: IsoDate, { follow }: { follow: boolean }) => {
    if (date.length !== 10 || date < '1000-01-01') return;
    followed.current = follow;
    if (monthOf(date) !== monthOf(focused)) announce(monthOf(date));
    setFocused(date);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = directionOf(event.currentTarget) === 'rtl' ? -1 : 1;
    const month = event.shiftKey ? 12 : 1;
    const week = startOfWeek(focused, locale);
    const targets: Record<string, () => IsoDate> = {
      ArrowRight: () => addDays(focused, forward),
      ArrowLeft: () => addDays(focused, -forward),
      ArrowDown: () => addDays(focused, 7),
      ArrowUp: () => addDays(focused, -7),
      PageDown: () => addMonths(focused, month, locale),
      PageUp: () => addMonths(focused, -month, locale),
      Home: () => week,
      End: () => addDays(week, 6),
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    go(target(), { follow: true });
  };

  const turn = (months: number) => go(addMonths(focused, months, locale), { follow: false });
  return (
    <div role="dialog" aria-label={label} data-slot="calendar" className="flex flex-col gap-2 p-3">
      <div className="flex items-center gap-1">
        <IconButton
          label={t('previous')}
          icon={<Icon of={ChevronLeft} size={20} className="rtl:-scale-x-100" />}
          onClick={() => turn(-1)}
        />
        <h2 id={titleId} data-slot="calendar-month" className="flex-1 text-center font-bold">
          {monthOf(focused)}
        </h2>
        <IconButton
          label={t('next')}
          icon={<Icon of={ChevronRight} size={20} className="rtl:-scale-x-100" />}
          onClick={() => turn(1)}
        />
        <IconButton label={t('close')} icon={<Icon of={X} size={20} />} onClick={onClose} />
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- 2026-11-21: APG date grid
        role="grid"
        aria-labelledby={titleId}
        data-slot="calendar-grid"
        className="w-full table-fixed border-collapse text-center"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="py-1 text-xs font-normal text-ink-muted">
                <span aria-hidden="true">{printDate(day, locale, { weekday: 'short' })}</span>
                <span className="dk-visually-hidden">{printDate(day, locale, { weekday: 'long' })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value} className="p-0">
                  <button
                    type="button"
                    tabIndex={day === focused ? 0 : -1}
                    data-slot="calendar-day"
                    aria-label={printDate(day, locale, { dateStyle: 'full' })}
                    aria-current={day === now ? 'date' : undefined}
                    aria-disabled={!open(day) || undefined}
                    onClick={() => open(day) && onChoose(day)}
                    className={cn(
                      'mx-auto grid h-10 w-full max-w-11 place-items-center rounded-md tabular-nums -outline-offset-2 hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:line-through',
                      !inSameMonth(day, focused, locale) && 'text-ink-muted',
                      day === now && 'border-2 border-line-control',
                      day === value &&
                        'bg-accent font-bold text-on-accent hover:bg-accent-hover focus-visible:outline-offset-2 forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
                    )}
                  >
                    {printDate(day, locale, { day: 'numeric' })}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
