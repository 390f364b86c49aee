import { ChevronLeft, ChevronRight } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
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
  first: '{day}, first day',
  last: '{day}, last day',
  from: 'From {day}. Choose the last day.',
  range: 'From {first} to {last}',
});

/** Limits of the days that can be chosen. */
export interface CalendarLimits {
  min?: IsoDate;
  max?: IsoDate;
  /** Whether a day within the limits cannot be chosen, e.g. a holiday. It stays focusable. */
  isDayDisabled?: (day: IsoDate) => boolean;
}

export interface MonthGridProps extends CalendarLimits {
  /** The grid opens with this day, and follows it when it changes. Default: today. */
  day: IsoDate | null;
  /** The chosen days: the first and the last one, equal for a single day. */
  chosen: readonly [IsoDate, IsoDate] | null;
  /** Several days can be chosen. */
  several?: boolean;
  onChoose: (day: IsoDate) => void;
  /** Called with the day under the pointer or the focus. */
  onReach?: (day: IsoDate) => void;
  /** Focuses the day when the grid appears. */
  autoFocus?: boolean;
  /** Behind the month. */
  action?: ReactNode;
}

/** A month as a grid of days (APG date grid). Days out of the limits are focusable but cannot be chosen. */
export function MonthGrid(props: MonthGridProps) {
  const { min, max, isDayDisabled, day: given, chosen, several, onChoose, onReach, action } = props;
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
  const [focused, setFocused] = useState(() => clamp(given ?? now));
  const [followed, setFollowed] = useState(given);
  /** The next change of the given day comes from a press in this grid, which keeps its place. */
  const [mine, setMine] = useState(false);
  if (given !== followed) {
    setFollowed(given);
    setMine(false);
    if (given !== null && !mine) setFocused(given);
  }
  const takesFocus = useRef(props.autoFocus === true);
  const weeks = weeksOf(focused, locale);
  const monthOf = (date: IsoDate) => printDate(date, locale, { month: 'long', year: 'numeric' });
  const open = (date: IsoDate) =>
    (min === undefined || date >= min) && (max === undefined || date <= max) && !isDayDisabled?.(date);

  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    takesFocus.current = false;
  }, [focused]);

  const go = (date: IsoDate, { follow }: { follow: boolean }) => {
    if (date.length !== 10 || date < '1000-01-01') return;
    takesFocus.current = follow;
    if (monthOf(date) !== monthOf(focused)) announce(monthOf(date));
    setFocused(date);
    onReach?.(date);
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

  const choose = (date: IsoDate) => {
    setMine(true);
    setFocused(date);
    onChoose(date);
  };
  const turn = (months: number) => go(addMonths(focused, months, locale), { follow: false });
  const nameOf = (date: IsoDate) => {
    const day = printDate(date, locale, { dateStyle: 'full' });
    if (!several || !chosen) return day;
    if (date === chosen[0]) return t('first', { day });
    return date === chosen[1] ? t('last', { day }) : day;
  };
  return (
    <>
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
        {action}
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- 2026-11-21: APG date grid
        role="grid"
        aria-labelledby={titleId}
        aria-multiselectable={several || undefined}
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
              {week.map((day) => {
                const end = chosen !== null && chosen.includes(day);
                const inside = chosen !== null && day > chosen[0] && day < chosen[1];
                return (
                  <td
                    key={day}
                    aria-selected={end || inside}
                    className={cn('p-0', inside && 'bg-selected forced-colors:bg-[Highlight]')}
                  >
                    <button
                      type="button"
                      tabIndex={day === focused ? 0 : -1}
                      data-slot="calendar-day"
                      aria-label={nameOf(day)}
                      aria-current={day === now ? 'date' : undefined}
                      aria-disabled={!open(day) || undefined}
                      onClick={() => open(day) && choose(day)}
                      onPointerEnter={onReach && (() => onReach(day))}
                      className={cn(
                        'mx-auto grid h-10 w-full max-w-11 place-items-center rounded-md tabular-nums -outline-offset-2 hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:line-through',
                        !inSameMonth(day, focused, locale) && 'text-ink-muted',
                        day === now && 'border-2 border-line-control',
                        inside && 'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
                        end &&
                          'bg-accent font-bold text-on-accent hover:bg-accent-hover focus-visible:outline-offset-2 forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
                      )}
                    >
                      {printDate(day, locale, { day: 'numeric' })}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
