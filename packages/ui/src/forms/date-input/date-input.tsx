import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useAnnounce } from '../../foundations/announcer/announcer';
import { cx } from '../../foundations/lib/cx';
import { useLocale, useMessages } from '../../foundations/messages-provider/messages-provider';
import { controlClasses } from '../field/field';
import { Fieldset, type FieldsetTexts } from '../field/fieldset';
import { floatingPanelClasses, useFloatingPanel } from '../field/use-floating-panel';
import { type IsoDate, printDate } from './calendar-dates';
import { dateInputMessages, type DateTexts, parseDate, textsOf } from './date-parts';

export { dateInputMessages };

// Most people type: the grid comes when somebody asks for it.
const Calendar = lazy(() => import('./calendar').catch(() => ({ default: NoCalendar })));

/** The connection was lost: the fields still take a date, and nothing else of the page breaks. */
function NoCalendar() {
  const t = useMessages(dateInputMessages);
  return <p className="p-4">{t('unavailable')}</p>;
}

export interface DateInputProps extends FieldsetTexts {
  /** `yyyy-mm-dd`. */
  value: IsoDate | null;
  /** Gets null while the three fields hold no date within the bounds. */
  onChange: (value: IsoDate | null) => void;
  min?: IsoDate;
  max?: IsoDate;
  /** In a form, carries `yyyy-mm-dd`. */
  name?: string;
  /** The person's own birthday is asked (WCAG 1.3.5). */
  autoComplete?: 'bday';
  disabled?: boolean;
  readOnly?: boolean;
  className?: string;
}

const PARTS = ['day', 'month', 'year'] as const;

/**
 * A date in three typed fields, the way that works for most people, and a calendar beside it for when the weekday
 * matters. What was typed stays, also when it is no date.
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, min, max, name, autoComplete, disabled, readOnly, hint, error, ...texts } = props;
  const t = useMessages(dateInputMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const root = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<DateTexts>(() => textsOf(value));
  const [given, setGiven] = useState(value);
  const [reported, setReported] = useState(value);
  const [left, setLeft] = useState(false);
  if (value !== given) {
    setGiven(value);
    if (value !== reported) {
      setReported(value);
      setTyped(textsOf(value));
      setLeft(false);
    }
  }
  const long = (iso: IsoDate) => printDate(iso, locale, { dateStyle: 'long' });
  const parsed = parseDate(typed, { min, max, locale });
  const bound = parsed.problem?.date;
  const problem = parsed.problem && t(parsed.problem.key, { date: bound ? long(bound) : '' });
  const shownProblem = left ? problem : undefined;
  const shownError = shownProblem ?? error;

  const take = (next: DateTexts) => {
    setTyped(next);
    const { value: date, problem: wrong } = parseDate(next, { min, max, locale });
    if (!wrong) setLeft(false);
    setReported(date);
    if (date !== reported) onChange(date);
  };
  const leave = () => {
    if (open) return;
    setLeft(true);
    if (problem !== undefined && !left) announce(problem);
    if (parsed.value !== null) setTyped(textsOf(parsed.value));
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useFloatingPanel({ open, root, panel, onClose: (by) => (by === 'escape' ? close() : setOpen(false)) });

  return (
    <Fieldset {...texts} hint={hint ?? t('hint')} error={shownError} slot="date-input" onLeave={leave}>
      {({ id, errorId }) => (
        <span ref={root} className="relative flex w-fit max-w-full items-end gap-2">
          {PARTS.map((part, index) => {
            const wrong =
              shownProblem !== undefined && parsed.problem
                ? parsed.parts.includes(part)
                : error !== undefined;
            const control = index === 0 ? id : `${id}-${part}`;
            return (
              <span
                key={part}
                className={cx('flex min-w-0 flex-col gap-1', part === 'year' ? 'w-24' : 'w-16')}
              >
                <label htmlFor={control} className="text-sm">
                  {t(part)}
                </label>
                <input
                  id={control}
                  type="text"
                  inputMode="numeric"
                  autoComplete={autoComplete ? `bday-${part}` : 'off'}
                  data-slot={`date-${part}`}
                  value={typed[part]}
                  disabled={disabled}
                  readOnly={readOnly}
                  required={texts.required ?? true}
                  aria-describedby={errorId}
                  aria-invalid={wrong || undefined}
                  onChange={(event) => take({ ...typed, [part]: event.target.value })}
                  className={cx(controlClasses, 'text-center')}
                />
              </span>
            );
          })}
          {!disabled && !readOnly && (
            <IconButton
              ref={button}
              variant="secondary"
              label={parsed.value === null ? t('choose') : t('change', { date: long(parsed.value) })}
              icon={<CalendarDays size={20} />}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          )}
          {open && (
            <div
              ref={panel}
              className={cx(floatingPanelClasses, 'start-0 min-h-20 w-80 max-w-[calc(100vw-2rem)]')}
            >
              <Suspense fallback={<p className="p-4 text-ink-muted">{t('opening')}</p>}>
                <Calendar
                  label={t('choose')}
                  value={parsed.value}
                  min={min}
                  max={max}
                  onChoose={(date) => {
                    take(textsOf(date));
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
              value={
                parsed.value ??
                PARTS.map((part) => typed[part].trim())
                  .filter(Boolean)
                  .join(' ')
              }
            />
          )}
        </span>
      )}
    </Fieldset>
  );
}
