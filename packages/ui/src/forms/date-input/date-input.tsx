import { CalendarDays } from 'lucide';
import { forwardRef, lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cn } from '../../foundations/lib/cn';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { Icon } from '../../foundations/lib/icon';
import { useMergedRef } from '../../foundations/lib/use-merged-ref';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { controlClasses } from '../field/field';
import { Fieldset, type FieldsetTexts } from '../field/fieldset';
import { floatingPanelClasses, useFloatingPanel } from '../field/use-floating-panel';
import { formValue, useTypedValue } from '../field/use-typed-value';
import { useFormReset } from '../field/use-field-ids';
import { type IsoDate, orderOf, printDate } from '../calendar/calendar-dates';
import { type DateTexts, dateInputMessages, exampleOf, inOrder, parseDate, textsOf } from './date-parts';

export { dateInputMessages };

// Most users type, so the calendar is loaded on demand.
const Calendar = lazy(() => import('./calendar-dialog').catch(() => ({ default: NoCalendar })));

/** The calendar failed to load: the fields still work, and the rest of the page is not affected. */
function NoCalendar() {
  const t = useMessages(dateInputMessages);
  return <p className="p-4">{t('unavailable')}</p>;
}

export interface DateInputProps extends Omit<Forwarded, 'id'>, FieldsetTexts {
  /** `yyyy-mm-dd`. */
  value?: IsoDate | null;
  defaultValue?: IsoDate | null;
  /** Receives null while the fields contain no date within the bounds. */
  onValueChange?: (value: IsoDate | null) => void;
  min?: IsoDate;
  max?: IsoDate;
  /** Name of the hidden input with `yyyy-mm-dd`. */
  name?: string;
  /** The field asks for the user's own birthday (WCAG 1.3.5). */
  autoComplete?: 'bday';
  disabled?: boolean;
  readOnly?: boolean;
  /** Whether there is a button that opens a calendar. Default true. */
  calendar?: boolean;
}

/**
 * A date in three text fields in the locale's order, calendar and digits, which works for most users, with a calendar for when the weekday
 * matters. Typed text stays, even if it is not a valid date.
 */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(props, ref) {
  const { label, hint, error, required, id, fieldClassName, min, max, name, autoComplete, ...own } = props;
  const { value, defaultValue, onValueChange, disabled, readOnly, calendar = true, className, ...rest } = own;
  const t = useMessages(dateInputMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const root = useRef<HTMLSpanElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(first, ref);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const long = (iso: IsoDate) => printDate(iso, locale, { dateStyle: 'long' });
  const parse = (texts: DateTexts) => {
    const read = parseDate(texts, { min, max, locale });
    if (!read.problem) return read;
    const { key, date } = read.problem;
    return { ...read, problem: t(key, { date: date ? long(date) : '', ...exampleOf(locale) }) };
  };
  const typed = useTypedValue({
    value,
    defaultValue,
    onValueChange,
    parse,
    format: (iso) => textsOf(iso, locale),
  });
  useFormReset(first, typed.reset);
  const parts = orderOf(locale);
  const { parsed } = typed;
  const asked: readonly string[] = error === undefined ? [] : parts;
  const wrong = typed.problem !== undefined && parsed.problem !== undefined ? parsed.parts : asked;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useFloatingPanel({ open, root, panel, onClose: (by) => (by === 'escape' ? close() : setOpen(false)) });

  return (
    <Fieldset
      label={label}
      required={required}
      id={id}
      fieldClassName={fieldClassName}
      hint={hint ?? t('hint', exampleOf(locale))}
      error={typed.problem ?? error}
      slot="date-input"
      onLeave={() => !open && typed.leave()}
    >
      {({ id, errorId }) => (
        <span ref={root} className="relative flex w-fit max-w-full items-end gap-2">
          {parts.map((part, index) => {
            const control = index === 0 ? id : `${id}-${part}`;
            return (
              <span
                key={part}
                className={cn('flex min-w-0 flex-col gap-1', part === 'year' ? 'w-24' : 'w-16')}
              >
                <label htmlFor={control} className="text-sm">
                  {t(part)}
                </label>
                <input
                  {...(index === 0 && { ...rest, ref: merged })}
                  id={control}
                  type="text"
                  inputMode="numeric"
                  autoComplete={autoComplete ? `bday-${part}` : 'off'}
                  data-slot={`date-${part}`}
                  value={typed.text[part]}
                  disabled={disabled}
                  readOnly={readOnly}
                  required={required ?? true}
                  aria-describedby={cn(errorId, index === 0 && rest['aria-describedby']) || undefined}
                  aria-invalid={wrong.includes(part) || undefined}
                  onChange={(event) => typed.type({ ...typed.text, [part]: event.target.value })}
                  className={cn(controlClasses, 'text-center', index === 0 && className)}
                />
              </span>
            );
          })}
          {calendar && !disabled && !readOnly && (
            <IconButton
              ref={button}
              variant="secondary"
              label={parsed.value === null ? t('choose') : t('change', { date: long(parsed.value) })}
              icon={<Icon of={CalendarDays} size={20} />}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          )}
          {open && (
            <div ref={panel} className={cn(floatingPanelClasses, 'min-h-20 w-80 max-w-[calc(100vw-2rem)]')}>
              <Suspense fallback={<p className="p-4 text-ink-muted">{t('opening')}</p>}>
                <Calendar
                  label={t('choose')}
                  value={parsed.value}
                  min={min}
                  max={max}
                  onChoose={(date) => {
                    typed.type(textsOf(date, locale));
                    announce(long(date));
                    close();
                  }}
                  onClose={close}
                />
              </Suspense>
            </div>
          )}
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              disabled={disabled}
              value={formValue(parsed, inOrder(typed.text, locale))}
            />
          )}
        </span>
      )}
    </Fieldset>
  );
});
