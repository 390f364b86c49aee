import { forwardRef, type ReactNode, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { useFormReset } from '../field/use-field-ids';
import { type IsoDate, printDate } from './calendar-dates';
import { type CalendarLimits, calendarMessages, MonthGrid } from './month-grid';

/** Two days, the first not after the last. */
export interface DateRange {
  start: IsoDate;
  end: IsoDate;
}

export interface RangeGridProps extends CalendarLimits {
  value: DateRange | null;
  onChoose: (value: DateRange) => void;
  autoFocus?: boolean;
  action?: ReactNode;
}

const inOrder = (one: IsoDate, other: IsoDate): [IsoDate, IsoDate] =>
  one <= other ? [one, other] : [other, one];

/** A month from which two days are chosen, in either order. The days between show while the second is looked for. */
export function RangeGrid({ value, onChoose, ...grid }: RangeGridProps) {
  const t = useMessages(calendarMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  /** The day that was chosen first, and the day that the pointer or the focus has reached since. */
  const [draft, setDraft] = useState<{ from: IsoDate; to: IsoDate } | null>(null);
  const long = (day: IsoDate) => printDate(day, locale, { dateStyle: 'long' });
  const kept = value && ([value.start, value.end] as const);
  return (
    <MonthGrid
      {...grid}
      several
      day={value?.start ?? null}
      chosen={draft ? inOrder(draft.from, draft.to) : kept}
      onReach={(day) => {
        if (draft && day !== draft.to) setDraft({ ...draft, to: day });
      }}
      onChoose={(day) => {
        if (!draft) {
          setDraft({ from: day, to: day });
          return announce(t('from', { day: long(day) }));
        }
        const [start, end] = inOrder(draft.from, day);
        setDraft(null);
        announce(t('range', { first: long(start), last: long(end) }));
        onChoose({ start, end });
      }}
    />
  );
}

export interface RangeCalendarProps extends Forwarded, CalendarLimits {
  /** Names the calendar, e.g. "Days of the course". */
  label: string;
  value?: DateRange | null;
  defaultValue?: DateRange | null;
  /** Called when both days are chosen. */
  onValueChange?: (value: DateRange) => void;
  /** Both days are in the form data under this name: first the start, then the end. */
  name?: string;
}

/** A month in the page, from which a range of days is chosen. */
export const RangeCalendar = forwardRef<HTMLDivElement, RangeCalendarProps>(
  function RangeCalendar(props, ref) {
    const { label, value, defaultValue = null, onValueChange, name, min, max, isDayDisabled, ...own } = props;
    const { className, ...rest } = own;
    const hidden = useRef<HTMLInputElement>(null);
    const [range, setRange] = useControllableState<DateRange | null>(value, defaultValue, (next) => {
      if (next !== null) onValueChange?.(next);
    });
    useFormReset(hidden, () => setRange(value === undefined ? defaultValue : value));
    return (
      <div
        {...rest}
        ref={ref}
        role="group"
        aria-label={label}
        data-slot="calendar"
        className={cn('flex w-full max-w-80 flex-col gap-2', className)}
      >
        <RangeGrid {...{ min, max, isDayDisabled }} value={range} onChoose={setRange} />
        {name !== undefined && (
          <>
            <input ref={hidden} type="hidden" name={name} value={range?.start ?? ''} />
            <input type="hidden" name={name} value={range?.end ?? ''} />
          </>
        )}
      </div>
    );
  },
);
