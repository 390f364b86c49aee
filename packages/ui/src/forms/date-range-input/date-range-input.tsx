import { CalendarDays } from 'lucide';
import { forwardRef, lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../actions/button/button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { useControllableState } from '../../foundations/lib/use-controllable-state';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';
import type { IsoDate } from '../calendar/calendar-dates';
import { DateInput, dateInputMessages } from '../date-input/date-input';
import { Fieldset, type FieldsetTexts } from '../field/fieldset';
import { useFormReset } from '../field/use-field-ids';
import { floatingPanelClasses, useFloatingPanel } from '../field/use-floating-panel';

export const dateRangeInputMessages = defineMessages('date-range-input', {
  start: 'First day',
  end: 'Last day',
  choose: 'Choose both days',
  order: 'The last day is before the first day',
});

// Most users type, so the calendar is loaded on demand.
const RangeDialog = lazy(() => import('./range-dialog').catch(() => ({ default: NoCalendar })));

/** The calendar failed to load: the fields still work. */
function NoCalendar() {
  const t = useMessages(dateInputMessages);
  return <p className="p-4">{t('unavailable')}</p>;
}

/** A day is null while its fields contain no date within the bounds. The end may be before the start: an error says so. */
export interface DateRangeValue {
  start: IsoDate | null;
  end: IsoDate | null;
}

export interface DateRangeInputProps extends Omit<Forwarded, 'id'>, FieldsetTexts {
  /** Days as `yyyy-mm-dd`. */
  value?: DateRangeValue;
  defaultValue?: DateRangeValue;
  onValueChange?: (value: DateRangeValue) => void;
  min?: IsoDate;
  max?: IsoDate;
  /** Both days are in the form data under this name: first the start, then the end. */
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  /** Names of the two days. Default "First day" and "Last day". */
  dayLabels?: readonly [string, string];
}

const NO_RANGE: DateRangeValue = { start: null, end: null };

/** A first and a last day: each typed like a DateInput, or both chosen from one calendar. */
export const DateRangeInput = forwardRef<HTMLInputElement, DateRangeInputProps>(
  function DateRangeInput(props, ref) {
    const { label, hint, error, required, id, fieldClassName, min, max, name, dayLabels, ...own } = props;
    const { value, defaultValue = NO_RANGE, onValueChange, disabled, readOnly, ...rest } = own;
    const t = useMessages(dateRangeInputMessages);
    const texts = useMessages(dateInputMessages);
    const announce = useAnnounce();
    const [range, setRange] = useControllableState(value, defaultValue, onValueChange);
    const [left, setLeft] = useState(false);
    const [open, setOpen] = useState(false);
    const root = useRef<HTMLDivElement>(null);
    const panel = useRef<HTMLDivElement>(null);
    const button = useRef<HTMLButtonElement>(null);
    const first = useRef<HTMLInputElement>(null);
    const merged = useMergedRef(first, ref);
    useFormReset(first, () => {
      setLeft(false);
      setRange(value ?? defaultValue);
    });
    const wrong = range.start !== null && range.end !== null && range.end < range.start;
    const close = () => {
      setOpen(false);
      button.current?.focus();
    };
    useFloatingPanel({ open, root, panel, onClose: (by) => (by === 'escape' ? close() : setOpen(false)) });
    const change = (next: Partial<DateRangeValue>) => setRange({ ...range, ...next });
    const day = { min, max, name, disabled, readOnly, required: true, calendar: false };
    return (
      <Fieldset
        {...{ label, hint, required, id, fieldClassName }}
        error={wrong && left ? t('order') : error}
        slot="date-range-input"
        onLeave={() => {
          if (open) return;
          setLeft(true);
          if (wrong && !left) announce(t('order'));
        }}
      >
        {({ id, errorId }) => (
          <div ref={root} className="relative flex flex-wrap items-end gap-x-6 gap-y-4">
            <DateInput
              {...rest}
              {...day}
              ref={merged}
              id={id}
              label={dayLabels?.[0] ?? t('start')}
              aria-describedby={cn(errorId, rest['aria-describedby']) || undefined}
              value={range.start}
              onValueChange={(start) => change({ start })}
            />
            <DateInput
              {...day}
              id={`${id}-end`}
              label={dayLabels?.[1] ?? t('end')}
              aria-describedby={errorId}
              value={range.end}
              onValueChange={(end) => change({ end })}
            />
            {!disabled && !readOnly && (
              <Button
                ref={button}
                variant="secondary"
                icon={<Icon of={CalendarDays} size={20} />}
                aria-haspopup="dialog"
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                {t('choose')}
              </Button>
            )}
            {open && (
              <div ref={panel} className={cn(floatingPanelClasses, 'min-h-20 w-80 max-w-[calc(100vw-2rem)]')}>
                <Suspense fallback={<p className="p-4 text-ink-muted">{texts('opening')}</p>}>
                  <RangeDialog
                    label={t('choose')}
                    min={min}
                    max={max}
                    value={
                      range.start !== null && range.end !== null && !wrong
                        ? { start: range.start, end: range.end }
                        : null
                    }
                    onChoose={(next) => {
                      setRange(next);
                      close();
                    }}
                    onClose={close}
                  />
                </Suspense>
              </div>
            )}
          </div>
        )}
      </Fieldset>
    );
  },
);
