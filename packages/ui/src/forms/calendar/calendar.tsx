import { forwardRef, useRef } from 'react';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useFormReset } from '../field/use-field-ids';
import type { IsoDate } from './calendar-dates';
import { type CalendarLimits, calendarMessages, MonthGrid } from './month-grid';

export { RangeCalendar, type DateRange, type RangeCalendarProps } from './range-calendar';
export type { CalendarLimits, IsoDate };
export { calendarMessages };

export interface CalendarProps extends Forwarded, CalendarLimits {
  /** Names the calendar, e.g. "Day of the class". */
  label: string;
  /** `yyyy-mm-dd` of the Gregorian calendar, whatever calendar the locale shows. */
  value?: IsoDate | null;
  defaultValue?: IsoDate | null;
  onValueChange?: (value: IsoDate) => void;
  /** Name of the hidden input with `yyyy-mm-dd`. */
  name?: string;
}

/** A month in the page, from which one day is chosen. In the calendar and first weekday of the locale. */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function Calendar(props, ref) {
  const { label, value, defaultValue = null, onValueChange, name, min, max, isDayDisabled, ...own } = props;
  const { className, ...rest } = own;
  const hidden = useRef<HTMLInputElement>(null);
  const [day, setDay] = useControllableState<IsoDate | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  useFormReset(hidden, () => setDay(value === undefined ? defaultValue : value));
  return (
    <div
      {...rest}
      ref={ref}
      role="group"
      aria-label={label}
      data-slot="calendar"
      className={cn('flex w-full max-w-80 flex-col gap-2', className)}
    >
      <MonthGrid
        {...{ min, max, isDayDisabled, day }}
        chosen={day === null ? null : [day, day]}
        onChoose={setDay}
      />
      {name !== undefined && <input ref={hidden} type="hidden" name={name} value={day ?? ''} />}
    </div>
  );
});
